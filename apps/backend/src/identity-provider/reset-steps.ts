import type { Kysely } from 'kysely';
import type { LockOut } from '../auth/lock-out.ts';
import type { PasswordHasher } from '../auth/password-hash.ts';
import { newPasswordFault } from '../auth/password-rules.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { maxTextLength, type Limits } from '../limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Language } from '../mail/languages.ts';
import { verificationMail } from '../mail/messages.ts';
import { Refusal } from '../refusal.ts';
import { findAccountByEmail, throttleName, type ProviderAccount } from './accounts.ts';
import { isEmail, plainAddress } from '../auth/email.ts';
import { composed } from '../auth/password-hash.ts';
import { fieldOf } from './form-request.ts';
import type { Page } from './page.ts';
import type { ResetCodes } from './reset-code.ts';
import { resetCodePage, resetEmailPage, type ResetComplaint } from './form-views.ts';
import { endProviderSessions } from './state-adapter.ts';

export interface ResetStepsOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly limits: Pick<Limits, 'resetCodeSeconds'>;
  readonly codes: ResetCodes;
  readonly hasher: PasswordHasher;
  readonly lockOut: LockOut;
  readonly mailer: Mailer;
  /** Counts codes that were asked for, by account and by network. */
  readonly codeLimits: { readonly account: RateLimiter; readonly address: RateLimiter };
}

interface ResetRequest {
  readonly language: Language;
  readonly seal: string;
  readonly address: string;
  /** The provider's session of this browser, which stays. */
  readonly sessionUid: string | undefined;
}

/** The page that follows a form, or the account whose password was changed. */
type Step =
  { readonly page: Page; readonly retryAfterSeconds?: number } | { readonly account: ProviderAccount };

/** Acts on the forms of a reset. */
export type ResetSteps = (form: URLSearchParams, request: ResetRequest) => Promise<Step>;

/** Unknown addresses go through the same steps as known ones; only the mail is missing. */
export function createResetSteps(options: ResetStepsOptions): ResetSteps {
  const { db, now, limits, codes, hasher, lockOut, mailer, codeLimits } = options;

  /** @returns The seconds to wait, when too many codes were asked for. */
  async function waitFor(email: string, address: string): Promise<number | undefined> {
    try {
      await codeLimits.address.check(address);
      await codeLimits.account.take(throttleName(email));
      await codeLimits.address.take(address);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.retryAfterSeconds;
      throw error;
    }
  }

  async function sendCode(email: string, { language, seal, address }: ResetRequest): Promise<Step> {
    if (!isEmail(email, maxTextLength.providerEmail))
      return { page: resetEmailPage({ language, seal, email, complaint: 'emailInvalid' }) };
    const retryAfterSeconds = await waitFor(email, address);
    if (retryAfterSeconds)
      return { page: resetEmailPage({ language, seal, email, complaint: 'tooMany' }), retryAfterSeconds };
    const account = await findAccountByEmail(db, email);
    if (account) {
      await db.transaction().execute(async (tx) => {
        const code = await codes.issue(tx, account.subject);
        const minutes = Math.round(limits.resetCodeSeconds / 60);
        await mailer.post(tx, { recipient: account.email, ...verificationMail(language, { code, minutes }) });
      });
      mailer.deliver();
    }
    return { page: resetCodePage({ language, seal, email }) };
  }

  async function change(email: string, form: URLSearchParams, request: ResetRequest): Promise<Step> {
    const code = fieldOf(form, 'code');
    const next = fieldOf(form, 'newPassword');
    const again = (complaint: ResetComplaint): Step => ({
      page: resetCodePage({ language: request.language, seal: request.seal, email, complaint, code }),
    });
    if (composed(next) !== composed(fieldOf(form, 'confirmPassword'))) return again('passwordsDiffer');
    const fault = newPasswordFault(next);
    if (fault) return again(fault === 'missing' ? 'requirementsNotMet' : fault);
    const account = await findAccountByEmail(db, email);
    if (!account || !(await codes.check(account.subject, code))) return again('codeWrong');
    if (await hasher.verify(account.password_hash, next)) return again('samePassword');
    const hash = await hasher.hash(next);
    const changed = await db.transaction().execute(async (tx) => {
      if (!(await codes.use(tx, account.subject, code))) return false;
      await tx
        .updateTable('provider_account')
        .set({ password_hash: hash, password_changed_at: now() })
        .where('subject', '=', account.subject)
        .execute();
      await endProviderSessions(tx, account.subject, request.sessionUid);
      await lockOut.forgive(tx, throttleName(account.email));
      return true;
    });
    return changed ? { account: { ...account, password_hash: hash } } : again('codeWrong');
  }

  return (form, request) => {
    const email = plainAddress(fieldOf(form, 'email'));
    return form.get('do') === 'change' ? change(email, form, request) : sendCode(email, request);
  };
}
