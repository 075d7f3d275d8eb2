import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { changeVariables, deltaKind } from '../insights/change-variables.ts';
import {
  forgottenAfterDays,
  levelWindowDays,
  mergeWithinDays,
  minSegmentDays,
  penaltyFactors,
} from '../insights/limits.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { currentRules } from '../recompute/due-wells.ts';
import type { ChangePointVariable, ExceptionRule, MainProduct, SeverityFactors } from '../vocabulary.ts';
import { listChangePoints } from './change-points.ts';
import { beginOf, productionDay, selectedWells } from './selection.ts';
import { nameOfUser } from './user-name.ts';
import { asWellEvent, wellEventColumns } from './well-events.ts';
import { findWells } from './findings.ts';
import { allEvents } from './grouped-events.ts';
import { eventLossDays } from './measured-events.ts';
import { readAllEvents, showEvents } from './well-exceptions.ts';

type ExceptionCase = components['schemas']['ExceptionCase'];
type Finding = components['schemas']['ExceptionFinding'];
type CaseEvent = Awaited<ReturnType<typeof readAllEvents>>[number];
type InputName = components['schemas']['FindingInput']['name'];

/** Earlier events of the well that are shown. */
const earlierEvents = 3;
const maxChanges = 50;

/** The event that a finding belongs to, with its evidence and history; undefined when there is no such finding. */
export async function readExceptionCase(
  db: Kysely<Database>,
  id: string,
  { userId, now }: { userId: string; now: Date },
): Promise<ExceptionCase | undefined> {
  const wellId = (await findWells(db, [id])).get(id);
  if (wellId === undefined) return undefined;
  const events = await readAllEvents(db, [wellId], now);
  const event = events.find(({ findingIds }) => findingIds.includes(id));
  if (event === undefined) return undefined;
  const before = events
    .filter((other) => other.id !== event.id && other.since < event.since)
    .sort((one, other) => (one.since < other.since ? 1 : -1))
    .slice(0, earlierEvents);
  const near = (day: string, days: number) => isoDay(dayNumber(day) + days);
  const last = event.endedOn ?? event.newestDay ?? event.since;
  const ofEvent = { ...allEvents(now), findingIds: event.findingIds };
  const [shown, findings, changes, decisions, lossDays] = await Promise.all([
    showEvents(db, [event, ...before]),
    readFindings(db, event, wellId),
    listChangePoints(
      db,
      { wellIds: [wellId] },
      { from: near(event.since, -mergeWithinDays), to: near(last, 1 + mergeWithinDays) },
      { limit: maxChanges, offset: 0 },
      { now },
    ),
    readDecisions(db, event.findingIds, userId),
    eventLossDays.read(db, { wellIds: [wellId] }, ofEvent),
  ]);
  const [exception, ...earlier] = shown;
  const merged = changes.rows.filter(
    ({ id: changeId, changeDate }) =>
      !event.findingIds.includes(changeId) && findings.some((finding) => isPartOf(changeDate, finding)),
  );
  return { exception: exception!, findings, lossDays, changes: merged, earlier, decisions };
}

/** Whether a change is part of what a finding is: near its first day, or the day after its last one. */
export function isPartOf(day: string, { beginDay, lastDay }: Pick<Finding, 'beginDay' | 'lastDay'>): boolean {
  const isNear = (bound: string, after = 0) =>
    Math.abs(dayNumber(day) - dayNumber(bound) - after) <= mergeWithinDays;
  return isNear(beginDay) || (lastDay !== null && isNear(lastDay, 1));
}

