import type { Product } from '../vocabulary.ts';
import type { FrozenSpan } from './frozen-span.ts';
import {
  baselineValidDays,
  maxDeclinePerDay,
  maxLevelDistance,
  maxPotentialAgeDays,
  minBaselineDays,
  minLevelDistance,
} from './limits.ts';
import { createNoise, type LevelNoise } from './level-noise.ts';
import { normalizedRates, type DailySeries } from './normalized-rate.ts';
import type { Potential } from './potential.ts';
import { createSlidingMedian } from './sliding-median.ts';

/**
 * Potential that follows a well's decline, with a dead band of the well's own noise.
 *
 * The level is the median of log q24 over the last 30 valid days outside exceptions; the decline is its fall from the
 * level up to 60 valid days earlier, by which it is carried on to the day. While an exception is open the potential
 * stands still. When the exception ends as the well's new level, level and decline begin anew with its own valid days.
 * NaN without five valid days, and 180 days after the last one.
 * @param frozen ascending and apart
 */
export function decliningPotential(
  series: DailySeries,
  product: Product,
  frozen: readonly FrozenSpan[],
): Potential {
  const rates = normalizedRates(series, product).map(Math.log);
  const rate = new Float64Array(rates.length).fill(NaN);
  const band = new Float64Array(rates.length);
  const noise = createNoise();
  let level = createLevel(noise);
  let span = 0;
  let held: { rate: number; values: number[] } | undefined;
  let lastValid = -Infinity;
  for (let i = 0; i < rates.length; i++) {
    const day = series.day[i]!;
    while (span < frozen.length && frozen[span]!.to < day) {
      if (held && frozen[span]!.isNewLevel) {
        level = createLevel(noise);
        held.values.forEach(level.add);
      }
      held = undefined;
      span += 1;
    }
    const isFrozen = span < frozen.length && frozen[span]!.from <= day;
    if (isFrozen) held ??= { rate: level.next(), values: [] };
    if (day - lastValid <= maxPotentialAgeDays) rate[i] = held?.rate ?? level.next();
    band[i] = noise.band();
    if (!Number.isFinite(rates[i]!)) continue;
    lastValid = day;
    if (held) held.values.push(rates[i]!);
    else level.add(rates[i]!);
  }
  return { rate, band, isDead: true };
}

/** The logarithms of a well's valid days of one level. */
function createLevel(noise: LevelNoise) {
  const window = createSlidingMedian(baselineValidDays);
  /** Level after each value; NaN while there are too few. */
  const levels: number[] = [];
  let previous = NaN;
  return {
    add(value: number): void {
      window.add(value);
      levels.push(levels.length + 1 < minBaselineDays ? NaN : window.median());
      if (!Number.isNaN(previous)) noise.add(value - previous);
      previous = value;
    },
    /** The rate to expect of the next valid day. */
    next(): number {
      const distance = Math.min(maxLevelDistance, levels.length - baselineValidDays);
      const now = levels.at(-1) ?? NaN;
      if (distance < minLevelDistance) return Math.exp(now);
      const slope = (now - levels.at(-1 - distance)!) / distance;
      // The middle of the window lies half its length before the day.
      return Math.exp(now + (Math.max(-maxDeclinePerDay, Math.min(0, slope)) * (baselineValidDays + 1)) / 2);
    },
  };
}
