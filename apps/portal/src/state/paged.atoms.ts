import type { ApiAnswer, ApiFailure, DataQuery } from '@cnx/api';
import type { InfiniteData } from '@tanstack/query-core';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import type { Getter } from 'jotai';
import { maxRowsPerCall } from '../limits.ts';
import { loadClientAtom } from './api.atoms.ts';
import { dataQueryAtom } from './filters.atoms.ts';
import { queryClientAtom, type DataCall } from './query.atoms.ts';

/** A data call's query with the page that is asked for. */
export interface PageCall extends DataCall {
  readonly query: DataQuery & { readonly limit: number };
}

/**
 * An atom over a list that is fetched page by page, as far as a person asks for it; it follows the filters.
 * @param name Names the list in the cache.
 * @param call Fetches a page. `get` reads what else the call depends on; `key` tells its values apart.
 */
export function pagedAtom<Row>(
  name: string,
  call: (given: PageCall, get: Getter) => Promise<ApiAnswer<Row[]>>,
  key: (get: Getter) => string = () => '',
) {
  return atomWithInfiniteQuery<
    ApiAnswer<Row[]>,
    ApiFailure,
    InfiniteData<ApiAnswer<Row[]>>,
    readonly unknown[],
    string | null
  >(
    (get) => {
      const filters = get(dataQueryAtom);
      const { load } = get(loadClientAtom);
      return {
        queryKey: [name, 'paged', filters, key(get)] as const,
        queryFn: async ({ signal, pageParam: cursor }) => {
          const query = { ...filters, limit: maxRowsPerCall, ...(cursor && { cursor }) };
          return call({ client: await load(), query, signal }, get);
        },
        initialPageParam: null,
        getNextPageParam: ({ meta }) => meta.nextCursor,
      };
    },
    (get) => get(queryClientAtom),
  );
}
