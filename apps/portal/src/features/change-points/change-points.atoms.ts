import type { Annotation, ChangeDetectionStatistics, ChangePoint, DailyProduction } from '@cnx/api';
import { sentLists } from '@cnx/api/view-calls';
import { atom } from 'jotai';
import { asDecidedAtom } from '../../decisions/decisions.atoms.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { bothViews, mapPages, mapView, viewOf, type InsightView } from '../../insight/insight-view.ts';
import { notesOf, notesPath } from '../../insight/annotations/annotations.ts';
import { openRowAtom } from '../../state/area-choice.atoms.ts';
import { dataAtom, listAtomOf, queryAtom } from '../../state/query.atoms.ts';
import { datedByAtom } from '../../state/filters.atoms.ts';
import { changeDetectionStatisticsAtom, dataWindowAtom } from '../../state/shared-data.atoms.ts';
import { rankChanges, trendWindow } from './change-points.ts';

/** The change points behind the statistics, newest change first; at most 500 of them, `meta.total` says of how many. */
export const changePointsAtom = dataAtom('/ExceptionReport/GetChangePoints', (filters, get) => ({
  ...filters,
  ...get(datedByAtom),
  limit: maxRowsPerCall,
}));

/** The change points, those that ask most for attention first. */
export const rankedChangesAtom = atom((get) =>
  rankChanges(get(asDecidedAtom)(get(changePointsAtom).data?.data ?? [])),
);

/** Id of the change that the user chose for the chart; null for the first of the ranking. */
export const chosenChangeIdAtom = atom<string | null>(null);

/** The change whose chart is shown; null while there is none. */
export const shownChangeAtom = atom((get) => {
  const ranked = get(rankedChangesAtom);
  const chosen = get(chosenChangeIdAtom);
  return ranked.find(({ id }) => id === chosen) ?? ranked[0] ?? null;
});

/** The daily production of the shown change's well, from some days before the change to the window's end. */
export const changedWellAtom = queryAtom('/Wells/{wellId}/GetDailyProduction', (get) => {
  const change = get(shownChangeAtom);
  const window = get(dataWindowAtom);
  return change && window && { path: { wellId: change.well.id }, query: trendWindow(change, window) };
});

/** The notes on that well and its field in the same days. */
const changedWellNotesAtom = queryAtom(notesPath, (get) => {
  const change = get(shownChangeAtom);
  const window = get(dataWindowAtom);
  return change && window && notesOf(change.well, trendWindow(change, window));
});

/** What the card shows. */
export interface ChangePointsBody {
  readonly statistics: ChangeDetectionStatistics;
  readonly changes: readonly ChangePoint[];
  /** The change whose chart is shown; null while there is none. */
  readonly shown: ChangePoint | null;
  /** The series of that change's well. */
  readonly series: InsightView<DailyProduction>;
  /** The notes on that well and its field. */
  readonly notes: InsightView<readonly Annotation[]>;
}

/** The statistics of the window, with its changes and the series of the one that is shown. */
export const changePointsViewAtom = atom((get): InsightView<ChangePointsBody> => {
  const view = bothViews(viewOf(get(changeDetectionStatisticsAtom)), viewOf(get(changePointsAtom)));
  const shown = get(shownChangeAtom);
  const series = viewOf(get(changedWellAtom));
  const notes = viewOf(get(changedWellNotesAtom));
  const asDecided = get(asDecidedAtom);
  return mapView(view, ([statistics, changes]) => ({
    statistics,
    changes: asDecided(changes),
    shown,
    series,
    notes,
  }));
});

/** The change whose details are open; null while there is none. */
const openChangeAtom = atom((get) => {
  const id = get(openRowAtom);
  const pages = get(allChangePointsAtom).data?.pages ?? [];
  return (id !== null && pages.flatMap(({ data }) => data).find((change) => change.id === id)) || null;
});

/** The daily production of that change's well, from some days before the change to the window's end. */
export const openChangeWellAtom = queryAtom('/Wells/{wellId}/GetDailyProduction', (get) => {
  const change = get(openChangeAtom);
  const window = get(dataWindowAtom);
  return change && window && { path: { wellId: change.well.id }, query: trendWindow(change, window) };
});

// The server does not know which states are over: a list filters by state where it is shown.
const changeRowsAtom = listAtomOf(
  '/ExceptionReport/GetChangePoints',
  (filters, get) => ({ ...filters, ...get(datedByAtom) }),
  sentLists.changePoints.keys,
);

/** The notes on that well and its field in the same days. */
export const openChangeNotesAtom = queryAtom(notesPath, (get) => {
  const change = get(openChangeAtom);
  const window = get(dataWindowAtom);
  return change && window && notesOf(change.well, trendWindow(change, window));
});

/** All change points, page by page, as the decisions of this tab leave them. */
export const allChangePointsAtom = atom((get) => mapPages(get(changeRowsAtom), get(asDecidedAtom)));
