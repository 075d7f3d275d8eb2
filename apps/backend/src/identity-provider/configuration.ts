import type { Kysely } from 'kysely';
import { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import { findAccountByEmail, findAccountBySubject, isCurrent } from './accounts.ts';
import { languageOf } from './form-request.ts';
import { errorPage, signedOutPage, signingOutPage } from './notice-views.ts';
import { renderPage, type Page } from './page.ts';
import { authorizationPath, policyPath, portalClientId, type PolicyName } from './policies.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { createStateAdapter } from './state-adapter.ts';

/** What the configuration of a policy depends on. */
export interface ConfigurationOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly keys: ProviderKeys;
  readonly publicOrigin: string;
  /** Origins that the portal is served from; their redirect addresses are the only ones. */
  readonly portalOrigins: readonly string[];
}

const daySeconds = dayMs / 1000;

/** Lifetimes in seconds; those of Azure AD B2C, but for refresh tokens, which last a day as they do for browsers. */
const lifetimes = {
  AccessToken: 3_600,
  AuthorizationCode: 300,
  /** Longer than a session is likely to be kept alive: its tokens hold only as long as this. */
  Grant: 14 * daySeconds,
  IdToken: 3_600,
  Interaction: 1_800,
  RefreshToken: daySeconds,
  Session: daySeconds,
};

const scopes = ['openid', 'offline_access', 'profile', 'email', 'user.read'];

/** @returns What makes oidc-provider behave as a policy of Azure AD B2C does. */
export function configurationOf(policy: PolicyName, options: ConfigurationOptions): Configuration {
  const { db, now, keys, portalOrigins } = options;
  return {
    adapter: createStateAdapter(db, policy, now),
    jwks: { keys: [...keys.signing] },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'idp_session', interaction: 'idp_visit', resume: 'idp_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/idp' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: portalClientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: portalOrigins.flatMap((origin) => [`${origin}/redirect.html`, `${origin}/`]),
        post_logout_redirect_uris: portalOrigins.flatMap((origin) => [`${origin}/`, `${origin}/signed-out`]),
      },
    ],
    clientBasedCORS: (_context, origin) => portalOrigins.includes(origin),
    clientAuthMethods: ['none'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    routes: {
      authorization: authorizationPath,
      token: '/oauth2/v2.0/token',
      end_session: '/oauth2/v2.0/logout',
      jwks: '/discovery/v2.0/keys',
      userinfo: '/openid/v2.0/userinfo',
    },
    scopes,
    claims: { openid: ['sub', 'oid', 'name', 'given_name', 'family_name', 'email', 'emails', 'tfp', 'ver'] },
    // Everything stands in the id_token itself, as at Azure AD B2C.
    conformIdTokenClaims: false,
    ttl: lifetimes,
    rotateRefreshToken: true,
    issueRefreshToken: (_context, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    // Signing out ends the tokens that came from the session.
    expiresWithSession: () => Promise.resolve(true),
    extraParams: { client_info: keepOfflineAccess },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: signOutPages(options),
    },
    interactions: {
      policy: promptsOf(policy, db),
      url: (_context, interaction) => `${policyPath(policy)}/interaction/${interaction.uid}`,
    },
    loadExistingGrant: grantEverything,
    findAccount: async ({ oidc }, subject, token) => {
      const account = await findAccountBySubject(db, subject);
      const signedInBy = (token ?? oidc.session) as { amr?: string[] } | undefined;
      if (!account || !isCurrent(account, signedInBy?.amr)) return undefined;
      const { email, given_name, family_name } = account;
      const name = `${given_name} ${family_name}`.trim();
      const claims = { oid: subject, name, given_name, family_name, email, emails: [email] };
      return {
        accountId: subject,
        claims: () => ({ sub: subject, ...claims, tfp: policy, ver: '1.0' }),
      };
    },
    renderError: (context, { error, error_description: description }) => {
      const page = { error, description, status: context.status };
      answer(context, errorPage(languageOf(context.req), `${options.publicOrigin}/`, page));
    },
  };
}

function answer(context: KoaContextWithOIDC, page: Page): void {
  context.type = 'html';
  context.body = renderPage(page);
}

function signOutPages({ publicOrigin }: ConfigurationOptions) {
  return {
    enabled: true,
    // Azure AD B2C signs out without asking.
    logoutSource: (context: KoaContextWithOIDC, form: string) =>
      answer(context, signingOutPage(languageOf(context.req), form)),
    postLogoutSuccessSource: (context: KoaContextWithOIDC) =>
      answer(context, signedOutPage(languageOf(context.req), `${publicOrigin}/`)),
  };
}

/** The portal's library repeats `offline_access` when it renews; without `prompt=consent` it was dropped before. */
function keepOfflineAccess({ oidc }: KoaContextWithOIDC): void {
  const parameters = oidc.params;
  const scope = parameters?.['scope'];
  if (parameters && typeof scope === 'string' && !scope.split(' ').includes('offline_access')) {
    parameters['scope'] = `${scope} offline_access`;
  }
}

/** The portal is the company's own: users are not asked for consent. A session has one grant, which its tokens go by. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  const clientId = oidc.client?.clientId;
  if (!accountId || !clientId) return undefined;
  const { Grant } = oidc.provider;
  const known = oidc.session?.grantIdFor(clientId);
  const existing = known ? await Grant.find(known) : undefined;
  if (existing?.accountId === accountId) return existing;
  const grant = new Grant({ accountId, clientId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

const { Check, Prompt } = interactionPolicy;

function promptsOf(policy: PolicyName, db: Kysely<Database>): interactionPolicy.Prompt[] {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  const checks = prompts.get('login')?.checks;
  checks?.add(
    new Check('login_hint', 'login_hint names another account', async ({ oidc }) => {
      const hint = oidc.params?.['login_hint'];
      const accountId = oidc.session?.accountId;
      if (typeof hint !== 'string' || !accountId || oidc.result?.login) return Check.NO_NEED_TO_PROMPT;
      const account = await findAccountByEmail(db, hint);
      return account?.subject === accountId ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  checks?.add(
    new Check('password_changed', 'the password has changed since', 'login_required', ({ oidc }) =>
      oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
    ),
  );
  if (policy === 'b2c_1_reset') {
    // A user comes here for a new password, signed in or not.
    checks?.add(
      new Check('reset', 'the password has not been reset', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  }
  return prompts;
}
