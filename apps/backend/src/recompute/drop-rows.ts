import type { CopyRow } from '../database/bulk.ts';
import { isPlanned } from '../insights/deferred-production.ts';
import type { Downtime } from '../insights/downtime.ts';
import type { FieldRecord, LoggedEvent, WellRecord } from '../insights/field-record.ts';
import type { ProductionDrop } from '../insights/production-drop.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { median } from '../insights/robust-statistics.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import type { WellInsights } from '../insights/well-insights.ts';
import { isoDay } from '../production-day.ts';
import type { ExceptionStatus, ScheduleActivity, SeverityFactors } from '../vocabulary.ts';
import { known, stableId, type RowContext } from './row-context.ts';

/** How sure each rule is (0..1). */
const confidenceOf = { critical: 0.95, warning: 0.8, change: 0.8, downtime: 1 } as const;
/** Days before a drop that it is compared with (days). */
const comparedDays = 30;
/** A step of the frequency this close to a drop belongs to it (days). */
const stepWithinDays = 2;

/** Scheduled work that makes a loss expected. */
const stopsWells: ReadonlySet<ScheduleActivity> = new Set([
  'workover',
  'espReplacement',
  'chemical',
  'plannedShutdown',
  'wellTest',
]);

/** Rows of the drops and downtimes of some wells, not ranked yet, and of the days of their losses. */
export function dropRows(
  field: FieldRecord,
  insights: readonly WellInsights[],
  context: RowContext,
): { exceptions: CopyRow<'production_drop_exception'>[]; days: CopyRow<'loss_day'>[] } {
  const drops = insights.flatMap(({ drops: dropped, downtimes, series }, i) =>
    [...dropped, ...downtimes].map((found: ProductionDrop | (Downtime & { level?: undefined })) => ({
      found,
      series,
      well: field.wells[i]!,
    })),
  );
  const days: CopyRow<'loss_day'>[] = [];
  const exceptions = drops.map(({ found, series, well }) => {
    const rate = found.level === undefined ? undefined : found;
    const fall = found.baseline - found.rate;
    const plannedActivity = planningActivity(field, well.id, found, context);
    const ended = 'ended' in found ? found.ended : found.end !== null;
    const isOver = ended || context.isForgotten(series.day.at(-1)!);
    const status: ExceptionStatus = plannedActivity !== null ? 'expected' : isOver ? 'resolved' : 'new';
    const id = stableId('pd', well.id, rate === undefined ? 'down' : found.product, isoDay(found.day));
    for (const { day, expected, standing } of rate?.days ?? [])
      days.push({ exception_id: id, well_id: well.id, day: isoDay(day), expected, standing });
    return {
      id,
      well_id: well.id,
      detected_at: new Date(context.startOf(found.detectedDay + 1)),
      severity: 'low',
      severity_factors: JSON.stringify({
        loss: found.newestLoss / oilEquivalent[found.product],
        confidence: confidenceOf[found.level ?? 'downtime'],
        persistenceDays: found.persistenceDays,
      } satisfies SeverityFactors),
      severity_version: ruleVersions.severity,
      status,
      day: isoDay(found.day),
      variable: found.product,
      rate: found.rate,
      baseline: found.baseline,
      drop_abs: fall,
      drop_pct: (100 * fall) / found.baseline,
      baseline_method: 'median of valid days',
      baseline_from: isoDay(found.baselineFromDay),
      baseline_to: isoDay(found.baselineToDay),
      on_stream_hours: found.hours,
      persistence_days: found.persistenceDays,
      water_cut_change: known(rate?.waterCutChange),
      gor_change: known(rate?.gorChange),
      frequency_change: known(frequencyStepNear(well.id, field.events, found.day, context.dayOf)),
      wellhead_pressure_change: known(pressureChange(well, found.day, found.lastDay)),
      cause: rate?.cause ?? 'downtime',
      cause_score: rate?.causeScore ?? 1,
      loss_since_start: found.lossSinceStart,
      planned_activity_id: plannedActivity,
      ended_day: ended ? isoDay(found.lastDay) : null,
      ended_by: rate?.end ?? null,
      standing_from: rate?.standingFrom == null ? null : isoDay(rate.standingFrom),
      rule: JSON.stringify(found.rule),
    } satisfies CopyRow<'production_drop_exception'>;
  });
  return { exceptions, days };
}

/** Entry of the schedule that accounts for a drop; null without one. */
function planningActivity(
  { schedule }: FieldRecord,
  wellId: string,
  found: ProductionDrop | Downtime,
  { startOf }: RowContext,
): string | null {
  // Work that begins after a drop was found did not cause it.
  const from = startOf(found.day);
  const to = startOf(found.detectedDay + 1);
  const planned = schedule.find(
    (work) =>
      (work.wellId === wellId || work.wellId === null) &&
      stopsWells.has(work.activity) &&
      isPlanned(from, to, [work]),
  );
  return planned?.id ?? null;
}

/** Median of the wellhead pressure over a drop less its median over the 30 days before (bar); NaN where it was silent. */
function pressureChange({ day, wellheadPressure }: WellRecord, from: number, to: number): number {
  const between = (low: number, high: number): number =>
    median(wellheadPressure.filter((_, i) => day[i]! >= low && day[i]! <= high));
  return between(from, to) - between(from - comparedDays, from - 1);
}

/** Step of the drive frequency that was logged within two days of a drop (Hz); NaN without one. */
function frequencyStepNear(
  wellId: string,
  events: readonly LoggedEvent[],
  day: number,
  dayOf: (moment: number) => number,
): number {
  const step = events.find(
    (event) =>
      event.kind === 'frequency' &&
      event.wellId === wellId &&
      Math.abs(dayOf(event.from) - day) <= stepWithinDays,
  );
  return (step?.toValue ?? NaN) - (step?.fromValue ?? NaN);
}
