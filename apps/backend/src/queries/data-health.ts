import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { computedSetting } from '../database/settings.ts';
import { newestDays, owesReport } from '../recompute/owed-reports.ts';
import { sharedGasDays } from '../recompute/shared-gas.ts';
import { analyticQuery, boolean, date, integer, json, moment, nullable, text } from './analytic-query.ts';
import { everyDay } from './grouped-events.ts';
import { contractRow } from './pages.ts';
import { readProgramFeeds } from './program-feeds.ts';
import { selectedWells } from './selection.ts';

type DataHealth = components['schemas']['DataHealth'];

/** Days up to the due one whose rows are counted. */
const countedDays = 30;
/** Dates on which reports of a field have come, from which on more are expected: an import by hand promises no next one. */
const regularReportDates = 3;
/** Imports, silent wells and suspect rows that are named. */
const maxImports = 20;
const maxSilentWells = 200;
const maxSuspectRows = 200;

/** The newest day of each field whose report is late where there is none, as `due`. */
const dueDays = (now: Date) => sql`
  chosen as materialized (select * from ${selectedWells({})}),
  due as materialized (
    select field_id as id, field_name as name, coalesce(owed_day, ended) as day, ended, due_at
    from (${newestDays(everyDay, now)}) as newest
  )`;

const fieldFeeds = analyticQuery(
  {
    id: text(),
    name: text(),
    dueDay: date,
    endedDay: date,
    dueAt: moment,
    lastDay: nullable(date),
    lateDays: nullable(integer),
    wells: integer,
    silentWells: integer,
    rows: integer,
    suspectRows: integer,
    reported: json<number[]>(),
    expected: json<number[]>(),
    suspect: json<number[]>(),
    sharedGas: json<number[]>(),
    arrived: json<(string | null)[]>(),
    arrivedAt: nullable(moment),
    regular: boolean,
  },
  (now: Date) => sql`
    with ${dueDays(now)},
    shared as materialized (
      select field_id, day, count(*)::int as wells from (${sharedGasDays(sql`exists (
        select from due where due.id = well.field_id and daily.day between due.day - ${countedDays - 1}::int and due.day)`)}) as found
      group by field_id, day
    )
    select due.id, due.name, due.day as "dueDay", due.ended as "endedDay", due.due_at as "dueAt", feed.last_day as "lastDay",
           case when feed.expected > 0 and habit.regular then greatest(0, due.day - feed.last_day) end as "lateDays",
           feed.wells, feed.silent as "silentWells",
           coalesce(counted.rows, 0)::int as rows, coalesce(counted.suspect, 0)::int as "suspectRows", counted.reported,
           counted.expected, counted.suspect_by_day as suspect, counted.shared_gas as "sharedGas", counted.arrived,
           (select first.arrived_at from first_report as first
            where first.field_id = due.id and first.day = due.ended) as "arrivedAt",
           habit.regular
    from due
    cross join lateral (
      select count(*) = 0 or count(distinct (arrived_at at time zone 'UTC')::date) >= ${regularReportDates} as regular
      from first_report where first_report.field_id = due.id
    ) as habit
    cross join lateral (
      select max(well.last_day) as last_day, count(*)::int as wells,
             (count(*) filter (where ${owesReport(sql`due.day`)}))::int as expected,
             (count(*) filter (where ${owesReport(sql`due.day`)} and well.last_day < due.day))::int as silent
      from well where well.field_id = due.id
    ) as feed
    cross join lateral (
      select sum(wells_reporting) as rows, sum(suspect_rows) as suspect,
             jsonb_agg(coalesce(wells_reporting, 0) order by back desc) as reported,
             jsonb_agg(coalesce(suspect_rows, 0) order by back desc) as suspect_by_day,
             jsonb_agg(owed.wells order by back desc) as expected,
             jsonb_agg(coalesce(shared.wells, 0) order by back desc) as shared_gas,
             jsonb_agg(to_char(first.arrived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') order by back desc) as arrived
      from generate_series(0, ${countedDays - 1}::int) as back
      cross join lateral (
        select count(*)::int as wells from well
        where well.field_id = due.id and ${owesReport(sql`(due.day - back)`)}
      ) as owed
      left join field_day on field_day.field_id = due.id and field_day.day = due.day - back
      left join shared on shared.field_id = due.id and shared.day = due.day - back
      left join first_report as first on first.field_id = due.id and first.day = due.day - back
    ) as counted
    order by "lateDays" desc nulls last, due.name, due.id`,
);

