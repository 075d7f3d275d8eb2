// Changes that are sent until they are answered. While one is not, the browser asks before its page goes.
import type { ApiClient } from '@cnx/api';
import type { TextKey } from '../i18n/message.ts';
import type { Portal } from '../portal.ts';
import { userAtom } from '../session/session.atoms.ts';
import { userKey } from '../session/session.ts';
import { unansweredAtom } from '../state/leaving.atoms.ts';
import { hideToast, showToast } from '../state/toasts.atoms.ts';
import { isUnanswered, untilOnline, waitBefore } from '../state/unanswered.ts';

/** What sending needs of the portal. */
export type SendServices = Pick<Portal, 'store' | 'loadClient'>;

/** Options of what is sent until it is answered. */
export interface SendOptions {
  /** Waits before the change is sent again. @default so long, or until the browser is online again */
  readonly wait?: (ms: number) => Promise<void>;
  /** Called when a first attempt was not answered. */
  readonly onWaiting?: () => void;
}

/** A key of the user who is signed in; null without one. */
export function userOf(store: Portal['store']): string | null {
  const user = store.get(userAtom);
  return user ? userKey(user) : null;
}

/**
 * Sends a call until it is answered, or its user has signed out.
 * @param notSent what is said while it is not answered
 * @throws what the server refuses with
 */
export async function untilAnswered<Answer>(
  { store, loadClient }: SendServices,
  { wait = untilOnline, onWaiting }: SendOptions,
  notSent: TextKey,
  call: (client: ApiClient) => Promise<Answer>,
): Promise<Answer> {
  const user = userOf(store);
  let toast: string | null = null;
  store.set(unansweredAtom, (count) => count + 1);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call(await loadClient());
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        toast ??= showToast(store, { key: notSent }, 'warning', { durationMs: Infinity });
        if (attempt === 0) onWaiting?.();
        await wait(waitBefore(attempt));
        // A change is its user's: no other user sends it.
        if (userOf(store) !== user) throw error;
      }
    }
  } finally {
    store.set(unansweredAtom, (count) => count - 1);
    if (toast !== null) hideToast(store, toast);
  }
}
