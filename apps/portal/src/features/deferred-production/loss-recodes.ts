// Recodes of losses: sent until they are answered, taken back on demand, and followed until the losses are computed by them.
import type { ApiClient, LossRecodes, RecodeLossesRequest } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { inTurn, undoMs, type DecisionServices } from '../../decisions/decisions.ts';
import { untilAnswered, userOf, type SendOptions } from '../../decisions/until-answered.ts';
import type { Message } from '../../i18n/message.ts';
import { newId } from '../../new-id.ts';
import { answerObject, readAnswer } from '../../session/read-answer.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { untilOnline, waitBefore } from '../../state/unanswered.ts';
import { ofWell, recodesPath } from './loss-recodes.atoms.ts';

/** What is recoded. */
export type RecodeDraft = Omit<RecodeLossesRequest, 'id' | 'version'>;

/** What came of a recode; the message of a refusal says why nothing was changed. */
export type RecodeResult =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: Message };

/** Calls whose answer has losses by cause. */
const changedCalls = [
  '/Dashboard/GetDeferredProductionInfo',
  '/Dashboard/GetProductionDayInfo',
  '/Wells/{wellId}/GetWellHistory',
  '/Statistics/GetProductionStatistics',
];

/** For how long a server may answer from before a computation (ms). */
const oldAnswerMs = 1_000;

/**
 * Books losses of a well to other causes. Without an answer it is sent again under the same key. Never fails: a refusal is a
 * result, and the losses are then as they were.
 * @param version of the recodes of the well, as they were seen
 */
export async function recodeLosses(
  services: DecisionServices,
  wellId: string,
  version: number,
  draft: RecodeDraft,
  options: SendOptions = {},
): Promise<RecodeResult> {
  const { store } = services;
  const id = newId();
  try {
    await sent(services, options, wellId, (client) =>
      client.POST('/Wells/{wellId}/RecodeLosses', {
        params: ofWell(wellId),
        body: { id, version, ...draft },
      }),
    );
    showToast(store, { key: 'portal:deferredProduction.recode.done' }, 'good', {
      durationMs: undoMs,
      action: {
        label: { key: 'portal:exceptions.undo' },
        run: () => void undoRecode(services, wellId, id, options),
      },
    });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'refused', message: problemText(error, 'portal:exceptions.refused') };
  }
}

/** Takes a recode back, and says so, or says why the server refused. */
export async function undoRecode(
  services: DecisionServices,
  wellId: string,
  id: string,
  options: SendOptions = {},
): Promise<void> {
  const { store } = services;
  try {
    await sent(services, options, wellId, (client) =>
      client.POST('/Wells/{wellId}/UndoRecode', { params: ofWell(wellId), body: { id } }),
    );
    showToast(store, { key: 'portal:exceptions.undone' }, 'good');
  } catch (error) {
    showToast(store, problemText(error, 'portal:exceptions.notUndone'), 'critical');
  }
}

type Call = (client: ApiClient) => Promise<{ readonly data: LossRecodes }>;

/** What a change left. */
const left = answerObject({ computed: v.boolean() });

/** Sends a change in its turn, then follows it. @throws what the server refuses with */
async function sent(
  services: DecisionServices,
  options: SendOptions,
  wellId: string,
  call: Call,
): Promise<void> {
  const queries = services.store.get(queryClientAtom);
  try {
    const { computed } = await inTurn(services.store, async () => {
      const { data } = await untilAnswered(services, options, 'portal:exceptions.notSent', call);
      return readAnswer('POST /Wells', left, data);
    });
    follow(services, options, wellId, computed).catch(() => undefined);
  } finally {
    void queries.invalidateQueries({ queryKey: [recodesPath, ofWell(wellId)] });
  }
}

/** Reads the losses anew when the server has computed them. */
async function follow(
  services: DecisionServices,
  { wait = untilOnline }: SendOptions,
  wellId: string,
  isComputed: boolean,
): Promise<void> {
  const { store, loadClient } = services;
  const user = userOf(store);
  const queries = store.get(queryClientAtom);
  let computed = isComputed;
  for (let attempt = 0; !computed; attempt += 1) {
    await wait(waitBefore(attempt));
    if (userOf(store) !== user) return;
    const client = await loadClient();
    computed = await client.GET(recodesPath, { params: ofWell(wellId) }).then(
      ({ data }) => data.computed,
      () => false,
    );
  }
  await wait(oldAnswerMs);
  for (const path of [recodesPath, ...changedCalls]) void queries.invalidateQueries({ queryKey: [path] });
}
