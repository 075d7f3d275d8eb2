// Decisions on exceptions: shown at once, sent until they are answered, and taken back where the server refuses them.
import { isApiFailure, type ApiClient, type WellException } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import type { Message } from '../../i18n/message.ts';
import { maxRowsPerCall } from '../../limits.ts';
import type { Portal } from '../../portal.ts';
import { answerObject, neededText, readAnswer } from '../../session/read-answer.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { userKey } from '../../session/session.ts';
import { hideToast, showToast } from '../../state/toasts.atoms.ts';
import { isUnanswered, untilOnline, waitBefore } from '../../state/unanswered.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import type { DecisionDraft } from './decision.ts';
import { decidedAtom, meAtom, pendingDecisionsAtom } from './exceptions.atoms.ts';

/** What decisions need of the portal. */
export type DecisionServices = Pick<Portal, 'store' | 'loadClient' | 'now'>;

/** What came of a decision. */
export type DecisionResult =
  | { readonly kind: 'done' }
  /** Nothing was changed; the message says why. */
  | { readonly kind: 'refused'; readonly message: Message };

/** Options of {@link decide} and {@link undoDecision}. */
export interface SendOptions {
  /** Key of the decision. @default a new one */
  readonly id?: string;
  /** Waits before the decision is sent again. @default so long, or until the browser is online again */
  readonly wait?: (ms: number) => Promise<void>;
  /** Called when a first attempt was not answered. */
  readonly onWaiting?: () => void;
}

/** How long a decision can be taken back by its message. */
export const undoMs = 10_000;

/** Calls whose answer a decision changes. */
const changedCalls = [
  '/ExceptionReport/GetExceptions',
  '/ExceptionReport/GetExceptionSummary',
  '/ExceptionReport/GetException',
];

/** The decision before, which is answered first: the next one counts on from its versions. */
const turns = new WeakMap<object, Promise<unknown>>();

/**
 * Decides on events: the page shows it at once, and shows what the server made of it when it has answered. Without an
 * answer it is sent again under the same key until there is one, or the user has signed out. Never fails: a refusal is a
 * result, and the events are then as they were.
 */
export async function decide(
  services: DecisionServices,
  rows: readonly WellException[],
  draft: DecisionDraft,
  { id = crypto.randomUUID(), ...options }: SendOptions = {},
): Promise<DecisionResult> {
  const { store, now } = services;
  const by = { name: store.get(meAtom)?.name ?? null, now: now() };
  const exceptionIds = rows.map((row) => row.id);
  store.set(pendingDecisionsAtom, (all) => [...all, { id, exceptionIds, draft, by }]);
  try {
    await inTurn(store, () =>
      sent(services, options, (client) =>
        client.POST('/ExceptionReport/DecideExceptions', {
          body: {
            id,
            exceptions: rows.map((row) => ({ id: row.id, version: newestVersion(store, row) })),
            action: draft.action,
            assigneeId: draft.assignee?.id ?? null,
            until: draft.until,
            feedback: draft.feedback,
            comment: draft.comment,
          },
        }),
      ),
    );
    const [first] = rows;
    const values = { count: rows.length, well: first?.well.name ?? '', name: draft.assignee?.name ?? '' };
    showToast(store, { key: `portal:exceptions.done.${draft.action}`, values }, 'good', {
      durationMs: undoMs,
      action: {
        label: { key: 'portal:exceptions.undo' },
        run: () => void undoDecision(services, id, options),
      },
    });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'refused', message: refusalOf(error, 'portal:exceptions.refused') };
  } finally {
    store.set(pendingDecisionsAtom, (all) => all.filter((pending) => pending.id !== id));
    refetch(store);
  }
}

/** Decides, and says what the server refused where no form does. */
export async function decideAtOnce(
  services: DecisionServices,
  rows: readonly WellException[],
  draft: DecisionDraft,
  options: SendOptions = {},
): Promise<DecisionResult> {
  const result = await decide(services, rows, draft, options);
  if (result.kind === 'refused') showToast(services.store, result.message, 'critical');
  return result;
}

