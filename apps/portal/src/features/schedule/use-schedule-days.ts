import type { DataMeta } from '@cnx/api';
import { useAtomValue } from 'jotai';
import { addDays, dayOf } from '../../quantities.ts';
import { dataWindowAtom } from '../../state/shared-data.atoms.ts';
import { scheduleWindow, type ScheduleWindow } from './timeline.ts';

/** The days that the schedule looks at: those after the window in force, or from the server's today where it is not known. */
export function useScheduleDays(): (meta: DataMeta) => ScheduleWindow | null {
  const window = useAtomValue(dataWindowAtom);
  return ({ serverTime }) => {
    if (window) return scheduleWindow(window.to);
    return serverTime === null ? null : scheduleWindow(addDays(dayOf(serverTime), -1));
  };
}
