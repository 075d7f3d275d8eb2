// Decisions on exceptions and changes: shown at once, sent until they are answered, and taken back where the server refuses them.
import type { ApiClient, ChangePoint, WellException } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import type { Message } from '../i18n/message.ts';
import { placeValue } from '../insight/well-names.ts';
import { maxDecidedAtOnce, maxRowsPerCall } from '../limits.ts';
import { newId } from '../new-id.ts';
import type { Portal } from '../portal.ts';
import { answerObject, neededText, readAnswer } from '../session/read-answer.ts';
import { problemText } from '../state/problem-text.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { isChange, type Decidable, type DecisionDraft, type PendingDecision } from './decision.ts';
import {
  decidedAtom,
  decidedChangesAtom,
  meAtom,
  pendingDecisionsAtom,
  takenDecisionsAtom,
} from './decisions.atoms.ts';
import { untilAnswered, type SendOptions, type SendServices } from './until-answered.ts';
import { usageAtom } from '../state/usage.ts';

/** What decisions need of the portal. */
export type DecisionServices = SendServices & Pick<Portal, 'now'>;

/** What came of a decision. */
export type DecisionResult =
  | { readonly kind: 'done' }
  /** Nothing was changed of these rows; the message says why. */
  | { readonly kind: 'refused'; readonly message: Message; readonly rows: readonly Decidable[] };

/** How long the message of a decision offers to take it back; where the decision is shown, it can be taken back later too. */
export const undoMs = 10_000;

/** Calls whose answer a decision changes. */
export const changedCalls = [
  '/ExceptionReport/GetExceptions',
  '/ExceptionReport/GetExceptionSummary',
  '/ExceptionReport/GetException',
  '/ExceptionReport/GetChangePoints',
  '/ExceptionReport/GetChangePoint',
  '/ExceptionReport/GetChangeDetectionStatistics',
];

/** The decision before, which is answered first: the next one counts on from its versions. */
const turns = new WeakMap<object, Promise<unknown>>();

/** What one call decides on, under a key of its own. */
interface Part {
  readonly id: string;
  readonly rows: readonly Decidable[];
}

/**
 * Decides on events, or on changes: the page shows it at once, and shows what the server made of it when it has answered. Without an
 * answer it is sent again under the same key until there is one, or the user has signed out. What is too much for one call is
 * sent in parts, one after the other, up to the first that is refused. Never fails: a refusal is a result, and the rows that it
 * names are then as they were.
 */
export async function decide(
  services: DecisionServices,
  rows: readonly Decidable[],
  draft: DecisionDraft,
  options: SendOptions = {},
): Promise<DecisionResult> {
  const { store } = services;
  const left = partsOf(rows);
  const settle = ({ id }: Part) =>
    store.set(pendingDecisionsAtom, (all) => all.filter((pending) => pending.id !== id));
  const done: Part[] = [];
  try {
    const shown = left.map((part) => pendingOf(services, part, draft));
    store.set(pendingDecisionsAtom, (all) => [...all, ...shown]);
    await inTurn(store, async () => {
      for (let part = left[0]; part !== undefined; [part] = left) {
        const { id, rows: some } = part;
        await sent(services, options, (client) => post(client, store, id, some, draft));
        done.push(part);
        keepTaken(store, part);
        left.shift();
        settle(part);
      }
    });
    return { kind: 'done' };
  } catch (error) {
    return {
      kind: 'refused',
      message: problemText(error, 'portal:exceptions.refused'),
      rows: left.flatMap((part) => part.rows),
    };
  } finally {
    left.forEach(settle);
    if (done.length > 0) sayDone(services, done, draft, options);
    refetch(store);
  }
}

function partsOf(rows: readonly Decidable[]): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < rows.length; from += maxDecidedAtOnce)
    parts.push({ id: newId(), rows: rows.slice(from, from + maxDecidedAtOnce) });
  return parts;
}

/** Remembers a decision as the newest on its rows, so that it can be taken back where they are. */
function keepTaken(store: Store, { id, rows }: Part): void {
  store.set(takenDecisionsAtom, (taken) => new Map([...taken, ...rows.map((row) => [row.id, id] as const)]));
}

/** What the page shows of a part until it is answered. */
function pendingOf(
  { store, now }: DecisionServices,
  { id, rows }: Part,
  draft: DecisionDraft,
): PendingDecision {
  const idsOf = (some: readonly Decidable[]) => some.map((row) => row.id);
  return {
    id,
    exceptionIds: idsOf(rows.filter((row) => !isChange(row))),
    changeIds: idsOf(rows.filter(isChange)),
    draft,
    by: { name: store.get(meAtom)?.name ?? null, now: now() },
  };
}

/** Says what was decided, and offers to take it back. */
function sayDone(
  services: DecisionServices,
  done: readonly Part[],
  draft: DecisionDraft,
  options: SendOptions,
): void {
  const rows = done.flatMap((part) => part.rows);
  recordDecision(services, rows, draft);
  const values = {
    count: rows.length,
    well: rows[0] ? placeValue(rows[0]) : '',
    name: draft.assignee?.name ?? '',
  };
  showToast(services.store, { key: doneKey(draft, rows.some(isChange)), values }, 'good', {
    durationMs: undoMs,
    action: {
      label: { key: 'portal:exceptions.undo' },
      run: () =>
        void undoDecision(
          services,
          done.map(({ id }) => id),
          options,
        ),
    },
  });
}

