import type { CopyValue } from '../database/bulk.ts';
import type { ChangeDetector, ChangePointStatus } from '../vocabulary.ts';
import { isoDay } from '../production-day.ts';
import { changeVariables } from './change-variables.ts';
import { mergeWithinDays, ruleVersion, type Sensitivity } from './limits.ts';
import { severities } from './severity.ts';
import { stableId } from './stable-id.ts';
import type { WellChange } from './well-insights.ts';

/** Columns of `change_point` in the order of {@link changeRows}. */
export const changeColumns = [
  'id',
  'well_id',
  'variable',
  'detector',
  'sensitivity',
  'unit',
  'change_day',
  'day_low',
  'day_high',
  'detected_at',
  'mean_before',
  'mean_after',
  'delta',
  'delta_pct',
  'days_before',
  'days_after',
  'score',
  'severity',
  'status',
  'comment',
  'method_version',
] as const;

/** A change of one of the field's wells. */
export interface FieldChange extends WellChange {
  wellId: string;
}

/** What a person said about a change point that was found before. */
export interface ChangeVerdict {
  id: string;
  wellId: string;
  variable: string;
  detector: ChangeDetector;
  /** Days since 1970-01-01. */
  day: number;
  status: ChangePointStatus;
  comment: string | null;
}

/** What the rows need beside the changes. */
export interface ChangeContext {
  sensitivity: Sensitivity;
  verdicts: readonly ChangeVerdict[];
  /** Moment at which a production day begins (ms). */
  startOf: (day: number) => number;
  /** Oil that the field could give on a day (Sm3/d). */
  fieldRate: (day: number) => number;
}

/** Score from which a change is held for certain; confidence grows up to it (-). */
const certainScore = 10;

/** A row of `change_point` with the events that explain it. */
export interface ChangeRow {
  id: string;
  values: CopyValue[];
  events: { eventId: string; daysApart: number }[];
}

/** Rows of a field's changes. A change that was judged before keeps its id, status and comment. */
export function changeRows(changes: readonly FieldChange[], context: ChangeContext): ChangeRow[] {
  const severity = severities(
    changes.map((change) => ({
      loss: change.oilLoss,
      confidence: Math.min(1, change.score / certainScore),
      persistenceDays: change.daysAfter,
    })),
    changes.map(({ day }) => context.fieldRate(day)),
  );
  const open = [...context.verdicts];
  return changes.map((change, i) => {
    const verdict = takeVerdict(open, change);
    const id =
      verdict?.id ??
      stableId(
        'cp',
        change.wellId,
        change.variable,
        isoDay(change.day),
        change.detector,
        context.sensitivity,
      );
    const delta = change.meanAfter - change.meanBefore;
    return {
      id,
      events: change.events.map((event) => ({ eventId: event.id, daysApart: change.day - event.day })),
      values: [
        id,
        change.wellId,
        change.variable,
        change.detector,
        context.sensitivity,
        changeVariables[change.variable].unit,
        isoDay(change.day),
        isoDay(change.dayLow),
        isoDay(change.dayHigh),
        new Date(context.startOf(change.detectedDay + 1)),
        change.meanBefore,
        change.meanAfter,
        delta,
        change.meanBefore === 0 ? null : (100 * delta) / change.meanBefore,
        change.daysBefore,
        change.daysAfter,
        change.score,
        severity[i]!,
        verdict?.status ?? (change.events.length > 0 ? 'explained' : 'new'),
        verdict?.comment ?? null,
        ruleVersion,
      ],
    };
  });
}

/** The nearest verdict on the same well and variable within three days, of the same detector first; each is given once. */
function takeVerdict(open: ChangeVerdict[], change: FieldChange): ChangeVerdict | undefined {
  const near = open
    .filter(
      (verdict) =>
        verdict.wellId === change.wellId &&
        verdict.variable === change.variable &&
        Math.abs(verdict.day - change.day) <= mergeWithinDays,
    )
    .sort(
      (a, b) =>
        Math.abs(a.day - change.day) - Math.abs(b.day - change.day) ||
        Number(b.detector === change.detector) - Number(a.detector === change.detector),
    )[0];
  if (near !== undefined) open.splice(open.indexOf(near), 1);
  return near;
}
