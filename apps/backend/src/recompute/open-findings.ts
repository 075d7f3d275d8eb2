import { openStatuses } from '@cnx/api/decisions';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import { changeOpenDays, mergeWithinDays } from '../insights/limits.ts';

const isUndecided = sql`found.status = ${anyOf(openStatuses)}`;

const isOpenDrop = sql`(${isUndecided} and found.ended_day is null and found.standing_from is null)`;
const isOpenGas = sql`(${isUndecided} and found.ended_at is null and found.standing_from is null)`;

/** The production day of an instant of gas at `place`. */
const dayOf = (instant: string) =>
  sql`(${sql.ref(`found.${instant}`)} at time zone place.time_zone - make_interval(hours => place.production_day_start_hour))::date`;
const isNear = (day: RawBuilder<unknown>) => sql`abs(changed.day - (${day})) <= ${mergeWithinDays}::int`;

/** Whether the change `found` is part of a loss or of gas that is not open: what is over, standing or set aside has its changes with it. */
const isPartOfClosed = sql`exists (
  select from (select found.well_id, found.change_day as day) as changed
  where exists (
    select from production_drop_exception as found
    where found.well_id = changed.well_id and not ${isOpenDrop}
      and (${isNear(sql`found.day`)} or ${isNear(sql`found.ended_day + 1`)})
  ) or exists (
    select from gas_exception as found
    join well on well.id = found.well_id join field as place on place.id = well.field_id
    where found.well_id = changed.well_id and not ${isOpenGas}
      and (${isNear(dayOf('started_at'))} or ${isNear(sql`${dayOf('ended_at')} + 1`)})
  ))`;

/** Whether the change `found` lost something, or is a rise of the gas-oil ratio: others ask for nothing, nor does one that is not ranked yet. */
const isCostly = sql`(coalesce((found.severity_factors ->> 'loss')::float8, 0) > 0 or (found.variable = 'gor' and found.delta > 0))`;

/** Whether the change `found` is the level of its variable no longer. */
const isReplaced = (newest: RawBuilder<unknown>) => sql`exists (
  select from change_point as later
  where later.well_id = found.well_id and later.variable = found.variable and not later.provisional
    and later.change_day > found.change_day and later.change_day <= ${newest})`;

/** Whether the change `found` is open, whatever it costs: it was confirmed some days ago at most, and nothing has taken its place. */
export const isOpenChange = (newest: RawBuilder<unknown>) => sql`(
  ${isUndecided} and not found.provisional and found.change_day > ${newest} - ${changeOpenDays}::int
    and not ${isReplaced(newest)} and not ${isPartOfClosed})`;

/**
 * Whether a drop, gas or a change, as `found`, is open: neither over, standing nor set aside. The search and the notifications both
 * say it so, as the list of exceptions has it: a change that costs something, for some days at most, until a later one of its variable replaces it, and as
 * long as what it is part of.
 */
export const isOpenOf = {
  drop: isOpenDrop,
  gas: isOpenGas,
  change: (newest: RawBuilder<unknown>) => sql`(${isCostly} and ${isOpenChange(newest)})`,
};

/** The newest day of all wells, by which a change is open. */
export const newestDayOfAll = sql`(select max(newest.last_day) from well as newest)`;

/**
 * Whether a well has a drop, gas or a change that is open.
 * @param wellId the column with its id
 * @param newest {@link newestDayOfAll}, or where the statement has read that already
 */
export const hasOpenFinding = (wellId: RawBuilder<unknown>, newest: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from production_drop_exception as found where found.well_id = ${wellId} and ${isOpenOf.drop})
  or exists (select from gas_exception as found where found.well_id = ${wellId} and ${isOpenOf.gas})
  or exists (
    select from change_point as found
    where found.well_id = ${wellId} and ${isOpenOf.change(newest)}))`;
