import { endedAfter, nameOfUser, sessionIn, type Session } from './session.ts';
import type { ItemStorage } from './storage.ts';

/** What the stored items say of a session in use. */
export type Standing =
  | 'same'
  /** Somebody signed out, or what was stored is gone. */
  | 'gone'
  /** Somebody has signed in since. */
  | 'another';

/** Compares a session with the stored items, as when a tab wakes: other tabs may have changed them meanwhile. */
export function standingOf(session: Session, storage: ItemStorage): Standing {
  if (session.state !== 'signedIn') return 'same';
  const shared = storage.readShared('userData');
  if (shared && nameOfUser(shared) !== nameOfUser(session.user)) return 'another';
  if (!shared || !sessionIn(storage.read)) return 'gone';
  if (!endedAfter(session, storage)) return 'same';
  const newer = sessionIn(storage.readShared);
  return newer && !endedAfter(newer, storage) ? 'another' : 'gone';
}
