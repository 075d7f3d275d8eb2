import { useDeferredValue, useState, useSyncExternalStore, type RefCallback } from 'react';
import { minTableWidth } from './data-column.ts';
import type { DataTableProps } from './table-props.ts';

/** Width in px from which columns that have no room are better scrolled sideways than read as cards. */
const roomy = 552;
/** The same of the list of a page whose columns need as much or more: its last ones would be out of sight. */
const roomyPage = 960;
/** Where nothing is measured yet. */
const narrowScreen = '(max-width: 600px)';

/** The width of one element, which reaches it by `watch`, a ref; undefined where nothing is measured yet. */
function elementWidth() {
  let width: number | undefined;
  let notify = () => {};
  return {
    watch(element: HTMLElement) {
      let frame = 0;
      // Called when the page's layout is known: measuring costs none of its own. What is shown changes with the next frame,
      // since a browser reports an error where an observer changes the height of what it observes.
      const observer = new ResizeObserver(([entry]) => {
        width = entry!.contentRect.width;
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => notify());
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(frame);
      };
    },
    subscribe(listener: () => void) {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
    width: () => width,
  };
}

type CardProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'hiddenColumns' | 'layout' | 'compact'>;

/**
 * Whether rows are shown as cards: where the table has a narrow place, and its columns no room in it; `root` is its ref. For
 * the list of a page that place may be wider: rows of two lines are better than columns out of sight; and one that is compact
 * stands beside what is read, where they are so at any width. All rows are rendered anew for that: what has come into the place beside them is painted first.
 */
export function useCards<Row>({ columns, hiddenColumns = [], layout, compact = false }: CardProps<Row>): {
  cards: boolean;
  root: RefCallback<HTMLElement>;
} {
  const [place] = useState(elementWidth);
  const least = minTableWidth(columns.filter(({ id }) => !hiddenColumns.includes(id)));
  const isPage = layout === 'page';
  const needed =
    isPage && compact ? least : Math.min(least, isPage && least >= roomyPage ? roomyPage : roomy + 1);
  const narrow = useSyncExternalStore(
    place.subscribe,
    () => {
      const width = place.width();
      return width ? width < needed : matchMedia(narrowScreen).matches;
    },
    () => false,
  );
  return { cards: useDeferredValue(narrow), root: place.watch };
}
