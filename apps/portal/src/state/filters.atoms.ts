import type { DataQuery } from '@cnx/api';
import { atom } from 'jotai';
import {
  dataQueryOf,
  filterNames,
  filterParameters,
  filtersOf,
  noFilters,
  searchWith,
  type Filters,
} from '@cnx/api/filter-address';

/** The query of the address (`?…`), and how it joins the browser's history. */
export interface Address {
  readonly search: string;
  /**
   * `push` puts it after the one before, `replace` in its place. `back` returns to the entry before where that is it, and
   * replaces elsewhere.
   */
  readonly step: 'push' | 'replace' | 'back';
}

/** The address. `AddressSync` keeps it and the address bar equal, in both directions. */
export const addressAtom = atom<Address>({ search: '', step: 'push' });

/** The query of the address; writing it goes to another one. */
export const addressSearchAtom = atom(
  (get) => get(addressAtom).search,
  (_get, set, search: string) => set(addressAtom, { search, step: 'push' }),
);

/** Path and query of the page before the one in view; null where the portal was opened at this one. */
export const lastPageAtom = atom<string | null>(null);

const filtersKeyAtom = atom((get) => JSON.stringify(filtersOf(get(addressSearchAtom))));

/**
 * The seven filters and the window. They live in the address: writing them goes to another address, so that Back takes
 * a filter away and a link shares it. The same object until one of them changes, whatever else in the address does.
 */
export const filtersAtom = atom(
  (get) => JSON.parse(get(filtersKeyAtom)) as Filters,
  (get, set, change: Filters | ((filters: Filters) => Filters)) => {
    const search = get(addressSearchAtom);
    const current = filtersOf(search);
    set(addressSearchAtom, searchWith(search, typeof change === 'function' ? change(current) : change));
  },
);

/** What filters name and the server does not have, as calls with it were refused: `wellIds=NV-A-01`. */
export const unknownIdsAtom = atom<readonly string[]>([]);

/** Filters without what they name and the server does not have, see {@link unknownIdsAtom}. */
export function knownFilters(filters: Filters, unknown: readonly string[]): Filters {
  const known = filterNames.map((name) => {
    const isKnown = (id: string) => !unknown.includes(`${filterParameters[name]}=${id}`);
    return [name, filters[name].filter(isKnown)] as const;
  });
  return { ...filters, ...Object.fromEntries(known) };
}

const queryKeyAtom = atom((get) =>
  JSON.stringify(dataQueryOf(knownFilters(get(filtersAtom), get(unknownIdsAtom)))),
);

/** The filters as a data call's query, without what the server does not have. The same object until one of them changes, whatever else in the address does. */
export const dataQueryAtom = atom((get) => JSON.parse(get(queryKeyAtom)) as DataQuery);

/** By which day findings belong to the window, as the calls that list or count them take it. */
export const datedByAtom = atom((get) => {
  const { datedBy } = get(filtersAtom);
  return datedBy === noFilters.datedBy ? {} : { datedBy };
});
