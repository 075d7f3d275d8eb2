// Decisions on advice: shown at once, sent until they are answered, and taken back where the server refuses them.
import type { ApiClient, FrequencyChange, SettingAdvice } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { inTurn, undoMs, type DecisionServices } from '../../decisions/decisions.ts';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { untilAnswered, type SendOptions } from '../../decisions/until-answered.ts';
import type { Message } from '../../i18n/message.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { newId } from '../../new-id.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usageAtom } from '../../state/usage.ts';
import type { AdviceDraft } from './advice-decision.ts';
import type { AdviceRow } from './advice-row.ts';
import { decidedAdviceAtom, pendingAdviceAtom } from './optimization-dashboard.atoms.ts';

/** What came of a decision on advice. */
export type AdviceDecisionResult =
  | { readonly kind: 'done' }
  /** Nothing was changed; the message says why. */
  | { readonly kind: 'refused'; readonly message: Message };

/** Calls whose answer a decision on advice changes. */
const changedCalls = [
  '/OptimizationDashboard/GetFrequencyChangeInfo',
  '/OptimizationDashboard/GetSettingAdviceInfo',
  '/OptimizationDashboard/GetOptimizationSummary',
  '/Dashboard/GetProductionOptimizationInfo',
  '/Dashboard/GetScheduleInfo',
];

/**
 * Decides on advice: the page shows it at once, and shows what the server made of it when it has answered. Without an answer
 * it is sent again under the same key until there is one, or the user has signed out. Never fails: a refusal is a result,
 * and the advice is then as it was.
 */
export async function decideAdvice(
  services: DecisionServices,
  rows: readonly AdviceRow[],
  draft: AdviceDraft,
  options: SendOptions = {},
): Promise<AdviceDecisionResult> {
  const { store, now } = services;
  const isOfOwner = draft.action === 'assign';
  const id = newId();
  const by = { name: store.get(meAtom)?.name ?? null, now: now() };
  store.set(pendingAdviceAtom, (all) => [...all, { id, adviceIds: rows.map((row) => row.id), draft, by }]);
  try {
    await inTurn(store, () =>
      sent(services, options, (client) => {
        const known = store.get(decidedAdviceAtom);
        const advice = rows.map((row) => ({
          id: row.id,
          version: Math.max(row.version, known.get(row.id)?.version ?? 0),
        }));
        const { assignee, ...given } = draft;
        return client.POST('/OptimizationDashboard/DecideAdvice', {
          // What is not assigned is decided on as before.
          body: { id, advice, ...given, ...(isOfOwner && { assigneeId: assignee?.id ?? null }) },
        });
      }),
    );
    store.get(usageAtom).record({ name: 'feature.decision' });
    const name = draft.assignee?.name ?? '';
    const values = { count: rows.length, well: rows[0]?.well.name ?? '', name };
    const done = isOfOwner && draft.assignee === null ? 'release' : draft.action;
    showToast(store, { key: `portal:optimization.decide.done.${done}`, values }, 'good', {
      durationMs: undoMs,
      action: {
        label: { key: 'portal:exceptions.undo' },
        run: () => void undoAdviceDecision(services, id, options),
      },
    });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'refused', message: problemText(error, 'portal:exceptions.refused') };
  } finally {
    store.set(pendingAdviceAtom, (all) => all.filter((pending) => pending.id !== id));
    refetch(store);
  }
}

/** Decides, and says what the server refused where no form does. */
export async function decideAdviceAtOnce(
  services: DecisionServices,
  rows: readonly AdviceRow[],
  draft: AdviceDraft,
): Promise<AdviceDecisionResult> {
  const result = await decideAdvice(services, rows, draft);
  if (result.kind === 'refused') showToast(services.store, result.message, 'critical');
  return result;
}

/** Takes a decision back, and says so, or says why the server refused. */
export async function undoAdviceDecision(
  services: DecisionServices,
  id: string,
  options: SendOptions = {},
): Promise<void> {
  const { store } = services;
  try {
    await inTurn(store, () =>
      sent(services, options, (client) =>
        client.POST('/OptimizationDashboard/UndoAdviceDecision', { body: { id } }),
      ),
    );
    showToast(store, { key: 'portal:exceptions.undone' }, 'good');
  } catch (error) {
    showToast(store, problemText(error, 'portal:exceptions.notUndone'), 'critical');
  } finally {
    refetch(store);
  }
}

type Call = (
  client: ApiClient,
) => Promise<{ readonly data: { readonly advice: FrequencyChange[]; readonly settings: SettingAdvice[] } }>;

/** Advice that a decision left, no more than a call can name. */
const decided = v.pipe(
  v.array(answerObject({ id: neededText, version: v.number() })),
  v.check((rows) => rows.length <= maxRowsPerCall),
);
const left = answerObject({ advice: decided, settings: decided });

/** Sends a call until it is answered, and keeps the advice that it answers. @throws what the server refuses with */
async function sent(services: DecisionServices, options: SendOptions, call: Call): Promise<void> {
  const { data } = await untilAnswered(services, options, 'portal:exceptions.notSent', call);
  readAnswer('POST /OptimizationDashboard', left, data);
  services.store.set(
    decidedAdviceAtom,
    (known) =>
      new Map([...known, ...[...data.advice, ...data.settings].map((row) => [row.id, row] as const)]),
  );
}

// What the page shows is the server's: a failed refresh is the list's own failure.
function refetch(store: DecisionServices['store']): void {
  const queries = store.get(queryClientAtom);
  for (const path of changedCalls) void queries.invalidateQueries({ queryKey: [path] });
}
