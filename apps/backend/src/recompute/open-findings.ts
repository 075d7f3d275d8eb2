import { openStatuses } from '@cnx/api/decisions';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import { changeOpenDays } from '../insights/limits.ts';

const isUndecided = sql`found.status = ${anyOf(openStatuses)}`;

/**
 * Whether a drop, gas or a change, as `found`, is open: neither over, standing nor set aside. The search and the notifications both say it
 * so. A change is for as long as the list of exceptions has one at most; that list also ends one that a later change of its
 * variable replaces, and counts one beside a drop as part of that.
 */
export const isOpenOf = {
  drop: sql`(${isUndecided} and found.ended_day is null and found.standing_from is null)`,
  gas: sql`(${isUndecided} and found.ended_at is null)`,
  change: (newest: RawBuilder<unknown>) =>
    sql`(${isUndecided} and not found.provisional and found.change_day > ${newest} - ${changeOpenDays}::int)`,
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
