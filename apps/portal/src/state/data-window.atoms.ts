import type { ChangeDetectionStatistics } from '@cnx/api';
import { atom } from 'jotai';
import { addDays, dayOf } from '../quantities.ts';
import { dataQueryAtom } from './filters.atoms.ts';
import { dataAtom } from './query.atoms.ts';

/** A window of production days, both ends included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/**
 * The statistics of the window's change points: one object. It lies here because it is also the answer that says which
 * days the server's own window has, which other areas follow.
 */
export const changeDetectionStatisticsAtom = dataAtom<ChangeDetectionStatistics>(
  'changeDetectionStatistics',
  ({ client, query, signal }) =>
    client.GET('/ExceptionReport/GetChangeDetectionStatistics', { params: { query }, signal }),
);

/** The statistics that belong to the filters in force, not those still shown of the ones before. */
const currentStatisticsAtom = atom((get) => {
  const { data, isPlaceholderData } = get(changeDetectionStatisticsAtom);
  return isPlaceholderData ? undefined : data;
});

/** The window in force; null while neither the address nor the server has told both of its ends. */
export const dataWindowAtom = atom((get): DayWindow | null => {
  const { from, to } = get(dataQueryAtom);
  if (from && to) return { from, to };
  const statistics = get(currentStatisticsAtom)?.data;
  return statistics ? { from: statistics.windowFrom, to: statistics.windowTo } : null;
});

/** Most fields begin their production day at six: until then the day before yesterday is the newest whole one. */
const dayStartMs = 6 * 3_600_000;

/** The newest day that data may have; null while no answer has told the server's time. */
export const newestDayAtom = atom((get): string | null => {
  const answer = get(changeDetectionStatisticsAtom).data;
  if (answer && !get(dataQueryAtom).to && get(currentStatisticsAtom)) return answer.data.windowTo;
  const serverTime = answer?.meta.serverTime ?? null;
  return serverTime === null ? null : addDays(dayOf(serverTime - dayStartMs), -1);
});
