import { declinedRate, type Decline, type DeclineFit, type RateOfDay } from './decline-fit.ts';
import { normal, seededRandom } from './optimization/seeded-random.ts';
import { median } from './robust-statistics.ts';

/** How many of the newest values say at most where a rate is now. */
export const levelValues = 7;
/** Nearer to the curve, a forecast begins with it (share). */
const leastOff = 0.05;
/** By how many standard errors of their median the newest values lie off the curve. */
const leastErrors = 3;
/** How far the newest values may lie apart to be of one level, in standard deviations of the noise of single ones. */
const levelSpread = 3;
/** Values in a part of the past that has a level of its own. */
const partValues = 7;
/** The newest values, whose level the forecast begins with, say nothing of how levels wander. */
const newestLeft = 30;

/** Where a forecast begins, and the curves that lead on from there. */
export interface DeclineBegin {
  /** By how much the newest values lie off the curve, where the forecast begins with them (%); null where it begins with the curve. */
  readonly offPct: number | null;
  /** How many of the newest values are of the level that it begins with. */
  readonly values: number;
  /** The curve that is named: what is expected. */
  readonly best: Decline;
  readonly draws: readonly Decline[];
}

/** What says where a rate is now. */
export interface NewestLevel {
  /** The values, ascending. @default what the curve was fitted to */
  readonly newest?: readonly RateOfDay[];
  /** Whether the curve is of days before a step, and says nothing of the level after it. @default false */
  readonly isOther?: boolean;
}

/**
 * A curve of years does not know of last week's step. The newest values of one level, seven at most, say where the rate is now: from the newest one
 * back, until one lies further off than their noise makes of it. Where their median lies 5 % or more off the curve, and by more than
 * their own noise makes of it, each curve is moved to their level and declines on from there as it did. How well so many values know that level, and how
 * far levels of the past lay off the curve beyond what noise makes of it, are part of every range: nothing says that the rate wanders less from now on.
 * @param rates what the curve was fitted to, ascending
 * @param seed the levels of one seed are the same each time
 */
export function beginOfForecast(
  { best, draws }: DeclineFit,
  rates: readonly RateOfDay[],
  seed: string,
  { newest = rates, isOther = false }: NewestLevel = {},
): DeclineBegin {
  const offOf = ({ day, rate }: RateOfDay) => Math.log(rate / declinedRate(best, day));
  const residuals = rates.map(offOf);
  const last = newest.slice(-newestLeft).map(offOf);
  const noise = noiseOf(last);
  const level = levelOf(last, noise);
  const off = median(level);
  const spread = Math.max(
    1.4826 * median(level.map((value) => Math.abs(value - off))),
    level.length < levelValues ? noise : 0,
  );
  const error = (Math.sqrt(Math.PI / 2) * spread) / Math.sqrt(level.length);
  const wander = wanderOf(residuals.slice(0, -newestLeft));
  const { day } = newest.at(-1)!;
  const isOff = isOther || Math.abs(off) >= Math.max(-Math.log1p(-leastOff), leastErrors * error);
  const begin = declinedRate(best, day) * Math.exp(off);
  const moved = (curve: Decline, times = 1): Decline => ({
    ...curve,
    rate: curve.rate * times * (isOff ? begin / declinedRate(curve, day) : 1),
  });
  const random = seededRandom(`level ${seed}`);
  const wide = Math.hypot(isOff ? error : 0, wander);
  return {
    offPct: isOff ? 100 * Math.expm1(off) : null,
    values: level.length,
    best: moved(best),
    draws: wide === 0 && !isOff ? draws : draws.map((curve) => moved(curve, Math.exp(wide * normal(random)))),
  };
}

/** Standard deviation of single values (ln of the rate), from how neighbors differ: a level that moves slowly adds nothing. */
function noiseOf(values: readonly number[]): number {
  if (values.length < 3) return 0;
  const steps = values.slice(1).map((value, i) => Math.abs(value - values[i]!));
  return (1.4826 * median(steps)) / Math.SQRT2;
}

/** The newest values that are of one level. */
function levelOf(values: readonly number[], noise: number): number[] {
  const level: number[] = [];
  for (const value of values.slice(-levelValues).reverse()) {
    const within = Math.max(-Math.log1p(-leastOff), levelSpread * noise);
    if (level.length > 0 && Math.abs(value - median(level)) > within) break;
    level.push(value);
  }
  return level;
}

/**
 * How far levels lay off the curve (standard deviation of ln of the rate), beyond what the noise of their values and the number of levels make
 * of it.
 */
function wanderOf(residuals: readonly number[]): number {
  const parts = Math.floor(residuals.length / partValues);
  if (parts < 3) return 0;
  const levels = Array.from({ length: parts }, (_, part) =>
    median(residuals.slice(part * partValues, (part + 1) * partValues)),
  );
  const squares = levels.reduce((sum, level) => sum + level * level, 0) / parts;
  const ofNoise = ((Math.PI / 2) * noiseOf(residuals) ** 2) / partValues;
  // What so few levels differ by beyond their noise is chance.
  const chance = 1 + 2 * Math.sqrt(2 / parts);
  return squares <= chance * ofNoise ? 0 : Math.sqrt(squares - ofNoise);
}
