import { atom } from 'jotai';
import type { Message } from '../../i18n/message.ts';
import { sessionServicesAtom } from '../../session/session.atoms.ts';
import { addressError } from './address-error.ts';

/**
 * What is to be said when the form opens: the SSO error of an earlier page, an application in the address that is none
 * of ours, the error that the identity provider left in the address, or that this browser stores nothing. The errors of
 * sign-in are taken from where they stand, so they are said once; the application is told again after sign-in.
 * @param hash The address's hash.
 */
export const takeOpeningMessagesAtom = atom(null, (get, _set, hash: string): readonly Message[] => {
  const { storage } = get(sessionServicesAtom);
  const found: Message[] = [];
  const ssoError = storage.read('SSOAuthError');
  storage.remove('SSOAuthError');
  if (ssoError !== undefined) found.push({ key: 'signIn:ssoError', values: { message: ssoError } });
  const handOver = storage.read('extUrlError');
  if (handOver?.reason === 'refused') {
    found.push({ key: 'signIn:stateRefused', values: { target: handOver.target } });
  }
  const error = addressError(hash);
  if (error) found.push({ key: 'signIn:authenticationError', values: { error } });
  if (!storage.persistent) found.push({ key: 'signIn:storageBlocked' });
  return found;
});
