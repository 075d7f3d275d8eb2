import { maxRowsPerCall } from '../../limits.ts';
import { allPages, joinLists } from '../../state/all-pages.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';
import { scheduleWindow } from './timeline.ts';

/** What stands in place of the schedule when it cannot be had. */
export const scheduleFailure: FailureKey = 'portal:failures.schedule';

/**
 * `schedules`: the activities around the days that follow the dashboard's window. A window that ends with the newest
 * data is left to the server: its own reaches a week back and thirty days ahead of today.
 */
export const schedulesAtom = dataAtom('schedule', ({ client, query, signal }) => {
  const { from: _from, to: lastDay, ...filters } = query;
  const days = lastDay ? scheduleWindow(lastDay) : null;
  return allPages(
    (cursor) =>
      client.GET('/Dashboard/GetScheduleInfo', {
        params: {
          query: {
            ...filters,
            ...(days && { from: days.previousFrom, to: days.to }),
            limit: maxRowsPerCall,
            ...(cursor && { cursor }),
          },
        },
        signal,
      }),
    joinLists,
  );
});
