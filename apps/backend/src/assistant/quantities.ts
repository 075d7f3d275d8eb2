import type { Quantity } from './understanding.ts';

/** Losses and potentials: none of them is of another product where only that is named. */
export const ofOil: ReadonlySet<Quantity> = new Set<Quantity>([
  'potential',
  'deferred',
  'efficiency',
  'lostNow',
  'deferredGas',
  'gasLostNow',
  'standing',
]);

/** What is lost, by product. */
export const losses = [
  { oil: 'deferred', gas: 'deferredGas' },
  { oil: 'lostNow', gas: 'gasLostNow' },
] as const satisfies readonly Readonly<Record<'oil' | 'gas', Quantity>>[];

/** Whether a quantity is what is lost of a product. */
export const isLoss = (quantity: Quantity): boolean =>
  losses.some(({ oil, gas }) => oil === quantity || gas === quantity);

/** What is lost now, of each product. */
export const isLostNow = (quantity: Quantity | null): boolean =>
  quantity === 'lostNow' || quantity === 'gasLostNow';

/** What is read off a well every day. */
export const ofGauges: ReadonlySet<Quantity> = new Set<Quantity>([
  'wellheadPressure',
  'downholePressure',
  'casingPressure',
  'choke',
]);

/** What is known of the pump in a well, as it is now. */
export const ofPumps: ReadonlySet<Quantity> = new Set<Quantity>([
  'frequency',
  'intakePressure',
  'motorTemperature',
  'motorCurrent',
  'runLife',
]);

/** Whether a quantity is of single wells: over several, it has a mean and no sum. */
export const isOfSingleWells = (quantity: Quantity | null): boolean =>
  quantity !== null && (ofGauges.has(quantity) || ofPumps.has(quantity));

/** Whether wells that have some of a quantity are listed by it, and those without any left out. */
export const isSingular = (quantity: Quantity): boolean =>
  ['oil', 'gas', 'water', 'liquid', 'injection', 'deferred', 'deferredGas', 'lostNow', 'gasLostNow'].includes(
    quantity,
  );

/** What is measured of whole fields: a well has none of it. */
export const ofFields: ReadonlySet<Quantity> = new Set<Quantity>([
  'carbonIntensity',
  'flaringIntensity',
  'methaneIntensity',
  'specificEnergy',
  'reinjectedPct',
  'flaredGas',
  'co2e',
]);

const badWhenHigh: ReadonlySet<Quantity> = new Set<Quantity>([
  'waterCut',
  'gor',
  'deferred',
  'lostNow',
  'gasLostNow',
  'deferredGas',
  'standing',
  'carbonIntensity',
  'flaringIntensity',
  'methaneIntensity',
  'specificEnergy',
  'flaredGas',
  'co2e',
  'motorTemperature',
]);
/** Which end of a quantity is its worst. */
export const worstOf = (quantity: Quantity): 'most' | 'least' =>
  badWhenHigh.has(quantity) ? 'most' : 'least';

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
  'reinjectedPct',
  ...ofGauges,
  ...ofPumps,
]);
