import { createHash } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import {
  isCalendarDay,
  newestReported,
  readDataExtent,
  resolveWindow,
  withinCalendar,
} from '../queries/data-extent.ts';
import type { Arrangement } from '../queries/arranged-list.ts';
import {
  foreignCursor,
  type Page,
  type PageEnd,
  type PageRequest,
  type RowBefore,
} from '../queries/pages.ts';
import type { DayWindow, WellSelection } from '../queries/selection.ts';
import { listChanged, Refusal } from '../refusal.ts';
import type { AnswerHeaders } from '../server/contract-handlers.ts';

/** The filters that all data calls have in common. */
export interface DataQuery {
  readonly businessUnitIds?: readonly string[];
  readonly areaIds?: readonly string[];
  readonly fieldIds?: readonly string[];
  readonly wellGroupIds?: readonly string[];
  readonly manufacturerIds?: readonly string[];
  readonly methods?: readonly components['schemas']['MethodOfProduction'][];
  readonly wellIds?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly days?: number;
}

/** A call's selection of wells and days, and how old its data is. */
export interface DataWindow {
  readonly selection: WellSelection;
  readonly window: DayWindow;
  readonly now: Date;
  /** The newest day that is over on a field's clock and has a row; undefined without data. */
  readonly newest: string | undefined;
  /** End of the newest production day with a row; undefined without data. */
  readonly asOf: Date | undefined;
  /** `X-Data-Range`; and `X-Data-As-Of` and `X-Produced-Until`, where there is data. */
  readonly headers: AnswerHeaders;
}

/**
 * Resolves the selection of a call.
 * @param at the moment of the call
 * @throws Refusal 400 for a window that ends before it begins, or has two lengths.
 */
export type DataWindowReader = (query: DataQuery, at?: Date) => Promise<DataWindow>;

export function createDataWindowReader(db: Kysely<Database>, now: Clock): DataWindowReader {
  return async (query, time = now()) => {
    const { from, to, days, ...selection } = query;
    if (from !== undefined && days !== undefined) {
      throw new Refusal(400, 'query/days must not stand beside query/from');
    }
    if (from !== undefined && to !== undefined && from > to) {
      throw new Refusal(400, 'query/from must not be after query/to');
    }
    const extent = await readDataExtent(db, selection, time);
    const { range, producedUntil, asOf, newestDay } = extent;
    return {
      selection,
      window: openWindow(withinCalendar(resolveWindow({ from, to, days }, newestDay)), newestDay, time),
      now: time,
      newest: newestReported(extent),
      asOf,
      headers: {
        'X-Data-As-Of': asOf?.toISOString(),
        'X-Data-Range': range ? `${range.from}/${range.to}` : 'none',
        'X-Produced-Until': producedUntil,
      },
    };
  };
}

/** A window; one that reaches the newest day knows what was decided since. */
function openWindow(window: DayWindow, newestDay: string, now: Date): DayWindow {
  const today = now.toISOString().slice(0, 10);
  return window.to >= newestDay && today > window.to ? { ...window, decidedTo: today } : window;
}

/** The parameters of a paged call. */
export interface PagedQuery extends Arrangement {
  readonly limit?: number;
  readonly cursor?: string;
}

const defaultLimit = 500;
/** Rows that a cursor may skip; it bounds what a made-up cursor can cost. */
const maxOffset = 100_000_000;

/**
 * Reads which page a call wants. A cursor holds a mark of all other parameters and where its page begins: behind so many rows,
 * or behind the row with these keys.
 * @throws Refusal 400 for a cursor that was not given out for these parameters.
 */
export function pageRequestOf(query: PagedQuery): PageRequest {
  const { limit = defaultLimit, sort, where } = query;
  const start = { limit, sort, where, offset: 0 };
  if (query.cursor === undefined) return start;
  const [mark, place] = parseCursor(query.cursor);
  if (mark === markOf(query)) {
    if (isOffset(place)) return { ...start, offset: place };
    if (isPageEnd(place)) return { ...start, after: place };
    if (isBehindRow(place)) return { ...start, offset: place.offset, before: place };
  }
  throw foreignCursor();
}

