import { listQuery } from '@cnx/api/view-calls';
// What the home page shows of exceptions: what changed at the user's wells, and what is the user's own.
import type { WellException } from '@cnx/api';
import { atom } from 'jotai';
import { withDecisions } from '../../decisions/decision.ts';
import {
  decidedAtom,
  meAtom,
  otherDecisionsMs,
  pendingDecisionsAtom,
  readerAtom,
} from '../../decisions/decisions.atoms.ts';
import { bothViews, mapView, viewOf, type InsightView } from '../../insight/insight-view.ts';
import { myWellsQueryAtom } from '../../insight/my-wells.ts';
import { addDays, dayMs } from '../../quantities.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { endedQuery, isShown } from './exceptions.ts';
import { visitsOf } from './visit.ts';

/** The visits of the home page. */
export const homeVisits = visitsOf('home');

/** Events that a card of the home page has room for. */
const maxEvents = 6;
const timing = { keepLast: true, refetchInterval: otherDecisionsMs };

/** Since when something is a change for the user. */
export interface ChangedSince {
  /** ISO 8601. */
  readonly moment: string;
  /** Whether the user was here then; else it is a day ago: on a first visit, or where that is not known. */
  readonly visited: boolean;
}

/** Since when what changed is listed; null while the server has not said when the user was here. */
export const changedSinceAtom = atom((get): ChangedSince | null => {
  const visit = get(homeVisits.ownVisitAtom);
  if (!visit || (visit.since === undefined && !visit.failed)) return null;
  if (visit.since) return { moment: visit.since, visited: true };
  return { moment: new Date(visit.sentAtMs - dayMs).toISOString(), visited: false };
});

const foundAtom = queryAtom(
  '/ExceptionReport/GetExceptions',
  (get) => {
    const mine = get(myWellsQueryAtom);
    const since = get(changedSinceAtom);
    if (!mine || !since) return null;
    return { query: { ...mine, foundSince: since.moment, ...listQuery('new', null), limit: maxEvents } };
  },
  timing,
);

const endedAtom = queryAtom(
  '/ExceptionReport/GetExceptions',
  (get) => {
    const mine = get(myWellsQueryAtom);
    const since = get(changedSinceAtom);
    if (!mine || !since) return null;
    // On a day, what ended on the day before is learned: that is the newest that is over.
    const day = addDays(since.moment.slice(0, 10), -1);
    return { query: { ...mine, ...endedQuery(day), limit: maxEvents } };
  },
  timing,
);

/** Events that began or are over since the user was here. */
export interface ChangedEvents {
  /** What began first, then what is over; no more than there is room for. */
  readonly events: readonly WellException[];
  readonly found: number;
  readonly ended: number;
  readonly since: ChangedSince;
}

const counted = (rows: readonly WellException[], { total }: { readonly total: number | null }) => ({
  rows,
  total: total ?? rows.length,
});

/** What changed at the user's wells since the last visit. */
export const changedEventsViewAtom = atom((get): InsightView<ChangedEvents> => {
  const since = get(changedSinceAtom);
  if (!since) return { status: 'loading' };
  const both = bothViews(mapView(viewOf(get(foundAtom)), counted), mapView(viewOf(get(endedAtom)), counted));
  return mapView(both, ([found, ended]) => {
    // An event may end between the two answers.
    const begun = new Set(found.rows.map(({ id }) => id));
    const over = ended.rows.filter(({ id }) => !begun.has(id));
    return {
      events: [...found.rows, ...over].slice(0, maxEvents),
      found: found.total,
      ended: ended.total - (ended.rows.length - over.length),
      since,
    };
  });
});

const assignedAtom = queryAtom(
  '/ExceptionReport/GetExceptions',
  (get) => {
    const me = get(meAtom);
    return me && { query: { ownerId: me.id, ...listQuery('mine', null), limit: maxEvents } };
  },
  timing,
);

/** Events that a user looks into. */
export interface AssignedEvents {
  /** No more than there is room for. */
  readonly events: readonly WellException[];
  readonly total: number;
}

/** The open events that the user looks into, at whatever wells, as the decisions of this tab leave them. */
export const assignedEventsViewAtom = atom((get): InsightView<AssignedEvents> => {
  const reader = viewOf(get(readerAtom));
  // Events of the user cannot be listed while the user's id is not known.
  if (reader.status === 'failed') return reader;
  const me = { id: get(meAtom)?.id ?? null, since: null };
  return mapView(viewOf(get(assignedAtom)), (rows, { total }) => {
    const events = withDecisions(rows, get(decidedAtom), get(pendingDecisionsAtom)).filter((row) =>
      isShown(row, 'mine', me),
    );
    return { events, total: (total ?? rows.length) - (rows.length - events.length) };
  });
});
