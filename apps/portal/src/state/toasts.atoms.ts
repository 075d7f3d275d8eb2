import { atom } from 'jotai';
import type { Message } from '../i18n/message.ts';

/** A short message about something that has just happened. */
export interface Toast {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly message: Message;
}

const shownAtom = atom<readonly Toast[]>([]);
let last = 0;

/** The messages that are shown, oldest first. */
export const toastsAtom = atom((get) => get(shownAtom));

/** Shows a message until it has been read or closed. @default tone 'info' */
export const showToastAtom = atom(null, (_get, set, message: Message, tone: Toast['tone'] = 'info') => {
  last += 1;
  const toast: Toast = { id: `toast-${last}`, tone, message };
  set(shownAtom, (shown) => [...shown, toast]);
});

/** Takes a message away. */
export const dismissToastAtom = atom(null, (_get, set, id: string) =>
  set(shownAtom, (shown) => shown.filter((toast) => toast.id !== id)),
);
