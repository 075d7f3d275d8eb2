import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of each set of pump frequencies when it cannot be had. */
export const frequencyFailures = {
  frequencyInfo: 'portal:failures.frequency',
  frequencyChangeInfo: 'portal:failures.frequencyChange',
  trackedFrequencyChangeInfo: 'portal:failures.trackedFrequencyChange',
} as const satisfies Record<string, FailureKey>;

/** The state of every pump drive now. */
export const frequencyInfoAtom = dataAtom('frequencyInfo', ({ client, query, signal }) =>
  client.GET('/OptimizationDashboard/GetFrequencyInfo', {
    params: { query: { ...query, limit: maxRowsPerCall } },
    signal,
  }),
);

/** What was changed, or is advised. */
export const frequencyChangeInfoAtom = dataAtom('frequencyChangeInfo', ({ client, query, signal }) =>
  client.GET('/OptimizationDashboard/GetFrequencyChangeInfo', {
    params: { query: { ...query, limit: maxRowsPerCall } },
    signal,
  }),
);

/** Whether the changes did what was expected of them. */
export const trackedFrequencyChangeInfoAtom = dataAtom(
  'trackedFrequencyChangeInfo',
  ({ client, query, signal }) =>
    client.GET('/OptimizationDashboard/GetTrackedFrequencyChangeInfo', {
      params: { query: { ...query, limit: maxRowsPerCall } },
      signal,
    }),
);
