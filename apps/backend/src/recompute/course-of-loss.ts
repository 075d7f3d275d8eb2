import { openStatuses } from '@cnx/api/decisions';
import { sql } from 'kysely';
import { anyOf, beginOfDay, ofProduct } from '../database/expressions.ts';

const actual = ofProduct(sql`found.variable`, 'known', 'actual');

/** The newest day of the well of `found` on which its product is known, and its rate (Sm3/d). */
const newestRate = sql`
  select ${actual} / (extract(epoch from
      ${beginOfDay(sql`known.day + 1`, 'field')} - ${beginOfDay(sql`known.day`, 'field')}) / 86400)::float8 as rate
  from deferred_production as known
  where known.well_id = found.well_id and known.method = 'trailingMedian' and ${actual} is not null
    and known.day >= found.day
  order by known.day desc limit 1`;

/** What was expected on the newest day that the loss `found` was followed to (Sm3/d). */
const newestExpected = sql`
  select held.expected from loss_day as held where held.exception_id = found.id order by held.day desc limit 1`;

/**
 * The pair of figures of the drop or downtime `found` outside its calculation, as lateral `course`: what was expected (`before`) and
 * what is (`after`), Sm3/d, with the share that was lost (`lost`, %). While it goes on and no user has settled it they are those of the newest
 * day, as the list of exceptions has them; else those with which it was found. `field` is the field of its well.
 */
export const courseOfLoss = sql`lateral (
  select pair.before, pair.after, 100 * (pair.before - pair.after) / nullif(pair.before, 0) as lost
  from (
    select case when goes_on then coalesce((${newestExpected}), found.baseline) else found.baseline end as before,
           case when goes_on then coalesce((${newestRate}), found.rate) else found.rate end as after
    from (select found.ended_day is null and found.variable in ('oil', 'gas') and found.status = ${anyOf(openStatuses)} as goes_on) as state
  ) as pair)`;
