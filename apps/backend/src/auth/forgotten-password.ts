import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { chooseLanguage } from '../mail/languages.ts';
import type { Mailer } from '../mail/mailer.ts';
import { resetMail } from '../mail/messages.ts';
import { Refusal } from '../refusal.ts';
import { isCorporateDomain, noSuchAccount } from './account-discovery.ts';
import type { AccountLookUp } from './account-look-up.ts';
import type { Audit } from './audit.ts';
import { accountName, decodeUriText } from './email.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { RateLimiter } from './rate-limit.ts';
import { hostOf, type RegisteredApps } from './registered-apps.ts';
import type { ResetLinks } from './reset-links.ts';
import type { CallerTraits } from './sessions.ts';
import type { AppUser } from './users.ts';

/** What happens after a user forgot the password. */
export type ForgottenOutcome =
  | { readonly next: 'identityProvider' }
  | { readonly next: 'mail' }
  | { readonly next: 'refused'; readonly message: string };

/**
 * Throws Refusal 429 when too many mails were asked for, for this account or from this address, and 501 where no mail
 * can be sent.
 */
export type ForgottenPassword = (request: {
  readonly email: string;
  /** Where the user came from; of interest only when it is a registered application. */
  readonly applicationUrl: string;
  readonly caller: CallerTraits;
}) => Promise<ForgottenOutcome>;

export interface ForgottenPasswordOptions {
  readonly db: Kysely<Database>;
  /** `uniform` answers every request alike, and does the work of a known account after the answer. */
  readonly mode: 'spec' | 'uniform';
  /** The one origin that links in mails lead to. */
  readonly publicOrigin: string;
  readonly limits: Pick<Limits, 'resetCodeSeconds'>;
  readonly resetLinks: ResetLinks;
  /** Absent where no mail can be sent. */
  readonly mailer: Mailer | undefined;
  readonly registeredApps: RegisteredApps;
  readonly knownBrowsers: Pick<KnownBrowsers, 'knows'>;
  /** Of the same mode. */
  readonly findActive: AccountLookUp;
  /** The limit behind the look-up. */
  readonly unknownAccounts: RateLimiter;
  readonly requests: { readonly account: RateLimiter; readonly address: RateLimiter };
  readonly audit: Audit;
  readonly log: Logger;
}

export function createForgottenPassword(options: ForgottenPasswordOptions): ForgottenPassword {
  const { db, mode, knownBrowsers, findActive, unknownAccounts, requests, audit, mailer } = options;

  async function limit(email: string, { address, browserToken }: CallerTraits): Promise<void> {
    // Where every request is answered alike, the address of a known account counts like that of an unknown one.
    const ofAddress = mode === 'spec' ? unknownAccounts : requests.address;
    const isKnown = await knownBrowsers.knows(browserToken, email);
    if (!isKnown) await ofAddress.check(address);
    await requests.account.take(accountName(email));
    if (mode === 'uniform' && !isKnown) await requests.address.take(address);
  }

  async function sendLink(
    through: Mailer,
    user: AppUser,
    { applicationUrl, address }: { applicationUrl: string; address: string },
  ): Promise<void> {
    const target = await registeredHost(options.registeredApps, applicationUrl);
    await db.transaction().execute(async (tx) => {
      const code = await options.resetLinks.issue(tx, user.id);
      const hash = new URLSearchParams({ code, email: user.email, ...(target ? { state: target } : {}) });
      const link = `${options.publicOrigin}/reset-password#${hash.toString()}`;
      const minutes = Math.round(options.limits.resetCodeSeconds / 60);
      const language = chooseLanguage([user.preferences['language']]);
      await through.post(tx, {
        recipient: user.email,
        ...resetMail(language, { email: user.email, link, minutes }),
      });
      await audit(
        { kind: 'passwordResetMail', outcome: 'ok', userId: user.id, address, detail: { sent: true } },
        tx,
      );
    });
    through.deliver();
  }

  return async ({ email, applicationUrl, caller }) => {
    const { address } = caller;
    await limit(email, caller);
    const user = await findActive(email, caller);
    const isCorporate = mode === 'uniform' && (await isCorporateDomain(db, email));
    if (isCorporate || user?.is_sso) return { next: 'identityProvider' };
    if (!mailer) throw new Refusal(501, 'Password reset by mail is not offered by this backend');
    if (user) {
      const sent = sendLink(mailer, user, { applicationUrl, address });
      if (mode === 'spec') await sent;
      else
        void sent.catch((error: unknown) =>
          options.log.warn({ err: error }, 'a reset mail could not be written'),
        );
      return { next: 'mail' };
    }
    if (mode === 'uniform') return { next: 'mail' };
    await audit({ kind: 'passwordResetMail', outcome: 'refused', address, detail: { sent: false } });
    return { next: 'refused', message: noSuchAccount };
  };
}

/** @returns The host when the address is a registered application's; nothing else gets into a mail. */
async function registeredHost(apps: RegisteredApps, applicationUrl: string): Promise<string | undefined> {
  // The portal stores the host encoded, once or twice.
  const host = hostOf(decodeUriText(decodeUriText(applicationUrl)));
  return host && (await apps.read()).find((app) => app.host === host)?.host;
}
