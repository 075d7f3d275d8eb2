// Which call shows what an address of a list asks for: one rule for the page and for a server that sends a saved view.
import { dataQueryOf, filtersOf } from './filter-address.ts';
import { listOrder, listViewOf, withOrder, type ListKeys, type ListSort } from './list-address.ts';
import type { DataQuery, EventStatus, WellException } from './models.ts';

/**
 * Which events the exception report lists: `new` are open ones with a finding since the user last looked, `mine` the user's own.
 * The page begins with the first.
 */
export const exceptionShows = ['open', 'new', 'mine', 'unassigned', 'standing', 'all'] as const;

/** One of {@link exceptionShows}. */
export type ExceptionShow = (typeof exceptionShows)[number];

/** The parts of the report that the specification names. */
export const exceptionParts = ['drops', 'gas', 'changes'] as const;

/** One of {@link exceptionParts}. */
export type ExceptionPart = (typeof exceptionParts)[number];

/** Reads which events an address shows; the first for what is none. */
export function showOf(given: string | null): ExceptionShow {
  return exceptionShows.find((show) => show === given) ?? exceptionShows[0];
}

/** Reads which part an address shows; null for all of them. */
export function partOf(given: string | null): ExceptionPart | null {
  return exceptionParts.find((part) => part === given) ?? null;
}

/** The states of what no planned work accounts for: planned work has a list of its own. */
export const unplanned = [
  'new',
  'acknowledged',
  'assigned',
  'snoozed',
  'standing',
  'resolved',
  'explained',
  'accepted',
  'dismissed',
] as const satisfies readonly EventStatus[];

const kindsOfPart: Readonly<Record<ExceptionPart, readonly WellException['kind'][]>> = {
  drops: ['drop', 'downtime'],
  gas: ['gas'],
  changes: ['change'],
};

/** What the calls of the list and of planned work ask for. */
export interface EventQuery {
  readonly where: string;
  readonly kinds?: WellException['kind'][];
}

/** The kinds of one part; an event of several findings is in the part of each. */
export function kindsOf(part: ExceptionPart | null): Pick<EventQuery, 'kinds'> {
  return part ? { kinds: [...kindsOfPart[part]] } : {};
}

const conditions: Readonly<Record<ExceptionShow, string | null>> = {
  open: 'isOpen=true',
  new: 'isOpen=true',
  mine: 'isOpen=true',
  unassigned: 'isOpen=true;owner=',
  standing: 'status=standing',
  all: null,
};

/** What the list asks for. That of `mine` is completed by the reader's id, that of `new` by when they last looked. */
export function listQuery(show: ExceptionShow, part: ExceptionPart | null): EventQuery {
  const shown = conditions[show];
  return { where: shown ?? `status=${unplanned.join('|')}`, ...kindsOf(part) };
}

/** Who reads a list, as far as it is known. */
export interface ListReader {
  readonly id: string | null;
  /** When they last looked at the exception report, ISO 8601; null on a first visit and where it is not known. */
  readonly since: string | null;
}

/**
 * What a list of the events that are shown asks for beside the filters, of a part or of all; null while that is not known.
 * Where it is not known when the user last looked, nothing can be shown as new.
 */
export function shownEvents(show: ExceptionShow, part: ExceptionPart | null, reader: ListReader) {
  const some = listQuery(show, part);
  if (show === 'new') return reader.since === null ? null : { foundSince: reader.since, ...some };
  if (show !== 'mine') return some;
  return reader.id === null ? null : { ownerId: reader.id, ...some };
}

/** How a list is sorted and filtered by its call. */
export interface ListedCall {
  /** By which names the call knows the columns. */
  readonly keys: ListKeys;
  /** The order of a list that asks for none; null for that of the call. */
  readonly own: ListSort | null;
}

/** The lists of which a saved view can be sent, by their names in addresses. */
export const sentLists = {
  exceptions: {
    keys: {
      well: 'well',
      field: 'field',
      since: 'since',
      foundAt: 'foundAt',
      kind: 'kind',
      course: 'dropPct',
      lossPerDay: 'lossPerDay',
      lossSoFar: 'lossSoFar',
      cause: 'cause',
      severity: 'severity',
      owner: 'owner',
      status: 'status',
    },
    own: { column: 'lossPerDay', direction: 'descending' },
  },
  changePoints: {
    keys: {
      well: 'well',
      field: 'field',
      variable: 'variable',
      day: 'changeDate',
      foundAt: 'detectedAt',
      course: 'deltaPct',
    },
    own: null,
  },
  schedule: {
    keys: {
      place: 'place',
      activity: 'activity',
      when: 'start',
      until: 'end',
      status: 'status',
      owner: 'owner',
      loss: 'expectedDeferred',
    },
    own: null,
  },
} as const satisfies Record<string, ListedCall>;

/** A name of {@link sentLists}. */
export type SentList = keyof typeof sentLists;

/** Whether views of a list can be sent. */
export function isSentList(list: string): list is SentList {
  return Object.hasOwn(sentLists, list);
}

/** The query of the call of a list, as its address asks for it. */
export interface ViewQuery extends ReturnType<typeof dataQueryOf> {
  readonly sort?: string;
  readonly where?: string;
  readonly kinds?: WellException['kind'][];
  readonly foundSince?: string;
  readonly ownerId?: string;
}

/** How far the schedule reaches around the last day that its page looks at, days. */
const [scheduleBefore, scheduleAfter] = [6, 14];

/**
 * The query of the schedule for days that were asked for: the week that ends with their last, and the fortnight that follows,
 * because plans lie ahead of the data. Where no last day was named, the days are left to the server, which knows the present.
 */
export function scheduleQueryOf({ from: _from, to: lastDay, days: _days, ...filters }: DataQuery): DataQuery {
  if (!lastDay) return filters;
  const shifted = (days: number) =>
    new Date(Date.parse(`${lastDay}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return { ...filters, from: shifted(-scheduleBefore), to: shifted(scheduleAfter) };
}

/**
 * What the page of a list asks its call at an address. A reader who has not looked yet sees all open events as new.
 * @param search the query of the address, such as `fieldIds=F-1&sort=-lossPerDay`
 */
export function queryOfView(list: SentList, search: string, reader: ListReader): ViewQuery {
  const { keys, own } = sentLists[list];
  const filters = filtersOf(search);
  const query: ViewQuery = dataQueryOf(filters);
  const order = listOrder(listViewOf(search), keys, own);
  if (list === 'schedule') return withOrder(scheduleQueryOf(query), order)!;
  if (list === 'changePoints')
    return withOrder({ ...query, ...(filters.datedBy === 'found' && { datedBy: filters.datedBy }) }, order)!;
  const address = new URLSearchParams(search);
  const part = partOf(address.get('part'));
  const shown = shownEvents(showOf(address.get('show')), part, reader) ?? shownEvents('open', part, reader);
  return withOrder({ ...query, ...shown }, order)!;
}
