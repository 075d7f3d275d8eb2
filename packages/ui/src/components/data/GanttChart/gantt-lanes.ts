import { itemKey, type Keyed } from '../../item-key.ts';

/** What an activity is: shown by its bar and in words. */
export const ganttStates = ['planned', 'confirmed', 'running', 'done', 'late', 'cancelled'] as const;
/** What an activity is. */
export type GanttState = (typeof ganttStates)[number];

/** One activity. */
export interface GanttItem {
  readonly id: string;
  /** Id of the lane in which it stands. */
  readonly lane: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Milliseconds since 1970; null while its end is not known. */
  readonly to: number | null;
  readonly state: GanttState;
}

/** A state of another version is shown as planned. */
export const stateOf = ({ state }: GanttItem): GanttState =>
  ganttStates.includes(state) ? state : 'planned';

/** A span of time in ms; an open end is null. */
export interface Span {
  readonly from: number;
  readonly to: number | null;
}

/** A span cut to a window, as it is drawn. */
export interface CutSpan {
  readonly from: number;
  readonly to: number;
  /** It begins before the window. */
  readonly fromBefore: boolean;
  /** It goes on after the window, or its end is not known. */
  readonly goesOn: boolean;
}

/** The part of a span within a window; null where there is none, or where it has no beginning. */
export function cutSpan(span: Span, window: { readonly from: number; readonly to: number }): CutSpan | null {
  const end = span.to ?? Infinity;
  if (!Number.isFinite(span.from) || Number.isNaN(end)) return null;
  // One that ends before it begins is taken for a moment.
  const last = Math.max(span.from, end);
  if (last < window.from || span.from > window.to) return null;
  return {
    from: Math.max(span.from, window.from),
    to: Math.min(last, window.to),
    fromBefore: span.from < window.from,
    goesOn: last > window.to,
  };
}

/** How far a drawn span reaches with its label, in any unit. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

/** Puts what overlaps on lines below one another: the line of each, in the order given, and how many lines there are. */
export function packLines(spans: readonly (Reach | null)[]): { lines: number[]; count: number } {
  const order = spans
    .map((span, index) => ({ span, index }))
    .filter((one): one is { span: Reach; index: number } => one.span !== null)
    .sort((a, b) => a.span.from - b.span.from);
  const ends: number[] = [];
  const lines = new Array<number>(spans.length).fill(-1);
  for (const { span, index } of order) {
    const free = ends.findIndex((end) => end <= span.from);
    const line = free === -1 ? ends.length : free;
    ends[line] = span.to;
    lines[index] = line;
  }
  return { lines, count: Math.max(1, ends.length) };
}

/**
 * Heights in px: of a line, in whose middle a bar and its label stand; of a bar; of the ticks above all lanes; of a name
 * that stands above its lane.
 */
export const laneHeights = { line: 30, bar: 18, head: 34, name: 22 } as const;

/** A lane with what is drawn in it. */
export interface GanttRow<Item, Lane> {
  readonly lane: Lane;
  readonly own: readonly { readonly item: Item; readonly cut: CutSpan }[];
  /** The line of each of them. */
  readonly lines: readonly number[];
  /** px from the top of the drawing. */
  readonly top: number;
  readonly height: number;
}

/**
 * Lays lanes out below one another, each as high as the lines that its activities need.
 * @param above room in px above the lines of each lane
 * @param reachOf how far an activity reaches with its label; as far as its span where absent
 */
export function ganttRows<Item extends Span & { readonly lane: string }, Lane extends Keyed>(
  lanes: readonly Lane[],
  items: readonly Item[],
  window: { readonly from: number; readonly to: number },
  above = 0,
  reachOf: (item: Item, cut: CutSpan) => Reach = (_, cut) => cut,
): GanttRow<Item, Lane>[] {
  const rows: GanttRow<Item, Lane>[] = [];
  for (const lane of lanes) {
    const own = items.flatMap((item) => {
      const cut = item.lane === itemKey(lane) ? cutSpan(item, window) : null;
      return cut ? [{ item, cut }] : [];
    });
    const packed = packLines(own.map(({ item, cut }) => reachOf(item, cut)));
    const last = rows.at(-1);
    const top = last ? last.top + last.height : laneHeights.head;
    rows.push({
      lane,
      own,
      lines: packed.lines,
      top,
      height: above + packed.count * laneHeights.line,
    });
  }
  return rows;
}
