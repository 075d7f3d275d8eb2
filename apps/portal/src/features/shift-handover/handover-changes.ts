// Hand-overs of shifts: written and confirmed, sent until they are answered.
import type { ApiClient } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import { untilAnswered, type SendOptions, type SendServices } from '../../decisions/until-answered.ts';
import type { Message } from '../../i18n/message.ts';
import { problemText } from '../../state/problem-text.ts';
import { usageAtom } from '../../state/usage.ts';

/** What came of a change; a message says why nothing was changed. */
export type HandoverResult =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: Message };

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
  services: SendServices,
  body: HandoverNote,
  options: SendOptions = {},
): Promise<HandoverResult> {
  return sent(services, options, (client) => client.POST('/ExceptionReport/SaveShiftHandover', { body }));
}

/** Takes over a shift by its hand-over as it was read. Never fails: a refusal is a result. */
export function confirmHandover(
  services: SendServices,
  body: { readonly id: string; readonly version: number },
  options: SendOptions = {},
): Promise<HandoverResult> {
  return sent(services, options, (client) => client.POST('/ExceptionReport/ConfirmShiftHandover', { body }));
}

async function sent(
  services: SendServices,
  options: SendOptions,
  call: (client: ApiClient) => Promise<unknown>,
): Promise<HandoverResult> {
  try {
    await untilAnswered(services, options, 'portal:handover.notSent', call);
    services.store.get(usageAtom).record({ name: 'feature.handover' });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'refused', message: problemText(error, 'portal:handover.refused') };
  } finally {
    const queries = services.store.get(queryClientAtom);
    for (const path of ['/ExceptionReport/GetShiftHandover', '/ExceptionReport/GetShiftHandovers'])
      void queries.invalidateQueries({ queryKey: [path] });
  }
}
