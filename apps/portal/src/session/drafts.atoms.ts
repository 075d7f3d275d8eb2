import { atom, type WritableAtom } from 'jotai';
import { nameOfUser } from './session.ts';
import { sessionServicesAtom, userAtom } from './session.atoms.ts';

const changesAtom = atom(0);
const made = new Map<string, WritableAtom<string, [text: string], void>>();

/**
 * A half-written text of the signed-in user. It outlives a reload and the end of a session: who signs in again in this
 * tab finds it; a sign-out that was asked for forgets it. An empty text is none.
 * @param name Names the field over all pages, such as `support.message`. The same name gives the same atom.
 */
export function draftAtom(name: string): WritableAtom<string, [text: string], void> {
  const known = made.get(name);
  if (known) return known;
  const draft = atom(
    (get) => {
      get(changesAtom);
      const user = get(userAtom);
      const drafts = get(sessionServicesAtom).storage.read('drafts');
      if (!user || drafts?.user !== nameOfUser(user)) return '';
      return drafts.texts.find((each) => each.name === name)?.text ?? '';
    },
    (get, set, text: string) => {
      const user = get(userAtom);
      if (!user || get(draft) === text) return;
      const { storage } = get(sessionServicesAtom);
      const writer = nameOfUser(user);
      const drafts = storage.read('drafts');
      const others = drafts?.user === writer ? drafts.texts.filter((each) => each.name !== name) : [];
      const texts = text ? [...others, { name, text }] : others;
      if (texts.length) storage.write('drafts', { user: writer, texts });
      else storage.remove('drafts');
      set(changesAtom, (changes) => changes + 1);
    },
  );
  made.set(name, draft);
  return draft;
}
