import type { ApiClient } from '@cnx/api';
import { atom } from 'jotai';

/** Gives the API client of the session to commands that have no portal at hand. Without a portal around it there is none. */
export const apiClientAtom = atom<{ readonly load: () => Promise<ApiClient> }>({
  load: () => Promise.reject(new Error('there is no portal around')),
});

type HandedOver = { readonly leaveFor: string } | { readonly to: string } | { readonly failed: true };

const noPortal: { readonly run: (target: string) => Promise<HandedOver> } = {
  run: () => Promise.resolve({ failed: true }),
};

/**
 * Hands the signed-in user over to a target, as `redirects/hand-over.ts` does: what went wrong is stored. Its code is that of
 * the pages: split off for a feature, it would be named in the sign-in page.
 */
export const handOverAtom = atom(noPortal);
