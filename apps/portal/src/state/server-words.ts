import type { ErrorText } from '@cnx/api';
import type { Message, TextKey } from '../i18n/message.ts';

/** Texts that the server says in English and the portal in every language. */
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

/** Longest text of the server that is shown. */
const longestWords = 300;

/** The server's errors as messages; one that says nothing becomes 'Unknown error'. */
export function serverMessages(errors: readonly ErrorText[]): Message[] {
  return errors.map(({ message }) => serverMessage(message));
}

/** Words of the server as a message: in the language in force where the portal knows them, else as they are. */
export function serverMessage(given: unknown): Message {
  const words = typeof given === 'string' ? given.trim() : '';
  if (!words) return { key: 'signIn:unknown' };
  const key = Object.hasOwn(known, words) ? known[words] : undefined;
  return key ? { key } : { words: words.slice(0, longestWords) };
}