const silentWells = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    lastDay: date,
    silentDays: integer,
  },
  (now: Date) => sql`
    with ${dueDays(now)}
    select chosen.well_id as "wellId", chosen.well_name as "wellName",
           chosen.field_id as "fieldId", chosen.field_name as "fieldName",
           well.last_day as "lastDay", due.day - well.last_day as "silentDays"
    from chosen join well on well.id = chosen.well_id join due on due.id = chosen.field_id
    where ${owesReport(sql`due.day`)} and well.last_day < due.day
    order by "silentDays" desc, chosen.well_name, chosen.well_id
    limit ${maxSilentWells}`,
);

const suspectRows = analyticQuery(
  { wellId: text(), wellName: text(), fieldId: text(), fieldName: text(), day: date },
  (now: Date) => sql`
    with ${dueDays(now)}
    select chosen.well_id as "wellId", chosen.well_name as "wellName",
           chosen.field_id as "fieldId", chosen.field_name as "fieldName", daily.day
    from chosen join due on due.id = chosen.field_id
    join daily_production as daily on daily.well_id = chosen.well_id
      and daily.day between due.day - ${countedDays - 1}::int and due.day and daily.quality = 'suspect'
    order by daily.day desc, chosen.well_name, chosen.well_id
    limit ${maxSuspectRows}`,
);

/** What arrived, what is late and what was refused, over all fields. */
export async function readDataHealth(db: Kysely<Database>, now: Date): Promise<DataHealth> {
  const [feeds, silent, suspect, imports, computation, deliveries] = await Promise.all([
    fieldFeeds.read(db, now),
    silentWells.read(db, now),
    suspectRows.read(db, now),
    listImports(db),
    readComputation(db),
    readProgramFeeds(db, now),
  ]);
  return {
    feeds: feeds.map(({ id, name, dueAt, arrivedAt, ...feed }) => ({
      field: { level: 'field', id, name },
      dueAt: dueAt.toISOString(),
      arrivedAt: arrivedAt?.toISOString() ?? null,
      ...feed,
    })),
    silentWells: silent.map((row) => contractRow(row)),
    suspectRows: suspect.map((row) => contractRow(row)),
    imports,
    computation,
    deliveries,
  };
}

async function listImports(db: Kysely<Database>): Promise<DataHealth['imports']> {
  const runs = await db
    .selectFrom('import_run')
    .select([
      'id',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'status',
      'files',
      'rows_read as read',
      'rows_new as added',
      'rows_updated as changed',
      'rows_unchanged as unchanged',
      'rows_rejected as rejected',
      'rows_suspect as suspect',
      'message',
      'undone_at as undoneAt',
    ])
    // Programs may deliver every few minutes, and their feeds say what became of it.
    .where((of) => of.or([of('feed', 'is', null), of('feed', 'not like', 'key:%')]))
    .orderBy('started_at', 'desc')
    .orderBy('import_run.id', 'desc')
    .limit(maxImports)
    .execute();
  return runs.map((run) => contractRow({ ...run, id: String(run.id) }));
}

/** The setting that a recomputation leaves; by one version for all rules, or one for each. */
export async function readComputation(db: Kysely<Database>): Promise<DataHealth['computation']> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', computedSetting)
    .executeTakeFirst();
  const stored = row?.value as
    { at: string; ruleVersion?: string; ruleVersions?: Readonly<Record<string, string>> } | undefined;
  if (!stored) return null;
  const versions = stored.ruleVersions ?? (stored.ruleVersion ? { all: stored.ruleVersion } : {});
  return {
    at: stored.at,
    rules: Object.entries(versions).map(([rule, version]) => ({ rule, version })),
  };
}
