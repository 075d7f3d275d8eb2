import type { BootSettings } from './settings.ts';

/** How a stored choice is read: null when there is none. May throw where storage is blocked. */
export type ReadStored = (key: string) => string | null;

/** A stored choice, if it is one of those that exist; else the fallback. */
export function chosen(
  choice: { storageKey: string; names: readonly string[]; fallback: string },
  read: ReadStored,
): string {
  const stored = attempt(read, choice.storageKey);
  return stored !== null && choice.names.includes(stored) ? stored : choice.fallback;
}

/**
 * Whether the markup in the document is what this address should show: it is the login form's path, no user seems to
 * be signed in, and no sign-in at the identity provider is coming back.
 */
export function showsPrerendered(
  settings: BootSettings,
  address: { pathname: string; hash: string },
  areas: readonly ReadStored[],
): boolean {
  if (address.pathname !== settings.prerenderedPath) return false;
  const hash = new URLSearchParams(address.hash.replace(/^#/, ''));
  if (settings.signInResults.some((name) => hash.has(name))) return false;
  const stored = (key: string) => areas.some((read) => attempt(read, key) !== null);
  return !settings.sessionKeys.every(stored);
}

function attempt(read: ReadStored, key: string): string | null {
  try {
    return read(key);
  } catch {
    return null;
  }
}
