import type { MonthBooks, OpenPoints } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { viewOf, type FailureKey, type InsightView } from '../../insight/insight-view.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { dataAtom, queryAtom } from '../../state/query.atoms.ts';

/** The call that says what is open in months of a field. */
export const openPointsPath = '/Books/{fieldId}/GetOpenPoints';

/** What stands in place of the books that cannot be had. */
export const booksFailure: FailureKey = 'portal:failures.monthBooks';
/** What stands in place of what is open. */
export const openPointsFailure: FailureKey = 'portal:failures.openPoints';

const booksAtom = dataAtom('/Books/GetMonthBooks', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
}));

/** The months of the selection's fields as the books have them. */
export const booksViewAtom: Atom<InsightView<MonthBooks>> = atom((get) => viewOf(get(booksAtom)));

/** What is open in the months of a field from its oldest open one to a last one. */
export function openPointsAtom(fieldId: string, through: string): Atom<InsightView<OpenPoints>> {
  const resultAtom = queryAtom(openPointsPath, () => ({ path: { fieldId }, query: { through } }));
  return atom((get) => viewOf(get(resultAtom)));
}
