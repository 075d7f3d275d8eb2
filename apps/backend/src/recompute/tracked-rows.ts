import type { CopyRow } from '../database/bulk.ts';
import type { TrackedMeans } from '../database/tables/esp.ts';
import type { WellRecord } from '../insights/field-record.ts';
import { gasOilRatio, isValidDay, liquid, waterCut } from '../insights/normalized-rate.ts';
import { frequencyRule } from '../insights/optimization/setting-steps.ts';
import type { TrackedStepOfWell } from '../insights/optimization/tracked-step.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { isoDay } from '../production-day.ts';
import { known, stableId, type RowContext } from './row-context.ts';

export type TrackedRow = CopyRow<'tracked_frequency_change'>;

/** Days after a step in which what came of it is followed, and how often (days). */
const followedDays = 90;
const reviewDays = 7;

/** The id of a step: that of its entry in the log, else of its hour. */
export function stepId(wellId: string, { eventId, at }: Pick<TrackedStepOfWell, 'eventId' | 'at'>): string {
  return stableId('fc', wellId, eventId ?? new Date(at).toISOString().slice(0, 13));
}

/** Valid days of the means before a step that is not compared yet. */
const plainDays = 7;

/** What came of a step of a well, as it is stored. */
export function trackedRow(well: WellRecord, step: TrackedStepOfWell, context: RowContext): TrackedRow {
  const { tracking, day } = step;
  const before = tracking.before ?? { from: day - plainDays, to: day - 1, valid: plainDays };
  return {
    change_id: stepId(well.id, step),
    baseline_days: tracking.before?.valid ?? 0,
    after_days: tracking.after?.valid ?? 0,
    stabilised_at: tracking.stableDay === null ? null : new Date(context.startOf(tracking.stableDay)),
    before_means: JSON.stringify(meansOf(well, before.from, before.to, context)),
    after_means: JSON.stringify(
      tracking.after ? meansOf(well, tracking.after.from, tracking.after.to, context) : noMeans,
    ),
    attainment_pct: tracking.attainment?.mid ?? null,
    confounders: JSON.stringify(tracking.confounders),
    verdict: tracking.verdict,
    next_review: nextReview(step, context.newestDay),
    effect: tracking.effect && JSON.stringify(tracking.effect),
    detectable_effect: tracking.detectable,
    attainment: tracking.attainment && JSON.stringify(tracking.attainment),
    fading: tracking.fading,
    rule_version: ruleVersions.optimization,
  };
}

/** Null when what came of a step is followed no more. */
function nextReview({ day }: TrackedStepOfWell, newestDay: number): string | null {
  const last = day + followedDays;
  return newestDay >= last ? null : isoDay(Math.min(last, newestDay + reviewDays));
}

const noMeans: TrackedMeans = {
  liquid: null,
  oil: null,
  waterCut: null,
  gor: null,
  intakePressure: null,
  motorCurrent: null,
  motorTemperature: null,
  specificEnergy: null,
};

/** Means of a well from one production day to another, of valid days and of hours in which its pump ran. */
function meansOf(well: WellRecord, from: number, to: number, { startOf }: RowContext): TrackedMeans {
  const { day, hours, oil, water, gas, suspect, pump } = well;
  const valid = Array.from(day.keys()).filter(
    (i) => day[i]! >= from && day[i]! <= to && isValidDay(hours[i]!) && suspect[i] !== 1,
  );
  const sum = (of: (i: number) => number): number => valid.reduce((total, i) => total + of(i), 0);
  const [allOil, allWater, allGas, time] = [oil, water, gas, hours].map((column) => sum((i) => column[i]!));
  const rate = (24 * liquid(allOil!, allWater!)) / time!;
  const [begin, end] = [startOf(from), startOf(to + 1)];
  const running = Array.from(pump.at.keys()).filter(
    (i) => pump.at[i]! >= begin && pump.at[i]! < end && pump.frequency[i]! > frequencyRule.least,
  );
  const mean = (column: Float64Array): number =>
    running.reduce((total, i) => total + column[i]!, 0) / running.length;
  return {
    liquid: known(rate),
    oil: known((24 * allOil!) / time!),
    waterCut: known(waterCut(allOil!, allWater!)),
    gor: known(gasOilRatio(allOil!, allGas!)),
    intakePressure: known(mean(pump.intakePressure)),
    motorCurrent: known(mean(pump.motorCurrent)),
    motorTemperature: known(mean(pump.motorTemperature)),
    specificEnergy: known((24 * mean(pump.power)) / rate),
  };
}
