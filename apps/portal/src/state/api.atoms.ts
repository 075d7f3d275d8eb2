import type { ApiClient } from '@cnx/api';
import { atom } from 'jotai';

/** How to get the client of the running session. */
export const loadClientAtom = atom<{ load: () => Promise<ApiClient> }>({
  load: () => Promise.reject(new Error('the client was used before the session was opened')),
});
