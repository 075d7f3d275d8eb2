import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of the schedule when it cannot be had. */
export const scheduleFailure: FailureKey = 'portal:failures.schedule';

/** `schedules`: the planned and running activities of the selection. */
export const schedulesAtom = dataAtom('schedule', ({ client, query, signal }) =>
  client.GET('/Dashboard/GetScheduleInfo', {
    params: { query: { ...query, limit: maxRowsPerCall } },
    signal,
  }),
);
