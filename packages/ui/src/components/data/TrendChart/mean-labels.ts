import { indexAt } from './line-trace.ts';
import { extentOf, type Extent, type MinMaxPyramid } from './min-max-pyramid.ts';

/** A rectangle of a plot, in pixels of any kind. */
export interface PlotBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A level line that wants a label. */
export interface LabeledLevel {
  readonly y: number;
  /** Where the line begins and ends. */
  readonly start: number;
  readonly end: number;
  /** Width of its text. */
  readonly width: number;
}

/**
 * Places the labels of level lines: behind the end, else over or under the line at its end, its beginning or its middle;
 * each within the frame, on no other label and on no data. A line that reaches the right edge has its label beyond the
 * edge, where there is room. Either all labels are written or none.
 * @param beyond whether there is room beyond the right edge
 * @param isFree whether a rectangle of the plot holds no data
 * @returns the left end and the middle of each text; `edge` for one that belongs beyond the right edge; null where
 * there is no room
 */
export function placeMeanLabels(
  levels: readonly LabeledLevel[],
  frame: PlotBox,
  height: number,
  beyond: boolean,
  isFree: (box: PlotBox) => boolean,
): ({ readonly x: number; readonly y: number } | 'edge' | null)[] {
  const gap = height / 2;
  const taken: PlotBox[] = [];
  const places = levels.map(({ y, start, end, width }, index) => {
    if (beyond && end >= frame.right - 1) return 'edge';
    const around = (left: number, middle: number): PlotBox => ({
      left,
      top: middle - height / 2,
      right: left + width,
      bottom: middle + height / 2,
    });
    const spots = [
      around(end + gap, y),
      ...[end - width, end - width - gap, start, (start + end - width) / 2].flatMap((left) =>
        [-0.7, 0.7, -1.2, 1.2].map((away) => around(left, y + away * height)),
      ),
    ];
    const lines = levels.filter((_, other) => other !== index);
    const spot = spots.find(
      (box) =>
        isWithin(box, frame) &&
        !taken.some((other) => meet(box, other)) &&
        !lines.some((line) => line.end > box.left && line.y > box.top && line.y < box.bottom) &&
        isFree(box),
    );
    if (!spot) return null;
    taken.push(spot);
    return { x: spot.left, y: (spot.top + spot.bottom) / 2 };
  });
  return places.includes(null) ? places.map(() => null) : places;
}

const isWithin = (box: PlotBox, frame: PlotBox) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/** Whether two rectangles share a part. */
export const meet = (a: PlotBox, b: PlotBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Whether a series leaves a stretch of time and values alone. The points beside the stretch count too: a line leads from
 * them into it.
 */
export function leavesFree(
  times: Float64Array,
  pyramid: MinMaxPyramid,
  stretch: { readonly from: number; readonly to: number; readonly low: number; readonly high: number },
): boolean {
  const extent: Extent = { min: 0, max: 0 };
  const first = Math.max(0, indexAt(times, stretch.from) - 1);
  const last = Math.min(times.length, indexAt(times, stretch.to) + 1);
  if (!extentOf(pyramid, first, last, extent)) return true;
  return extent.max < stretch.low || extent.min > stretch.high;
}
