import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/i18n.ts';
import type { Message } from '../../i18n/message.ts';
import { addressError } from './address-error.ts';
import { keepsSignInAtom, refusedStateAtom, takeSsoErrorAtom } from './sign-in.atoms.ts';

/**
 * What is to be said when the form opens: the SSO error of an earlier page, an application in the address that is none
 * of ours, the error that the identity provider left in the address, or that this browser stores nothing.
 */
export function useOpeningMessages(): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const { i18n } = useTranslation();
  const takeSsoError = useSetAtom(takeSsoErrorAtom);
  const askRefusedState = useSetAtom(refusedStateAtom);
  const askPersistence = useSetAtom(keepsSignInAtom);
  useEffect(() => {
    const found: Message[] = [];
    const ssoError = takeSsoError();
    if (ssoError) found.push(ssoError);
    const refused = askRefusedState();
    if (refused) found.push(refused);
    const error = addressError(location.hash);
    if (error) found.push({ key: 'signIn:authenticationError', values: { error } });
    if (error !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
    if (!askPersistence()) found.push({ key: 'signIn:storageBlocked' });
    if (!found.length) return;
    const show = () => setMessages((earlier) => [...earlier, ...found]);
    loadTexts(i18n, 'signIn').then(show, show);
  }, [takeSsoError, askRefusedState, askPersistence, i18n]);
  return messages;
}
