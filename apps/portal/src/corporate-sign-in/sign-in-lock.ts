import type { Locks } from '../session/renewal.ts';
import type { ItemStorage } from '../session/storage.ts';

/** What the lock of this browser's one interactive sign-in works with. */
export interface SignInLockOptions {
  readonly storage: ItemStorage;
  readonly now: () => Date;
  readonly locks: Locks | undefined;
  /** Makes a name for this tab that no other tab has. */
  readonly createTabName: () => string;
}

/** Whether this tab may leave for the identity provider's page. */
export type SignInLockResult =
  | 'acquired'
  /** Another tab is there: two sign-ins at once would undo each other. */
  | 'elsewhere'
  /** This tab was there so often within a minute that it must be in a loop. */
  | 'tooOften';

/** A tab that stays at the provider's page for longer has given up. */
const lockTimeoutMs = 5 * 60_000;
const maxAttempts = 2;
const attemptWindowMs = 60_000;

/**
 * Acquires the lock of this browser's one interactive sign-in. It is kept in storage, because the page that holds it is
 * left meanwhile.
 * @param takeOver Takes it from another tab, as the user chose; that also resets the count of attempts.
 */
export async function acquireSignInLock(
  options: SignInLockOptions,
  takeOver: boolean,
): Promise<SignInLockResult> {
  const acquire = () => Promise.resolve(acquireStored(options, takeOver));
  return options.locks ? options.locks.request('cnx-sso-sign-in', {}, acquire) : acquire();
}

function acquireStored(
  { storage, now, createTabName }: SignInLockOptions,
  takeOver: boolean,
): SignInLockResult {
  const nowMs = now().getTime();
  const own = storage.read('ownSsoSignIn');
  const holder = storage.read('ssoSignIn');
  const held = holder && nowMs - holder.sinceMs < lockTimeoutMs && holder.sinceMs <= nowMs;
  if (held && holder.tab !== own?.tab && !takeOver) return 'elsewhere';
  const attempts = own && !takeOver && nowMs - own.sinceMs < attemptWindowMs ? own.times : 0;
  if (attempts >= maxAttempts) return 'tooOften';
  const lock = { tab: own?.tab ?? createTabName(), sinceMs: nowMs, times: attempts + 1 };
  storage.write('ownSsoSignIn', lock);
  storage.write('ssoSignIn', lock);
  return 'acquired';
}

/** Whether this tab left for the provider's page and has no answer yet. */
export function holdsSignInLock(storage: ItemStorage): boolean {
  return storage.read('ownSsoSignIn') !== undefined;
}

/** Releases the lock, so that the other tabs go on. */
export function releaseSignInLock(storage: ItemStorage): void {
  const own = storage.read('ownSsoSignIn');
  storage.remove('ownSsoSignIn');
  if (own && storage.read('ssoSignIn')?.tab === own.tab) storage.remove('ssoSignIn');
}
