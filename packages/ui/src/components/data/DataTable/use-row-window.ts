import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { onThemeChange } from '../../../themes/theme-change.ts';

/** Rows above which only those in sight are on the page. */
const virtualAbove = 200;

/** A stretch of the list: a row at a place, or empty room (px) for the rows that are not on the page. */
export type ListPart =
  | { readonly kind: 'row'; readonly place: number }
  | { readonly kind: 'room'; readonly key: string; readonly size: number };

/** The part of a long list that is on the page. */
export interface RowWindow {
  readonly parts: readonly ListPart[];
  readonly virtual: boolean;
  readonly scrollTo: (place: number) => void;
  /** Measures an element that carries `data-index`; for rows of different heights. */
  readonly measure: (element: Element | null) => void;
}

/** What a {@link useRowWindow} needs to know. */
export interface RowWindowOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Expected height of a row, px. */
  readonly rowHeight: number;
  /** Height of what stays on top of the rows, px. */
  readonly headHeight: number;
  /** A row that stays on the page wherever it is scrolled to: the one that has the focus. */
  readonly kept: number | null;
}

/** The height of a row in px at an element, by its density; again when the density changes. */
export function useRowHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(36);
  useEffect(() => {
    const read = () => {
      if (!element.current) return;
      const size = Number.parseFloat(getComputedStyle(element.current).getPropertyValue('--cnx-sizes-row'));
      if (size > 0) setHeight(size);
    };
    read();
    return onThemeChange(read);
  }, [element]);
  return height;
}

/** The parts of a list of which only `items` are on the page. */
export function listParts(
  items: readonly { readonly index: number; readonly start: number; readonly end: number }[],
  total: number,
): ListPart[] {
  const parts: ListPart[] = [];
  let end = 0;
  for (const item of items) {
    if (item.start > end) parts.push({ kind: 'room', key: `before ${item.index}`, size: item.start - end });
    parts.push({ kind: 'row', place: item.index });
    end = item.end;
  }
  if (total > end) parts.push({ kind: 'room', key: 'after', size: total - end });
  return parts;
}

/** Keeps on the page what is in sight of a long list, all of a short one. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { count, scroller, rowHeight, headHeight, kept } = options;
  const virtual = count > virtualAbove;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const places = defaultRangeExtractor(range);
      if (kept === null || kept >= range.count || places.includes(kept)) return places;
      return kept < places[0]! ? [kept, ...places] : [...places, kept];
    },
    [kept],
  );
  const virtualizer = useVirtualizer({
    count: virtual ? count : 0,
    // A short list is not measured: that would have the browser lay out the page while it is being built.
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: headHeight,
    rangeExtractor,
    // Before the first measurement, and on a server: as many rows as a usual table shows.
    initialRect: { width: 0, height: 640 },
  });
  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const size = virtualizer.getTotalSize();
  const parts = useMemo(
    (): readonly ListPart[] =>
      virtual
        ? listParts(items, size)
        : Array.from({ length: count }, (_, place) => ({ kind: 'row', place })),
    [virtual, items, size, count],
  );
  return {
    parts,
    virtual,
    scrollTo: (place) => {
      if (virtual) virtualizer.scrollToIndex(place, { align: 'auto' });
    },
    measure: virtualizer.measureElement,
  };
}
