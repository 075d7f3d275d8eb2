import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import type { Sensitivity } from '../vocabulary.ts';
import { staleAfterDays } from '../insights/limits.ts';

/** How far back findings make a notification (days). */
const recentDays = 14;
/** Begin of the ids of notifications that are made here. */
const derivedPrefix = 'nt-';
/** Two at once would wait for each other's rows. */
const notificationLock = 7_315_202_604_173;

/**
 * Makes the notifications that follow from the findings: new serious exceptions, unexplained changes, overdue
 * work and feeds that have gone silent. One that is found again stays read; one whose reason is gone goes.
 */
export async function refreshNotifications(
  db: Kysely<Database>,
  sensitivity: Sensitivity,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${notificationLock})`.execute(transaction);
    await replaceDerived(transaction, sensitivity, now);
  });
}

async function replaceDerived(db: Kysely<Database>, sensitivity: Sensitivity, now: Date): Promise<void> {
  const since = new Date(now.getTime() - recentDays * dayMs);
  await sql`
    with wanted as (
      ${drops(since)} union all ${gas(since)} union all ${changes(since, sensitivity)}
      union all ${overdue(since, now)} union all ${silent(now)}
    ),
    gone as (
      delete from notification
      where starts_with(id, ${derivedPrefix}) and id not in (select id from wanted)
    )
    insert into notification (id, kind, severity, title, body, well_id, link, created_at, group_key)
    select id, kind, severity, title, body, well_id, link, least(created_at, ${now}::timestamptz), group_key from wanted
    on conflict (id) do update
      set severity = excluded.severity, title = excluded.title, body = excluded.body, link = excluded.link`.execute(
    db,
  );
}

const reportLink = (column: string) => sql`'/dashboard/exception-report?wellIds=' || ${sql.ref(column)}`;

function drops(since: Date) {
  return sql`
    select ${derivedPrefix} || 'pd-' || md5(found.id) as id, 'exception' as kind, found.severity,
           case found.cause when 'downtime' then 'Downtime on ' else 'High production drop on ' end || well.name as title,
           'Oil ' || round(found.rate::numeric, 1) || ' Sm3/d against ' || round(found.baseline::numeric, 1)
             || ' Sm3/d (' || round(-found.drop_pct::numeric) || ' %)' as body,
           found.well_id, ${reportLink('found.well_id')} as link, found.detected_at as created_at,
           'exception:' || found.well_id as group_key
    from production_drop_exception as found join well on well.id = found.well_id
    where found.status in ('new', 'resolved') and found.severity = 'high' and found.detected_at >= ${since}`;
}

function gas(since: Date) {
  return sql`
    select ${derivedPrefix} || 'gx-' || md5(found.id), 'exception', found.severity, 'Gas interface on ' || well.name,
           found.rule ->> 'text', found.well_id, ${reportLink('found.well_id')}, found.detected_at,
           'exception:' || found.well_id
    from gas_exception as found join well on well.id = found.well_id
    where found.status in ('new', 'resolved') and found.severity <> 'low' and found.detected_at >= ${since}`;
}

function changes(since: Date, sensitivity: Sensitivity) {
  return sql`
    select ${derivedPrefix} || 'cp-' || md5(found.id), 'changePoint', found.severity, 'Change on ' || well.name,
           found.variable || ' ' || round(found.mean_before::numeric, 1) || ' to '
             || round(found.mean_after::numeric, 1) || ' ' || found.unit,
           found.well_id, '/dashboard?wellIds=' || found.well_id, found.detected_at, 'changePoint:' || found.well_id
    from change_point as found join well on well.id = found.well_id
    where found.status = 'new' and not found.provisional and found.severity <> 'low'
      and found.sensitivity = ${sensitivity}
      and found.detected_at >= ${since}`;
}

function overdue(since: Date, now: Date) {
  return sql`
    select ${derivedPrefix} || 'sc-' || md5(entry.id), 'schedule', 'medium', 'Overdue: ' || entry.title,
           'Planned to end ' || to_char(entry.planned_end at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC',
           entry.well_id, '/dashboard', entry.planned_end, 'schedule:' || entry.field_id
    from schedule_entry as entry
    where entry.status in ('planned', 'confirmed', 'overdue') and entry.planned_end < ${now}
      and entry.planned_end >= ${since}`;
}

/**
 * A well is silent when it should report and others of its field did, days later; a field when none of its wells did
 * though the days are over. What ended longer ago is a record of the past, not a feed.
 */
function silent(now: Date) {
  return sql`
    select ${derivedPrefix} || 'nd-' || md5(well.id || well.last_day), 'system', 'medium', 'No data from ' || well.name,
           'Last daily row: ' || well.last_day, well.id, ${reportLink('well.id')}, ${now}::timestamptz,
           'noData:' || well.field_id
    from well join (${newestDays(now)}) as newest on newest.field_id = well.field_id
    where well.status not in ('suspended', 'abandoned')
      and newest.last_day >= newest.due_day - ${recentDays}::int
      and well.last_day <= newest.last_day - ${staleAfterDays}::int
    union all
    select ${derivedPrefix} || 'nd-' || md5('field ' || newest.field_id || newest.last_day), 'system', 'medium',
           'No data from ' || newest.name, 'Last daily row: ' || newest.last_day, null,
           '/dashboard?fieldIds=' || newest.field_id, ${now}::timestamptz, 'noData:' || newest.field_id
    from (${newestDays(now)}) as newest
    where newest.last_day between newest.due_day - ${recentDays}::int and newest.due_day - ${staleAfterDays}::int`;
}

/** Each field with wells that should report: its newest row, and the newest production day that is over. */
function newestDays(now: Date) {
  return sql`
    select field.id as field_id, field.name, max(well.last_day) as last_day,
           (${now}::timestamptz at time zone field.time_zone
             - make_interval(hours => field.production_day_start_hour))::date - 1 as due_day
    from field join well on well.field_id = field.id
    where well.status not in ('suspended', 'abandoned')
    group by field.id`;
}
