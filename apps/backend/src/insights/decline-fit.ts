import { normal, seededRandom } from './optimization/seeded-random.ts';
import { median } from './robust-statistics.ts';
import type { DeclineModel } from '../vocabulary.ts';

/** Arps' decline: rate at day 0 (Sm3/d), nominal decline (1/d) and exponent: 0 exponential, 1 harmonic, hyperbolic between. */
export interface Decline {
  readonly rate: number;
  readonly decline: number;
  readonly exponent: number;
}

/** A day after the begin of the window, and the rate of the whole day (Sm3/d, above 0). */
export interface RateOfDay {
  readonly day: number;
  readonly rate: number;
}

/** What a fit leaves: the likeliest curve, the standard deviation of its residuals in ln of the rate, and curves that fit about as well. */
export interface DeclineFit {
  readonly best: Decline;
  readonly sigma: number;
  readonly draws: readonly Decline[];
}

/** A range as reserves have it: low is exceeded in nine of ten cases, high in one of ten. */
export interface Range {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

/** Fewer days than these say nothing of a decline. */
export const minFitDays = 30;

const exponents = Array.from({ length: 21 }, (_, i) => i / 20);
const exponentsOf: Record<DeclineModel, readonly number[]> = {
  best: exponents,
  exponential: [0],
  hyperbolic: exponents.slice(1, -1),
  harmonic: [1],
};
/** Least and largest nominal decline that is looked for (1/d). */
const declines = { least: 1e-7, most: 0.05 };
const drawCount = 400;
/** A residual further out than this, in standard deviations, counts as that far. */
const clip = 3;

/** Rate on a day, Sm3/d. */
export function declinedRate({ rate, decline, exponent: b }: Decline, day: number): number {
  return b === 0 ? rate * Math.exp(-decline * day) : rate / (1 + b * decline * day) ** (1 / b);
}

/** Volume from day 0 to a day, Sm3. */
function volumeUntil({ rate, decline, exponent: b }: Decline, day: number): number {
  if (b === 0) return (rate / decline) * -Math.expm1(-decline * day);
  if (b === 1) return (rate / decline) * Math.log1p(decline * day);
  return (rate / (decline * (1 - b))) * (1 - (1 + b * decline * day) ** (1 - 1 / b));
}

/** Volume between two days, Sm3. */
export function declinedVolume(curve: Decline, from: number, to: number): number {
  return volumeUntil(curve, to) - volumeUntil(curve, from);
}

/** Nominal decline on a day (1/d): what the rate loses then, of itself. */
export function declineOn({ decline, exponent: b }: Decline, day: number): number {
  return decline / (1 + b * decline * day);
}

/** The day on which the rate has fallen to a limit; 0 where it is below it from the start. */
export function dayOfRate({ rate, decline, exponent: b }: Decline, limit: number): number {
  if (rate <= limit) return 0;
  const times = rate / limit;
  return b === 0 ? Math.log(times) / decline : (times ** b - 1) / (b * decline);
}

/**
 * A value of the named curve as P50, and of the curves that fit about as well as P90 and P10. The range holds the named curve, also
 * where that is the outermost form there is.
 */
export function rangeOf(
  { best, draws }: Pick<DeclineFit, 'best' | 'draws'>,
  valueOf: (curve: Decline) => number,
): Range {
  return rangeAround(valueOf(best), draws.map(valueOf));
}

/** P90 and P10 of values, widened to hold the one that is expected. */
export function rangeAround(mid: number, values: readonly number[]): Range {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? mid;
  return { low: Math.min(mid, at(0.1)), mid, high: Math.max(mid, at(0.9)) };
}

/** The best curve of one exponent, with what the square sum is made of. */
interface Candidate extends Decline {
  readonly squares: number;
}

/**
 * Fits Arps' decline to rates by least squares of their logarithms. The rate at day 0 follows from the others; the decline is found by golden section
 * of its logarithm, for each of 21 exponents from 0 to 1. A curve of an exponent is as likely as its squares say (with the memory of
 * the noise), which gives the draws their exponents; given that, the other two parameters are normal with the covariance of the linear fit.
 * @param seed the draws of one seed are the same each time
 * @param model the form to take. @default 'best'
 * @returns null with fewer than 30 days, or where the rate does not decline
 */
export function fitDecline(
  rates: readonly RateOfDay[],
  seed: string,
  model: DeclineModel = 'best',
): DeclineFit | null {
  if (rates.length < minFitDays) return null;
  const days = rates.map(({ day }) => day);
  const logs = clipped(
    days,
    rates.map(({ rate }) => Math.log(rate)),
  );
  const candidates = exponentsOf[model].map((exponent) => fitExponent(days, logs, exponent));
  const best = candidates.reduce((one, other) => (other.squares < one.squares ? other : one));
  if (best.decline <= 2 * declines.least) return null;
  const residuals = residualsOf(days, logs, best);
  const variance = Math.max(best.squares / (rates.length - 3), 1e-14);
  const inflated = variance * memoryOf(residuals);
  const weights = candidates.map(({ squares }) => Math.exp(-(squares - best.squares) / (2 * inflated)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const random = seededRandom(seed);
  const draws = Array.from({ length: drawCount }, () => {
    let left = random() * total;
    const at = weights.findIndex((weight) => (left -= weight) <= 0);
    return drawAround(days, candidates[at < 0 ? candidates.length - 1 : at]!, inflated, random);
  });
  return {
    best: { rate: best.rate, decline: best.decline, exponent: best.exponent },
    sigma: Math.sqrt(variance),
    draws,
  };
}

/**
 * What leads on from rates that do not decline: their level, held. The draws decline as far as the noise of the rates leaves it open that they do,
 * and none rises.
 * @returns null with fewer than 30 days
 */
export function fitLevel(rates: readonly RateOfDay[], seed: string): DeclineFit | null {
  if (rates.length < minFitDays) return null;
  const days = rates.map(({ day }) => day);
  const logs = clipped(
    days,
    rates.map(({ rate }) => Math.log(rate)),
  );
  const flat = { decline: declines.least, exponent: 0 };
  const { level, squares } = squaresOf(days, logs, flat.decline, flat.exponent);
  const best = { rate: Math.exp(level), ...flat };
  const variance = Math.max(squares / (rates.length - 1), 1e-14);
  const inflated = variance * memoryOf(residualsOf(days, logs, best));
  const middle = days.reduce((sum, day) => sum + day, 0) / days.length;
  const spread = days.reduce((sum, day) => sum + (day - middle) ** 2, 0);
  const slope = days.reduce((sum, day, i) => sum + (day - middle) * (logs[i]! - level), 0) / spread;
  const random = seededRandom(seed);
  const draws = Array.from({ length: drawCount }, () => {
    const decline = Math.max(declines.least, -slope + Math.sqrt(inflated / spread) * normal(random));
    const shift = Math.sqrt(inflated / days.length) * normal(random);
    return { rate: Math.exp(level + shift + decline * middle), decline, exponent: 0 };
  });
  return { best, sigma: Math.sqrt(variance), draws };
}

const shapeOf = (decline: number, b: number, day: number): number =>
  b === 0 ? -decline * day : -Math.log1p(b * decline * day) / b;

/** Logarithms of rates, those far from the median of up to fifteen around them drawn in; as many on either side, so that decline alone moves none. */
function clipped(days: readonly number[], logs: readonly number[]): number[] {
  const centers = days.map((_, i) => {
    const beside = Math.min(7, i, days.length - 1 - i);
    return median(logs.slice(i - beside, i + beside + 1));
  });
  const off = logs.map((log, i) => log - centers[i]!);
  const spread = 1.4826 * median(off.map(Math.abs));
  return logs.map((_, i) => centers[i]! + Math.max(-clip * spread, Math.min(clip * spread, off[i]!)));
}

function squaresOf(days: readonly number[], logs: readonly number[], decline: number, b: number) {
  let sum = 0;
  for (let i = 0; i < days.length; i++) sum += logs[i]! - shapeOf(decline, b, days[i]!);
  const level = sum / days.length;
  let squares = 0;
  for (let i = 0; i < days.length; i++) squares += (logs[i]! - level - shapeOf(decline, b, days[i]!)) ** 2;
  return { level, squares };
}

const golden = (Math.sqrt(5) - 1) / 2;

function fitExponent(days: readonly number[], logs: readonly number[], exponent: number): Candidate {
  let [low, high] = [Math.log(declines.least), Math.log(declines.most)];
  const at = (log: number) => squaresOf(days, logs, Math.exp(log), exponent).squares;
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  let [ofLeft, ofRight] = [at(left), at(right)];
  while (high - low > 1e-6) {
    if (ofLeft < ofRight) {
      [high, right, ofRight] = [right, left, ofLeft];
      left = high - golden * (high - low);
      ofLeft = at(left);
    } else {
      [low, left, ofLeft] = [left, right, ofRight];
      right = low + golden * (high - low);
      ofRight = at(right);
    }
  }
  const decline = Math.exp((low + high) / 2);
  const { level, squares } = squaresOf(days, logs, decline, exponent);
  return { rate: Math.exp(level), decline, exponent, squares };
}

function residualsOf(days: readonly number[], logs: readonly number[], { rate, decline, exponent }: Decline) {
  return days.map((day, i) => logs[i]! - Math.log(rate) - shapeOf(decline, exponent, day));
}

/** By how much neighbors that are alike widen what a fit knows: (1 + φ) / (1 − φ) with the correlation φ of neighbors. */
function memoryOf(residuals: readonly number[]): number {
  let [both, squares] = [0, 0];
  for (let i = 0; i < residuals.length; i++) {
    squares += residuals[i]! ** 2;
    if (i > 0) both += residuals[i]! * residuals[i - 1]!;
  }
  const phi = squares > 0 ? Math.min(0.95, Math.max(0, both / squares)) : 0;
  return (1 + phi) / (1 - phi);
}

/** A curve of the same exponent, drawn by the covariance of ln of the rate and ln of the decline. */
function drawAround(days: readonly number[], best: Decline, variance: number, random: () => number): Decline {
  const { rate, decline, exponent } = best;
  let [first, second] = [0, 0];
  for (const day of days) {
    const slope = (-decline * day) / (1 + exponent * decline * day);
    first += slope;
    second += slope * slope;
  }
  const count = days.length;
  const spread = second - (first * first) / count;
  const ofDecline = Math.sqrt(variance / spread) * normal(random);
  // Given the decline, the level is that of the residuals it leaves.
  const ofRate = Math.sqrt(variance / count) * normal(random) - (first / count) * ofDecline;
  return {
    rate: rate * Math.exp(ofRate),
    decline: Math.min(declines.most, decline * Math.exp(ofDecline)),
    exponent,
  };
}
