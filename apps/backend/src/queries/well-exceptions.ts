import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { explainedWithinDays, mergeWithinDays, staleAfterDays } from '../insights/limits.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import {
  severities,
  type DropCause,
  type ExceptionFeedback,
  type ExceptionStatus,
  type Severity,
  type WellEventKind,
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
import { lastWholeDay, newestDay, oilDeferred, openStatuses } from './production-day.ts';
import { productionDay, selectedWells, type DayWindow, type WellSelection } from './selection.ts';
import { nameOfUser } from './user-name.ts';
import { asWellEvent, wellEventColumns } from './well-events.ts';

type WellException = components['schemas']['WellException'];
type ExceptionKind = components['schemas']['ExceptionKind'];

/** The tables that hold findings. */
export const findingTables = ['production_drop_exception', 'gas_exception'] as const;

/** Which events a caller wants. */
export interface EventChoice {
  readonly window: DayWindow;
  /** The last day on which an open event may have begun; null for no such day. */
  readonly until: string | null;
  readonly now: Date;
  /** Wells by whose reports the newest day is found. @default the selected ones */
  readonly dayOf?: WellSelection;
}

const nullableDecimal = nullable(decimal);

/** How far around a window findings are read, so that an event across its bounds is whole (days). */
const chainDays = 30;

/** What a finding and an event of one finding have in common, whatever table it is in. */
const findings = (now: Date) => sql`
  select found.id, found.well_id, found.day as begin_day, found.ended_day, found.detected_at,
         case found.cause when 'downtime' then 'downtime' else 'drop' end as kind,
         found.rate, found.baseline, found.drop_pct, found.drop_abs as loss, found.cause, found.cause_score,
         found.planned_activity_id, ${decided(now)}
  from production_drop_exception as found join chosen on chosen.well_id = found.well_id
  union all
  select found.id, found.well_id, ${productionDay(sql`found.started_at`)}, ${productionDay(sql`found.ended_at`)},
         found.detected_at, 'gas', null, null, null, found.oil_loss, null, null, null, ${decided(now)}
  from gas_exception as found join chosen on chosen.well_id = found.well_id`;

/** Whether a valid test of its well has come since a finding was snoozed: one that is over, on days without suspect rows. */
const isTested = (now: Date) => sql`exists (
    select from well_event as test
    where test.well_id = found.well_id and test.kind = 'test' and test.ends_at <= ${now}
      and test.starts_at > (
        select max(decision.at) from exception_decision as decision
        join exception_decision_finding as said on said.decision_id = decision.id
        where said.finding_id = found.id and decision.action = 'snooze' and decision.undone_at is null
      )
      and not exists (
        select from daily_production as daily
        where daily.well_id = test.well_id and daily.quality = 'suspect'
          and daily.day between ${productionDay(sql`test.starts_at`)} and ${productionDay(sql`test.ends_at`)}
      )
  )`;

/** Whether a snoozed finding still is: until its moment, or where it has none, until its well was tested. */
const isAsleep = (now: Date) =>
  sql`(found.snoozed_until > ${now} or (found.snoozed_until is null and not ${isTested(now)}))`;

/** What people decided; what was put off until something that has come is as it was before. */
const decided = (now: Date) => sql`
  case when found.status <> 'snoozed' or ${isAsleep(now)} then found.status
    when found.assignee_id is null then 'new' else 'assigned' end as status,
  case when found.status = 'snoozed' and found.snoozed_until > ${now} then found.snoozed_until end as snoozed_until,
  found.severity, found.assignee_id, found.feedback, found.decided_by, found.decided_at, found.version`;

