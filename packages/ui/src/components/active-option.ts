/** A key press, as a list reads it. */
export interface ListKey {
  key: string;
  ctrlKey: boolean;
}

/**
 * Where a key moves the active option of a list beside a text field, or undefined if the key is the field's own.
 * Arrows go round at the ends; pages stop there; Home and End move the caret unless Ctrl is held.
 */
export function moveActive(key: ListKey, active: number, count: number, page: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key.key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + page);
    case 'PageUp':
      return Math.max(0, active - page);
    case 'Home':
      return key.ctrlKey ? 0 : undefined;
    case 'End':
      return key.ctrlKey ? last : undefined;
    default:
      return undefined;
  }
}
