/** How keys move through a list. */
export interface ListKeyOptions {
  /** Items that Page Up and Page Down pass. */
  readonly page: number;
  /** Whether the arrows left and right move, too. @default false */
  readonly sideways?: boolean;
}

/**
 * Where a key goes from one of `count` items: arrows by one, Page keys by a page, Home and End to the ends.
 * @returns null when the key moves nothing.
 */
export function moveByKey(
  key: string,
  index: number,
  count: number,
  { page, sideways = false }: ListKeyOptions,
): number | null {
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    ...(sideways && { ArrowRight: index + 1, ArrowLeft: index - 1 }),
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  if (target === undefined || count === 0) return null;
  const within = Math.min(count - 1, Math.max(0, target));
  return within === index ? null : within;
}
