import type { TokenPackage, UserData } from './storage.ts';

/** `refused`: the user has to sign in again. `unreachable`: nothing was said, so nothing follows from it. */
export type ProviderRefusal = 'refused' | 'unreachable';

/**
 * What the corporate identity provider does for a session of ours. Its code is fetched only when a corporate user is
 * there, so it is given as a function that loads it.
 */
export interface ProviderSession {
  /** Renews without asking the user: the provider's silent answer, traded for tokens of ours. */
  renew(user: UserData, signal: AbortSignal): Promise<TokenPackage | ProviderRefusal>;
  /** Whether the provider still knows this user, as a tab must know that has the session from another one. */
  check(user: UserData): Promise<'valid' | ProviderRefusal>;
  /**
   * Signs out at the provider, which leaves the page and comes back to an address.
   * @returns false, after an error in the log, when there is no provider to sign out at.
   */
  signOut(returnTo: string): Promise<boolean>;
}

/** Loads the provider's side; undefined where corporate sign-in is switched off. */
export type LoadProviderSession = () => Promise<ProviderSession | undefined>;
