/**
 * Where a key goes from one of `count` marks in a row: arrows by one, Page keys by ten, Home and End to the ends.
 * @returns null when the key moves nothing.
 */
export function stepMark(index: number, key: string, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  if (target === undefined || count === 0) return null;
  const within = Math.min(count - 1, Math.max(0, target));
  return within === index ? null : within;
}
