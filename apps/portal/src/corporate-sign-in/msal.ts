import {
  AuthError,
  InteractionRequiredAuthError,
  PublicClientApplication,
  type AccountInfo,
  type AuthenticationResult,
  type Configuration,
} from '@azure/msal-browser';
import type { SsoResult } from '@cnx/api';
import type { PortalConfig } from '../config.ts';
import { sessionCheckScopes, silentScopes } from '../limits.ts';
import { paths } from '../paths.ts';
import { ProviderError, type ProviderFault } from './provider-error.ts';

/** What the client of the identity provider is made of. */
export interface ProviderClientOptions {
  readonly provider: NonNullable<PortalConfig['identityProvider']>;
  /** The portal's own origin: where the provider's answers come back to. */
  readonly origin: string;
  /** The language in which the provider's pages are asked for. */
  readonly language: () => string;
}

/** The client of the identity provider. Every function rejects with a {@link ProviderError}. */
export interface ProviderClient {
  /** The answer to a sign-in for which this tab left, once; undefined when it did not, or came back without one. */
  completeRedirect(): Promise<SsoResult | undefined>;
  /** Signs in without showing the user anything, by a token that is issued now: each can be traded once. */
  signInSilently(username: string | undefined): Promise<SsoResult>;
  /** Resolves when the provider still knows this user in this browser. */
  checkSession(username: string | undefined): Promise<void>;
  /** Leaves the page for the provider's; pending until the page is gone. */
  leaveToSignIn(username: string | undefined): Promise<void>;
  /** Leaves the page to sign out, and comes back to an address that the provider knows; its `state` is kept. */
  leaveToSignOut(username: string | undefined, returnTo: string): Promise<void>;
}

/** The page that hands the provider's answers on; see `src/redirect-bridge`. */
const bridgePage = '/redirect.html';

/**
 * Opens the client of the identity provider. The only module that knows MSAL; its code is fetched for corporate users
 * alone.
 * @throws ProviderError `unreachable` when the provider's metadata cannot be fetched.
 */
export async function openProviderClient(options: ProviderClientOptions): Promise<ProviderClient> {
  const { provider, origin, language } = options;
  let signOutAddress: string | undefined;
  let completed = false;
  const application = new PublicClientApplication({
    auth: {
      clientId: provider.clientId,
      knownAuthorities: [new URL(provider.authority).host],
      redirectUri: origin + bridgePage,
      ...(await authorityOf(provider.authority)),
      onRedirectNavigate: (url) => {
        if (signOutAddress === undefined) return true;
        signOutAddress = url;
        return false;
      },
    },
    cache: { cacheLocation: 'sessionStorage' },
  });
  await asProviderErrors(application.initialize());

  const accountOf = (username: string | undefined) =>
    application.getAllAccounts().find((account) => !username || sameName(usernameOf(account), username));
  const hint = (username: string | undefined) => ({
    ...(username && { loginHint: username }),
    extraQueryParameters: { ui_locales: language() },
  });
  const signInSilently = async (username: string | undefined): Promise<SsoResult> => {
    const account = accountOf(username);
    if (!account)
      return resultOf(await application.ssoSilent({ scopes: [...silentScopes], ...hint(username) }));
    application.setActiveAccount(account);
    return resultOf(
      await application.acquireTokenSilent({ scopes: [...silentScopes], account, forceRefresh: true }),
    );
  };
  return {
    completeRedirect: async () => {
      // The library would give the same answer, or the same error, for as long as the page lives.
      if (completed) return undefined;
      completed = true;
      const result = await asProviderErrors(
        application.handleRedirectPromise({ navigateToLoginRequestUrl: false }),
      );
      return result ? resultOf(result) : undefined;
    },
    signInSilently: (username) => asProviderErrors(signInSilently(username)),
    checkSession: async (username) => {
      await asProviderErrors(application.ssoSilent({ scopes: [...sessionCheckScopes], ...hint(username) }));
    },
    leaveToSignIn: (username) =>
      asProviderErrors(
        application.loginRedirect({
          scopes: provider.scopes,
          redirectStartPage: origin + paths.sso,
          ...hint(username),
        }),
      ),
    leaveToSignOut: async (username, returnTo) => {
      const account = accountOf(username) ?? null;
      const { address, state } = splitState(returnTo);
      let next: string;
      signOutAddress = '';
      try {
        await asProviderErrors(
          application.logoutRedirect({ account, postLogoutRedirectUri: address, ...idTokenHint(account) }),
        );
        next = signOutAddress;
      } finally {
        // A later sign-in of this client must leave the page again, also after a failed sign-out.
        signOutAddress = undefined;
      }
      location.replace(withState(next, state));
    },
  };
}

