import { median, medianAbsoluteDeviation } from '../robust-statistics.ts';

/** Valid days of a well in columns, ascending: rates at full hours. */
export interface RateDays {
  /** Days since 1970-01-01. */
  day: Int32Array;
  /** Sm3/d, above 0. */
  rate: Float64Array;
}

/** Something else that happened to the well. */
export interface OtherChange {
  day: number;
  kind: 'choke' | 'test' | 'shutIn' | 'otherChange';
}

/** A step whose effect is measured. */
export interface TrackedStep {
  /** First production day with the new setting. */
  day: number;
  others: readonly OtherChange[];
  /** Log of what moved all wells of the field, by day; 0 on a usual day. @default no disturbance */
  disturbance?: (day: number) => number;
  /** Expected change (Sm3/d); null when nothing was expected. */
  expected: number | null;
  /** Newest production day that is complete. */
  newestDay: number;
}

/** A change with its two-sided 90 % interval (Sm3/d). */
export interface Effect {
  low: number;
  mid: number;
  high: number;
}

/** Days that were compared, first and last. */
export interface ComparedDays {
  from: number;
  to: number;
  /** Valid days among them. */
  valid: number;
}

/** Whether a step did what was expected of it. */
export interface StepTracking {
  verdict: 'stabilising' | 'gain' | 'neutral' | 'loss' | 'inconclusive';
  /** Day from which the well is stable at its new level; null until then. */
  stableDay: number | null;
  before: ComparedDays | null;
  after: ComparedDays | null;
  effect: Effect | null;
  /** Rate that the effect is a change of (Sm3/d). */
  base: number | null;
  /** Smallest change that this comparison finds in nine of ten cases (Sm3/d). */
  detectable: number | null;
  /** Actual over expected change (%), with its interval; null when nothing was expected. */
  attainment: Effect | null;
  /** The newest days give less than those just after the step. */
  fading: boolean;
  confounders: OtherChange['kind'][];
}

/** Lengths of the comparison (valid days). */
const leastCompared = 7;
const mostCompared = 30;
/** Days after which a well is stable at the earliest, and at the latest. */
const leastSettling = 3;
const mostSettling = 30;
/** Valid days whose slope shows that a well is stable. */
const stableDays = 5;
/** A step is followed for this long (days). */
const followedDays = 90;
/** Valid days before a step that its decline and its noise are measured on. */
const historyDays = 90;
const leastHistory = 20;
/** Fastest decline or rise that is taken out: 5 % in 30 days (1/d). A limit at 0 would make gains of noise. */
const maxTrend = -Math.log(0.95) / 30;
/** Normal values of a two-sided 90 % interval, and of nine in ten. */
const twoSided = 1.6449;
const nineOfTen = 1.2816;

/** Effect of a step on a rate, by the days before and after it. */
export function trackStep(days: RateDays, step: TrackedStep): StepTracking {
  const open: StepTracking = {
    ...{
      verdict: 'stabilising',
      stableDay: null,
      before: null,
      after: null,
      effect: null,
      base: null,
      detectable: null,
    },
    ...{ attainment: null, fading: false, confounders: [] },
  };
  const disturbance = step.disturbance ?? (() => 0);
  const all = Array.from(days.day, (day, i) => ({ day, value: Math.log(days.rate[i]!) - disturbance(day) }));
  const cuts = step.others
    .filter(({ kind }) => kind === 'choke' || kind === 'otherChange')
    .map(({ day }) => day);
  const begin = Math.max(
    -Infinity,
    ...cuts.filter((day) => day < step.day).map((day) => day + leastSettling),
  );
  const end = Math.min(step.day + followedDays, ...cuts.filter((day) => day >= step.day));
  const history = all.filter(({ day }) => day < step.day && day >= begin).slice(-historyDays);
  const later = all.filter(({ day }) => day >= step.day && day < end);
  const confounders = confoundersOf(step, history.slice(-mostCompared)[0]?.day ?? step.day, end);
  const isOver = step.newestDay >= end - 1;
  if (history.length < leastCompared) return { ...open, verdict: 'inconclusive', confounders };
  const trend = trendOf(history, step.day);
  const stable = stableFrom(later, step.day, trend.noise);
  const settled = stable === undefined ? [] : later.filter(({ day }) => day >= stable);
  const length = Math.min(mostCompared, history.length, settled.length);
  if (stable === undefined || length < leastCompared) {
    const isLate = isOver || step.newestDay - step.day > mostSettling + mostCompared;
    return {
      ...open,
      stableDay: stable ?? null,
      verdict: isLate ? 'inconclusive' : 'stabilising',
      confounders,
    };
  }
  const before = history.slice(-length);
  const first = compare(before, settled.slice(0, length), step.day, trend);
  const newest = compare(before, settled.slice(-length), step.day, trend);
  const { effect, base, detectable } = first;
  return {
    verdict: verdictOf({ ...first, expected: step.expected }),
    stableDay: stable,
    before: span(before),
    after: span(settled.slice(0, length)),
    effect,
    base,
    detectable,
    attainment: step.expected === null || step.expected === 0 ? null : attainmentOf(effect, step.expected),
    fading: newest.effect.high < effect.mid && newest.effect.mid < effect.low,
    confounders,
  };
}

