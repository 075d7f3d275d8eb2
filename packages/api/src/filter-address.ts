import type { DataQuery } from './models.ts';

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
  /** How many days up to the newest one, whichever that is when the address is opened; null beside `from` or `to`. */
  readonly days: number | null;
  /** By which day findings belong to the window. */
  readonly datedBy: DatedBy;
  /** What the window is compared with; null for nothing. */
  readonly compare: Comparison | null;
}

/** What a window is compared with: the one before it, or its calendar days a year before. */
export const comparisons = ['before', 'year'] as const;

/** One of {@link comparisons}. */
export type Comparison = (typeof comparisons)[number];

/** By which day of a finding a window takes it: that of what was found, or that of the finding. */
export type DatedBy = 'occurred' | 'found';

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
  days: null,
  datedBy: 'occurred',
  compare: null,
};

/** The part of the filters that is the window. */
export type TimeWindow = Pick<Filters, 'from' | 'to' | 'days'>;

/** The window of an address without one: the server's own. */
export const serversWindow: TimeWindow = { from: null, to: null, days: null };

const idPattern = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$/;
/** Most choices of one filter that are taken from an address: a longer list is no filter any more. */
const maxChoices = 200;
const maxParameterLength = 16_384;

/** Most days that a span of an address has: a century. */
const maxSpanDays = 36_600;

/**
 * Reads the filters of an address. What is not an id is left out, and so is a window that cannot be meant, see
 * {@link windowFault}.
 */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search);
  const lists = filterNames.map((name) => [name, idsOf(query.get(filterParameters[name]))] as const);
  return {
    ...(Object.fromEntries(lists) as Record<FilterName, readonly string[]>),
    ...readWindow(query).window,
    datedBy: query.get('datedBy') === 'found' ? 'found' : 'occurred',
    compare: comparisons.find((comparison) => comparison === query.get('compare')) ?? null,
  };
}

/** Why a window of an address, or a part of it, is not in force. */
export type WindowFault =
  /** It ends before it begins. */
  | { readonly kind: 'reversed'; readonly from: string; readonly to: string }
  /** A part of it, or the zoom into it, is no day or no number of days; as it was given. */
  | { readonly kind: 'unreadable'; readonly given: string }
  /** A span beside days: the days are in force. */
  | { readonly kind: 'twice'; readonly given: string };

/** What is wrong with the window of an address, or with the zoom into it; null when nothing is, or there is none. */
export function windowFault(search: string): WindowFault | null {
  const query = new URLSearchParams(search);
  const { fault } = readWindow(query);
  const zoom = query.get('zoom');
  if (fault || !zoom || zoomOf(search)) return fault;
  return { kind: 'unreadable', given: `zoom=${zoom}` };
}

/** Production days (`YYYY-MM-DD`), both ends included. */
export interface ZoomedDays {
  readonly from: string;
  readonly to: string;
}

/** The days that the charts over time of an address are zoomed to; null for all of the window. */
export function zoomOf(search: string): ZoomedDays | null {
  const [from, to, ...rest] = (new URLSearchParams(search).get('zoom') ?? '').split('..').map(dayOfAddress);
  return from && to && from <= to && rest.length === 0 ? { from, to } : null;
}

/** The query of an address with its charts zoomed to other days, null for all; what else stands in it stays. */
export function withZoom(search: string, days: ZoomedDays | null): string {
  const query = new URLSearchParams(search);
  if (days) query.set('zoom', `${days.from}..${days.to}`);
  else query.delete('zoom');
  return written(query);
}

function readWindow(query: URLSearchParams): { window: TimeWindow; fault: WindowFault | null } {
  const [from, to] = [dayOfAddress(query.get('from')), dayOfAddress(query.get('to'))];
  const days = spanOf(query.get('span'));
  const unread = (['from', 'to', 'span'] as const).filter((name) => {
    const read = name === 'from' ? from : name === 'to' ? to : days;
    return query.get(name) && read === null;
  });
  const given = (names: readonly string[]) => names.map((name) => `${name}=${query.get(name)}`).join('&');
  if (from !== null && to !== null && from > to) {
    return { window: serversWindow, fault: { kind: 'reversed', from, to } };
  }
  // Half of a window is not what was meant.
  if (unread.length > 0)
    return { window: serversWindow, fault: { kind: 'unreadable', given: given(unread) } };
  const named = from !== null || to !== null;
  if (named && days !== null) {
    return { window: { from, to, days: null }, fault: { kind: 'twice', given: given(['span']) } };
  }
  return { window: { from, to, days }, fault: null };
}

/**
 * The query of an address with other filters; what else stands in it stays, but for a zoom into another window or into no
 * days.
 */
export function searchWith(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  const values = [
    ...filterNames.map((name) => [filterParameters[name], filters[name].join(',')] as const),
    ['from', filters.from ?? ''] as const,
    ['to', filters.to ?? ''] as const,
    ['span', filters.days === null ? '' : `${filters.days}d`] as const,
    ['datedBy', filters.datedBy === noFilters.datedBy ? '' : filters.datedBy] as const,
    ['compare', filters.compare ?? ''] as const,
  ];
  const { from, to, days } = filtersOf(search);
  const isSameWindow = from === filters.from && to === filters.to && days === filters.days;
  if (!isSameWindow || !zoomOf(search)) query.delete('zoom');
  for (const [name, value] of values) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return written(query);
}

function written(query: URLSearchParams): string {
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
    ...(filters.days !== null && { days: filters.days }),
  };
}

function idsOf(text: string | null): readonly string[] {
  if (!text || text.length > maxParameterLength) return [];
  const ids = text.split(',').filter((id) => idPattern.test(id));
  return [...new Set(ids)].slice(0, maxChoices);
}

/** Days of a span such as `7d`. */
function spanOf(text: string | null): number | null {
  const days = /^([1-9]\d{0,4})d$/.exec(text ?? '')?.[1];
  return days !== undefined && Number(days) <= maxSpanDays ? Number(days) : null;
}

/** A day as addresses write it (`YYYY-MM-DD`); null where the text is none that the calendar has. */
export function dayOfAddress(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
