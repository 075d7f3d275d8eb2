import { areaOf, dashboardWithoutArea, withAreaChoice } from '../addresses.ts';
import { paths } from '../paths.ts';
import {
  filterNames,
  filterParameters,
  filtersOf,
  searchWith,
  windowFault,
  type FilterName,
  type WindowFault,
} from '@cnx/api/filter-address';

/** A part of an address that is not in force. */
export type AddressFault =
  | { readonly part: 'window'; readonly fault: WindowFault }
  /** The page does not have what is named, as it was given. */
  | { readonly part: 'area' | 'rows' | 'level'; readonly given: string }
  /** A filter has choices that there are not, as they were given. */
  | { readonly part: 'filter'; readonly filter: FilterName; readonly ids: readonly string[] };

/** Ids of the choices of each filter whose list is known. */
export type KnownChoices = { readonly [Name in FilterName]?: ReadonlySet<string> };

/** What can be chosen on the page of an area, as `rows` and `level` of the address name it. */
export interface AreaChoices {
  readonly rows: readonly string[];
  readonly level: readonly string[];
}

/**
 * All that the query of an address asks for and that is not there; of what is not known yet, nothing is said.
 * @param choices of the area that the address opens; null where it opens none
 */
export function addressFaults(
  search: string,
  choices: AreaChoices | null,
  known: KnownChoices = {},
): readonly AddressFault[] {
  const query = new URLSearchParams(search);
  const fault = windowFault(search);
  const area = areaOf(search);
  const unknown = (part: 'area' | 'rows' | 'level', has: (given: string) => boolean): AddressFault[] => {
    const given = query.get(part);
    return given && !has(given) ? [{ part, given }] : [];
  };
  return [
    ...(fault ? [{ part: 'window', fault } as const] : []),
    ...unknown('area', () => area !== null),
    ...(choices
      ? (['rows', 'level'] as const).flatMap((part) =>
          unknown(part, (given) => choices[part].includes(given)),
        )
      : []),
    ...filterNames.flatMap((filter) => {
      const taken = filtersOf(search)[filter];
      const given = (query.get(filterParameters[filter]) ?? '').split(',').filter(Boolean);
      const ids = given.filter((id) => !taken.includes(id) || known[filter]?.has(id) === false);
      return ids.length > 0 ? [{ part: 'filter', filter, ids } as const] : [];
    }),
  ];
}

/** The query of an address without what is not in force. */
export function withoutFaults(search: string, faults: readonly AddressFault[]): string {
  let result = search;
  let filters = filtersOf(search);
  for (const fault of faults) {
    if (fault.part === 'filter') {
      const left = filters[fault.filter].filter((id) => !fault.ids.includes(id));
      filters = { ...filters, [fault.filter]: left };
    } else if (fault.part === 'rows' || fault.part === 'level') {
      result = withAreaChoice(result, fault.part, null);
    } else if (fault.part === 'area') result = dashboardWithoutArea(result).slice(paths.dashboard.length);
  }
  return searchWith(result, filters);
}
