import { atom } from 'jotai';
import type { FailureKey } from '../../state/failure-message.ts';
import type { FilterName } from '../../state/filter-address.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import { listAtom } from '../../state/query.atoms.ts';
import { fieldsAtom } from '../../state/shared-data.atoms.ts';

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

/** Whether the cards have asked for their data, so that the lists may follow. */
export const listsWantedAtom = atom(false);

/** Whether the user is about to filter. */
export const wellsWantedAtom = atom(false);

/**
 * The seven lists, as far as they are asked for; null for one that is not. A browser sends six calls at a time: the
 * cards' go first, then the six short lists, and the wells, by far the longest, only when the user is about to filter
 * or the address names some.
 */
export const filterListsAtom = atom((get) => {
  const wanted = get(listsWantedAtom);
  const wells = get(wellsWantedAtom) || get(filtersAtom).wells.length > 0;
  return {
    businessUnits: wanted ? get(businessUnitsAtom) : null,
    areas: wanted ? get(areasAtom) : null,
    fields: wanted ? get(fieldsAtom) : null,
    wellGroups: wanted ? get(wellGroupsAtom) : null,
    manufacturers: wanted ? get(manufacturersAtom) : null,
    methodsOfProduction: wanted ? get(methodsOfProductionAtom) : null,
    wells: wanted && wells ? get(wellsAtom) : null,
  };
});

/** What stands in place of a filter's choices when they cannot be had. */
export const filterFailures: Readonly<Record<FilterName, FailureKey>> = {
  businessUnits: 'portal:failures.businessUnits',
  areas: 'portal:failures.areas',
  fields: 'portal:failures.fields',
  manufacturers: 'portal:failures.manufacturers',
  wellGroups: 'portal:failures.wellGroups',
  methodsOfProduction: 'portal:failures.methodsOfProduction',
  wells: 'portal:failures.wells',
};
