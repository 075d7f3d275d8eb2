import type { ApiAnswer, ApiFailure, DeferredProduction, EntityLevel } from '@cnx/api';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { maxRowsPerCall } from '../../limits.ts';
import { addDays, windowDays } from '../../quantities.ts';
import { allPages, joinLists } from '../../state/all-pages.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { dataWindowAtom } from '../../state/data-window.atoms.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataQueryAtom } from '../../state/filters.atoms.ts';
import { pagedAtom } from '../../state/paged.atoms.ts';
import { dataAtom, queryClientAtom, type DataCall } from '../../state/query.atoms.ts';

/** What stands in place of deferred production when it cannot be had. */
export const deferredProductionFailure: FailureKey = 'portal:failures.deferredProduction';

/** All rows of a level: only the whole of them may be summed. */
const rowsOf =
  (level: 'businessUnit' | 'field') =>
  ({ client, query, signal }: DataCall): Promise<ApiAnswer<DeferredProduction[]>> =>
    allPages(
      (cursor) =>
        client.GET('/Dashboard/GetDeferredProductionInfo', {
          params: { query: { ...query, level, limit: maxRowsPerCall, ...(cursor && { cursor }) } },
          signal,
        }),
      joinLists,
    );

/** `productionInfo`: deferred oil by day and business unit, the fewest rows that sum up to everything. */
export const deferredProductionAtom = dataAtom('deferredProduction', rowsOf('businessUnit'));

/** Deferred oil by day and field, newest day first. */
export const deferredByFieldAtom = dataAtom('deferredByField', rowsOf('field'));

/** Deferred oil of the equally long window before the one in force, by day and business unit. */
export const deferredBeforeAtom = atomWithQuery<ApiAnswer<DeferredProduction[]>, ApiFailure>(
  (get) => {
    const window = get(dataWindowAtom);
    const { load } = get(loadClientAtom);
    const days = window && windowDays(window.from, window.to);
    const query = {
      ...get(dataQueryAtom),
      ...(window && days && { from: addDays(window.from, -days), to: addDays(window.from, -1) }),
    };
    return {
      queryKey: ['deferredBefore', query],
      queryFn: async ({ signal }) => rowsOf('businessUnit')({ client: await load(), query, signal }),
      enabled: window !== null,
    };
  },
  (get) => get(queryClientAtom),
);

/** The levels by which all rows can be had, from the company down. */
export const deferralLevels = ['businessUnit', 'area', 'field', 'well'] as const satisfies EntityLevel[];

/** The level of all rows. @default 'field' */
export const deferralLevelAtom = atom<EntityLevel>('field');

/** All rows of the chosen level, page by page, newest day first. */
export const allDeferredAtom = pagedAtom(
  'deferredProduction',
  ({ client, query, signal }, get) =>
    client.GET('/Dashboard/GetDeferredProductionInfo', {
      params: { query: { ...query, level: get(deferralLevelAtom) } },
      signal,
    }),
  (get) => get(deferralLevelAtom),
);
