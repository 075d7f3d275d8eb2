import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Notes the notifications that a user has when a subscription begins: they are no news, and all that come after them are,
 * also where what they speak of happened before.
 */
export async function noteKnown(
  tx: Transaction<Database>,
  subscriptionId: string,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('alert_matter')
    .columns(['subscription_id', 'matter', 'period', 'found_at'])
    .expression(
      tx
        .selectFrom('notification')
        .select([
          sql<string>`${subscriptionId}::uuid`.as('subscription_id'),
          'id as matter',
          sql<string>`''`.as('period'),
          sql<Date>`${at}::timestamptz`.as('found_at'),
        ])
        .where(({ or, eb }) => or([eb('user_id', 'is', null), eb('user_id', '=', userId)])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
