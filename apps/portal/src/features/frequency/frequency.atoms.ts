import type { DataQuery } from '@cnx/api';
import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../insight/insight-view.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of each set of pump frequencies when it cannot be had. */
export const frequencyFailures = {
  frequencyInfo: 'portal:failures.frequency',
  frequencyChangeInfo: 'portal:failures.frequencyChange',
  trackedFrequencyChangeInfo: 'portal:failures.trackedFrequencyChange',
} as const satisfies Record<string, FailureKey>;

const allRows = (filters: DataQuery) => ({ ...filters, limit: maxRowsPerCall });

/** `frequencyInfo`: the state of every pump drive now. */
export const frequencyInfoAtom = dataAtom('/OptimizationDashboard/GetFrequencyInfo', allRows);

/** `frequencyChangeInfo`: what was changed, or is advised. */
export const frequencyChangeInfoAtom = dataAtom('/OptimizationDashboard/GetFrequencyChangeInfo', allRows);

/** `trackedFrequencyChangeInfo`: whether the changes had the expected effect. */
export const trackedFrequencyChangeInfoAtom = dataAtom(
  '/OptimizationDashboard/GetTrackedFrequencyChangeInfo',
  allRows,
);
