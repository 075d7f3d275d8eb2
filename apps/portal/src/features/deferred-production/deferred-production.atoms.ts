import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of deferred production when it cannot be had. */
export const deferredProductionFailure: FailureKey = 'portal:failures.deferredProduction';

/** `productionInfo`: deferred oil by day and field, newest day first. */
export const deferredProductionAtom = dataAtom('deferredProduction', ({ client, query, signal }) =>
  client.GET('/Dashboard/GetDeferredProductionInfo', {
    params: { query: { ...query, limit: maxRowsPerCall } },
    signal,
  }),
);
