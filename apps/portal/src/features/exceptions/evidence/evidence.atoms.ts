import type { DailyProduction, ExceptionCase, ScheduledActivity } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { viewOf, type InsightView } from '../../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../../limits.ts';
import { addDays, dayOf } from '../../../quantities.ts';
import { addressSearchAtom } from '../../../state/filters.atoms.ts';
import { joinLists } from '../../../state/query-client.ts';
import { queryAtom } from '../../../state/query.atoms.ts';
import type { PortalStore } from '../../../state/store.ts';
import { newestDayAtom, type DayWindow } from '../../../state/shared-data.atoms.ts';
import { otherDecisionsMs } from '../../../decisions/decisions.atoms.ts';
import { evidenceWindow } from './finding-days.ts';

/** What the panel of an event reads. */
export interface EvidenceAtoms {
  readonly caseAtom: Atom<InsightView<ExceptionCase>>;
  /** The days that its evidence is drawn of; null until they are known. */
  readonly windowAtom: Atom<DayWindow | null>;
  /** The series of its well on those days. */
  readonly seriesAtom: Atom<InsightView<DailyProduction>>;
  /** What the schedule has for the well on those days. */
  readonly scheduleAtom: Atom<InsightView<readonly ScheduledActivity[]>>;
}

/** The atoms of one event; two of the same id share their answers. */
export function evidenceAtoms(id: string): EvidenceAtoms {
  // What others decide on the open event is to be seen as soon as in the list.
  const caseResultAtom = queryAtom('/ExceptionReport/GetException', () => ({ query: { id } }), {
    refetchInterval: otherDecisionsMs,
  });
  const answerAtom = atom((get) => get(caseResultAtom).data ?? null);
  const windowAtom = atom((get): DayWindow | null => {
    const answer = get(answerAtom);
    if (!answer) return null;
    const { serverTime } = answer.meta;
    const { exception, findings } = answer.data;
    // The day before today has been measured at the latest tomorrow; days without rows are none in the answer.
    const yesterday = serverTime === null ? get(newestDayAtom) : addDays(dayOf(serverTime), -1);
    return evidenceWindow(exception, findings, yesterday ?? exception.foundAt.slice(0, 10));
  });
  const seriesResultAtom = queryAtom('/Wells/{wellId}/GetDailyProduction', (get) => {
    const window = get(windowAtom);
    const wellId = get(answerAtom)?.data.exception.well.id;
    return window && wellId !== undefined ? { path: { wellId }, query: window } : null;
  });
  const scheduleResultAtom = queryAtom(
    '/Dashboard/GetScheduleInfo',
    (get) => {
      const window = get(windowAtom);
      const wellId = get(answerAtom)?.data.exception.well.id;
      return window && wellId !== undefined
        ? { query: { wellIds: [wellId], ...window, limit: maxRowsPerCall } }
        : null;
    },
    { joinPages: joinLists },
  );
  return {
    caseAtom: atom((get) => viewOf(get(caseResultAtom))),
    windowAtom,
    seriesAtom: atom((get) => viewOf(get(seriesResultAtom))),
    scheduleAtom: atom((get) => viewOf(get(scheduleResultAtom))),
  };
}

/**
 * Fetches what the panel of an event reads, so that it is there when the event is opened.
 * @returns a function that ends it; what was fetched stays as long as other answers do
 */
export function fetchEvidence(store: PortalStore, id: string): () => void {
  const { seriesAtom, scheduleAtom } = evidenceAtoms(id);
  const ends = [seriesAtom, scheduleAtom].map((each) => store.sub(each, () => undefined));
  return () => ends.forEach((end) => end());
}

/** Makes addresses that open another event in place of the one that is open. */
export const exceptionHrefAtom = atom((get) => {
  const search = get(addressSearchAtom);
  return (id: string): string => {
    const query = new URLSearchParams(search);
    query.set('exception', id);
    // Commas are allowed in a query and keep shared addresses readable.
    return `?${query.toString().replaceAll('%2C', ',')}`;
  };
});
