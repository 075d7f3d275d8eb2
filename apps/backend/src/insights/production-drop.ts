import type { DropCause, ExceptionRule } from '../vocabulary.ts';
import { dropCause, type LoweringEvent } from './drop-cause.ts';
import { shortfall } from './efficiency.ts';
import { levelEnd } from './frozen-span.ts';
import {
  minBaselineDays,
  baselineValidDays,
  dropCritical,
  minDropLoss,
  dropWarn,
  severityDays,
} from './limits.ts';
import { gasOilRatio, normalizedRates, waterCut, type DailySeries } from './normalized-rate.ts';
import { median, trailingMedian } from './robust-statistics.ts';

/** A well's oil rate well below its baseline for long enough. Days are numbers since 1970-01-01. */
export interface ProductionDrop {
  rule: ExceptionRule;
  /** First day of the drop. */
  day: number;
  /** Day on which the rule was met. */
  detectedDay: number;
  /** Last valid day of the drop seen so far; `ended` says whether the rate came back after it. */
  lastDay: number;
  ended: boolean;
  /** It ended as the well's new level: after 90 days, or because a person accepted it. */
  settled: boolean;
  level: 'warning' | 'critical';
  /** Median oil rate during the drop and its baseline before it (Sm3/d). */
  rate: number;
  baseline: number;
  /** Median loss of its last three valid days (Sm3/d): what it costs as far as is known, or cost at last. */
  newestLoss: number;
  baselineFromDay: number;
  baselineToDay: number;
  /** On-stream hours of the first day. */
  hours: number;
  /** Valid days the drop has lasted. */
  persistenceDays: number;
  /** Against the baseline days: percentage points, Sm3/Sm3; NaN when unknown. */
  waterCutChange: number;
  gorChange: number;
  cause: DropCause;
  causeScore: number;
  /** Oil lost since the first day (Sm3). */
  lossSinceStart: number;
}

function ruleOf(level: ProductionDrop['level']): ExceptionRule {
  const { fraction, validDays } = level === 'critical' ? dropCritical : dropWarn;
  return {
    id: 'drop',
    text:
      `Hours-normalised oil rate below the median of the last ${baselineValidDays} valid days by ` +
      `${dropWarn.fraction * 100} % for ${dropWarn.validDays} valid days or ${dropCritical.fraction * 100} % for ` +
      `${dropCritical.validDays}, and by at least ${minDropLoss} Sm3/d`,
    inputs: ['oil', 'hours'],
    limit: fraction * 100,
    unit: '%',
    persistence: `P${validDays}D`,
  };
}

/** Valid days before a drop whose median shows whether the well was sliding already (days). */
const slideDays = 5;

interface ValidDays {
  /** Positions in the record of the valid days. */
  at: number[];
  rate: Float64Array;
  baseline: Float64Array;
}

/**
 * High production drops of one well. The baseline is frozen when a drop begins, so that a long one does not
 * lower its own baseline; after 90 days, or when a person accepts it, it is the well's new level: the episode ends, and
 * what the well made before shapes no baseline any more.
 * @param acceptedDays days on which a person accepted a new level, ascending
 */
export function productionDrops(
  series: DailySeries,
  events: readonly LoweringEvent[],
  acceptedDays: ArrayLike<number> = [],
): ProductionDrop[] {
  const valid = validDays(series);
  let levelFrom = 0;
  const drops: ProductionDrop[] = [];
  for (let v = 0; v < valid.at.length; v++) {
    const baseline = baselineAt(valid, v, levelFrom);
    if (!isDropped(valid.rate[v]!, baseline)) continue;
    const last = levelEnd(series.day[valid.at[v]!]!, acceptedDays);
    const isOpenAt = (at: number): boolean => series.day[valid.at[at]!]! < last;
    let end = v + 1;
    while (end < valid.at.length && isOpenAt(end) && isDropped(valid.rate[end]!, baseline)) end++;
    const detected = detection(valid, v, end, baseline);
    if (detected === undefined) continue;
    const settled = end < valid.at.length && !isOpenAt(end);
    drops.push(describe(series, valid, { from: v, to: end, detected, baseline, settled }, events));
    if (settled) levelFrom = v;
    v = end - 1;
  }
  return drops;
}

