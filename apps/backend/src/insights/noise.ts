import { medianAbsoluteDeviation } from './robust-statistics.ts';

/** Makes the median absolute deviation of normal noise estimate its standard deviation. */
const madToSigma = 1.4826;

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
  const sigma = (madToSigma * medianAbsoluteDeviation(differences)) / Math.SQRT2;
  return Math.max(floor, Number.isFinite(sigma) ? sigma : 0);
}

/** Penalty of one more change point: k · 2 · σ² · ln n, in squared units of the series. */
export function changePenalty(penaltyFactor: number, sigma: number, length: number): number {
  return penaltyFactor * 2 * sigma * sigma * Math.log(Math.max(length, 2));
}

/** Correlation from one value to the next beyond which the record is too short to tell noise from drift. */
const maxMemory = 0.8;

/**
 * Noise of sums over many days, per day: σ·√((1+φ)/(1−φ)) with the memory φ of the values. Twice the plain σ at a
 * memory of 0.6. NaN-free values only; 0 for fewer than three.
 */
export function longRunSigma(values: ArrayLike<number>): number {
  const n = values.length;
  if (n < 3) return 0;
  const spread = madToSigma * medianAbsoluteDeviation(values);
  const differences = noiseSigma(values);
  // Differences keep 1 − φ of the variance, so that the two estimates tell the memory.
  const memory = spread > 0 ? Math.min(maxMemory, Math.max(0, 1 - (differences / spread) ** 2)) : 0;
  return spread * Math.sqrt((1 + memory) / (1 - memory));
}
