import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/i18n.ts';
import type { Message } from '../../i18n/message.ts';

/** What is to be said when the form opens. Its code comes after the form's, which can be used before it is there. */
export function useOpeningMessages(): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const { i18n } = useTranslation();
  const store = useStore();
  useEffect(() => {
    const say = async () => {
      const { takeOpeningMessagesAtom } = await import('./opening-messages.atoms.ts');
      const { hash, pathname, search } = location;
      const found = store.set(takeOpeningMessagesAtom, hash);
      // Off the address bar, so that a reload does not say it again.
      if (new URLSearchParams(hash.slice(1)).has('error'))
        history.replaceState(history.state, '', pathname + search);
      if (!found.length) return;
      await loadTexts(i18n, 'signIn').catch(() => undefined);
      setMessages((earlier) => [...earlier, ...found]);
    };
    // Without this code the form still works; what there is to say is said at the next visit.
    say().catch(() => undefined);
  }, [store, i18n]);
  return messages;
}
