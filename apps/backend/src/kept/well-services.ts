import { createDeclineCases } from './decline-cases.ts';
import type { DecisionOptions } from './exception-decisions.ts';
import { createLossRecodes } from './loss-recodes.ts';
import { createWellSensitivities } from './well-sensitivities.ts';

/** What people choose for single wells is kept by. */
export const wellServices = (deciding: DecisionOptions) => ({
  sensitivities: createWellSensitivities(deciding),
  recodes: createLossRecodes(deciding),
  declines: createDeclineCases(deciding),
});
