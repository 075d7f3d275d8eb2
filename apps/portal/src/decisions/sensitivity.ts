// How sensitively the changes of a well are searched: chosen at once, and followed until the changes are those of the step.
import type { ApiAnswer, Sensitivity, WellLabel, WellSensitivity } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../i18n/message.ts';
import { newId } from '../new-id.ts';
import { problemText } from '../state/problem-text.ts';
import { showToast } from '../state/toasts.atoms.ts';
import type { CallKey } from '../state/query-client.ts';
import { untilOnline, waitBefore } from '../state/unanswered.ts';
import { changedCalls, inTurn, type DecisionServices } from './decisions.ts';
import { ofWell, pendingSensitivitiesAtom, sensitivityPath } from './sensitivity.atoms.ts';
import { untilAnswered, userOf, type SendOptions } from './until-answered.ts';

/** Lists that have each change that is found. */
const listCalls = ['/ExceptionReport/GetChangePoints', '/ExceptionReport/GetExceptions'];

/** Other calls whose answer follows from the changes of wells. */
const followingCalls = [
  ...changedCalls.filter((path) => !listCalls.includes(path)),
  '/Wells/{wellId}/GetDailyProduction',
  '/Wells/{wellId}/GetWellHistory',
];

/** For how long a server may answer from before a computation (ms). */
const oldAnswerMs = 1_000;

/** For how long what is not in a list any more may be on the page (ms). */
const leavingMs = 500;

/** What came of a choice; the message of a refusal says why the step is as it was. */
export type SensitivityResult =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: Message };

/**
 * Chooses how sensitively the changes of a well are searched: the page shows the step at once, and the changes when the server
 * has computed them. Never fails: a refusal is a result, and the step is then as it was.
 */
export async function chooseSensitivity(
  services: DecisionServices,
  well: Pick<WellLabel, 'id' | 'name'>,
  sensitivity: Sensitivity,
  options: SendOptions = {},
): Promise<SensitivityResult> {
  const { store } = services;
  const id = newId();
  const user = userOf(store);
  store.set(pendingSensitivitiesAtom, (all) => [...all, { id, wellId: well.id, sensitivity }]);
  try {
    await inTurn(store, async () => {
      const { version } = known(services, well.id) ?? (await read(services, well.id));
      await untilAnswered(services, options, 'portal:exceptions.notSent', (client) =>
        client.POST('/Wells/{wellId}/SaveSensitivity', {
          params: ofWell(well.id),
          body: { id, version, sensitivity },
        }),
      );
      await read(services, well.id);
    });
  } catch (error) {
    void read(services, well.id).catch(() => undefined);
    return { kind: 'refused', message: problemText(error, 'portal:verdicts.sensitivity.refused') };
  } finally {
    store.set(pendingSensitivitiesAtom, (all) => all.filter((pending) => pending.id !== id));
  }
  const { wait = untilOnline } = options;
  for (let attempt = 0; !known(services, well.id)?.computed; attempt += 1) {
    await wait(waitBefore(attempt));
    if (userOf(store) !== user) return { kind: 'done' };
    await read(services, well.id).catch(() => undefined);
  }
  await wait(oldAnswerMs);
  const queries = store.get(queryClientAtom);
  const refetch = (path: string) => queries.invalidateQueries({ queryKey: [path] });
  await Promise.all(listCalls.map(refetch));
  // The details of what a list lacks now leave the page: they would ask for a change that is gone.
  await wait(leavingMs);
  for (const path of followingCalls) void refetch(path);
  showToast(store, { key: 'portal:verdicts.sensitivity.done', values: { well: well.name } }, 'good');
  return { kind: 'done' };
}

const keyOf = (wellId: string) => [sensitivityPath, ofWell(wellId)] as const satisfies CallKey;

/** What the server said last; undefined before its first answer. */
function known({ store }: DecisionServices, wellId: string): WellSensitivity | undefined {
  return store.get(queryClientAtom).getQueryData<ApiAnswer<WellSensitivity>>(keyOf(wellId))?.data;
}

/** Asks the server anew: what it was asked before may have been answered before. */
async function read({ store }: DecisionServices, wellId: string): Promise<WellSensitivity> {
  const queries = store.get(queryClientAtom);
  const queryKey = keyOf(wellId);
  await queries.cancelQueries({ queryKey });
  const { data } = await queries.fetchQuery<ApiAnswer<WellSensitivity>>({ queryKey, staleTime: 0 });
  // What shows the answer hears of it in the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  return data;
}
