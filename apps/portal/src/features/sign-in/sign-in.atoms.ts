import { atom } from 'jotai';
import type { Message, TextKey } from '../../i18n/message.ts';

/** What the sign-in form shows. */
export interface SignInState {
  readonly step: 'email' | 'password';
  /** The address that the server said asks for a password. */
  readonly validatedEmail: string | null;
  /** Why the page is covered, `loading` where there is no more to say; null while the user can go on. */
  readonly busy: TextKey | 'loading' | null;
  readonly emailError: Message | null;
  readonly passwordError: Message | null;
  /** What went wrong with neither field. */
  readonly messages: readonly Message[];
}

/** Nothing under way, and nothing wrong. */
export const idleSignIn = { busy: null, emailError: null, passwordError: null, messages: [] } as const;

/** The form as it is opened. */
export const initialSignIn: SignInState = { step: 'email', validatedEmail: null, ...idleSignIn };

/** What the sign-in form shows now. */
export const signInAtom = atom<SignInState>(initialSignIn);
