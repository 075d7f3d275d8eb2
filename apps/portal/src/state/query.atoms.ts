import type {
  AnswerBody,
  ApiAnswer,
  ApiFailure,
  CallParams,
  DataQuery,
  PathWith,
  PathWithRows,
} from '@cnx/api';
import type { InfiniteData } from '@tanstack/query-core';
import { atom, type Atom, type Getter } from 'jotai';
import {
  atomWithInfiniteQuery,
  atomWithQuery,
  queryClientAtom,
  type AtomWithInfiniteQueryResult,
  type AtomWithQueryResult,
} from 'jotai-tanstack-query';
import { maxRowsPerCall } from '../limits.ts';
import { dataQueryAtom } from './filters.atoms.ts';
import { listOrder, withOrder, type ListKeys, type ListOrder, type ListSort } from '@cnx/api/list-address';
import { listViewAtom } from './list.atoms.ts';
import { freshMs, isListChanged, type CallKey, type JoinPages } from './query-client.ts';

type GetPath = PathWith<'get'>;
type Body<P extends GetPath> = AnswerBody<P, 'get'>;
type Query<P extends GetPath> = NonNullable<CallParams<P, 'get'>['query' & keyof CallParams<P, 'get'>]>;

/** After how long a provisional answer is fetched again (ms). */
const soonMs = 5_000;

/** What a query atom holds: the last answer, the last failure, and whether a call is under way. */
export type QueryResult<Body> = AtomWithQueryResult<ApiAnswer<Body>, ApiFailure>;

/** Options of {@link queryAtom}. */
export interface QueryAtomOptions<Body> {
  /**
   * Whether the answer for the parameters before stays (`isPlaceholderData` marks it) while the one for new parameters
   * is fetched. @default false
   */
  readonly keepLast?: boolean;
  /** How long an answer is served again without a call. @default a minute */
  readonly staleTime?: number;
  /** Milliseconds after which it is fetched again by itself, while the page is in sight. @default never */
  readonly refetchInterval?: number;
  /** Whether an answer is fetched again by itself after a few seconds, because the server is about to have another. @default never */
  readonly isProvisional?: (body: Body) => boolean;
  /** Fetches all pages and joins them; else the first page is all. */
  readonly joinPages?: JoinPages<Body>;
}

/**
 * An atom over a call of the contract. A failure leaves the last good data beside `error`.
 * @param path path of the contract, parameters in braces
 * @param paramsOf path and query parameters; null while the call cannot be made
 */
export function queryAtom<P extends GetPath>(
  path: P,
  paramsOf: (get: Getter) => CallParams<P, 'get'> | null,
  { keepLast = false, joinPages, isProvisional, ...timing }: QueryAtomOptions<Body<P>> = {},
): Atom<QueryResult<Body<P>>> {
  // The last answer of any parameters, in a cell of the store: `keepLast` shows it while other parameters load. Another
  // user's cache begins without it.
  const lastAtom = atom((get) => {
    get(queryClientAtom);
    return { answer: undefined as ApiAnswer<Body<P>> | undefined };
  });
  const keyAtom = atom((get) => JSON.stringify(paramsOf(get)));
  // One query atom for each set of parameters: when its key changed, the library would cancel the call that is under way
  // for the earlier parameters and repeat it when they come back.
  const selectedAtom = atom((get) => {
    const params = JSON.parse(get(keyAtom)) as object | null;
    const last = get(lastAtom);
    return atomWithQuery<ApiAnswer<Body<P>>, ApiFailure>(() => ({
      queryKey: (joinPages ? [path, params, 'all'] : [path, params]) satisfies CallKey,
      enabled: params !== null,
      ...timing,
      ...(isProvisional && {
        refetchInterval: ({ state: { data } }) => data !== undefined && isProvisional(data.data) && soonMs,
      }),
      ...(joinPages && { meta: { joinPages } }),
      ...(keepLast && { placeholderData: () => last.answer }),
    }));
  });
  return atom((get) => {
    const result = get(get(selectedAtom));
    if (result.data && !result.isPlaceholderData) get(lastAtom).answer = result.data;
    return result;
  });
}

/**
 * A {@link queryAtom} that follows the filters and keeps the last answer while other filters are fetched.
 * @param queryOf the call's query, made of the current filters and window. @default the filters alone
 */
export function dataAtom<P extends GetPath>(
  path: P,
  queryOf: (filters: DataQuery, get: Getter) => Query<P> = (filters) => filters as Query<P>,
  options: QueryAtomOptions<Body<P>> = {},
): Atom<QueryResult<Body<P>>> {
  const paramsOf = (get: Getter) =>
    ({ query: queryOf(get(dataQueryAtom), get) }) as object as CallParams<P, 'get'>;
  return queryAtom(path, paramsOf, { keepLast: true, ...options });
}

/** A {@link queryAtom} over a list that no filter narrows, such as the choices of a filter. Fresh for five minutes. */
export function listAtom<P extends GetPath>(path: P): Atom<QueryResult<Body<P>>> {
  return queryAtom(path, () => ({}) as CallParams<P, 'get'>, { staleTime: 5 * freshMs });
}

/** What a paged atom holds: the pages fetched so far, and how to fetch the next one. */
export type PagedQueryResult<Body> = AtomWithInfiniteQueryResult<InfiniteData<ApiAnswer<Body>>, ApiFailure>;

