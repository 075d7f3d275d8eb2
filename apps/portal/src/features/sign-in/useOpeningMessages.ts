import { atom, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../i18n/message.ts';
import { addressResultAtom } from '../../redirects/address-result.ts';
import { sessionServicesAtom } from '../../session/session.atoms.ts';
import { showSignInAtom } from './sign-in.atoms.ts';

/** Whether there is anything that `takeOpeningAtom` would take or say. Most often there is not. */
const somethingCameAtom = atom((get) => {
  const { storage } = get(sessionServicesAtom);
  const told = storage.read('SSOAuthError') !== undefined || storage.read('extUrlError') !== undefined;
  return told || get(addressResultAtom) !== undefined || !storage.persistent;
});

/**
 * What is to be said when the form opens. Its code comes when there is something, and after the form's, which can be
 * used before it is there; it also acts on an answer of the identity provider that the address held.
 */
export function useOpeningMessages(): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const { i18n } = useTranslation();
  const { get, set } = useStore();
  const show = useSetAtom(showSignInAtom);
  useEffect(() => {
    if (!get(somethingCameAtom)) return;
    import('./opening-messages.atoms.ts')
      .then(({ openFormAtom }) => set(openFormAtom, i18n))
      .then(
        (found) => setMessages((earlier) => [...earlier, ...found]),
        // Without this code the form still works; what there is to say is said at the next visit.
        () => show({}),
      );
  }, [get, set, i18n, show]);
  return messages;
}
