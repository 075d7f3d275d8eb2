import type { ErrorText } from '@cnx/api';
import type { Message, TextKey } from '../i18n/message.ts';
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

/** The server's errors as messages; an empty one becomes 'Unknown error'. */
export function serverMessages(errors: readonly ErrorText[]): Message[] {
  return errors.map(({ message }) => serverMessage(message));
}

/** A text of the server as a message: in the current language where the portal has it, else as it is. */
export function serverMessage(given: unknown): Message {
  const text = typeof given === 'string' ? given.trim() : '';
  if (!text) return { key: 'signIn:unknown' };
  const key = Object.hasOwn(known, text) ? known[text] : undefined;
  return key ? { key } : { text: truncateForDisplay(text, 300) };
}
