import { atom } from 'jotai';
import type { ServerClock } from './server-clock.ts';
import type { Session, SessionKeeper } from './session.ts';
import type { ItemStorage } from './storage.ts';

/** What the session's atoms stand on. */
export interface SessionServices {
  readonly storage: ItemStorage;
  readonly keeper: SessionKeeper;
  readonly clock: ServerClock;
  /** The portal's own origin. */
  readonly origin: string;
}

const servicesAtom = atom<SessionServices | null>(null);
const currentAtom = atom<Session>({ state: 'signedOut' });

/**
 * The stored items, the keeper of the session and the server's clock.
 * @throws when they are asked for before the composition gave them: nothing may need them while prerendering.
 */
export const sessionServicesAtom = atom((get): SessionServices => {
  const services = get(servicesAtom);
  if (!services) throw new Error('the session was used before it was opened');
  return services;
});

/** Where the person stands; follows the keeper. */
export const sessionAtom = atom((get) => get(currentAtom));

/** The signed-in user, absent when nobody is. */
export const userAtom = atom((get) => {
  const session = get(currentAtom);
  return session.state === 'signedIn' || session.state === 'signingOut' ? session.user : undefined;
});

/** Ties the atoms to a session that was opened. The composition does so once. */
export const openSessionAtom = atom(null, (_get, set, services: SessionServices) => {
  set(servicesAtom, services);
  set(currentAtom, services.keeper.current());
  services.keeper.subscribe((session) => set(currentAtom, session));
});

/** The redirect target that was refused on an earlier page; told once. */
export const takeRefusedTargetAtom = atom(null, (get): string | undefined => {
  const { storage } = get(sessionServicesAtom);
  const target = storage.read('extUrlError');
  storage.remove('extUrlError');
  return target;
});
