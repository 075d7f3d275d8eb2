import { sql } from 'kysely';
import { forgottenAfterDays } from '../insights/limits.ts';
import { isReport } from '../database/expressions.ts';
import { beginOf, owesReport, productionDay, type DayWindow } from './selection.ts';

/** The last production day that is over on the clock of `chosen`. */
const lastWholeDay = (now: Date) => sql`${productionDay(sql`${now.toISOString()}::timestamptz`)} - 1`;

/**
 * The newest day of each field of `chosen`, by its own clock: the last day of the window that is over, as soon as one of
 * the field's wells has reported it or its report is late; before that, while the report is due, the day before. Null where
 * that lies before the window, and where no well of the field has reported in the 90 days before it.
 *
 * `ended` is the last day of the window that is over, `due_at` when its report is due, and `owed_day` the newest day whose
 * report is late where there is none: `day`, or the day before while the report of `day` is due.
 */
export const newestDays = ({ from, to }: DayWindow, now: Date) => sql`
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
        select chosen.*, ${beginOf(sql`chosen.ended + 1`)} + make_interval(hours => chosen.report_due_hours) as due_at
        from (
          select distinct field_id, field_name, time_zone, production_day_start_hour, report_due_hours,
                 least(${to}::date, ${lastWholeDay(now)}) as ended
          from chosen
        ) as chosen
      ) as chosen
    ) as field
  ) as dated`;

/** The newest day of each well of `chosen`, that of its field: `day` and `owed_day` of {@link newestDays}. */
export const newestDayOfWells = (window: DayWindow, now: Date) => sql`
  select chosen.well_id, newest.day, newest.owed_day
  from chosen join (${newestDays(window, now)}) as newest on newest.field_id = chosen.field_id`;

/** The newest report of a well up to the newest day of its field, unless one of a later day is owed. */
export const latestReport = sql`
  select daily.day, daily.hours, daily.oil, daily.gas, daily.water, daily.water_injected
  from daily_production as daily
  where daily.well_id = well.id and daily.day between newest.owed_day and newest.day and ${isReport('daily')}
  order by daily.day desc limit 1`;

/**
 * The state of a `well` on its `newest` day, by its `latest` report ({@link latestReport}): the first that holds of
 * abandoned and suspended (its record), silent (it owes a report), unreported (it owes none and has none), injecting, up
 * (hours or a volume) and down (neither). Hours that are missing are no state.
 */
export const wellState = sql`
  case
    when well.status in ('abandoned', 'suspended') then well.status
    when latest.day is null and ${owesReport(sql`newest.owed_day`)} then 'silent'
    when latest.day is null then 'unreported'
    when latest.water_injected > 0 then 'injecting'
    when latest.hours > 0 or greatest(latest.oil, latest.gas, latest.water) > 0 then 'up'
    else 'down'
  end`;
