import type { FilterItem } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { viewOf, type DataResult, type FailureKey } from '../../insight/insight-view.ts';
import { addressSearchAtom, dataQueryAtom } from '../../state/filters.atoms.ts';
import { dataAtom, listAtom, queryAtom } from '../../state/query.atoms.ts';
import { fieldsAtom } from '../../state/shared-data.atoms.ts';

/** What stands in place of a report that cannot be had. */
export const monthlyReportFailure: FailureKey = 'portal:failures.monthlyReport';

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month (`YYYY-MM`) of the address; null for the newest one that is over, which the server knows. */
export const reportMonthAtom = atom(
  (get) => {
    const month = new URLSearchParams(get(addressSearchAtom)).get('month') ?? '';
    return monthPattern.test(month) ? month : null;
  },
  (get, set, month: string) => {
    const params = new URLSearchParams(get(addressSearchAtom));
    params.set('month', month);
    set(addressSearchAtom, `?${params.toString()}`);
  },
);

/** What names the report: the month and the selection of the address. */
export const reportQueryAtom = atom((get) => {
  const month = get(reportMonthAtom);
  const { businessUnitIds, areaIds, fieldIds } = get(dataQueryAtom);
  return {
    ...(month !== null && { month }),
    ...(businessUnitIds && { businessUnitIds }),
    ...(areaIds && { areaIds }),
    ...(fieldIds && { fieldIds }),
  };
});

const monthlyReportAtom = dataAtom(
  '/Statistics/GetMonthlyReport',
  (_filters, get) => get(reportQueryAtom),
  // Of several entities no report is kept, and none is about to be.
  { isProvisional: ({ state, selection }) => state === 'closed' && selection.length <= 1 },
);

/** The report of the month and the selection of the address. */
export const monthlyReportViewAtom = atom((get) => viewOf(get(monthlyReportAtom)));

const booksAtom = queryAtom('/Books/GetMonthBooks', (get) => {
  const { data, isPlaceholderData } = get(monthlyReportAtom);
  if (!data || isPlaceholderData) return null;
  const { month: _, ...selection } = get(reportQueryAtom);
  return { query: { ...selection, from: `${data.data.month}-01` } };
});

/** The books of the reported month and of the later ones, in which its adjustments count. */
export const reportBooksViewAtom = atom((get) => viewOf(get(booksAtom)));

const businessUnitsAtom = listAtom('/ExceptionReport/GetBusinessUnits');
const areasAtom = listAtom('/ExceptionReport/GetAreas');

/** What a report can be of. A list that is not there has no entries. */
export const reportChoicesAtom = atom((get) => {
  const items = (list: Atom<DataResult<FilterItem[]>>): readonly FilterItem[] => get(list).data?.data ?? [];
  return { businessUnits: items(businessUnitsAtom), areas: items(areasAtom), fields: items(fieldsAtom) };
});
