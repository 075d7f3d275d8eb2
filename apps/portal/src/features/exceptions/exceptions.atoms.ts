import type { DataQuery, WellException } from '@cnx/api';
import { listQuery, partOf, sentLists, shownEvents, showOf, type ExceptionPart } from '@cnx/api/view-calls';
import { atom, type Atom, type Getter } from 'jotai';
import { withDecisions } from '../../decisions/decision.ts';
import {
  decidedAtom,
  decisionFailure,
  meAtom,
  otherDecisionsMs,
  pendingDecisionsAtom,
  readerAtom,
} from '../../decisions/decisions.atoms.ts';
import { causeOfSeveral } from '../../insight/outage.tsx';
import { mapPages, mapView, viewOf, type PagedRows } from '../../insight/insight-view.ts';
import { exceptionReport, withAreaChoice } from '../../addresses.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { paths } from '../../paths.ts';
import {
  exceptionPartAtom,
  filtersWithoutAtom,
  openExceptionAtom,
  shownExceptionsAtom,
} from '../../state/area-choice.atoms.ts';
import { noFilters } from '@cnx/api/filter-address';
import { addressSearchAtom, dataQueryAtom, filtersAtom } from '../../state/filters.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom, listAtomOf, queryAtom } from '../../state/query.atoms.ts';
import { changeDetectionStatisticsAtom } from '../../state/shared-data.atoms.ts';

import { harmlessWhere, isShown, plannedQuery, waitingWhere } from './exceptions.ts';
import { lookedSinceAtom, ownVisitAtom } from './visit.ts';

/** What stands in place of any list of exceptions when it cannot be had. */
export const exceptionReportFailure = decisionFailure;

const timing = { refetchInterval: otherDecisionsMs };
const allRows = (filters: DataQuery) => ({ ...filters, limit: maxRowsPerCall });

/** `gasInterfaceException`: wells whose pumps take in more free gas than they can lift. */
const gasInterfaceExceptionAtom = dataAtom('/ExceptionReport/GetGasInterfaceExceptionReportInfo', allRows);

/** `highProductionDropException`: wells that lost much of their rate. */
const highProductionDropExceptionAtom = dataAtom(
  '/ExceptionReport/GetHighProductionDropExceptionReportInfo',
  allRows,
);

const counted = <Row>(rows: readonly Row[], { total }: { readonly total: number | null }) => ({
  total: total ?? rows.length,
});

/** How many high production drops the specification's own list has. */
export const dropsPartViewAtom = atom((get) =>
  mapView(viewOf(get(highProductionDropExceptionAtom)), counted),
);

/** How many gas interface exceptions the specification's own list has. */
export const gasPartViewAtom = atom((get) => mapView(viewOf(get(gasInterfaceExceptionAtom)), counted));

const summaryAtom = dataAtom('/ExceptionReport/GetExceptionSummary', (filters) => filters, timing);

/** What the first figures of the report show. */
export const exceptionSummaryViewAtom = atom((get) => viewOf(get(summaryAtom)));

/** The statistics of the window's changes. */
export const changesPartViewAtom = atom((get) => viewOf(get(changeDetectionStatisticsAtom)));

/** Address of the report with its filters alone. */
export const reportHrefAtom = atom((get) => exceptionReport(get(addressSearchAtom)));

/** Makes addresses of the report with one of its parts, or null for all, and what else stands in it. */
export const partHrefAtom = atom((get) => {
  const search = get(addressSearchAtom);
  return (part: ExceptionPart | null) => `${paths.exceptionReport}${withAreaChoice(search, 'part', part)}`;
});

/**
 * Which events the list shows. Where it is not known when the user last looked, or they never did, nothing can be shown as
 * new: all open ones are shown.
 */
export const exceptionShowAtom = atom((get) => {
  const show = showOf(get(shownExceptionsAtom));
  if (show !== 'new') return show;
  const visit = get(ownVisitAtom);
  const isUnknown = visit?.since === undefined ? visit?.failed === true : visit.since === null;
  return isUnknown ? 'open' : show;
});

/** Which part of the report is shown; null for all of them. */
export const shownPartAtom = atom((get) => partOf(get(exceptionPartAtom)));

/** Shows all that is open on the days of the window, whatever narrowed it, in one step of the history. */
export const showAllOpenAtom = atom(null, (get, set) => {
  const { from, to, days, datedBy, compare } = get(filtersAtom);
  set(filtersWithoutAtom, { ...noFilters, from, to, days, datedBy, compare }, ['part', 'show']);
});

/** What a list of the events that are shown asks for, of a part or of all; null while that is not known. */
function shownQuery(get: Getter, filters: DataQuery, part: ExceptionPart | null) {
  const reader = { id: get(meAtom)?.id ?? null, since: get(lookedSinceAtom) };
  const shown = shownEvents(get(exceptionShowAtom), part, reader);
  return shown && { ...filters, ...shown };
}

const listedAtom = listAtomOf(
  '/ExceptionReport/GetExceptions',
  (filters, get) => shownQuery(get, filters, get(shownPartAtom)),
  sentLists.exceptions.keys,
  sentLists.exceptions.own,
  timing,
);

