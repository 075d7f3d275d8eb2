import { atom, type Getter, type Setter } from 'jotai';
import type { Message, TextKey } from '../../i18n/message.ts';
import { paths } from '../../paths.ts';
import { landingOf } from '../../session/landing.ts';
import { allowedTarget } from '../../session/redirect-target.ts';
import { sessionServicesAtom } from '../../session/session.atoms.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { configAtom } from '../../state/config.atoms.ts';
import { prefetchAtom } from '../../state/prefetch.atoms.ts';
import { isEmail } from './email.ts';
import type { SignInResult } from './sign-in-calls.ts';
import { storedValidation, type Validation, type ValidationOutcome } from './validation-outcome.ts';

/** What the sign-in form shows. */
export interface SignInState {
  readonly step: 'email' | 'password';
  /** The address that the server said asks for a password. */
  readonly validatedEmail: string | null;
  /** Why the page is covered; null while a person can go on. */
  readonly busy: TextKey | null;
  readonly emailError: Message | null;
  readonly passwordError: Message | null;
  /** What went wrong with neither field. */
  readonly messages: readonly Message[];
}

/** Where the form leads: a page of the portal, or away from it. */
export type SignInExit = { readonly to: string } | { readonly leaveFor: string };

/** What was typed. */
export interface Entered {
  readonly email: string;
  readonly password: string;
}

const start: SignInState = {
  step: 'email',
  validatedEmail: null,
  busy: null,
  emailError: null,
  passwordError: null,
  messages: [],
};
const idle = { busy: null, emailError: null, passwordError: null, messages: [] } as const;

const stateAtom = atom<SignInState>(start);

/** What the sign-in form shows now. */
export const signInAtom = atom((get) => get(stateAtom));

/** Begins anew, as when the form is left. */
export const resetSignInAtom = atom(null, (_get, set) => set(stateAtom, start));

/** Back to the email: forgets what was stored of the user. The form clears the password itself. */
export const backToEmailAtom = atom(null, (get, set) => {
  get(sessionServicesAtom).storage.remove('userData');
  set(stateAtom, start);
});

/** Fetches what the next step needs, at the first character typed. */
export const prepareStepAtom = atom(null, (get) => {
  const ignore = () => undefined;
  loadCalls().catch(ignore);
  get(loadClientAtom)().catch(ignore);
  if (get(stateAtom).step === 'email') return;
  import('./encrypt-password.ts').catch(ignore);
  get(prefetchAtom)(paths.dashboard);
});

/** An SSO error of an earlier page, which is shown once. */
export const takeSsoErrorAtom = atom(null, (get): Message | undefined => {
  const { storage } = get(sessionServicesAtom);
  const message = storage.read('SSOAuthError');
  storage.remove('SSOAuthError');
  return message === undefined ? undefined : { key: 'login:ssoError', values: { message } };
});

/** Whether this browser keeps a sign-in beyond the page. */
export const keepsSignInAtom = atom(null, (get) => get(sessionServicesAtom).storage.persistent);

/**
 * Sends the form of the step in force.
 * @returns where to go; nothing when the form stays and shows the next step or what is wrong.
 */
export const submitSignInAtom = atom(
  null,
  async (get, set, entered: Entered): Promise<SignInExit | undefined> => {
    const { step, busy, validatedEmail } = get(stateAtom);
    if (busy) return undefined;
    const email = entered.email.trim();
    const emailError: Message | null = isEmail(email) ? null : { key: 'login:emailInvalid' };
    const blank = step === 'password' && !entered.password.trim();
    const passwordError: Message | null = blank ? { key: 'login:passwordEmpty' } : null;
    set(stateAtom, (state) => ({ ...state, ...idle, emailError, passwordError }));
    if (emailError || passwordError) return undefined;
    set(stateAtom, (state) => ({ ...state, busy: 'login:loading' }));
    try {
      const known = step === 'password' && validatedEmail === email;
      const outcome = known ? ({ kind: 'password' } as const) : await validate(get, email);
      if (outcome.kind !== 'password') return goOn(get, set, outcome);
      if (step === 'password') return await signIn(get, set, email, entered.password);
      set(stateAtom, { ...start, step: 'password', validatedEmail: email });
    } catch {
      // Only code that could not be fetched fails here: every failure of a call is an outcome.
      set(stateAtom, (state) => ({ ...state, ...idle, messages: [{ key: 'login:network' }] }));
    }
    return undefined;
  },
);

