import { ApiError, isApiFailure, type ApiClient, type SsoResult } from '@cnx/api';
import { giveTurnBack, isTurnOpen, takeInteractiveTurn } from './sign-in-lock.ts';
import { readLogin } from '../session/login-response.ts';
import type { ProviderLink } from './msal.ts';
import { providerFault } from './provider-error.ts';
import type { LoadProviderLink } from './provider.ts';
import type { Locks } from '../session/renewal.ts';
import type { SessionKeeper } from '../session/session.ts';
import type { ItemStorage, UserData } from '../session/storage.ts';

/** What a corporate sign-in is made of. */
export interface SsoParts {
  readonly storage: ItemStorage;
  readonly keeper: SessionKeeper;
  readonly loadClient: () => Promise<ApiClient>;
  readonly loadLink: LoadProviderLink;
  readonly now: () => Date;
  readonly locks: Locks | undefined;
  readonly newTabName: () => string;
}

/** Whom a corporate sign-in is for, and how it came to be asked for. */
export interface SsoWish {
  /** Absent when nobody was named: then whoever the provider knows. */
  readonly username: string | undefined;
  /** The person wants it here, whatever another tab is doing. */
  readonly insist: boolean;
  /** The page was reached by Back: whoever went back from the provider's page does not want to go there again. */
  readonly cameBack: boolean;
}

/** What came of a corporate sign-in. Tokens and user are stored already. */
export type SsoOutcome =
  | { readonly kind: 'signedIn'; readonly user: UserData; readonly redirectUrl: string | null }
  /** The session of another tab serves this one; a page that is loaded anew finds it. */
  | { readonly kind: 'restored' }
  /** The browser is on its way to the provider. */
  | { readonly kind: 'leaving' }
  /** Another tab is at the provider's page. */
  | { readonly kind: 'elsewhere' }
  /** Provider or server do not answer, or are not there: it may be tried again. */
  | { readonly kind: 'unavailable' }
  /** This browser keeps nothing: the provider's answer would find nobody who asked. */
  | { readonly kind: 'storageBlocked' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'passwordForgotten' }
  /** Provider or server said no, in these words if they gave any. */
  | { readonly kind: 'refused'; readonly words: string | undefined };

/**
 * Signs a corporate user in: with the answer for which this tab left, with a session that is there already, silently,
 * or by leaving for the provider's page. Never fails: a failure is an outcome.
 */
export async function signInBySso(parts: SsoParts, wish: SsoWish): Promise<SsoOutcome> {
  const { storage, loadLink } = parts;
  let link: ProviderLink;
  let answer: SsoResult | undefined;
  const left = isTurnOpen(storage);
  try {
    link = await loadLink();
    answer = await link.completeRedirect();
  } catch (error) {
    giveTurnBack(storage);
    return failed(error);
  }
  if (answer) return finish(parts, answer);
  const known = wish.insist ? undefined : knownSession(parts, wish);
  if (known) return known;
  if (left && wish.cameBack) {
    giveTurnBack(storage);
    return { kind: 'cancelled' };
  }
  return signInAnew(parts, wish, link);
}

async function signInAnew(parts: SsoParts, wish: SsoWish, link: ProviderLink): Promise<SsoOutcome> {
  const silent = await link.signInSilently(wish.username, false).catch((error: unknown) => ({ error }));
  if (!('error' in silent)) return finish(parts, silent);
  if (providerFault(silent.error) === 'unreachable') return { kind: 'unavailable' };
  return restored(parts, wish) ?? leave(parts, wish, link);
}

/** The turn goes back afterwards: the other tabs are to find the session. */
async function finish(parts: SsoParts, answer: SsoResult): Promise<SsoOutcome> {
  const outcome = await exchange(parts, answer);
  giveTurnBack(parts.storage);
  return outcome;
}

