import type { CopyRow } from '../database/bulk.ts';
import type { LoggedEvent, WellRecord } from '../insights/field-record.ts';
import {
  recoverableLoss,
  unexplainedLoss,
  type CountedLoss,
  type RecoverableLoss,
} from '../insights/optimization/counted-losses.ts';
import { mostLikely } from '../insights/optimization/odds.ts';
import {
  kindOf,
  type AdvisedStep,
  type WellOptimization,
} from '../insights/optimization/well-optimization.ts';
import type { TrackedStepOfWell } from '../insights/optimization/tracked-step.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { dayMs, isoDay } from '../production-day.ts';
import type { OpportunityStatus } from '../vocabulary.ts';
import { limitTexts } from './limit-texts.ts';
import { stableId, type RowContext } from './row-context.ts';
import { responseOf } from './response-column.ts';
import { stepId, trackedRow, type TrackedRow } from './tracked-rows.ts';

/** Advice and a change as they are computed: how often their figures became others is counted where they are stored. */
export type AdviceRow = Omit<Required<CopyRow<'optimization_opportunity'>>, 'figures'>;
export type ChangeRow = Omit<Required<CopyRow<'frequency_change'>>, 'figures'>;

/** Advice that is stored of a well and not over, that was rejected, or whose step is still followed. */
export type OpenAdvice = Omit<
  AdviceRow,
  'found_at' | 'decided_at' | 'done_at' | 'proved_at' | 'expires_at'
> & {
  found_at: Date;
  decided_at: Date | null;
  done_at: Date | null;
  proved_at: Date | null;
  expires_at: Date | null;
};

/** Columns of the rows of advice, in their order. */
export const adviceColumns = [
  'id',
  'well_id',
  'kind',
  'from_value',
  'to_value',
  'unit',
  'expected_oil',
  'oil_low',
  'oil_high',
  'expected_liquid',
  'expected_power',
  'power_low',
  'power_high',
  'confidence',
  'limiting_constraint',
  'limiting_check',
  'status',
  'found_at',
  'decided_at',
  'decided_by',
  'done_at',
  'proved_at',
  'realised_oil',
  'expires_at',
  'rule_version',
  'checks',
  'lost_oil',
  'lost_in',
  'withdrawn_for',
  'protects',
] as const satisfies readonly (keyof AdviceRow)[];

const rule = ruleVersions.optimization;
/** Days for which advice holds that is not found again. */
const lifeDays = 14;

/** What is stored of a well's optimization. */
export interface OptimizationRows {
  advice: CopyRow<'well_advice'>;
  opportunities: AdviceRow[];
  changes: ChangeRow[];
  tracked: TrackedRow[];
}

/**
 * Rows of a well's advice, its steps and their tracking.
 * @param open stored advice of the well that is not over
 * @param losses that exceptions of the well count
 */
export function optimizationRows(
  well: WellRecord,
  found: WellOptimization,
  open: readonly OpenAdvice[],
  events: readonly LoggedEvent[],
  context: RowContext,
  losses: readonly CountedLoss[],
): OptimizationRows {
  const lost = recoverableLoss(losses);
  const { standing, closed } = opportunityRows(well.id, found, open, context, lost);
  const tracked = found.steps.map((step) => trackedRow(well, step, context));
  return {
    advice: {
      well_id: well.id,
      status: found.status,
      limited_by: found.limitedBy,
      held_by: found.limitedBy === 'openLoss' ? (unexplainedLoss(losses)?.id ?? null) : null,
      missing: JSON.stringify(found.missing),
      newest_day: found.newestDay === null ? null : isoDay(found.newestDay),
      fits: found.fits && JSON.stringify(found.fits),
      response: responseOf(found),
      rule_version: rule,
    },
    opportunities: standing ? [...closed, standing] : closed,
    changes: [
      ...(standing && found.advised ? advisedChange(standing, found.advised) : []),
      ...found.steps.map((step) => stepChange(well.id, step)),
      ...stopChanges(well, events, context),
    ],
    tracked,
  };
}

