import type { Language } from './i18n/languages.ts';

/** The systems of units that a user may choose; the wire always has the first. */
export const unitSystems = ['metric', 'field'] as const;

/** One of {@link unitSystems}: SI with Sm³ and bar, or oilfield with bbl and psi. */
export type UnitSystem = (typeof unitSystems)[number];

interface Unit {
  /** Written after the number. */
  readonly symbol: string;
  /** Display value = wire value × factor + offset. @default 1 */
  readonly factor?: number;
  /** @default 0 */
  readonly offset?: number;
}

/** Barrels in one cubic meter of oil or water (Norwegian Offshore Directorate: 1 Sm³ = 6.29 bbl). */
const bblPerSm3 = 6.29;
/** Standard cubic feet in one cubic meter of gas (same source). */
const scfPerSm3 = 35.3;
/** Gas-oil ratio: 1 Sm³/Sm³ in scf/stb, by the two factors, as files are read: 3,000 scf/stb stay 3,000. */
const scfPerBbl = scfPerSm3 / bblPerSm3;
const psiPerBar = 14.5038;

const same = (symbol: string) => ({ metric: { symbol }, field: { symbol } });

/** What the contract's numbers measure, with the unit of each system. The metric unit is the one on the wire. */
const units = {
  liquidRate: { metric: { symbol: 'Sm³/d' }, field: { symbol: 'bbl/d', factor: bblPerSm3 } },
  liquidVolume: { metric: { symbol: 'Sm³' }, field: { symbol: 'bbl', factor: bblPerSm3 } },
  gasRate: { metric: { symbol: 'Sm³/d' }, field: { symbol: 'Mscf/d', factor: scfPerSm3 / 1_000 } },
  gasVolume: { metric: { symbol: 'Sm³' }, field: { symbol: 'Mscf', factor: scfPerSm3 / 1_000 } },
  gasOilRatio: { metric: { symbol: 'Sm³/Sm³' }, field: { symbol: 'scf/stb', factor: scfPerBbl } },
  flaringIntensity: { metric: { symbol: 'Sm³/boe' }, field: { symbol: 'scf/boe', factor: scfPerSm3 } },
  specificEnergy: { metric: { symbol: 'kWh/m³' }, field: { symbol: 'kWh/bbl', factor: 1 / bblPerSm3 } },
  oilPerEnergy: { metric: { symbol: 'Sm³/MWh' }, field: { symbol: 'bbl/MWh', factor: bblPerSm3 } },
  pressure: { metric: { symbol: 'bar' }, field: { symbol: 'psi', factor: psiPerBar } },
  temperature: { metric: { symbol: '°C' }, field: { symbol: '°F', factor: 1.8, offset: 32 } },
  temperatureDifference: { metric: { symbol: '°C' }, field: { symbol: '°F', factor: 1.8 } },
  frequency: same('Hz'),
  current: same('A'),
  power: same('kW'),
  energy: same('kWh'),
  energyRate: same('kWh/d'),
  emissions: same('kg CO₂e'),
  emissionsMass: {
    metric: { symbol: 't CO₂e', factor: 1 / 1_000 },
    field: { symbol: 't CO₂e', factor: 1 / 1_000 },
  },
  carbonIntensity: same('kg CO₂e/boe'),
  share: same('%'),
  vibration: same('mm/s'),
  seconds: same('s'),
  hours: same('h'),
  days: same('d'),
} as const satisfies Record<string, Record<UnitSystem, Unit>>;

/** What a number of the contract measures. */
export type Quantity = keyof typeof units;

/** How a language writes thousands and millions of standard cubic feet; English as the trade does, in which M is a thousand. */
const cubicFeet: Readonly<Record<Language, { readonly thousand: string; readonly million: string }>> = {
  en: { thousand: 'Mscf', million: 'MMscf' },
  es: { thousand: 'mil ft³', million: 'millones de ft³' },
  fr: { thousand: 'milliers de ft³', million: 'millions de ft³' },
};

/** From so many thousand cubic feet on, a figure is written in millions of them. */
const manyThousands = 10_000;

