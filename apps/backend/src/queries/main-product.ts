import { sql } from 'kysely';
import { gasWellRatio } from '../insights/limits.ts';
import type { MainProduct } from '../vocabulary.ts';

/** Producing days by whose gas-oil ratio a well without a recorded main product is judged. */
const judgedDays = 90;

/**
 * The main product of a `well` on its last day: as recorded, else gas where its last producing days have no oil or a median
 * gas-oil ratio of a gas well, else oil.
 */
export const mainProduct = sql<MainProduct>`
  coalesce(
    (select recorded.product from well_main_product as recorded
     where recorded.well_id = well.id and recorded.since <= coalesce(well.last_day, recorded.since)
     order by recorded.since desc limit 1),
    (select case
       when not bool_or(coalesce(oil, 0) > 0) then 'gas'
       when percentile_cont(0.5) within group (order by gas / oil) filter (where oil > 0) > ${gasWellRatio} then 'gas'
       else 'oil'
     end
     from (
       select oil, gas from daily_production as daily
       where daily.well_id = well.id and greatest(daily.oil, daily.gas) > 0
       order by daily.day desc limit ${judgedDays}
     ) as producing)
  )`;
