import { sql } from 'kysely';
import { gasWellRatio } from '../insights/limits.ts';

/**
 * What a `well` without any day is for by the months of its newest year that were reported, as the recorded products of a record; null
 * where days say it, or it is oil.
 */
export const productOfMonths = sql`(
  select json_build_array(json_build_object('product', 'gas', 'since', 0))
  from (
    select sum(newest.oil) as oil, sum(newest.gas) as gas
    from (
      select oil, gas from reported_month where well_id = well.id order by month desc limit 12
    ) as newest
  ) as made
  where made.gas > ${gasWellRatio}::float8 * coalesce(made.oil, 0)
    and not exists (select from daily_production as daily where daily.well_id = well.id)
)`;
