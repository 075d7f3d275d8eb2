import type { ApiClient } from '@cnx/api';
import { atom } from 'jotai';

/** Gives the API client of the session to commands that have no portal at hand. Without a portal around it there is none. */
export const apiClientAtom = atom<{ readonly load: () => Promise<ApiClient> }>({
  load: () => Promise.reject(new Error('there is no portal around')),
});