/** A unit as files spell it, where it has to be clear without knowing the trade: "thousand scf" for "Mscf". */
export function spelledUnit(symbol: string): string {
  return symbol.replace('Mscf', 'thousand scf');
}

/** What stands where a value is unknown. */
export const unknownValue = '–';

/** What two shares differ by: ten percent of a water cut of 50 % would be five of these. */
const percentagePoints = 'pp';

/** Between a number and its unit, so that a line never breaks there. */
const noBreak = '\u00a0';

/** What stands before the unit of a figure of gas that shares it with liquid. */
const gasPrefix = 'gas ';

/** Units in the contract's own spelling (`unit` fields), as quantities. A unit of `1` or an unknown one has none. */
const wireUnits: Readonly<Record<string, Quantity>> = {
  'Sm3/d': 'liquidRate',
  Sm3: 'liquidVolume',
  [`${gasPrefix}Sm3/d`]: 'gasRate',
  [`${gasPrefix}Sm3`]: 'gasVolume',
  'Sm3/Sm3': 'gasOilRatio',
  'Sm3/boe': 'flaringIntensity',
  'kWh/m3': 'specificEnergy',
  'Sm3/MWh': 'oilPerEnergy',
  bar: 'pressure',
  degC: 'temperature',
  K: 'temperatureDifference',
  Hz: 'frequency',
  A: 'current',
  kW: 'power',
  kWh: 'energy',
  'kWh/d': 'energyRate',
  kg: 'emissions',
  'kg/boe': 'carbonIntensity',
  '%': 'share',
  'mm/s': 'vibration',
  h: 'hours',
  d: 'days',
};

/** What a well is for. */
export type MainProduct = 'oil' | 'gas';

const ofOil = { rate: 'liquidRate', volume: 'liquidVolume' } as const;
const ofGas = { rate: 'gasRate', volume: 'gasVolume' } as const;

/** What the rates and volumes of a product measure; as those of oil where a newer server has another product. */
export function quantitiesOf(product: MainProduct): typeof ofOil | typeof ofGas {
  return product === 'gas' ? ofGas : ofOil;
}

/** A `unit` field of a figure of a product; the contract spells those of gas and liquid alike, and only here they differ. */
export function unitOfProduct<Unit extends string | null>(
  product: MainProduct,
  wireUnit: Unit,
): Unit | string {
  return product === 'gas' && (wireUnit === 'Sm3/d' || wireUnit === 'Sm3')
    ? `${gasPrefix}${wireUnit}`
    : wireUnit;
}

/** A `unit` field of a figure of a changed variable, as by {@link unitOfProduct}. */
export function unitOfVariable<Unit extends string | null>(variable: string, wireUnit: Unit): Unit | string {
  return unitOfProduct(variable === 'gasRate' ? 'gas' : 'oil', wireUnit);
}

/** The quantity that a `unit` field of the contract names; a liquid's where liquid and gas share the unit. */
export function quantityOf(wireUnit: string | null): Quantity | undefined {
  return wireUnit === null ? undefined : wireUnits[wireUnit];
}

/** How a number is written. */
export interface NumberStyle {
  /** Whether it is written in figures however large it is, as in a column whose other numbers are smaller: a column has one scale. @default false */
  readonly inFull?: boolean | undefined;
  /** A figure of the same unit that stands beside it, so that both have one scale: "10,590 → 6,566 Mscf/d" would be "10.6 → 6,566". */
  readonly beside?: number | null | undefined;
  /** Decimals. @default about three figures, see {@link digitsFor} */
  readonly digits?: number | undefined;
  /** Whether a gain shows its plus sign. @default false */
  readonly signed?: boolean | undefined;
}

/** Decimals that give a value of this size about three figures. One column shares those of its largest value. */
export function digitsFor(...values: readonly (number | null)[]): number {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  if (largest >= 100 || largest === 0) return 0;
  return largest >= 10 ? 1 : 2;
}

/** A number as it is read, and what is written behind it. */
export interface FigureParts {
  readonly value: string;
  readonly unit: string | null;
}

