import { landingPath, paths } from '../paths.ts';
import { landingPages } from './landing-pages.ts';
import { refuseTarget, searchForTarget, storedTarget } from './redirect-state.ts';
import { allowedTarget, type RedirectTargets } from './redirect-target.ts';
import { userKey } from '../session/session.ts';
import type { ItemStorage, UserData } from '../session/storage.ts';

/** Pages to which sign-in never leads. */
const excludedPaths: readonly string[] = [paths.login, paths.logout, paths.sso];

/** Where targets and addresses are kept, and where a redirect may lead. */
export interface DestinationServices {
  readonly storage: ItemStorage;
  readonly redirectTargets: RedirectTargets;
}

/** Where a command leads: to a page of the portal, or away from it. */
export type Destination = { readonly to: string } | { readonly leaveFor: string };

/**
 * Where a user goes who has just signed in: on to the application that brought them, else to the address that they
 * requested or where their session ended, else to the page that they chose to land on, else to that of their role. The saved address is used once.
 * @param redirectUrl Where the server sends the user. Followed first, if it is a registered application's.
 * @param landingPage The page that the user chose; one that is none of `landingPages` counts as none.
 */
export function destinationAfterSignIn(
  { storage, redirectTargets }: DestinationServices,
  user: UserData,
  redirectUrl: string | null = null,
  landingPage: string | null = null,
): Destination {
  if (redirectUrl) {
    const target = allowedTarget(redirectUrl, redirectTargets);
    if (target) return { leaveFor: target };
    // The user is signed in: a refused target is reported on the page where they land.
    refuseTarget(storage, redirectUrl);
  }
  const chosen = landingPages.map((page) => paths[page]).find((path) => path === landingPage);
  const address = takeReturnAddress(user, storage, redirectTargets.ownOrigin);
  const target = storedTarget(storage, redirectTargets);
  return {
    to: target ? landingPath(user) + searchForTarget(target) : (address ?? chosen ?? landingPath(user)),
  };
}

function takeReturnAddress(user: UserData, storage: ItemStorage, ownOrigin: string): string | undefined {
  const kept = storage.read('returnAddress');
  storage.remove('returnAddress');
  if (!kept || (kept.user !== null && kept.user !== userKey(user))) return undefined;
  const href = allowedTarget(kept.address, { ownOrigin, hosts: [] });
  if (!href) return undefined;
  const { pathname, search, hash } = new URL(href);
  return excludedPaths.includes(pathname) ? undefined : pathname + search + hash;
}
