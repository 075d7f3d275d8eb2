import { isApiFailure, type ErrorText } from '@cnx/api';
import type { Message, TextKey } from '../../i18n/message.ts';

/** Texts that the server says in English and the portal in every language. */
const known: Readonly<Record<string, TextKey>> = {
  'Invalid username or password': 'login:invalidCredentials',
  'User is not active or does not exist': 'login:inactiveUser',
  'Unexpected Error': 'login:unexpectedStatus',
};

/** What is said of an error status whose body says nothing. */
const statusTexts: Readonly<Record<number, TextKey>> = {
  400: 'login:badRequest',
  401: 'login:incorrectCredentials',
  403: 'login:accessDenied',
  500: 'login:serverError',
};

/** Longest text of the server that is shown. */
const longestWords = 300;

/** The server's errors as messages; one that says nothing becomes 'Unknown error'. */
export function serverMessages(errors: readonly ErrorText[]): Message[] {
  return errors.map(({ message }) => {
    const words = message.trim();
    if (!words) return { key: 'login:unknown' };
    const key = Object.hasOwn(known, words) ? known[words] : undefined;
    return key ? { key } : { words: words.slice(0, longestWords) };
  });
}

/** Why an email address could not be validated. */
export function validationFailure(error: unknown): Message[] {
  if (!isApiFailure(error)) return [{ key: 'login:validationFailed' }];
  if (error.kind === 'network') return [{ key: 'login:network' }];
  if (error.kind !== 'api') return [{ key: 'login:unexpected' }];
  if (error.unreadable) return [{ key: 'login:nothingReturned' }];
  // Only the first: it is the one that stands in the way.
  const [first] = serverMessages(error.errors);
  return [first ?? { key: 'login:unexpected' }];
}

/** Why a sign-in failed, and whether it was for the email or the password. */
export interface SignInFailure {
  readonly messages: readonly Message[];
  readonly wrongCredentials: boolean;
}

/** Reads the failure of a sign-in with a password. */
export function signInFailure(error: unknown): SignInFailure {
  const of = (...messages: Message[]): SignInFailure => ({ messages, wrongCredentials: false });
  if (!isApiFailure(error)) return of({ key: 'login:loginFailed' });
  if (error.kind === 'network') return of({ key: 'login:network' });
  if (error.kind !== 'api') return of({ key: 'login:failedToAuthenticate' });
  if (error.unreadable) return { messages: [{ key: 'login:invalidCredentials' }], wrongCredentials: true };
  const said = serverMessages(error.errors);
  const messages = said.length
    ? said
    : [{ key: statusTexts[error.status] ?? 'login:unexpectedStatus' } as const];
  return { messages, wrongCredentials: error.status === 401 };
}
