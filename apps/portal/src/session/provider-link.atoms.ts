import { atom } from 'jotai';
import type { ProviderLink } from './msal.ts';

/** Opens the link to the identity provider, fetching its code on first use. Rejects where there is none. */
export type LoadProviderLink = () => Promise<ProviderLink>;

const givenAtom = atom<{ readonly load: LoadProviderLink }>({
  load: () => Promise.reject(new Error('the link was used before it was given')),
});

/** How to get the link to the identity provider; the composition gives it. */
export const providerLinkAtom = atom(
  (get) => get(givenAtom).load,
  (_get, set, load: LoadProviderLink) => set(givenAtom, { load }),
);
