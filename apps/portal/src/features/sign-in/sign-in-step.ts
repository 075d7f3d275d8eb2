import type { ApiClient } from '@cnx/api';
import type { PortalConfig } from '../../config.ts';
import { paths } from '../../paths.ts';
import { arrivalOf } from '../../redirects/destination.ts';
import { refuseTarget } from '../../redirects/redirect-state.ts';
import { allowedTarget } from '../../redirects/redirect-target.ts';
import type { SessionServices } from '../../session/session.atoms.ts';
import type { SignInState } from './sign-in.atoms.ts';
import { signInWithPassword, validateEmail, type SignInResult } from './sign-in-calls.ts';
import { storedValidation } from './stored-validation.ts';
import { outcomeOfValidation, type Validation, type ValidationOutcome } from './validation-outcome.ts';

/** Where the form leads: a page of the portal, or away from it. */
export type SignInExit = { readonly to: string } | { readonly leaveFor: string };

/** What a step is taken with. What was typed looks right already. */
export interface StepGiven {
  readonly services: SessionServices;
  readonly config: PortalConfig;
  readonly client: ApiClient;
  readonly step: SignInState['step'];
  readonly validatedEmail: string | null;
  readonly email: string;
  readonly password: string;
}

/** What came of a step: what the form shows then, and where it leads if it leads anywhere. */
export interface StepTaken {
  readonly shows: Partial<SignInState>;
  readonly exit?: SignInExit;
}

/** Takes the step in force: validates the email, or signs in with the password. Never fails: a failure is shown. */
export async function takeStep(given: StepGiven): Promise<StepTaken> {
  const { step, validatedEmail, email } = given;
  // An email that was changed beside the password is a new one, with a way of its own.
  const known = step === 'password' && validatedEmail === email;
  const outcome = known ? ({ kind: 'password' } as const) : await validate(given);
  switch (outcome.kind) {
    case 'password':
      return step === 'password' ? signIn(given) : { shows: { step: 'password', validatedEmail: email } };
    case 'sso':
      given.services.storage.write('pendingSSOUsername', outcome.username);
      return leave({ to: paths.sso });
    case 'resetPassword':
      given.services.storage.write('resetEmail', outcome.email);
      return leave({ to: paths.resetPassword });
    case 'redirect':
      return redirect(given, outcome.target);
    case 'refused':
      return { shows: { messages: outcome.messages } };
  }
}

async function validate({ services, client, email }: StepGiven): Promise<ValidationOutcome> {
  const stored = storedValidation(email, services.storage.read('userData'));
  if (stored) return outcomeOfValidation(email, stored);
  const { validation, outcome } = await validateEmail(client, email);
  if (validation) services.storage.write('userData', { email, ...storable(validation) }, 'session');
  return outcome;
}

function storable({ isSSO, isResetPwd, redirectUrl, showPasswordInput, errors }: Validation) {
  return {
    isSSO: isSSO ?? false,
    isResetPwd: isResetPwd ?? false,
    redirectUrl: redirectUrl ?? null,
    showPasswordInput: showPasswordInput ?? false,
    errors: errors ?? [],
  };
}

async function signIn(given: StepGiven): Promise<StepTaken> {
  const { services, config, client, email, password } = given;
  const { storage, keeper, clock } = services;
  const result = await signInWithPassword({ client, config, now: clock.now, email, password });
  if (!result.ok) {
    const errors = [...result.errors];
    storage.write('userData', { email, isSSO: false, showPasswordInput: true, errors }, 'session');
    // For whoever is asked for help; no name and no password stands in it.
    // eslint-disable-next-line no-console
    console.warn(`The sign-in failed: ${errors.map(({ message }) => message).join(' ')}`);
    return { shows: failureShown(result) };
  }
  // Whoever has a password here is no corporate user, whatever the answer says: landing and renewal follow from it.
  const user = { ...result.user, isSSO: false };
  keeper.signIn(user, result.tokens);
  const target = result.redirectUrl ? targetOf(given, result.redirectUrl) : undefined;
  // The user is in: a target that is none of ours is told on the page where they land.
  if (result.redirectUrl && !target) refuseTarget(storage, result.redirectUrl);
  const exit = target
    ? { leaveFor: target }
    : { to: arrivalOf(user, storage, { ownOrigin: services.origin, hosts: config.redirectHosts }) };
  return leave(exit, 'signIn:loginSuccessful');
}

function failureShown({ messages, wrongCredentials }: Extract<SignInResult, { ok: false }>) {
  if (!wrongCredentials) return { messages };
  const [passwordError = null, ...others] = messages;
  return { passwordError, messages: others };
}

/** The page stays covered until the next one is there. */
function leave(exit: SignInExit, busy: SignInState['busy'] = 'login:loading'): StepTaken {
  return { shows: { busy }, exit };
}

const longestTarget = 100;

function redirect(given: StepGiven, wanted: string): StepTaken {
  const target = targetOf(given, wanted);
  if (target) return leave({ leaveFor: target });
  const refused = {
    key: 'signIn:targetRefused',
    values: { target: wanted.slice(0, longestTarget) },
  } as const;
  return { shows: { messages: [refused] } };
}

function targetOf({ services, config }: StepGiven, wanted: string): string | undefined {
  return allowedTarget(wanted, { ownOrigin: services.origin, hosts: config.redirectHosts });
}
