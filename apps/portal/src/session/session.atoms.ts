import { atom } from 'jotai';
import { configAtom } from '../state/config.atoms.ts';
import type { LoadProviderLink, LoadProviderSession } from '../corporate-sign-in/provider.ts';
import type { AllowedTargets } from '../redirects/redirect-target.ts';
import type { Locks } from './renewal.ts';
import type { ServerClock } from './server-clock.ts';
import type { Session, SessionKeeper } from './session.ts';
import type { HandOverError, ItemStorage } from './storage.ts';

/** What the session's atoms stand on. */
export interface SessionServices {
  readonly storage: ItemStorage;
  readonly keeper: SessionKeeper;
  readonly clock: ServerClock;
  /** This computer's clock, which all tabs share: what is stored is dated by it. */
  readonly now: () => Date;
  /** The portal's own origin. */
  readonly origin: string;
  /** Looks whether the stored session is still the one in use, and leaves the page if not. */
  readonly look: () => boolean;
  /** The browser's locks, which all tabs share. */
  readonly locks: Locks | undefined;
  /** Loads the corporate identity provider's side. */
  readonly loadProvider: LoadProviderSession;
  /** Opens the link to the corporate identity provider. */
  readonly loadLink: LoadProviderLink;
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

/** Where a redirect may lead. */
export const allowedTargetsAtom = atom((get): AllowedTargets => {
  const { origin } = get(sessionServicesAtom);
  return { ownOrigin: origin, hosts: get(configAtom).redirectHosts };
});

/** The hand-over of an earlier page that did not happen; told once. */
export const takeHandOverErrorAtom = atom(null, (get): HandOverError | undefined => {
  const { storage } = get(sessionServicesAtom);
  const error = storage.read('extUrlError');
  storage.remove('extUrlError');
  return error;
});