/** The value of the finding of an event that comes first in an order. */
const firstBy = (value: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`(array_agg(${value} order by ${order}))[1]`;
const byLoss = sql`loss desc, id`;
/** The finding that was decided on last; one that has joined an event since is none. */
const byDecision = sql`version desc, loss desc, id`;

/**
 * The events of wells: findings that begin within days of each other, those that are open and the others apart, as the
 * newest production day counts them (`docs/rules.md`).
 */
export const wellEvents = analyticQuery(
  {
    id: text(),
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    isOpen: boolean,
    status: text<ExceptionStatus>(),
    since: date,
    foundAt: momentColumn,
    newestFoundAt: momentColumn,
    endedOn: nullable(date),
    kind: text<ExceptionKind>(),
    kinds: json<ExceptionKind[]>(),
    findings: integer,
    findingIds: json<string[]>(),
    rate: nullableDecimal,
    baseline: nullableDecimal,
    dropPct: nullableDecimal,
    lossPerDay: nullableDecimal,
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
  },
  (selection: WellSelection, { window, until, now, dayOf = selection }: EventChoice) => sql`
    with newest as materialized (
      with chosen as materialized (select * from ${selectedWells(dayOf)})
      ${newestDay(window, lastWholeDay(now))}
    ),
    chosen as materialized (select * from ${selectedWells(selection)}),
    finding as (${findings(now)}),
    lately as (
      select chosen.well_id, exists (
        select from daily_production as daily
        where daily.well_id = chosen.well_id
          and daily.day > newest.day - ${staleAfterDays}::int and daily.day <= newest.day
      ) as reports
      from chosen cross join newest
    ),
    seen as (
      select finding.*, status = ${anyOf(openStatuses)} and ended_day is null and lately.reports as is_open
      from finding join lately on lately.well_id = finding.well_id
    ),
    stepped as (
      select *, (begin_day - lag(begin_day) over in_order <= ${mergeWithinDays}::int is not true)::int as step
      from seen
      where begin_day between ${window.from}::date - ${chainDays}::int and ${window.to}::date + ${chainDays}::int
        or (is_open and (${until}::date is null or begin_day <= ${until}::date))
      window in_order as (partition by well_id, is_open order by begin_day, id)
    ),
    numbered as (
      select *, sum(step) over (partition by well_id, is_open order by begin_day, id) as number from stepped
    ),
    event as (
      select well_id, is_open, min(begin_day) as since, min(detected_at) as found_at,
             max(detected_at) as newest_found_at,
             case when bool_and(ended_day is not null) then max(ended_day) end as ended_on,
             ${firstBy(sql`id`, byLoss)} as id, ${firstBy(sql`kind`, byLoss)} as kind,
             jsonb_agg(distinct kind) as kinds, count(*)::int as findings, jsonb_agg(id order by ${byLoss}) as ids,
             ${firstBy(sql`rate`, byLoss)} as rate, ${firstBy(sql`baseline`, byLoss)} as baseline,
             ${firstBy(sql`drop_pct`, byLoss)} as drop_pct, ${firstBy(sql`cause`, byLoss)} as cause,
             ${firstBy(sql`cause_score`, byLoss)} as cause_score, max(loss) as loss,
             max(planned_activity_id) as planned_activity_id,
             ${firstBy(sql`severity`, sql`array_position(${severities}::text[], severity)`)} as severity,
             ${firstBy(sql`status`, byDecision)} as status, ${firstBy(sql`assignee_id`, byDecision)} as assignee_id,
             ${firstBy(sql`snoozed_until`, byDecision)} as snoozed_until,
             ${firstBy(sql`feedback`, byDecision)} as feedback, ${firstBy(sql`decided_by`, byDecision)} as decided_by,
             ${firstBy(sql`decided_at`, byDecision)} as decided_at, max(version) as version
      from numbered group by well_id, is_open, number
    )
    select event.id, event.well_id as "wellId", chosen.well_name as "wellName", chosen.field_id as "fieldId",
           chosen.field_name as "fieldName", event.is_open as "isOpen", event.status, event.since,
           event.found_at as "foundAt", event.newest_found_at as "newestFoundAt", event.ended_on as "endedOn", event.kind, event.kinds, event.findings,
           event.ids as "findingIds", event.rate, event.baseline, event.drop_pct as "dropPct",
           case when event.is_open and today.oil_potential is not null then ${oilDeferredOf('today')} * coalesce(
             event.loss / nullif(sum(event.loss) over same_well, 0), 1.0 / count(*) over same_well
           ) end as "lossPerDay",
           (select sum(${oilDeferred}) filter (where loss.oil_potential is not null)
            from deferred_production as loss
            where loss.well_id = event.well_id and loss.method = ${defaultPotentialMethod}
              and loss.day between event.since and coalesce(event.ended_on, newest.day)) as "lossSoFar",
           event.cause, event.cause_score as "causeScore", event.planned_activity_id as "plannedActivityId",
           event.severity, event.assignee_id::text as "ownerId", ${nameOfUser('owner')} as "ownerName",
           event.snoozed_until as "snoozedUntil", event.feedback, ${nameOfUser('decider')} as "decidedBy",
           event.decided_at as "decidedAt", event.version
    from event
    join chosen on chosen.well_id = event.well_id
    cross join newest
    left join deferred_production as today
      on today.well_id = event.well_id and today.method = ${defaultPotentialMethod} and today.day = newest.day
    left join app_user as owner on owner.id = event.assignee_id
    left join app_user as decider on decider.id = event.decided_by
    where event.is_open or event.since between ${window.from} and ${window.to}
    window same_well as (partition by event.well_id, event.is_open)`,
);

function oilDeferredOf(row: string) {
  return sql`greatest(0, ${sql.ref(`${row}.oil_potential`)} - ${sql.ref(`${row}.oil_actual`)})`;
}

const logical = (name: string): ListColumn => ({ kind: 'code', value: sql`${sql.ref(`row.${name}`)}::text` });

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
  cause: code,
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
 * Events that are open and had begun by a day, and those that began in the window; the largest loss per day first.
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

/** Rows without a loss per day come behind those that have one, in the list's own order too. */
function asList(list: RawBuilder<EventRow>) {
  return sql<EventRow & { lossRank: number }>`(
    select found.*, coalesce(found."lossPerDay", -1) as "lossRank" from ${list} as found)`;
}

type FoundEvent = ContractRow<EventRow & { lossRank?: number }>;

/** Adds what is read for the rows of a page alone: the log's entry, the scheduled work and the number of comments. */
async function withEvidence(db: Kysely<Database>, rows: readonly FoundEvent[]): Promise<WellException[]> {
  if (rows.length === 0) return [];
  const [causes, work, comments] = await Promise.all([
    readCauseEvents(db, rows),
    readWork(db, rows),
    readCommentCounts(db, rows),
  ]);
  return rows.map(({ findingIds: _, lossRank: __, plannedActivityId, ownerId, ownerName, ...row }) => ({
    ...row,
    causeEvent: causes.get(row.id) ?? null,
    plannedActivity: work.get(plannedActivityId ?? '') ?? null,
    owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
    comments: comments.get(row.id) ?? 0,
  }));
}

/** Entries of the log that a cause can rest on. */
const loggedAs: Partial<Record<DropCause, readonly WellEventKind[]>> = {
  frequency: ['frequency'],
  choke: ['choke'],
  measurement: ['test'],
  downtime: ['trip', 'shutIn', 'workover', 'espReplacement', 'facility'],
};

/** The entry of the log nearest to the first day of each event, of the kind that its cause says. */
async function readCauseEvents(db: Kysely<Database>, rows: readonly FoundEvent[]) {
  const logged = rows.flatMap(({ id, well, since, cause }) => {
    const kinds = cause === null ? undefined : loggedAs[cause];
    return kinds === undefined ? [] : [{ id, wellId: well.id, fieldId: well.fieldId, since, kinds }];
  });
  if (logged.length === 0) return new Map<string, components['schemas']['WellEvent']>();
  const found = await db
    .selectFrom(
      sql<{ id: string; wellId: string; fieldId: string; since: string; kinds: string[] }>`
        (select * from jsonb_to_recordset(${JSON.stringify(logged)}::jsonb)
        as given (id text, "wellId" text, "fieldId" text, since date, kinds jsonb))`.as('wanted'),
    )
    .innerJoin('well_event as event', (join) =>
      join.on(
        sql<boolean>`(event.well_id = wanted."wellId" or (event.well_id is null and event.field_id = wanted."fieldId"))
          and wanted.kinds ? event.kind`,
      ),
    )
    .innerJoin('field', 'field.id', 'event.field_id')
    .select(['wanted.id as wantedId', ...wellEventColumns])
    .where(
      sql<boolean>`abs(${productionDay(sql`event.starts_at`, 'field')} - wanted.since) <= ${explainedWithinDays}::int`,
    )
    .where(
      sql<boolean>`event.starts_at between ((wanted.since - 4)::timestamp at time zone 'UTC')
      and ((wanted.since + 5)::timestamp at time zone 'UTC')`,
    )
    .distinctOn('wanted.id')
    .orderBy('wanted.id')
    .orderBy(sql`abs(${productionDay(sql`event.starts_at`, 'field')} - wanted.since)`)
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute();
  return new Map(found.map(({ wantedId, ...event }) => [wantedId, asWellEvent(event)]));
}

async function readWork(db: Kysely<Database>, rows: readonly FoundEvent[]) {
  const ids = rows.flatMap(({ plannedActivityId: id }) => (id === null ? [] : [id]));
  const entries = await db
    .selectFrom('schedule_entry')
    .select(['id', 'title', 'activity', 'planned_start as plannedStart', 'planned_end as plannedEnd'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(entries.map((entry) => [entry.id, contractRow(entry)]));
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

/** The events of some wells as decisions see them: every one, whenever it began, with the ids of its findings. */
export async function readAllEvents(
  db: Kysely<Database>,
  wellIds: readonly string[],
  now: Date,
): Promise<FoundEvent[]> {
  const choice = { window: everyDay, until: null, now, dayOf: {} };
  return (await wellEvents.read(db, { wellIds }, choice)).map((row) => contractRow(row));
}

/** The window that holds every day of the calendar. */
export const everyDay: DayWindow = { from: '1900-01-01', to: '2199-12-31' };

/** The contract's rows of events that {@link readAllEvents} has read. */
export const showEvents = withEvidence;
