import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { dailyGroups } from '../../insight/daily-groups.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { dataAtom } from '../../state/query.atoms.ts';
import { deferredProductionAtom } from '../../state/shared-data.atoms.ts';

/** The newest complete production day of the selection. */
const productionDayAtom = dataAtom('/Dashboard/GetProductionDayInfo', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
}));

/** What the first tiles of the dashboard show. */
export const productionDayViewAtom = atom((get) => viewOf(get(productionDayAtom)));

/** The window's oil by day that all have reported, oldest first; undefined while not all of its rows are there. */
export const oilTrendAtom = atom((get) => {
  const answer = get(deferredProductionAtom).data;
  if (!answer || answer.meta.nextCursor !== null) return undefined;
  return dailyGroups(answer.data).whole.map(([, rows]) => rows.reduce((sum, { actual }) => sum + actual, 0));
});
