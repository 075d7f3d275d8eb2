import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveByKey } from '../../list-keys.ts';
import { cellsOf, focusInRow } from './row-cells.ts';

/** The row that the keyboard is on, and how it moves. */
export function useRowFocus<Row>(
  count: number,
  scroller: { current: HTMLElement | null },
  onSelect: ((row: Row) => void) | undefined,
) {
  const [stop, setStop] = useState(0);
  const [focused, setFocused] = useState(false);
  const wanted = useRef<number | null>(null);
  const wantedCell = useRef(0);
  const scrollToRef = useRef<(place: number) => void>(() => undefined);
  // The row to focus may have come on the page only now.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    // A row that is a link has the focus on its link.
    const link =
      row.querySelector<HTMLElement>('[data-row-link]') ?? row.querySelector<HTMLElement>('a, button');
    if (!focusInRow(row, wantedCell.current)) link?.focus();
    row.scrollIntoView({ block: 'nearest' });
  });
  const onStop = useCallback((place: number) => {
    setStop(place);
    setFocused(true);
  }, []);
  const [, redraw] = useState(0);
  const goTo = useCallback((place: number, cell = 0) => {
    wanted.current = place;
    wantedCell.current = cell;
    scrollToRef.current(place);
    setStop(place);
    redraw((drawn) => drawn + 1);
  }, []);
  const onKey = useCallback(
    (event: KeyboardEvent<HTMLElement>, place: number, row: Row) => {
      const cell =
        event.target === event.currentTarget
          ? 0
          : cellsOf(event.currentTarget).indexOf(event.target as HTMLElement);
      // What stands in a cell has its own use for keys.
      if (cell < 0) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        onSelect?.(row);
        return;
      }
      const page = Math.max(
        1,
        Math.floor((scroller.current?.clientHeight ?? 0) / event.currentTarget.clientHeight) - 2,
      );
      if (event.key === 'ArrowUp' && place === 0) {
        const head = scroller.current?.querySelector<HTMLElement>(
          `thead th:nth-of-type(${cell + 1}) > button`,
        );
        if (head) event.preventDefault();
        head?.focus();
        return;
      }
      const to = moveByKey(event.key, place, count, { page });
      if (to === null) return;
      event.preventDefault();
      goTo(to, cell);
    },
    [count, goTo, onSelect, scroller],
  );
  /** Goes to the row so many places on; to the one that was last reached where none has the focus. */
  const goBy = (by: number) => {
    const inside = scroller.current?.contains(document.activeElement) ?? false;
    goTo(Math.max(0, Math.min(count - 1, inside ? stop + by : stop)));
  };
  /** Goes from a header into the rows, to the first cell below it. */
  const onEnterRows = useCallback((column: number) => goTo(0, column), [goTo]);
  return {
    goBy,
    onEnterRows,
    stop: Math.max(0, Math.min(stop, count - 1)),
    kept: focused && count > 0 ? Math.min(stop, count - 1) : null,
    onStop,
    onKey,
    onLeave: () => setFocused(false),
    scrollToRef,
  };
}
