import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken } from '../../key-taken.ts';

/** What the keys of a page's list do. */
export interface ListActions {
  /** Goes to the next row, or by -1 to the one before. */
  readonly go: (by: 1 | -1) => void;
  /** Ticks the row's box or clears it. */
  readonly tick: () => void;
  /** Clears all boxes; false where there was nothing to clear. */
  readonly clear: () => boolean;
  /** Copies the cell of the row. */
  readonly copy: () => void;
}

/** The keys of a list that a page is about: J, K, X, C and Escape, from anywhere on it. */
export function useListKeys(on: boolean, { go, tick, clear, copy }: ListActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || isKeyTaken(event)) return;
    switch (event.key.toLowerCase()) {
      case 'j':
        go(1);
        break;
      case 'k':
        go(-1);
        break;
      case 'x':
        if (!event.repeat) tick();
        break;
      case 'c':
        if (!event.repeat) copy();
        break;
      case 'escape':
        if (!clear()) return;
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
