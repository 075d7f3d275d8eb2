import type { WellRecord } from '@cnx/api';

/** Methods of production, as lists have them. */
export const methods = [
  'naturalFlow',
  'continuousGasLift',
  'intermittentGasLift',
  'plungerGasLift',
  'electricSubmersiblePumpLift',
  'progressiveCavityPumpLift',
  'suckerRodPumpLift',
  'jetPumpLift',
  'hydraulicPumpLift',
  'foamLift',
  'unknown',
] as const satisfies readonly WellRecord['method'][];

/** Statuses that a record can have. */
export const statuses = [
  'producing',
  'shutIn',
  'testing',
  'workover',
  'suspended',
  'abandoned',
] as const satisfies readonly WellRecord['status'][];

/** What a well can be for. */
export const products = ['oil', 'gas'] as const satisfies readonly WellRecord['mainProduct'][];
