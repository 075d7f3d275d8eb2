import { ApiError, SessionOverError } from '@cnx/api';
import { renewalTimeoutMs } from '../limits.ts';
import type { SessionKeeper } from './session.ts';
import type { ItemStorage, TokenPackage } from './storage.ts';

/** What came of a renewal. `unreachable` is no refusal: the session goes on and is renewed later. */
export type RenewalOutcome = 'renewed' | 'refused' | 'unreachable';

/** The part of the browser's lock manager that is used. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, run: () => Promise<T>): Promise<T>;
}

/** What a renewal is made of. */
export interface RenewalOptions {
  readonly keeper: SessionKeeper;
  readonly storage: ItemStorage;
  /** Trades a refresh token for the next package. */
  readonly refresh: (refreshToken: string, signal: AbortSignal) => Promise<TokenPackage>;
  /** Absent where the page is no secure context: then each tab renews for itself. */
  readonly locks: Locks | undefined;
}

const lockName = 'cnx-token-refresh';

/**
 * Makes the function that renews the session's tokens. Only one renewal runs at a time, in this tab and over all tabs:
 * whoever comes second takes the first one's package. A refusal ends the session.
 */
export function createRenewal(options: RenewalOptions): () => Promise<RenewalOutcome> {
  let running: Promise<RenewalOutcome> | undefined;
  return () => {
    running ??= overAllTabs(options).finally(() => (running = undefined));
    return running;
  };
}

async function overAllTabs(options: RenewalOptions): Promise<RenewalOutcome> {
  // A tab that was frozen with the lock in its hand must not keep the others waiting for ever.
  const signal = AbortSignal.timeout(renewalTimeoutMs);
  const run = () => renewOnce(options, signal);
  try {
    return await (options.locks ? options.locks.request(lockName, { signal }, run) : run());
  } catch (error) {
    if (!isRefusal(error)) return 'unreachable';
    options.keeper.finishSignOut(false);
    return 'refused';
  }
}

async function renewOnce(
  { keeper, storage, refresh }: RenewalOptions,
  signal: AbortSignal,
): Promise<RenewalOutcome> {
  const session = keeper.current();
  if (session.state !== 'signedIn') return 'refused';
  const stored = storage.readShared('TokenPackage');
  const expiresAtMs = storage.readShared('sessionExpiration') ?? 0;
  const sameUser = storage.readShared('userData')?.email === session.user.email;
  if (
    stored &&
    sameUser &&
    stored.id_token !== session.tokens.id_token &&
    expiresAtMs > session.expiresAtMs
  ) {
    keeper.adopt(stored, expiresAtMs);
    return 'renewed';
  }
  const refreshToken = session.tokens.refresh_token;
  if (!refreshToken) {
    keeper.finishSignOut(false);
    return 'refused';
  }
  keeper.renew(await refresh(refreshToken, signal));
  return 'renewed';
}

/** Whether the server said no, rather than nothing or that it has trouble of its own. */
function isRefusal(error: unknown): boolean {
  if (error instanceof SessionOverError) return true;
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
