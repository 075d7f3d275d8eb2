import { sixtyFourths } from './sixty-fourths.ts';

/** What a number measures; decides which units its column may have. */
export type Dimension =
  | 'liquidVolume'
  | 'gasVolume'
  | 'duration'
  | 'pressure'
  | 'pressureDifference'
  | 'temperature'
  | 'share'
  | 'opening'
  | 'frequency'
  | 'current'
  | 'power'
  | 'vibration'
  | 'length'
  | 'gasOilRatio'
  | 'mass'
  | 'energy'
  | 'count';

/** Turns a number of a file into our unit. */
export type Conversion = (value: number) => number;

const times =
  (factor: number): Conversion =>
  (value) =>
    value * factor;
/** Takes a number as it stands. */
export const asGiven: Conversion = (value) => value;

/** Conversions of the Norwegian Offshore Directorate: 1 Sm3 of oil is 6.29 bbl, 1 Sm3 of gas is 35.3 scf. */
const barrelsPerSm3 = 6.29;
const cubicFeetPerSm3 = 35.3;
const barPerPsi = 0.0689475729;

/** Percents and parts of a whole. */
const share: Record<string, Conversion> = {
  '%': asGiven,
  pct: asGiven,
  percent: asGiven,
  fraction: times(100),
  frac: times(100),
};

const liquid: Record<string, Conversion> = {
  sm3: asGiven,
  m3: asGiven,
  stm3: asGiven,
  ksm3: times(1000),
  km3: times(1000),
  '1000sm3': times(1000),
  mmsm3: times(1_000_000),
  mmm3: times(1_000_000),
  bbl: times(1 / barrelsPerSm3),
  bbls: times(1 / barrelsPerSm3),
  bls: times(1 / barrelsPerSm3),
  stb: times(1 / barrelsPerSm3),
  bpd: times(1 / barrelsPerSm3),
  bopd: times(1 / barrelsPerSm3),
  bwpd: times(1 / barrelsPerSm3),
  blpd: times(1 / barrelsPerSm3),
  bfpd: times(1 / barrelsPerSm3),
  kbbl: times(1000 / barrelsPerSm3),
  mbbl: times(1000 / barrelsPerSm3),
  mstb: times(1000 / barrelsPerSm3),
  mmbbl: times(1_000_000 / barrelsPerSm3),
  mmstb: times(1_000_000 / barrelsPerSm3),
};

const gas: Record<string, Conversion> = {
  sm3: asGiven,
  m3: asGiven,
  nm3: times(288.15 / 273.15),
  stm3: asGiven,
  ksm3: times(1000),
  km3: times(1000),
  '1000sm3': times(1000),
  msm3: times(1_000_000),
  mmsm3: times(1_000_000),
  mmm3: times(1_000_000),
  mmscm: times(1_000_000),
  scm: asGiven,
  scf: times(1 / cubicFeetPerSm3),
  cf: times(1 / cubicFeetPerSm3),
  ft3: times(1 / cubicFeetPerSm3),
  bcf: times(1_000_000_000 / cubicFeetPerSm3),
  mscf: times(1000 / cubicFeetPerSm3),
  mcf: times(1000 / cubicFeetPerSm3),
  kscf: times(1000 / cubicFeetPerSm3),
  mpc: times(1000 / cubicFeetPerSm3),
  mmscf: times(1_000_000 / cubicFeetPerSm3),
  mmcf: times(1_000_000 / cubicFeetPerSm3),
  mmpc: times(1_000_000 / cubicFeetPerSm3),
};

const pressureDifference: Record<string, Conversion> = {
  bar: asGiven,
  psi: times(barPerPsi),
  kpa: times(0.01),
  mpa: times(10),
  pa: times(0.00001),
  'kg/cm2': times(0.980665),
};
const atmosphere = 1.01325;

/** Every unit of pressure may say that it is absolute, `bara`, or that it is above the atmosphere, `kPag`. */
const pressure: Record<string, Conversion> = {
  ...pressureDifference,
  ...Object.fromEntries(
    Object.entries(pressureDifference).flatMap(([unit, convert]) => [
      [`${unit}a`, convert],
      [`${unit}g`, (value: number) => convert(value) + atmosphere],
    ]),
  ),
};

