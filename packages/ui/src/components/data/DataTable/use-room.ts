import { useSyncExternalStore } from 'react';
import { barHeight, barHeightChange } from '../../bar-height.ts';

/** What stands above and below a box of rows in a window: the header of a page, and air. */
const around = 56 + 32;
const least = 320;

function subscribe(notify: () => void): () => void {
  addEventListener('resize', notify);
  addEventListener(barHeightChange, notify);
  return () => {
    removeEventListener('resize', notify);
    removeEventListener(barHeightChange, notify);
  };
}

const room = () => Math.max(least, window.innerHeight - barHeight() - around);
const none = () => undefined;

/** The height in px that the window has under what sticks to the top of its page; undefined where it is not wanted. */
export function useRoom(wanted: boolean): number | undefined {
  return useSyncExternalStore<number | undefined>(
    wanted ? subscribe : () => none,
    wanted ? room : none,
    none,
  );
}
