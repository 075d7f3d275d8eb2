import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import { changeOpenDays } from '../insights/limits.ts';
import type { ExceptionStatus } from '../vocabulary.ts';

/** States in which an exception is neither over nor set aside. */
export const openStatuses: readonly ExceptionStatus[] = ['new', 'acknowledged', 'assigned', 'snoozed'];

const isUndecided = sql`found.status = ${anyOf(openStatuses)}`;

/**
 * Whether a drop, gas or a change, as `found`, is open: neither over nor set aside. The search and the notifications both say it
 * so. A change is for as long as the list of exceptions has one at most; that list also ends one that a later change of its
 * variable replaces, and counts one beside a drop as part of that.
 */
export const isOpenOf = {
  drop: sql`(${isUndecided} and found.ended_day is null)`,
  gas: sql`(${isUndecided} and found.ended_at is null)`,
  change: (newest: RawBuilder<unknown>) =>
    sql`(${isUndecided} and not found.provisional and found.change_day > ${newest} - ${changeOpenDays}::int)`,
};