/** What the findings of an event are, in its order of them. */
export async function readFindings(
  db: Kysely<Database>,
  event: CaseEvent,
  wellId: string,
): Promise<Finding[]> {
  const { findingIds: ids } = event;
  const [drops, gas, changes, known] = await Promise.all([
    db
      .selectFrom('production_drop_exception as found')
      .innerJoin(selectedWells({ wellIds: [wellId] }), 'chosen.well_id', 'found.well_id')
      .selectAll('found')
      .select([
        beginOf(sql.ref('found.day')).as('begins_at'),
        sql<Date | null>`case when found.ended_day is not null then ${beginOf(sql`found.ended_day + 1`)} end`.as(
          'ends_at',
        ),
      ])
      .where('found.id', '=', anyOf(ids))
      .execute(),
    db
      .selectFrom('gas_exception as found')
      .innerJoin(selectedWells({ wellIds: [wellId] }), 'chosen.well_id', 'found.well_id')
      .selectAll('found')
      .select(({ ref }) => [
        productionDay(ref('found.started_at')).as('begin_day'),
        productionDay(ref('found.ended_at')).as('last_day'),
      ])
      .where('found.id', '=', anyOf(ids))
      .execute(),
    db
      .selectFrom('change_point as found')
      .innerJoin(selectedWells({ wellIds: [wellId] }), 'chosen.well_id', 'found.well_id')
      .selectAll('found')
      .select([
        beginOf(sql.ref('found.change_day')).as('begins_at'),
        sql<Date | null>`case when ${event.endedOn}::date is not null
          then ${beginOf(sql`${event.endedOn}::date + 1`)} end`.as('ends_at'),
      ])
      .where('found.id', '=', anyOf(ids))
      .execute(),
    db.selectFrom('well_computation').select('rules').where('well_id', '=', wellId).executeTakeFirst(),
  ]);
  const isCurrent = known?.rules === currentRules;
  const found = [
    ...drops.map((drop) => ({
      ...findingOf(drop, isCurrent ? ruleVersions.drops : null),
      kind: drop.cause === 'downtime' ? ('downtime' as const) : ('drop' as const),
      variable: null,
      beginDay: drop.day,
      lastDay: drop.ended_day,
      begin: drop.begins_at.toISOString(),
      end: drop.ends_at?.toISOString() ?? null,
      inputs: inputsOf([
        ['rate', drop.rate, 'Sm3/d'],
        ['baseline', drop.baseline, 'Sm3/d'],
        ['drop', drop.drop_abs, 'Sm3/d'],
        ['dropPct', drop.drop_pct, '%'],
        ['persistenceDays', drop.persistence_days, 'd'],
        ['lossSinceStart', drop.loss_since_start, 'Sm3'],
        ['waterCutChange', drop.water_cut_change, '%'],
        ['gorChange', drop.gor_change, 'Sm3/Sm3'],
        ['frequencyChange', drop.frequency_change, 'Hz'],
        ['wellheadPressureChange', drop.wellhead_pressure_change, 'bar'],
      ]),
      baselineFrom: drop.baseline_from,
      baselineTo: drop.baseline_to,
      onStreamHours: drop.on_stream_hours,
      cause: drop.cause,
      causeScore: drop.cause_score,
      advice: null,
      mechanism: null,
    })),
    ...gas.map((finding) => ({
      ...findingOf(finding, isCurrent ? ruleVersions.gas : null),
      kind: 'gas' as const,
      variable: null,
      beginDay: finding.begin_day,
      lastDay: finding.ended_at && finding.last_day,
      begin: finding.started_at.toISOString(),
      end: finding.ended_at?.toISOString() ?? null,
      inputs: [
        ...inputsOf([
          ['freeGas', finding.free_gas_pct, '%'],
          ['freeGasLimit', finding.free_gas_limit_pct, '%'],
          ['gor', finding.gor, 'Sm3/Sm3'],
          ['gorBaseline', finding.gor_baseline, 'Sm3/Sm3'],
          ['motorCurrent', finding.motor_current_mean, 'A'],
          ['motorCurrentVariation', finding.motor_current_cv, '%'],
          ['motorCurrentBaseline', finding.current_baseline, 'A'],
          ['intakePressure', finding.intake_pressure, 'bar'],
          ['frequency', finding.frequency, 'Hz'],
          ['liquidRate', finding.liquid_rate, 'Sm3/d'],
          ['oilLoss', finding.oil_loss, 'Sm3/d'],
        ]),
        ...(finding.inputs as Finding['inputs']),
      ],
      baselineFrom: null,
      baselineTo: null,
      onStreamHours: null,
      cause: null,
      causeScore: finding.severity_factors.confidence,
      advice: finding.advice,
      mechanism: finding.mechanism,
    })),
    ...changes.map((change) => changeFinding(change, event)),
    ...(event.kind === 'noData' ? [await missingReport(db, event, wellId)] : []),
  ];
  const place = new Map(ids.map((id, i) => [id, i]));
  return found.sort((one, other) => place.get(one.id)! - place.get(other.id)!);
}

/** What is not known of a finding that no rule of losses has found. */
const noLossRule = {
  baselineFrom: null,
  baselineTo: null,
  onStreamHours: null,
  cause: null,
  causeScore: null,
  advice: null,
  mechanism: null,
} as const;

type StoredChange = Selectable<Database['change_point']> & {
  readonly begins_at: Date;
  readonly ends_at: Date | null;
};

/** A change as a finding: the means that it compares, and the limits of the rule that reports it. */
function changeFinding(change: StoredChange, { endedOn: lastDay, product }: CaseEvent): Finding {
  const { variable, unit, delta, delta_pct: share, sensitivity } = change;
  const { leastEffect } = changeVariables[variable];
  const isRelative = deltaKind(variable) === 'relative';
  return {
    ...noLossRule,
    ...findingOf({ ...change, rule: changeRule(variable) }, change.method_version),
    kind: 'change',
    variable,
    beginDay: change.change_day,
    lastDay,
    begin: change.begins_at.toISOString(),
    end: change.ends_at?.toISOString() ?? null,
    inputs: inputsOf([
      ['meanBefore', change.mean_before, unit],
      ['meanAfter', change.mean_after, unit],
      ['change', delta, unit],
      ['changePct', share, '%'],
      ['daysBefore', change.days_before, 'd'],
      ['daysAfter', change.days_after, 'd'],
      ['levelDays', levelWindowDays, 'd'],
      ['timesNoise', change.score, '1'],
      ['penaltyFactor', penaltyFactors[sensitivity], '1'],
      lossOfChange(change.severity_factors, product),
    ]),
  };

  function changeRule(of: ChangePointVariable): ExceptionRule {
    return {
      id: 'change',
      text: 'Mean moved lastingly, net of decline, by at least the least effect',
      inputs: [of],
      limit: isRelative ? 100 * leastEffect : leastEffect,
      unit: isRelative ? '%' : unit,
      persistence: `P${minSegmentDays}D`,
    };
  }
}

