import type { ExceptionRule } from '../vocabulary.ts';
import { baselineValidDays, gorRatioLimit, standingValidDays } from './limits.ts';
import { gasOilRatio, isValidDay, type DailySeries } from './normalized-rate.ts';
import { median, runningMedian, trailingMedian } from './robust-statistics.ts';

/** Gas from the reservoir: the gas-oil ratio has risen and goes on rising. Days since 1970-01-01. */
export interface GasBreakthrough {
  /** First day on which the 7-day ratio was above the limit. */
  day: number;
  lastDay: number;
  ended: boolean;
  /** The 60th valid day after the first one, from which the rise is standing; null before. */
  standingFrom: number | null;
  /** Highest 7-day median and the 90-day median when it began (Sm3/Sm3). */
  gor: number;
  baseline: number;
  ratio: number;
  /** Log-log slope of the ratio's time derivative (Chan): falling for coning, rising for channeling. */
  derivativeSlope: number;
  mechanism: 'gasCapConing' | 'injectedGasBreakthrough' | 'unknown';
  /** Median oil rate of the 90 valid days before, and since (Sm3/d). */
  oilBaseline: number;
  oilRate: number;
  /** Oil that the well lost against the 90 days before; 0 when it gained (Sm3/d). */
  oilLoss: number;
}

/** The rule as it is shown beside every row. */
export const gasBreakthroughRule: ExceptionRule = {
  id: 'R4',
  text: `7-day gas-oil ratio above ${gorRatioLimit} times its 90-day median and rising`,
  inputs: ['gor'],
  limit: gorRatioLimit,
  unit: '1',
  persistence: 'P7D',
};

const shortDays = 7;
const longDays = 90;
/** Valid days of the long window before it is trusted. */
const minLongDays = 45;
/** Slopes nearer to 0 than this show no mechanism. */
const flatSlope = 0.1;

interface RatioRecord {
  /** Days of the valid positions. */
  day: Int32Array;
  /** Ratio (Sm3/Sm3). */
  gor: Float64Array;
  /** Oil rate (Sm3/d). */
  rate: Float64Array;
  /** 7-day running median and 90-day median before each day (Sm3/Sm3). */
  recent: Float64Array;
  baseline: Float64Array;
}

/**
 * Rises of the producing gas-oil ratio of one well (rule R4), from valid days only. One ends when its 7-day ratio is back below the
 * limit with which it began. One that is standing is the well's level: the 90-day median then begins with its last 30 valid
 * days, and a further rise is a rise of its own.
 */
export function gasBreakthroughs(series: DailySeries): GasBreakthrough[] {
  const record = ratioRecord(series);
  const { day, recent } = record;
  let { baseline } = record;
  const found: GasBreakthrough[] = [];
  for (let v = 2 * shortDays; v < day.length; v++) {
    const limit = gorRatioLimit * baseline[v]!;
    if (!(recent[v]! > limit) || !(recent[v]! > recent[v - shortDays]!)) continue;
    let end = v + 1;
    while (end < day.length && recent[end]! > limit) end++;
    const standing = v + standingValidDays;
    found.push(describe({ ...record, baseline }, v, end, standing < end ? standing : null));
    if (standing < end) baseline = baselineFrom(record.gor, standing - baselineValidDays);
    v = Math.min(standing, end) - 1;
  }
  return found;
}

/** The 90-day median before each day of a level that begins at a position; it is trusted with its first 30 valid days. */
function baselineFrom(gor: Float64Array, first: number): Float64Array {
  return trailingMedian(
    gor.map((ratio, v) => (v < first ? NaN : ratio)),
    longDays,
    baselineValidDays,
  );
}

function ratioRecord(series: DailySeries): RatioRecord {
  const at = [...series.day.keys()].filter(
    (i) =>
      isValidDay(series.hours[i]!) &&
      series.suspect[i] !== 1 &&
      series.gasShared[i] !== 1 &&
      series.oil[i]! > 0 &&
      series.gas[i]! >= 0,
  );
  const gor = Float64Array.from(at, (i) => gasOilRatio(series.oil[i]!, series.gas[i]!));
  return {
    day: Int32Array.from(at, (i) => series.day[i]!),
    gor,
    rate: Float64Array.from(at, (i) => (series.oil[i]! * 24) / series.hours[i]!),
    recent: runningMedian(gor, shortDays),
    baseline: trailingMedian(gor, longDays, minLongDays),
  };
}

function describe(
  { day, rate, recent, baseline }: RatioRecord,
  from: number,
  to: number,
  standing: number | null,
): GasBreakthrough {
  const during = recent.subarray(from, to);
  const gor = Math.max(...during);
  const derivativeSlope = logDerivativeSlope(during);
  const oilBaseline = median(rate.subarray(Math.max(0, from - longDays), from));
  const oilRate = median(rate.subarray(from, to));
  return {
    day: day[from]!,
    lastDay: day[to - 1]!,
    ended: to < day.length,
    standingFrom: standing === null ? null : day[standing]!,
    gor,
    baseline: baseline[from]!,
    ratio: gor / baseline[from]!,
    derivativeSlope,
    mechanism: mechanismOf(derivativeSlope),
    oilBaseline,
    oilRate,
    oilLoss: Math.max(0, oilBaseline - oilRate),
  };
}

/** Least-squares slope of log |d gor / d ln t| over log t; NaN with fewer than ten usable days. */
function logDerivativeSlope(recent: Float64Array): number {
  const points: [number, number][] = [];
  for (let t = shortDays; t + shortDays < recent.length; t++) {
    const slope = (recent[t + shortDays]! - recent[t]!) / Math.log((t + 1 + shortDays) / (t + 1));
    if (slope > 0) points.push([Math.log(t + 1), Math.log(slope)]);
  }
  if (points.length < 10) return NaN;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const top = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return top / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

function mechanismOf(slope: number): GasBreakthrough['mechanism'] {
  if (Number.isNaN(slope) || Math.abs(slope) < flatSlope) return 'unknown';
  return slope < 0 ? 'gasCapConing' : 'injectedGasBreakthrough';
}