/** Development providers have no certificate, and the library takes https only: it is given their metadata. */
async function authorityOf(authority: string): Promise<Pick<Configuration['auth'], 'authority'>> {
  if (!authority.startsWith('http://')) return { authority };
  const base = authority.replace(/\/+$/, '');
  const answer = await asProviderErrors(fetch(`${base}/v2.0/.well-known/openid-configuration`));
  if (!answer.ok) throw new ProviderError('unreachable', `HTTP ${answer.status}`);
  const described = { authorityMetadata: await asProviderErrors(answer.text()) };
  return { authority: base.replace('http:', 'https:'), ...described };
}

function resultOf({ idToken, account }: AuthenticationResult): SsoResult {
  const { name, homeAccountId, localAccountId, tenantId, environment } = account;
  const known = { username: usernameOf(account), homeAccountId, localAccountId, tenantId, environment };
  return { idToken, account: { ...known, ...(name !== undefined && { name }) } };
}

/** Azure AD B2C names a user in `emails`, or in `email`, where the library does not look. */
function usernameOf({ username, idTokenClaims }: AccountInfo): string {
  const { email, emails } = (idTokenClaims ?? {}) as { email?: unknown; emails?: unknown };
  const named = email ?? (Array.isArray(emails) ? (emails[0] as unknown) : undefined);
  return typeof named === 'string' ? named : username;
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** With it the provider knows whose session ends. The library keeps it beside the account. */
function idTokenHint(account: AccountInfo | null) {
  return account?.idToken ? { idTokenHint: account.idToken } : {};
}

function splitState(returnTo: string): { address: string; state: string | null } {
  const url = new URL(returnTo);
  const state = url.searchParams.get('state');
  url.search = '';
  url.hash = '';
  return { address: url.href, state };
}

/** Providers give `state` back in the address: it is the portal's there, and not the library's own. */
function withState(signOutAddress: string, state: string | null): string {
  const url = new URL(signOutAddress);
  if (state === null) url.searchParams.delete('state');
  else url.searchParams.set('state', state);
  return url.href;
}

async function asProviderErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(faultOf(error), messageOf(error), error);
  }
}

/** Codes of the library by what they mean here. */
const faults: Readonly<Record<string, ProviderFault>> = {
  interaction_in_progress: 'inProgress',
  user_cancelled: 'canceled',
  timed_out: 'timedOut',
  iframe_closed_prematurely: 'timedOut',
  // A session that was kept here but is none any more.
  invalid_grant: 'interactionNeeded',
  endpoints_resolution_error: 'unreachable',
  openid_config_error: 'unreachable',
  network_error: 'unreachable',
  no_network_connectivity: 'unreachable',
  post_request_failed: 'unreachable',
  get_request_failed: 'unreachable',
  failed_to_parse_response: 'unreachable',
};

function faultOf(error: unknown): ProviderFault {
  if (!(error instanceof AuthError)) return 'unreachable';
  if (error.errorMessage.includes('AADB2C90118')) return 'passwordForgotten';
  if (error.errorMessage.includes('AADB2C90091')) return 'canceled';
  if (error instanceof InteractionRequiredAuthError) return 'interactionNeeded';
  return faults[error.errorCode] ?? 'refused';
}

/** The provider's message, without what the library puts before them and the numbers that follow on lines of their own. */
function messageOf(error: unknown): string {
  if (!(error instanceof AuthError)) return String(error);
  const message = error.errorMessage.replace(/^Error\(s\): .*? - Description: /s, '');
  return message.split(/[\r\n]/, 1)[0] || error.errorCode;
}
