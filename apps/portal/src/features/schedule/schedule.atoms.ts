import type { DataQuery } from '@cnx/api';
import { maxRowsPerCall } from '../../limits.ts';
import { allPages, joinLists } from '../../state/all-pages.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { pagedAtom } from '../../state/paged.atoms.ts';
import { dataAtom } from '../../state/query.atoms.ts';
import { scheduleWindow } from './timeline.ts';

/** What stands in place of the schedule when it cannot be had. */
export const scheduleFailure: FailureKey = 'portal:failures.schedule';

/**
 * The query for the days around those that follow the dashboard's window. A window that ends with the newest data is
 * left to the server: its own reaches a week back and thirty days ahead of today.
 */
function aroundWindow<Query extends DataQuery>({ from: _from, to: lastDay, ...filters }: Query) {
  if (!lastDay) return filters;
  const { previousFrom, to } = scheduleWindow(lastDay);
  return { ...filters, from: previousFrom, to };
}

/** `schedules`: the activities around the days that follow the dashboard's window. */
export const schedulesAtom = dataAtom('schedule', ({ client, query, signal }) =>
  allPages(
    (cursor) =>
      client.GET('/Dashboard/GetScheduleInfo', {
        params: { query: { ...aroundWindow(query), limit: maxRowsPerCall, ...(cursor && { cursor }) } },
        signal,
      }),
    joinLists,
  ),
);

/** All activities around the days that follow the dashboard's window, page by page. */
export const allSchedulesAtom = pagedAtom('schedule', ({ client, query, signal }) =>
  client.GET('/Dashboard/GetScheduleInfo', { params: { query: aroundWindow(query) }, signal }),
);
