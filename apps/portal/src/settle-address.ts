import { paths } from './paths.ts';
import type { Portal } from './portal.ts';
import { landingPath } from './paths.ts';
import { hasState, stateAlone, takeState } from './redirects/redirect-state.ts';
import { routeOf } from './routes.tsx';
import { isInactive } from './session/inactivity-limit.ts';
import { userAtom } from './session/session.atoms.ts';

/**
 * Does what the address and the stored session ask for before anything is shown: a session that was unused for too long
 * ends, the state of the login page's address is taken, and a signed-in user goes past that page.
 */
export function settleAddress({ store, storage, sessionManager, redirectTargets, now }: Portal): void {
  const user = store.get(userAtom);
  const write = (address: string) => history.replaceState(history.state, '', address);
  const { pathname, search, hash } = location;
  if (user && isInactive(user, storage, now().getTime())) {
    if (routeOf(pathname).guard === 'signedIn') {
      const stopTracking = sessionManager.trackAddress(() => pathname + search + hash);
      sessionManager.saveReturnAddress();
      stopTracking();
    }
    write(paths.logout);
    return;
  }
  if (pathname !== paths.login) return;
  const settled = hasState(search) ? takeState(search, storage, redirectTargets) : search;
  write(user ? landingPath(user) + stateAlone(settled) : pathname + settled + hash);
}