/** Advice that stands keeps its row; the one that does not is over, and a step that was made closes its own. */
function opportunityRows(
  wellId: string,
  found: WellOptimization,
  open: readonly OpenAdvice[],
  context: RowContext,
  lost: RecoverableLoss,
): { standing: AdviceRow | undefined; closed: AdviceRow[] } {
  const { advised, limitedBy, newestDay, steps, settingSteps } = found;
  const followed = open.map((row) => ({
    row,
    step: steps.find((step) => follows(step, row)) ?? settingSteps.find((step) => makesSetting(step, row)),
  }));
  const kept =
    advised &&
    followed.find(
      ({ row, step }) =>
        step === undefined && (row.status === 'found' || row.status === 'accepted') && isSame(row, advised),
    );
  const closed = followed
    .filter((one) => one !== kept)
    .flatMap(({ row, step }): AdviceRow[] => {
      if (row.status === 'rejected') return [];
      if (step) return [doneRow(row, step)];
      if (row.status === 'found') {
        const withdrawn = { withdrawn_for: withdrawnFor(found), expires_at: earliest(row, context) };
        return [{ ...row, status: 'expired', ...withdrawn }];
      }
      // What someone accepted stays open, and the losses of its well go on.
      const isCounted = row.lost_oil === lost.oil && row.lost_in === lost.id;
      return row.status === 'accepted' && !isCounted ? [{ ...row, ...countedOf(lost) }] : [];
    });
  if (advised === null || newestDay === null) return { standing: undefined, closed };
  const expiresAt = new Date(context.startOf(newestDay + 1) + lifeDays * dayMs);
  const refused = open.find(
    (row) => row.status === 'rejected' && isSame(row, advised) && lasts(row, context),
  );
  if (refused) return { standing: undefined, closed: [...closed, { ...refused, expires_at: expiresAt }] };
  // A step that someone has accepted is the one to be made: figures of a neighboring one would not be its own.
  if (kept?.row.status === 'accepted' && kept.row.to_value !== advised.to)
    return {
      standing: undefined,
      closed: [...closed, { ...kept.row, ...countedOf(lost), expires_at: expiresAt }],
    };
  // What is advised is found by the end of the day that it rests on.
  const foundAt = kept?.row.found_at ?? new Date(context.startOf(newestDay + 1) - 1);
  const { kind, from, to, unit, oil, liquid: more, energy } = advised;
  const id = kept?.row.id ?? stableId('op', wellId, kind, to.toFixed(1), isoDay(newestDay));
  // The same step by the same day is taken or over: it is not proposed again.
  if (!kept && closed.some((row) => row.id === id)) return { standing: undefined, closed };
  const standing: AdviceRow = {
    id,
    well_id: wellId,
    kind,
    from_value: from,
    to_value: to,
    unit,
    expected_oil: oil.mid,
    oil_low: oil.low,
    oil_high: oil.high,
    expected_liquid: more,
    expected_power: energy?.mid ?? null,
    power_low: energy?.low ?? null,
    power_high: energy?.high ?? null,
    confidence: Math.min(mostLikely, advised.likely),
    limiting_constraint: limitedBy && limitTexts[limitedBy],
    limiting_check: limitedBy,
    status: kept?.row.status ?? 'found',
    found_at: foundAt,
    decided_at: kept?.row.decided_at ?? null,
    decided_by: kept?.row.decided_by ?? null,
    done_at: null,
    proved_at: null,
    realised_oil: null,
    expires_at: expiresAt,
    rule_version: rule,
    // Those of a frequency stand on its change.
    checks: JSON.stringify(isFrequency(kind) ? [] : advised.checks),
    ...countedOf(lost),
    withdrawn_for: null,
    protects: advised.protects,
  };
  return { standing, closed };
}

