import type { ApiClient } from '@cnx/api';
import { atom } from 'jotai';

/** How to reach the server. Functions, because their code is fetched while a person types. */
export interface ServerAccess {
  /** Gives the client of the running session, loading its code on first use. */
  readonly loadClient: () => Promise<ApiClient>;
  /** Renews the session's tokens. Never fails: a refusal ends the session, anything else is tried again later. */
  readonly renew: () => Promise<void>;
}

const givenAtom = atom<ServerAccess>({
  loadClient: () => Promise.reject(new Error('the client was used before the session was opened')),
  renew: () => Promise.resolve(),
});

/** Gives the access; the composition does so once. */
export const serverAccessAtom = atom(null, (_get, set, access: ServerAccess) => set(givenAtom, access));

/** How to get the client of the running session. */
export const loadClientAtom = atom((get) => get(givenAtom).loadClient);

/** Renews the session's tokens. */
export const renewSessionAtom = atom(null, (get) => get(givenAtom).renew());
