import { isEmail } from '../session/email.ts';
import { allowedTarget, type AllowedTargets } from '../redirects/redirect-target.ts';
import type { ItemStorage } from '../session/storage.ts';

/** Whom a corporate sign-in is for, and the application to go on to afterwards. */
export interface SsoState {
  readonly username: string | undefined;
  readonly redirectApp: string | undefined;
}

/**
 * The state that the address of /Account/SSO brings, checked: anybody can write an address. What does not hold counts
 * as not given.
 */
export function ssoStateOf(search: string, allowed: AllowedTargets): SsoState {
  const query = new URLSearchParams(search);
  const username = query.get('username') ?? undefined;
  const redirectApp = query.get('redirectApp') ?? undefined;
  return {
    username: username !== undefined && isEmail(username) ? username : undefined,
    redirectApp: redirectApp !== undefined && allowedTarget(redirectApp, allowed) ? redirectApp : undefined,
  };
}

/** Keeps a state over the trip to the provider. What is not given anew stays as an earlier page left it. */
export function keepSsoState(storage: ItemStorage, { username, redirectApp }: SsoState): SsoState {
  if (username) storage.write('pendingSSOUsername', username);
  if (redirectApp) storage.write('pendingSSORedirectApp', redirectApp);
  return {
    username: storage.read('pendingSSOUsername'),
    redirectApp: storage.read('pendingSSORedirectApp'),
  };
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
