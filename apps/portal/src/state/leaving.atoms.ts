import { atom } from 'jotai';
import { paths } from '../paths.ts';
import type { PortalStore } from './store.ts';

/** Whether the form in view holds something that is not saved. */
export const unsavedAtom = atom(false);

/** Where a user chose to go while something was not saved, until they have decided; null while nothing is asked. */
export const leavingForAtom = atom<string | null>(null);

/** What going somewhere needs of the portal. */
export interface LeavingServices {
  readonly store: PortalStore;
  readonly navigation: { readonly go: (to: string) => Promise<void> };
}

/** Goes where a user chose. Where something is not saved, they are asked first; signing out is never held. */
export async function leaveFor({ store, navigation }: LeavingServices, to: string): Promise<void> {
  const [pathname] = to.split(/[?#]/);
  if (store.get(unsavedAtom) && pathname !== paths.logout) store.set(leavingForAtom, to);
  else await navigation.go(to);
}
