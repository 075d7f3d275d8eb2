import { ApiError, SessionOverError } from '@cnx/api';
import { packageOnItsWayMs, renewalTimeoutMs } from '../limits.ts';
import type { LoadProviderSession } from './identity-provider.ts';
import { userKey, type SessionManager, type SignedIn } from './session.ts';
import type { ItemStorage, TokenPackage } from './storage.ts';

/** What came of a renewal. `unreachable` is no refusal: the session goes on and is renewed later. */
export type RenewalOutcome = 'renewed' | 'refused' | 'unreachable';

/** The part of the browser's lock manager that is used. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, run: () => Promise<T>): Promise<T>;
}

/** What a renewal is made of. */
export interface RenewalOptions {
  readonly sessionManager: SessionManager;
  readonly storage: ItemStorage;
  /** Trades a refresh token for the next package; for nothing where the server answers with errors instead. */
  readonly refresh: (refreshToken: string, signal: AbortSignal) => Promise<TokenPackage | undefined>;
  /** Renews the sessions of corporate users. */
  readonly loadProviderSession: LoadProviderSession;
  /** Called when a corporate user's session cannot be renewed silently. It goes on, so that it can be revoked. */
  readonly onProviderRefusal: () => void;
  /** Absent where the page is no secure context: then each tab renews for itself. */
  readonly locks: Locks | undefined;
}

const lockName = 'cnx-token-refresh';

/**
 * Makes the function that renews the session's tokens. Only one renewal runs at a time, in this tab and over all tabs:
 * a second one takes the package of the first. A refusal ends the session.
 */
export function createRenewal(options: RenewalOptions): () => Promise<RenewalOutcome> {
  let running: Promise<RenewalOutcome> | undefined;
  return () => {
    running ??= overAllTabs(options).finally(() => (running = undefined));
    return running;
  };
}

async function overAllTabs(options: RenewalOptions): Promise<RenewalOutcome> {
  const { sessionManager, locks, onProviderRefusal } = options;
  const requested = sessionManager.current();
  if (requested.state !== 'signedIn') return 'refused';
  // A tab that was frozen while it held the lock must not keep the others waiting.
  const signal = AbortSignal.timeout(renewalTimeoutMs);
  const run = () => renewOnce(options, requested, signal);
  try {
    const trade = await (locks ? underLock(locks, signal, run) : run());
    return trade === 'adopted' ? 'renewed' : trade;
  } catch (error) {
    if (!isRefusal(error)) return 'unreachable';
    // Signed out meanwhile: the answer is no longer needed.
    if (sessionManager.current().state !== 'signedIn') return 'refused';
    if (requested.user.isSSO) onProviderRefusal();
    else sessionManager.end('refused');
    return 'refused';
  }
}

/** What came of a renewal, which is none where the package of another tab was there already. */
type Trade = RenewalOutcome | 'adopted';

/** Runs while this tab holds the lock. @returns what came of it, at once also where the lock is held a moment longer */
function underLock(locks: Locks, signal: AbortSignal, run: () => Promise<Trade>): Promise<Trade> {
  return new Promise((resolve, reject) => {
    const hold = async () => {
      const trade = await run();
      resolve(trade);
      // The next tab gets the lock at once, but reads what this one has stored a moment later.
      if (trade === 'renewed') await new Promise((pass) => setTimeout(pass, packageOnItsWayMs));
    };
    locks.request(lockName, { signal }, hold).catch(reject);
  });
}

/** @param requested The session as it was when the renewal was requested: it may have been renewed while this one waited. */
async function renewOnce(options: RenewalOptions, requested: SignedIn, signal: AbortSignal): Promise<Trade> {
  const { sessionManager, storage } = options;
  const session = sessionManager.current();
  if (session.state !== 'signedIn') return 'refused';
  if (session.tokens.id_token !== requested.tokens.id_token) return 'adopted';
  if (adoptNewer(session, sessionManager, storage)) return 'adopted';
  const tokens = await (session.user.isSSO ? renewAtProvider : renewByToken)(options, session, signal);
  if (tokens === 'refused' || tokens === 'unreachable') return tokens;
  sessionManager.renew(tokens);
  return 'renewed';
}

/** Takes the package of another tab of the same user, if that is newer than this tab's own. */
function adoptNewer(session: SignedIn, sessionManager: SessionManager, storage: ItemStorage): boolean {
  const stored = storage.readShared('TokenPackage');
  const user = storage.readShared('userData');
  const expiresAtMs = storage.readShared('sessionExpiration') ?? 0;
  if (!stored || !user || userKey(user) !== userKey(session.user)) return false;
  if (stored.id_token === session.tokens.id_token || expiresAtMs <= session.expiresAtMs) return false;
  sessionManager.adopt(stored, expiresAtMs);
  return true;
}

type Renewed = TokenPackage | Exclude<RenewalOutcome, 'renewed'>;

async function renewByToken(
  { sessionManager, refresh }: RenewalOptions,
  session: SignedIn,
  signal: AbortSignal,
): Promise<Renewed> {
  const refreshToken = session.tokens.refresh_token;
  const renewed = refreshToken ? await refresh(refreshToken, signal) : undefined;
  if (renewed) return renewed;
  sessionManager.end('refused');
  return 'refused';
}

async function renewAtProvider(
  { loadProviderSession, onProviderRefusal }: RenewalOptions,
  session: SignedIn,
  signal: AbortSignal,
): Promise<Renewed> {
  const provider = await loadProviderSession();
  const renewed = (await provider?.renew(session.user, signal)) ?? 'unreachable';
  if (renewed === 'refused') onProviderRefusal();
  return renewed;
}

/** Whether the server said no, rather than nothing or that it has trouble of its own. */
function isRefusal(error: unknown): boolean {
  if (error instanceof SessionOverError) return true;
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