/** Takes a decision back, and says so, or says why the server refused. */
export async function undoDecision(
  services: DecisionServices,
  id: string,
  options: Omit<SendOptions, 'id'> = {},
): Promise<void> {
  const { store } = services;
  try {
    await inTurn(store, () =>
      sent(services, options, (client) => client.POST('/ExceptionReport/UndoDecision', { body: { id } })),
    );
    showToast(store, { key: 'portal:exceptions.undone' }, 'good');
  } catch (error) {
    showToast(store, refusalOf(error, 'portal:exceptions.notUndone'), 'critical');
  } finally {
    refetch(store);
  }
}

type Store = DecisionServices['store'];

function userOf(store: Store): string | null {
  const user = store.get(userAtom);
  return user ? userKey(user) : null;
}

/** The version that the user sees: of the row, or of what the server made of a decision of this tab. */
function newestVersion(store: Store, { id, version }: WellException): number {
  return Math.max(version, store.get(decidedAtom).get(id)?.version ?? 0);
}

function inTurn<Result>(store: Store, act: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(store) ?? Promise.resolve()).then(act, act);
  turns.set(store, turn);
  return turn;
}

type Call = (client: ApiClient) => Promise<{ readonly data: { readonly exceptions: WellException[] } }>;

/** What a decision left: events by their ids, no more than a call can name. */
const left = answerObject({
  exceptions: v.pipe(
    v.array(answerObject({ id: neededText, version: v.number() })),
    v.check((events) => events.length <= maxRowsPerCall),
  ),
});

/** Sends a call until it is answered, and keeps the events that it answers. @throws what the server refuses with */
async function sent({ store, loadClient }: DecisionServices, options: SendOptions, call: Call) {
  const { wait = untilOnline, onWaiting } = options;
  const user = userOf(store);
  let toast: string | null = null;
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { data } = await call(await loadClient());
        readAnswer('POST /ExceptionReport', left, data);
        store.set(decidedAtom, (known) => {
          const next = new Map(known);
          for (const exception of data.exceptions) next.set(exception.id, exception);
          return next;
        });
        return;
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        toast ??= showToast(store, { key: 'portal:exceptions.notSent' }, 'warning', { durationMs: Infinity });
        if (attempt === 0) onWaiting?.();
        await wait(waitBefore(attempt));
        // A decision is its user's: no other user sends it.
        if (userOf(store) !== user) throw error;
      }
    }
  } finally {
    if (toast !== null) hideToast(store, toast);
  }
}

/** Why a server refuses, by the code of its answer. */
const refusalTexts = {
  exceptionGone: 'portal:exceptions.refusal.exceptionGone',
  assigneeGone: 'portal:exceptions.refusal.assigneeGone',
  decisionGone: 'portal:exceptions.refusal.decisionGone',
  notYours: 'portal:exceptions.refusal.notYours',
  untilPast: 'portal:exceptions.refusal.untilPast',
} as const;

/** What a refusal says, in the reader's language; of one that has no text of its own, that nothing was changed. */
function refusalOf(
  error: unknown,
  key: 'portal:exceptions.refused' | 'portal:exceptions.notUndone',
): Message {
  const [first] = isApiFailure(error) && error.kind === 'api' ? error.errors : [];
  const { code, values } = first ?? {};
  if (code === 'decidedSince') return decidedSince(values ?? {});
  return { key: refusalTexts[code as keyof typeof refusalTexts] ?? key };
}

/** Who decided before, and when, as far as that is known. */
function decidedSince({ by, at }: Readonly<Record<string, string>>): Message {
  const moment = Date.parse(at ?? '');
  return by === undefined || Number.isNaN(moment)
    ? { key: 'portal:exceptions.refusal.decidedSince' }
    : {
        key: 'portal:exceptions.refusal.decidedSinceBy',
        values: { name: truncateForDisplay(by), at: moment },
      };
}

// What the page shows is the server's: a failed refresh is the list's own failure.
function refetch(store: Store): void {
  const queries = store.get(queryClientAtom);
  for (const path of changedCalls) void queries.invalidateQueries({ queryKey: [path] });
}
