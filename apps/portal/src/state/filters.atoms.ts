import type { DataQuery } from '@cnx/api';
import { atom } from 'jotai';
import { dataQueryOf, filtersOf, searchWith, type Filters } from './filter-address.ts';

/** Goes to another query of the same page. */
export type GoToSearch = (search: string) => void;

const searchTextAtom = atom('');
const goAtom = atom<{ go: GoToSearch }>({ go: () => undefined });

/** The query of the address (`?…`). The router's side keeps it equal to what the address bar shows. */
export const addressSearchAtom = atom(
  (get) => get(searchTextAtom),
  (_get, set, search: string) => set(searchTextAtom, search),
);

/** Gives the filters the router's way of changing the query. */
export const connectAddressAtom = atom(null, (_get, set, go: GoToSearch) => set(goAtom, { go }));

/**
 * The seven filters and the window. They live in the address: writing them goes to another address, so that Back takes
 * a filter away and a link shares it.
 */
export const filtersAtom = atom(
  (get): Filters => filtersOf(get(searchTextAtom)),
  (get, set, change: Filters | ((filters: Filters) => Filters)) => {
    const search = get(searchTextAtom);
    const current = filtersOf(search);
    const next = searchWith(search, typeof change === 'function' ? change(current) : change);
    if (next === search) return;
    set(searchTextAtom, next);
    get(goAtom).go(next);
  },
);

const queryKeyAtom = atom((get) => JSON.stringify(dataQueryOf(get(filtersAtom))));

/** The filters as a data call's query. The same object until one of them changes, whatever else the address does. */
export const dataQueryAtom = atom((get) => JSON.parse(get(queryKeyAtom)) as DataQuery);
