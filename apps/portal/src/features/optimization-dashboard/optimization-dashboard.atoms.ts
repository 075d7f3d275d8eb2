import type { DataQuery, FrequencyChange } from '@cnx/api';
import { atom, type Atom } from 'jotai';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { causeOfSeveral } from '../../insight/outage.tsx';
import {
  mapView,
  viewOf,
  type FailureKey,
  type InsightView,
  type PagedRows,
} from '../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { addDays } from '../../quantities.ts';
import { dashboardArea, optimizationDashboard, withAreaChoice } from '../../addresses.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom, queryAtom } from '../../state/query.atoms.ts';
import { newestDayAtom } from '../../state/shared-data.atoms.ts';
import { withAdviceDecisions, type PendingAdviceDecision } from './advice-decision.ts';
import { isAgainstRails, ownerOf, withResult, type AdviceRow } from './advice-row.ts';
import type { ResultStep } from './step-result.tsx';

/** What stands in place of each set of pump frequencies when it cannot be had. */
export const optimizationFailures = {
  frequencyInfo: 'portal:failures.frequency',
  frequencyChangeInfo: 'portal:failures.frequencyChange',
  trackedFrequencyChangeInfo: 'portal:failures.trackedFrequencyChange',
  optimizationSummary: 'portal:failures.optimizationSummary',
  settingAdvice: 'portal:failures.settingAdvice',
  trackedSettings: 'portal:failures.trackedSettings',
} as const satisfies Record<string, FailureKey>;

const allRows = (filters: DataQuery) => ({ ...filters, limit: maxRowsPerCall });

/** `frequencyInfo`: the state of every pump drive now. */
const frequencyInfoAtom = dataAtom(
  '/OptimizationDashboard/GetFrequencyInfo',
  // The state now is of no window.
  ({ from: _from, to: _to, days: _days, ...filters }) => allRows(filters),
  { joinPages: joinLists },
);

/** `frequencyChangeInfo`: what was changed, or is advised. */
const frequencyChangeInfoAtom = dataAtom('/OptimizationDashboard/GetFrequencyChangeInfo', allRows, {
  joinPages: joinLists,
});

/** Advice on chokes and lift gas. */
const settingAdviceAtom = dataAtom('/OptimizationDashboard/GetSettingAdviceInfo', allRows, {
  joinPages: joinLists,
});

/** Advice on chokes and lift gas, for what says why it cannot be had. */
export const settingAdviceViewAtom = atom((get) => viewOf(get(settingAdviceAtom)));

/** `trackedFrequencyChangeInfo`: whether the changes had the expected effect. */
const trackedFrequencyChangeInfoAtom = dataAtom(
  '/OptimizationDashboard/GetTrackedFrequencyChangeInfo',
  allRows,
  { joinPages: joinLists },
);

/** What came of the steps of chokes and lift gas. */
const trackedSettingsAtom = dataAtom('/OptimizationDashboard/GetTrackedSettingChangeInfo', allRows, {
  joinPages: joinLists,
});

/** What came of the steps of chokes and lift gas of the window. */
export const trackedSettingsViewAtom = atom((get) => viewOf(get(trackedSettingsAtom)));

const summaryAtom = dataAtom('/OptimizationDashboard/GetOptimizationSummary');

/** What the first figures show. */
export const optimizationSummaryViewAtom = atom((get) => viewOf(get(summaryAtom)));

/** All pumps of the selection. */
export const pumpsViewAtom = atom((get) => viewOf(get(frequencyInfoAtom)));

/** The trips of the pumps in the window, newest first, by well. */
export const tripsAtom = atom((get): ReadonlyMap<string, readonly FrequencyChange[]> => {
  const trips = (get(frequencyChangeInfoAtom).data?.data ?? []).filter(({ kind }) => kind === 'trip');
  const byWell = new Map<string, FrequencyChange[]>();
  for (const trip of trips) byWell.set(trip.well.id, [...(byWell.get(trip.well.id) ?? []), trip]);
  return byWell;
});

/** What came of the steps of the window. */
export const trackedViewAtom = atom((get) => viewOf(get(trackedFrequencyChangeInfoAtom)));

/** Advice as the server left it after decisions of this tab, by id. */
export const decidedAdviceAtom = atom<ReadonlyMap<string, AdviceRow>>(new Map());

/** Decisions of this tab on advice that the server has not answered yet, oldest first. */
export const pendingAdviceAtom = atom<readonly PendingAdviceDecision[]>([]);

/** Shows advice as the decisions of this tab leave it. */
const asDecidedAtom = atom((get) => {
  const known = get(decidedAdviceAtom);
  const pending = get(pendingAdviceAtom);
  return (rows: readonly AdviceRow[]) => withAdviceDecisions(rows, known, pending);
});

/** Whether a change is advice: the portal's, or a step that its log says was advised. A server that is older says of none that it was. */
const isAdvice = (row: FrequencyChange) =>
  row.kind === 'advised' || (row.advisedAlone ?? false) || isAgainstRails(row);

