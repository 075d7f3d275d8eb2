/** What a number measures; decides which units its column may have. */
export type Dimension =
  'liquidVolume' | 'gasVolume' | 'duration' | 'pressure' | 'pressureDifference' | 'temperature' | 'share';

/** Turns a number of a file into our unit. */
export type Conversion = (value: number) => number;

const times =
  (factor: number): Conversion =>
  (value) =>
    value * factor;
const asGiven: Conversion = (value) => value;

/** Conversions of the Norwegian Offshore Directorate: 1 Sm3 of oil is 6.29 bbl, 1 Sm3 of gas is 35.3 scf. */
const barrelsPerSm3 = 6.29;
const cubicFeetPerSm3 = 35.3;
const barPerPsi = 0.0689475729;

const liquid: Record<string, Conversion> = {
  sm3: asGiven,
  m3: asGiven,
  stm3: asGiven,
  ksm3: times(1000),
  bbl: times(1 / barrelsPerSm3),
  bbls: times(1 / barrelsPerSm3),
  stb: times(1 / barrelsPerSm3),
};

const gas: Record<string, Conversion> = {
  sm3: asGiven,
  m3: asGiven,
  stm3: asGiven,
  ksm3: times(1000),
  km3: times(1000),
  msm3: times(1_000_000),
  mmsm3: times(1_000_000),
  scf: times(1 / cubicFeetPerSm3),
  mscf: times(1000 / cubicFeetPerSm3),
  mcf: times(1000 / cubicFeetPerSm3),
  mmscf: times(1_000_000 / cubicFeetPerSm3),
};

const pressureDifference: Record<string, Conversion> = {
  bar: asGiven,
  psi: times(barPerPsi),
  kpa: times(0.01),
  mpa: times(10),
};

/** By dimension, then by unit in lower case without spaces. The first unit of each is ours. */
export const units: Record<Dimension, Record<string, Conversion>> = {
  liquidVolume: liquid,
  gasVolume: gas,
  duration: { h: asGiven, hr: asGiven, hrs: asGiven, hours: asGiven, min: times(1 / 60), d: times(24) },
  pressure: { ...pressureDifference, bara: asGiven, psia: times(barPerPsi) },
  pressureDifference,
  temperature: {
    degc: asGiven,
    c: asGiven,
    '°c': asGiven,
    degf: (value) => ((value - 32) * 5) / 9,
    f: (value) => ((value - 32) * 5) / 9,
    '°f': (value) => ((value - 32) * 5) / 9,
    k: (value) => value - 273.15,
  },
  share: { '%': asGiven, pct: asGiven, percent: asGiven, fraction: times(100) },
};

/** @returns undefined when the dimension has no such unit. */
export function conversionFor(dimension: Dimension, unit: string): Conversion | undefined {
  const key = unit
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/\/d(ay)?$/, '')
    .replace('³', '3');
  return Object.hasOwn(units[dimension], key) ? units[dimension][key] : undefined;
}

/** The units that a column may have, for messages. */
export function knownUnits(dimension: Dimension): string {
  return Object.keys(units[dimension]).join(', ');
}
