import { isEmail } from '../typed-email.ts';
import { allowedTarget, type RedirectTargets } from '../redirects/redirect-target.ts';
import type { ItemStorage } from '../session/storage.ts';

/** Whom a corporate sign-in is for, and the application to go on to afterwards. */
export interface SsoState {
  readonly username: string | undefined;
  readonly redirectApp: string | undefined;
}

/**
 * The state in the address of /Account/SSO, checked: an address may come from any page. What is not valid counts as not
 * given.
 */
export function ssoStateOf(search: string, allowed: RedirectTargets): SsoState {
  const query = new URLSearchParams(search);
  const username = query.get('username') ?? undefined;
  const redirectApp = query.get('redirectApp') ?? undefined;
  return {
    username: username !== undefined && isEmail(username) ? username : undefined,
    redirectApp: redirectApp !== undefined && allowedTarget(redirectApp, allowed) ? redirectApp : undefined,
  };
}

/** Completes a state with what an earlier page stored. */
export function pendingSsoState(storage: ItemStorage, { username, redirectApp }: SsoState): SsoState {
  return {
    username: username ?? storage.read('pendingSSOUsername'),
    redirectApp: redirectApp ?? storage.read('pendingSSORedirectApp'),
  };
}

/** Stores a state while the page is left for the provider. What is not given stays as an earlier page stored it. */
export function keepSsoState(storage: ItemStorage, { username, redirectApp }: SsoState): SsoState {
  if (username) storage.write('pendingSSOUsername', username);
  if (redirectApp) storage.write('pendingSSORedirectApp', redirectApp);
  return pendingSsoState(storage, { username, redirectApp });
}

/** Forgets the state: the sign-in that it was for has ended. */
export function dropSsoState(storage: ItemStorage): void {
  storage.remove('pendingSSOUsername');
  storage.remove('pendingSSORedirectApp');
}

/** The handler's address with a state in it, for a window that shares no storage with this one. */
export function ssoAddress(handler: string, { username, redirectApp }: SsoState): string {
  const url = new URL(handler);
  if (username) url.searchParams.set('username', username);
  if (redirectApp) url.searchParams.set('redirectApp', redirectApp);
  return url.href;
}
