/** Points that the cursor may stand on: those of the window. */
export interface CursorReach {
  /** First and last index, both included. */
  readonly first: number;
  readonly last: number;
  /** Points that an arrow key passes, so that each press is seen: 1 unless points are denser than pixels. */
  readonly stride: number;
}

/**
 * Where a key moves the cursor: arrows by a stride, Page Up and Down by a tenth of the window, Home and
 * End to its ends. Without a cursor, any of them starts at the end that it points away from or to.
 * @returns null when the key does not move the cursor, or there is no point to move to.
 */
export function moveCursor(key: string, cursor: number | null, reach: CursorReach): number | null {
  const { first, last, stride } = reach;
  if (last < first) return null;
  const page = Math.max(stride, Math.round((last - first) / 10));
  const steps: Record<string, number> = {
    ArrowLeft: -stride,
    ArrowDown: -stride,
    ArrowRight: stride,
    ArrowUp: stride,
    PageDown: -page,
    PageUp: page,
  };
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return null;
  if (cursor === null) return step < 0 ? last : first;
  return Math.min(last, Math.max(first, cursor + step));
}
