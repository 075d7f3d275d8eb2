import type { CopyValue } from '../database/bulk.ts';
import { isoDay } from '../production-day.ts';
import type { Downtime } from './downtime.ts';
import type { LoggedEvent } from './load-field.ts';
import type { ProductionDrop } from './production-drop.ts';
import { median } from './robust-statistics.ts';
import { severities, type SeverityFactors } from './severity.ts';
import { stableId } from './stable-id.ts';

/** Columns of `production_drop_exception` in the order of {@link dropRows}. */
export const dropColumns = [
  'id',
  'well_id',
  'detected_at',
  'severity',
  'severity_factors',
  'status',
  'day',
  'variable',
  'rate',
  'baseline',
  'drop_abs',
  'drop_pct',
  'baseline_method',
  'baseline_from',
  'baseline_to',
  'on_stream_hours',
  'persistence_days',
  'water_cut_change',
  'gor_change',
  'frequency_change',
  'wellhead_pressure_change',
  'cause',
  'cause_score',
  'loss_since_start',
  'planned_activity_id',
  'rule',
] as const;

/** A drop or downtime of one of the field's wells. */
export interface FieldDrop {
  wellId: string;
  found: ProductionDrop | (Downtime & { level?: undefined });
  /** Fall of the wellhead pressure (bar) and step of the frequency (Hz) with it; NaN when unknown. */
  wellheadPressureChange: number;
  frequencyChange: number;
  /** Entry of the schedule that accounts for it. */
  plannedActivityId: string | null;
  /** The well's feed has gone silent since. */
  isStale: boolean;
}

/** What the rows need beside the drops. */
export interface DropContext {
  startOf: (day: number) => number;
  fieldRate: (day: number) => number;
  /** Newest day that any of the field's wells has a row for. */
  newestDay: number;
}

/** How sure each rule is (0..1). */
const confidenceOf = { critical: 0.95, warning: 0.8, downtime: 1 } as const;
/** Days after which a drop that has ended is settled (days). */
const settledAfterDays = 14;
const baselineMethod = 'median of valid days';

/** A row of `production_drop_exception` by its id. */
export interface DropRow {
  id: string;
  values: CopyValue[];
}

/** Rows of a field's drops and downtimes, severity ranked among them. */
export function dropRows(drops: readonly FieldDrop[], context: DropContext): DropRow[] {
  const factors = drops.map(({ found }): SeverityFactors => ({
    loss: found.baseline - found.rate,
    confidence: confidenceOf[found.level ?? 'downtime'],
    persistenceDays: found.persistenceDays,
  }));
  const severity = severities(
    factors,
    drops.map(({ found }) => context.fieldRate(found.day)),
  );
  return drops.map((drop, i) => {
    const { found, wellId } = drop;
    const kind = found.level === undefined ? 'down' : 'oil';
    const id = stableId('pd', wellId, kind, isoDay(found.day));
    const rate = found.level === undefined ? undefined : found;
    const fall = found.baseline - found.rate;
    return {
      id,
      values: [
        id,
        wellId,
        new Date(context.startOf(found.detectedDay + 1)),
        severity[i]!,
        JSON.stringify(factors[i]),
        statusOf(drop, context),
        isoDay(found.day),
        'oil',
        found.rate,
        found.baseline,
        fall,
        (100 * fall) / found.baseline,
        baselineMethod,
        isoDay(rate?.baselineFromDay ?? found.day - 30),
        isoDay(rate?.baselineToDay ?? found.day - 1),
        found.hours,
        found.persistenceDays,
        known(rate?.waterCutChange),
        known(rate?.gorChange),
        known(drop.frequencyChange),
        known(drop.wellheadPressureChange),
        rate?.cause ?? 'downtime',
        rate?.causeScore ?? 1,
        found.lossSinceStart,
        drop.plannedActivityId,
        JSON.stringify(found.rule),
      ],
    };
  });
}

/** A drop is open until it has ended for a while, and no longer than its feed reports. */
function statusOf({ found, plannedActivityId, isStale }: FieldDrop, { newestDay }: DropContext): string {
  if (plannedActivityId !== null) return 'expected';
  if (isStale) return 'resolved';
  return found.ended && found.lastDay < newestDay - settledAfterDays ? 'resolved' : 'new';
}

function known(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

/** Median of a gauge over a drop less its median over the 30 days before; NaN where it was silent. */
export function gaugeChange(day: Int32Array, gauge: Float64Array, from: number, to: number): number {
  const between = (low: number, high: number): number =>
    median(gauge.filter((_, i) => day[i]! >= low && day[i]! <= high));
  return between(from, to) - between(from - 30, from - 1);
}

/** Step of the drive frequency that was logged within two days of a drop (Hz); NaN without one. */
export function frequencyStepNear(
  wellId: string,
  events: readonly LoggedEvent[],
  from: number,
  dayOf: (moment: number) => number,
): number {
  const step = events.find(
    (event) =>
      event.kind === 'frequency' && event.wellId === wellId && Math.abs(dayOf(event.from) - from) <= 2,
  );
  return step === undefined || step.fromValue === null || step.toValue === null
    ? NaN
    : step.toValue - step.fromValue;
}
