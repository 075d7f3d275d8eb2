import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of the statistics when they cannot be had. */
export const changeDetectionFailure: FailureKey = 'portal:failures.changeDetectionStatistics';

/** The change points behind the statistics, newest change first; at most 500 of them, `meta.total` says of how many. */
export const changePointsAtom = dataAtom('changePoints', ({ client, query, signal }) =>
  client.GET('/ExceptionReport/GetChangePoints', {
    params: { query: { ...query, limit: maxRowsPerCall } },
    signal,
  }),
);
