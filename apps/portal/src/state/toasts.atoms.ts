import type { Tone } from '@cnx/ui';
import { atom } from 'jotai';
import type { Message } from '../i18n/message.ts';
import type { PortalStore } from './store.ts';

/** A short message about something that has just happened. */
export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly message: Message;
  /** What can be done about it: the label of a button, and what it does. @default nothing */
  readonly action?: { readonly label: Message; readonly run: () => void };
  /** How long it stays, in milliseconds. @default as long as all others */
  readonly durationMs?: number;
}

/** The messages that are shown, oldest first, and how many there have been. */
export const toastsAtom = atom<{ readonly shown: readonly Toast[]; readonly count: number }>({
  shown: [],
  count: 0,
});

/**
 * Shows a message until it has been read or closed.
 * @param tone @default 'info'
 * @returns the id by which it can be taken away
 */
export function showToast(
  store: PortalStore,
  message: Message,
  tone: Toast['tone'] = 'info',
  more: Pick<Toast, 'action' | 'durationMs'> = {},
): string {
  const id = `toast-${store.get(toastsAtom).count + 1}`;
  store.set(toastsAtom, ({ shown, count }) => ({
    shown: [...shown, { id, tone, message, ...more }],
    count: count + 1,
  }));
  return id;
}

/** Takes a message away. */
export function hideToast(store: PortalStore, id: string): void {
  store.set(toastsAtom, (toasts) => ({ ...toasts, shown: toasts.shown.filter((toast) => toast.id !== id) }));
}
