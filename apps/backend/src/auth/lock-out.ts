import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { accountName } from './email.ts';
import type { Limits } from '../limits.ts';
import type { FailureLimits } from './rate-limit.ts';

/** Whether a password may be tried: not while the account has to wait. */
export type Admission = (
  { readonly outcome: 'admitted'; readonly attempt: Attempt } | { readonly outcome: 'locked' }
) & {
  /** Whether the address of the try may not fail once more, should this one fail. */
  readonly isLastOfAddress: boolean;
};

/** A try that is counted until it turns out to be right. */
interface Attempt {
  readonly id: number;
  readonly account: string;
  readonly address: string;
  /** Whether it counts against the address. */
  readonly ofAddress: boolean;
}

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
>;

export function createLockOut(
  database: Kysely<Database>,
  now: Clock,
  limits: LockLimits,
  failuresOfAddress: FailureLimits,
) {
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

  /** Lets an account start afresh. */
  async function forgive(db: Kysely<Database>, email: string): Promise<void> {
    const account = accountName(email);
    await db.deleteFrom('sign_in_failure').where('account', '=', account).execute();
    await db.deleteFrom('sign_in_lock').where('account', '=', account).execute();
  }

  return {
    /**
     * @param isKnown Whether the browser is one in which this account has been signed in to.
     * @throws Refusal 429 when the address has failed too often.
     */
    async admit(email: string, address: string, isKnown = false): Promise<Admission> {
      const account = accountName(email);
      const { ofAddress, isLast: isLastOfAddress } = await failuresOfAddress.take(address, account, isKnown);
      return oneByOne(account, async (tx) => {
        const lock = await readLock(tx, account);
        if (lock && lock.locked_until > now()) return { outcome: 'locked', isLastOfAddress };
        const failures = await countFailures(tx, account, lock?.locked_until);
        // As many tries as may fail are under way in other processes: none of them may be the right one.
        if (failures >= limits.lockAfterFailures) return { outcome: 'locked', isLastOfAddress };
        const { id } = await tx
          .insertInto('sign_in_failure')
          .values({ account, address, at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { outcome: 'admitted', attempt: { id, account, address, ofAddress }, isLastOfAddress };
      });
    },
    /** The password was right: the try does not count, and the account starts afresh. */
    async succeeded({ account, address, ofAddress }: Attempt, email: string): Promise<void> {
      await failuresOfAddress.giveBack(address, account, { ofAddress });
      await forgive(database, email);
    },
    forgive,
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
    async withdraw({ id, account, address, ofAddress }: Attempt): Promise<void> {
      await failuresOfAddress.giveBack(address, account, { ofAddress });
      await database.deleteFrom('sign_in_failure').where('id', '=', id).execute();
    },
  };
}
