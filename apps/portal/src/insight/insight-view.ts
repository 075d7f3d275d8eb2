import { isApiFailure, NotOfferedError, type ApiAnswer, type DataMeta } from '@cnx/api';
import type { Message, TextKey } from '../i18n/message.ts';
import { problemText } from '../state/problem-text.ts';
import type { ListCall, ListRows } from '../state/query.atoms.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import { offeredWindow } from '../state/time-window.ts';

/** What a card has to show. `retry` fetches it again. */
export type InsightView<Body> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly error: Error;
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  | {
      readonly status: 'shown';
      readonly body: Body;
      readonly meta: DataMeta;
      /** Whether it belongs to filters given up, and what belongs to those in force is on its way. */
      readonly outdated: boolean;
      /** Why fetching it anew failed; it is then the last good data. */
      readonly error: Error | null;
      readonly retry: () => void;
    };

/** A view of data that could not be fetched. */
export type FailedView = Extract<InsightView<never>, { status: 'failed' }>;

/** The part of a query atom's value that a view is made of. */
export interface DataResult<Body> {
  readonly data: ApiAnswer<Body> | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

/** What to show of a query atom. */
export function viewOf<Body>(result: DataResult<Body>): InsightView<Body> {
  const { data, error, isFetching, isPlaceholderData } = result;
  const retry = () => void result.refetch();
  if (data) {
    return { status: 'shown', body: data.data, meta: data.meta, outdated: isPlaceholderData, error, retry };
  }
  return error ? { status: 'failed', error, retrying: isFetching, retry } : { status: 'loading' };
}

/** Two answers that only make sense together: shown when both are there, failed when one is. */
export function bothViews<A, B>(a: InsightView<A>, b: InsightView<B>): InsightView<readonly [A, B]> {
  const retry = () => [a, b].forEach((view) => view.status !== 'loading' && view.error && view.retry());
  if (a.status === 'failed') return { ...a, retry };
  if (b.status === 'failed') return { ...b, retry };
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' };
  return {
    status: 'shown',
    body: [a.body, b.body],
    meta: a.meta,
    outdated: a.outdated || b.outdated,
    error: a.error ?? b.error,
    retry,
  };
}

/** The same view of something made of its body. */
export function mapView<A, B>(view: InsightView<A>, make: (body: A, meta: DataMeta) => B): InsightView<B> {
  return view.status === 'shown' ? { ...view, body: make(view.body, view.meta) } : view;
}

/** The part of a paged atom's value that a table of all rows is made of. */
export interface PagedRows<Row> {
  readonly data:
    { readonly pages: readonly { readonly data: readonly Row[]; readonly meta: DataMeta }[] } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
  /** Whether they come in the order that the page's list asks for. @default false */
  readonly sorted?: boolean;
  /** Whether they are those that all filters of the list leave. @default false */
  readonly filtered?: boolean;
  /** How many there are whatever the list filters. @default the total of the answer */
  readonly total?: number | null;
  /** How all of them are fetched where some are not here; null where they are all that there are. @default null */
  readonly all?: AllRows<Row> | null;
}

/** Rows that came in one answer, as a list takes them. */
export function wholeRows<Row>({
  data,
  error,
  isFetching,
  refetch,
}: Pick<DataResult<Row[]>, 'data' | 'error' | 'isFetching' | 'refetch'>): PagedRows<Row> {
  return {
    data: data && { pages: [data] },
    error,
    isFetching,
    hasNextPage: false,
    refetch,
    fetchNextPage: refetch,
    total: data?.meta.total ?? null,
  };
}

/** All rows of a list that is longer than what is here. */
export interface AllRows<Row> {
  /** The call that lists them. */
  readonly call: ListCall;
  /** What is shown of the rows that the call lists. */
  readonly shownOf: (rows: readonly never[]) => readonly Row[];
}

/** The same where a page's body is not yet its rows. */
type PagedBodies<Body> = Pick<ListRows<Body>, 'error' | 'isFetching' | 'hasNextPage' | 'refetch'> & {
  readonly data: { readonly pages: readonly ApiAnswer<Body>[] } | undefined;
  readonly fetchNextPage: () => unknown;
  readonly sorted?: boolean;
  readonly filtered?: boolean;
  readonly total?: number | null;
  readonly call?: ListCall;
};

/**
 * The rows of each page's body.
 * @param shownOf what is shown of the rows that the call lists by themselves. @default these rows
 */
export function mapPages<Body, Row>(
  { data, error, isFetching, hasNextPage, refetch, fetchNextPage, ...rest }: PagedBodies<Body>,
  rowsOf: (body: Body) => readonly Row[],
  shownOf: (rows: readonly never[]) => readonly Row[] = (rows) => rows,
): PagedRows<Row> {
  const pages = data?.pages.map((page) => ({ data: rowsOf(page.data), meta: page.meta }));
  const { call, total = null, sorted = false, filtered = false } = rest;
  const all = call && hasNextPage ? { call, shownOf } : null;
  return {
    data: pages && { pages },
    error,
    isFetching,
    hasNextPage,
    refetch,
    fetchNextPage,
    sorted,
    filtered,
    total,
    all,
  };
}

/** Where the selection's data lies, seen from the window that it must lie in. */
export type DataCondition =
  /** No data at any time: none has arrived, or the filters select none. */
  | { readonly kind: 'none' }
  /** Data, but none of it in the window; `offered` is the newest window of that length with production. */
  | { readonly kind: 'outside'; readonly range: DayWindow; readonly offered: DayWindow }
  /** Data, the newest of it older than the window's last day. */
  | { readonly kind: 'late'; readonly lastDay: string }
  | { readonly kind: 'current' };

/** The window that data must lie in: null while it is not known, `any` where it may lie anywhere, as plans do. */
export type RequiredWindow = DayWindow | null | 'any';

/** Compares where a selection's data lies with the window that it must lie in. */
export function dataCondition(
  {
    range,
    producedUntil,
    total,
  }: Pick<DataMeta, 'range' | 'producedUntil'> & Partial<Pick<DataMeta, 'total'>>,
  window: RequiredWindow,
): DataCondition {
  if (window === 'any') return { kind: 'current' };
  // A server of others may not say where its data lies: what it has is then what is at hand.
  if (range === null || (range === undefined && total === 0)) return { kind: 'none' };
  if (!range || !window) return { kind: 'current' };
  if (range.to < window.from || range.from > window.to) {
    return {
      kind: 'outside',
      range,
      offered: offeredWindow({ ...range, to: producedUntil ?? range.to }, window),
    };
  }
  return range.to < window.to ? { kind: 'late', lastDay: range.to } : { kind: 'current' };
}

/**
 * Whether data has to speak of its own age beside a page that does: it ends before the window does, or is older or
 * newer than what the page speaks of. Nothing is said before the page is known to speak of another age: what comes and
 * goes moves what is below.
 * @param page the age that the page speaks of; null for none, undefined while it is not known
 */
export function speaksOfAge(
  { asOf }: Pick<DataMeta, 'asOf'>,
  condition: DataCondition,
  page: string | null | undefined,
): boolean {
  return condition.kind === 'late' || (page !== undefined && asOf !== null && asOf !== page);
}

/** Whether there is nothing to show because the server does not offer it: a part of a page is then left out. */
export function isLeftOut({ status, ...view }: InsightView<unknown>): boolean {
  return status === 'failed' && 'error' in view && view.error instanceof NotOfferedError;
}

/** The id under which an answer that broke the contract was reported. */
export function reportIdOf(error: unknown): string | undefined {
  return isApiFailure(error) && error.kind === 'contract' ? error.reportId : undefined;
}

/** The key of a text that stands where data would be. */
export type FailureKey = Extract<TextKey, `portal:failures.${string}`>;

/** What a user reads when data could not be fetched: why the server refused, if it said so, else the given text. */
export function failureMessage(error: unknown, fallback: FailureKey): Message {
  return problemText(error, fallback);
}
