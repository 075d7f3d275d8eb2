/**
 * Where a key takes the focus from a row: arrows by one, Page Up and Down by `page`, Home and End to the ends.
 * @returns null when the key moves nothing.
 */
export function moveRow(key: string, place: number, count: number, page: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + page,
    PageUp: place - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  if (target === undefined || count === 0) return null;
  const within = Math.min(count - 1, Math.max(0, target));
  return within === place ? null : within;
}
