import { isIPv6 } from 'node:net';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';

/** At most `maxHits` of one kind by one caller within `seconds`. */
export interface RateRule {
  readonly name: string;
  readonly maxHits: number;
  readonly seconds: number;
}

/**
 * Counters in the database, shared by all processes. An office shares one address, so only what may be probing is
 * counted: what is known beforehand is taken, what turns out harmless is given back, and what never counts only asks.
 */
export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** @param rules The narrowest first: a hit that one of them refuses is not counted against those after it. */
export function createRateLimiter(db: Kysely<Database>, now: Clock, ...rules: readonly RateRule[]) {
  const keyOf = (rule: RateRule, caller: string) => `${rule.name}:${networkOf(caller)}`;

  /** Seconds until the caller may go on; undefined when that is now. */
  async function waitOf(caller: string): Promise<number | undefined> {
    const maxHits = new Map(rules.map((rule) => [keyOf(rule, caller), rule.maxHits]));
    const rows = await db
      .selectFrom('rate_limit')
      .selectAll()
      .where('key', 'in', [...maxHits.keys()])
      .where('resets_at', '>', now())
      .execute();
    const waits = rows
      .filter(({ key, hits }) => hits >= (maxHits.get(key) ?? 0))
      .map((row) => row.resets_at.getTime() - now().getTime());
    return waits.length > 0 ? Math.ceil(Math.max(...waits) / 1000) : undefined;
  }

  /** Counts a hit against the rule, as long as there is room, for each row of what goes before it. */
  function step(rule: RateRule, index: number, caller: string) {
    const name = sql.table(`rule${index}`);
    const row = sql`${keyOf(rule, caller)}, 1, ${new Date(now().getTime() + rule.seconds * 1000)}::timestamptz`;
    const rows =
      index === 0 ? sql`values (${row})` : sql`select ${row} from ${sql.table(`rule${index - 1}`)}`;
    return sql`${name} as (
      insert into rate_limit as known (key, hits, resets_at) ${rows}
      on conflict (key) do update set
        hits = case when known.resets_at > ${now()} then known.hits + 1 else 1 end,
        resets_at = case when known.resets_at > ${now()} then known.resets_at else excluded.resets_at end
      where known.resets_at <= ${now()} or known.hits < ${rule.maxHits}
      returning hits = 1 as is_first, hits >= ${rule.maxHits} as is_last)`;
  }

  return {
    /** @throws Refusal 429 when one of the rules is used up for this caller. */
    async check(caller: string): Promise<void> {
      const wait = await waitOf(caller);
      if (wait !== undefined) throw tooMany(wait);
    },
    /**
     * Counts one hit against all rules in one statement, so that exactly as many callers pass as the rules allow, however
     * many come at once and in whichever process. A hit counts against the rules before the one that refuses it, not
     * against that one or those after it.
     * @returns Whether it was the first one that all rules count, and whether the last one that a rule had room for.
     * @throws Refusal 429 when one of the rules is used up for this caller.
     */
    async take(caller: string): Promise<{ isFirst: boolean; isLast: boolean }> {
      const steps = rules.map((rule, index) => step(rule, index, caller));
      const tables = rules.map((_, index) => sql.table(`rule${index}`));
      const column = (name: string) => rules.map((_, index) => sql.ref(`rule${index}.${name}`));
      const { rows } = await sql<{ is_first: boolean; is_last: boolean }>`
        with ${sql.join(steps)}
        select ${sql.join(column('is_first'), sql` and `)} as is_first, ${sql.join(column('is_last'), sql` or `)} as is_last
        from ${sql.join(tables)}`.execute(db);
      if (rows[0]) return { isFirst: rows[0].is_first, isLast: rows[0].is_last };
      throw tooMany((await waitOf(caller)) ?? 1);
    },
    /** Takes a hit back that turned out not to count. */
    async giveBack(caller: string): Promise<void> {
      await db
        .updateTable('rate_limit')
        .set((column) => ({ hits: column('hits', '-', 1) }))
        .where(
          'key',
          'in',
          rules.map((rule) => keyOf(rule, caller)),
        )
        .where('hits', '>', 0)
        .execute();
    },
  };
}

/** A caller as it is counted: by an IPv6 address its network of 64 bits, all of which one host can have. */
function networkOf(caller: string): string {
  if (!isIPv6(caller)) return caller;
  const address = new URL(`http://[${caller}]`).hostname.slice(1, -1);
  const [first = [], last = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

function tooMany(seconds: number): Refusal {
  return new Refusal(429, 'Too many requests. Wait a moment, then try again.', seconds);
}

/**
 * Counts failed sign-ins by address, at the portal and at the local identity provider together: the accounts that are
 * tried, and the tries of each. One account is tried over and over by the person who has forgotten its password, many are
 * tried by those who guess.
 */
export function createFailureLimits(
  db: Kysely<Database>,
  now: Clock,
  limits: Pick<Limits, 'addressFailures' | 'failureWindowSeconds'>,
) {
  const rule = { maxHits: limits.addressFailures, seconds: limits.failureWindowSeconds };
  const accounts = createRateLimiter(db, now, { name: 'failed sign-in', ...rule });
  const tries = createRateLimiter(db, now, { name: 'failed sign-in of an account', ...rule });
  const pairOf = (address: string, account: string) => `${networkOf(address)} ${account}`;
  return {
    /**
     * Counts a try.
     * @param isKnown Whether the browser is known to the account: the address is not counted then.
     * @returns Whether it counts against the address, and whether that is the last time that a limit had room for.
     * @throws Refusal 429 when the limit of the address, or that of the account from this address, is used up.
     */
    async take(address: string, account: string, isKnown: boolean) {
      if (isKnown) return { ofAddress: false, ...(await tries.take(pairOf(address, account))) };
      await accounts.check(address);
      const { isFirst, isLast } = await tries.take(pairOf(address, account));
      if (!isFirst) return { ofAddress: false, isLast };
      try {
        return { ofAddress: true, isLast: (await accounts.take(address)).isLast || isLast };
      } catch (error) {
        await tries.giveBack(pairOf(address, account));
        throw error;
      }
    },
    /** Takes a try back that turned out not to count. */
    async giveBack(address: string, account: string, { ofAddress }: { ofAddress: boolean }): Promise<void> {
      await tries.giveBack(pairOf(address, account));
      if (ofAddress) await accounts.giveBack(address);
    },
  };
}

/** See {@link createFailureLimits}. */
export type FailureLimits = ReturnType<typeof createFailureLimits>;
