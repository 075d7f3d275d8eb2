import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import {
  type DropCause,
  type ExceptionFeedback,
  type EventStatus,
  type MainProduct,
  type Severity,
} from '../vocabulary.ts';
import {
  analyticQuery,
  boolean,
  date,
  decimal,
  integer,
  json,
  moment as momentColumn,
  nullable,
  text,
  type RowOf,
} from './analytic-query.ts';
import {
  arranged,
  code,
  day,
  moment,
  number,
  severity,
  textOf,
  type ListColumn,
  type ListColumns,
} from './arranged-list.ts';
import { contractRow, pageOf, readPage, type ContractRow, type Page, type PageRequest } from './pages.ts';
import { isLogged, readCauses, readChanges, readLaterEvents, readNearbyEvents } from './event-causes.ts';
import { readLossWork } from './loss-work.ts';
import { lostSoFar } from './lost-so-far.ts';
import { isOneOf as isWanted, measuredEvents } from './measured-events.ts';
import { selectedWells, wellLabel, type WellSelection } from './selection.ts';
import { allEvents, type EventChoice } from './grouped-events.ts';
import { nameOfUser } from './user-name.ts';

type WellException = components['schemas']['WellException'];
type ExceptionKind = components['schemas']['ExceptionKind'];

const nullableDecimal = nullable(decimal);

/**
 * The events of wells: findings that begin within days of each other, those that are open and the others apart, as the
 * newest production day of each well counts them (`docs/rules.md`). What an open event loses is measured against what its
 * well was expected to produce when it began: that does not follow the well down. A standing one loses its share of what the well
 * is now expected to produce: it is stated from there, the newest of a well first, each from where the one after it began.
 */
export const wellEvents = analyticQuery(
  {
    id: text(),
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    isOpen: boolean,
    status: text<EventStatus>(),
    since: date,
    foundAt: momentColumn,
    newestFoundAt: momentColumn,
    endedOn: nullable(date),
    kind: text<ExceptionKind>(),
    kinds: json<ExceptionKind[]>(),
    product: text<MainProduct>(),
    findings: integer,
    findingIds: json<string[]>(),
    wellIds: json<string[]>(),
    rate: nullableDecimal,
    baseline: nullableDecimal,
    dropPct: nullableDecimal,
    rateDay: nullable(date),
    lossPerDay: nullableDecimal,
    wellLossPerDay: nullableDecimal,
    lossSoFar: nullableDecimal,
    cause: nullable(text<DropCause>()),
    causeScore: nullableDecimal,
    plannedActivityId: nullable(text()),
    severity: text<Severity>(),
    ownerId: nullable(text()),
    ownerName: nullable(text()),
    snoozedUntil: nullable(momentColumn),
    feedback: nullable(text<Exclude<ExceptionFeedback, null>>()),
    decidedBy: nullable(text()),
    decidedAt: nullable(momentColumn),
    version: integer,
    newestDay: nullable(date),
  },
  (selection: WellSelection, choice: EventChoice) => {
    const { method = defaultPotentialMethod, findingIds } = choice;
    return sql`
    ${measuredEvents(selection, choice)}
    select event.id, event.well_id as "wellId", chosen.well_name as "wellName", chosen.field_id as "fieldId",
           chosen.field_name as "fieldName", event.is_open as "isOpen", event.status, event.since,
           event.found_at as "foundAt", event.newest_found_at as "newestFoundAt", event.ended_on as "endedOn", event.kind, event.kinds, event.product, event.findings,
           event.ids as "findingIds", event.well_ids as "wellIds",
           case when own_loss is null then event.rate else made end as rate,
           case when own_loss is null then event.baseline else compared_with end as baseline,
           case when own_loss is null then event.drop_pct
             else 100 * (compared_with - made) / nullif(compared_with, 0) end as "dropPct",
           case when own_loss is not null then rate_day end as "rateDay",
           case when not (event.is_open or event.is_standing) or event.kind = 'noData' then null when not event.costs then 0
             else own_loss * share end as "lossPerDay",
           case when event.is_open and event.costs and event.kind <> 'noData' then well_loss end as "wellLossPerDay",
           case when event.kind = 'noData' or (event.costs and expected is null) then null
             when not event.costs then 0 else ${lostSoFar(method)} end as "lossSoFar",
           event.cause, event.cause_score as "causeScore", event.planned_activity_id as "plannedActivityId",
           event.severity, event.assignee_id::text as "ownerId", ${nameOfUser('owner')} as "ownerName",
           event.snoozed_until as "snoozedUntil", event.feedback, ${nameOfUser('decider')} as "decidedBy",
           event.decided_at as "decidedAt", event.version, newest_day as "newestDay"
    from compared as event
    join chosen on chosen.well_id = event.well_id
    left join app_user as owner on owner.id = event.assignee_id
    left join app_user as decider on decider.id = event.decided_by
    where ${isWanted(findingIds)}`;
  },
);

