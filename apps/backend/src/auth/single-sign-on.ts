import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { inactiveUser } from './account-discovery.ts';
import type { Audit } from './audit.ts';
import type { CodeFlow } from './code-flow.ts';
import { accountName } from './email.ts';
import type { ProviderIdentity, TokenCheck, TokenUse } from './provider-token.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { CallerTraits } from './sessions.ts';
import type { SignIn, TokenPackage } from './sign-in.ts';
import type { SsoProvider } from './sso-provider.ts';
import type { AppUser } from './users.ts';

const notValid = 'The identity provider’s token is not valid.';

/** Sign-in by way of the identity provider. */
export type SingleSignOn = ReturnType<typeof createSingleSignOn>;

/** A user who came in by the provider. */
export interface SsoSession {
  readonly user: AppUser;
  readonly tokens: TokenPackage;
}

export interface SingleSignOnOptions {
  readonly db: Kysely<Database>;
  readonly provider: SsoProvider;
  readonly codeFlow: CodeFlow;
  readonly checkToken: (token: string) => Promise<TokenCheck>;
  readonly badTokens: RateLimiter;
  readonly signIn: SignIn;
  readonly audit: Audit;
}

export function createSingleSignOn(options: SingleSignOnOptions) {
  const { db, provider, codeFlow, checkToken, badTokens, signIn, audit } = options;

  async function judge(token: string, address: string): Promise<TokenCheck> {
    await badTokens.check(address);
    const check = await checkToken(token);
    if (!check.holds) {
      await badTokens.take(address);
      await audit({
        kind: 'signIn',
        outcome: 'refused',
        address,
        detail: { reason: check.reason, by: 'sso' },
      });
    }
    return check;
  }

  return {
    settings: provider.settings,
    codeFlow,
    /**
     * @returns Whose token it is, without signing the user in; undefined when it does not hold.
     * @throws Refusal 429 when too many tokens of this address did not hold.
     */
    async check(token: string, address: string): Promise<{ email: string | null } | undefined> {
      const check = await judge(token, address);
      return check.holds ? { email: check.identity.email ?? null } : undefined;
    },
    /**
     * Signs in with the provider's id_token, which is good once. A bearer of the same person's open session renews that session.
     * @throws Refusal 401 for a token that does not hold, 403 when it belongs to no account or to an inactive one, 429
     * when too many tokens of this address did not hold, 503 when the provider does not answer.
     */
    async signIn(token: string, caller: CallerTraits & { bearer?: string }): Promise<SsoSession> {
      const check = await judge(token, caller.address);
      if (!check.holds) throw new Refusal(401, notValid, undefined, { code: 'signInOver' });
      const user = await findUserOfIdentity(db, check.identity);
      if (user?.active && !(await useUp(db, check.use))) {
        const detail = { reason: 'used', by: 'sso' };
        await audit({ kind: 'signIn', outcome: 'refused', userId: user.id, address: caller.address, detail });
        throw new Refusal(401, notValid, undefined, { code: 'signInOver' });
      }
      const tokens = user?.active ? await signIn.withProvider(user, caller) : undefined;
      if (!user || !tokens) {
        const whose = user ? { userId: user.id } : {};
        const detail = { reason: user ? 'inactive' : 'unknownIdentity', by: 'sso' };
        await audit({ kind: 'signIn', outcome: 'refused', address: caller.address, ...whose, detail });
        throw inactiveUser();
      }
      return { user, tokens };
    },
  };
}

/** @returns False when the token was traded before, in whichever process. */
async function useUp(db: Kysely<Database>, { hash, expiresAt }: TokenUse): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('provider_token_use')
    .values({ token_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(inserted);
}

/**
 * Finds the user of the portal that an identity of the provider is. The first time it is the SSO user with the verified
 * address, who is bound to issuer and subject from then on: an address that later belongs to another person opens
 * nothing, and a changed address locks no user out.
 * @returns Undefined when no user is meant: a local user is never signed in by the provider.
 */
async function findUserOfIdentity(
  db: Kysely<Database>,
  { issuer, subject, email }: ProviderIdentity,
): Promise<AppUser | undefined> {
  const bound = () =>
    db
      .selectFrom('app_user')
      .selectAll()
      .where('sso_issuer', '=', issuer)
      .where('sso_subject', '=', subject)
      .where('is_sso', '=', true)
      .executeTakeFirst();
  const user = await bound();
  if (user || !email) return user;
  const first = await db
    .updateTable('app_user')
    .set({ sso_issuer: issuer, sso_subject: subject })
    .where(sql`lower(email)`, '=', accountName(email))
    .where('is_sso', '=', true)
    .where('sso_subject', 'is', null)
    .returningAll()
    .executeTakeFirst();
  // Another tab of the same person may have been quicker.
  return first ?? bound();
}
