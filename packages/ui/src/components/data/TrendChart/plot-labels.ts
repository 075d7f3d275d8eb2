import { leavesFree, meet, placeMeanLabels, type PlotBox } from './mean-labels.ts';
import { spreadLabels } from './marker-layout.ts';
import { extentOf, type Extent, type MinMaxPyramid } from './min-max-pyramid.ts';
import { within, yOf, type PaintArea } from './plot-area.ts';
import type { PlacedMean } from './plot-levels.ts';
import type { PlotSeries, TrendModel, TrendSide } from './trend-model.ts';

/**
 * Writes means at their levels, all or none, where that covers no data of the shown series and no other text.
 * @param beyond whether there is room beyond the right edge
 * @param written where other texts stand
 * @returns the means that reach the right edge, whose labels belong beyond it
 */
export function paintMeanLabels(
  area: PaintArea,
  means: readonly PlacedMean[],
  model: TrendModel,
  isShown: (series: PlotSeries) => boolean,
  beyond: boolean,
  written: readonly PlotBox[],
): PlacedMean[] {
  const { ctx, left, top, width, height, window, ratio } = area;
  const shown = model.series.filter(isShown);
  const timeAt = (x: number) => window.from + ((x - left) / width) * (window.to - window.from);
  const outside: PlacedMean[] = [];
  within(area, () => {
    ctx.font = area.font;
    ctx.fillStyle = area.colors.textQuiet;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'middle';
    const places = placeMeanLabels(
      means.map(({ text, y, from, to }) => ({ y, start: from, end: to, width: ctx.measureText(text).width })),
      { left, top, right: left + width, bottom: top + height },
      14 * ratio,
      beyond,
      (box) =>
        !written.some((other) => meet(box, other)) &&
        shown.every(({ axis, pyramid }) => {
          const [min, max] = area.range[axis];
          const placeAt = (y: number) => min + (1 - (y - top) / height) * (max - min);
          return leavesFree(model.times, pyramid, {
            from: timeAt(box.left),
            to: timeAt(box.right),
            low: placeAt(box.bottom),
            high: placeAt(box.top),
          });
        }),
    );
    means.forEach((mean, index) => {
      const place = places[index]!;
      if (place === 'edge') outside.push(mean);
      else if (place) ctx.fillText(mean.text, place.x, place.y);
    });
  });
  return outside;
}

/** A name at the right end of a line. */
export interface EndLabel {
  readonly text: string;
  readonly color: string;
  readonly axis: TrendSide;
  /** Where the last value shown stands on the axis. */
  readonly place: number;
}

/** Writes names beside the right ends of their lines, moved apart where they would touch. */
export function paintEndLabels(area: PaintArea, labels: readonly EndLabel[]): void {
  const { ctx, ratio } = area;
  const places = spreadLabels(
    labels.map(({ axis, place }) => yOf(area, axis, place) - area.top),
    14 * ratio,
    area.height,
  );
  ctx.save();
  ctx.font = area.font;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  labels.forEach((label, index) => {
    ctx.fillStyle = label.color;
    ctx.fillText(label.text, area.left + area.width + 8 * ratio, area.top + places[index]!);
  });
  ctx.restore();
}

/** Where the last value of a series within the window stands, or null where it has none there. */
export function lastPlace(pyramid: MinMaxPyramid, from: number, to: number): number | null {
  const extent: Extent = { min: 0, max: 0 };
  if (!extentOf(pyramid, from, to, extent)) return null;
  let index = to - 1;
  while (Number.isNaN(pyramid.values[index]!)) index--;
  return pyramid.values[index]!;
}
