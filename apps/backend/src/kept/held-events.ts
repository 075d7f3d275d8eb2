import type { components } from '@cnx/api/schema';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { DecidedState } from '../database/tables/kept.ts';
import { findingTables, findWells, isMissingReport } from '../queries/findings.ts';
import { isOfField, readAllEvents, type FoundEvent } from '../queries/well-exceptions.ts';
import { Refusal } from '../refusal.ts';
import type { Severity } from '../vocabulary.ts';
import { decidedSince, type Decision } from './decided-findings.ts';
import { keepMissingReports } from './missing-reports.ts';

// The events that a decision is on, from when they are held until they are shown as it left them.

type Tx = Transaction<Database>;
type Request = components['schemas']['DecideExceptionsRequest'];

/** What a decision is on: an event, or one change of it. */
export interface Target {
  readonly id: string;
  readonly well: { readonly id: string };
  /** The name of where it is: of its well, or of the field whose report is missing. */
  readonly place: string;
  readonly findingIds: readonly string[];
  readonly severity: Severity;
  readonly version: number;
  /**
   * What is decided of an open event as it is shown: a finding that has joined it since has none of it, and takes it over with
   * the next decision. Absent where each finding keeps its own.
   */
  readonly shown?: Pick<DecidedState, 'status' | 'snoozed_until'>;
}

/** What a decision holds until it is stored. */
export interface Held {
  readonly targets: readonly Target[];
  /** The targets as the answer shows them but for what is decided; absent where the decision changes what they are or cost. */
  readonly events?: readonly FoundEvent[];
}

/** Decisions that change neither whether an event is open nor what it costs, where it is open. */
const keepsOpen: readonly Decision['action'][] = ['acknowledge', 'assign', 'snooze', 'judge', 'comment'];

/** Kinds of findings that leave a well at a level, which can be accepted or explained. */
const haveLevels: ReadonlySet<string> = new Set(['change', 'drop'] satisfies FoundEvent['kind'][]);

/**
 * The events that a request names, their findings held until the transaction ends.
 * @throws Refusal 404 for one that is gone, 409 for one that was decided on since.
 */
export async function holdEvents(tx: Tx, { exceptions, action }: Request, now: Date): Promise<Held> {
  const ids = exceptions.map(({ id }) => id);
  const wellIds = [...new Set((await findWells(tx, ids)).values())];
  const missing = ids.some(isMissingReport)
    ? (await readAllEvents(tx, wellIds, now, ids)).filter(
        ({ kind, findingIds }) => kind === 'noData' && findingIds.some((id) => ids.includes(id)),
      )
    : [];
  await keepMissingReports(tx, missing);
  await holdFindings(tx, [...new Set([...wellIds, ...missing.flatMap((event) => event.wellIds)])]);
  const events = await readAllEvents(tx, wellIds, now, ids);
  const held = exceptions.map(({ id, version }, i) => {
    const event = events.find(({ findingIds }) => findingIds.includes(id));
    if (!event)
      throw new Refusal(
        404,
        `body/exceptions/${i} is no exception any more: ${id}. A new computation has removed it.`,
        undefined,
        { code: 'exceptionGone' },
      );
    if (action !== 'comment' && event.version !== version)
      throw decidedSince(`body/exceptions/${i}`, 'an exception', version, {
        ...event,
        place: placeOf(event),
      });
    if ((action === 'accept' || action === 'explain') && !event.kinds.every((kind) => haveLevels.has(kind)))
      throw new Refusal(400, `body/exceptions/${i} is neither a change nor a drop: ${id}`, undefined, {
        code: 'noChange',
      });
    return event;
  });
  const found = [...new Set(held)];
  const targets = found.map((event) => ({
    ...event,
    place: placeOf(event),
    ...(event.isOpen &&
      event.status !== 'standing' && {
        shown: { status: event.status, snoozed_until: event.snoozedUntil },
      }),
  }));
  // The events are read once, with what they cost, where the decision leaves that as it is.
  const isKept = keepsOpen.includes(action) && found.every(({ isOpen }) => isOpen);
  return { targets, ...((isKept || action === 'comment') && { events: found }) };
}

const placeOf = (event: FoundEvent): string => (isOfField(event) ? event.well.fieldName : event.well.name);

/** Holds all findings of wells, always in one order. */
async function holdFindings(tx: Tx, wellIds: readonly string[]): Promise<void> {
  const held = findingTables.map(
    (table, at) =>
      sql`${sql.ref(`held_${at}`)} as (
        select id from ${sql.table(table)} where well_id = ${anyOf(wellIds)} order by id for update)`,
  );
  const counts = findingTables.map((_, at) => sql`select count(*) from ${sql.ref(`held_${at}`)}`);
  await sql`with ${sql.join(held)} ${sql.join(counts, sql` union all `)}`.execute(tx);
}

/**
 * An event as a decision left it that neither opened nor ended it: only what was decided is new.
 * @param outcome Of its first finding, as of all of them; undefined for a comment.
 * @param by The name of whom it was decided by.
 * @param assignee The name of whom it was given to, if it was.
 */
export function decided(
  event: FoundEvent,
  outcome: Partial<DecidedState> | undefined,
  by: string,
  assignee: string | null,
): FoundEvent {
  if (outcome === undefined) return event;
  const { status, assignee_id: ownerId, snoozed_until: snoozedUntil, feedback, decided_at: at } = outcome;
  return {
    ...event,
    ...(status !== undefined && { status }),
    ...(ownerId !== undefined && { ownerId, ownerName: assignee }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(feedback !== undefined && { feedback }),
    decidedBy: by,
    decidedAt: at ?? null,
    version: event.version + 1,
  };
}
