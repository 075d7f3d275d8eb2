import { paths } from '../paths.ts';
import { landingOf } from './landing.ts';
import { searchForTarget, storedTarget } from './redirect-state.ts';
import { allowedTarget, type AllowedTargets } from './redirect-target.ts';
import { nameOfUser } from '../session/session.ts';
import type { ItemStorage, UserData } from '../session/storage.ts';

/** Pages that are no place to arrive at. */
const neverArrivedAt: readonly string[] = [paths.login, paths.logout, paths.sso];

/**
 * Where a user goes who has just signed in: on to the application that brought them, else to the address that they
 * asked for or were thrown out of, else to the landing page of their role. The address is taken; it serves once.
 */
export function arrivalOf(user: UserData, storage: ItemStorage, allowed: AllowedTargets): string {
  const address = takeReturnAddress(user, storage, allowed.ownOrigin);
  const target = storedTarget(storage, allowed);
  if (target) return landingOf(user) + searchForTarget(target);
  return address ?? landingOf(user);
}

function takeReturnAddress(user: UserData, storage: ItemStorage, ownOrigin: string): string | undefined {
  const kept = storage.read('returnAddress');
  storage.remove('returnAddress');
  if (!kept || (kept.user !== null && kept.user !== nameOfUser(user))) return undefined;
  const href = allowedTarget(kept.address, { ownOrigin, hosts: [] });
  if (!href) return undefined;
  const { pathname, search, hash } = new URL(href);
  return neverArrivedAt.includes(pathname) ? undefined : pathname + search + hash;
}
