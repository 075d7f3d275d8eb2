import { NetworkError, type ApiClient, type LoginResponse } from '@cnx/api';
import type { PortalConfig } from '../../config.ts';
import { passwordMaxBytes } from '../../limits.ts';
import { readLogin } from '../../session/login-response.ts';
import type { TokenPackage, UserData } from '../../session/storage.ts';
import {
  ownFailure,
  signInFailure,
  toldFailure,
  tooLongFailure,
  validationFailure,
  type SignInFailure,
} from './server-messages.ts';
import { outcomeOfValidation, type Validation, type ValidationOutcome } from './validation-outcome.ts';

/** The server's answer to an email address, and what follows from it. */
export interface Validated {
  readonly validation: Validation | undefined;
  readonly outcome: ValidationOutcome;
}

/** Asks the server how a user signs in. Never fails: a failure is an outcome that says why. */
export async function validateEmail(client: ApiClient, email: string): Promise<Validated> {
  try {
    const path = { email };
    const { data } = await client.GET('/CNXUser/validate/{email}', { params: { path } });
    // Read once more by hand: a body of null is what "nothing returned" looks like.
    const validation = (data as Validation | null) ?? undefined;
    return { validation, outcome: outcomeOfValidation(email, validation) };
  } catch (error) {
    return { validation: undefined, outcome: { kind: 'refused', messages: validationFailure(error) } };
  }
}

/** What came of a sign-in with a password. */
export type SignInResult =
  | {
      readonly ok: true;
      readonly user: UserData;
      readonly tokens: TokenPackage;
      readonly redirectUrl: string | null;
    }
  | ({ readonly ok: false } & SignInFailure);

/** What a sign-in with a password needs. */
export interface PasswordSignIn {
  readonly client: ApiClient;
  readonly config: PortalConfig;
  /** The server's time. */
  readonly now: () => Date;
  readonly email: string;
  readonly password: string;
}

/** Signs in with a password, which leaves the browser encrypted only. Never fails: a failure is a result. */
export async function signInWithPassword(given: PasswordSignIn): Promise<SignInResult> {
  const { client, config, now, email, password } = given;
  const encryption = await import('../../session/encrypt-password.ts').catch(
    (cause: unknown) => new NetworkError(cause),
  );
  if (encryption instanceof NetworkError) return { ok: false, ...signInFailure(encryption) };
  try {
    const encrypted = encryption.encryptPassword(password, now(), config);
    const answer = await client.POST('/CNXAuth/ValidateEmailAndPassword', {
      body: { Email: email, Password: encrypted },
      params: { header: { 'user-identifier': email } },
    });
    return resultOf(answer.data, email);
  } catch (error) {
    const tooLong = error instanceof encryption.PasswordTooLongError;
    return { ok: false, ...(tooLong ? tooLongFailure(passwordMaxBytes) : signInFailure(error)) };
  }
}

function resultOf(answer: LoginResponse, email: string): SignInResult {
  const login = readLogin(answer, email);
  if (login.kind === 'noToken') return { ok: false, ...ownFailure('invalidCredentials', true) };
  if (login.kind === 'errors') return { ok: false, ...toldFailure(login.errors) };
  const { user, tokens, redirectUrl } = login;
  return { ok: true, user, tokens, redirectUrl };
}
