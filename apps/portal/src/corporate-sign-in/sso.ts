import { ApiError, isApiFailure, type ApiClient, type ErrorText, type SsoResult } from '@cnx/api';
import { releaseSignInLock, holdsSignInLock, acquireSignInLock } from './sign-in-lock.ts';
import { corporateSignInTimeoutMs } from '../limits.ts';
import { readLogin } from '../session/login-response.ts';
import type { ProviderClient } from './msal.ts';
import { providerFault } from './provider-error.ts';
import type { LoadProviderClient } from './provider-session.ts';
import type { Locks } from '../session/renewal.ts';
import type { SessionManager } from '../session/session.ts';
import type { ItemStorage, UserData } from '../session/storage.ts';

/** What a corporate sign-in works with. */
export interface SsoServices {
  readonly storage: ItemStorage;
  readonly sessionManager: SessionManager;
  readonly loadClient: () => Promise<ApiClient>;
  readonly loadProviderClient: LoadProviderClient;
  readonly now: () => Date;
  readonly locks: Locks | undefined;
  readonly createTabName: () => string;
}

/** Whom a corporate sign-in is for, and how it was requested. */
export interface SsoRequest {
  /** Undefined when no user was named: then the one whom the provider knows. */
  readonly username: string | undefined;
  /** The user continues in this tab although another one is at the provider's page. */
  readonly takeOver: boolean;
  /** The page was reached by Back from the provider's page, so the user is not sent there again. */
  readonly cameBack: boolean;
}

/** What came of a corporate sign-in. Tokens and user are stored already. */
export type SsoOutcome =
  | {
      readonly kind: 'signedIn';
      readonly user: UserData;
      readonly redirectUrl: string | null;
      /** The page that the user chose to land on. */
      readonly landingPage?: string | null;
    }
  /** The session of another tab serves this one; a page that is loaded anew finds it. */
  | { readonly kind: 'restored' }
  /** The browser is on its way to the provider. */
  | { readonly kind: 'leaving' }
  /** Another tab is at the provider's page. */
  | { readonly kind: 'elsewhere' }
  /** Provider or server do not answer, or do not exist: the user may retry. */
  | { readonly kind: 'unavailable' }
  /** This browser stores nothing: the provider's answer could not be matched with a request. */
  | { readonly kind: 'storageBlocked' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'passwordForgotten' }
  /** Provider or server refused, with this message if they gave one. */
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly code?: string | undefined };

/**
 * Signs a corporate user in: with the answer for which this tab left, with a session that is there already, silently,
 * or by leaving for the provider's page. Never fails: a failure is an outcome.
 */
export async function signInBySso(services: SsoServices, request: SsoRequest): Promise<SsoOutcome> {
  const { storage, loadProviderClient } = services;
  let provider: ProviderClient;
  let answer: SsoResult | undefined;
  const returned = holdsSignInLock(storage);
  try {
    provider = await loadProviderClient();
    answer = await provider.completeRedirect();
  } catch (error) {
    releaseSignInLock(storage);
    return failed(error);
  }
  if (answer) return finish(services, answer);
  const known = request.takeOver ? undefined : knownSession(services, request);
  if (known) return known;
  if (returned && request.cameBack) {
    releaseSignInLock(storage);
    return { kind: 'canceled' };
  }
  return signInAgain(services, request, provider);
}

async function signInAgain(
  services: SsoServices,
  request: SsoRequest,
  provider: ProviderClient,
): Promise<SsoOutcome> {
  const silent = await provider.signInSilently(request.username).catch((error: unknown) => ({ error }));
  if (!('error' in silent)) return finish(services, silent);
  if (providerFault(silent.error) === 'unreachable') return { kind: 'unavailable' };
  return restored(services, request) ?? leave(services, request, provider);
}

/** Releases the lock afterwards: the other tabs are to find the session. */
async function finish(services: SsoServices, answer: SsoResult): Promise<SsoOutcome> {
  const outcome = await exchange(services, answer);
  releaseSignInLock(services.storage);
  return outcome;
}

