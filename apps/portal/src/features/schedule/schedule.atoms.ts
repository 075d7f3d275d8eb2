import type { DataQuery } from '@cnx/api';
import { atom } from 'jotai';
import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom, pagedAtom } from '../../state/query.atoms.ts';
import { fieldsAtom } from '../../state/shared-data.atoms.ts';
import { scheduleWindow } from './timeline.ts';

/** What stands in place of the schedule when it cannot be had. */
export const scheduleFailure: FailureKey = 'portal:failures.schedule';

/**
 * The query for the days around those that follow the dashboard's window. A window that ends with the newest data is
 * left to the server: its own reaches a week back and thirty days ahead of today.
 */
function aroundWindow({ from: _from, to: lastDay, ...filters }: DataQuery): DataQuery {
  if (!lastDay) return filters;
  const { previousFrom, to } = scheduleWindow(lastDay);
  return { ...filters, from: previousFrom, to };
}

/** `schedules`: the activities around the days that follow the dashboard's window. */
export const schedulesAtom = dataAtom(
  '/Dashboard/GetScheduleInfo',
  (filters) => ({ ...aroundWindow(filters), limit: maxRowsPerCall }),
  { joinPages: joinLists },
);

/** Names of the fields by their id; empty while they are not there: activities are known without them. */
export const fieldNamesAtom = atom(
  (get): ReadonlyMap<string, string> =>
    new Map(get(fieldsAtom).data?.data.map(({ id, name }) => [id, name]) ?? []),
);

/** All activities around the days that follow the dashboard's window, page by page. */
export const allSchedulesAtom = pagedAtom('/Dashboard/GetScheduleInfo', aroundWindow);