/** Writes quantities in a language and a system of units. Every method takes values as they are on the wire. */
export interface QuantityFormat {
  readonly language: Language;
  readonly system: UnitSystem;
  /** The value in the user's unit, for axes and sorting; null stays null. */
  convert: (quantity: Quantity, value: number | null) => number | null;
  /** The value on the wire of one in the user's unit, as a person types it: {@link convert} the other way round. */
  toWire: (quantity: Quantity, value: number) => number;
  /** The unit's symbol. */
  unit: (quantity: Quantity) => string;
  /** The number alone; from a million on in words ("1.24 million"). */
  number: (quantity: Quantity, value: number | null, style?: NumberStyle) => string;
  /** The number and its unit apart, for what shows the unit quieter; no unit beside an unknown value. */
  parts: (quantity: Quantity, value: number | null, style?: NumberStyle) => FigureParts;
  /** The number with its unit. */
  text: (quantity: Quantity, value: number | null, style?: NumberStyle) => string;
  /** {@link parts} of a `unit` field; a number alone where the unit is unknown. */
  wireParts: (wireUnit: string | null, value: number | null, style?: NumberStyle) => FigureParts;
  /**
   * A signed difference of a `unit` field: shares differ by points, temperatures by degrees without the zero of their
   * scale.
   */
  wireChange: (wireUnit: string | null, difference: number, style?: NumberStyle) => FigureParts;
  /** A number of a `unit` field; bare where the unit is unknown. */
  wireText: (wireUnit: string | null, value: number | null, style?: NumberStyle) => string;
  /** A count or pure ratio. */
  count: (value: number | null, style?: NumberStyle) => string;
}

const million = 1_000_000;

/**
 * Makes a {@link QuantityFormat}.
 * @param system @default metric
 * @param locale BCP 47 tag of the region in whose way numbers are written. @default that of the language
 */