/** On how many wells losses are standing, and what these lose, as columns of a sum over events. */
export const standingSums = sql`
  (count(distinct "wellId") filter (where status = 'standing' and "lossPerDay" is not null))::int as "standingWells",
  coalesce(sum("lossPerDay") filter (where status = 'standing' and product = 'oil'), 0) as "standingOil",
  coalesce(sum("lossPerDay") filter (where status = 'standing' and product = 'gas'), 0) as "standingGas"`;

const logical = (name: string): ListColumn => ({ kind: 'code', value: sql`${sql.ref(`row.${name}`)}::text` });

/** By which cause an event is found where none was worked out: the log's; else gas is its own, and of a silence there is none. */
const causeOrKind: ListColumn = {
  kind: 'code',
  value: sql`case when ${isLogged} then 'log'
    else coalesce(row.cause, case row.kind when 'gas' then 'gas' when 'noData' then null else 'unknown' end) end`,
};

const columns: ListColumns<'getExceptions'> = {
  well: textOf('wellName'),
  field: textOf('fieldName'),
  since: day,
  foundAt: moment('foundAt'),
  endedOn: day,
  kind: code,
  findings: number,
  rate: number,
  baseline: number,
  dropPct: number,
  lossPerDay: number,
  lossSoFar: number,
  cause: causeOrKind,
  causeScore: number,
  severity,
  status: code,
  isOpen: logical('isOpen'),
  owner: textOf('ownerName'),
};

/** Which of the events are listed; every condition that is given must hold. */
interface SomeEvents {
  /** Those that this person looks into. */
  readonly ownerId?: string;
  /** Those that have a finding of after this moment (ISO). */
  readonly foundSince?: string;
  /** Those that have a finding of one of these kinds. */
  readonly kinds?: readonly ExceptionKind[];
}

/**
 * Events that are open and had begun by a day, those that began in the window, and planned ones that go on in it; the
 * largest loss per day first.
 * @param some only some of them
 */
export async function listExceptions(
  db: Kysely<Database>,
  selection: WellSelection,
  choice: EventChoice,
  page: PageRequest,
  some: SomeEvents = {},
): Promise<Page<WellException>> {
  const { ownerId, foundSince, kinds } = some;
  const list = wellEvents.list(selection, choice);
  const rows = arranged(db, asList(list), columns, page, ['-isOpen', '-lossRank', '-since', 'id']);
  const wanted = rows
    .$if(ownerId !== undefined, (all) => all.where(sql<boolean>`row."ownerId" = ${ownerId}`))
    .$if(kinds !== undefined && kinds.length > 0, (all) =>
      all.where(sql<boolean>`row.kinds ?| ${kinds}::text[]`),
    )
    .$if(foundSince !== undefined, (all) =>
      all.where(sql<boolean>`row."newestFoundAt" > ${foundSince}::timestamptz`),
    );
  const found = await readPage(pageOf(wanted, page));
  const shown = await withEvidence(db, found.rows);
  return { ...found, rows: shown };
}

type EventRow = RowOf<(typeof wellEvents)['columns']>;

/** The list's own order: the largest loss per day first by oil equivalent, then what loses nothing any more, at last what is not known. */
function asList(list: RawBuilder<EventRow>) {
  return sql<EventRow & { lossRank: number }>`(
    select found.*, coalesce(found."lossPerDay" / case found.product when 'gas' then ${oilEquivalent.gas} else 1 end::float8, -1) as "lossRank" from ${list} as found)`;
}

/** An event as it is read. */
export type FoundEvent = ContractRow<EventRow & { lossRank?: number }>;

/** Adds what is read for the rows of a page alone: the log's entry, the scheduled work and the number of comments. */
async function withEvidence(db: Kysely<Database>, rows: readonly FoundEvent[]): Promise<WellException[]> {
  if (rows.length === 0) return [];
  const reading = readChanges(db, rows);
  const [causeEventOf, later, changes, work, running, comments, silences, lossWorkOf] = await Promise.all([
    readCauses(db, rows, reading),
    readLaterEvents(db, rows),
    reading,
    readWork(db, rows),
    readWorkInProgress(db, rows),
    readCommentCounts(db, rows),
    readSilences(db, rows),
    readLossWork(db, rows),
  ]);
  const beside = await readNearbyEvents(
    db,
    rows.filter((row) => causeEventOf(row) === null),
  );
  return rows.map(({ findingIds: _, lossRank: __, newestDay: ___, ...found }) => {
    const { plannedActivityId, ownerId, ownerName, wellIds: _wellIds, ...row } = found;
    return {
      ...row,
      silence: silences.get(row.id) ?? null,
      change: changes.get(row.id)?.change ?? null,
      causeEvent: causeEventOf(row),
      nearbyEvent: beside.get(row.id) ?? null,
      laterEvents: later.get(row.id) ?? [],
      plannedActivity: work.get(plannedActivityId ?? '') ?? null,
      workInProgress: running.get(row.well.id) ?? null,
      lossWork: lossWorkOf(row),
      owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
      comments: comments.get(row.id) ?? 0,
    };
  });
}