const loadCalls = () => import('./sign-in-calls.ts');

async function validate(get: Getter, email: string): Promise<ValidationOutcome> {
  const { storage } = get(sessionServicesAtom);
  const calls = await loadCalls();
  const stored = storedValidation(email, storage.read('userData'));
  if (stored) return calls.outcomeOfValidation(email, stored);
  const { validation, outcome } = await calls.validateEmail(await get(loadClientAtom)(), email);
  if (validation) storage.write('userData', { email, ...storable(validation) }, 'session');
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

function goOn(
  get: Getter,
  set: Setter,
  outcome: Exclude<ValidationOutcome, { kind: 'password' }>,
): SignInExit | undefined {
  const { storage } = get(sessionServicesAtom);
  switch (outcome.kind) {
    case 'sso':
      storage.write('pendingSSOUsername', outcome.username);
      return { to: paths.sso };
    case 'resetPassword':
      storage.write('resetEmail', outcome.email);
      return { to: paths.resetPassword };
    case 'redirect':
      return redirect(get, set, outcome.target);
    case 'refused':
      set(stateAtom, (state) => ({ ...state, ...idle, messages: outcome.messages }));
      return undefined;
  }
}

function redirect(get: Getter, set: Setter, given: string): SignInExit | undefined {
  const target = targetFrom(get, given);
  if (target) return { leaveFor: target };
  const messages: Message[] = [{ key: 'login:targetRefused', values: { target: given.slice(0, 100) } }];
  set(stateAtom, (state) => ({ ...state, ...idle, messages }));
  return undefined;
}

async function signIn(
  get: Getter,
  set: Setter,
  email: string,
  password: string,
): Promise<SignInExit | undefined> {
  const { storage, keeper, clock } = get(sessionServicesAtom);
  const [calls, client] = await Promise.all([loadCalls(), get(loadClientAtom)()]);
  const result = await calls.signInWithPassword({
    client,
    config: get(configAtom),
    now: clock.now,
    email,
    password,
  });
  if (!result.ok) {
    storage.write(
      'userData',
      { email, isSSO: false, showPasswordInput: true, errors: inEnglish(result) },
      'session',
    );
    const [first = null, ...others] = result.messages;
    set(stateAtom, (state) => ({
      ...state,
      ...idle,
      ...(result.wrongCredentials
        ? { passwordError: first, messages: others }
        : { messages: result.messages }),
    }));
    return undefined;
  }
  keeper.signIn(result.user, result.tokens);
  set(stateAtom, (state) => ({ ...state, busy: 'login:loginSuccessful' }));
  const target = result.redirectUrl ? targetFrom(get, result.redirectUrl) : undefined;
  // The user is in: a target that is none of ours is told on the page where they land.
  if (result.redirectUrl && !target) storage.write('extUrlError', result.redirectUrl.slice(0, 100));
  return target ? { leaveFor: target } : { to: landingOf(result.user) };
}

/** The failure as it is stored with the user: the server's words, or the key of ours. */
function inEnglish({ messages }: Extract<SignInResult, { ok: false }>): { message: string }[] {
  return messages.map((message) => ({ message: 'words' in message ? message.words : message.key }));
}

function targetFrom(get: Getter, given: string): string | undefined {
  const { origin: ownOrigin } = get(sessionServicesAtom);
  return allowedTarget(given, { ownOrigin, hosts: get(configAtom).redirectHosts });
}
