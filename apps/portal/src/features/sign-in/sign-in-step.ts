import {
  NetworkError,
  type ApiClient,
  type ErrorText,
  type LoginResponse,
  type LoginValidation,
} from '@cnx/api';
import * as v from 'valibot';
import type { Message } from '../../i18n/message.ts';
import { passwordMaxBytes } from '../../limits.ts';
import { paths } from '../../paths.ts';
import type { Portal } from '../../portal.ts';
import { destinationAfterSignIn, type Destination } from '../../redirects/destination.ts';
import { allowedTarget } from '../../redirects/redirect-target.ts';
import { readLogin, type SignedInLogin } from '../../session/login-response.ts';
import { answerErrors, answerFlag, answerText, readAnswer, answerObject } from '../../session/read-answer.ts';
import type { UserData } from '../../session/storage.ts';
import { serverMessages } from '../../state/server-messages.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { SignInState } from './sign-in.atoms.ts';
import {
  ownFailure,
  serverFailure,
  signInFailure,
  tooLongFailure,
  validationFailure,
  type SignInFailure,
} from './sign-in-failures.ts';

/** What a step is taken with. What was typed has the right form already. */
export interface SignInStepOptions {
  readonly portal: Portal;
  readonly client: ApiClient;
  readonly step: SignInState['step'];
  readonly validatedEmail: string | null;
  readonly email: string;
  readonly password: string;
}

/** What came of a step: what the form shows then, and where it leads if it leads anywhere. */
export interface SignInStepResult {
  readonly shows: Partial<SignInState>;
  readonly destination?: Destination;
}

/** Runs the current step: validates the email, or signs in with the password. Never fails: a failure is shown. */
export async function runSignInStep(options: SignInStepOptions): Promise<SignInStepResult> {
  const { step, validatedEmail, email, portal } = options;
  // An email that was changed on the password step is validated again: it may lead elsewhere.
  const known = step === 'password' && validatedEmail === email;
  const outcome = known ? ({ kind: 'password' } as const) : await validate(options);
  switch (outcome.kind) {
    case 'password':
      return step === 'password' ? signIn(options) : { shows: { step: 'password', validatedEmail: email } };
    case 'sso':
      portal.storage.write('pendingSSOUsername', outcome.username);
      return leave({ to: paths.sso });
    case 'resetPassword':
      portal.storage.write('resetEmail', outcome.email);
      return leave({ to: paths.resetPassword });
    case 'redirect':
      return redirect(options, outcome.target);
    case 'refused':
      return { shows: { messages: outcome.messages } };
  }
}

/** The page stays covered until the next one is there. */
function leave(destination: Destination, busy: SignInState['busy'] = 'loading'): SignInStepResult {
  return { shows: { busy }, destination };
}

function redirect({ portal }: SignInStepOptions, address: string): SignInStepResult {
  const target = allowedTarget(address, portal.redirectTargets);
  if (target) return leave({ leaveFor: target });
  const values = { target: truncateForDisplay(address, 100) };
  return { shows: { messages: [{ key: 'signIn:targetRefused', values }] } };
}

/** What follows from the server's answer to an email address. */
type ValidationOutcome =
  | { readonly kind: 'sso'; readonly username: string }
  | { readonly kind: 'resetPassword'; readonly email: string }
  | { readonly kind: 'redirect'; readonly target: string }
  | { readonly kind: 'password' }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] };

/** The parts of a validation that decide, as the server gives them or as they were stored. */
type Validation = {
  readonly [Name in keyof Omit<LoginValidation, 'email' | 'errors'>]?:
    LoginValidation[Name] | null | undefined;
} & { readonly errors?: readonly ErrorText[] | null | undefined };

const validationAnswer = v.nullable(
  answerObject({
    isSSO: answerFlag,
    isResetPwd: answerFlag,
    redirectUrl: answerText,
    showPasswordInput: answerFlag,
    errors: answerErrors,
  }),
);

