import { paths } from './paths.ts';
import { isAway } from './session/away.ts';
import { landingOf } from './redirects/landing.ts';
import { hasState, stateAlone, takeState } from './redirects/redirect-state.ts';
import { allowedTargetsAtom, sessionServicesAtom, userAtom } from './session/session.atoms.ts';
import type { PortalStore } from './state/store.ts';

/**
 * Does what the address and the stored session ask for before anything is shown: a session that nobody used for too
 * long ends, the state of the login page's address is taken, and who is signed in goes past that page.
 */
export function settleAddress(store: PortalStore): void {
  const user = store.get(userAtom);
  const { storage, keeper } = store.get(sessionServicesAtom);
  const write = (address: string) => history.replaceState(history.state, '', address);
  if (user && isAway(user, storage, Date.now())) {
    keeper.rememberAddress();
    write(paths.logout);
    return;
  }
  const { pathname, search, hash } = location;
  if (pathname !== paths.login) return;
  const settled = hasState(search) ? takeState(search, storage, store.get(allowedTargetsAtom)) : search;
  write(user ? landingOf(user) + stateAlone(settled) : pathname + settled + hash);
}
