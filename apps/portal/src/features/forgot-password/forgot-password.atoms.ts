import { atom } from 'jotai';
import type { MessageType } from '../../forms/message-tones.ts';
import type { Message } from '../../i18n/message.ts';

/** A message above the form. */
export interface MessageItem {
  readonly message: Message;
  /** @default 'info' */
  readonly type?: MessageType;
}

/** What the form shows. */
export interface ForgotPasswordState {
  readonly busy: boolean;
  readonly messages: readonly MessageItem[];
}

/** The form as it is opened. */
export const initialForgotPassword: ForgotPasswordState = { busy: false, messages: [] };

/** What the form shows now. */
export const forgotPasswordAtom = atom(initialForgotPassword);
