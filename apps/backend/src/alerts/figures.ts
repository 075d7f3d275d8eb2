import type { MainProduct } from '../vocabulary.ts';
import type { Language } from '../mail/languages.ts';
import type { Reader, UnitSystem } from './reader.ts';

interface Unit {
  readonly symbol: string;
  /** Shown value = value of the contract × factor + offset. @default 1 */
  readonly factor?: number;
  /** @default 0 */
  readonly offset?: number;
  /** Decimals. @default 1 */
  readonly digits?: number;
  /** Whether a change is said in percent of what was. @default true */
  readonly relative?: boolean;
  /** Symbol of a difference. @default that of the unit */
  readonly difference?: string;
}

/** As the portal has them: 1 Sm³ of oil is 6.29 bbl, 1 Sm³ of gas 35.3 scf. */
const bblPerSm3 = 6.29;
const scfPerBbl = 35.3 / bblPerSm3;
const psiPerBar = 14.5038;

const gasRate = 'gas Sm3/d';
/** Rates of gas from here on (Sm3/d, ten thousand Mscf/d) are written in millions of cubic feet. */
const manyCubicFeet = 10_000 / 0.0353;
const millionsOfCubicFeet: Unit = { symbol: 'MMscf/d', factor: 0.0353 / 1_000 };
/** What other languages than that of the trade call thousands and millions of standard cubic feet. */
const cubicFeet: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  es: { 'Mscf/d': 'mil ft³/d', 'MMscf/d': 'millones de ft³/d' },
  fr: { 'Mscf/d': 'milliers de ft³/d', 'MMscf/d': 'millions de ft³/d' },
};

const same = (unit: Unit): Record<UnitSystem, Unit> => ({ metric: unit, field: unit });

/** The units of the contract that alerts speak of, by its own spelling, but for rates of gas, which it spells as those of liquid. */
const units: Readonly<Record<string, Record<UnitSystem, Unit>>> = {
  'Sm3/d': { metric: { symbol: 'Sm³/d' }, field: { symbol: 'bbl/d', factor: bblPerSm3 } },
  Sm3: { metric: { symbol: 'Sm³' }, field: { symbol: 'bbl', factor: bblPerSm3 } },
  [gasRate]: {
    metric: { symbol: 'Sm³/d', digits: 0 },
    field: { symbol: 'Mscf/d', factor: 0.0353, digits: 0 },
  },
  'Sm3/Sm3': {
    metric: { symbol: 'Sm³/Sm³', digits: 0 },
    field: { symbol: 'scf/stb', factor: scfPerBbl, digits: 0 },
  },
  bar: { metric: { symbol: 'bar' }, field: { symbol: 'psi', factor: psiPerBar } },
  degC: {
    metric: { symbol: '°C', relative: false },
    field: { symbol: '°F', factor: 1.8, offset: 32, relative: false },
  },
  Hz: same({ symbol: 'Hz' }),
  A: same({ symbol: 'A' }),
  '%': same({ symbol: '%', relative: false, difference: 'pp' }),
};

/** So that a line never breaks between a number and its unit. */
const noBreak = '\u00a0';
const million = 1_000_000;

/** Writes the figures and times of alerts for a reader, as the portal writes them. */
export function createFigures({ locale, language, timeZone, units: system }: Reader) {
  const number = (value: number, digits: number, signed = false) =>
    new Intl.NumberFormat(locale, {
      ...(Math.abs(value) >= million
        ? { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      signDisplay: signed ? 'exceptZero' : 'negative',
    })
      .format(value)
      .replace(/^-/, '−');
  const symbolOf = (symbol: string) => {
    const own = cubicFeet[language]?.[symbol] ?? symbol;
    // A French day is a "jour".
    return language === 'fr' ? own.replace(/\/d$/, '/j') : own;
  };
  // One scale for all values that stand beside each other.
  const unitOf = (unit: string | null, ...values: readonly number[]): Unit =>
    unit === gasRate && system === 'field' && Math.max(...values.map(Math.abs)) >= manyCubicFeet
      ? millionsOfCubicFeet
      : (units[unit ?? '']?.[system] ?? { symbol: unit ?? '' });
  const withUnit = (text: string, symbol: string) => [text, symbolOf(symbol)].filter(Boolean).join(noBreak);
  const shown = ({ factor = 1, offset = 0 }: Unit, value: number) => value * factor + offset;
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  return {
    /** The unit of a rate of a product. */
    rateUnit: (product: MainProduct) => (product === 'gas' ? gasRate : 'Sm3/d'),
    /** A value of the contract with its unit. */
    text(unit: string, value: number): string {
      const known = unitOf(unit, value);
      return withUnit(number(shown(known, value), known.digits ?? 1), known.symbol);
    },
    /** A whole number. */
    count: (value: number) => number(value, 0),
    /** What a value was and is, and by how much it changed. */
    course(unit: string | null, before: number, after: number) {
      const known = unitOf(unit, before, after);
      const { digits = 1, relative = true, factor = 1, difference = known.symbol } = known;
      return {
        before: number(shown(known, before), digits),
        after: withUnit(number(shown(known, after), digits), known.symbol),
        size:
          relative && before !== 0
            ? withUnit(number((100 * (after - before)) / Math.abs(before), 0, true), '%')
            : withUnit(number((after - before) * factor, digits, true), difference),
      };
    },
    /** A production day (`YYYY-MM-DD`): "Nov 19, 2026". */
    day: (isoDay: string) => day.format(Date.parse(`${isoDay}T00:00:00Z`)),
    /** An instant on the reader's clock, with its zone: "Nov 20, 2026, 06:00 UTC+1". */
    clock(iso: string): string {
      const at = new Date(iso);
      const named = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName');
      return `${clock.format(at)} ${named?.value ?? ''}`;
    },
    /** Names in a sentence. */
    list: (names: readonly string[]) => new Intl.ListFormat(language).format(names),
    /** Which of a language's plurals a count takes. */
    plural: new Intl.PluralRules(language),
  };
}
