import type { ApiAnswer, ApiFailure, DailyProduction } from '@cnx/api';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { maxRowsPerCall } from '../../limits.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { dataWindowAtom } from '../../state/data-window.atoms.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { pagedAtom } from '../../state/paged.atoms.ts';
import { dataAtom, queryClientAtom } from '../../state/query.atoms.ts';
import { rankChanges } from './change-ranking.ts';
import { trendWindow } from './well-trend.ts';

/** What stands in place of the statistics when they cannot be had. */
export const changeDetectionFailure: FailureKey = 'portal:failures.changeDetectionStatistics';

/** The change points behind the statistics, newest change first; at most 500 of them, `meta.total` says of how many. */
export const changePointsAtom = dataAtom('changePoints', ({ client, query, signal }) =>
  client.GET('/ExceptionReport/GetChangePoints', {
    params: { query: { ...query, limit: maxRowsPerCall } },
    signal,
  }),
);

/** The change points, those that ask most for attention first. */
export const rankedChangesAtom = atom((get) => rankChanges(get(changePointsAtom).data?.data ?? []));

/** Id of the change whose chart a person asked for; null for the first of the ranking. */
export const chosenChangeIdAtom = atom<string | null>(null);

/** The change whose chart is shown; null while there is none. */
export const shownChangeAtom = atom((get) => {
  const ranked = get(rankedChangesAtom);
  const chosen = get(chosenChangeIdAtom);
  return ranked.find(({ id }) => id === chosen) ?? ranked[0] ?? null;
});

/** The daily production of the shown change's well, from some days before the change to the window's end. */
export const changedWellAtom = atomWithQuery<ApiAnswer<DailyProduction>, ApiFailure>(
  (get) => {
    const change = get(shownChangeAtom);
    const window = get(dataWindowAtom);
    const { load } = get(loadClientAtom);
    const wellId = change?.well.id ?? '';
    const days = change && window && trendWindow(change, window);
    return {
      queryKey: ['dailyProduction', wellId, days?.from, days?.to],
      queryFn: async ({ signal }) => {
        const client = await load();
        return client.GET('/Wells/{wellId}/GetDailyProduction', {
          params: { path: { wellId }, query: days ?? {} },
          signal,
        });
      },
      enabled: days !== null,
    };
  },
  (get) => get(queryClientAtom),
);

/** All change points, page by page. */
export const allChangePointsAtom = pagedAtom('changePoints', ({ client, query, signal }) =>
  client.GET('/ExceptionReport/GetChangePoints', { params: { query }, signal }),
);
