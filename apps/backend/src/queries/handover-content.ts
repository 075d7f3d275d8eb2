import { openStatuses } from '@cnx/api/decisions';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { HandoverContent } from '../database/tables/kept.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { dayMs, isoDay } from '../production-day.ts';
import { findWells } from './findings.ts';
import { contractRow } from './pages.ts';
import { readRecentStops } from './recent-stops.ts';
import { workAhead } from './schedule.ts';
import type { DayWindow } from './selection.ts';
import { nameOfUser } from './user-name.ts';
import { readAllEvents, readSilences, showEvents, wellEvents, type FoundEvent } from './well-exceptions.ts';

type Handover = components['schemas']['ShiftHandover'];
type HandoverDecision = components['schemas']['HandoverDecision'];
type WellException = components['schemas']['WellException'];

/** What a hand-over lists, in the contract's shape. */
export type ListedContent = Pick<
  Handover,
  'newestDay' | 'counts' | 'opened' | 'ended' | 'decided' | 'open' | 'activities' | 'stops'
>;

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

/** What a hand-over of a time is worked out to. */
interface ReadContent {
  readonly content: ListedContent & Required<Pick<HandoverContent, 'newestDay' | 'openFindings'>>;
  /** The missing reports that are left open, also those that are not listed. */
  readonly missingReports: readonly FoundEvent[];
}

/**
 * What was opened, ended and decided and is left open on all wells, and the stops of the log that no event has yet; work that was planned is
 * not among it. What was open at the
 * begin is known where the hand-over before was confirmed then: what that one kept of it is what this one begins with.
 */
export async function readHandoverContent(db: Kysely<Database>, span: HandoverSpan): Promise<ReadContent> {
  const { since, now } = span;
  const [events, decisions, before] = await Promise.all([
    readEvents(db, span),
    readDecisions(db, span),
    readOpenBefore(db, since),
  ]);
  const isOfBefore = hasFindingOf(before ?? []);
  // The next shift's are not this one's: the demonstration reads one that is over.
  const found = events.filter(({ foundAt }) => new Date(foundAt) <= now);
  const open = found.filter(({ isOpen }) => isOpen).sort(asListed);
  const opened = found
    .filter(
      (event) => !isOfBefore(event) && (new Date(event.foundAt) > since || (before !== null && event.isOpen)),
    )
    .sort((one, other) => order(other.foundAt, one.foundAt) || order(one.id, other.id));
  const ended = before && [
    ...(await readEnded(db, before, open, now)),
    ...opened.filter(({ isOpen }) => !isOpen),
  ];
  ended?.sort(
    (one, other) =>
      inOilEquivalent(other.lossSoFar, other) - inOilEquivalent(one.lossSoFar, one) ||
      order(one.id, other.id),
  );
  const lists = [opened, ended ?? [], open].map((list) => list.slice(0, maxRows));
  const listed = [...new Map(lists.flat().map((event) => [event.id, event])).values()];
  const stops = (await readRecentStops(db, {}, since, now)).slice(0, maxRows);
  const activities = await workAhead(db, [...new Set(open.flatMap(({ wellIds }) => wellIds))], now);
  const shown = new Map((await showEvents(db, listed)).map((row) => [row.id, row]));
  const [openedRows, endedRows, openRows] = lists.map((list) => list.map(({ id }) => shown.get(id)!)) as [
    WellException[],
    WellException[],
    WellException[],
  ];
  return {
    content: {
      newestDay: span.window.to,
      counts: {
        atBegin: before?.length ?? null,
        opened: opened.length,
        ended: ended?.length ?? null,
        regrouped: before && ended && open.length - (before.length + opened.length - ended.length),
        decided: decisions.total,
        open: open.length,
      },
      opened: openedRows,
      ended: endedRows,
      decided: decisions.rows,
      open: openRows,
      activities,
      stops,
      openFindings: open.map(({ findingIds }) => findingIds),
    },
    missingReports: open.filter(({ kind }) => kind === 'noData'),
  };
}

/** The list's own order: the largest loss per day by oil equivalent first, what is not known last. */
function asListed(one: FoundEvent, other: FoundEvent): number {
  const loss = inOilEquivalent(other.lossPerDay, other) - inOilEquivalent(one.lossPerDay, one);
  return loss || order(other.since, one.since) || order(one.id, other.id);
}

function inOilEquivalent(loss: number | null, { product }: Pick<FoundEvent, 'product'>): number {
  return loss === null ? -1 : loss / oilEquivalent[product];
}

type Findings = readonly (readonly string[])[];

/** Whether an event has one of these findings. */
function hasFindingOf(events: Findings): (event: Pick<FoundEvent, 'findingIds'>) => boolean {
  const ids = new Set(events.flat());
  return ({ findingIds }) => findingIds.some((id) => ids.has(id));
}

/** The findings of each event that the hand-over confirmed at a moment left open; null without one, and where not all were kept. */
async function readOpenBefore(db: Kysely<Database>, at: Date): Promise<Findings | null> {
  const row = await db
    .selectFrom('shift_handover')
    .select('content')
    .where('confirmed_at', '=', at)
    .executeTakeFirst();
  if (!row?.content) return null;
  const { counts, open, openFindings } = row.content;
  const findings = openFindings ?? (open as readonly { id: string }[]).map(({ id }) => [id]);
  return findings.length === counts['open'] ? findings : null;
}

/** What became of events of which no finding is open any more; one whose findings are gone is not among it. */
async function readEnded(
  db: Kysely<Database>,
  before: Findings,
  open: readonly FoundEvent[],
  now: Date,
): Promise<FoundEvent[]> {
  const isOpen = new Set(open.flatMap(({ findingIds }) => findingIds));
  const over = before.filter((findingIds) => !findingIds.some((id) => isOpen.has(id)));
  if (over.length === 0) return [];
  const wells = await findWells(db, over.flat());
  const events = await readAllEvents(db, [...new Set(wells.values())], now);
  const isOver = hasFindingOf(over);
  return events.filter((event) => !event.isOpen && isOver(event));
}

