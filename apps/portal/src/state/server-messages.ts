import type { ErrorCode, ErrorText } from '@cnx/api';
import type { Message, TextKey } from '../i18n/message.ts';
import { passwordMaxBytes } from '../limits.ts';
import { truncateForDisplay } from '../untrusted-text.ts';

/** Texts of the server that the portal has in every language. */
const known: Readonly<Record<string, TextKey>> = {
  'Invalid username or password': 'signIn:invalidCredentials',
  'User is not active or does not exist': 'signIn:inactiveUser',
  'Unexpected Error': 'signIn:unexpectedStatus',
  'Password reset successful': 'passwords:update.successful',
  'Password requirements not met': 'passwords:update.requirements',
  'New password cannot be the same as the current password': 'passwords:update.same',
  'This password is too easy to guess': 'passwords:update.tooCommon',
  'A mail with a link is on its way.': 'passwords:forgot.mailSent',
};

/** What a call before sign-in may be refused for, by the code of the refusal. */
const byCode: Readonly<Partial<Record<ErrorCode, TextKey>>> = {
  invalidCredentials: 'signIn:invalidCredentials',
  inactiveUser: 'signIn:inactiveUser',
  passwordChangeDue: 'signIn:passwordChangeDue',
  passwordRequired: 'passwords:update.newRequired',
  passwordTooLong: 'signIn:passwordTooLong',
  passwordRules: 'passwords:update.requirements',
  passwordCommon: 'passwords:update.tooCommon',
  passwordSame: 'passwords:update.same',
  accessDenied: 'signIn:accessDenied',
  internal: 'signIn:serverError',
  notOffered: 'signIn:notOffered',
  signInOver: 'signIn:over',
  tooMany: 'signIn:tooMany',
  unavailable: 'signIn:unavailable',
  databaseAway: 'signIn:unavailable',
  databaseSlow: 'signIn:unavailable',
  storageFull: 'signIn:unavailable',
  providerAway: 'signIn:unavailable',
};

/** The server's errors as messages; an empty one becomes 'Unknown error'. */
export function serverMessages(errors: readonly ErrorText[]): Message[] {
  return errors.map(({ message, code }) => serverMessage(message, code));
}

/**
 * A text of the server as a message: in the current language where the portal has it, else as it is.
 * @param code Of a refusal: its text is for programs then, and is not shown where the portal has none.
 */
export function serverMessage(given: unknown, code?: string): Message {
  const text = typeof given === 'string' ? given.trim() : '';
  const ofCode = code !== undefined && Object.hasOwn(byCode, code) ? byCode[code as ErrorCode] : undefined;
  if (ofCode === 'signIn:passwordTooLong') return { key: ofCode, values: { bytes: passwordMaxBytes } };
  const key = ofCode ?? (Object.hasOwn(known, text) ? known[text] : undefined);
  if (key) return { key };
  return text && code === undefined ? { text: truncateForDisplay(text, 300) } : { key: 'signIn:unknown' };
}