function parseCursor(cursor: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

function isOffset(place: unknown): place is number {
  return Number.isInteger(place) && Number(place) >= 0 && Number(place) <= maxOffset;
}

/** Where a page begins behind a row by which its list is known again. */
type BehindRow = RowBefore & { readonly offset: number };

function isBehindRow(place: unknown): place is BehindRow {
  if (typeof place !== 'object' || place === null) return false;
  const { offset, id, total } = place as Record<keyof BehindRow, unknown>;
  return isOffset(offset) && offset > 0 && typeof id === 'string' && isOffset(total);
}

function isMoment(at: unknown): boolean {
  if (typeof at !== 'string' || !isCalendarDay(at.slice(0, 10))) return false;
  return at.length === 10 || (!Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at);
}

function isPageEnd(place: unknown): place is PageEnd {
  if (typeof place !== 'object' || place === null) return false;
  const { at, id, total } = place as Record<keyof PageEnd, unknown>;
  // PostgreSQL refuses NUL in texts.
  return isMoment(at) && typeof id === 'string' && !id.includes('\0') && isOffset(total);
}

/** `X-Total-Count`, and `X-Next-Cursor` where another page follows. */
export function pageHeaders(
  query: PagedQuery,
  page: Page<unknown>,
  next: number | PageEnd | BehindRow | undefined,
): AnswerHeaders {
  return {
    'X-Total-Count': page.total,
    'X-Next-Cursor': next && Buffer.from(JSON.stringify([markOf(query), next])).toString('base64url'),
  };
}

function nextOffset({ offset }: PageRequest, { rows, total }: Page<unknown>): number | undefined {
  const next = offset + rows.length;
  return rows.length > 0 && next < total ? next : undefined;
}

function markOf({ cursor: _, limit: __, ...others }: PagedQuery): string {
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12);
}

/**
 * Answers one page of a list that no version is kept of: read by its keys, or known again by its length and by the row before
 * the page, which is read with it.
 * @throws Refusal 409 where it has changed since its cursor was given out
 */
export async function answerList<Row extends { readonly id: string }>(
  query: PagedQuery,
  list: (request: PageRequest) => Promise<Page<Row>>,
): Promise<{ status: 200; headers: AnswerHeaders; body: Row[] }> {
  const request = pageRequestOf(query);
  const { before, offset, limit } = request;
  const page = await list(before ? { ...request, offset: offset - 1, limit: limit + 1 } : request);
  if (before && (page.rows[0]?.id !== before.id || page.total !== before.total)) throw listChanged();
  const body = before ? page.rows.slice(1) : page.rows;
  const end = nextOffset(request, { ...page, rows: body });
  const last = body.at(-1);
  const next = end !== undefined && last ? { offset: end, id: last.id, total: page.total } : undefined;
  const headers = pageHeaders(query, page, page.end === undefined ? next : (page.end ?? undefined));
  return { status: 200, headers, body };
}

/** A paged call as the contract's routes hand it over. */
interface PagedCall {
  readonly query: DataQuery & PagedQuery;
  readonly now: Date;
}

/** Answers one page of a list within the call's selection, whose version the routes keep. */
export function answerPage<Row>(
  call: PagedCall,
  readWindow: DataWindowReader,
  list: (data: DataWindow, request: PageRequest) => Promise<Page<Row>>,
): Promise<{ status: 200; headers: AnswerHeaders; body: Row[] }> {
  return answerAround(call, readWindow, async (data, request) => {
    const page = await list(data, request);
    return { page, body: page.rows };
  });
}

/** Answers one page of a list in a body that says more than its rows. */
export async function answerAround<Body>(
  { query, now }: PagedCall,
  readWindow: DataWindowReader,
  read: (data: DataWindow, request: PageRequest) => Promise<{ page: Page<unknown>; body: Body }>,
): Promise<{ status: 200; headers: AnswerHeaders; body: Body }> {
  const request = pageRequestOf(query);
  const data = await readWindow(query, now);
  const { page, body } = await read(data, request);
  const next = page.end === undefined ? nextOffset(request, page) : (page.end ?? undefined);
  return { status: 200, headers: { ...data.headers, ...pageHeaders(query, page, next) }, body };
}
