/** Two numbers, the lower first. */
export type SliderRange = readonly [from: number, to: number];

/** The scale of a slider, made possible where it was not. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Whether there is anything to choose. */
  readonly usable: boolean;
}

/** A scale that can be drawn, whatever was asked for. */
export function sliderScale(min: number, max: number, step: number): SliderScale {
  const usable = Number.isFinite(min) && Number.isFinite(max) && min < max;
  if (!usable) return { min: 0, max: 1, step: 1, usable };
  return { min, max, step: Number.isFinite(step) && step > 0 ? step : 1, usable };
}

/** Where the thumbs stand: within the scale, the lower first; at its begin where there is no number. */
export function thumbsOf(value: number | SliderRange, { min, max }: SliderScale): readonly number[] {
  const numbers = typeof value === 'number' ? [value] : value;
  return numbers
    .map((one) => (Number.isNaN(one) ? min : Math.min(max, Math.max(min, one))))
    .sort((one, other) => one - other);
}

/** Where a value stands, in percent of the scale; null outside it. */
export function placeOf(value: number, { min, max }: SliderScale): number | null {
  return value >= min && value <= max ? ((value - min) / (max - min)) * 100 : null;
}
