// Cases of declines: kept until they are answered, taken back on demand.
import type { ApiClient, DeclineCases } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import { inTurn, undoMs, type DecisionServices } from '../../decisions/decisions.ts';
import { untilAnswered, type SendOptions } from '../../decisions/until-answered.ts';
import type { Message } from '../../i18n/message.ts';
import { newId } from '../../new-id.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { casesPath, declineDraftAtom, ofWell, type DeclineDraft } from './decline-cases.atoms.ts';

/** What came of keeping a case; the message of a refusal says why nothing was changed. */
export type KeepResult = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: Message };

/** A case to be kept. */
export interface NewCase extends DeclineDraft {
  readonly name: string;
  /** Of the cases of the well, as they were seen. */
  readonly version: number;
}

/** Calls whose answer has declines. */
const changedCalls = ['/Wells/{wellId}/GetWellForecast', '/Statistics/GetDeclines'];

/**
 * Keeps a case as the decline of a well. Without an answer it is sent again under the same key. Never fails: a refusal is a
 * result, and the decline is then as it was.
 */
export async function keepDeclineCase(
  services: DecisionServices,
  wellId: string,
  { name, model, firstDay, leftOut, version }: NewCase,
  options: SendOptions = {},
): Promise<KeepResult> {
  const { store } = services;
  const id = newId();
  try {
    await sent(services, options, wellId, (client) =>
      client.POST('/Wells/{wellId}/KeepDeclineCase', {
        params: ofWell(wellId),
        body: { id, version, name, model, firstDay, leftOut },
      }),
    );
    store.set(declineDraftAtom, null);
    showToast(store, { key: 'portal:wellPanel.decline.done' }, 'good', {
      durationMs: undoMs,
      action: {
        label: { key: 'portal:exceptions.undo' },
        run: () => void undoDeclineCase(services, wellId, id, options),
      },
    });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'refused', message: problemText(error, 'portal:exceptions.refused') };
  }
}

/** Takes a case back, and says so, or says why the server refused. */
export async function undoDeclineCase(
  services: DecisionServices,
  wellId: string,
  id: string,
  options: SendOptions = {},
): Promise<void> {
  const { store } = services;
  try {
    await sent(services, options, wellId, (client) =>
      client.POST('/Wells/{wellId}/UndoDeclineCase', { params: ofWell(wellId), body: { id } }),
    );
    showToast(store, { key: 'portal:exceptions.undone' }, 'good');
  } catch (error) {
    showToast(store, problemText(error, 'portal:exceptions.notUndone'), 'critical');
  }
}

/** What a change left. */
const left = answerObject({ well: answerObject({ id: neededText }) });

/** Sends a change in its turn, then reads the declines anew. @throws what the server refuses with */
async function sent(
  services: DecisionServices,
  options: SendOptions,
  wellId: string,
  call: (client: ApiClient) => Promise<{ readonly data: DeclineCases }>,
): Promise<void> {
  const queries = services.store.get(queryClientAtom);
  try {
    await inTurn(services.store, async () => {
      const { data } = await untilAnswered(services, options, 'portal:exceptions.notSent', call);
      return readAnswer('POST /Wells', left, data);
    });
  } finally {
    void queries.invalidateQueries({ queryKey: [casesPath, ofWell(wellId)] });
    for (const path of changedCalls) void queries.invalidateQueries({ queryKey: [path] });
  }
}
