import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/i18n.ts';
import type { Message } from '../../i18n/message.ts';
import { navigationAtom } from '../../state/navigation.atoms.ts';
import { showSignInAtom } from './sign-in.atoms.ts';

/**
 * What is to be said when the form opens. Its code comes after the form's, which can be used before it is there. An
 * answer of the identity provider that the address held is acted on.
 */
export function useOpeningMessages(): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const { i18n } = useTranslation();
  const store = useStore();
  useEffect(() => {
    const say = async () => {
      const { takeOpeningAtom } = await import('./opening-messages.atoms.ts');
      const opening = store.set(takeOpeningAtom);
      if (opening.answer) await act(opening.answer);
      if (!opening.messages.length) return;
      await loadTexts(i18n, 'signIn').catch(() => undefined);
      setMessages((earlier) => [...earlier, ...opening.messages]);
    };
    const act = async (answer: URLSearchParams) => {
      store.set(showSignInAtom, { busy: 'login:loading' });
      const [{ takeAnswerAtom }] = await Promise.all([
        import('./address-answer.atoms.ts'),
        loadTexts(i18n, 'signIn'),
        loadTexts(i18n, 'account'),
      ]);
      const { shows, exit } = await store.set(takeAnswerAtom, answer);
      store.set(showSignInAtom, shows);
      if (exit && 'leaveFor' in exit) location.assign(exit.leaveFor);
      else if (exit) await store.get(navigationAtom).go(exit.to, { replace: true });
    };
    // Without this code the form still works; what there is to say is said at the next visit.
    say().catch(() => store.set(showSignInAtom, {}));
  }, [store, i18n]);
  return messages;
}
