import type { FilterItem, WellRef } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { viewOf, type DataResult, type InsightView } from '../../insight/insight-view.ts';
import { filterNames } from '@cnx/api/filter-address';
import { filtersAtom } from '../../state/filters.atoms.ts';
import { listAtom } from '../../state/query.atoms.ts';
import { fieldsAtom } from '../../state/shared-data.atoms.ts';
import type { ListedFilter, ListItems } from './cascade.ts';

/** The choices of each filter. Every list comes and fails on its own. */
export const businessUnitsAtom = listAtom('/ExceptionReport/GetBusinessUnits');
/** Areas; their parents are business units. */
export const areasAtom = listAtom('/ExceptionReport/GetAreas');
/** Makers of lift equipment. */
export const manufacturersAtom = listAtom('/ExceptionReport/GetManufacturers');
/** Pads, manifolds, test headers and other groups of wells. */
export const wellGroupsAtom = listAtom('/ExceptionReport/GetWellGroups');
/** Ways of lifting. */
export const methodsOfProductionAtom = listAtom('/ExceptionReport/GetMethodOfProductions');
/** All wells. */
export const wellsAtom = listAtom('/ExceptionReport/GetWells');

/** Whether the cards have sent their calls, so that the lists may follow. */
export const listsWantedAtom = atom(false);

/** Whether the user is about to filter. */
export const wellsWantedAtom = atom(false);

/** The views of the seven lists: a list that is not fetched yet is loading. */
export type FilterLists = { readonly [Name in ListedFilter]: InsightView<readonly FilterItem[]> } & {
  readonly wells: InsightView<readonly WellRef[]>;
};

/** The lists that are there. */
export function itemsOf(lists: FilterLists): ListItems {
  return Object.fromEntries(
    filterNames.map((name) => {
      const list: InsightView<readonly (FilterItem | WellRef)[]> = lists[name];
      return [name, list.status === 'shown' ? list.body : undefined];
    }),
  );
}

/**
 * The seven lists. A browser sends six calls at a time: the cards' go first, then the six short lists, and the wells, by
 * far the longest, only when the user is about to filter or the address names some.
 */
export const filterListsAtom = atom((get): FilterLists => {
  const wanted = get(listsWantedAtom);
  const wellsWanted = get(wellsWantedAtom) || get(filtersAtom).wells.length > 0;
  const view = <Item>(listAtom: Atom<DataResult<Item[]>>): InsightView<readonly Item[]> =>
    wanted ? viewOf(get(listAtom)) : { status: 'loading' };
  return {
    businessUnits: view(businessUnitsAtom),
    areas: view(areasAtom),
    fields: view(fieldsAtom),
    wellGroups: view(wellGroupsAtom),
    manufacturers: view(manufacturersAtom),
    methodsOfProduction: view(methodsOfProductionAtom),
    wells: wellsWanted ? view(wellsAtom) : { status: 'loading' },
  };
});
