import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';
import { minTableWidth } from './data-column.ts';
import type { DataTableProps } from './use-table.ts';

/** Width in px from which columns that have no room are better scrolled sideways than read as cards. */
const roomy = 552;
/** Where nothing is measured yet. */
const narrowScreen = '(max-width: 600px)';

/** Whether rows are shown as cards: where the table has a narrow place, and its columns no room in it. */
export function useCards<Row>(
  root: RefObject<HTMLElement | null>,
  { columns }: Pick<DataTableProps<Row>, 'columns'>,
): boolean {
  const [measured] = useState<{ width?: number }>(() => ({}));
  const subscribe = useCallback(
    (notify: () => void) => {
      let frame = 0;
      // Called when the page's layout is known: measuring costs none of its own. What is shown changes with the next frame,
      // since a browser reports an error where an observer changes the height of what it observes.
      const observer = new ResizeObserver(([entry]) => {
        measured.width = entry!.contentRect.width;
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(notify);
      });
      if (root.current) observer.observe(root.current);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(frame);
      };
    },
    [root, measured],
  );
  const needed = Math.min(roomy + 1, minTableWidth(columns));
  return useSyncExternalStore(
    subscribe,
    () => (measured.width ? measured.width < needed : matchMedia(narrowScreen).matches),
    () => false,
  );
}