/** Why advice that was found before is not found any more. */
function withdrawnFor({ status, limitedBy }: WellOptimization): NonNullable<AdviceRow['withdrawn_for']> {
  if (status === 'advised') return 'otherStep';
  return status === 'limited' ? (limitedBy ?? 'nothingToGain') : status;
}

/** What advice has of the losses that its well counts already. */
const countedOf = ({ oil, id }: RecoverableLoss): Pick<AdviceRow, 'lost_oil' | 'lost_in'> => ({
  lost_oil: oil,
  lost_in: id,
});

/** Whether advice has been found again until now: what was rejected is not proposed anew as long as it is. */
function lasts({ expires_at }: OpenAdvice, { startOf, newestDay }: RowContext): boolean {
  return expires_at !== null && expires_at.getTime() >= startOf(newestDay);
}

/** Advice that is not found again is over by the end of the newest day, if not before. */
function earliest({ expires_at }: OpenAdvice, { startOf, newestDay }: RowContext): Date {
  const end = startOf(newestDay + 1) - 1;
  return new Date(Math.min(end, expires_at?.getTime() ?? Infinity));
}

/** Frequencies this near are one setting (Hz). */
const sameHz = 0.5;
const sameShare = 0.02;

/** Whether advice is that which is stored: the same well, setting and target. */
function isSame(
  { kind, from_value, to_value }: OpenAdvice,
  { kind: found, from, to, unit }: AdvisedStep,
): boolean {
  return kind === found && isNear(from_value, from, unit) && isNear(to_value, to, unit);
}

/** Whether a setting is that of advice, within 0.5 Hz or 2 %. */
function isNear(a: number, b: number, unit: string): boolean {
  return Math.abs(a - b) <= (unit === 'Hz' ? sameHz : Math.max(2, sameShare * b)) + 1e-9;
}

const isFrequency = (kind: string): boolean => kind === 'frequencyUp' || kind === 'frequencyDown';

/** Whether a step is what was advised: after it was found, to its target. */
export function follows(
  step: Pick<TrackedStepOfWell, 'at' | 'from' | 'to'>,
  { kind, found_at, from_value, to_value }: OpenAdvice,
): boolean {
  return (
    isFrequency(kind) &&
    step.at > found_at.getTime() &&
    Math.abs(step.to - to_value) <= sameHz &&
    (step.to - step.from) * (to_value - from_value) > 0
  );
}

/** Whether a step of a choke or of lift gas is what was advised: after it was found, to its target. */
function makesSetting(
  { setting, at, from, to }: WellOptimization['settingSteps'][number],
  { kind, found_at, from_value, to_value, unit }: OpenAdvice,
): boolean {
  return (
    kind === (setting === 'choke' ? 'choke' : 'gasLift') &&
    at > found_at.getTime() &&
    isNear(to, to_value, unit) &&
    (to - from) * (to_value - from_value) > 0
  );
}

function doneRow(row: OpenAdvice, { at, tracking }: Pick<TrackedStepOfWell, 'at' | 'tracking'>): AdviceRow {
  const { verdict, effect, after } = tracking;
  const isJudged = verdict === 'gain' || verdict === 'neutral' || verdict === 'loss';
  const made = new Date(at);
  const status: OpportunityStatus = verdict === 'gain' ? 'proved' : 'done';
  return {
    ...row,
    status,
    decided_at: row.decided_at ?? made,
    done_at: made,
    proved_at: verdict === 'gain' && after ? new Date((after.to + 1) * dayMs) : null,
    realised_oil: isJudged && effect ? effect.mid : null,
  };
}

/** What advice is for, for programs. */
const reasonOf = ({ expected_oil: oil, protects }: AdviceRow): string =>
  oil > 0
    ? 'Gains oil within all limits'
    : protects === null
      ? 'Saves energy without losing oil'
      : 'Brings the pump back within its limits';

