import type { Quantity } from './understanding.ts';

/** Quantities that are of oil alone. */
export const ofOil: ReadonlySet<Quantity> = new Set<Quantity>([
  'potential',
  'deferred',
  'efficiency',
  'lostNow',
]);

/** Of what a mean over days is the quantity itself. */
export const ratios: ReadonlySet<Quantity> = new Set<Quantity>([
  'waterCut',
  'gor',
  'uptime',
  'efficiency',
  'carbonIntensity',
  'specificEnergy',
  'methaneIntensity',
  'flaringIntensity',
]);
