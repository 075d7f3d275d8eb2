import { atom } from 'jotai';
import { paths } from '../paths.ts';
import type { PortalStore } from './store.ts';

/** Whether the form in view holds something that is not saved. */
export const unsavedAtom = atom(false);

/** How many changes were sent and are not answered. They are sent again as long as their page and their session last. */
export const unansweredAtom = atom(0);

/** How often a user went to what they had searched for, also where the page stays and only its filters are others. */
export const foundAtom = atom(0);

/** Where a user chose to go, and what would be lost by it. */
interface Leaving {
  readonly to: string;
  readonly loses: 'unsaved' | 'unanswered';
}

/** Where a user chose to go although something would be lost, until they have decided; null while nothing is asked. */
export const leavingAtom = atom<Leaving | null>(null);

/** What going somewhere needs of the portal. */
export interface LeavingServices {
  readonly store: PortalStore;
  readonly navigation: { readonly go: (to: string) => Promise<void> };
}

/**
 * Goes where a user chose. They are asked first where a form is not saved, and where they sign out before a change is
 * answered; a form never holds signing out, and what is not answered goes on over the pages of the portal.
 */
export async function leaveFor({ store, navigation }: LeavingServices, to: string): Promise<void> {
  const [pathname] = to.split(/[?#]/);
  const loses = pathname === paths.logout ? 'unanswered' : 'unsaved';
  const isLost = loses === 'unanswered' ? store.get(unansweredAtom) > 0 : store.get(unsavedAtom);
  if (isLost) store.set(leavingAtom, { to, loses });
  else await navigation.go(to);
}

/** Goes to what a user found by searching, as {@link leaveFor} does: the focus goes to the name of what is then shown. */
export async function goToFound(services: LeavingServices, to: string): Promise<void> {
  await leaveFor(services, to);
  if (services.store.get(leavingAtom) === null) services.store.set(foundAtom, (times) => times + 1);
}
