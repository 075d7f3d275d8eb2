import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { accountName } from './email.ts';
import type { Limits } from '../limits.ts';

/** How a password may be tried: yes, or not because the account has to wait, or its address has failed too often. */
export type Admission =
  | { readonly outcome: 'admitted'; readonly attemptId: number }
  | { readonly outcome: 'locked' }
  | { readonly outcome: 'tooManyFromAddress'; readonly retryAfterSeconds: number };

/**
 * Slows guessing down. A try is counted before the password is checked and taken back when it was right: parallel
 * tries cannot slip through between the count and the answer. Accounts that do not exist are treated like others.
 */
export type LockOut = ReturnType<typeof createLockOut>;

type LockLimits = Pick<
  Limits,
  | 'lockAfterFailures'
  | 'failureWindowSeconds'
  | 'firstLockSeconds'
  | 'longestLockSeconds'
  | 'lockMemorySeconds'
  | 'addressFailures'
>;

export function createLockOut(database: Kysely<Database>, now: Clock, limits: LockLimits) {
  const secondsAgo = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  /** Tries of one account are judged one after the other, in whichever process they arrive. */
  const oneByOne = <T>(account: string, judge: (tx: Transaction<Database>) => Promise<T>) =>
    database.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 11))`.execute(tx);
      return judge(tx);
    });
  const readLock = (tx: Transaction<Database>, account: string) =>
    tx.selectFrom('sign_in_lock').selectAll().where('account', '=', account).executeTakeFirst();

  async function countFailures(
    tx: Transaction<Database>,
    account: string,
    lockedUntil: Date | undefined,
  ): Promise<number> {
    const windowStart = secondsAgo(limits.failureWindowSeconds);
    const since = lockedUntil && lockedUntil > windowStart ? lockedUntil : windowStart;
    const { count } = await tx
      .selectFrom('sign_in_failure')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account', '=', account)
      .where('at', lockedUntil === since ? '>=' : '>', since)
      .executeTakeFirstOrThrow();
    return count;
  }

  return {
    async admit(email: string, address: string): Promise<Admission> {
      const account = accountName(email);
      const full = await addressIsFull(database, address, secondsAgo(limits.failureWindowSeconds), limits);
      if (full) return { outcome: 'tooManyFromAddress', retryAfterSeconds: limits.failureWindowSeconds };
      return oneByOne(account, async (tx) => {
        const lock = await readLock(tx, account);
        if (lock && lock.locked_until > now()) return { outcome: 'locked' };
        const failures = await countFailures(tx, account, lock?.locked_until);
        // As many tries as may fail are under way in other processes: none of them may be the right one.
        if (failures >= limits.lockAfterFailures) return { outcome: 'locked' };
        const { id } = await tx
          .insertInto('sign_in_failure')
          .values({ account, address, at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { outcome: 'admitted', attemptId: id };
      });
    },
    /** The password was right: the account starts afresh. */
    async succeeded(db: Kysely<Database>, email: string): Promise<void> {
      const account = accountName(email);
      await db.deleteFrom('sign_in_failure').where('account', '=', account).execute();
      await db.deleteFrom('sign_in_lock').where('account', '=', account).execute();
    },
    /** The password was wrong. @returns Whether the account has to wait from now on. */
    failed(email: string): Promise<boolean> {
      const account = accountName(email);
      return oneByOne(account, async (tx) => {
        const lock = await readLock(tx, account);
        if (lock && lock.locked_until > now()) return false;
        const failures = await countFailures(tx, account, lock?.locked_until);
        if (failures < limits.lockAfterFailures) return false;
        const level = lock && lock.locked_until > secondsAgo(limits.lockMemorySeconds) ? lock.level + 1 : 1;
        const wait = Math.min(limits.firstLockSeconds * 2 ** (level - 1), limits.longestLockSeconds);
        const lockedUntil = new Date(now().getTime() + wait * 1000);
        await tx
          .insertInto('sign_in_lock')
          .values({ account, level, locked_until: lockedUntil })
          .onConflict((conflict) =>
            conflict.column('account').doUpdateSet({ level, locked_until: lockedUntil }),
          )
          .execute();
        return true;
      });
    },
    /** The password was not checked, so the try does not count. */
    async withdraw(attemptId: number): Promise<void> {
      await database.deleteFrom('sign_in_failure').where('id', '=', attemptId).execute();
    },
  };
}

async function addressIsFull(
  db: Kysely<Database>,
  address: string,
  since: Date,
  limits: Pick<Limits, 'addressFailures'>,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('sign_in_failure')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count >= limits.addressFailures;
}
