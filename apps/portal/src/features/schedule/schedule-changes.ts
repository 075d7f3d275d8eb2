// Changes of the schedule: sent until they are answered, taken back on demand; the page shows what the server made of them.
import type { ApiClient, ScheduledActivity } from '@cnx/api';
import { isApiFailure } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { inTurn, undoMs, type DecisionServices } from '../../decisions/decisions.ts';
import { untilAnswered, type SendOptions } from '../../decisions/until-answered.ts';
import type { Message } from '../../i18n/message.ts';
import { newId } from '../../new-id.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { problemText } from '../../state/problem-text.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usageAtom } from '../../state/usage.ts';
import type { ChangeTexts } from './change-texts.ts';
import type { ScheduleDraft } from './schedule-change.ts';
import { changedActivitiesAtom } from './schedule.atoms.ts';

/** What came of a change. */
export type ScheduleChangeResult =
  | { readonly kind: 'done' }
  /** Nothing was changed; the message says why. */
  | { readonly kind: 'refused'; readonly message: Message; readonly overlaps: boolean };

/** How a change is sent, and what is said of it. @default its kind alone */
export interface ChangeOptions extends SendOptions {
  readonly texts?: ChangeTexts;
}

/** Calls whose answer a change of the schedule changes. */
const changedCalls = [
  '/Dashboard/GetScheduleInfo',
  '/OptimizationDashboard/GetFrequencyChangeInfo',
  '/ExceptionReport/GetExceptions',
];

/**
 * Changes the schedule. Without an answer the change is sent again under the same key until there is one, or the user has signed
 * out. Never fails: a refusal is a result, and the activity is then as it was.
 * @param activity what is changed, as the page shows it; null to create one
 */
export async function changeSchedule(
  services: DecisionServices,
  activity: ScheduledActivity | null,
  draft: ScheduleDraft,
  options: ChangeOptions = {},
): Promise<ScheduleChangeResult> {
  const { store } = services;
  const id = newId();
  try {
    await inTurn(store, () =>
      sent(services, options, (client) => {
        const known = activity && store.get(changedActivitiesAtom).get(activity.id);
        const seen = activity && {
          id: activity.id,
          version: Math.max(activity.version, known?.version ?? 0),
        };
        return client.POST('/Dashboard/ChangeSchedule', { body: { id, activity: seen, ...draft } });
      }),
    );
    store.get(usageAtom).record({ name: 'feature.decision' });
    const said = options.texts?.done ?? ({ key: `portal:schedule.change.done.${draft.action}` } as const);
    showToast(store, said, 'good', {
      durationMs: undoMs,
      action: {
        label: { key: 'portal:exceptions.undo' },
        run: () => void undoScheduleChange(services, id, options, options.texts?.undone),
      },
    });
    return { kind: 'done' };
  } catch (error) {
    const overlaps =
      isApiFailure(error) &&
      error.kind === 'api' &&
      error.errors.some(({ code }) => code === 'activityOverlaps');
    return { kind: 'refused', message: problemText(error, 'portal:exceptions.refused'), overlaps };
  } finally {
    refetch(store);
  }
}

/** Changes, and says what the server refused where no form does. */
export async function changeScheduleAtOnce(
  services: DecisionServices,
  activity: ScheduledActivity,
  draft: ScheduleDraft,
  options: ChangeOptions = {},
): Promise<ScheduleChangeResult> {
  const result = await changeSchedule(services, activity, draft, options);
  if (result.kind === 'refused') showToast(services.store, result.message, 'critical');
  return result;
}

/** Takes a change back, and says so, or says why the server refused. */
export async function undoScheduleChange(
  services: DecisionServices,
  id: string,
  options: SendOptions = {},
  undone: Message = { key: 'portal:exceptions.undone' },
): Promise<void> {
  const { store } = services;
  try {
    await inTurn(store, () =>
      sent(services, options, (client) => client.POST('/Dashboard/UndoScheduleChange', { body: { id } })),
    );
    showToast(store, undone, 'good');
  } catch (error) {
    showToast(store, problemText(error, 'portal:exceptions.notUndone'), 'critical');
  } finally {
    refetch(store);
  }
}

type Call = (client: ApiClient) => Promise<{ readonly data: { readonly activity: ScheduledActivity } }>;

/** What a change left. */
const left = answerObject({ activity: answerObject({ id: neededText, version: v.number() }) });

/** Sends a call until it is answered, and keeps the activity that it answers. @throws what the server refuses with */
async function sent(services: DecisionServices, options: SendOptions, call: Call): Promise<void> {
  const { data } = await untilAnswered(services, options, 'portal:exceptions.notSent', call);
  readAnswer('POST /Dashboard', left, data);
  services.store.set(
    changedActivitiesAtom,
    (known) => new Map([...known, [data.activity.id, data.activity] as const]),
  );
}

// What the page shows is the server's: a failed refresh is the list's own failure.
function refetch(store: DecisionServices['store']): void {
  const queries = store.get(queryClientAtom);
  for (const path of changedCalls) void queries.invalidateQueries({ queryKey: [path] });
}
