import { atom } from 'jotai';
import { dayListOf } from '../../addresses.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { addressSearchAtom, dataQueryAtom } from '../../state/filters.atoms.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom, queryAtom } from '../../state/query.atoms.ts';

/** The newest complete production day of the selection. */
const productionDayAtom = dataAtom('/Dashboard/GetProductionDayInfo', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
}));

/** What the first tiles of the dashboard show. */
export const productionDayViewAtom = atom((get) => viewOf(get(productionDayAtom)));

/** The list of the day's wells that the address opens; null for none. */
export const dayListAtom = atom((get) => dayListOf(get(addressSearchAtom)));

/** The wells that the day counts; asked for while a list of them is open. */
const dayWellsAtom = queryAtom(
  '/Dashboard/GetProductionDayWells',
  (get) =>
    get(dayListAtom) === null
      ? null
      : { query: { ...get(dataQueryAtom), ...get(potentialQueryAtom), limit: maxRowsPerCall } },
  { joinPages: joinLists },
);

/** What the list of the day's wells shows. */
export const dayWellsViewAtom = atom((get) => viewOf(get(dayWellsAtom)));
