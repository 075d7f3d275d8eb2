import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of sustainable production when it cannot be had. */
export const sustainableProductionFailure: FailureKey = 'portal:failures.sustainableProduction';

/** `sustainableProductions` (rows) and `metrics`, in one answer. */
export const sustainableProductionAtom = dataAtom('sustainableProduction', ({ client, query, signal }) =>
  client.GET('/Dashboard/GetSustainableProductionInfo', { params: { query }, signal }),
);
