import { isApiFailure, type ErrorText } from '@cnx/api';
import { signIn as english } from '../../i18n/en/sign-in.ts';
import type { Message } from '../../i18n/message.ts';
import { serverMessages } from '../../state/server-messages.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';

/** A failure for which the portal has a text of its own. */
type OwnFailure =
  | 'invalidCredentials'
  | 'loginFailed'
  | 'failedToAuthenticate'
  | 'unexpectedStatus'
  | 'badRequest'
  | 'incorrectCredentials'
  | 'accessDenied'
  | 'serverError';

/** The text of an error status whose body has none. */
const statusTexts: Readonly<Record<number, OwnFailure>> = {
  400: 'badRequest',
  401: 'incorrectCredentials',
  403: 'accessDenied',
  500: 'serverError',
};

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

/** A fault in the program, shown as it is for the operator's support. */
function ownFault(error: unknown): Message {
  const message = error instanceof Error ? truncateForDisplay(error.message) : '';
  return message ? { key: 'signIn:errorWith', values: { message } } : { key: 'signIn:unknownOccurred' };
}

/** Why a sign-in failed. */
export interface SignInFailure {
  /** What the form shows. */
  readonly messages: readonly Message[];
  /** The same in the server's own text, or in English: what is stored with the user, and logged. */
  readonly errors: readonly ErrorText[];
  /** Whether it was for the email or the password. */
  readonly wrongCredentials: boolean;
}

/** A failure for which the portal has a text of its own. */
export function ownFailure(key: OwnFailure, wrongCredentials = false): SignInFailure {
  return { messages: [{ key: `signIn:${key}` }], errors: [{ message: english[key] }], wrongCredentials };
}

/** A password that is longer than can be sent. */
export function tooLongFailure(bytes: number): SignInFailure {
  return {
    messages: [{ key: 'signIn:passwordTooLong', values: { bytes } }],
    errors: [{ message: english.passwordTooLong.replace('{{bytes}}', String(bytes)) }],
    wrongCredentials: true,
  };
}

/** A failure that the server described. */
export function serverFailure(errors: readonly ErrorText[], wrongCredentials = false): SignInFailure {
  return { messages: serverMessages(errors), errors, wrongCredentials };
}

/** Reads the failure of a sign-in with a password. */
export function signInFailure(error: unknown): SignInFailure {
  if (!isApiFailure(error) || error.kind === 'contract') return ownFailure('loginFailed');
  if (error.kind === 'network')
    return {
      messages: [{ key: 'login:network' }],
      errors: [{ message: error.message }],
      wrongCredentials: false,
    };
  if (error.kind !== 'api') return ownFailure('failedToAuthenticate');
  if (error.unreadable) return ownFailure('invalidCredentials', true);
  const wrongCredentials = error.status === 401;
  return error.errors.length > 0
    ? serverFailure(error.errors, wrongCredentials)
    : ownFailure(statusTexts[error.status] ?? 'unexpectedStatus', wrongCredentials);
}
