import { atom } from 'jotai';
import type { Session } from './session.ts';

/** The session of this tab; follows the session manager. */
export const sessionAtom = atom<Session>({ state: 'signedOut' });

/** The signed-in user; undefined when there is none. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === 'signedIn' || session.state === 'signingOut' ? session.user : undefined;
});

/** The sign-in result that the address held when the page was opened, until a form has used it. */
export const addressResultAtom = atom<URLSearchParams | undefined>(undefined);
