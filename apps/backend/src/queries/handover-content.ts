import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { HandoverContent } from '../database/tables/kept.ts';
import { dayMs, isoDay } from '../production-day.ts';
import { contractRow } from './pages.ts';
import type { DayWindow } from './selection.ts';
import { nameOfUser } from './user-name.ts';
import { wellEvents } from './well-exceptions.ts';

type HandoverEvent = components['schemas']['HandoverEvent'];
type HandoverDecision = components['schemas']['HandoverDecision'];

/** Rows of each list that a hand-over holds, as the contract has it. */
const maxRows = 500;

/** The time that a hand-over is about. */
export interface HandoverSpan {
  readonly since: Date;
  /** Its end: the present. */
  readonly now: Date;
  /** Days whose newest one says what is open. */
  readonly window: DayWindow;
}

/** What was opened, decided and is left open on all wells; work that was planned is not among it. */
export async function readHandoverContent(
  db: Kysely<Database>,
  span: HandoverSpan,
): Promise<HandoverContent> {
  const [events, decisions] = await Promise.all([readEvents(db, span), readDecisions(db, span)]);
  const { since, now } = span;
  const opened = events
    .filter(({ foundAt }) => new Date(foundAt) > since && new Date(foundAt) <= now)
    .sort((one, other) => order(other.foundAt, one.foundAt) || order(one.id, other.id));
  const open = events
    .filter(({ isOpen }) => isOpen)
    .sort((one, other) => (other.lossPerDay ?? -1) - (one.lossPerDay ?? -1) || order(one.id, other.id));
  return {
    counts: { opened: opened.length, decided: decisions.total, open: open.length },
    opened: opened.slice(0, maxRows).map(listed),
    decided: decisions.rows,
    open: open.slice(0, maxRows).map(listed),
  };
}

/** The window of a hand-over of the demonstration, whose record goes on to the present. */
export function windowUntil(now: Date): DayWindow {
  const days = (before: number) => isoDay(Math.floor(now.getTime() / dayMs) - before);
  return { from: days(recordDays), to: days(0) };
}
const recordDays = 40;

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

async function readEvents(db: Kysely<Database>, { window, now }: HandoverSpan) {
  const rows = await wellEvents.read(db, {}, { window, until: null, now });
  return rows.map((row) => contractRow(row)).filter(({ status }) => status !== 'expected');
}

type FoundEvent = Awaited<ReturnType<typeof readEvents>>[number];

function listed(event: FoundEvent): HandoverEvent {
  const { id, well, kinds, since, foundAt, endedOn, severity, status, snoozedUntil } = event;
  const { ownerName: owner, lossPerDay, lossSoFar, cause, causeScore } = event;
  const what = { id, well, kinds, since, foundAt, endedOn, severity, status, owner, snoozedUntil };
  return { ...what, lossPerDay, lossSoFar, cause, causeScore };
}

/** What was not kept of an event when a hand-over was confirmed is not known of it. */
export function completed(content: HandoverContent): HandoverContent {
  const complete = (event: HandoverEvent): HandoverEvent => ({
    ...{ lossSoFar: null, cause: null, causeScore: null },
    ...event,
  });
  return { ...content, opened: content.opened.map(complete), open: content.open.map(complete) };
}

async function readDecisions(
  db: Kysely<Database>,
  { since, now }: HandoverSpan,
): Promise<{ rows: HandoverDecision[]; total: number }> {
  const made = db
    .selectFrom('exception_decision as decision')
    .where('decision.at', '>', since)
    .where('decision.at', '<=', now)
    .where('decision.undone_at', 'is', null);
  const [rows, { total }] = await Promise.all([
    made
      .leftJoin('app_user as decider', 'decider.id', 'decision.user_id')
      .leftJoin('app_user as assignee', 'assignee.id', 'decision.assignee_id')
      .select([
        'decision.id',
        'decision.at',
        nameOfUser('decider').as('by'),
        'decision.action',
        nameOfUser('assignee').as('assignee'),
        'decision.until',
        'decision.feedback',
        'decision.comment',
      ])
      .orderBy('decision.at', 'desc')
      .orderBy('decision.id')
      .limit(maxRows)
      .execute(),
    made.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const events = await readDecidedEvents(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({ ...contractRow(row), events: events.get(row.id) ?? [] })),
    total: Number(total),
  };
}

/** What decisions were on: of each well one of the findings. */
async function readDecidedEvents(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('exception_decision_finding as said')
    .innerJoin('well', 'well.id', 'said.well_id')
    .innerJoin('field', 'field.id', 'well.field_id')
    .select(({ fn }) => [
      'said.decision_id as decisionId',
      fn.min('said.finding_id').as('id'),
      'well.id as wellId',
      'well.name as wellName',
      'field.id as fieldId',
      'field.name as fieldName',
    ])
    .where('said.decision_id', '=', anyOf(ids))
    .groupBy(['said.decision_id', 'well.id', 'field.id'])
    .orderBy('well.name')
    .orderBy('well.id')
    .execute();
  const events = new Map<string, HandoverDecision['events']>();
  for (const { decisionId, ...row } of rows)
    events.set(decisionId, [...(events.get(decisionId) ?? []), contractRow(row)]);
  return events;
}