export function quantityFormat(
  language: Language,
  system: UnitSystem = 'metric',
  locale: string = language,
): QuantityFormat {
  // Making a formatter costs a hundred times what using it does, and a dashboard writes hundreds of numbers.
  const formatters = new Map<string, Intl.NumberFormat>();
  const formatter = (digits: number | 'large', signed: boolean): Intl.NumberFormat => {
    const key = `${digits} ${signed}`;
    const kept = formatters.get(key);
    if (kept) return kept;
    const made = new Intl.NumberFormat(locale, {
      ...(digits === 'large'
        ? { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      // A rounded "-0" is no loss.
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
    formatters.set(key, made);
    return made;
  };
  const written = (value: number | null, style: NumberStyle = {}): string => {
    if (value === null || !Number.isFinite(value)) return unknownValue;
    const digits = Math.abs(value) >= million && !style.inFull ? 'large' : (style.digits ?? digitsFor(value));
    return formatter(digits, style.signed ?? false)
      .format(value)
      .replace(/^-/, '−');
  };
  const convert = (quantity: Quantity, value: number | null) => {
    const { factor = 1, offset = 0 }: Unit = units[quantity][system];
    return value === null ? null : value * factor + offset;
  };
  const toWire = (quantity: Quantity, value: number) => {
    const { factor = 1, offset = 0 }: Unit = units[quantity][system];
    // What is typed has a few figures; the last ones are what the division left.
    return factor === 1 && offset === 0 ? value : Number(((value - offset) / factor).toPrecision(12));
  };
  const unit = (quantity: Quantity) => {
    const { symbol }: Unit = units[quantity][system];
    const own = symbol.replace('Mscf', cubicFeet[language].thousand);
    // A French day is a "jour".
    return language === 'fr' ? own.replace(/(^|\/)d$/, '$1j') : own;
  };
  // Gas comes in large numbers, of which no meter knows a tenth, whatever decimals stand beside them for oil.
  const styleOf = (quantity: Quantity, shown: number | null, style: NumberStyle | undefined) =>
    style?.digits === undefined || !['gasRate', 'gasVolume'].includes(quantity)
      ? style
      : { ...style, digits: Math.min(style.digits, digitsFor(shown)) };
  const number: QuantityFormat['number'] = (quantity, value, style) => {
    const shown = convert(quantity, value);
    return written(shown, styleOf(quantity, shown, style));
  };
  const parts: QuantityFormat['parts'] = (quantity, value, style) => {
    const figure = number(quantity, value, style);
    if (figure === unknownValue) return { value: figure, unit: null };
    const shown = convert(quantity, value) ?? 0;
    const { thousand, million: millions } = cubicFeet[language];
    const largest = Math.max(Math.abs(shown), Math.abs(convert(quantity, style?.beside ?? null) ?? 0));
    if (unit(quantity).startsWith(thousand) && largest >= manyThousands && !style?.inFull)
      return {
        value: written(shown / 1_000, styleOf(quantity, shown / 1_000, style)),
        unit: unit(quantity).replace(thousand, millions),
      };
    // "1,2 millones de Sm³", "1,2 million de Sm³": the word for a million is a noun there.
    const large = Math.abs(shown) >= million && language !== 'en' && !style?.inFull;
    return { value: figure, unit: (large ? `de${noBreak}` : '') + unit(quantity) };
  };
  const wireParts: QuantityFormat['wireParts'] = (wireUnit, value, style) => {
    const quantity = quantityOf(wireUnit);
    return quantity ? parts(quantity, value, style) : { value: written(value, style), unit: null };
  };
  const wireChange: QuantityFormat['wireChange'] = (wireUnit, difference, style) => {
    const quantity = quantityOf(wireUnit);
    const { factor = 1 }: Unit = quantity ? units[quantity][system] : { symbol: '' };
    const value = written(difference * factor, { signed: true, ...style });
    return { value, unit: quantity === 'share' ? percentagePoints : quantity ? unit(quantity) : null };
  };
  const joined = (figure: FigureParts) => [figure.value, figure.unit].filter(Boolean).join(noBreak);
  return {
    language,
    system,
    convert,
    toWire,
    unit,
    number,
    parts,
    wireParts,
    wireChange,
    text: (...figure) => joined(parts(...figure)),
    wireText: (...figure) => joined(wireParts(...figure)),
    count: (value, style) => written(value, { digits: Number.isInteger(value) ? 0 : undefined, ...style }),
  };
}

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Milliseconds of a production day ("2026-11-19") at midnight UTC: days are names, not instants. */
export function dayTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The production day of such milliseconds. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return dayOf(dayTime(day) + count * dayMs);
}

const offsetPattern = /([+-])(\d\d):?(\d\d)$/;

/**
 * The wall clock at an instant, as milliseconds of a pretended UTC. An instant with an offset
 * ("2026-11-20T06:00:00+01:00") brings the clock of its place, wherever the reader is; one in UTC ("…Z") is read on the
 * reader's clock.
 */
export function wallTime(iso: string): number {
  if (offsetPattern.test(iso)) return Date.parse(`${iso.slice(0, 19)}Z`);
  const instant = new Date(iso);
  return instant.getTime() - instant.getTimezoneOffset() * 60_000;
}

/** The zone of that wall clock: "UTC+1", "UTC−3:30", or the reader's own by its name. */
function zoneOf(iso: string, readersZone: Intl.DateTimeFormat): string {
  const [, sign, hours = '', minutes] = offsetPattern.exec(iso) ?? [];
  if (!sign) {
    const parts = readersZone.formatToParts(new Date(iso));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  }
  if (`${hours}${minutes}` === '0000') return 'UTC';
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** The one clock that the instants of a view are read on. */
export interface ViewClock {
  /** Writes an instant, ISO 8601, so that its {@link wallTime} is that of this clock. */
  readonly iso: (iso: string) => string;
  /** An instant, ms, as the {@link wallTime} of this clock. */
  readonly wall: (instant: number) => number;
}

/**
 * The clock on which instants are compared and stand on one axis: the reader's, on every page alike, so that one matter has one time in
 * a list, on its timeline, behind the bell and in a mail, whatever else the list shows.
 */
export const viewClock: ViewClock = {
  iso: (instant) => new Date(instant).toISOString(),
  wall: (instant) => wallTime(new Date(instant).toISOString()),
};

/** How many days a window of production days has, both ends included. */
export function windowDays(from: string, to: string): number {
  return Math.round((dayTime(to) - dayTime(from)) / dayMs) + 1;
}

/** Writes days and instants in a language. */
export interface DateFormat {
  /** A production day in full: "Nov 19, 2026". */
  day: (day: string) => string;
  /** Without its year, for rows whose window says it: "Nov 19". */
  shortDay: (day: string) => string;
  /** The same with its weekday: "Thu, Nov 19". */
  weekday: (day: string) => string;
  /** The month of a day or of `2026-11`: "Nov 2026". */
  month: (day: string) => string;
  /** Two production days: "Oct 21 – Nov 19, 2026". */
  days: (from: string, to: string) => string;
  /** An instant on its {@link wallTime}, with the zone of that clock: "Nov 20, 2026, 06:00 UTC+1". */
  clock: (iso: string) => string;
  /** Without year and zone, for rows whose head or window says them: "Nov 20, 06:00". */
  shortClock: (iso: string) => string;
  /** An instant's {@link wallTime}, where it brings no clock that of the zone which days and instants are written in. */
  wall: (iso: string) => number;
  /** The zone of that clock: "UTC+1". */
  zone: (iso: string) => string;
  /** The time of day of such an instant: "06:00 UTC+1". */
  time: (iso: string) => string;
  /** How long before `now` (ms) an instant was: "3 min. ago". */
  age: (iso: string, now: number) => string;
}

const ageSteps = [
  ['year', 365.25 * dayMs],
  ['month', 30.4 * dayMs],
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The wall clock of a zone at an instant, as milliseconds of a pretended UTC. */
function wallTimeIn(clock: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** How days and instants are written. */
export interface DateOptions {
  /** BCP 47 tag of the region in whose way they are written. @default that of the language */
  readonly locale?: string;
  /** IANA name of the zone of instants that bring none. @default the reader's computer's */
  readonly timeZone?: string | undefined;
}

/** Makes a {@link DateFormat}. */
export function dateFormat(
  language: Language,
  { locale = language, timeZone }: DateOptions = {},
): DateFormat {
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const full = utc({ year: 'numeric', month: 'short', day: 'numeric' });
  const short = utc({ month: 'short', day: 'numeric' });
  const month = utc({ year: 'numeric', month: 'short' });
  const weekday = utc({ weekday: 'short', month: 'short', day: 'numeric' });
  const clock = utc({
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const shortClock = utc({
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const time = utc({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const readersZone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone });
  const chosenClock =
    timeZone === undefined
      ? undefined
      : new Intl.DateTimeFormat('en', {
          timeZone,
          hourCycle: 'h23',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
          second: 'numeric',
        });
  const wall = (iso: string) =>
    chosenClock && !offsetPattern.test(iso) ? wallTimeIn(chosenClock, Date.parse(iso)) : wallTime(iso);
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  return {
    day: (day) => full.format(dayTime(day)),
    shortDay: (day) => short.format(dayTime(day)),
    weekday: (day) => weekday.format(dayTime(day)),
    month: (day) => month.format(dayTime(`${day.slice(0, 7)}-01`)),
    days: (from, to) => full.formatRange(dayTime(from), dayTime(to)),
    clock: (iso) => `${clock.format(wall(iso))} ${zoneOf(iso, readersZone)}`,
    shortClock: (iso) => shortClock.format(wall(iso)),
    wall,
    zone: (iso) => zoneOf(iso, readersZone),
    time: (iso) => `${time.format(wall(iso))} ${zoneOf(iso, readersZone)}`,
    age: (iso, now) => {
      // A clock that runs ahead must not say "in 2 minutes".
      const passed = Math.max(0, now - Date.parse(iso));
      const [unit, length] = ageSteps.find(([, ms]) => passed >= ms) ?? ['minute', 60_000];
      return relative.format(-Math.floor(passed / length), unit);
    },
  };
}