/** Notes that a decision was taken, and how long what it is on had waited. */
function recordDecision(
  { store, now }: DecisionServices,
  rows: readonly Decidable[],
  { action }: DecisionDraft,
): void {
  const { record } = store.get(usageAtom);
  record({ name: 'feature.decision' });
  if (action !== 'acknowledge') return;
  for (const row of rows) {
    const found = Date.parse(isChange(row) ? row.detectedAt : row.foundAt);
    if (Number.isFinite(found))
      record({ name: 'acknowledgement', value: (now().getTime() - found) / 60_000 });
  }
}

/** Decides, and says what the server refused where no form does. */
export async function decideAtOnce(
  services: DecisionServices,
  rows: readonly Decidable[],
  draft: DecisionDraft,
  options: SendOptions = {},
): Promise<DecisionResult> {
  const result = await decide(services, rows, draft, options);
  if (result.kind === 'refused') showToast(services.store, result.message, 'critical');
  return result;
}

/** Takes a decision back, all parts of it, and says so, or says why the server refused. */
export async function undoDecision(
  services: DecisionServices,
  ids: readonly string[],
  options: SendOptions = {},
): Promise<void> {
  const { store } = services;
  try {
    await inTurn(store, async () => {
      for (const id of ids)
        await sent(services, options, (client) =>
          client.POST('/ExceptionReport/UndoDecision', { body: { id } }),
        );
    });
    store.set(
      takenDecisionsAtom,
      (taken) => new Map([...taken].filter(([, decision]) => !ids.includes(decision))),
    );
    showToast(store, { key: 'portal:exceptions.undone' }, 'good');
  } catch (error) {
    showToast(store, problemText(error, 'portal:exceptions.notUndone'), 'critical');
  } finally {
    refetch(store);
  }
}

type Store = DecisionServices['store'];

/** The version that the user sees: of the row, or of what the server made of a decision of this tab. */
function newestVersion(store: Store, row: Decidable): number {
  const known = isChange(row) ? store.get(decidedChangesAtom) : store.get(decidedAtom);
  return Math.max(row.version, known.get(row.id)?.version ?? 0);
}

function post(client: ApiClient, store: Store, id: string, rows: readonly Decidable[], draft: DecisionDraft) {
  const { action, assignee, until, feedback, causeCode, comment } = draft;
  const seen = rows.map((row) => ({ id: row.id, version: newestVersion(store, row) }));
  const eventId = draft.event?.id ?? null;
  const named = causeCode !== null && { causeCode };
  if (rows.some(isChange) && isVerdict(action))
    return client.POST('/ExceptionReport/DecideChangePoints', {
      body: { id, changes: seen, action, feedback, eventId, ...named, comment },
    });
  return client.POST('/ExceptionReport/DecideExceptions', {
    body: {
      ...{ id, exceptions: seen, action, assigneeId: assignee?.id ?? null, until, feedback, comment },
      // Events that are not explained are decided on as before.
      ...(eventId !== null && { eventId }),
      ...named,
    },
  });
}

const verdicts = ['accept', 'explain', 'dismiss', 'reopen', 'comment'] as const;

/** Whether it can be decided on changes by themselves. */
function isVerdict(action: DecisionDraft['action']): action is (typeof verdicts)[number] {
  return (verdicts as readonly string[]).includes(action);
}

/** What is said of a decision that was made. */
function doneKey({ action, feedback }: DecisionDraft, onChanges: boolean) {
  if (action === 'accept' || action === 'explain') return `portal:verdicts.done.${action}` as const;
  if (action === 'dismiss' && feedback !== 'measurementError') return 'portal:verdicts.done.dismiss' as const;
  return onChanges && isVerdict(action)
    ? (`portal:verdicts.done.${action}` as const)
    : (`portal:exceptions.done.${action}` as const);
}

/** Acts when the decisions before have been answered. */
export function inTurn<Result>(store: Store, act: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(store) ?? Promise.resolve()).then(act, act);
  turns.set(store, turn);
  return turn;
}

type Call = (client: ApiClient) => Promise<{
  readonly data: { readonly exceptions: WellException[]; readonly changes: ChangePoint[] };
}>;

const decidedRows = v.pipe(
  v.array(answerObject({ id: neededText, version: v.number() })),
  v.check((rows) => rows.length <= maxRowsPerCall),
);

/** What a decision left: events and changes by their ids, no more than a call can name. */
const left = answerObject({ exceptions: decidedRows, changes: decidedRows });

/** Sends a call until it is answered, and keeps the events that it answers. @throws what the server refuses with */
async function sent(services: DecisionServices, options: SendOptions, call: Call) {
  const { store } = services;
  const { data } = await untilAnswered(services, options, 'portal:exceptions.notSent', call);
  readAnswer('POST /ExceptionReport', left, data);
  store.set(decidedAtom, (known) => withRows(known, data.exceptions));
  store.set(decidedChangesAtom, (known) => withRows(known, data.changes));
}

function withRows<Row extends Decidable>(known: ReadonlyMap<string, Row>, rows: readonly Row[]) {
  const next = new Map(known);
  for (const row of rows) next.set(row.id, row);
  return next;
}

// What the page shows is the server's: a failed refresh is the list's own failure.
function refetch(store: Store): void {
  const queries = store.get(queryClientAtom);
  for (const path of changedCalls) void queries.invalidateQueries({ queryKey: [path] });
}