/** What came of the steps that made the advice of the window, by its id; of a step that was advised alone, by its own. */
export const resultsAtom = atom((get): ReadonlyMap<string, ResultStep> => {
  const [tracked, settings] = [get(trackedViewAtom), get(trackedSettingsViewAtom)];
  return new Map<string, ResultStep>([
    ...(tracked.status === 'shown' ? tracked.body : []).map(
      (row) => [row.adviceId ?? row.changeId, row] as const,
    ),
    ...(settings.status === 'shown' ? settings.body : []).flatMap((row) =>
      row.adviceId === null ? [] : [[row.adviceId, row] as const],
    ),
  ]);
});

/** The advice of the window, as one page: on frequencies, and on chokes and lift gas. What cannot be had leaves the other half. */
export const adviceRowsAtom = atom((get): PagedRows<AdviceRow> => {
  const halves = [get(frequencyChangeInfoAtom), get(settingAdviceAtom)] as const;
  const [changes, settings] = halves;
  // One list, so that no row moves when the other half comes.
  const isWhole = halves.every(({ data, error }) => data !== undefined || error !== null);
  const meta = changes.data?.meta ?? settings.data?.meta;
  const results = get(resultsAtom);
  const me = get(meAtom);
  const rows = get(asDecidedAtom)([
    ...(changes.data?.data.filter(isAdvice) ?? []),
    ...(settings.data?.data ?? []),
  ]).map((row): AdviceRow => ({
    ...withResult(row, results),
    mine: me !== null && ownerOf(row)?.id === me.id,
  }));
  const again = () => {
    void settings.refetch();
    return changes.refetch();
  };
  return {
    data:
      isWhole && meta ? { pages: [{ data: [...rows], meta: { ...meta, total: rows.length } }] } : undefined,
    error: changes.error,
    isFetching: halves.some(({ isFetching }) => isFetching),
    hasNextPage: false,
    refetch: again,
    fetchNextPage: again,
  };
});

/** One piece of advice of the window; its body is null where the window has none of this id. */
export function adviceAtom(id: string) {
  return atom((get): InsightView<AdviceRow | null> => {
    const decided = (rows: readonly AdviceRow[]) => {
      const row = rows.find((one) => one.id === id);
      const shown = row && get(asDecidedAtom)([row])[0];
      return shown ? withResult(shown, get(resultsAtom)) : null;
    };
    const settings = viewOf(get(settingAdviceAtom));
    if (settings.status === 'shown' && settings.body.some((one) => one.id === id))
      return mapView(settings, decided);
    return mapView(viewOf(get(frequencyChangeInfoAtom)), decided);
  });
}

/** Days of history beside a piece of advice. */
const historyDays = 30;

/** The last days of a well; `loading` until the newest day is known. */
export function historyAtom(wellId: string) {
  const resultAtom = queryAtom('/Wells/GetWellSeries', (get) => {
    const to = get(newestDayAtom);
    return to === null
      ? null
      : {
          query: {
            wells: [wellId],
            tracks: ['frequency', 'oil', 'liquid', 'pressure'],
            from: addDays(to, 1 - historyDays),
            to,
          } as never,
        };
  });
  return atom((get) => viewOf(get(resultAtom)));
}

/** What the pump of a well lifts at some frequencies, one (Hz) among them. */
export function pumpCurvesAtom(wellId: string, frequency: number) {
  const resultAtom = queryAtom('/Wells/{wellId}/GetPumpCurves', () => ({
    path: { wellId },
    query: { frequency },
  }));
  return atom((get) => viewOf(get(resultAtom)));
}

/** What the oil of a well without a pump does with its choke or its lift gas. */
export function settingResponseAtom(wellId: string) {
  const resultAtom = queryAtom('/Wells/{wellId}/GetSettingResponse', () => ({ path: { wellId } }));
  return atom((get) => viewOf(get(resultAtom)));
}

/** What a well would do at the frequency that an atom holds; the last answer stays while the next one is fetched. */
export function whatIfAtom(wellId: string, frequencyAtom: Atom<number>) {
  const resultAtom = queryAtom(
    '/Wells/{wellId}/GetWhatIf',
    (get) => ({ path: { wellId }, query: { frequency: get(frequencyAtom) } }),
    { keepLast: true },
  );
  return atom((get) => viewOf(get(resultAtom)));
}

/** Address of the page with its filters alone. */
export const optimizationHrefAtom = atom((get) => optimizationDashboard(get(addressSearchAtom)));

/** Makes addresses that open an activity on the schedule, whatever its state. */
export const scheduleHrefAtom = atom((get) => {
  const [path, query = ''] = dashboardArea('schedule', get(addressSearchAtom)).split('?');
  return (id: string) => `${path}${withAreaChoice(withAreaChoice(query, 'rows', 'all'), 'row', id)}`;
});

/** Why several parts of the page cannot be had, where it is one cause; null else. */
export const optimizationOutageAtom = atom((get) =>
  causeOfSeveral(
    [
      summaryAtom,
      frequencyInfoAtom,
      frequencyChangeInfoAtom,
      settingAdviceAtom,
      trackedFrequencyChangeInfoAtom,
      trackedSettingsAtom,
    ].map((call) => get<{ readonly error: unknown }>(call).error),
  ),
);
