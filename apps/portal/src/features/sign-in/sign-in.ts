import type { Message } from '../../i18n/message.ts';
import { lazyCode, lazyComponent } from '../../lazy-code.tsx';
import { paths } from '../../paths.ts';
import type { Portal } from '../../portal.ts';
import type { Destination } from '../../redirects/destination.ts';
import { isEmail, typedEmail } from '../../typed-email.ts';
import type { PasswordStepProps } from './PasswordStep.tsx';
import { idleSignIn, initialSignIn, signInAtom, type SignInState } from './sign-in.atoms.ts';

/** What the user typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

// Fetched while the user types: the page can be used before it is there.
const signInStep = lazyCode(() => import('./sign-in-step.ts'));

/** The fields of the second step. */
export const passwordStep = lazyComponent<PasswordStepProps>(
  async () => (await import('./PasswordStep.tsx')).PasswordStep,
);

const ignore = () => undefined;

/** Fetches what the next step needs, at the first character typed. */
export function prepareStep({ store, navigation, loadClient, loadPasswordEncryption }: Portal): void {
  signInStep.load().catch(ignore);
  passwordStep.preload().catch(ignore);
  loadClient().catch(ignore);
  if (store.get(signInAtom).step === 'email') return;
  loadPasswordEncryption().catch(ignore);
  navigation.prefetch(paths.dashboard);
}

/** Back to the email: forgets what was stored of the user. The form clears the password itself. */
export function backToEmail({ store, storage }: Portal): void {
  // In this tab only: in another one a user may be signed in.
  storage.remove('userData', 'session');
  store.set(signInAtom, initialSignIn);
}

/** Changes what the form shows; what `shows` leaves out of errors, messages and `busy` is cleared. */
export function showSignIn({ store }: Portal, shows: Partial<SignInState>): void {
  store.set(signInAtom, (state) => ({ ...state, ...idleSignIn, ...shows }));
}

/**
 * Sends the form of the current step.
 * @param texts The texts of the result: it is not shown before they are there.
 * @returns where to go; undefined when the form stays and shows the next step or what is wrong.
 */
export async function submitSignIn(
  portal: Portal,
  typed: Credentials,
  texts?: Promise<unknown>,
): Promise<Destination | undefined> {
  const { step, busy, validatedEmail } = portal.store.get(signInAtom);
  if (busy) return undefined;
  const email = typedEmail(typed.email);
  const emailError: Message | null = isEmail(email) ? null : { key: 'login:emailInvalid' };
  const blank = step === 'password' && !typed.password.trim();
  const passwordError: Message | null = blank ? { key: 'signIn:passwordEmpty' } : null;
  if (emailError ?? passwordError) {
    showSignIn(portal, { emailError, passwordError });
    return undefined;
  }
  showSignIn(portal, { busy: 'loading' });
  try {
    const [{ runSignInStep }, client] = await Promise.all([
      signInStep.load(),
      portal.loadClient(),
      passwordStep.preload(),
      texts,
    ]);
    const { password } = typed;
    const result = await runSignInStep({ portal, client, step, validatedEmail, email, password });
    showSignIn(portal, result.shows);
    return result.destination;
  } catch {
    // Only code that could not be fetched fails here: every failure of a call is a result.
    showSignIn(portal, { messages: [{ key: 'login:network' }] });
    return undefined;
  }
}
