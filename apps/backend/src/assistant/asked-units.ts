import type { Meaning } from './meanings.ts';
import type { Quantity, Understanding } from './understanding.ts';

export type AskedUnit = Extract<Meaning, { kind: 'unit' }>['unit'];

type Measure =
  'liquid' | 'gas' | 'gor' | 'pressure' | 'temperature' | 'frequency' | 'percent' | 'emission' | 'other';

const measures: Partial<Record<Quantity, Measure>> = {
  oil: 'liquid',
  water: 'liquid',
  liquid: 'liquid',
  injection: 'liquid',
  potential: 'liquid',
  deferred: 'liquid',
  lostNow: 'liquid',
  gas: 'gas',
  flaredGas: 'gas',
  gasLostNow: 'gas',
  deferredGas: 'gas',
  standing: 'liquid',
  gor: 'gor',
  wellheadPressure: 'pressure',
  downholePressure: 'pressure',
  casingPressure: 'pressure',
  intakePressure: 'pressure',
  motorTemperature: 'temperature',
  frequency: 'frequency',
  waterCut: 'percent',
  uptime: 'percent',
  efficiency: 'percent',
  methaneIntensity: 'percent',
  reinjectedPct: 'percent',
  choke: 'percent',
  carbonIntensity: 'emission',
  flaringIntensity: 'emission',
  specificEnergy: 'emission',
};
const measureOf = (quantity: Quantity | null): Measure => (quantity && measures[quantity]) ?? 'other';

const same = (value: number) => value;
/** What a unit measures, and how a number in it is on the wire. */
const units: Record<
  AskedUnit,
  { readonly of: readonly Measure[]; readonly wire: (value: number) => number }
> = {
  bbl: { of: ['liquid'], wire: (value) => value / 6.29 },
  kbbl: { of: ['liquid'], wire: (value) => (value * 1_000) / 6.29 },
  scf: { of: ['gas', 'gor'], wire: (value) => value / 35.3 },
  Mscf: { of: ['gas'], wire: (value) => (value * 1_000) / 35.3 },
  MMscf: { of: ['gas'], wire: (value) => (value * 1_000_000) / 35.3 },
  metric: { of: ['liquid', 'gas', 'gor'], wire: same },
  kSm3: { of: ['liquid', 'gas'], wire: (value) => value * 1_000 },
  celsius: { of: ['temperature'], wire: same },
  fahrenheit: { of: ['temperature'], wire: (value) => (value - 32) / 1.8 },
  emission: { of: ['emission'], wire: same },
  bar: { of: ['pressure'], wire: same },
  psi: { of: ['pressure'], wire: (value) => value / 14.5038 },
  hertz: { of: ['frequency'], wire: same },
  percent: { of: ['percent'], wire: same },
};
/** The units of oilfields, in which a number without one is for their readers. */
const ofOilfields: Partial<Record<Measure, (value: number) => number>> = {
  liquid: units.bbl.wire,
  gas: units.Mscf.wire,
  gor: (value) => (value * 6.29) / 35.3,
  pressure: units.psi.wire,
  temperature: (value) => (value - 32) / 1.8,
};

/** Whether figures of a quantity can be written in a unit. */
export const fits = (unit: AskedUnit, quantity: Quantity | null): boolean =>
  units[unit].of.includes(measureOf(quantity));

/** A limit as it is on the wire; null where its unit does not fit the quantity, or something is missing. */
export function limitOf(
  side: 'above' | 'below' | undefined,
  value: number | undefined,
  quantity: Quantity | null,
  unit: AskedUnit | undefined,
  system: 'metric' | 'field',
): Understanding['limit'] {
  if (!side || value === undefined || quantity === null) return null;
  if (unit !== undefined) return fits(unit, quantity) ? { side, value: units[unit].wire(value) } : null;
  const wire = system === 'field' ? ofOilfields[measureOf(quantity)] : undefined;
  return { side, value: wire ? wire(value) : value };
}

const ofMetric: readonly AskedUnit[] = ['metric', 'kSm3', 'bar', 'celsius'];

/** The system that a unit belongs to; null where both have it. */
export function systemOf(unit: AskedUnit): Understanding['units'] {
  if (unit === 'percent' || unit === 'hertz' || unit === 'emission') return null;
  return ofMetric.includes(unit) ? 'metric' : 'field';
}
