import { userKey, type SessionManager } from './session.ts';
import type { ItemStorage } from './storage.ts';

/** Where drafts are kept, and whose they are. */
export interface DraftServices {
  readonly storage: ItemStorage;
  readonly sessionManager: SessionManager;
}

/**
 * The half-written text of the signed-in user in a field; empty when there is none. It outlives a reload and the end of
 * a session, but not a sign-out that the user requested.
 * @param name Names the field over all pages, such as `shiftHandover.note`.
 */
export function readDraft({ storage, sessionManager }: DraftServices, name: string): string {
  const session = sessionManager.current();
  const drafts = storage.read('drafts');
  if (session.state !== 'signedIn' || drafts?.user !== userKey(session.user)) return '';
  return drafts.texts.find((draft) => draft.name === name)?.text ?? '';
}

/** Keeps the half-written text of the signed-in user in a field. An empty text removes the draft. */
export function saveDraft({ storage, sessionManager }: DraftServices, name: string, text: string): void {
  const session = sessionManager.current();
  if (session.state !== 'signedIn') return;
  const user = userKey(session.user);
  const drafts = storage.read('drafts');
  const others = drafts?.user === user ? drafts.texts.filter((draft) => draft.name !== name) : [];
  const texts = text ? [...others, { name, text }] : others;
  if (texts.length) storage.write('drafts', { user, texts });
  else storage.remove('drafts');
}
