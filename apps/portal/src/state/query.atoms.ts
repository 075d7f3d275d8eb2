import { isApiFailure, type ApiAnswer, type ApiClient, type ApiFailure, type DataQuery } from '@cnx/api';
import { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { loadClientAtom } from './api.atoms.ts';
import { dataQueryAtom } from './filters.atoms.ts';

/** How long data counts as fresh: production data is a day's, so a minute spares the calls of a page change. */
const freshMs = 60_000;
/** Retries of a call that got no answer or found the server in trouble. */
const maxRetries = 2;

/** The cache behind every data atom; one for each store, so that nothing outlives its page. */
export const queryClientAtom = atom(
  () =>
    new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: freshMs,
          // The answer to "are we online" is the call itself: a paused query would show neither data nor failure.
          networkMode: 'always',
          retry: (failures, error) => failures < maxRetries && mayPass(error),
        },
      },
    }),
);

/** What a call of a data atom is given. */
export interface DataCall {
  readonly client: ApiClient;
  /** The filters and the window in force. */
  readonly query: DataQuery;
  readonly signal: AbortSignal;
}

/**
 * An atom over a data call that follows the filters. While other filters are fetched it keeps the last data
 * (`isPlaceholderData` tells), and after a failure the last good data beside `error`.
 * @param name Names the data in the cache.
 */
export function dataAtom<Body>(name: string, call: (given: DataCall) => Promise<ApiAnswer<Body>>) {
  const lastAtom = atom(() => ({ answer: undefined as ApiAnswer<Body> | undefined }));
  // A query atom of its own for each selection: one that changed its key would give up its call and send it again.
  const selectedAtom = atom((get) => {
    const query = get(dataQueryAtom);
    const { load } = get(loadClientAtom);
    const last = get(lastAtom);
    const queryFn = async ({ signal }: { signal: AbortSignal }) => {
      last.answer = await call({ client: await load(), query, signal });
      return last.answer;
    };
    return atomWithQuery<ApiAnswer<Body>, ApiFailure>(
      () => ({ queryKey: [name, query], queryFn, placeholderData: () => last.answer }),
      (given) => given(queryClientAtom),
    );
  });
  return atom((get) => get(get(selectedAtom)));
}

/** An atom over a list that no filter narrows, such as the choices of a filter. Fresh for five minutes. */
export function listAtom<Body>(
  name: string,
  call: (given: Omit<DataCall, 'query'>) => Promise<ApiAnswer<Body>>,
) {
  return atomWithQuery<ApiAnswer<Body>, ApiFailure>(
    (get) => {
      const { load } = get(loadClientAtom);
      return {
        queryKey: [name],
        queryFn: async ({ signal }) => call({ client: await load(), signal }),
        staleTime: 5 * freshMs,
      };
    },
    (get) => get(queryClientAtom),
  );
}

/** Whether asking again may help: no answer, or a server in trouble. */
function mayPass(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  return error.kind === 'network' || (error.kind === 'api' && error.status >= 500 && error.status !== 501);
}
