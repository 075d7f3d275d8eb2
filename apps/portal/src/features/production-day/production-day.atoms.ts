import { atom } from 'jotai';
import { viewOf } from '../../insight/insight-view.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** The newest complete production day of the selection. */
const productionDayAtom = dataAtom('/Dashboard/GetProductionDayInfo', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
}));

/** What the first tiles of the dashboard show. */
export const productionDayViewAtom = atom((get) => viewOf(get(productionDayAtom)));
