import type { DataQuery } from '@cnx/api';

/** The seven filters, and the name of each in the address: the contract's own, so that addresses read like calls. */
export const filterParameters = {
  businessUnits: 'businessUnitIds',
  areas: 'areaIds',
  fields: 'fieldIds',
  wellGroups: 'wellGroupIds',
  manufacturers: 'manufacturerIds',
  methodsOfProduction: 'methods',
  wells: 'wellIds',
} as const;

/** A name of {@link filterParameters}. */
export type FilterName = keyof typeof filterParameters;

/** The names of the filters, from the whole company down to the well. */
export const filterNames = Object.keys(filterParameters) as FilterName[];

/** The filters that the user chose. Empty lists and nulls filter nothing. */
export interface Filters extends Readonly<Record<FilterName, readonly string[]>> {
  /** First production day (`YYYY-MM-DD`), or null for the server's own window. */
  readonly from: string | null;
  /** Last production day (`YYYY-MM-DD`), inclusive. */
  readonly to: string | null;
}

/** No filter, the server's own window. */
export const noFilters: Filters = {
  businessUnits: [],
  areas: [],
  fields: [],
  wellGroups: [],
  manufacturers: [],
  methodsOfProduction: [],
  wells: [],
  from: null,
  to: null,
};

const idPattern = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$/;
/** Most choices of one filter that are taken from an address: a longer list is no filter any more. */
const maxChoices = 200;
const maxParameterLength = 16_384;

/** Reads the filters of an address. What is not an id or a day is left out, and so is a window that ends before it begins. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search);
  const lists = filterNames.map((name) => [name, idsOf(query.get(filterParameters[name]))] as const);
  const from = dayOf(query.get('from'));
  const to = dayOf(query.get('to'));
  const reversed = from !== null && to !== null && from > to;
  return {
    ...(Object.fromEntries(lists) as Record<FilterName, readonly string[]>),
    from: reversed ? null : from,
    to: reversed ? null : to,
  };
}

/** The query of an address with other filters; what else stands in it stays. */
export function searchWith(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  const values = [
    ...filterNames.map((name) => [filterParameters[name], filters[name].join(',')] as const),
    ['from', filters.from ?? ''] as const,
    ['to', filters.to ?? ''] as const,
  ];
  for (const [name, value] of values) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  // Commas are allowed in a query and keep shared addresses readable.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The filters as the contract's query parameters, without those that filter nothing. */
export function dataQueryOf(filters: Filters): DataQuery {
  const lists = filterNames
    .filter((name) => filters[name].length > 0)
    .map((name) => [filterParameters[name], [...filters[name]]] as const);
  return {
    ...(Object.fromEntries(lists) as DataQuery),
    ...(filters.from && { from: filters.from }),
    ...(filters.to && { to: filters.to }),
  };
}

function idsOf(text: string | null): readonly string[] {
  if (!text || text.length > maxParameterLength) return [];
  const ids = text.split(',').filter((id) => idPattern.test(id));
  return [...new Set(ids)].slice(0, maxChoices);
}

function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
