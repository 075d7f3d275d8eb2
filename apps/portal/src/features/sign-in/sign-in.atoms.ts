import { atom } from 'jotai';
import type { Message, TextKey } from '../../i18n/message.ts';
import { paths } from '../../paths.ts';
import { isEmail } from '../../session/email.ts';
import { sessionServicesAtom } from '../../session/session.atoms.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { configAtom } from '../../state/config.atoms.ts';
import { navigationAtom } from '../../state/navigation.atoms.ts';
import { passwordStep } from './password-step.ts';
import type { SignInExit } from './sign-in-step.ts';

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

/** What was typed. */
export interface Entered {
  readonly email: string;
  readonly password: string;
}

const idle = { busy: null, emailError: null, passwordError: null, messages: [] } as const;
const start: SignInState = { step: 'email', validatedEmail: null, ...idle };

const stateAtom = atom<SignInState>(start);

/** What the sign-in form shows now. */
export const signInAtom = atom((get) => get(stateAtom));

/** Begins anew, as when the form is left. */
export const resetSignInAtom = atom(null, (_get, set) => set(stateAtom, start));

/** Back to the email: forgets what was stored of the user. The form clears the password itself. */
export const backToEmailAtom = atom(null, (get, set) => {
  // Only here: in another tab somebody may be signed in.
  get(sessionServicesAtom).storage.remove('userData', 'session');
  set(stateAtom, start);
});

// Fetched while a person types: the page can be used before it is there.
const loadStep = () => import('./sign-in-step.ts');

/** Fetches what the next step needs, at the first character typed. */
export const prepareStepAtom = atom(null, (get) => {
  const ignore = () => undefined;
  loadStep().catch(ignore);
  passwordStep.preload().catch(ignore);
  get(loadClientAtom)().catch(ignore);
  if (get(stateAtom).step === 'email') return;
  import('../../session/encrypt-password.ts').catch(ignore);
  get(navigationAtom).prefetch(paths.dashboard);
});

/** Shows something else, and that nothing is under way unless it says so. */
export const showSignInAtom = atom(null, (_get, set, shows: Partial<SignInState>) =>
  set(stateAtom, (state) => ({ ...state, ...idle, ...shows })),
);

/**
 * Sends the form of the step in force.
 * @param texts The texts by which the result is told: it is not shown before they are there.
 * @returns where to go; nothing when the form stays and shows the next step or what is wrong.
 */
export const submitSignInAtom = atom(
  null,
  async (get, set, entered: Entered, texts?: Promise<unknown>): Promise<SignInExit | undefined> => {
    const { step, busy, validatedEmail } = get(stateAtom);
    if (busy) return undefined;
    const email = entered.email.trim();
    const emailError: Message | null = isEmail(email) ? null : { key: 'login:emailInvalid' };
    const blank = step === 'password' && !entered.password.trim();
    const passwordError: Message | null = blank ? { key: 'signIn:passwordEmpty' } : null;
    const wrong = emailError !== null || blank;
    set(stateAtom, (state) => ({
      ...state,
      ...idle,
      emailError,
      passwordError,
      busy: wrong ? null : 'login:loading',
    }));
    if (wrong) return undefined;
    try {
      const [{ takeStep }, client] = await Promise.all([
        loadStep(),
        get(loadClientAtom)(),
        passwordStep.preload(),
        texts,
      ]);
      const given = { services: get(sessionServicesAtom), config: get(configAtom), client };
      const { shows, exit } = await takeStep({
        ...given,
        step,
        validatedEmail,
        email,
        password: entered.password,
      });
      set(stateAtom, (state) => ({ ...state, ...idle, ...shows }));
      return exit;
    } catch {
      // Only code that could not be fetched fails here: every failure of a call is a result.
      set(stateAtom, (state) => ({ ...state, ...idle, messages: [{ key: 'login:network' }] }));
      return undefined;
    }
  },
);
