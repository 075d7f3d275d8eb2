// Hand-overs of shifts: written and confirmed, sent until they are answered.
import type { ApiClient } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { userKey } from '../../session/session.ts';
import { isUnanswered, refusalText, untilOnline, waitBefore } from '../../state/unanswered.ts';

/** What changes of hand-overs need of the portal. */
export type HandoverServices = Pick<Portal, 'store' | 'loadClient'>;

/** What came of a change; a message says why nothing was changed, by the server's own words where it gave any. */
export type HandoverResult =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: Message };

/** Options of the changes. */
export interface SendOptions {
  /** Waits before the change is sent again. @default so long, or until the browser is online again */
  readonly wait?: (ms: number) => Promise<void>;
  /** Called when a first attempt was not answered. */
  readonly onWaiting?: () => void;
}

/** A note as it is to be stored. */
export interface HandoverNote {
  readonly id: string;
  /** The version that was changed; null for a new one. */
  readonly version: number | null;
  readonly since: string;
  readonly note: string;
}

/** Stores the note of a hand-over. Never fails: a refusal is a result. */
export function saveHandover(
  services: HandoverServices,
  body: HandoverNote,
  options: SendOptions = {},
): Promise<HandoverResult> {
  return sent(services, options, (client) => client.POST('/ExceptionReport/SaveShiftHandover', { body }));
}

/** Takes over a shift by its hand-over as it was read. Never fails: a refusal is a result. */
export function confirmHandover(
  services: HandoverServices,
  body: { readonly id: string; readonly version: number },
  options: SendOptions = {},
): Promise<HandoverResult> {
  return sent(services, options, (client) => client.POST('/ExceptionReport/ConfirmShiftHandover', { body }));
}

async function sent(
  { store, loadClient }: HandoverServices,
  { wait = untilOnline, onWaiting }: SendOptions,
  call: (client: ApiClient) => Promise<unknown>,
): Promise<HandoverResult> {
  const userOf = () => {
    const user = store.get(userAtom);
    return user ? userKey(user) : null;
  };
  const user = userOf();
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await call(await loadClient());
        return { kind: 'done' };
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        if (attempt === 0) onWaiting?.();
        await wait(waitBefore(attempt));
        // A note is its user's: no other user sends it.
        if (userOf() !== user) throw error;
      }
    }
  } catch (error) {
    const text = refusalText(error);
    return { kind: 'refused', message: text === null ? { key: 'portal:handover.refused' } : { text } };
  } finally {
    const queries = store.get(queryClientAtom);
    for (const path of ['/ExceptionReport/GetShiftHandover', '/ExceptionReport/GetShiftHandovers'])
      void queries.invalidateQueries({ queryKey: [path] });
  }
}