interface LogDay {
  day: number;
  value: number;
}

/** What a well does without the step. */
interface Trend {
  /** Log rate a day. */
  slope: number;
  slopeError: number;
  /** Middle of the days that it was measured on. */
  center: number;
  noise: Noise;
  /** Valid days that it rests on. */
  count: number;
}

/** Noise with memory: standard deviation of a day, and correlation of a day with the next. */
export interface Noise {
  sigma: number;
  memory: number;
}

/** Decline and noise of the days before a step. */
function trendOf(history: readonly LogDay[], stepDay: number): Trend {
  const fitted = history.length >= leastHistory ? slopeOf(history) : 0;
  const slope = Math.min(maxTrend, Math.max(-maxTrend, fitted));
  const center =
    history.reduce((sum, { value, day }) => sum + value - slope * (day - stepDay), 0) / history.length;
  const residuals = Float64Array.from(history, ({ value, day }) => value - slope * (day - stepDay) - center);
  const noise = noiseOf(residuals);
  const spread = history.reduce((sum, { day }) => sum + (day - meanDay(history)) ** 2, 0);
  const isFitted = history.length >= leastHistory && spread > 0;
  const memory = Math.sqrt((1 + noise.memory) / (1 - noise.memory));
  return {
    slope,
    slopeError: isFitted ? (noise.sigma * memory) / Math.sqrt(spread) : 0,
    center: meanDay(history),
    noise,
    count: history.length,
  };
}

function slopeOf(days: readonly LogDay[]): number {
  const center = meanDay(days);
  const spread = days.reduce((sum, { day }) => sum + (day - center) ** 2, 0);
  return spread === 0 ? 0 : days.reduce((sum, { day, value }) => sum + (day - center) * value, 0) / spread;
}

function meanDay(days: readonly LogDay[]): number {
  return days.reduce((sum, { day }) => sum + day, 0) / days.length;
}

const maxMemory = 0.9;

/** Noise of residuals about zero; a short record makes the memory appear smaller than it is, which is put right. */
export function noiseOf(residuals: Float64Array): Noise {
  const n = residuals.length;
  const power = residuals.reduce((sum, value) => sum + value * value, 0);
  if (n < 3 || power === 0) return { sigma: 0, memory: 0 };
  let lagged = 0;
  for (let i = 1; i < n; i++) lagged += residuals[i]! * residuals[i - 1]!;
  const raw = lagged / power;
  const likely = raw + (2 + 4 * raw) / n;
  // Nine of ten such records have no more than this: too little memory makes gains of noise.
  const error = nineOfTen * Math.sqrt(Math.max(0, 1 - likely ** 2) / n);
  const memory = Math.min(maxMemory, Math.max(0, likely + error));
  // The mean and the trend took as many days of information as the memory leaves few.
  const lost = Math.min(n / 2, (2 * (1 + memory)) / (1 - memory));
  return { sigma: Math.sqrt(power / (n - lost)), memory };
}

/** Variance of the mean of `count` days of noise with memory. */
export function varianceOfMean({ sigma, memory }: Noise, count: number): number {
  const far = (1 + memory) / (1 - memory);
  const near = (2 * memory * (1 - memory ** count)) / (count * (1 - memory) ** 2);
  return (sigma ** 2 / count) * (far - near);
}

/** First day of five valid ones, not before the third after the step, whose slope is within the noise. */
function stableFrom(later: readonly LogDay[], stepDay: number, { sigma, memory }: Noise): number | undefined {
  // Standard deviation of the slope of five days in a row; memory makes neighbors move together.
  const slopeError = (sigma / Math.sqrt(10)) * Math.sqrt((1 + memory) / (1 - memory));
  for (let i = 0; i + stableDays <= later.length; i++) {
    const { day } = later[i]!;
    if (day < stepDay + leastSettling) continue;
    if (day > stepDay + mostSettling) return undefined;
    if (Math.abs(slopeOf(later.slice(i, i + stableDays))) <= Math.max(1e-9, twoSided * slopeError))
      return day;
  }
  return undefined;
}

interface Comparison {
  effect: Effect;
  base: number;
  detectable: number;
}

/** Means after and before, with the decline between them taken out. */
function compare(
  before: readonly LogDay[],
  after: readonly LogDay[],
  stepDay: number,
  { slope, slopeError, center, noise, count }: Trend,
): Comparison {
  const level = (of: readonly LogDay[]): number =>
    of.reduce((sum, { day, value }) => sum + value - slope * (day - stepDay), 0) / of.length;
  const change = level(after) - level(before);
  const gap = meanDay(after) - meanDay(before);
  // The days before are among those that the slope is of: noise that lifts them also tilts it.
  const tilt = 2 * gap * Math.max(0, meanDay(before) - center) * slopeError ** 2;
  const error = Math.sqrt(2 * varianceOfMean(noise, before.length) + (gap * slopeError) ** 2 + tilt);
  const freedom = Math.max(3, (count * (1 - noise.memory)) / (1 + noise.memory) - 2);
  const wide = twoSided * (1 + (twoSided ** 2 + 1) / (4 * freedom));
  const base = Math.exp(level(before));
  const gain = (log: number): number => base * Math.expm1(log);
  return {
    effect: { low: gain(change - wide * error), mid: gain(change), high: gain(change + wide * error) },
    base,
    detectable: base * (wide + nineOfTen) * error,
  };
}

