import { deadBandSigmas, maxDeadBand, minNoiseDays, noiseValidDays } from './limits.ts';
import { sigmaOfDifferences } from './robust-statistics.ts';
import { createSlidingMedian } from './sliding-median.ts';

/** Share of a rate that is lost on the way through its logarithm. */
const rounding = 1e-12;

/** The noise of a well's log q24, from the last first differences of valid days within a level. */
export interface LevelNoise {
  /** Takes the difference between two valid days of one level in a row. */
  add(difference: number): void;
  /** How far a day may lie off its potential as noise (fraction); the widest while too few differences are known. */
  band(): number;
  /** Whether enough differences are known. */
  isKnown(): boolean;
}

export function createNoise(): LevelNoise {
  const window = createSlidingMedian(noiseValidDays);
  let sigma = Infinity;
  return {
    add(difference) {
      window.add(difference);
      if (window.count() >= minNoiseDays) sigma = sigmaOfDifferences(window.deviation());
    },
    band: () => Math.min(maxDeadBand, Math.max(rounding, deadBandSigmas * sigma)),
    isKnown: () => Number.isFinite(sigma),
  };
}
