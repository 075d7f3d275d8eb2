import type { i18n as I18n } from 'i18next';
import { atom } from 'jotai';
import { loadTexts } from '../../i18n/i18n.ts';
import type { Message } from '../../i18n/message.ts';
import { addressResultAtom } from '../../redirects/address-result.ts';
import { sessionServicesAtom } from '../../session/session.atoms.ts';
import { shownWords } from '../../session/shown-words.ts';
import { navigationAtom } from '../../state/navigation.atoms.ts';
import { showSignInAtom } from './sign-in.atoms.ts';

/** What there is when the form opens. `useOpeningMessages` looks at the same places before it fetches this code. */
export interface Opening {
  readonly messages: readonly Message[];
  /** The answer of the identity provider that the address held. */
  readonly answer: URLSearchParams | undefined;
}

/**
 * What is to be said when the form opens: the SSO error of an earlier page, an application in the address that is none
 * of ours, the error that the identity provider left in the address, or that this browser stores nothing. What belongs
 * to sign-in is taken from where it stands, so it serves once; the application is told again after sign-in.
 */
export const takeOpeningAtom = atom(null, (get, set): Opening => {
  const { storage } = get(sessionServicesAtom);
  const messages: Message[] = [];
  const ssoError = storage.read('SSOAuthError');
  storage.remove('SSOAuthError');
  if (ssoError !== undefined) messages.push({ key: 'signIn:ssoError', values: { message: ssoError } });
  const handOver = storage.read('extUrlError');
  if (handOver?.reason === 'refused') {
    messages.push({ key: 'signIn:stateRefused', values: { target: handOver.target } });
  }
  const result = get(addressResultAtom);
  set(addressResultAtom, undefined);
  const error = shownWords(result?.get('error') ?? '');
  if (error) messages.push({ key: 'signIn:authenticationError', values: { error } });
  if (!storage.persistent) messages.push({ key: 'signIn:storageBlocked' });
  return { messages, answer: result?.has('error') ? undefined : result };
});

/**
 * Acts on what there is when the form opens: finishes a sign-in whose answer the address held.
 * @returns what is to be said, once its texts are there.
 */
export const openFormAtom = atom(null, async (get, set, i18n: I18n): Promise<readonly Message[]> => {
  const { messages, answer } = set(takeOpeningAtom);
  if (answer) {
    set(showSignInAtom, { busy: 'login:loading' });
    const [{ takeAnswerAtom }] = await Promise.all([
      import('./address-answer.atoms.ts'),
      loadTexts(i18n, 'signIn'),
      loadTexts(i18n, 'singleSignOn'),
    ]);
    const { shows, exit } = await set(takeAnswerAtom, answer);
    set(showSignInAtom, shows);
    if (exit && 'leaveFor' in exit) location.assign(exit.leaveFor);
    else if (exit) await get(navigationAtom).go(exit.to, { replace: true });
  }
  if (messages.length) await loadTexts(i18n, 'signIn').catch(() => undefined);
  return messages;
});
