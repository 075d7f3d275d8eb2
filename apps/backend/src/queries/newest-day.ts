import { sql } from 'kysely';
import { isReport } from '../database/expressions.ts';
import { owesReport } from '../recompute/owed-reports.ts';

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
