// The wells that a user calls their own, and what is asked of them: their choice stands in the preferences.
import type { DataQuery, MyWells, Preferences } from '@cnx/api';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { dashboardWithoutArea } from '../addresses.ts';
import { dataQueryOf, filterNames, noFilters, searchWith, type Filters } from '@cnx/api/filter-address';
import { knownFilters, unknownIdsAtom } from '../state/filters.atoms.ts';
import { preferencesPath } from '../state/kept-preferences.ts';
import { queryAtom } from '../state/query.atoms.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import type { InsightFrame } from './insight-definition.ts';
import { mapView, viewOf } from './insight-view.ts';

/** The filters that a user chooses their wells by. */
export const myFilterNames = ['businessUnits', 'fields', 'wellGroups', 'wells'] as const;

/** The choice of a user's wells as filters. */
export function filtersOfMyWells(kept: MyWells | undefined): Filters {
  if (!kept) return noFilters;
  const { businessUnitIds, fieldIds, wellGroupIds, wellIds } = kept;
  return {
    ...noFilters,
    businessUnits: businessUnitIds,
    fields: fieldIds,
    wellGroups: wellGroupIds,
    wells: wellIds,
  };
}

/** Filters as the choice of a user's wells. */
export function myWellsOf({ businessUnits, fields, wellGroups, wells }: Filters): MyWells {
  return {
    businessUnitIds: [...businessUnits],
    fieldIds: [...fields],
    wellGroupIds: [...wellGroups],
    wellIds: [...wells],
  };
}

const keptAtom = queryAtom(preferencesPath, () => ({}));

/** How the user wants the portal, which says which wells are theirs. */
export const keptPreferencesViewAtom = atom((get) => viewOf<Preferences>(get(keptAtom)));

/** The choice of the user's wells; null while it is not known. */
export const myFiltersAtom = atom((get): Filters | null => {
  const view = get(keptPreferencesViewAtom);
  return view.status === 'shown' ? filtersOfMyWells(view.body.myWells) : null;
});

const myQueryKeyAtom = atom((get) => {
  const { status } = get(keptPreferencesViewAtom);
  if (status === 'loading') return null;
  // Where the choice cannot be had, all wells are shown; the page says so.
  const filters = get(myFiltersAtom) ?? noFilters;
  return JSON.stringify(knownFilters(filters, get(unknownIdsAtom)));
});

const knownMineAtom = atom((get) => JSON.parse(get(myQueryKeyAtom) ?? 'null') as Filters | null);

/** The user's wells as a data call's query; null while they are not known. The same object until they change. */
export const myWellsQueryAtom = atom((get): DataQuery | null => {
  const filters = get(knownMineAtom);
  return filters && dataQueryOf(filters);
});

/** How many of the business units, fields, groups and wells that the user chose the server does not have any more. */
export const goneCountAtom = atom((get) => {
  const chosen = get(myFiltersAtom);
  const known = get(knownMineAtom);
  if (!chosen || !known) return 0;
  return filterNames.reduce((count, name) => count + chosen[name].length - known[name].length, 0);
});

/** The query of an address that shows the user's wells; empty for all. */
export const myWellsSearchAtom = atom((get) => searchWith('', get(knownMineAtom) ?? noFilters));

const statisticsAtom = queryAtom(
  '/ExceptionReport/GetChangeDetectionStatistics',
  (get) => {
    const query = get(myWellsQueryAtom);
    return query && { query };
  },
  { keepLast: true },
);

/** The days that the server shows of the user's wells, and how many wells these are. */
export const myDaysViewAtom = atom((get) =>
  mapView(viewOf(get(statisticsAtom)), ({ windowFrom, windowTo, wellsMonitored }) => ({
    window: { from: windowFrom, to: windowTo } satisfies DayWindow,
    wells: wellsMonitored,
  })),
);

/** What stands around a part of the page that shows the user's wells. */
export function useMyWellsFrame(): Pick<InsightFrame, 'window' | 'asOf' | 'allHref'> {
  const days = useAtomValue(myDaysViewAtom);
  const search = useAtomValue(myWellsSearchAtom);
  return useMemo(
    () => ({
      window: days.status === 'shown' ? days.body.window : null,
      asOf: days.status === 'shown' ? days.meta.asOf : days.status === 'failed' ? null : undefined,
      allHref: dashboardWithoutArea(search),
    }),
    [days, search],
  );
}
