import type { Tone } from '@cnx/ui';
import { atom } from 'jotai';
import type { Message } from '../i18n/message.ts';
import type { PortalStore } from './store.ts';

/** A short message about something that has just happened. */
export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly message: Message;
}

/** The messages that are shown, oldest first, and how many there have been. */
export const toastsAtom = atom<{ readonly shown: readonly Toast[]; readonly count: number }>({
  shown: [],
  count: 0,
});

/** Shows a message until it has been read or closed. @param tone @default 'info' */
export function showToast(store: PortalStore, message: Message, tone: Toast['tone'] = 'info'): void {
  store.set(toastsAtom, ({ shown, count }) => ({
    shown: [...shown, { id: `toast-${count + 1}`, tone, message }],
    count: count + 1,
  }));
}