/** A report that is missing, as a finding: how long, and how long a report is expected. */
async function missingReport(db: Kysely<Database>, event: CaseEvent, wellId: string): Promise<Finding> {
  const { since, endedOn, newestDay, foundAt } = event;
  const [bounds] = await db
    .selectFrom(selectedWells({ wellIds: [wellId] }))
    .select([
      beginOf(sql`${since}::date`).as('begin'),
      sql<Date | null>`case when ${endedOn}::date is not null then ${beginOf(sql`${endedOn}::date + 1`)} end`.as(
        'end',
      ),
    ])
    .execute();
  return {
    ...noLossRule,
    id: event.id,
    kind: 'noData',
    variable: null,
    beginDay: since,
    lastDay: endedOn,
    begin: bounds!.begin.toISOString(),
    end: bounds!.end?.toISOString() ?? null,
    detectedAt: foundAt,
    rule: {
      id: 'noData',
      text: 'No report of a production day that others have reported, though the well owes one',
      inputs: ['report'],
      limit: 1,
      unit: 'd',
      persistence: 'P1D',
    },
    ruleVersion: ruleVersions.noData,
    severity: event.severity,
    severityVersion: ruleVersions.severity,
    severityFactors: null,
    inputs: inputsOf([
      ['silentDays', dayNumber(endedOn ?? newestDay!) - dayNumber(since) + 1, 'd'],
      ['forgottenAfterDays', forgottenAfterDays, 'd'],
    ]),
  };
}

/** What a change costs of its well's main product; it is stored as oil equivalent. */
function lossOfChange(
  factors: SeverityFactors | null,
  product: MainProduct,
): readonly [InputName, number | null, string] {
  return [`${product}Loss`, factors && factors.loss * oilEquivalent[product], 'Sm3/d'];
}

interface StoredFinding {
  readonly id: string;
  readonly detected_at: Date;
  readonly rule: ExceptionRule | null;
  readonly severity: Finding['severity'];
  readonly severity_version: string;
  readonly severity_factors: SeverityFactors | null;
}

/** What findings of every kind have in common. */
function findingOf({ id, detected_at: at, rule, ...rank }: StoredFinding, ruleVersion: string | null) {
  return {
    id,
    detectedAt: at.toISOString(),
    rule,
    ruleVersion,
    severity: rank.severity,
    severityVersion: rank.severity_version,
    severityFactors: rank.severity_factors,
  };
}

function inputsOf(values: readonly (readonly [InputName, number | null, string])[]) {
  return values.flatMap(([name, value, unit]) => (value === null ? [] : [{ name, value, unit }]));
}

/** What people decided on findings, newest first; a decision on several findings comes once. */
export async function readDecisions(db: Kysely<Database>, ids: readonly string[], userId: string) {
  const rows = await db
    .selectFrom('exception_decision as decision')
    .leftJoin('app_user as decider', 'decider.id', 'decision.user_id')
    .leftJoin('app_user as assignee', 'assignee.id', 'decision.assignee_id')
    .select([
      'decision.id',
      'decision.at',
      nameOfUser('decider').as('by'),
      'decision.user_id as userId',
      'decision.action',
      nameOfUser('assignee').as('assignee'),
      'decision.until',
      'decision.feedback',
      'decision.event_id as eventId',
      'decision.comment',
      'decision.undone_at as undoneAt',
    ])
    .where('decision.id', 'in', ({ selectFrom }) =>
      selectFrom('exception_decision_finding').select('decision_id').where('finding_id', '=', anyOf(ids)),
    )
    .orderBy('decision.at', 'desc')
    .orderBy('decision.id')
    .execute();
  const named = await db
    .selectFrom('well_event as event')
    .select(wellEventColumns)
    .where('event.id', '=', anyOf(rows.flatMap(({ eventId }) => eventId ?? [])))
    .execute();
  const events = new Map(named.map((event) => [event.id, asWellEvent(event)]));
  return rows.map(({ userId: author, undoneAt, at, until, eventId, ...row }) => ({
    ...row,
    event: events.get(eventId ?? '') ?? null,
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
    mine: author === userId,
    undone: undoneAt !== null,
  }));
}
