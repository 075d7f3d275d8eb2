import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/** At most `maxHits` of one kind by one caller within `seconds`. */
export interface RateRule {
  readonly name: string;
  readonly maxHits: number;
  readonly seconds: number;
}

/**
 * Counters in the database, shared by all processes. Asking whether a caller may go on and counting against it are two
 * calls, because an office shares one address: only what may be probing is counted.
 */
export type RateLimiter = ReturnType<typeof createRateLimiter>;

export function createRateLimiter(db: Kysely<Database>, now: Clock, ...rules: readonly RateRule[]) {
  const keyOf = (rule: RateRule, caller: string) => `${rule.name}:${caller}`;
  return {
    /** @throws Refusal 429 when one of the rules is used up for this caller. */
    async check(caller: string): Promise<void> {
      const rows = await db
        .selectFrom('rate_limit')
        .selectAll()
        .where(
          'key',
          'in',
          rules.map((rule) => keyOf(rule, caller)),
        )
        .where('resets_at', '>', now())
        .execute();
      const waits = rows
        .filter((row) => rules.some((rule) => keyOf(rule, caller) === row.key && row.hits >= rule.maxHits))
        .map((row) => row.resets_at.getTime() - now().getTime());
      if (waits.length === 0) return;
      const seconds = Math.ceil(Math.max(...waits) / 1000);
      throw new Refusal(429, 'Too many requests. Wait a moment, then try again.', seconds);
    },
    /** Counts one hit of the caller against all rules. */
    async count(caller: string): Promise<void> {
      const rows = rules.map((rule) => ({
        key: keyOf(rule, caller),
        hits: 1,
        resets_at: new Date(now().getTime() + rule.seconds * 1000),
      }));
      await db
        .insertInto('rate_limit')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when rate_limit.resets_at > ${now()} then rate_limit.hits + 1 else 1 end`,
            resets_at: sql`case when rate_limit.resets_at > ${now()} then rate_limit.resets_at else excluded.resets_at end`,
          }),
        )
        .execute();
    },
  };
}
