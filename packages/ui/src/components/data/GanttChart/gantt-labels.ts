import type { Keyed } from '../../item-key.ts';
import { fitText, textWidth } from '../chart-parts/chart-text.ts';
import { ganttRows, laneHeights, type CutSpan, type GanttItem } from './gantt-lanes.ts';

/** px: the narrowest bar, between two labels of a line, and what figures of equal width take more than measured. */
const [minBar, labelGap, labelAir] = [4, 8, 6];
/** px: what is late ends so far before the present, so that its end is seen beside the line there. */
const presentGap = 4;

/** Where bars and labels may stand. */
export interface GanttPaper {
  /** Between these the bars stand, px. */
  readonly left: number;
  readonly right: number;
  /** Room in px above the lines of each lane. */
  readonly above: number;
  /** Where an instant lies, px. */
  readonly x: (at: number) => number;
  /** Where the present is, px; null where it is not shown. @default null */
  readonly present?: number | null;
  /** What stands at an activity. @default its label */
  readonly textOf?: (item: GanttItem) => string;
}

/** The label of a bar, px. */
export interface PlacedLabel {
  readonly text: string;
  /** Left end of the text and its width. */
  readonly x: number;
  readonly width: number;
  /** Middle of its line. */
  readonly y: number;
  /** Whether the text stands on its bar, not beside it. */
  readonly inside: boolean;
}

/** A text, and the same without what follows its last comma, and so on: half a figure would be another one. */
function shorterTexts(label: string): string[] {
  const parts = label.split(', ');
  return parts.map((_, left) => parts.slice(0, parts.length - left).join(', '));
}

/**
 * Places bars and their labels. Where there is no room for all of a label, what follows its commas is left out, before letters
 * are. A label stands on its bar where it fits, else right behind it, or right before a bar near
 * the right end; labels and bars of a line never meet.
 */
export function placeActivities(
  lanes: readonly Keyed[],
  items: readonly GanttItem[],
  window: { readonly from: number; readonly to: number },
  { left, right, above, x, present = null, textOf = ({ label }) => label }: GanttPaper,
) {
  const isAtPresent = (at: number) => present !== null && Math.abs(at - present) < presentGap;
  // Edges lie on whole pixels: between two, a line of one pixel would be two pale ones.
  const barOf = ({ state }: GanttItem, cut: CutSpan) => {
    const start = Math.round(Math.min(x(cut.from), right - minBar));
    const end = Math.round(x(cut.to));
    const seen = state === 'late' && isAtPresent(end) ? Math.round(present!) - presentGap : end;
    return { start, end: Math.max(start + minBar, seen) };
  };
  const labelOf = (item: GanttItem, cut: CutSpan): Omit<PlacedLabel, 'y'> => {
    const { start, end } = barOf(item, cut);
    // Behind the line of the present, where that is next to the bar.
    const behind = present !== null && present >= end && present < end + labelGap ? present : end;
    const texts = shorterTexts(textOf(item));
    for (const text of texts) {
      const width = textWidth(text) + labelAir;
      if (width + 2 * labelGap <= end - start) return { text, x: start + labelGap, width, inside: true };
      if (behind + labelGap + width <= right) return { text, x: behind + labelGap, width, inside: false };
      if (start - labelGap - width >= left)
        return { text, x: start - labelGap - width, width, inside: false };
    }
    // On a bar that takes most of the line, or cut to the larger of the rooms beside it.
    const [before, after] = [start - left, right - behind].map((room) => room - labelGap - labelAir);
    const inside = end - start - 2 * labelGap;
    const room = Math.max(before!, after!, inside, 1);
    const text = fitText(texts.at(-1)!, room);
    const taken = textWidth(text) + labelAir;
    if (room === inside) return { text, x: start + labelGap, width: taken, inside: true };
    return {
      text,
      x: room === after ? behind + labelGap : Math.max(left, start - labelGap - taken),
      width: taken,
      inside: false,
    };
  };
  const rows = ganttRows(lanes, items, window, above, (item, cut) => {
    const label = labelOf(item, cut);
    const { start, end } = barOf(item, cut);
    return { from: Math.min(start, label.x), to: Math.max(end, label.x + label.width) + labelGap };
  });
  const bars = rows.flatMap(({ own, lines, top }) =>
    own.map(({ item, cut }, index) => {
      const middle = top + above + (lines[index]! + 0.5) * laneHeights.line;
      const { start, end } = barOf(item, cut);
      const label: PlacedLabel = { ...labelOf(item, cut), y: middle };
      const box = {
        x: start + 0.5,
        y: middle - laneHeights.bar / 2 + 0.5,
        width: end - start,
        height: laneHeights.bar - 1,
      };
      return { item, cut, label, box };
    }),
  );
  return { rows, bars, height: laneHeights.head + rows.reduce((sum, row) => sum + row.height, 0) };
}

/** px around the middle of a line that its letters take. */
const letters = 10;

/**
 * The parts of the line of the present that no word covers, from top to bottom: the names that stand above their lanes and
 * the labels beside bars interrupt it.
 */
export function presentParts(
  present: number,
  { rows, bars, height }: ReturnType<typeof placeActivities>,
  { above, top }: { readonly above: number; readonly top: number },
): (readonly [from: number, to: number])[] {
  const names = above > 0 ? rows.map((row) => [row.top, row.top + above] as const) : [];
  const labels = bars
    .filter(({ label: { inside, x, width } }) => !inside && x - 6 <= present && present <= x + width)
    .map(({ label: { y } }) => [y - letters, y + letters] as const);
  const parts: (readonly [number, number])[] = [];
  let from = top;
  for (const [start, end] of [...names, ...labels].sort(([a], [b]) => a - b)) {
    if (start > from) parts.push([from, start]);
    from = Math.max(from, end);
  }
  if (height > from) parts.push([from, height]);
  return parts;
}
