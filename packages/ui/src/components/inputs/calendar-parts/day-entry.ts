import { dayOf, dayTime } from '../../calendar-day.ts';
import { plainDigits } from '../../plain-digits.ts';
import { searchKey } from '../../search-key.ts';

type Unit = 'day' | 'month' | 'year';

/** More is no day in any language. */
const maxLength = 60;
/** Years of two digits lie from 80 years before the year they are read near to 19 years after it. */
const yearsAhead = 19;
/** What stands in written days besides names and numbers: `31 de octubre`, `1st`, `1er`. */
const fillers = new Set(['de', 'del', 'of', 'st', 'nd', 'rd', 'th', 'er']);

const utc = { calendar: 'gregory', timeZone: 'UTC' } as const;
const numeric = { ...utc, year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const partsOf = (locale: string, time: number) =>
  new Intl.DateTimeFormat(locale, numeric).formatToParts(time).map(({ type, value }) => ({
    // Marks of direction are invisible, and are never typed.
    value: value.replace(/[\u200e\u200f\u061c]/g, ''),
    type,
  }));
const isUnit = (type: string): type is Unit => type === 'day' || type === 'month' || type === 'year';

/** The order in which a language writes day, month and year. */
function unitsOf(locale: string): Unit[] {
  return partsOf(locale, Date.UTC(2026, 10, 23))
    .map(({ type }) => type)
    .filter(isUnit);
}

/**
 * A day (`YYYY-MM-DD`) as a field shows it: by the name of its month, `23 Nov 2026`, so that it cannot be taken for another day;
 * in figures, `23/11/2026`, where {@link readDay} could not read the name.
 */
export function writeDay(day: string, locale: string): string {
  const named = dayText(day, locale);
  return readDay(named, locale, day) === day ? named : inFigures(day, locale);
}

function inFigures(day: string, locale: string): string {
  return partsOf(locale, dayTime(day))
    .map(({ value }) => value)
    .join('');
}

/** How a day is typed, in the letters of the reader's language: `dd/mm/yyyy`. */
export function dayPattern(locale: string, letters: Readonly<Record<Unit, string>>): string {
  return partsOf(locale, Date.UTC(2026, 10, 23))
    .map(({ type, value }) => (isUnit(type) ? letters[type].repeat(type === 'year' ? 4 : 2) : value))
    .join('');
}

/** The month (1 to 12) that a word of the language names, by its first three letters or more; 0 if none does. */
function monthNamed(word: string, locale: string): number {
  const wanted = searchKey(word.replaceAll('.', ''));
  if (wanted.length < 3) return 0;
  const named = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    (['long', 'short'] as const).some((style) => {
      const name = new Intl.DateTimeFormat(locale, { ...utc, month: style }).format(
        Date.UTC(2026, month - 1, 15),
      );
      return searchKey(name.replaceAll('.', '')).startsWith(wanted);
    }),
  );
  return named.length === 1 ? named[0]! : 0;
}

function fullYear(text: string, near: number): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const last = near + yearsAhead;
  return last - ((((last - year) % 100) + 100) % 100);
}

/** Numbers in the order of the units; `20261123` and `23112026` are taken apart by their lengths. */
function inOrder(numbers: readonly string[], units: readonly Unit[]): Partial<Record<Unit, string>> | null {
  const [only] = numbers;
  if (numbers.length === 1 && only!.length === 8) {
    const yearFirst = units[0] === 'year';
    const cuts = yearFirst ? [4, 6] : [2, 4];
    return inOrder([only!.slice(0, cuts[0]), only!.slice(cuts[0], cuts[1]), only!.slice(cuts[1])], units);
  }
  const order: readonly Unit[] =
    numbers.length === 3 && only!.length === 4 ? ['year', 'month', 'day'] : units;
  const wanted = numbers.length === 2 ? order.filter((unit) => unit !== 'year') : order;
  if (numbers.length !== wanted.length) return null;
  return Object.fromEntries(wanted.map((unit, index) => [unit, numbers[index]]));
}

/**
 * Reads a day as people type it: in the language's order with any separator or none, with the name of the month, or
 * as `YYYY-MM-DD`. Years of two digits, and days without a year, are those near `near`.
 * @returns `YYYY-MM-DD`, or null for what is no day.
 */
export function readDay(text: string, locale: string, near: string): string | null {
  if (text.length > maxLength) return null;
  const plain = plainDigits(text.trim());
  const tokens = plain.match(/\p{L}[\p{L}\p{M}.]*|\d+/gu) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token) && !fillers.has(token.toLowerCase()));
  if (words.length > 1 || numbers.length === 0 || /[+*=<>%]|^-/.test(plain)) return null;
  let units = unitsOf(locale);
  let month: number | undefined;
  if (words.length === 1) {
    month = monthNamed(words[0]!, locale);
    if (month === 0) return null;
    units = numbers[0]!.length === 4 ? ['year', 'day'] : ['day', 'year'];
    if (numbers.length === 1) units = ['day'];
    if (numbers.length !== units.length) return null;
  }
  const found =
    month === undefined
      ? inOrder(numbers, units)
      : Object.fromEntries(units.map((unit, index) => [unit, numbers[index]]));
  if (!found?.day) return null;
  const nearYear = Number(near.slice(0, 4));
  const year = found.year === undefined ? nearYear : fullYear(found.year, nearYear);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const day = `${pad(year, 4)}-${pad(month ?? Number(found.month), 2)}-${pad(Number(found.day), 2)}`;
  const time = dayTime(day);
  return Number.isNaN(time) || year === 0 ? null : dayOf(time);
}

/** A day in words, with its weekday. */
export function dayInWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'full' }).format(dayTime(day));
}

/** A day as it stands in sentences: `23 Nov 2026`. */
export function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium' }).format(dayTime(day));
}
