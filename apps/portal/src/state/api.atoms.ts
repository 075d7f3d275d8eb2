import type { ApiClient } from '@cnx/api';
import { atom } from 'jotai';

/** Gives the client, loading its code on first use. */
export type LoadClient = () => Promise<ApiClient>;

const givenAtom = atom<{ load: LoadClient }>({
  load: () => Promise.reject(new Error('the client was used before the session was opened')),
});

/**
 * How to get the client of the running session. A function, because its code is fetched while a person types and must
 * not hold back the login page.
 */
export const loadClientAtom = atom(
  (get) => get(givenAtom).load,
  (_get, set, load: LoadClient) => set(givenAtom, { load }),
);
