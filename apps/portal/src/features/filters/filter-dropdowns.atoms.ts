import { atom } from 'jotai';
import type { FailureKey } from '../../state/failure-message.ts';
import type { FilterName } from '../../state/filter-address.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import { listAtom } from '../../state/query.atoms.ts';

/** The choices of each filter. Every list comes and fails on its own. */
export const businessUnitsAtom = listAtom('businessUnits', ({ client, signal }) =>
  client.GET('/ExceptionReport/GetBusinessUnits', { signal }),
);
/** Areas; their parents are business units. */
export const areasAtom = listAtom('areas', ({ client, signal }) =>
  client.GET('/ExceptionReport/GetAreas', { signal }),
);
/** Fields; their parents are areas. */
export const fieldsAtom = listAtom('fields', ({ client, signal }) =>
  client.GET('/ExceptionReport/GetFields', { signal }),
);
/** Makers of lift equipment. */
export const manufacturersAtom = listAtom('manufacturers', ({ client, signal }) =>
  client.GET('/ExceptionReport/GetManufacturers', { signal }),
);
/** Pads, manifolds, test headers and other groups of wells. */
export const wellGroupsAtom = listAtom('wellGroups', ({ client, signal }) =>
  client.GET('/ExceptionReport/GetWellGroups', { signal }),
);
/** Ways of lifting. */
export const methodsOfProductionAtom = listAtom('methodsOfProduction', ({ client, signal }) =>
  client.GET('/ExceptionReport/GetMethodOfProductions', { signal }),
);
/** All wells. */
export const wellsAtom = listAtom('wells', ({ client, signal }) =>
  client.GET('/ExceptionReport/GetWells', { signal }),
);

/** Whether the cards have asked for their data, so that the lists may follow. */
export const listsWantedAtom = atom(false);

/** Whether somebody is about to filter. */
export const wellsWantedAtom = atom(false);

/**
 * The seven lists, as far as they are asked for; null for one that is not. A browser sends six calls at a time: the
 * cards' go first, then the six short lists, and the wells, by far the longest, only when somebody is about to filter
 * or some stand in the address.
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