/** The events of the list, page by page, as the decisions of this tab leave them. */
export const exceptionRowsAtom: Atom<PagedRows<WellException>> = atom((get) => {
  const show = get(exceptionShowAtom);
  const reader = get(readerAtom);
  // Events of the user cannot be listed while the user's id is not known.
  const unknown = show === 'mine' && reader.error && !reader.data;
  const listed = get(listedAtom);
  const me = { id: get(meAtom)?.id ?? null, since: get(lookedSinceAtom) };
  const shown = (rows: readonly WellException[]) =>
    withDecisions(rows, get(decidedAtom), get(pendingDecisionsAtom)).filter((row) => isShown(row, show, me));
  const result = mapPages(listed, shown, shown as (rows: readonly never[]) => readonly WellException[]);
  return unknown
    ? { ...result, error: reader.error, isFetching: reader.isFetching, refetch: reader.refetch }
    : result;
});

/** How many events the list would have with a part of the report, or with all of them; null where that is not known. */
function shownCountAtom(part: ExceptionPart | null): Atom<number | null> {
  const resultAtom = queryAtom(
    '/ExceptionReport/GetExceptions',
    (get) => {
      const query = shownQuery(get, get(dataQueryAtom), part);
      return query && { query: { ...query, limit: 1 } };
    },
    { keepLast: true, ...timing },
  );
  return atom((get) => get(resultAtom).data?.meta.total ?? null);
}

/** How many events the list would have with all parts of the report; null where that is not known. */
export const allPartsCountAtom = shownCountAtom(null);

const partCountAtoms = {
  drops: shownCountAtom('drops'),
  gas: shownCountAtom('gas'),
  changes: shownCountAtom('changes'),
} as const satisfies Record<ExceptionPart, unknown>;

/** How many events the list has or would have with each part of the report; null where that is not known. */
export const partCountsAtom = atom((get) => ({
  drops: get(partCountAtoms.drops),
  gas: get(partCountAtoms.gas),
  changes: get(partCountAtoms.changes),
}));

/** Counts what is new: the total of its list, of which one row is asked for. */
function newCountAtom(partOfPage: Atom<ExceptionPart | null>): Atom<number | null> {
  const countAtom = queryAtom(
    '/ExceptionReport/GetExceptions',
    (get) => {
      const foundSince = get(lookedSinceAtom);
      if (foundSince === null) return null;
      return {
        query: { ...get(dataQueryAtom), foundSince, ...listQuery('new', get(partOfPage)), limit: 1 },
      };
    },
    { keepLast: true, ...timing },
  );
  return atom((get) => (get(lookedSinceAtom) === null ? null : (get(countAtom).data?.meta.total ?? null)));
}

/** How many open events are new since the user last looked; null where that is not known. */
export const newEventsAtom = newCountAtom(atom(null));

/** As {@link newEventsAtom}, of the part of the report that is shown. */
export const newOfPartAtom = newCountAtom(shownPartAtom);

/** How many events meet a condition; null where that is not known. */
function countAtom(where: string) {
  const resultAtom = queryAtom(
    '/ExceptionReport/GetExceptions',
    (get) => ({ query: { ...get(dataQueryAtom), where, limit: 1 } }),
    { keepLast: true, ...timing },
  );
  return atom((get) => get(resultAtom).data?.meta.total ?? null);
}

/** How many open events no user has answered; null where that is not known. */
export const waitingEventsAtom = countAtom(waitingWhere);

/** How many of them lose no oil now; null where that is not known. */
export const harmlessEventsAtom = countAtom(harmlessWhere);

/** The events that planned work accounts for. */
const plannedAtom = dataAtom(
  '/ExceptionReport/GetExceptions',
  (filters, get) => ({
    ...filters,
    ...plannedQuery(get(exceptionShowAtom), get(shownPartAtom)),
    limit: maxRowsPerCall,
  }),
  { ...timing, joinPages: joinLists },
);

/** What the list of planned work shows. */
export const plannedViewAtom = atom((get) =>
  mapView(viewOf(get(plannedAtom)), (rows) =>
    withDecisions(rows, get(decidedAtom), get(pendingDecisionsAtom)).filter(
      ({ status }) => status === 'expected',
    ),
  ),
);

/** The open event with its evidence. */
const openCaseAtom = queryAtom('/ExceptionReport/GetException', (get) => {
  const id = get(openExceptionAtom);
  return id === null ? null : { query: { id } };
});

/** The open event itself, as the decisions of this tab leave it. */
export const openExceptionViewAtom = atom((get) =>
  mapView(viewOf(get(openCaseAtom)), ({ exception }) => {
    const [decided] = withDecisions([exception], get(decidedAtom), get(pendingDecisionsAtom));
    return decided ?? exception;
  }),
);

/** Why several parts of the report cannot be had, where it is one cause; null else. */
export const reportOutageAtom = atom((get) =>
  causeOfSeveral(
    [summaryAtom, highProductionDropExceptionAtom, gasInterfaceExceptionAtom, listedAtom, plannedAtom].map(
      (call) => get<{ readonly error: unknown }>(call).error,
    ),
  ),
);
