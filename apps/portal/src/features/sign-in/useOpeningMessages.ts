import { useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../i18n/message.ts';
import { showSignInAtom } from './sign-in.atoms.ts';

/**
 * What is to be said when the form opens. Its code comes after the form's, which can be used before it is there; it
 * also acts on an answer of the identity provider that the address held.
 */
export function useOpeningMessages(): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const { i18n } = useTranslation();
  const { set } = useStore();
  const show = useSetAtom(showSignInAtom);
  useEffect(() => {
    import('./opening-messages.atoms.ts')
      .then(({ openFormAtom }) => set(openFormAtom, i18n))
      .then(
        (found) => setMessages((earlier) => [...earlier, ...found]),
        // Without this code the form still works; what there is to say is said at the next visit.
        () => show({}),
      );
  }, [set, i18n, show]);
  return messages;
}