/** Options of {@link pagedAtom}. */
export interface PagedAtomOptions {
  /** Whether the pages before stay while those of another query are fetched. @default false */
  readonly keepLast?: boolean;
  /** Milliseconds after which what is here is fetched again by itself, while the page is in sight. */
  readonly refetchInterval?: number;
}

/**
 * An atom over a list that follows the filters and is fetched page by page, as far as a user asks for it. Where the list has
 * changed when the next page is asked for, the pages that are here are fetched anew before it.
 * @param queryOf the call's query without its page; null while the call cannot be made. @default the filters alone
 */
export function pagedAtom<P extends GetPath>(
  path: P,
  queryOf: (filters: DataQuery, get: Getter) => Query<P> | null = (filters) => filters as Query<P>,
  { keepLast = false, ...timing }: PagedAtomOptions = {},
): Atom<PagedQueryResult<Body<P>>> {
  type Page = ApiAnswer<Body<P>>;
  const resultAtom = atomWithInfiniteQuery<Page, ApiFailure, InfiniteData<Page>, CallKey, string | null>(
    (get) => {
      const query = queryOf(get(dataQueryAtom), get);
      return {
        queryKey: [path, query && { query: { ...query, limit: maxRowsPerCall } }, 'paged'],
        enabled: query !== null,
        initialPageParam: null,
        getNextPageParam: ({ meta }) => meta.nextCursor,
        ...timing,
        ...(keepLast && { placeholderData: (last: InfiniteData<Page, string | null> | undefined) => last }),
      };
    },
  );
  return atom((get) => beginningAgain(get(resultAtom)));
}

/** A paged result whose next page begins the list again where it has changed, which is no failure. */
function beginningAgain<Body>(result: PagedQueryResult<Body>): PagedQueryResult<Body> {
  const fetchNextPage: PagedQueryResult<Body>['fetchNextPage'] = async (options) => {
    const next = await result.fetchNextPage(options);
    if (!isListChanged(next.error)) return next;
    // What an infinite query gives is infinite, which the types of a second fetch do not say.
    const anew = (await result.refetch()) as typeof next;
    return anew.error ? anew : result.fetchNextPage(options);
  };
  const isUnderWay = isListChanged(result.error) && (result.isFetching || result.isFetchNextPageError);
  const shown = isUnderWay ? { ...result, error: null, isError: false, isFetching: true } : result;
  return { ...shown, fetchNextPage } as PagedQueryResult<Body>;
}

/** All rows of a list, page by page, and the call by which they come. */
export interface ListRows<Body> {
  readonly data: PagedQueryResult<Body>['data'];
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
  /** Whether they come in the order of the list: the server has sorted them, because they are more than a page. */
  readonly sorted: boolean;
  /** Whether they are those that all conditions of the list leave. */
  readonly filtered: boolean;
  /** How many there are whatever a user filters; null while that is not known. */
  readonly total: number | null;
  /** The call that lists all of them, as they are shown. */
  readonly call: ListCall;
}

/** A call that lists rows, without its page. */
export interface ListCall {
  readonly path: PathWithRows;
  readonly query: object;
}

/**
 * A {@link pagedAtom} that follows how its page's list is shown: a list of more than a page is ordered and filtered by the
 * server, a shorter one where it is shown.
 * @param keys by which names the call sorts and filters the columns of the list
 * @param queryOf the call's query; null while it cannot be made. Its `where` holds beside the conditions of the list
 * @param own the order of the list where its address asks for none. @default as the call lists them
 */
export function listAtomOf<P extends PathWithRows>(
  path: P,
  queryOf: (filters: DataQuery, get: Getter) => Query<P> | null,
  keys: ListKeys,
  own: ListSort | null | ((get: Getter) => ListSort | null) = null,
  timing: Pick<PagedAtomOptions, 'refetchInterval'> = {},
): Atom<ListRows<Body<P>>> {
  const wholeAtom = pagedAtom(path, queryOf, timing);
  const orderKeyAtom = atom((get) =>
    JSON.stringify(listOrder(get(listViewAtom), keys, typeof own === 'function' ? own(get) : own)),
  );
  const orderAtom = atom((get) => JSON.parse(get(orderKeyAtom)) as ListOrder);
  const orderedAtom = pagedAtom(
    path,
    // A key that the call does not have is in no list of keys.
    (filters, get) => withOrder(queryOf(filters, get), get(orderAtom)),
    { keepLast: true, ...timing },
  );
  return atom((get) => {
    const whole = get(wholeAtom);
    const isLong = (whole.data?.pages[0]?.meta.nextCursor ?? null) !== null;
    const order = get(orderAtom);
    const asked = isLong && Object.keys(order).length > 0;
    const answer = asked ? get(orderedAtom) : null;
    // A condition that the server cannot read, as in an address cut short: all rows are better than none.
    const isRefused = answer?.error?.kind === 'api' && answer.error.status === 400;
    const ordered = answer !== null && !isRefused;
    const { data, error, isFetching, hasNextPage, refetch, fetchNextPage } = ordered ? answer : whole;
    const query = withOrder(queryOf(get(dataQueryAtom), get), ordered ? order : {}) ?? {};
    const call = { path, query };
    const total = whole.data?.pages[0]?.meta.total ?? null;
    const { conditions } = get(listViewAtom);
    const sorted = ordered && order.sort !== undefined;
    const filtered = ordered && conditions.every(({ column }) => Object.hasOwn(keys, column));
    return { data, error, isFetching, hasNextPage, refetch, fetchNextPage, sorted, filtered, total, call };
  });
}
