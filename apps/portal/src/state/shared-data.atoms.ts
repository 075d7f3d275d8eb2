// What several features read: the statistics of the window, the window itself, its oil by day, and the fields.
import type { DataQuery } from '@cnx/api';
import { atom, type Getter } from 'jotai';
import { addDays, dayOf } from '../quantities.ts';
import { dataQueryAtom, datedByAtom } from './filters.atoms.ts';
import { maxRowsPerCall } from '../limits.ts';
import { potentialQueryAtom } from './potential-method.atoms.ts';
import { productQueryAtom } from './product.atoms.ts';
import { joinLists } from './query-client.ts';
import { dataAtom, listAtom } from './query.atoms.ts';

/** A window of production days, both ends included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Fields; their parents are areas. */
export const fieldsAtom = listAtom('/ExceptionReport/GetFields');

/** The statistics of the window's change points: one object, which also says which days the server's own window has. */
export const changeDetectionStatisticsAtom = dataAtom(
  '/ExceptionReport/GetChangeDetectionStatistics',
  (filters, get) => ({ ...filters, ...get(datedByAtom) }),
);

/** The statistics that belong to the current filters, not those still shown of the ones before. */
const currentStatisticsAtom = atom((get) => {
  const { data, isPlaceholderData } = get(changeDetectionStatisticsAtom);
  return isPlaceholderData ? undefined : data;
});

/** Whether it is known that the current filters leave no well. */
export const noWellsAtom = atom((get) => get(currentStatisticsAtom)?.data.wellsMonitored === 0);

/** The current window; null while neither the address nor an answer has both of its ends. */
export const dataWindowAtom = atom((get): DayWindow | null => {
  const { from, to } = get(dataQueryAtom);
  if (from && to) return { from, to };
  const statistics = get(currentStatisticsAtom)?.data;
  return statistics ? { from: statistics.windowFrom, to: statistics.windowTo } : null;
});

/**
 * The spec's `productionInfo`: deferred production by day and business unit, the fewest rows that sum up to everything. All of
 * them: only the whole may be summed.
 */
export const deferredProductionAtom = dataAtom(
  '/Dashboard/GetDeferredProductionInfo',
  deferredProductionQuery,
  { joinPages: joinLists },
);

/** The query of {@link deferredProductionAtom}, for filters and a window. */
export function deferredProductionQuery(filters: DataQuery, get: Getter) {
  return {
    ...filters,
    ...get(potentialQueryAtom),
    ...get(productQueryAtom),
    level: 'businessUnit' as const,
    limit: maxRowsPerCall,
  };
}

/** The newest complete production day of the selection, and what its wells are for. */
export const productionDayAtom = dataAtom('/Dashboard/GetProductionDayInfo', productionDayQuery);

/** The query of {@link productionDayAtom}, for filters and a window. */
export function productionDayQuery(filters: DataQuery, get: Getter) {
  return { ...filters, ...get(potentialQueryAtom) };
}

/** Most fields begin their production day at six: until then the day before yesterday is the newest whole one. */
const dayStartMs = 6 * 3_600_000;

/** The newest day that data may have; null until an answer has the server's time. */
export const newestDayAtom = atom((get): string | null => {
  const answer = get(changeDetectionStatisticsAtom).data;
  if (answer && !get(dataQueryAtom).to && get(currentStatisticsAtom)) return answer.data.windowTo;
  const serverTime = answer?.meta.serverTime ?? null;
  return serverTime === null ? null : addDays(dayOf(serverTime - dayStartMs), -1);
});