async function leave(
  parts: SsoParts,
  { username, insist }: SsoWish,
  link: ProviderLink,
): Promise<SsoOutcome> {
  const { storage } = parts;
  if (!storage.persistent) return { kind: 'storageBlocked' };
  const turn = await takeInteractiveTurn(parts, insist);
  if (turn === 'elsewhere') return { kind: 'elsewhere' };
  if (turn === 'tooOften') return { kind: 'unavailable' };
  try {
    await link.leaveToSignIn(username);
    return { kind: 'leaving' };
  } catch (error) {
    if (providerFault(error) === 'inProgress') return { kind: 'leaving' };
    giveTurnBack(storage);
    return failed(error);
  }
}

/** A session of the same corporate user that is there already: this tab's, or another's. */
function knownSession(parts: SsoParts, wish: SsoWish): SsoOutcome | undefined {
  const session = parts.keeper.current();
  if (session.state !== 'signedIn') return restored(parts, wish);
  const good = session.expiresAtMs > parts.now().getTime() && isMeant(session.user, wish);
  return good ? { kind: 'signedIn', user: session.user, redirectUrl: null } : undefined;
}

/** Copies a session that another tab keeps into this tab's own area. All three of its items have to be there. */
function restored({ storage, now }: SsoParts, wish: SsoWish): SsoOutcome | undefined {
  const user = storage.readShared('userData');
  const tokens = storage.readShared('TokenPackage');
  const expiresAtMs = storage.readShared('sessionExpiration');
  if (!user || !tokens || expiresAtMs === undefined) return undefined;
  if (expiresAtMs <= now().getTime() || !isMeant(user, wish)) return undefined;
  storage.write('userData', user, 'session');
  storage.write('TokenPackage', tokens, 'session');
  storage.write('sessionExpiration', expiresAtMs, 'session');
  giveTurnBack(storage);
  return { kind: 'restored' };
}

function isMeant(user: UserData, { username }: SsoWish): boolean {
  if (!user.isSSO) return false;
  const names = [user.email, user.username].map((name) => name?.toLowerCase());
  return username === undefined || names.includes(username.toLowerCase());
}

/** Trades the provider's token for a session of ours. */
export async function exchange(
  { loadClient, keeper, storage }: Pick<SsoParts, 'loadClient' | 'keeper' | 'storage'>,
  answer: SsoResult,
): Promise<SsoOutcome> {
  const username = answer.account?.username ?? '';
  try {
    const client = await loadClient();
    const { data } = await client.POST('/CNXAuth/ExtractSSOToken', {
      body: answer,
      ...(username && { params: { header: { 'user-identifier': username } } }),
    });
    const login = readLogin(data, username);
    if (login.kind === 'noToken') return { kind: 'refused', words: undefined };
    if (login.kind === 'errors') {
      storage.clear();
      return { kind: 'refused', words: login.errors[0]?.message };
    }
    const user = { ...login.user, isSSO: true };
    keeper.signIn(user, login.tokens);
    return { kind: 'signedIn', user, redirectUrl: login.redirectUrl };
  } catch (error) {
    const outcome = exchangeFailed(error);
    if (outcome.kind === 'refused' && outcome.words) storage.clear();
    return outcome;
  }
}

/** What a failed call means for a sign-in. */
export function exchangeFailed(error: unknown): SsoOutcome {
  if (!isApiFailure(error) || error.kind === 'network') return { kind: 'unavailable' };
  if (error instanceof ApiError && error.status >= 501) return { kind: 'unavailable' };
  return { kind: 'refused', words: error instanceof ApiError ? error.errors[0]?.message : undefined };
}

function failed(error: unknown): SsoOutcome {
  const fault = providerFault(error);
  if (fault === 'cancelled' || fault === 'passwordForgotten') return { kind: fault };
  if (fault === 'unreachable' || fault === 'timedOut' || fault === 'inProgress')
    return { kind: 'unavailable' };
  return { kind: 'refused', words: error instanceof Error ? error.message : undefined };
}
