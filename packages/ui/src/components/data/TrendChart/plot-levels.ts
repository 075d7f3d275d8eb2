import { placeOn } from './axis-scale.ts';
import { newPath } from '../chart-parts/painted-again.ts';
import { within, xOf, yOf, type PaintArea } from './plot-area.ts';
import type { TrendBand, TrendLimit, TrendMean, TrendSide } from './trend-model.ts';

const characterWidth = 6.5;

/** Planned work and the like: quiet stretches behind everything, named where there is room. */
export function paintBands(area: PaintArea, bands: readonly TrendBand[]): void {
  within(area, (ctx) => {
    ctx.font = area.font;
    // The engine leaves that of its axes behind.
    ctx.textAlign = 'left';
    ctx.textBaseline = 'top';
    for (const band of bands) {
      if (!(band.to > area.window.from && band.from < area.window.to)) continue;
      const x = Math.max(area.left, xOf(area, band.from));
      // A band of an hour in a year of data is still seen.
      const width = Math.max(area.ratio, Math.min(area.left + area.width, xOf(area, band.to)) - x);
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
      const pad = 4 * area.ratio;
      if (band.label.length * characterWidth * area.ratio + 2 * pad > width) continue;
      ctx.fillStyle = area.colors.textQuiet;
      ctx.fillText(band.label, x + pad, area.top + pad);
    }
  });
}

/** Levels to compare with: a dashed line and its name at the right end. */
export function paintLimits(area: PaintArea, limits: readonly TrendLimit[]): void {
  within(area, (ctx) => {
    ctx.font = area.font;
    ctx.textAlign = 'right';
    ctx.textBaseline = 'bottom';
    ctx.setLineDash([4 * area.ratio, 4 * area.ratio]);
    ctx.lineWidth = area.ratio;
    for (const limit of limits) {
      const side = limit.axis ?? 'left';
      const y = Math.round(yOf(area, side, placeOn(area.scales[side], limit.value))) + area.ratio / 2;
      if (Number.isNaN(y)) continue;
      ctx.strokeStyle = area.colors.textQuiet;
      ctx.beginPath();
      ctx.moveTo(area.left, y);
      ctx.lineTo(area.left + area.width, y);
      ctx.stroke();
      ctx.fillStyle = area.colors.textQuiet;
      ctx.fillText(limit.label, area.left + area.width - 4 * area.ratio, y - 2 * area.ratio);
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

/** The means that series held, as thin dashed levels: painted before the lines, which stay whole. */
export function paintMeans(area: PaintArea, means: readonly PlacedMean[]): void {
  within(area, (ctx) => {
    ctx.lineCap = 'butt';
    ctx.strokeStyle = area.colors.text;
    ctx.lineWidth = area.ratio;
    ctx.setLineDash([4 * area.ratio, 3 * area.ratio]);
    for (const { y, from, to } of means) {
      ctx.beginPath();
      ctx.moveTo(from, y);
      ctx.lineTo(to, y);
      ctx.stroke();
    }
  });
}
