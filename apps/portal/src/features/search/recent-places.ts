import { atom } from 'jotai';
import { userKey } from '../../session/session.ts';
import type { Portal } from '../../portal.ts';

/** A well, field or page that the user went to from the search. */
export interface RecentPlace {
  readonly kind: 'well' | 'field' | 'page';
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Path and query within the portal. */
  readonly href: string;
}

/** The most that are kept. */
const maxPlaces = 5;

/** Whose places they are, and what they are: until the page is left, and never in the browser's storage. */
const recentAtom = atom<{ readonly user: string; readonly places: readonly RecentPlace[] } | null>(null);

/** What recent places are kept with. */
export type RecentServices = Pick<Portal, 'store' | 'sessionManager'>;

/** Where the signed-in user went from the search in this tab, the newest first; nothing of another user. */
export function readRecent({ store, sessionManager }: RecentServices): readonly RecentPlace[] {
  const session = sessionManager.current();
  const recent = store.get(recentAtom);
  return session.state === 'signedIn' && recent?.user === userKey(session.user) ? recent.places : [];
}

/** Keeps where the signed-in user goes, before what was kept; each place once, the oldest ones are dropped. */
export function saveRecent(services: RecentServices, place: RecentPlace): void {
  const session = services.sessionManager.current();
  if (session.state !== 'signedIn') return;
  const others = readRecent(services).filter(({ href }) => href !== place.href);
  const places = [place, ...others].slice(0, maxPlaces);
  services.store.set(recentAtom, { user: userKey(session.user), places });
}