/** By dimension, then by unit in lower case without spaces. The first unit of each is ours. */
export const units: Record<Dimension, Record<string, Conversion>> = {
  liquidVolume: liquid,
  gasVolume: gas,
  duration: {
    h: asGiven,
    hr: asGiven,
    hrs: asGiven,
    hs: asGiven,
    hh: asGiven,
    'h/month': asGiven,
    'hours/month': asGiven,
    'h/mes': asGiven,
    hspormes: asGiven,
    hour: asGiven,
    hours: asGiven,
    horas: asGiven,
    heures: asGiven,
    min: times(1 / 60),
    s: times(1 / 3600),
    d: times(24),
    days: times(24),
    fraction: times(24),
    frac: times(24),
    '%': times(0.24),
    pct: times(0.24),
    percent: times(0.24),
  },
  pressure,
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
  share,
  // A choke of a full inch is open by 100 %, and one of two inches where it is said.
  opening: { ...share, '64ths': times(100 / 64), '64thsof2in': times(100 / 128) },
  frequency: { hz: asGiven },
  current: { a: asGiven, amp: asGiven, amps: asGiven, ampere: asGiven, amperes: asGiven },
  power: { kw: asGiven, w: times(0.001), mw: times(1000), hp: times(0.745_699_87), bhp: times(0.745_699_87) },
  vibration: { 'mm/s': asGiven, 'in/s': times(25.4), ips: times(25.4) },
  gasOilRatio: {
    'sm3/sm3': asGiven,
    'm3/m3': asGiven,
    'scf/stb': times(barrelsPerSm3 / cubicFeetPerSm3),
    'scf/bbl': times(barrelsPerSm3 / cubicFeetPerSm3),
  },
  length: { m: asGiven, ft: times(0.3048), feet: times(0.3048) },
  mass: { kg: asGiven, t: times(1000), ton: times(1000), tonne: times(1000), tonnes: times(1000) },
  energy: { kwh: asGiven, mwh: times(1000), gj: times(1000 / 3.6) },
  count: { '1': asGiven },
};

/** Our unit of a dimension, as messages write it. */
export const ourUnits: Record<Dimension, string> = {
  liquidVolume: 'Sm3',
  gasVolume: 'Sm3',
  duration: 'h',
  pressure: 'bar',
  pressureDifference: 'bar',
  temperature: '°C',
  share: '%',
  opening: '%',
  frequency: 'Hz',
  current: 'A',
  power: 'kW',
  vibration: 'mm/s',
  gasOilRatio: 'Sm3/Sm3',
  length: 'm',
  mass: 'kg',
  energy: 'kWh',
  count: '',
};

/** The units of columns that say none, where the caller says by which system a file is written. */
export const unitSystems = {
  metric: {
    liquidVolume: 'Sm3',
    gasVolume: 'Sm3',
    pressure: 'bar',
    pressureDifference: 'bar',
    temperature: '°C',
    length: 'm',
    gasOilRatio: 'Sm3/Sm3',
  },
  field: {
    liquidVolume: 'bbl',
    gasVolume: 'Mscf',
    pressure: 'psi',
    pressureDifference: 'psi',
    temperature: '°F',
    length: 'ft',
    gasOilRatio: 'scf/stb',
  },
} as const satisfies Record<string, Partial<Record<Dimension, string>>>;
export type UnitSystem = keyof typeof unitSystems;

/** Dimensions whose unit is never guessed; hours are known by their values, and a count has none. */
const needUnit: ReadonlySet<Dimension> = new Set<Dimension>([
  'liquidVolume',
  'gasVolume',
  'pressure',
  'pressureDifference',
  'temperature',
  'share',
  'opening',
  'power',
  'vibration',
  'gasOilRatio',
  'length',
  'mass',
  'energy',
]);

/** The unit of a column by the system of its file; undefined where the system has none for it. */
export function systemUnit(dimension: Dimension, system: UnitSystem | undefined): string | undefined {
  const known: Partial<Record<Dimension, string>> = system === undefined ? {} : unitSystems[system];
  return known[dimension];
}

/** A column of numbers that says no unit. */
export interface Unitless {
  readonly dimension: Dimension;
  readonly header: string;
}

/** Asks for the units of columns that say none; those that need none are left out. */
export function missingUnits(columns: readonly Unitless[]): string[] {
  const asked = columns.filter(({ dimension }) => needUnit.has(dimension));
  const ofSystem = asked.filter(({ dimension }) => systemUnit(dimension, 'metric') !== undefined);
  const alone = asked.filter((column) => !ofSystem.includes(column));
  const own = ({ header, dimension }: Unitless) => `--unit "${header}=${ourUnits[dimension]}"`;
  const names = ofSystem.map(({ header }) => `"${header}"`).join(', ');
  const [first] = ofSystem;
  return [
    ...(first
      ? [
          `${names} ${ofSystem.length > 1 ? 'have' : 'has'} no unit: use --units metric (Sm3, bar, °C, m) or --units field ` +
            `(bbl, Mscf, psi, °F, ft), or ${own(first)}`,
        ]
      : []),
    ...alone.map((column) =>
      column.dimension === 'opening'
        ? `"${column.header}" has no unit: use ${own(column)}, --unit "${column.header}=64ths" for 64ths of an inch, or leave it out with ${withText('--ignore', column.header)}`
        : `"${column.header}" has no unit: use ${own(column)}, or another one of ${knownUnits(column.dimension)}`,
    ),
  ];
}

/** Units that mean two things, with both: by them nothing is converted. */
const unclearUnits: Partial<Record<Dimension, Record<string, string>>> = {
  gasVolume: {
    mm3: 'thousand m3 (use km3) or million m3 (use mmm3)',
    'm(m3)': 'thousand m3 (use km3) or million m3 (use mmm3)',
    mscm: 'thousand m3 (use km3) or million m3 (use mmm3)',
  },
  liquidVolume: {
    mm3: 'thousand m3 (use ksm3) or million m3 (use mmsm3)',
    'm(m3)': 'thousand m3 (use ksm3) or million m3 (use mmsm3)',
    msm3: 'thousand m3 (use ksm3) or million m3 (use mmsm3)',
  },
};

