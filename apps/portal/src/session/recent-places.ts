import type { DraftServices } from './drafts.ts';
import { userKey } from './session.ts';
import type { ItemValue } from './storage.ts';

/** A well, field or page that the user went to from the search. */
export type RecentPlace = ItemValue<'recent'>['places'][number];

/** The most that are kept. */
const maxPlaces = 5;
/** Longer names are none that a user reads. */
const maxLabel = 200;

/** Where the signed-in user went from the search in this tab, the newest first; nothing of another user. */
export function readRecent({ storage, sessionManager }: DraftServices): readonly RecentPlace[] {
  const session = sessionManager.current();
  const recent = storage.read('recent');
  return session.state === 'signedIn' && recent?.user === userKey(session.user) ? recent.places : [];
}

/** Keeps where the signed-in user goes, before what was kept; each place once, the oldest ones are dropped. */
export function saveRecent(services: DraftServices, place: RecentPlace): void {
  const session = services.sessionManager.current();
  if (session.state !== 'signedIn') return;
  const others = readRecent(services).filter(({ href }) => href !== place.href);
  const places = [{ ...place, label: place.label.slice(0, maxLabel) }, ...others].slice(0, maxPlaces);
  services.storage.write('recent', { user: userKey(session.user), places });
}
