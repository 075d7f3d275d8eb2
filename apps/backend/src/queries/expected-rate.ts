import { sql, type RawBuilder } from 'kysely';
import { ofProduct } from '../database/expressions.ts';
import { forgottenAfterDays } from '../insights/limits.ts';
import type { PotentialMethod } from '../vocabulary.ts';
import { beginOf } from './selection.ts';

// What wells were expected to produce when an event began, as parts of the statement that lists events: `event` is one of
// them, `newest` the newest day of its well.

/** How long a production day of `chosen` is, in days: an hour less or more when its clock is changed. */
export const lengthOf = (day: RawBuilder<unknown>) =>
  sql`(extract(epoch from ${beginOf(sql`${day} + 1`)} - ${beginOf(day)}) / 86400)::float8`;

const ofEvent = (row: string, column: 'actual' | 'potential') => ofProduct(sql`event.product`, row, column);

/** The newest day of the well of `event` on which its product is known, and how much of it (Sm3): what is late counts as it last was. */
export const lastKnown = (method: PotentialMethod) => sql`
  select known.day, ${ofEvent('known', 'actual')} as actual
  from deferred_production as known
  where known.well_id = event.well_id and known.method = ${method} and ${ofEvent('known', 'actual')} is not null
    and known.day > newest.day - ${forgottenAfterDays}::int and known.day <= newest.day
  order by known.day desc limit 1`;

/** What is expected of the well of `event` on its newest day that a loss of rate was followed to, and what it then lacked while it was standing, Sm3/d: the most, of several. */
export const expectedOfLoss = sql`
  select held.day, held.expected, held.standing
  from loss_day as held
  where held.well_id = event.well_id and event.ids ? held.exception_id and held.day <= newest.day
  order by held.day desc, held.expected desc limit 1`;

/** The level that a person accepted for the well of `event` since it began: the newest one of the rate of its product. */
export const acceptedLevel = sql`
  select point.mean_after as accepted
  from accepted_level as held
  join exception_decision_finding as said on said.decision_id = held.decision_id
  join change_point as point on point.id = said.finding_id and point.well_id = held.well_id
  where held.well_id = event.well_id and held.stands and held.day > event.since and held.day <= newest.day
    and point.variable = event.product || 'Rate' and point.status = 'accepted'
  order by held.day desc, point.change_day desc, point.id limit 1`;

/** What the well of `event` could produce when it began, Sm3/d: for findings that compare no rates of its product. */
export const potentialBefore = (method: PotentialMethod) => sql`
  select ${ofEvent('first', 'potential')} / ${lengthOf(sql`first.day`)} as potential
  from deferred_production as first
  where first.well_id = event.well_id and first.method = ${method} and first.day <= event.since
    and ${ofEvent('first', 'potential')} is not null
  order by first.day desc limit 1`;