async function validate({ portal, client, email }: SignInStepOptions): Promise<ValidationOutcome> {
  const { storage } = portal;
  const stored = storedValidation(email, storage.read('userData'));
  if (stored) return outcomeOfValidation(email, stored);
  try {
    const { data } = await client.GET('/CNXUser/validate/{email}', { params: { path: { email } } });
    // A backend that has nothing to say answers null.
    const validation = readAnswer('GET /CNXUser/validate', validationAnswer, data) ?? undefined;
    if (validation) storage.write('userData', { email, ...storableValidation(validation) }, 'session');
    return outcomeOfValidation(email, validation);
  } catch (error) {
    return { kind: 'refused', messages: validationFailure(error) };
  }
}

/**
 * The validation that was stored for this address in this tab, so that the server need not be asked again. What says
 * nothing about how to go on (an error, a user of an earlier version) does not count.
 */
export function storedValidation(email: string, stored: UserData | undefined): Validation | undefined {
  if (!stored || stored.email?.toLowerCase() !== email.toLowerCase()) return undefined;
  const { isSSO, isResetPwd, redirectUrl, showPasswordInput } = stored;
  return isSSO || isResetPwd || redirectUrl || showPasswordInput ? storableValidation(stored) : undefined;
}

function storableValidation(validation: Validation) {
  const { isSSO, isResetPwd, redirectUrl, showPasswordInput, errors } = validation;
  return {
    isSSO: isSSO ?? false,
    isResetPwd: isResetPwd ?? false,
    redirectUrl: redirectUrl ?? null,
    showPasswordInput: showPasswordInput ?? false,
    errors: [...(errors ?? [])],
  };
}

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

async function signIn(options: SignInStepOptions): Promise<SignInStepResult> {
  const { portal, email } = options;
  const { storage, sessionManager } = portal;
  const result = await signInWithPassword(options);
  if ('messages' in result) {
    const errors = [...result.errors];
    storage.write('userData', { email, isSSO: false, showPasswordInput: true, errors }, 'session');
    // For the operator's support: it holds no name and no password.
    // eslint-disable-next-line no-console
    console.warn(`The sign-in failed: ${errors.map(({ message }) => message).join(' ')}`);
    return { shows: shownFailure(result) };
  }
  // A user with a password is no corporate user, whatever the answer says: landing and renewal follow from it.
  const user = { ...result.user, isSSO: false };
  sessionManager.signIn(user, result.tokens);
  return leave(
    destinationAfterSignIn(portal, user, result.redirectUrl, result.landingPage),
    'signIn:loginSuccessful',
  );
}

/** Signs in with a password, which leaves the browser encrypted only. Never fails: a failure is a result. */
async function signInWithPassword(options: SignInStepOptions): Promise<SignedInLogin | SignInFailure> {
  const { portal, client, email, password } = options;
  const encryption = await portal.loadPasswordEncryption().catch((cause: unknown) => new NetworkError(cause));
  if (encryption instanceof NetworkError) return signInFailure(encryption);
  try {
    const encrypted = encryption.encryptPassword(password, portal.serverClock.now(), portal.config);
    const { data } = await client.POST('/CNXAuth/ValidateEmailAndPassword', {
      body: { Email: email, Password: encrypted },
      params: { header: { 'user-identifier': email } },
    });
    return loginOf(data, email);
  } catch (error) {
    const tooLong = error instanceof encryption.PasswordTooLongError;
    return tooLong ? tooLongFailure(passwordMaxBytes) : signInFailure(error);
  }
}

function loginOf(answer: LoginResponse, email: string): SignedInLogin | SignInFailure {
  const login = readLogin(answer, email);
  if (login.kind === 'noToken') return ownFailure('invalidCredentials', true);
  return login.kind === 'errors' ? serverFailure(login.errors) : login;
}

function shownFailure({ messages, wrongCredentials }: SignInFailure): Partial<SignInState> {
  if (!wrongCredentials) return { messages };
  const [passwordError = null, ...others] = messages;
  return { passwordError, messages: others };
}
