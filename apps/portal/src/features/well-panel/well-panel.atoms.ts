import type {
  Annotation,
  ReportedMonths,
  ScheduledActivity,
  Well,
  WellException,
  WellForecast,
  WellHistory,
  WellHours,
  WellSeries,
} from '@cnx/api';
import { atom, type Atom, type PrimitiveAtom, type WritableAtom } from 'jotai';
import { notesOf, notesPath } from '../../insight/annotations/annotations.ts';
import { viewOf, type InsightView } from '../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { monthFrom } from '@cnx/api/compared-window';
import { addDays } from '../../quantities.ts';
import { joinLists } from '../../state/query-client.ts';
import { listAtom, queryAtom } from '../../state/query.atoms.ts';
import { newestDayAtom, type DayWindow } from '../../state/shared-data.atoms.ts';
import { declineDraftAtom, queryOf } from './decline-cases.atoms.ts';

/** How far back the panel looks from the well's newest day. */
export const wellSpans = ['90d', '1y', 'all'] as const;

/** One of {@link wellSpans}. */
export type WellSpan = (typeof wellSpans)[number];

const spanDays = { '90d': 90, '1y': 365 } as const;

/** How far back the panel looks: kept from well to well. */
export const wellSpanAtom = atom<WellSpan>('90d');

/** How the axes of rates are spread. */
export const rateScales = ['linear', 'log'] as const;

/** One of {@link rateScales}. */
export type RateScale = (typeof rateScales)[number];

/** How they are spread: kept from well to well. */
export const rateScaleAtom = atom<RateScale>('linear');

/** Whether whole months are spread over their days as estimates: kept from well to well. */
export const spreadMonthsAtom = atom(false);
const spreadQueryAtom = atom((get) => (get(spreadMonthsAtom) ? { spreadMonths: true } : {}));

/** The last day of a month, by its first one; null without one. */
const lastOf = (month: string | undefined): string | null =>
  month === undefined ? null : addDays(monthFrom(month, 1), -1);

/** Before anything that a well has reported. */
const firstDayOfAll = '1900-01-01';

/** In how many parts a window is asked for: about as many as a chart of the panel has pairs of pixels. */
const shownPoints = 360;
/** With a second well, no day is left out of ten years: the days of both are then those of one axis. */
const comparedPoints = 4000;

/** All wells, to choose the second one from. */
export const comparableWellsAtom = listAtom('/ExceptionReport/GetWells');

/** What the panel of a well reads. */
export interface WellAtoms {
  readonly wellAtom: Atom<InsightView<Well>>;
  /** The days that its curves are of; null until they are known, or where it has none. */
  readonly windowAtom: Atom<DayWindow | null>;
  readonly seriesAtom: Atom<InsightView<WellSeries>>;
  /** The days that are looked at closely; null for the whole window. */
  readonly zoomAtom: WritableAtom<DayWindow | null, [DayWindow | null], void>;
  /** The curves of these days, where the whole window lacks some of them; null until they are there. */
  readonly refinedAtom: Atom<WellSeries | null>;
  /** The production day whose hours are shown; null for the newest one with a reading. */
  readonly hoursDayAtom: PrimitiveAtom<string | null>;
  readonly hoursAtom: Atom<InsightView<WellHours>>;
  readonly historyAtom: Atom<InsightView<WellHistory>>;
  readonly forecastAtom: Atom<InsightView<WellForecast>>;
  /** Whole months that were ever reported of it. */
  readonly monthsAtom: Atom<InsightView<ReportedMonths>>;
  readonly exceptionsAtom: Atom<InsightView<readonly WellException[]>>;
  readonly scheduleAtom: Atom<InsightView<readonly ScheduledActivity[]>>;
  readonly notesAtom: Atom<InsightView<readonly Annotation[]>>;
}

/** The rate at which production of a well ends, Sm3/d; null while no one has said. It holds for every well that is opened. */
export const economicRateAtom = atom<number | null>(null);

