import { atom } from 'jotai';
import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom, pagedAtom, queryAtom } from '../../state/query.atoms.ts';
import { dataWindowAtom } from '../../state/shared-data.atoms.ts';
import { rankChanges } from './change-ranking.ts';
import { trendWindow } from './well-trend.ts';

/** What stands in place of the statistics when they cannot be had. */
export const changeDetectionFailure: FailureKey = 'portal:failures.changeDetectionStatistics';

/** The change points behind the statistics, newest change first; at most 500 of them, `meta.total` says of how many. */
export const changePointsAtom = dataAtom('/ExceptionReport/GetChangePoints', (filters) => ({
  ...filters,
  limit: maxRowsPerCall,
}));

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
export const changedWellAtom = queryAtom('/Wells/{wellId}/GetDailyProduction', (get) => {
  const change = get(shownChangeAtom);
  const window = get(dataWindowAtom);
  return change && window && { path: { wellId: change.well.id }, query: trendWindow(change, window) };
});

/** All change points, page by page. */
export const allChangePointsAtom = pagedAtom('/ExceptionReport/GetChangePoints');