/** What reports of whole fields are missing, by event. */
export async function readSilences(
  db: Kysely<Database>,
  rows: readonly Pick<FoundEvent, 'id' | 'since' | 'wellIds'>[],
) {
  const silences = rows.filter(isOfField);
  if (silences.length === 0) return new Map<string, WellException['silence']>();
  const wells = await db
    .selectFrom(selectedWells({ wellIds: silences.flatMap(({ wellIds }) => wellIds) }))
    .select([...wellLabel, 'chosen.well_id as id'])
    .orderBy('chosen.well_name')
    .orderBy('chosen.well_id')
    .execute();
  const last = await db
    .selectFrom(
      sql<{ id: string; wellId: string; day: string }>`(
        select silence.id, silence."wellId", silence.since - 1 as day
        from jsonb_to_recordset(${JSON.stringify(
          silences.flatMap(({ id, since, wellIds }) => wellIds.map((wellId) => ({ id, since, wellId }))),
        )}::jsonb) as silence (id text, since date, "wellId" text))`.as('silence'),
    )
    .innerJoin('daily_production as daily', (join) =>
      join.onRef('daily.well_id', '=', 'silence.wellId').onRef('daily.day', '=', 'silence.day'),
    )
    .select(({ fn }) => ['silence.id', 'silence.day', fn.sum<number | null>('daily.oil').as('oil')])
    .groupBy(['silence.id', 'silence.day'])
    .execute();
  const lastOf = new Map(last.map((row) => [row.id, row]));
  return new Map(
    silences.map(({ id, wellIds }) => [
      id,
      {
        wells: wells
          .filter((well) => wellIds.includes(well.id))
          .map(({ id: _, ...well }) => contractRow(well).well),
        lastDay: lastOf.get(id)?.day ?? null,
        lastOil: lastOf.get(id)?.oil ?? null,
      },
    ]),
  );
}

/** Whether an event is the missing report of several wells of a field. */
export const isOfField = ({ wellIds }: Pick<FoundEvent, 'wellIds'>): boolean => wellIds.length > 1;

async function readWork(db: Kysely<Database>, rows: readonly FoundEvent[]) {
  const ids = rows.flatMap(({ plannedActivityId: id }) => (id === null ? [] : [id]));
  const entries = await db
    .selectFrom('schedule_entry')
    .select(['id', 'title', 'activity', 'planned_start as plannedStart', 'planned_end as plannedEnd'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(entries.map((entry) => [entry.id, contractRow(entry)]));
}

/** Work that goes on at the wells, by well; of several, what began last. */
async function readWorkInProgress(db: Kysely<Database>, rows: readonly FoundEvent[]) {
  const entries = await db
    .selectFrom('schedule_entry')
    .select([
      'well_id as wellId',
      'id',
      'title',
      'activity',
      'planned_start as plannedStart',
      'planned_end as plannedEnd',
    ])
    .where('well_id', '=', anyOf([...new Set(rows.map(({ well }) => well.id))]))
    .where('status', '=', 'inProgress')
    .orderBy('planned_start')
    .orderBy('id')
    .execute();
  return new Map(entries.map(({ wellId, ...entry }) => [wellId, contractRow(entry)]));
}

async function readCommentCounts(db: Kysely<Database>, rows: readonly FoundEvent[]) {
  const counts = await db
    .selectFrom('exception_decision_finding as said')
    .innerJoin('exception_decision as decision', 'decision.id', 'said.decision_id')
    .select(['said.finding_id as findingId', 'decision.id'])
    .where('said.finding_id', '=', anyOf(rows.flatMap(({ findingIds }) => findingIds)))
    .where('decision.comment', 'is not', null)
    .where('decision.undone_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, findingIds }) => {
      const own = counts.filter(({ findingId }) => findingIds.includes(findingId));
      return [id, new Set(own.map((decision) => decision.id)).size];
    }),
  );
}

/**
 * The events of some wells as decisions see them, whenever they began, with the ids of their findings.
 * @param findingIds Only those that have one of these findings. @default all
 */
export async function readAllEvents(
  db: Kysely<Database>,
  wellIds: readonly string[],
  now: Date,
  findingIds?: readonly string[],
): Promise<FoundEvent[]> {
  const choice = { ...allEvents(now), ...(findingIds && { findingIds }) };
  return (await wellEvents.read(db, { wellIds }, choice)).map((row) => contractRow(row));
}

/** The contract's rows of events that {@link readAllEvents} has read. */
export const showEvents = withEvidence;
