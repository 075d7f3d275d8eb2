import { createHmac, randomBytes } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import type { Insertable, Kysely } from 'kysely';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { usagePeriodOf } from '../usage-period.ts';
import type { SignInKind } from '../vocabulary.ts';
import { declinesUsage } from './preferences.ts';

/** One thing that a user did, or that a page measured, as the contract has it. */
export type UsageEvent = components['schemas']['UsageEvent'];

/** Who did something, and when it was sent. */
export interface UsageSource {
  readonly userId: string;
  readonly signIn: SignInKind;
  readonly sentAt: Date;
}

/** An event as it is stored. */
export type UsageRow = Insertable<Database['usage_event']>;

/** What {@link createUsage} is made of. */
export interface UsageOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  /** Batches that one user may send. */
  readonly batchesOfUser: RateLimiter;
}

/** Bytes of a pseudonym. */
const pseudonymBytes = 16;
const secretBytes = 32;

/** Records how the portal is used. */
export type Usage = ReturnType<typeof createUsage>;

export function createUsage({ db, now, batchesOfUser }: UsageOptions) {
  return {
    /**
     * Records events of a user, all or none.
     * @param declined whether the browser asks not to be tracked
     * @throws Refusal 400 for an event that cannot be, 403 for a user who does not want to be counted, 429 for too many batches
     */
    async record(
      { userId, kind }: Principal,
      events: readonly UsageEvent[],
      declined: boolean,
    ): Promise<void> {
      await batchesOfUser.take(userId);
      const user = await db
        .selectFrom('app_user')
        .select('preferences')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      if (declined || declinesUsage(user))
        throw new Refusal(403, 'This user does not want use of the portal to be counted', undefined, {
          code: 'usageDeclined',
        });
      await keepUsage(db, [{ source: { userId, signIn: kind, sentAt: now() }, events }]);
    },
  };
}

/** Events of one user, sent at once. */
export interface UsageBatch {
  readonly source: UsageSource;
  readonly events: readonly UsageEvent[];
}

/** Rows of one statement. */
const portion = 2_000;

/** Stores batches of events under pseudonyms. @throws Refusal 400 for an event that cannot be */
export async function keepUsage(db: Kysely<Database>, batches: readonly UsageBatch[]): Promise<void> {
  const secrets = new Map<number, Buffer>();
  const rows: UsageRow[] = [];
  for (const { source, events } of batches) {
    const faults = events.flatMap(faultsOf);
    if (faults.length > 0) throw new Refusal(400, faults);
    for (const event of events) {
      const at = new Date(source.sentAt.getTime() - event.secondsAgo * 1000);
      const period = usagePeriodOf(at);
      const secret = secrets.get(period) ?? (await secretOf(db, period));
      secrets.set(period, secret);
      rows.push({
        at,
        period,
        person: createHmac('sha256', secret).update(source.userId).digest().subarray(0, pseudonymBytes),
        name: event.name === 'session' ? `session.${source.signIn}` : event.name,
        page: event.page,
        value: event.value,
        words: event.words === null ? null : plainWords(event.words),
      });
    }
  }
  for (let from = 0; from < rows.length; from += portion)
    await db
      .insertInto('usage_event')
      .values(rows.slice(from, from + portion))
      .execute();
}

/** The same words, however they were typed. */
const plainWords = (words: string) => words.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const isMeasured = ({ name }: UsageEvent) => name === 'acknowledgement' || name.startsWith('load.');

function faultsOf(event: UsageEvent, place: number): string[] {
  const at = `body/events/${place}`;
  const faults: string[] = [];
  if (isMeasured(event) !== (event.value !== null))
    faults.push(`${at}/value must ${isMeasured(event) ? 'be a number' : 'be null'} for ${event.name}`);
  const isSearch = event.name === 'emptySearch';
  if (isSearch !== (event.words !== null) || event.words?.trim() === '')
    faults.push(`${at}/words must ${isSearch ? 'say what was searched for' : 'be null'} for ${event.name}`);
  return faults;
}

/** The secret of a period; made by the first that needs it, in whichever process. */
async function secretOf(db: Kysely<Database>, period: number): Promise<Buffer> {
  await db
    .insertInto('usage_key')
    .values({ period, secret: randomBytes(secretBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('usage_key')
    .select('secret')
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return secret;
}