function validDays(series: DailySeries): ValidDays {
  const all = normalizedRates(series, 'oil');
  const at = [...all.keys()].filter((i) => Number.isFinite(all[i]!));
  const rate = Float64Array.from(at, (i) => all[i]!);
  return { at, rate, baseline: trailingMedian(rate, baselineValidDays, minBaselineDays) };
}

function dropOf(rate: number, baseline: number): number {
  return baseline - rate >= minDropLoss ? (baseline - rate) / baseline : 0;
}

/** Whether a rate is below the warning limit; never without a baseline. */
function isDropped(rate: number, baseline: number): boolean {
  return dropOf(rate, baseline) >= dropWarn.fraction;
}

/** Median of the valid days before a position, of those since the level began. */
function baselineAt({ rate, baseline }: ValidDays, v: number, levelFrom: number): number {
  if (levelFrom === 0 || v - levelFrom >= baselineValidDays) return baseline[v]!;
  return v - levelFrom < minBaselineDays ? NaN : median(rate.subarray(levelFrom, v));
}

/** Position at which the rule is first met, or undefined when the drop is too short or too small. */
function detection(valid: ValidDays, from: number, to: number, baseline: number): number | undefined {
  for (let v = from; v < to; v++) {
    if (dropOf(valid.rate[v]!, baseline) >= dropCritical.fraction) return v;
    if (v - from + 1 >= dropWarn.validDays) return v;
  }
  return undefined;
}

/** A run of positions among the valid days, with what it is compared with. */
interface Episode {
  from: number;
  /** One past the last. */
  to: number;
  /** Where the rule was met. */
  detected: number;
  baseline: number;
  settled: boolean;
}

function describe(
  series: DailySeries,
  valid: ValidDays,
  { from, to, detected, baseline, settled }: Episode,
  events: readonly LoweringEvent[],
): ProductionDrop {
  const dayAt = (v: number): number => series.day[valid.at[v]!]!;
  const during = valid.rate.subarray(from, to);
  const rate = median(during);
  const before = valid.at.slice(Math.max(0, from - baselineValidDays), from);
  const ratios = ratioShift(series, before, valid.at.slice(from, to));
  const worst = Math.min(...during);
  const level = dropOf(worst, baseline) >= dropCritical.fraction ? 'critical' : 'warning';
  const fraction = (baseline - rate) / baseline;
  const slide = (baseline - median(valid.rate.subarray(Math.max(0, from - slideDays), from))) / baseline;
  const { cause, score } = dropCause({
    day: dayAt(from),
    lastDay: dayAt(to - 1),
    fraction,
    slide,
    events,
    ...ratios,
  });
  return {
    rule: ruleOf(level),
    day: dayAt(from),
    detectedDay: dayAt(detected),
    lastDay: dayAt(to - 1),
    ended: to < valid.at.length,
    settled,
    level,
    rate,
    newestLoss: baseline - median(during.subarray(-severityDays)),
    baseline,
    baselineFromDay: series.day[before[0]!]!,
    baselineToDay: series.day[before.at(-1)!]!,
    hours: series.hours[valid.at[from]!]!,
    persistenceDays: to - from,
    waterCutChange: ratios.waterCutNow - ratios.waterCutBefore,
    gorChange: ratios.gorNow - ratios.gorBefore,
    cause,
    causeScore: score,
    lossSinceStart: during.reduce((sum, value) => sum + shortfall(baseline, value), 0),
  };
}

function ratioShift(
  { oil, gas, water }: DailySeries,
  before: readonly number[],
  now: readonly number[],
): { waterCutBefore: number; waterCutNow: number; gorBefore: number; gorNow: number } {
  const cut = (at: readonly number[]): number => median(at.map((i) => waterCut(oil[i]!, water[i]!)));
  const gor = (at: readonly number[]): number => median(at.map((i) => gasOilRatio(oil[i]!, gas[i]!)));
  return { waterCutBefore: cut(before), waterCutNow: cut(now), gorBefore: gor(before), gorNow: gor(now) };
}
