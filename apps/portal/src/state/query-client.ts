import {
  ContractError,
  isApiFailure,
  NotOfferedError,
  type ApiAnswer,
  type ApiClient,
  type PathWith,
} from '@cnx/api';
import { QueryClient } from '@tanstack/query-core';
import type { ErrorReports } from './error-reports.ts';

/** How long data counts as fresh: production data is a day's, so a minute spares the calls of a page change. */
export const freshMs = 60_000;
/** Retries of a call that got no answer or found the server in trouble. */
const maxRetries = 2;
/** Most pages that are fetched for one sum. What lies beyond is left out, and `meta.total` shows how much that is. */
export const maxPages = 10;

/** Joins the body of a further page to that of the pages before it. */
export type JoinPages<Body> = (before: Body, page: Body) => Body;

/** The key of a data call, which is all that the call needs. Null parameters are a call that cannot be made yet. */
export type CallKey = readonly [
  path: PathWith<'get'>,
  params: object | null,
  /** Apart in the cache: all pages joined in one answer, and the pages that were asked for. */
  pages?: 'all' | 'paged',
];

type Get = (path: string, init: object) => Promise<ApiAnswer<unknown>>;

/**
 * The cache behind every query atom. It makes the calls itself, from their keys: the path and the parameters, with the
 * `pageParam` of a paged list as the cursor, and all pages where the query's `meta` has a `joinPages`.
 * @param loadClient fetches the client of the session when the first call is made
 * @param reports takes each answer that breaks the contract, and gives it its id if it is sent
 * @param onUnknownIds called with what of the filters a call was refused for: `wellIds=NV-A-01`. @default nothing
 */
export function createQueryClient(
  loadClient: () => Promise<ApiClient>,
  reports: ErrorReports,
  onUnknownIds: (ids: readonly string[]) => void = () => undefined,
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal, meta, ...context }) => {
          const [path, params] = queryKey as unknown as CallKey;
          const { GET } = await loadClient();
          // Keys are made by the atoms, where path and parameters are checked against each other.
          const fetchPage = async (cursor: unknown) => {
            try {
              return await (GET as Get)(path, { params: atCursor(params, cursor), signal });
            } catch (error) {
              if (error instanceof NotOfferedError) return standInFor(error, params, GET as Get, signal);
              if (error instanceof ContractError) reportWrongAnswer(reports, error);
              const unknown = unknownIdsOf(error);
              if (unknown.length > 0) onUnknownIds(unknown);
              throw error;
            }
          };
          const join = meta?.['joinPages'] as JoinPages<unknown> | undefined;
          return join ? allPages(fetchPage, join) : fetchPage('pageParam' in context && context.pageParam);
        },
        staleTime: freshMs,
        // The answer to "are we online" is the call itself: a paused query would show neither data nor failure.
        networkMode: 'always',
        retry: (failures, error) => failures < maxRetries && mayPass(error),
      },
    },
  });
}

/** What other calls give in place of one that is not offered. @throws the error where they give nothing */
async function standInFor(
  error: NotOfferedError,
  params: object | null,
  get: Get,
  signal: AbortSignal,
): Promise<ApiAnswer<unknown>> {
  const { standIns } = await import('./stand-ins.ts');
  const standIn = Object.hasOwn(standIns, error.path) ? standIns[error.path] : undefined;
  if (!standIn) throw error;
  return standIn(params ?? {}, (path, asked) =>
    allPages(
      (cursor) => get(path, { params: atCursor(asked, cursor), signal }) as Promise<ApiAnswer<unknown[]>>,
      joinLists,
    ),
  );
}

function reportWrongAnswer(reports: ErrorReports, error: ContractError): void {
  const id = reports.report(error);
  if (id !== undefined) error.reportId = id;
}

/** What of the filters a call was refused for, `wellIds=NV-A-01`: a link may be older than the removal of a well. */
function unknownIdsOf(error: unknown): readonly string[] {
  const [first] = isApiFailure(error) && error.kind === 'api' ? error.errors : [];
  if (first?.code !== 'unknownIds') return [];
  const { parameter = '', ids = '' } = first.values ?? {};
  return ids.split(',').map((id) => `${parameter}=${id}`);
}

function atCursor(params: { query?: object } | null, cursor: unknown) {
  return cursor ? { ...params, query: { ...params?.query, cursor } } : params;
}

/** Whether calling again may help: no answer, or a server in trouble. */
function mayPass(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  return error.kind === 'network' || (error.kind === 'api' && error.status >= 500 && error.status !== 501);
}

/** Whether a list has changed since the page before was fetched: its next page is none of it. */
export function isListChanged(error: unknown): boolean {
  return isApiFailure(error) && error.kind === 'api' && error.errors[0]?.code === 'listChanged';
}

/** How often a list is begun again that changes while it is fetched. */
const maxBegins = 3;

/**
 * Fetches pages one after another until there is no further one, {@link maxPages} at most. A list that changes meanwhile is
 * begun again.
 * @param fetchPage fetches the page of a cursor, the first without one
 * @returns all of it, with the first page's `meta` but the last one's `nextCursor`: null when nothing is left out
 */
export async function allPages<Body>(
  fetchPage: (cursor: string | undefined) => Promise<ApiAnswer<Body>>,
  join: JoinPages<Body>,
): Promise<ApiAnswer<Body>> {
  for (let begun = 1; ; begun += 1) {
    try {
      return await pagesInTurn(fetchPage, join);
    } catch (error) {
      if (begun === maxBegins || !isListChanged(error)) throw error;
    }
  }
}

async function pagesInTurn<Body>(
  fetchPage: (cursor: string | undefined) => Promise<ApiAnswer<Body>>,
  join: JoinPages<Body>,
): Promise<ApiAnswer<Body>> {
  const first = await fetchPage(undefined);
  let body = first.data;
  let { nextCursor } = first.meta;
  for (let pages = 1; nextCursor !== null && pages < maxPages; pages++) {
    const page = await fetchPage(nextCursor);
    body = join(body, page.data);
    nextCursor = page.meta.nextCursor;
  }
  return { data: body, meta: { ...first.meta, nextCursor } };
}

/** Joins lists. */
export function joinLists<Row>(before: Row[], page: Row[]): Row[] {
  return before.concat(page);
}
