import { sql, type RawBuilder } from 'kysely';
import { isReport } from '../database/expressions.ts';
import { productionDay, type DayWindow } from './selection.ts';

/** The last production day that is over on the clock of `chosen`. */
export const lastWholeDay = (now: Date) => sql`${productionDay(sql`${now.toISOString()}::timestamptz`)} - 1`;

/** The newest day of a window that is over for every well of `chosen` and that one of them has reported. */
export const newestDay = ({ from, to }: DayWindow, over: RawBuilder<unknown>) => sql`
  select max(found.day) as day
  from chosen cross join lateral (
    select newest.day from daily_production as newest
    where newest.well_id = chosen.well_id and newest.day >= ${from}
      and newest.day <= (select least(${to}::date, min(${over})) from chosen)
      and ${isReport('newest')}
    order by newest.day desc limit 1
  ) as found`;

/**
 * The newest day of each well of `chosen`: the last one of a window that is over on the clock of its field, and not after
 * the last that one of the wells of `reporting` has reported, so that a field whose reports all are missing is noticed.
 */
export const newestDayOfWells = ({ from, to }: DayWindow, now: Date) => sql`
  select well_id, case when day >= ${from}::date then day end as day
  from (
    select chosen.well_id,
           case when reported.day is not null
             then least(${to}::date, ${lastWholeDay(now)}, reported.day) end as day
    from chosen cross join (
      select max(found.day) as day
      from reporting cross join lateral (
        select newest.day from daily_production as newest
        where newest.well_id = reporting.well_id and newest.day between ${from} and ${to} and ${isReport('newest')}
        order by newest.day desc limit 1
      ) as found
    ) as reported
  ) as newest`;
