import { isApiFailure } from '@cnx/api';
import type { Message, TextKey } from '../../i18n/message.ts';
import { serverMessages } from '../../state/server-words.ts';

/** What is said of an error status whose body says nothing. */
const statusTexts: Readonly<Record<number, TextKey>> = {
  400: 'signIn:badRequest',
  401: 'signIn:incorrectCredentials',
  403: 'signIn:accessDenied',
  500: 'signIn:serverError',
};

/** Longest text of a fault that is shown. */
const longestWords = 300;

/** Why an email address could not be validated. */
export function validationFailure(error: unknown): Message[] {
  if (!isApiFailure(error)) return [ownFault(error)];
  if (error.kind === 'network') return [{ key: 'login:network' }];
  if (error.kind !== 'api') return [{ key: 'signIn:validationFailed' }];
  if (error.unreadable) return [{ key: 'signIn:nothingReturned' }];
  // Only the first: it is the one that stands in the way.
  const [first] = serverMessages(error.errors);
  return [first ?? { key: 'signIn:unexpected' }];
}

/** A fault in the program, told as it is: it is for whoever is asked for help. */
function ownFault(error: unknown): Message {
  const message = error instanceof Error ? error.message.slice(0, longestWords) : '';
  return message ? { key: 'signIn:errorWith', values: { message } } : { key: 'signIn:unknownOccurred' };
}

/** Why a sign-in failed, and whether it was for the email or the password. */
export interface SignInFailure {
  readonly messages: readonly Message[];
  readonly wrongCredentials: boolean;
}

/** Reads the failure of a sign-in with a password. */
export function signInFailure(error: unknown): SignInFailure {
  const of = (...messages: Message[]): SignInFailure => ({ messages, wrongCredentials: false });
  if (!isApiFailure(error)) return of({ key: 'signIn:loginFailed' });
  if (error.kind === 'network') return of({ key: 'login:network' });
  if (error.kind !== 'api') return of({ key: 'signIn:failedToAuthenticate' });
  if (error.unreadable) return { messages: [{ key: 'signIn:invalidCredentials' }], wrongCredentials: true };
  const said = serverMessages(error.errors);
  const messages = said.length
    ? said
    : [{ key: statusTexts[error.status] ?? 'signIn:unexpectedStatus' } as const];
  return { messages, wrongCredentials: error.status === 401 };
}
