import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveByKey } from '../../list-keys.ts';

/** The row that the keyboard is on, and how it moves. */
export function useRowFocus<Row>(
  count: number,
  scroller: { current: HTMLElement | null },
  onSelect: ((row: Row) => void) | undefined,
) {
  const [stop, setStop] = useState(0);
  const [focused, setFocused] = useState(false);
  const wanted = useRef<number | null>(null);
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
    (row.matches('[tabindex]') ? row : link)?.focus();
    row.scrollIntoView({ block: 'nearest' });
  });
  const onStop = useCallback((place: number) => {
    setStop(place);
    setFocused(true);
  }, []);
  const onKey = useCallback(
    (event: KeyboardEvent<HTMLElement>, place: number, row: Row) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        onSelect?.(row);
        return;
      }
      const page = Math.max(
        1,
        Math.floor((scroller.current?.clientHeight ?? 0) / event.currentTarget.clientHeight) - 2,
      );
      const to = moveByKey(event.key, place, count, { page });
      if (to === null) return;
      event.preventDefault();
      wanted.current = to;
      scrollToRef.current(to);
      setStop(to);
    },
    [count, onSelect, scroller],
  );
  const [, redraw] = useState(0);
  /** Goes to the row so many places on; to the one that was last reached where none has the focus. */
  const goBy = (by: number) => {
    const inside = scroller.current?.contains(document.activeElement) ?? false;
    const to = Math.max(0, Math.min(count - 1, inside ? stop + by : stop));
    wanted.current = to;
    scrollToRef.current(to);
    setStop(to);
    redraw((drawn) => drawn + 1);
  };
  return {
    goBy,
    stop: Math.max(0, Math.min(stop, count - 1)),
    kept: focused && count > 0 ? Math.min(stop, count - 1) : null,
    onStop,
    onKey,
    onLeave: () => setFocused(false),
    scrollToRef,
  };
}
