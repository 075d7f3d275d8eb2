/** A stretch of the list: a row at a place, or empty room (px) for the rows that are not on the page. */
export type ListPart =
  | { readonly kind: 'row'; readonly place: number }
  | { readonly kind: 'room'; readonly key: string; readonly size: number };

/** Rows from `first` up to, not including, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Where rows begin, px from the top of the list. */
export interface RowHeights {
  readonly start: (place: number) => number;
  /** The row at a distance from the top; the last one beyond the end. */
  readonly placeAt: (offset: number) => number;
}

/**
 * Places rows of which most are as high as `expected`, without looking at each: a hundred thousand cost as much as ten.
 * @param measured Heights of the rows that have been on the page.
 */
export function rowHeights(
  count: number,
  expected: number,
  measured: ReadonlyMap<number, number>,
): RowHeights {
  const start = (place: number) => {
    let offset = place * expected;
    for (const [at, height] of measured) if (at < place) offset += height - expected;
    return offset;
  };
  const placeAt = (offset: number) => {
    let [from, to] = [0, Math.max(0, count - 1)];
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if (start(middle) <= offset) from = middle;
      else to = middle - 1;
    }
    return from;
  };
  return { start, placeAt };
}

/** Rows kept ready on either side of those in sight. */
const spare = 8;
/** Fewer than these ready in a scroll, and new ones are made: so not every row scrolled by costs a rendering. */
export const leastSpare = 3;

/** What is seen of a list, px: from `top`, this high. */
export interface RowView {
  readonly top: number;
  readonly height: number;
}

/** The rows to have on the page: `current` as long as it still holds those in sight, and `least` more on either side. */
export function rowsToShow(
  heights: RowHeights,
  count: number,
  { top, height }: RowView,
  current: RowRange,
  least: number,
): RowRange {
  const first = heights.placeAt(top);
  const end = Math.min(count, heights.placeAt(top + height) + 1);
  const enough =
    current.first <= Math.max(0, first - least) &&
    current.end >= Math.min(count, end + least) &&
    current.end <= count;
  return enough ? current : { first: Math.max(0, first - spare), end: Math.min(count, end + spare) };
}

/**
 * The parts of a list of which only a range is on the page, and one row more wherever it is.
 * @param kept A row that stays on the page; null for none.
 */
export function listParts(
  heights: Pick<RowHeights, 'start'>,
  count: number,
  { first, end }: RowRange,
  kept: number | null,
): ListPart[] {
  const places = Array.from({ length: end - first }, (_, index) => first + index);
  if (kept !== null && kept < first) places.unshift(kept);
  if (kept !== null && kept >= end && kept < count) places.push(kept);
  const parts: ListPart[] = [];
  let next = 0;
  const room = (to: number, key: string) => {
    if (to > next) parts.push({ kind: 'room', key, size: heights.start(to) - heights.start(next) });
  };
  for (const place of places) {
    room(place, `before ${place}`);
    parts.push({ kind: 'row', place });
    next = place + 1;
  }
  room(count, 'after');
  return parts;
}
