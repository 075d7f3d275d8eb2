import type { LoginValidation } from '@cnx/api';
import type { Message } from '../../i18n/message.ts';
import { serverMessages } from '../../state/server-words.ts';

/** What follows from the server's answer to an email address. */
export type ValidationOutcome =
  | { readonly kind: 'sso'; readonly username: string }
  | { readonly kind: 'resetPassword'; readonly email: string }
  | { readonly kind: 'redirect'; readonly target: string }
  | { readonly kind: 'password' }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] };

/** The parts of a validation that decide, as the server gives them or as they were stored. */
export type Validation = Partial<Omit<LoginValidation, 'email'>>;

/** Decides how this user goes on. The first that applies: SSO, a new password, a redirect, a password, an error. */
export function outcomeOfValidation(email: string, validation: Validation | undefined): ValidationOutcome {
  if (!validation) return { kind: 'refused', messages: [{ key: 'signIn:nothingReturned' }] };
  if (validation.isSSO) return { kind: 'sso', username: email };
  if (validation.isResetPwd) return { kind: 'resetPassword', email };
  if (validation.redirectUrl) return { kind: 'redirect', target: validation.redirectUrl };
  if (validation.showPasswordInput) return { kind: 'password' };
  const messages = serverMessages(validation.errors ?? []);
  return { kind: 'refused', messages: messages.length ? messages : [{ key: 'signIn:unknownOccurred' }] };
}
