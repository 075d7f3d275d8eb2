import { medianAbsoluteDeviation } from './robust-statistics.ts';

/** Makes the median absolute deviation of normal noise estimate its standard deviation. */
const MAD_TO_SIGMA = 1.4826;

/**
 * Noise σ of a series, in the series' unit: 1.4826 × MAD of first differences / √2. Differences cancel the
 * level, so steps and slow decline do not inflate it. Noise with memory is underestimated, which is why the
 * penalty factor of the change points starts at 20.
 * @param floor smallest σ answered, for signals that stand still @default 0
 */
export function noiseSigma(values: ArrayLike<number>, floor = 0): number {
  if (values.length < 2) return floor;
  const differences = new Float64Array(values.length - 1);
  for (let i = 1; i < values.length; i++) differences[i - 1] = values[i]! - values[i - 1]!;
  const sigma = (MAD_TO_SIGMA * medianAbsoluteDeviation(differences)) / Math.SQRT2;
  return Math.max(floor, Number.isFinite(sigma) ? sigma : 0);
}

/** Penalty of one more change point: k · 2 · σ² · ln n, in squared units of the series. */
export function changePenalty(penaltyFactor: number, sigma: number, length: number): number {
  return penaltyFactor * 2 * sigma * sigma * Math.log(Math.max(length, 2));
}
