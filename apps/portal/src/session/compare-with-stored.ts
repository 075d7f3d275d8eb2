// Apart from the session itself: the sign-in page has no use for it.
import { endedAfter, sessionIn, userKey, type Session } from './session.ts';
import type { ItemStorage } from './storage.ts';

/** What the stored items say of a session in use: unchanged, ended, or replaced by another one. */
export type StoredSessionState = 'same' | 'gone' | 'another';

/** Compares a session with the stored items, as when a tab wakes: other tabs may have changed them meanwhile. */
export function compareWithStored(session: Session, storage: ItemStorage): StoredSessionState {
  if (session.state !== 'signedIn') return 'same';
  const shared = storage.readShared('userData');
  if (shared && userKey(shared) !== userKey(session.user)) return 'another';
  if (!shared || !sessionIn(storage.read)) return 'gone';
  if (!endedAfter(session, storage)) return 'same';
  const newer = sessionIn(storage.readShared);
  return newer && !endedAfter(newer, storage) ? 'another' : 'gone';
}