/** Where nothing was expected of a step, an effect of this share of the rate is what it would have to show. */
const usualEffect = 0.05;

/**
 * A gain or a loss is one whatever was expected. That there is none is said only where the comparison would have found what was
 * expected: an interval that is wide against it holds that as well as 0.
 */
function verdictOf({
  effect,
  base,
  detectable,
  expected,
}: Comparison & Pick<TrackedStep, 'expected'>): StepTracking['verdict'] {
  if (effect.low > 0) return 'gain';
  if (effect.high < 0) return 'loss';
  const sought = expected === null || expected === 0 ? usualEffect * base : Math.abs(expected);
  const isFine = detectable <= sought;
  return isFine && effect.low > -detectable && effect.high < detectable ? 'neutral' : 'inconclusive';
}

/** A step that was tracked, judged by what was expected of it (Sm3/d; null where nothing was). */
export function judgedBy(tracking: StepTracking, expected: number | null): StepTracking {
  const { effect, base, detectable } = tracking;
  if (effect === null || base === null || detectable === null) return tracking;
  return {
    ...tracking,
    verdict: verdictOf({ effect, base, detectable, expected }),
    attainment: expected === null || expected === 0 ? null : attainmentOf(effect, expected),
  };
}

function attainmentOf({ low, mid, high }: Effect, expected: number): Effect {
  const [a, b] = [(100 * low) / expected, (100 * high) / expected];
  return { low: Math.min(a, b), mid: (100 * mid) / expected, high: Math.max(a, b) };
}

function span(days: readonly LogDay[]): ComparedDays {
  return { from: days[0]!.day, to: days.at(-1)!.day, valid: days.length };
}

/** Kinds of what else happened between two days, each once; a change on the step's own days hides its effect. */
function confoundersOf({ others }: TrackedStep, from: number, to: number): OtherChange['kind'][] {
  return [...new Set(others.filter(({ day }) => day >= from && day <= to).map(({ kind }) => kind))];
}

/** Wells that say what a day was like for the whole field. */
const leastWells = 5;
const usualDays = 30;
/** Farther from its usual rate, in median absolute deviations, a field had a bad or an unusually good day. */
const mostUsual = 4;

/**
 * What moved all other wells of a field, by well and day: the median over wells of the log of their rate over their own usual
 * one. 0 on days of fewer than five other wells.
 * @param wells rates of the wells of the field, by id
 */
export function fieldDisturbance(
  wells: ReadonlyMap<string, RateDays>,
): (wellId: string) => (day: number) => number {
  const byWell = new Map([...wells].map(([id, days]) => [id, unusualRates(days)]));
  const byDay = new Map<number, number[]>();
  for (const ratios of byWell.values())
    for (const [day, ratio] of ratios) {
      const list = byDay.get(day);
      if (list) list.push(ratio);
      else byDay.set(day, [ratio]);
    }
  for (const list of byDay.values()) list.sort((a, b) => a - b);
  const usual = usualMiddles(byDay);
  return (wellId) => (day) => {
    const ratios = byDay.get(day) ?? [];
    const own = byWell.get(wellId)?.get(day);
    const others = own === undefined ? ratios : ratios.toSpliced(ratios.indexOf(own), 1);
    return others.length < leastWells ? 0 : middleOf(others) - usual.get(day)!;
  };
}

/** What the middle of the wells is on good days about a day: bad ones lower the usual rates of those about them. */
function usualMiddles(byDay: ReadonlyMap<number, readonly number[]>): Map<number, number> {
  const days = [...byDay.keys()].sort((a, b) => a - b);
  const middles = Float64Array.from(days, (day) => middleOf(byDay.get(day)!));
  const most = mostUsual * medianAbsoluteDeviation(middles);
  const good = middles.map((middle) => (Math.abs(middle) > most ? NaN : middle));
  return new Map(days.map((day, i) => [day, median(around(good, i)) || 0]));
}

/** @param sorted at least one value, ascending */
function middleOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** The days about one, which say what is usual for it. */
function around(values: Float64Array, i: number): Float64Array {
  return values.subarray(Math.max(0, i - usualDays / 2), i + usualDays / 2 + 1);
}

/** Log of a well's rate over its usual one, by day. */
function unusualRates({ day, rate }: RateDays): Map<number, number> {
  const ratios = new Map<number, number>();
  day.forEach((number, i) => {
    ratios.set(number, Math.log(rate[i]! / median(around(rate, i))));
  });
  return ratios;
}
