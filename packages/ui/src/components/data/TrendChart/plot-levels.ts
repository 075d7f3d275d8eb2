import { placeOn } from './axis-scale.ts';
import { newPath } from '../chart-parts/painted-again.ts';
import type { PlotBox } from './mean-labels.ts';
import { within, xOf, yOf, type PaintArea } from './plot-area.ts';
import type { TrendBand, TrendLimit, TrendMean, TrendSide } from './trend-model.ts';

const characterWidth = 6.5;
const lineHeight = 14;

/** What a band takes of the plot, px of the device; null for one outside of the window. */
function bandSpan(area: PaintArea, band: TrendBand): { readonly x: number; readonly width: number } | null {
  if (!(band.to > area.window.from && band.from < area.window.to)) return null;
  const x = Math.max(area.left, xOf(area, band.from));
  // A band of an hour in a year of data is still seen.
  return { x, width: Math.max(area.ratio, Math.min(area.left + area.width, xOf(area, band.to)) - x) };
}

/** The names of bands that have room for theirs, with the place that each takes. */
export function bandNames(
  area: PaintArea,
  bands: readonly TrendBand[],
): readonly { readonly text: string; readonly box: PlotBox }[] {
  const pad = 4 * area.ratio;
  return bands.flatMap((band) => {
    const span = bandSpan(area, band);
    const length = band.label.length * characterWidth * area.ratio;
    if (!span || length === 0 || length + 2 * pad > span.width) return [];
    const [left, top] = [span.x + pad, area.top + pad];
    return [
      { text: band.label, box: { left, top, right: left + length, bottom: top + lineHeight * area.ratio } },
    ];
  });
}

/** Planned work and the like: quiet stretches behind everything, named where there is room. */
export function paintBands(area: PaintArea, bands: readonly TrendBand[]): void {
  within(area, (ctx) => {
    ctx.font = area.font;
    // The engine leaves that of its axes behind.
    ctx.textAlign = 'left';
    ctx.textBaseline = 'top';
    for (const band of bands) {
      const span = bandSpan(area, band);
      if (!span) continue;
      const { x, width } = span;
      if (band.outlined) {
        ctx.strokeStyle = area.colors.textQuiet;
        ctx.lineWidth = area.ratio;
        ctx.setLineDash([]);
        const frame = newPath();
        frame.rect(x + area.ratio / 2, area.top + area.ratio / 2, width - area.ratio, area.height);
        ctx.stroke(frame);
      } else {
        ctx.fillStyle = area.colors.chartBand;
        ctx.globalAlpha = 0.55;
        ctx.fillRect(x, area.top, width, area.height);
        ctx.globalAlpha = 1;
      }
    }
    ctx.fillStyle = area.colors.textQuiet;
    for (const { text, box } of bandNames(area, bands)) ctx.fillText(text, box.left, box.top);
  });
}

/**
 * Levels to compare with: a dashed line and its name at the right end. One that the axis does not reach is named with its
 * value at the edge beyond which it lies.
 */
export function paintLimits(
  area: PaintArea,
  limits: readonly (TrendLimit & { readonly text: string })[],
): void {
  within(area, (ctx) => {
    ctx.font = area.font;
    ctx.textAlign = 'right';
    ctx.setLineDash([4 * area.ratio, 4 * area.ratio]);
    ctx.lineWidth = area.ratio;
    ctx.strokeStyle = area.colors.textQuiet;
    ctx.fillStyle = area.colors.textQuiet;
    const right = area.left + area.width - 4 * area.ratio;
    const bottom = area.top + area.height;
    let [above, below] = [0, 0];
    for (const { axis = 'left', value, label, text } of limits) {
      if (!Number.isFinite(value)) continue;
      const y = Math.round(yOf(area, axis, placeOn(area.scales[axis], value))) + area.ratio / 2;
      if (y < area.top) {
        ctx.textBaseline = 'top';
        ctx.fillText(`${text} ↑`, right, area.top + (2 + lineHeight * above++) * area.ratio);
      } else if (y <= bottom + area.ratio) {
        ctx.beginPath();
        ctx.moveTo(area.left, y);
        ctx.lineTo(area.left + area.width, y);
        ctx.stroke();
        ctx.textBaseline = 'bottom';
        ctx.fillText(label, right, y - 2 * area.ratio);
      } else {
        // A logarithmic axis has no zero, and nothing below.
        ctx.textBaseline = 'bottom';
        ctx.fillText(`${text} ↓`, right, bottom - (2 + lineHeight * below++) * area.ratio);
      }
    }
  });
}

/** A mean on paper: its level and where it begins and ends, device pixels. */
export interface PlacedMean {
  readonly text: string;
  readonly axis: TrendSide;
  /** Where its value stands on the axis. */
  readonly place: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The means of shown series that the window holds. */
export function placeMeans(
  area: PaintArea,
  means: readonly (TrendMean & { readonly text: string })[],
  axisOf: (seriesId: string) => TrendSide | null,
): PlacedMean[] {
  return means.flatMap(({ seriesId, text, value, from, to }): PlacedMean[] => {
    const axis = axisOf(seriesId);
    const place = axis ? placeOn(area.scales[axis], value) : NaN;
    if (!axis || !Number.isFinite(place)) return [];
    if (!(to > area.window.from && from < area.window.to)) return [];
    return [
      {
        text,
        axis,
        place,
        y: Math.round(yOf(area, axis, place)) + area.ratio / 2,
        from: Math.max(area.left, xOf(area, from)),
        to: Math.min(area.left + area.width, xOf(area, to)),
      },
    ];
  });
}

/** The means that series held, as thin whole levels, unlike limits, which are dashed: painted before the lines of the series. */
export function paintMeans(area: PaintArea, means: readonly PlacedMean[]): void {
  within(area, (ctx) => {
    ctx.lineCap = 'butt';
    ctx.strokeStyle = area.colors.text;
    ctx.lineWidth = area.ratio;
    ctx.setLineDash([]);
    for (const { y, from, to } of means) {
      ctx.beginPath();
      ctx.moveTo(from, y);
      ctx.lineTo(to, y);
      ctx.stroke();
    }
  });
}
