import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Audit } from './audit.ts';
import { accountName } from './email.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { Limits } from '../limits.ts';
import type { LockOut } from './lock-out.ts';
import { OutOfTime, type EnvelopeOpener } from './password-envelope.ts';
import type { PasswordHasher } from './password-hash.ts';
import { createQueues } from './queue.ts';
import { findUserByEmail, type AppUser } from './users.ts';

/** The one answer to a wrong password, an unknown or locked account, and an encrypted text that does not open. */
export const wrongCredentials = 'Invalid username or password';

/** The refusal with {@link wrongCredentials}. */
export const refusedCredentials = (): Refusal =>
  new Refusal(401, wrongCredentials, undefined, { code: 'invalidCredentials' });

/** Account, encrypted password and where the try comes from. */
export interface PasswordClaim {
  readonly email: string;
  /** Base64 of the encrypted `password|unixSeconds`. */
  readonly encryptedPassword: string;
  readonly address: string;
  /** Of a browser in which someone has signed in before; see `KnownBrowsers`. */
  readonly browserToken?: string | undefined;
  /** Whether a text that is not the password is as good, such as the code of a reset mail. @default nothing is */
  readonly accepts?: (user: AppUser, text: string) => Promise<boolean>;
}

/** Checks a password behind all throttles; sign-in and password update share it, and so its counters. */
export type PasswordCheck = (claim: PasswordClaim) => Promise<{ user: AppUser; password: string }>;

export interface PasswordCheckOptions {
  readonly db: Kysely<Database>;
  readonly limits: Limits;
  readonly openEnvelope: EnvelopeOpener;
  readonly hasher: PasswordHasher;
  readonly lockOut: LockOut;
  readonly knownBrowsers: Pick<KnownBrowsers, 'knows'>;
  readonly audit: Audit;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * @returns A check that gives the account and the opened password.
 * @throws Refusal 401 with {@link wrongCredentials}; 429 when the address failed too often; 503 when too many sign in.
 */
export function createPasswordCheck(options: PasswordCheckOptions): PasswordCheck {
  const { db, limits, openEnvelope, hasher, lockOut, knownBrowsers, audit, log } = options;
  const oneByOne = createQueues(limits.passwordHashQueue);

  async function check({ email, encryptedPassword, address, browserToken, accepts }: PasswordClaim) {
    const isKnown = await knownBrowsers.knows(browserToken, email);
    const admission = await lockOut.admit(email, address, isKnown);
    const auditLimit = async (whose: { userId?: string }) => {
      if (!admission.isLastOfAddress) return;
      await audit({ kind: 'rateLimit', outcome: 'refused', address, ...whose, detail: { rule: 'sign-in' } });
    };
    if (admission.outcome === 'locked') {
      // Used up also now: an eavesdropper could send the text again after the wait.
      await openEnvelope(encryptedPassword);
      await auditLimit({});
      throw refusedCredentials();
    }
    const { attempt } = admission;
    const [user, opened] = await Promise.all([findUserByEmail(db, email), openEnvelope(encryptedPassword)]);
    if (opened instanceof OutOfTime) {
      // Nothing was guessed, and who sends it knows its time. Where it was another host's, all of its users would be locked out.
      await lockOut.withdraw(attempt);
      const whose = user ? { userId: user.id } : {};
      await audit({ kind: 'signIn', outcome: 'refused', address, ...whose, detail: { reason: 'clock' } });
      log.warn(
        { aheadSeconds: opened.aheadSeconds },
        'a password was stamped by another clock: synchronize the clocks of all hosts (NTP)',
      );
      throw refusedCredentials();
    }
    const password = opened;
    // Whatever is wrong, the same work is done first, so that neither text nor time distinguishes the cases.
    const stored = user && !user.is_sso ? user.password_hash : null;
    const matches = await hasher.verify(stored, password ?? '').catch(async (error: unknown) => {
      await lockOut.withdraw(attempt);
      throw error;
    });
    const good = matches || (user && password !== undefined && (await accepts?.(user, password)));
    if (!good || !user || password === undefined) {
      const whose = user ? { userId: user.id } : {};
      const entry = { outcome: 'refused', address, ...whose } as const;
      const lockedNow = await lockOut.failed(email);
      const reason = password === undefined ? 'envelope' : 'password';
      await audit({ kind: 'signIn', ...entry, detail: { reason } });
      if (lockedNow) await audit({ kind: 'lockOut', ...entry });
      await auditLimit(whose);
      throw refusedCredentials();
    }
    await lockOut.succeeded(attempt, email);
    return { user, password };
  }

  // Of several tries of one account at once, each must see how the one before it ended.
  return (claim) => oneByOne(accountName(claim.email), () => check(claim));
}
