import { sql, type Expression, type RawBuilder } from 'kysely';
import { beginOfDay, dayOfMoment, isReport } from '../database/expressions.ts';
import { forgottenAfterDays } from '../insights/limits.ts';

// Which reports are late, by one rule for lists, sums and notifications: parts of statements over `chosen`, the wells with their field.

/** Production days, both inclusive (`YYYY-MM-DD`). */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Whether a `well` owes a report of a day: it is neither suspended nor abandoned, its record has begun, and it has reported
 * within the 90 days before.
 */
export function owesReport(day: Expression<unknown> | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(well.status not in ('suspended', 'abandoned') and well.first_day <= ${day}
    and well.last_day > ${day} - ${forgottenAfterDays}::int)`;
}

/** How many days from `first` to `last` a `well` owes, by {@link owesReport}; below 1 where it owes none. */
export function owedSpan(
  first: Expression<unknown> | RawBuilder<unknown>,
  last: Expression<unknown> | RawBuilder<unknown>,
): RawBuilder<number> {
  return sql`(case when well.status in ('suspended', 'abandoned') or well.first_day is null then 0
    else least(${last}, well.last_day + ${forgottenAfterDays - 1}::int) - greatest(${first}, well.first_day) + 1 end)`;
}

/** The last production day that is over on the clock of `chosen`. */
const lastWholeDay = (now: Date) => sql`${dayOfMoment(sql`${now.toISOString()}::timestamptz`, 'chosen')} - 1`;

/**
 * The newest day of each field of `chosen`, by its own clock: the last day of the window that is over, as soon as one of
 * the field's wells has reported it or its report is late; before that, while the report is due, the day before. Null where
 * that lies before the window, and where no well of the field has reported in the 90 days before it.
 *
 * `ended` is the last day of the window that is over, `due_at` when its report is due, and `owed_day` the newest day whose
 * report is late where there is none: `day`, or the day before while the report of `day` is due.
 */
export const newestDays = ({ from, to }: Days, now: Date) => sql`
  select field_id, field_name, ended, due_at, case when day >= ${from}::date then day end as day,
         case when is_late then day else least(day, ended - 1) end as owed_day
  from (
    select field_id, field_name, ended, due_at, is_late,
           case when reported or heard then case when reported or is_late then ended else ended - 1 end end as day
    from (
      select chosen.field_id, chosen.field_name, chosen.ended, chosen.due_at,
             chosen.due_at <= ${now.toISOString()}::timestamptz as is_late,
             exists (
               select from field_day
               where field_day.field_id = chosen.field_id and field_day.day = chosen.ended
             ) as reported,
             exists (
               select from field_day
               where field_day.field_id = chosen.field_id
                 and field_day.day > chosen.ended - ${forgottenAfterDays}::int and field_day.day < chosen.ended
             ) as heard
      from (
        select chosen.*, ${beginOfDay(sql`chosen.ended + 1`, 'chosen')} + make_interval(hours => chosen.report_due_hours) as due_at
        from (
          select distinct field_id, field_name, time_zone, production_day_start_hour, report_due_hours,
                 least(${to}::date, ${lastWholeDay(now)}) as ended
          from chosen
        ) as chosen
      ) as chosen
    ) as field
  ) as dated`;

/** The newest day of each well of `chosen`, that of its field: `day` and `owed_day` of {@link newestDays}. */
export const newestDayOfWells = (window: Days, now: Date) => sql`
  select chosen.well_id, newest.day, newest.owed_day
  from chosen join (${newestDays(window, now)}) as newest on newest.field_id = chosen.field_id`;

/** The fields of `chosen` with their clock and newest day, as `fields`. */
export const fieldsOfChosen = sql`
  select distinct chosen.field_id, chosen.time_zone, chosen.production_day_start_hour, newest.day as newest_day, newest.owed_day
  from chosen join newest on newest.well_id = chosen.well_id`;

/** How the id of a missing report begins; it goes on with the hash of its well and the first day. */
export const noDataPrefix = 'nd-';

/** The silence of a well of a field that others report; that of a whole field is named by its first day. */
export const silentAlone = 'alone';

/** The wells of `fields` whose report of the newest day, or of the day before while that is due, is late. */
export const silentWells = sql`
  select begun.*, ${noDataPrefix}::text || md5(begun.well_id) || '-' || to_char(begun.begin_day, 'YYYYMMDD') as id
  from (
    select well.id as well_id, coalesce(last.day + 1, well.first_day) as begin_day
    from fields join well on well.field_id = fields.field_id
    left join lateral (
      select daily.day from daily_production as daily
      where daily.well_id = well.id and daily.day <= fields.newest_day and ${isReport('daily')}
      order by daily.day desc limit 1
    ) as last on true
    where ${owesReport(sql`fields.owed_day`)} and (last.day is null or last.day < fields.owed_day)
  ) as begun`;

/** What a `gap` of a `well` is silent with: itself alone where others of its field reported the first day, else the field. */
export const silenceOf = sql<string>`
  case when exists (
    select from field_day where field_day.field_id = well.field_id and field_day.day = gap.begin_day
  ) then ${silentAlone} else gap.begin_day::text end`;