/** The atoms of one well, and of the second one; two of the same ids share their answers. */
export function wellAtoms(wellId: string, comparedId: string | null): WellAtoms {
  const wells = comparedId === null ? [wellId] : [wellId, comparedId];
  const points = comparedId === null ? shownPoints : comparedPoints;
  const wellResultAtom = queryAtom('/Wells/{wellId}/GetWell', () => ({ path: { wellId } }));
  const monthsResultAtom = queryAtom('/Statistics/GetReportedMonths', () => ({
    query: { wellIds: [wellId], from: firstDayOfAll, limit: maxRowsPerCall },
  }));
  const windowAtom = atom((get): DayWindow | null => {
    const { data, error } = get(wellResultAtom);
    const months =
      get(monthsResultAtom)
        .data?.data.rows.map(({ month }) => month)
        .sort() ?? [];
    // What is known of the well may fail alone: its curves then end on the newest day of all.
    const last = data ? (data.data.lastDay ?? lastOf(months.at(-1))) : error ? get(newestDayAtom) : null;
    if (last === null) return null;
    const first = data?.data.firstDay ?? months[0] ?? null;
    const span = get(wellSpanAtom);
    const from = span === 'all' ? (first ?? last) : addDays(last, 1 - spanDays[span]);
    return { from, to: last };
  });
  const zoomAtom = atom<DayWindow | null>(null);
  const seriesResultAtom = queryAtom(
    '/Wells/GetWellSeries',
    (get) => {
      const window = get(windowAtom);
      return window && { query: { wells, ...window, points, ...get(spreadQueryAtom) } };
    },
    { keepLast: true },
  );
  const refinedResultAtom = queryAtom(
    '/Wells/GetWellSeries',
    (get) => {
      const zoom = get(zoomAtom);
      const whole = get(seriesResultAtom).data?.data;
      return zoom && whole && whole.partDays > 1
        ? { query: { wells, ...zoom, points, ...get(spreadQueryAtom) } }
        : null;
    },
    { keepLast: true },
  );
  const hoursDayAtom = atom<string | null>(null);
  const hoursResultAtom = queryAtom(
    '/Wells/{wellId}/GetWellHours',
    (get) => {
      const day = get(hoursDayAtom);
      return { path: { wellId }, query: day === null ? {} : { day } };
    },
    { keepLast: true },
  );
  const historyResultAtom = queryAtom('/Wells/{wellId}/GetWellHistory', (get) => {
    const window = get(windowAtom);
    return window && { path: { wellId }, query: window };
  });
  const forecastResultAtom = queryAtom(
    '/Wells/{wellId}/GetWellForecast',
    (get) => {
      const economicRate = get(economicRateAtom);
      const draft = get(declineDraftAtom);
      return {
        path: { wellId },
        query: {
          ...(economicRate !== null && { economicRate }),
          ...(draft?.wellId === wellId && queryOf(draft)),
        },
      };
    },
    { keepLast: true },
  );
  const exceptionsResultAtom = queryAtom(
    '/ExceptionReport/GetExceptions',
    () => ({ query: { wellIds: [wellId], limit: maxRowsPerCall } }),
    { joinPages: joinLists },
  );
  const scheduleResultAtom = queryAtom(
    '/Dashboard/GetScheduleInfo',
    (get) => {
      const window = get(windowAtom);
      return window && { query: { wellIds: [wellId], ...window, limit: maxRowsPerCall } };
    },
    { joinPages: joinLists },
  );
  const notesResultAtom = queryAtom(notesPath, (get) => {
    const window = get(windowAtom);
    return window && notesOf({ id: wellId }, window);
  });
  return {
    wellAtom: atom((get) => viewOf(get(wellResultAtom))),
    windowAtom,
    seriesAtom: atom((get) => viewOf(get(seriesResultAtom))),
    zoomAtom,
    refinedAtom: atom((get) => {
      const { data, isPlaceholderData } = get(refinedResultAtom);
      return data && !isPlaceholderData && get(zoomAtom) ? data.data : null;
    }),
    hoursDayAtom,
    hoursAtom: atom((get) => viewOf(get(hoursResultAtom))),
    historyAtom: atom((get) => viewOf(get(historyResultAtom))),
    forecastAtom: atom((get) => viewOf(get(forecastResultAtom))),
    monthsAtom: atom((get) => viewOf(get(monthsResultAtom))),
    exceptionsAtom: atom((get) => viewOf(get(exceptionsResultAtom))),
    scheduleAtom: atom((get) => viewOf(get(scheduleResultAtom))),
    notesAtom: atom((get) => viewOf(get(notesResultAtom))),
  };
}
