import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of the opportunities when they cannot be had. */
export const productionOptimizationFailure: FailureKey = 'portal:failures.productionOptimization';

/** The open opportunities and what came of earlier ones: one object. */
export const productionOptimizationInfoAtom = dataAtom('/Dashboard/GetProductionOptimizationInfo');