/** Advice on a frequency that stands, as a change. */
function advisedChange(row: AdviceRow, { powerPct, checks }: AdvisedStep): ChangeRow[] {
  if (!isFrequency(row.kind)) return [];
  return [
    {
      ...changeOf(
        `fa-${row.id.slice(3)}`,
        row.well_id,
        new Date(row.found_at).getTime(),
        row.from_value,
        row.to_value,
      ),
      kind: 'advised',
      source: 'portal',
      reason: reasonOf(row),
      expected_liquid: row.expected_liquid,
      expected_oil: row.expected_oil,
      oil_low: row.oil_low,
      oil_high: row.oil_high,
      expected_power_pct: powerPct,
      checks: JSON.stringify(checks),
      status: row.status === 'accepted' ? 'accepted' : 'proposed',
      decided_by: row.decided_by,
      decided_at: row.decided_at,
      expires_at: row.expires_at,
    },
  ];
}

function stepChange(wellId: string, step: TrackedStepOfWell): ChangeRow {
  const { expected, at, from, to, source, eventId } = step;
  return {
    ...changeOf(stepId(wellId, step), wellId, at, from, to),
    kind: kindOf(source),
    source,
    reason: eventId === null ? 'Found in the readings' : 'Logged',
    expected_liquid: expected?.liquid ?? null,
    expected_oil: expected?.oil ?? null,
    oil_low: expected?.oilLow ?? null,
    oil_high: expected?.oilHigh ?? null,
    expected_power_pct: expected?.powerPct ?? null,
    checks: JSON.stringify(expected?.checks ?? []),
  };
}

/** A change that was made, of which nothing was expected; all rows have its columns in its order. */
function changeOf(id: string, wellId: string, at: number, from: number, to: number): ChangeRow {
  return {
    id,
    well_id: wellId,
    at: new Date(at),
    from_hz: from,
    to_hz: to,
    ...{ kind: 'executed', source: 'operator', reason: 'Logged', checks: '[]', status: 'done' },
    ...{ expected_liquid: null, expected_oil: null, oil_low: null, oil_high: null, expected_power_pct: null },
    ...{ decided_by: null, decided_at: null, expires_at: null, rule_version: rule },
  };
}

/** Days of stops that are listed. */
const stopDays = 365;

/** Trips of the log and the restarts after them, where the readings or the log say what the frequency was. */
function stopChanges(
  { id: wellId, pump }: WellRecord,
  events: readonly LoggedEvent[],
  { startOf, newestDay }: RowContext,
): ChangeRow[] {
  if (pump.at.length === 0) return [];
  const oldest = startOf(newestDay - stopDays);
  return events.flatMap((event): ChangeRow[] => {
    if (event.wellId !== wellId || event.kind !== 'trip' || event.from < oldest) return [];
    const before = frequencyNear(pump, event.from, -1);
    const after = Number.isFinite(event.to) ? frequencyNear(pump, event.to, 1) : undefined;
    const trip = { kind: 'trip', source: 'controller', reason: event.reasonCode ?? 'Trip' } as const;
    const restart = { kind: 'restart', source: 'operator', reason: 'Restart after trip' } as const;
    return [
      ...(before === undefined
        ? []
        : [{ ...changeOf(stableId('ft', wellId, event.id), wellId, event.from, before, 0), ...trip }]),
      ...(after === undefined
        ? []
        : [{ ...changeOf(stableId('fr', wellId, event.id), wellId, event.to, 0, after), ...restart }]),
    ];
  });
}

/** The frequency of the nearest hour before or after a moment in which the pump ran; undefined without one in two days. */
function frequencyNear(
  { at, frequency }: WellRecord['pump'],
  moment: number,
  way: -1 | 1,
): number | undefined {
  const isNear = (_: number, i: number): boolean =>
    frequency[i]! > 0 && way * (at[i]! - moment) >= 0 && Math.abs(at[i]! - moment) <= 2 * dayMs;
  const i = way < 0 ? at.findLastIndex(isNear) : at.findIndex(isNear);
  return i < 0 ? undefined : frequency[i];
}
