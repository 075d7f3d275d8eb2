import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notifiedWithinDays, mergeWithinDays, staleAfterDays } from '../insights/limits.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { courseOfLoss } from './course-of-loss.ts';
import { loggedStops } from './logged-stops.ts';
import { isOpenOf, newestDayOfAll } from './open-findings.ts';
import { fieldsOfChosen, newestDayOfWells, silenceOf, silentAlone, silentWells } from './owed-reports.ts';
import { dayMs } from '../production-day.ts';
import { severities, type NotificationCode, type ScheduleActivity } from '../vocabulary.ts';

/** Begin of the ids of notifications that are made here. */
const derivedPrefix = 'nt-';
/** How far before the window findings can be of an episode that reaches into it (days). */
const chainDays = 60;
/** Most letters of a title and of a text. */
const maxTitle = 200;
const maxBody = 4_000;
/** Two at once would wait for each other's rows. */
const notificationLock = 7_315_202_604_173;

/**
 * Makes the notifications that follow from the findings: episodes with a serious exception, unexplained changes, overdue
 * or conflicting work, work of tomorrow, feeds that have gone silent and imports that failed (`docs/rules.md`, "Notifications"). One that is found again stays read; one whose reason is
 * gone goes.
 */
export async function refreshNotifications(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${notificationLock})`.execute(transaction);
    await noteEpisodes(transaction, now);
    await replaceDerived(transaction, now);
  });
}

/** Notes the episodes that are to be notified of, and how far those have grown that were. */
async function noteEpisodes(db: Kysely<Database>, now: Date): Promise<void> {
  const since = windowBegin(now);
  const found = episodes(since, now);
  await sql`delete from notified_episode where last_day < ${since}::date - ${chainDays}::int`.execute(db);
  await sql`
    with episode as materialized (${found})
    update notified_episode as known
    set first_day = least(known.first_day, episode.first_day), last_day = greatest(known.last_day, episode.last_day)
    from episode where ${isOf}`.execute(db);
  await sql`
    with episode as materialized (${found})
    insert into notified_episode (id, kind, well_id, first_day, last_day, raised_at)
    select ${derivedPrefix} || md5(concat_ws(' ', episode.kind, episode.well_id, episode.first_day)), episode.kind,
           episode.well_id, episode.first_day, episode.last_day, least(episode.found_at, ${now}::timestamptz)
    from episode join well on well.id = episode.well_id join field on field.id = well.field_id
    where episode.goes_on and (episode.found_at >= ${since} or episode.is_largest)
      and well.last_day > ${dueDay(now)} - ${staleAfterDays}::int
      and not exists (select from notified_episode as known where ${isOf})
    on conflict (id) do nothing`.execute(db);
}

async function replaceDerived(db: Kysely<Database>, now: Date): Promise<void> {
  const since = windowBegin(now);
  await sql`
    with episode as materialized (${episodes(since, now)}),
    wanted as materialized (
      ${noted(since)} union all ${overdue(since, now)} union all ${conflicts(now)} union all ${tomorrow(now)}
      union all ${silent(now)} union all ${failedImports(since)}
    ),
    gone as (
      delete from notification
      where starts_with(id, ${derivedPrefix}) and id not in (select id from wanted)
    )
    insert into notification (id, kind, severity, title, body, well_id, link, created_at, group_key, count, facts)
    select id, kind, severity, title, body, well_id, link, least(created_at, ${now}::timestamptz), group_key, count, facts
    from wanted
    on conflict (id) do update
      set severity = excluded.severity, title = excluded.title, body = excluded.body, link = excluded.link,
          group_key = excluded.group_key, count = excluded.count, facts = excluded.facts`.execute(db);
}

const windowBegin = (now: Date): Date => new Date(now.getTime() - notifiedWithinDays * dayMs);

/** Whether `known` is an `episode`: the same days, or so near that both are one. */
const isOf = sql`known.well_id = episode.well_id and known.kind = episode.kind
  and episode.first_day <= known.last_day + ${mergeWithinDays}::int
  and episode.last_day >= known.first_day - ${mergeWithinDays}::int`;

/** The notification of each noted episode that is still there, lately or with a serious finding to decide on; of one that was noted twice, the first. */
function noted(since: Date) {
  return sql`(
    select distinct on (known.id) known.id, episode.kind, episode.severity, episode.title, episode.body, episode.well_id,
           episode.link, known.raised_at as created_at, episode.group_key, episode.count, episode.facts
    from notified_episode as known join episode on ${isOf}
    where (known.raised_at >= ${since} or episode.goes_on) and not exists (
      select from notified_episode as first
      where first.well_id = known.well_id and first.kind = known.kind and first.id <> known.id
        and (first.raised_at, first.id) < (known.raised_at, known.id)
        and episode.first_day <= first.last_day + ${mergeWithinDays}::int
        and episode.last_day >= first.first_day - ${mergeWithinDays}::int
    )
    order by known.id, episode.first_day)`;
}

/** What was raised before of the days of a `finding`: it stays until it is over or decided on, whatever its severity becomes. */
const raisedBefore = sql`
  select from notified_episode as raised
  where raised.kind = 'exception' and raised.well_id = finding.well_id
    and finding.day between raised.first_day - ${mergeWithinDays}::int and raised.last_day + ${mergeWithinDays}::int`;

const reportLink = (well: string) => sql`'/dashboard/exception-report?wellIds=' || ${sql.ref(well)}`;
/** {@link reportLink} with the finding `found` opened. */
const findingLink = sql`${reportLink('found.well_id')} || '&exception=' || found.id`;

/**
 * Each well's episodes: findings that begin within days of each other, as the exception report merges them, and changes that
 * are part of none. One is named, and as severe, as its most severe finding that is open; where all are over, as the most severe
 * of all. `found_at` is when the first serious finding was made; `goes_on`, whether one of them is open and undecided. As the largest
 * (`is_largest`) counts what loses more than the largest that nothing explains, or than one that rings for its severity: nothing that loses
 * more than these is left out.
 */
function episodes(since: Date, now: Date) {
  const oldest = sql`${since}::timestamptz - make_interval(days => ${chainDays})`;
  // The key is of the one that lost most, whatever is open: what was put off stays so.
  const byNeed = sql`order by is_open desc, array_position(${severities}::text[], severity), is_same, loss desc, id`;
  const byLoss = sql`order by newest_loss desc, detected_at desc, id`;
  return sql`
    with found as materialized (${drops(oldest)} union all ${gas(oldest)} union all ${loggedStops(oldest, now)}),
    change as materialized (${changes(oldest)})
    select 'exception' as kind, well_id, min(day) as first_day, max(day) as last_day,
           min(detected_at) filter (where serious_now) as found_at, bool_or(status = 'new' and serious_now and not over) as goes_on,
           bool_or(is_largest) as is_largest,
           (array_agg(severity ${byNeed}))[1] as severity, (array_agg(title ${byNeed}))[1] as title,
           (array_agg(body ${byNeed}))[1] as body, (array_agg(link ${byNeed}))[1] as link,
           count(*) filter (where not is_same)::int as count, 'exception:' || well_id || ':' || (array_agg(rule order by loss desc, id))[1] as group_key,
           (array_agg(jsonb_strip_nulls(facts || jsonb_build_object('status', status, 'finding', finding)) ${byNeed}))[1]
             || jsonb_build_object('open', count(*) filter (where is_open and not is_same)) as facts
    from (
      select *, sum(step) over (partition by well_id order by day, id) as number
      from (
        select *, serious or is_largest or exists (select from change where ${isBeside}) or exists (${raisedBefore}) as serious_now,
               (day - lag(day) over (partition by well_id order by day, id) <= ${mergeWithinDays}::int is not true)::int as step
        from (
          select *, kind <> 'gas' and is_new and newest_loss > 0 and (
                      row_number() over (partition by kind = 'gas', product, is_new ${byLoss}) = 1
                      or (kind = 'unknown' and row_number() over (partition by kind, product, is_new ${byLoss}) = 1)
                      or newest_loss > max(newest_loss) filter (where kind = 'unknown' and is_new) over (partition by product)
                      or newest_loss > min(newest_loss) filter (
                           where kind <> 'gas' and is_new and serious and newest_loss > 0 and detected_at >= ${since}
                         ) over (partition by product)
                    ) as is_largest
          from (
            select *, is_open and status = 'new' as is_new, coalesce((facts ->> 'loss')::float8, loss) as newest_loss from found
          ) as valued
        ) as finding
      ) as stepped
    ) as numbered
    group by well_id, number
    having bool_or(serious_now and status in ('new', 'resolved'))
    union all
    select 'changePoint', well_id, day, day, detected_at, true, false, severity, title, body,
           '/dashboard?area=changePoints&wellIds=' || well_id, 1, 'changePoint:' || well_id || ':' || variable, facts
    from change
    where not exists (select from found as finding where finding.is_open and ${isBeside})
      and not exists (
        select from notified_episode as raised
        where raised.kind = 'exception' and raised.well_id = change.well_id
          and change.day between raised.first_day - ${mergeWithinDays}::int and raised.last_day + ${mergeWithinDays}::int
      )`;
}

/** Whether a `change` begins with a `finding`: both are one event, which the finding names. */
const isBeside = sql`change.well_id = finding.well_id and abs(change.day - finding.day) <= ${mergeWithinDays}::int`;

/** Serious changes that nothing explains. */
function changes(oldest: ReturnType<typeof sql>) {
  return sql`
    select found.well_id, found.change_day as day, found.detected_at, found.severity, found.variable,
           'Change on ' || well.name as title,
           found.variable || ' ' || round(found.mean_before::numeric, 1) || ' to '
             || round(found.mean_after::numeric, 1) || ' ' || found.unit as body,
           ${factsOf(
             'change',
             sql`'names', jsonb_build_array(well.name), 'variable', found.variable, 'before', found.mean_before,
             'after', found.mean_after, 'unit', found.unit, 'status', found.status,
             'loss', (found.severity_factors ->> 'loss')::float8,
             'open', (${isOpenOf.change(newestDayOfAll)})::int`,
           )} as facts
    from change_point as found join well on well.id = found.well_id
    where found.status = 'new' and not found.provisional and found.severity = 'high' and found.detected_at >= ${oldest}`;
}

function drops(oldest: ReturnType<typeof sql>) {
  return sql`
    select found.id, found.id as finding, case when found.cause in ('downtime', 'unknown') then found.cause else 'known' end as kind,
           case found.variable when 'gas' then 'gas' else 'oil' end as product, found.well_id, found.day, found.detected_at, found.drop_abs / case found.variable when 'gas' then ${oilEquivalent.gas} else 1 end::float8 as loss, found.severity, found.status,
           found.ended_day is not null as over, ${isOpenOf.drop} as is_open, (found.severity = 'high' or (found.variable = 'gas' and found.severity = 'medium')) as serious,
           coalesce(found.rule ->> 'id', 'drop') as rule,
           case found.cause when 'downtime' then 'Downtime on ' else 'High production drop on ' end || well.name as title,
           case found.variable when 'gas' then 'Gas ' else 'Oil ' end || round(course.after::numeric, 1) || ' Sm3/d against ' || round(course.before::numeric, 1)
             || ' Sm3/d' || coalesce(' (' || round(-course.lost::numeric) || ' %)', '') as body, ${findingLink} as link,
           jsonb_build_object('code', case found.cause when 'downtime' then 'downtime' else 'drop' end, 'names', jsonb_build_array(well.name))
             || case when found.variable in ('oil', 'liquid', 'gas') then jsonb_build_object('variable', found.variable || 'Rate',
               'before', course.before, 'after', course.after, 'unit', 'Sm3/d') else '{}' end
             || jsonb_strip_nulls(jsonb_build_object('loss', (found.severity_factors ->> 'loss')::float8)) as facts, false as is_same
    from production_drop_exception as found join well on well.id = found.well_id join field on field.id = well.field_id
    cross join ${courseOfLoss} as course
    where found.status <> 'expected'
      and (found.detected_at >= ${oldest} or (found.status = 'new' and found.ended_day is null))`;
}

function gas(oldest: ReturnType<typeof sql>) {
  return sql`
    select found.id, found.id, 'gas', 'oil', found.well_id,
           (found.started_at at time zone field.time_zone - make_interval(hours => field.production_day_start_hour))::date,
           found.detected_at, found.oil_loss, found.severity, found.status, found.ended_at is not null, ${isOpenOf.gas},
           found.severity <> 'low', coalesce(found.rule ->> 'id', 'gas'),
           'Gas interface on ' || well.name, coalesce(found.rule ->> 'text', ''), ${findingLink},
           ${factsOf('gas', sql`'names', jsonb_build_array(well.name), 'rule', found.rule ->> 'id', 'loss', found.oil_loss`)}, false
    from gas_exception as found join well on well.id = found.well_id join field on field.id = well.field_id
    where found.status <> 'expected' and found.detected_at >= ${oldest}`;
}

/** What a notification's texts are made of, as {@link StoredNotificationFacts}. @param more names and values in turn */
const factsOf = (code: NotificationCode, more?: ReturnType<typeof sql>) =>
  sql`jsonb_strip_nulls(jsonb_build_object('code', ${code}::text${more ? sql`, ${more}` : sql``}))`;

/** An instant as JSON has it. */
const momentOf = (at: ReturnType<typeof sql>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The well and the field of `entry`. */
const places = sql`join field on field.id = entry.field_id left join well on well.id = entry.well_id`;

/** {@link factsOf} planned work. @param entries rows of the schedule */
const workFacts = (
  code: NotificationCode,
  at: ReturnType<typeof sql>,
  entries: readonly ReturnType<typeof sql>[],
) => {
  const works = entries.map(
    (row) => sql`jsonb_build_object('activity', ${row}.activity, 'title', ${row}.title)`,
  );
  return factsOf(
    code,
    sql`'names', jsonb_build_array(coalesce(well.name, field.name)), 'moment', ${momentOf(at)}, 'works', jsonb_build_array(${sql.join(works)})`,
  );
};

/** Title of a plan's notification: no longer than titles can be. */
const planTitle = (title: ReturnType<typeof sql>) => sql`left(${title}, ${maxTitle}::int)`;

/** Address of the rows of the schedule that an activity of `entry` is among. */
const scheduleLink = (rows: 'overdue' | 'open') =>
  sql`'/dashboard?area=schedule&rows=' || ${rows}::text || coalesce('&wellIds=' || entry.well_id, '')`;

/** Key of an activity's group: what concerns one well, or of one field where it is for no well. */
const scheduleGroup = (what: 'overdue' | 'conflict' | 'tomorrow') =>
  sql`'schedule:' || coalesce(entry.well_id, entry.field_id) || ':' || ${what}::text`;

/** Work that measures and restores nothing: late, it costs no oil. */
const checks: readonly ScheduleActivity[] = ['wellTest', 'inspection', 'calibration', 'dataReview'];

function overdue(since: Date, now: Date) {
  return sql`
    select ${derivedPrefix} || 'sc-' || md5(entry.id), 'schedule', case when entry.activity = any(${[...checks]}::text[]) then 'low' else 'medium' end, ${planTitle(sql`'Overdue: ' || entry.title`)},
           'Planned to end ' || to_char(entry.planned_end at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC',
           entry.well_id, ${scheduleLink('overdue')}, entry.planned_end, ${scheduleGroup('overdue')}, 1,
           ${workFacts('overdue', sql`entry.planned_end`, [sql`entry`])}
    from schedule_entry as entry ${places}
    where entry.status in ('planned', 'confirmed', 'overdue') and entry.planned_end < ${now}
      and entry.planned_end >= ${since}`;
}

/** Two activities at one time on a well, or on a facility for no well; the one that begins later names them. */
function conflicts(now: Date) {
  return sql`
    select ${derivedPrefix} || 'sx-' || md5(entry.id || ' ' || other.id), 'schedule', 'medium',
           ${planTitle(sql`'Conflict: ' || entry.title || ' and ' || other.title`)},
           'Both from ' || to_char(entry.planned_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC',
           entry.well_id, ${scheduleLink('open')}, ${now}::timestamptz, ${scheduleGroup('conflict')}, 1,
           ${workFacts('conflict', sql`entry.planned_start`, [sql`entry`, sql`other`])}
    from schedule_entry as entry ${places}
    join schedule_entry as other on (other.planned_start, other.id) < (entry.planned_start, entry.id)
      and other.planned_end > entry.planned_start and entry.planned_end > other.planned_start
      and (other.well_id = entry.well_id
        or (other.well_id is null and entry.well_id is null
          and other.field_id = entry.field_id and other.facility = entry.facility))
    where entry.status in ('planned', 'confirmed', 'inProgress') and other.status in ('planned', 'confirmed', 'inProgress')
      and least(entry.planned_end, other.planned_end) > ${now}
      and entry.planned_start < ${now}::timestamptz + make_interval(days => ${notifiedWithinDays})`;
}

/** What begins on the next day of its field's calendar. */
function tomorrow(now: Date) {
  const today = sql`(${now}::timestamptz at time zone field.time_zone)::date`;
  return sql`
    select ${derivedPrefix} || 'st-' || md5(entry.id || entry.planned_start), 'schedule', 'low',
           ${planTitle(sql`'Upcoming: ' || entry.title`)},
           'Begins ' || to_char(entry.planned_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC',
           entry.well_id, ${scheduleLink('open')}, ${now}::timestamptz, ${scheduleGroup('tomorrow')}, 1,
           ${workFacts('tomorrow', sql`entry.planned_start`, [sql`entry`])}
    from schedule_entry as entry ${places}
    where entry.status in ('planned', 'confirmed')
      and (entry.planned_start at time zone field.time_zone)::date = ${today} + 1`;
}

/** Imports that were refused or broke off; the page of the data's health has what was wrong with them. */
function failedImports(since: Date) {
  return sql`
    select ${derivedPrefix} || 'im-' || run.id, 'system', 'medium', 'Import failed',
           left(array_to_string(array(select jsonb_array_elements_text(run.files)), ', ')
             || coalesce(': ' || run.message, ''), ${maxBody}::int),
           null, '/dashboard/data-health', coalesce(run.finished_at, run.started_at), 'system:import', 1,
           ${factsOf('importFailed')}
    from import_run as run
    where run.status in ('failed', 'rejected') and run.started_at >= ${since}`;
}

/** Reports that are late, as the exception report lists them: of a well alone, or of a field. One that began longer ago is a record of the past, not a feed. */
function silent(now: Date) {
  return sql`(
    with chosen as materialized (
      select well.id as well_id, field.id as field_id, field.name as field_name, field.time_zone,
             field.production_day_start_hour, field.report_due_hours
      from well join field on field.id = well.field_id
    ),
    newest as materialized (${newestDayOfWells(everyDay, now)}),
    fields as materialized (${fieldsOfChosen}),
    gap as materialized (${silentWells}),
    silence as (
      select min(gap.well_id) as first_well, count(*) as wells, well.field_id, gap.begin_day, gap.begin_day - 1 as last_day
      from gap join well on well.id = gap.well_id join fields on fields.field_id = well.field_id
      where gap.begin_day - 1 >= fields.newest_day - ${notifiedWithinDays}::int
      group by well.field_id, gap.begin_day, ${silenceOf}, case when ${silenceOf} = ${silentAlone} then gap.well_id end
    ),
    named as (
      select silence.*, case when wells = 1 then well.id end as well_id, case when wells = 1 then well.name else field.name end as name
      from silence join well on well.id = first_well join field on field.id = silence.field_id
    )
    select ${derivedPrefix} || 'nd-' || md5(coalesce(well_id, 'field ' || field_id) || last_day), 'system', 'medium',
           'No data from ' || name, 'Last daily row: ' || last_day, well_id,
           case when well_id is null then '/dashboard?fieldIds=' || field_id else ${reportLink('well_id')} end,
           ${now}::timestamptz, 'noData:' || field_id, 1,
           ${factsOf('silent', sql`'names', jsonb_build_array(name), 'day', last_day`)}
    from named)`;
}

const everyDay = { from: '-infinity', to: 'infinity' };

/** The newest production day that is over on the clock of `field`. */
const dueDay = (now: Date) =>
  sql`((${now}::timestamptz at time zone field.time_zone
    - make_interval(hours => field.production_day_start_hour))::date - 1)`;
