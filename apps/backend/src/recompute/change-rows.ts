import type { CopyRow } from '../database/bulk.ts';
import { changeVariables, deltaKind } from '../insights/change-variables.ts';
import { mergeWithinDays } from '../insights/limits.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import type { WellChange } from '../insights/well-changes.ts';
import type { WellInsights } from '../insights/well-insights.ts';
import { isoDay } from '../production-day.ts';
import type { ChangeDetector, Sensitivity, SeverityFactors } from '../vocabulary.ts';
import { stableId, type RowContext } from './row-context.ts';

/** A change and its well. */
export interface FieldChange extends WellChange {
  wellId: string;
}

/** A change point that was found before, with what people said about it. */
export interface ChangeVerdict {
  id: string;
  wellId: string;
  variable: string;
  detector: ChangeDetector;
  /** Days since 1970-01-01. */
  day: number;
  comment: string | null;
  /** Whether a person said something. */
  isJudged: boolean;
  /** Whether a person explained it in words, with or without an entry of the log. */
  isExplainedInWords: boolean;
  /** What was decided, as the columns have it. */
  decided: Pick<
    CopyRow<'change_point'>,
    'assignee_id' | 'snoozed_until' | 'feedback' | 'decided_by' | 'decided_at' | 'version' | 'explained_by'
  > & { status: StoredStatus };
}

type StoredStatus = NonNullable<CopyRow<'change_point'>['status']>;

const undecided = {
  assignee_id: null,
  snoozed_until: null,
  feedback: null,
  decided_by: null,
  decided_at: null,
  version: 1,
  explained_by: null,
} as const;

/** Score from which a change is held for certain; confidence grows up to it (-). */
const certainScore = 10;

/** Rows of `change_point` and of the events that explain them. */
export interface ChangeRows {
  points: CopyRow<'change_point'>[];
  links: CopyRow<'change_point_event'>[];
}

/**
 * Rows of the changes of some wells, not ranked yet. A change that was found before keeps its id, at whatever sensitivity
 * that was, and one that was judged also its status and comment.
 * @param steps the sensitivity of each well
 */
export function changeRows(
  insights: readonly WellInsights[],
  steps: ReadonlyMap<string, Sensitivity>,
  verdicts: readonly ChangeVerdict[],
  { startOf }: RowContext,
): ChangeRows {
  const changes = insights.flatMap(({ wellId, changes: found }) =>
    found.map((change): FieldChange => ({ ...change, wellId })),
  );
  const open = [...verdicts];
  const links: ChangeRows['links'] = [];
  const points = changes.map((change) => {
    const { wellId, variable, detector, meanBefore, meanAfter } = change;
    const changeDay = isoDay(change.day);
    const sensitivity = steps.get(wellId)!;
    const verdict = takeVerdict(open, change);
    const id = verdict?.id ?? stableId('cp', wellId, variable, changeDay, detector, sensitivity);
    for (const event of change.events)
      links.push({ change_point_id: id, event_id: event.id, days_apart: change.day - event.day });
    const delta = meanAfter - meanBefore;
    return {
      id,
      well_id: wellId,
      variable,
      detector,
      sensitivity,
      unit: changeVariables[variable].unit,
      change_day: changeDay,
      day_low: isoDay(change.dayLow),
      day_high: isoDay(change.dayHigh),
      detected_at: new Date(startOf(change.detectedDay + 1)),
      mean_before: meanBefore,
      mean_after: meanAfter,
      delta,
      delta_pct: deltaKind(variable) !== 'relative' || meanBefore === 0 ? null : (100 * delta) / meanBefore,
      days_before: change.daysBefore,
      days_after: change.daysAfter,
      score: change.score,
      severity: 'low',
      severity_factors: JSON.stringify({
        loss: change.loss / oilEquivalent[change.product],
        confidence: Math.min(1, change.score / certainScore),
        persistenceDays: change.daysAfter,
      } satisfies SeverityFactors),
      severity_version: ruleVersions.severity,
      provisional: change.provisional,
      status: statusOf(change, verdict),
      ...decidedOf(verdict),
      comment: verdict?.comment ?? null,
      method_version: ruleVersions.changes,
    } satisfies CopyRow<'change_point'>;
  });
  return { points, links };
}

/** What people decided beside the state, in the order of the columns. */
function decidedOf(verdict: ChangeVerdict | undefined) {
  if (verdict === undefined) return undecided;
  const { status: _, ...decided } = verdict.decided;
  return decided;
}

/**
 * What people said; else what the log says. A decision that was taken back leaves what no person has said, and one that rested
 * on nothing but an entry of the log that is gone does too.
 */
function statusOf(change: WellChange, verdict: ChangeVerdict | undefined): StoredStatus {
  const computed = change.events.length > 0 ? 'explained' : 'new';
  if (verdict === undefined) return computed;
  const { isExplainedInWords, decided } = verdict;
  const rests = decided.explained_by !== null || isExplainedInWords;
  return decided.status === 'new' || (decided.status === 'explained' && !rests) ? computed : decided.status;
}

/**
 * The nearest verdict on the same well and variable within three days, of the same detector first; each is given once. Where
 * no person said anything, it is that of the same detector and day.
 */
function takeVerdict(open: ChangeVerdict[], change: FieldChange): ChangeVerdict | undefined {
  const near = open
    .filter(
      (verdict) =>
        verdict.wellId === change.wellId &&
        verdict.variable === change.variable &&
        (verdict.isJudged
          ? Math.abs(verdict.day - change.day) <= mergeWithinDays
          : verdict.day === change.day && verdict.detector === change.detector),
    )
    .sort(
      (a, b) =>
        Number(b.isJudged) - Number(a.isJudged) ||
        Math.abs(a.day - change.day) - Math.abs(b.day - change.day) ||
        Number(b.detector === change.detector) - Number(a.detector === change.detector),
    )[0];
  if (near !== undefined) open.splice(open.indexOf(near), 1);
  return near;
}