async function leave(
  services: SsoServices,
  { username, takeOver }: SsoRequest,
  provider: ProviderClient,
): Promise<SsoOutcome> {
  const { storage } = services;
  if (!storage.persistent) return { kind: 'storageBlocked' };
  const lock = await acquireSignInLock(services, takeOver);
  if (lock === 'elsewhere') return { kind: 'elsewhere' };
  if (lock === 'tooOften') return { kind: 'unavailable' };
  try {
    await provider.leaveToSignIn(username);
    return { kind: 'leaving' };
  } catch (error) {
    if (providerFault(error) === 'inProgress') return { kind: 'leaving' };
    releaseSignInLock(storage);
    return failed(error);
  }
}

/** A session of the same corporate user that is there already: this tab's, or another's. */
function knownSession(services: SsoServices, request: SsoRequest): SsoOutcome | undefined {
  const session = services.sessionManager.current();
  if (session.state !== 'signedIn') return restored(services, request);
  const valid = session.expiresAtMs > services.now().getTime() && isFor(session.user, request);
  return valid ? { kind: 'signedIn', user: session.user, redirectUrl: null } : undefined;
}

/** Copies a session that another tab keeps into this tab's own area. All three of its items have to be there. */
function restored({ storage, now }: SsoServices, request: SsoRequest): SsoOutcome | undefined {
  const user = storage.readShared('userData');
  const tokens = storage.readShared('TokenPackage');
  const expiresAtMs = storage.readShared('sessionExpiration');
  if (!user || !tokens || expiresAtMs === undefined) return undefined;
  if (expiresAtMs <= now().getTime() || !isFor(user, request)) return undefined;
  storage.write('userData', user, 'session');
  storage.write('TokenPackage', tokens, 'session');
  storage.write('sessionExpiration', expiresAtMs, 'session');
  releaseSignInLock(storage);
  return { kind: 'restored' };
}

function isFor(user: UserData, { username }: SsoRequest): boolean {
  if (!user.isSSO) return false;
  const names = [user.email, user.username].map((name) => name?.toLowerCase());
  return username === undefined || names.includes(username.toLowerCase());
}

/** Ends a call to our server that is not answered in time. */
export const answerInTime = () => AbortSignal.timeout(corporateSignInTimeoutMs);

/** Trades the provider's token for a session of ours. A server that does not answer in time is unavailable. */
export async function exchange(
  { loadClient, sessionManager, storage }: Pick<SsoServices, 'loadClient' | 'sessionManager' | 'storage'>,
  answer: SsoResult,
): Promise<SsoOutcome> {
  const username = answer.account?.username ?? '';
  try {
    const client = await loadClient();
    const { data } = await client.POST('/CNXAuth/ExtractSSOToken', {
      body: answer,
      signal: answerInTime(),
      ...(username && { params: { header: { 'user-identifier': username } } }),
    });
    const login = readLogin(data, username);
    if (login.kind === 'noToken') return { kind: 'refused', message: undefined };
    if (login.kind === 'errors') {
      storage.clear();
      return refusedWith(login.errors[0]);
    }
    const user = { ...login.user, isSSO: true };
    sessionManager.signIn(user, login.tokens);
    return { kind: 'signedIn', user, redirectUrl: login.redirectUrl, landingPage: login.landingPage };
  } catch (error) {
    const outcome = exchangeFailed(error);
    if (outcome.kind === 'refused' && outcome.message) storage.clear();
    return outcome;
  }
}

/** What a failed call means for a sign-in. */
export function exchangeFailed(error: unknown): SsoOutcome {
  if (!isApiFailure(error) || error.kind === 'network' || error.kind === 'contract')
    return { kind: 'unavailable' };
  if (error instanceof ApiError && error.status >= 501) return { kind: 'unavailable' };
  return refusedWith(error instanceof ApiError ? error.errors[0] : undefined);
}

function refusedWith(error: ErrorText | undefined): SsoOutcome {
  return { kind: 'refused', message: error?.message, code: error?.code };
}

function failed(error: unknown): SsoOutcome {
  const fault = providerFault(error);
  if (fault === 'canceled' || fault === 'passwordForgotten') return { kind: fault };
  if (fault === 'unreachable' || fault === 'timedOut' || fault === 'inProgress')
    return { kind: 'unavailable' };
  return { kind: 'refused', message: error instanceof Error ? error.message : undefined };
}
