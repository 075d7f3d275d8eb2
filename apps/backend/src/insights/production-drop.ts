import type { DropCause, ExceptionRule, LossEnd, MainProduct } from '../vocabulary.ts';
import { dropCause, type LoweringEvent } from './drop-cause.ts';
import { shortfall } from './efficiency.ts';
import {
  baselineValidDays,
  dropCritical,
  dropWarn,
  leastRateStep,
  minSegmentDays,
  severityDays,
} from './limits.ts';
import { leastLossText } from './least-loss.ts';
import { namedDays, type NamedDays } from './named-losses.ts';
import { gasOilRatio, waterCut, type DailySeries } from './normalized-rate.ts';
import type { LossDay, RateException } from './rate-life.ts';
import { validDays, type ValidDays } from './rate-level.ts';
import { median } from './robust-statistics.ts';

/** A loss of the rate of a well's main product as it is stored. Days are numbers since 1970-01-01. */
export interface ProductionDrop {
  /** Whose rate fell. */
  product: MainProduct;
  rule: ExceptionRule;
  /** First day of the drop. */
  day: number;
  /** Day on which the rule was met. */
  detectedDay: number;
  /** Last valid day of the drop seen so far; `end` says whether and how it was over after it. */
  lastDay: number;
  end: LossEnd | null;
  /** Day from which its level is the well's though no person accepted it. */
  standingFrom: number | null;
  /** First days of the confirmed changes that are part of it. */
  changeDays: number[];
  /** What was expected on each of its days. */
  days: LossDay[];
  level: 'change' | 'warning' | 'critical';
  /** Median rate during the drop and its baseline before it (Sm3/d). */
  rate: number;
  baseline: number;
  /** Median loss of its last three valid days, or what is standing (Sm3/d): what it costs as far as is known, or cost at last. */
  newestLoss: number;
  baselineFromDay: number;
  baselineToDay: number;
  /** On-stream hours of the first day. */
  hours: number;
  /** Valid days the drop has lasted. */
  persistenceDays: number;
  /** Against the baseline days: percentage points, Sm3/Sm3; NaN when unknown, and of gas. */
  waterCutChange: number;
  gorChange: number;
  cause: DropCause;
  causeScore: number;
  /** To what it is put down on each of its days while it is open. */
  named: NamedDays;
  /** What was lost since the first day (Sm3). */
  lossSinceStart: number;
}

function ruleOf(level: ProductionDrop['level'], product: MainProduct): ExceptionRule {
  const expected = `what is expected: the median of the last ${baselineValidDays} valid days less the well's decline`;
  if (level === 'change')
    return {
      id: 'change',
      text:
        `Confirmed fall of the hours-normalised ${product} rate by ${leastRateStep * 100} % net of decline, and below ${expected} by at least ` +
        leastLossText(product),
      inputs: [product, 'hours'],
      limit: leastRateStep * 100,
      unit: '%',
      persistence: `P${minSegmentDays}D`,
    };
  const { fraction, validDays: days } = level === 'critical' ? dropCritical : dropWarn;
  return {
    id: 'drop',
    text:
      `Hours-normalised ${product} rate below ${expected}, by ${dropWarn.fraction * 100} % for ${dropWarn.validDays} valid days ` +
      `or ${dropCritical.fraction * 100} % for ${dropCritical.validDays}, and by at least ${leastLossText(product)}`,
    inputs: [product, 'hours'],
    limit: fraction * 100,
    unit: '%',
    persistence: `P${days}D`,
  };
}

/** Valid days before a drop whose median shows whether the well was sliding already (days). */
const slideDays = 5;

/** High production drops of one well: its losses of rate, each with its rule and its likeliest cause. */
export function productionDrops(
  series: DailySeries,
  losses: readonly RateException[],
  events: readonly LoweringEvent[],
): ProductionDrop[] {
  const valid = validDays(series);
  return losses.map((loss) => describe(series, valid, loss, events));
}

function describe(
  series: DailySeries,
  valid: ValidDays,
  loss: RateException,
  events: readonly LoweringEvent[],
): ProductionDrop {
  const from = valid.day.indexOf(loss.day);
  const to = valid.day.indexOf(loss.lastDay) + 1;
  const baseline = loss.level.rate;
  const during = valid.rate.subarray(from, to);
  const expectedOn = new Map(loss.days.map(({ day, expected }) => [day, expected]));
  const expected = valid.day.slice(from, to).map((day) => expectedOn.get(day)!);
  const rate = median(during);
  const before = valid.at.slice(Math.max(0, from - baselineValidDays), from);
  const ratios = ratioShift(series, before, valid.at.slice(from, to));
  const isCritical = during.some((value, i) => value <= (1 - dropCritical.fraction) * expected[i]!);
  const level = loss.begunBy === 'fall' ? 'change' : isCritical ? 'critical' : 'warning';
  const slide = (baseline - median(valid.rate.subarray(Math.max(0, from - slideDays), from))) / baseline;
  const { cause, score, eventId } = dropCause({
    day: loss.day,
    lastDay: loss.lastDay,
    fraction: (baseline - rate) / baseline,
    slide,
    events,
    ...ratios,
  });
  const { day, detectedDay, lastDay, end, standingFrom, changeDays, days } = loss;
  const lately = median(during.map((value, i) => expected[i]! - value).subarray(-severityDays));
  return {
    rule: ruleOf(level, series.product),
    product: series.product,
    ...{ day, detectedDay, lastDay, end, standingFrom, changeDays, days, level, rate, baseline },
    newestLoss: days.at(-1)!.standing ?? Math.max(0, lately),
    baselineFromDay: loss.level.fromDay,
    baselineToDay: loss.level.toDay,
    hours: series.hours[valid.at[from]!]!,
    persistenceDays: to - from,
    waterCutChange: ratios.waterCutNow - ratios.waterCutBefore,
    gorChange: ratios.gorNow - ratios.gorBefore,
    cause,
    causeScore: score,
    named: namedDays(loss, valid, { cause, eventId }, events),
    lossSinceStart: during.reduce((sum, value, i) => sum + shortfall(expected[i]!, value), 0),
  };
}

/** What the ratios to oil say of an oil well; of a gas well they say nothing. */
function ratioShift(
  { product, oil, gas, water, gasShared }: DailySeries,
  before: readonly number[],
  now: readonly number[],
): { waterCutBefore: number; waterCutNow: number; gorBefore: number; gorNow: number } {
  if (product === 'gas') return { waterCutBefore: NaN, waterCutNow: NaN, gorBefore: NaN, gorNow: NaN };
  const cut = (at: readonly number[]): number => median(at.map((i) => waterCut(oil[i]!, water[i]!)));
  const gor = (at: readonly number[]): number =>
    median(at.map((i) => (gasShared[i] === 1 ? NaN : gasOilRatio(oil[i]!, gas[i]!))));
  return { waterCutBefore: cut(before), waterCutNow: cut(now), gorBefore: gor(before), gorNow: gor(now) };
}