/** The window of a hand-over of the demonstration, whose record goes on to the last day that is over. */
export function windowUntil(now: Date): DayWindow {
  const days = (before: number) => isoDay(Math.floor(now.getTime() / dayMs) - before);
  return { from: days(recordDays), to: days(1) };
}
const recordDays = 40;

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

async function readEvents(db: Kysely<Database>, { window, now }: HandoverSpan): Promise<FoundEvent[]> {
  const rows = await wellEvents.read(db, {}, { window, until: null, now });
  return rows
    .map((row) => contractRow(row))
    .filter((event) => event.status !== 'expected' && !isMereChange(event));
}

/** Whether an event is a change that costs nothing: it is evidence, and nothing that was open or is to be handed over. */
function isMereChange({ kind, isOpen, lossSoFar, endedOn }: FoundEvent): boolean {
  return kind === 'change' && !isOpen && endedOn === null && lossSoFar === 0;
}

/** The account of a name that was kept without it. */
const noAccount = '00000000-0000-0000-0000-000000000000';

/**
 * What was not kept when a hand-over was confirmed is not known of it; an event then is of the first kind of its findings in the
 * order of what costs most, and has a finding of each.
 */
export function completed({
  newestDay,
  counts,
  opened,
  ended,
  decided,
  open,
  activities,
  stops,
}: HandoverContent): ListedContent {
  const complete = (event: object): WellException => {
    const kept = event as Omit<WellException, 'owner'> & { owner: WellException['owner'] | string };
    const { kinds, foundAt, endedOn, status, owner } = kept;
    return {
      ...{ isOpen: endedOn === null && isOpenStatus(status), newestFoundAt: foundAt },
      ...{
        kind: kindOrder.find((kind) => kinds.includes(kind))!,
        findings: kinds.length,
        rate: null,
        baseline: null,
        dropPct: null,
      },
      ...{ product: 'oil', silence: null, rateDay: null, change: null },
      ...{
        lossSoFar: null,
        cause: null,
        causeScore: null,
        causeEvent: null,
        nearbyEvent: null,
        laterEvents: [],
      },
      ...{ plannedActivity: null, workInProgress: null, feedback: null, comments: 0 },
      ...{ decidedBy: null, decidedAt: null, version: 1 },
      ...kept,
      owner: typeof owner === 'string' ? { id: noAccount, name: owner } : owner,
    };
  };
  return {
    newestDay: newestDay ?? null,
    counts: { ...unknownCounts, ...(counts as Partial<Handover['counts']>) } as Handover['counts'],
    opened: opened.map(complete),
    ended: (ended ?? []).map(complete),
    decided: (decided as HandoverDecision[]).map((decision) => ({
      ...decision,
      events: decision.events.map((made) => ({ ...{ silence: null }, ...made })),
    })),
    open: open.map(complete),
    activities: (activities as Handover['activities'] | undefined) ?? workInProgressAt(open.map(complete)),
    stops: (stops ?? []) as Handover['stops'],
  };
}

/** The work that was known of open events before that of a whole day was kept: each activity once. */
function workInProgressAt(open: readonly WellException[]): Handover['activities'] {
  const work = open.flatMap(({ well, workInProgress }) =>
    workInProgress === null ? [] : [{ ...workInProgress, well, status: 'inProgress' as const }],
  );
  return [...new Map(work.map((entry) => [entry.id, entry])).values()];
}

const kindOrder = ['drop', 'downtime', 'gas', 'change', 'noData'] as const;

/** Counts that were not always kept. */
export const unknownCounts = { atBegin: null, ended: null, regrouped: null } as const;

const isOpenStatus = (status: WellException['status']) => openStatuses.includes(status);

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

/** What decisions were on: of each well one of the findings, and of a silent field one. */
async function readDecidedEvents(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('exception_decision_finding as said')
    .innerJoin('well', 'well.id', 'said.well_id')
    .innerJoin('field', 'field.id', 'well.field_id')
    .leftJoin('no_data_exception as missing', 'missing.id', 'said.finding_id')
    .select(({ fn }) => [
      'said.decision_id as decisionId',
      fn.min('said.finding_id').as('id'),
      'well.id as wellId',
      'well.name as wellName',
      'field.id as fieldId',
      'field.name as fieldName',
      'missing.day as since',
    ])
    .where('said.decision_id', '=', anyOf(ids))
    .groupBy(['said.decision_id', 'well.id', 'field.id', 'missing.day'])
    .orderBy('well.name')
    .orderBy('well.id')
    .execute();
  const decided = new Map<string, (typeof rows)[number] & { key: string; wellIds: string[] }>();
  for (const row of rows) {
    const { decisionId, wellId, fieldId, since } = row;
    const key = `${decisionId} ${since === null ? wellId : `${fieldId} ${since}`}`;
    const known = decided.get(key);
    if (known) known.wellIds.push(wellId);
    else decided.set(key, { ...row, key, wellIds: [wellId] });
  }
  const silences = await readSilences(
    db,
    [...decided.values()].flatMap(({ key, since, wellIds }) =>
      since === null ? [] : { id: key, since, wellIds },
    ),
  );
  const events = new Map<string, HandoverDecision['events']>();
  for (const { decisionId, key, since: _, wellIds: __, ...row } of decided.values())
    events.set(decisionId, [
      ...(events.get(decisionId) ?? []),
      { ...contractRow(row), silence: silences.get(key) ?? null },
    ]);
  return events;
}