/** Units in words of several languages, by what they are written as. */
const unitWords: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/barrels?|barriles|barris|barils/, 'bbl'],
  [/cubicmet(?:er|re)s?|metroscubicos|metrescubes|m\^3/, 'm3'],
  [/cubicf(?:ee|oo)t|piescubicos|piedscubes|pescubicos/, 'cf'],
];
const volumeBase = '(?:de|of)?(?=(?:s|n|st|std)?m3|scm|bbl|stb|bls|s?cf|pc|ft3)';
const thousand = new RegExp(
  `^(?:thousands?|miles|mil|milhares|milliers?|tsd\\.?|tausend|duizend|migliaiadi|migliaia|['’]?000s?|x?1[,.]?000|10(?:\\^|\\*\\*|e)?3|e3)${volumeBase}`,
);
const million = new RegExp(
  `^(?:millions?|millones|milhoes|millionen|miljoen|milionidi|milioni|mill\\.?|mio\\.?|10(?:\\^|\\*\\*|e)?6|e6)${volumeBase}`,
);

/** The key of a unit: lower case, no spaces and accents, without "per day"; thousands are `1000…`, millions `mill…`. */
export function unitKey(unit: string): string {
  let key = unit
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll('⁶', '6');
  for (const [pattern, short] of unitWords) key = key.replace(pattern, short);
  return key
    .replace(/(?:\/|p[eoa]r)(?:d(?:ay)?|dia|j(?:our)?)$/, '')
    .replace(/^(.*(?:bbls?|stb|cf|pc|m3))p?d$/, '$1')
    .replace(/^(bar|psi|[km]?pa|kg\/cm2)\(?([ag])(?:bs(?:olute)?|auge)?\)?$/, '$1$2')
    .replace(sixtyFourths, '64ths')
    .replace(thousand, '1000')
    .replace(million, 'mill');
}

/** Whether a unit is one of a day, such as `Sm3/d` or `bpd`; else it is one of a volume. */
export function isPerDay(unit: string | undefined): boolean {
  return /(\/|p[eoa]r)\s*(d|day|día|dia|j|jour)$|^([bs]|b[owlf])pd$|^(k|m)?(bbls?|stb)d$|^m{0,2}(s?cf|pc)p?d$/i.test(
    unit?.trim() ?? '',
  );
}

/** @returns undefined when the dimension has no such unit. */
export function conversionFor(dimension: Dimension, unit: string): Conversion | undefined {
  const key = unitKey(unit);
  const known = units[dimension];
  if (Object.hasOwn(known, key)) return known[key];
  const [, scale, base = ''] = /^(1000|mill)(.+)$/.exec(key) ?? [];
  if (scale === undefined || !Object.hasOwn(known, base)) return undefined;
  return times((scale === 'mill' ? 1_000_000 : 1000) * known[base]!(1));
}

/** The two meanings of a unit that has two. */
export function unclearUnit(dimension: Dimension, unit: string): string | undefined {
  const known = unclearUnits[dimension] ?? {};
  const key = unitKey(unit);
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

/** Whether a column of a dimension cannot be read without its unit. */
export const needsUnit = (dimension: Dimension): boolean => needUnit.has(dimension);

/**
 * What is wrong with a unit that is not known, and what helps.
 * @param mayGo whether the table can do without the column
 */
export function unknownUnit(header: string, unit: string, dimension: Dimension, mayGo: boolean): string {
  const problem = `column "${header}" has the unit "${unit}"; known are ${knownUnits(dimension)}`;
  return mayGo ? `${problem}; the column can be left out with ${withText('--ignore', header)}` : problem;
}

/** An option with a text as a command line takes it. */
function withText(option: string, text: string): string {
  return text.includes('"') ? `${option} '${text}'` : `${option} "${text}"`;
}

/** The units that a column may have, for messages. */
export function knownUnits(dimension: Dimension): string {
  return Object.keys(units[dimension]).join(', ');
}

/** Whether a text is a unit, alone, of one meaning or two. */
export function isUnit(text: string): boolean {
  return (Object.keys(units) as Dimension[]).some(
    (dimension) => dimension !== 'count' && isUnitOf(dimension, text),
  );
}

/** Whether a text is a unit of volumes, alone. */
export function isVolumeUnit(text: string): boolean {
  return isUnitOf('liquidVolume', text) || isUnitOf('gasVolume', text);
}

function isUnitOf(dimension: Dimension, text: string): boolean {
  return conversionFor(dimension, text) !== undefined || unclearUnit(dimension, text) !== undefined;
}

/** Whether two units of a dimension that are known are of different sizes. */
export function differs(dimension: Dimension, one: string | undefined, other: string): boolean {
  const sizes = [one ?? '', other].map((unit) => conversionFor(dimension, unit)?.(1));
  return sizes.every((size) => size !== undefined) && sizes[0] !== sizes[1];
}
