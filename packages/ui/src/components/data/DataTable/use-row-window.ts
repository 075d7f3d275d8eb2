import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { onThemeChange } from '../../../themes/theme-change.ts';
import { leastSpare, listParts, rowHeights, rowsToShow, type ListPart, type RowRange } from './row-window.ts';

/** Rows above which only those in sight are on the page. */
export const virtualAbove = 200;

/** Height in px of what is seen of a long table that has no height of its own. */
export const longHeight = 640;

/** The part of a long list that is on the page. */
export interface RowWindow {
  readonly parts: readonly ListPart[];
  readonly virtual: boolean;
  /** Brings a row into sight. */
  readonly scrollTo: (place: number) => void;
  /** Takes notice of a scroll, before it is painted. */
  readonly onScroll: () => void;
}

/** What a {@link useRowWindow} needs to know. */
export interface RowWindowOptions {
  /** The list; another object when its rows are others or in another order. */
  readonly list: { readonly length: number };
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height in px that the list is never seen higher than, its head included. */
  readonly maxHeight: number | undefined;
  /** Expected height of a row, px. */
  readonly rowHeight: number;
  /** Whether rows may be of other heights: those on the page carry `data-index` and are measured. */
  readonly uneven: boolean;
  /** Height of what stays on top of the rows, px. */
  readonly headHeight: number;
  /** A row that stays on the page wherever it is scrolled to: the one that has the focus. */
  readonly kept: number | null;
}

/** The height of a row in px at an element, by its density; again when the density changes. A short list needs none. */
export function useRowHeight(element: RefObject<HTMLElement | null>, count: number): number {
  const [height, setHeight] = useState(36);
  const virtual = count > virtualAbove;
  useEffect(() => {
    if (!virtual) return undefined;
    const read = () => {
      if (!element.current) return;
      const size = Number.parseFloat(getComputedStyle(element.current).getPropertyValue('--cnx-sizes-row'));
      if (size > 0) setHeight(size);
    };
    read();
    return onThemeChange(read);
  }, [element, virtual]);
  return height;
}

interface Measured {
  /** The list that was measured. */
  readonly list: object;
  readonly heights: ReadonlyMap<number, number>;
}

const noHeights: ReadonlyMap<number, number> = new Map();

/** Heights known with those of the rows on the page; the same object when nothing is new. */
function withHeights(known: ReadonlyMap<number, number>, scroller: HTMLElement): ReadonlyMap<number, number> {
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-index]')];
  const found = rows.map((row) => [Number(row.dataset['index']), row.offsetHeight] as const);
  return found.every(([place, height]) => known.get(place) === height)
    ? known
    : new Map([...known, ...found]);
}

/** Keeps on the page what is in sight of a long list, all of a short one. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { list, scroller, maxHeight = longHeight, rowHeight, uneven, headHeight, kept } = options;
  const count = list.length;
  const virtual = count > virtualAbove;
  const [measured, setMeasured] = useState<Measured>({ list, heights: noHeights });
  // The newest, while what is rendered waits for its turn: no height is taken notice of twice.
  const book = useRef(measured);
  const known = virtual && uneven && measured.list === list ? measured.heights : noHeights;
  const heights = useMemo(() => rowHeights(count, rowHeight, known), [count, rowHeight, known]);
  const height = maxHeight - headHeight;
  // At first, and on a server, no more than can be seen: the others come with the first scroll.
  const [range, setRange] = useState<RowRange>(() => ({ first: 0, end: Math.ceil(height / rowHeight) }));

  const update = useCallback(
    (top: number, least: number) =>
      setRange((current) => rowsToShow(heights, count, { top, height }, current, least)),
    [heights, count, height],
  );
  const toMeasure = uneven ? range : null;
  useEffect(() => {
    const element = scroller.current;
    if (!virtual || !element) return undefined;
    const observer = new ResizeObserver(() => {
      update(element.scrollTop, 0);
      if (!toMeasure) return;
      const before = book.current.list === list ? book.current.heights : noHeights;
      const next = withHeights(before, element);
      if (next === before) return;
      // What comes in above the reader must not move what is read.
      const [then, now] = [rowHeights(count, rowHeight, before), rowHeights(count, rowHeight, next)];
      const reading = then.placeAt(element.scrollTop);
      const moved = now.start(reading) - then.start(reading);
      if (moved !== 0) element.scrollBy({ top: moved, behavior: 'instant' });
      book.current = { list, heights: next };
      setMeasured(book.current);
    });
    observer.observe(element);
    if (toMeasure) for (const row of element.querySelectorAll('[data-index]')) observer.observe(row);
    return () => observer.disconnect();
  }, [virtual, scroller, list, count, rowHeight, toMeasure, update]);
  const parts = useMemo((): readonly ListPart[] => {
    if (!virtual) return Array.from({ length: count }, (_, place) => ({ kind: 'row', place }));
    const end = Math.min(count, range.end);
    return listParts(heights, count, { first: Math.min(range.first, end), end }, kept);
  }, [virtual, heights, count, range, kept]);
  return {
    parts,
    virtual,
    scrollTo: (place) => {
      const element = scroller.current;
      if (!virtual || !element) return;
      const [top, end] = [heights.start(place), heights.start(place + 1)];
      const above = top - element.scrollTop;
      const below = end - height - element.scrollTop;
      if (above < 0 || below > 0) element.scrollBy({ top: above < 0 ? above : below, behavior: 'instant' });
      update(element.scrollTop, 0);
    },
    onScroll: () => {
      const top = scroller.current?.scrollTop ?? 0;
      if (virtual) flushSync(() => update(top, leastSpare));
    },
  };
}
