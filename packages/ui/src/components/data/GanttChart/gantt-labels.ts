import type { Keyed } from '../../item-key.ts';
import { fitText, textWidth } from '../chart-parts/chart-text.ts';
import { ganttRows, laneHeights, type CutSpan, type GanttItem } from './gantt-lanes.ts';

/** px: the narrowest bar, between two labels of a line, and what figures of equal width take more than measured. */
const [minBar, labelGap, labelAir] = [4, 8, 6];

/** Where bars and labels may stand. */
export interface GanttPaper {
  /** Between these the bars stand, px. */
  readonly left: number;
  readonly right: number;
  /** Room in px above the lines of each lane. */
  readonly above: number;
  /** Where an instant lies, px. */
  readonly x: (at: number) => number;
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

/**
 * Places bars and their labels. A label stands on its bar where it fits, else right behind it, or right before a bar near
 * the right end; labels and bars of a line never meet.
 */
export function placeActivities(
  lanes: readonly Keyed[],
  items: readonly GanttItem[],
  window: { readonly from: number; readonly to: number },
  { left, right, above, x }: GanttPaper,
) {
  const barOf = (cut: CutSpan) => {
    const start = Math.min(x(cut.from), right - minBar);
    return { start, end: Math.max(start + minBar, x(cut.to)) };
  };
  const labelOf = ({ label }: GanttItem, cut: CutSpan): Omit<PlacedLabel, 'y'> => {
    const { start, end } = barOf(cut);
    const width = textWidth(label) + labelAir;
    if (width + 2 * labelGap <= end - start) return { text: label, x: start + labelGap, width, inside: true };
    if (end + labelGap + width <= right) return { text: label, x: end + labelGap, width, inside: false };
    if (start - labelGap - width >= left)
      return { text: label, x: start - labelGap - width, width, inside: false };
    // On a bar that takes most of the line, or cut to the larger of the rooms beside it.
    const [before, after] = [start - left, right - end].map((room) => room - labelGap - labelAir);
    const inside = end - start - 2 * labelGap;
    const room = Math.max(before!, after!, inside, 1);
    const text = fitText(label, room);
    const taken = textWidth(text) + labelAir;
    if (room === inside) return { text, x: start + labelGap, width: taken, inside: true };
    return {
      text,
      x: room === after ? end + labelGap : Math.max(left, start - labelGap - taken),
      width: taken,
      inside: false,
    };
  };
  const rows = ganttRows(lanes, items, window, above, (item, cut) => {
    const label = labelOf(item, cut);
    const { start, end } = barOf(cut);
    return { from: Math.min(start, label.x), to: Math.max(end, label.x + label.width) + labelGap };
  });
  const bars = rows.flatMap(({ own, lines, top }) =>
    own.map(({ item, cut }, index) => {
      const middle = top + above + (lines[index]! + 0.5) * laneHeights.line;
      const { start, end } = barOf(cut);
      const label: PlacedLabel = { ...labelOf(item, cut), y: middle };
      const box = {
        x: start,
        y: middle - laneHeights.bar / 2,
        width: end - start,
        height: laneHeights.bar,
      };
      return { item, cut, label, box };
    }),
  );
  return { rows, bars, height: laneHeights.head + rows.reduce((sum, row) => sum + row.height, 0) };
}
