import { maxTextLength } from '../limits.ts';

/** How dates written with numbers only are meant: in which order, or as days of which calendar of Excel. */
export const dateFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'EXCEL', 'EXCEL-1904'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** The beginnings of the months' names in English, Spanish, Portuguese, French, German, Dutch, Italian and the
 * Scandinavian languages, without accents. */
const monthNames: readonly RegExp[] = [
  /^(jan|ene|gen)/,
  /^(feb|fev)/,
  /^(mar|maa|mrz|mrt)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mei|maj|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aou)/,
  /^(sep|set)/,
  /^(oct|out|okt|ott)/,
  /^nov/,
  /^(dec|dic|dez|des)/,
];

/** A date, or why the text is none. */
export type ParsedDate =
  | {
      readonly day: string;
      /** Time of day as it is written, `06:00`, where one is. */
      readonly time?: string | undefined;
      /** Offset from UTC as it is written, `+01:00` or `Z`, where one is. */
      readonly offset?: string | undefined;
    }
  | { readonly problem: string };

/** The numbers of a date such as `03/04/2026`, which can be read day first or month first. */
export interface SlashedDate {
  readonly isDayFirst: boolean;
  readonly isMonthFirst: boolean;
}

const timeOfDay =
  /(?<![T ])[T ]+(\d{1,2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?([AP])M)?(Z| ?[+-]\d{2}:?\d{2})?$/i;
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

/** @returns undefined when the text is no date of that kind; neither is said where both orders are possible. */
export function readSlashedDate(text: string): SlashedDate | undefined {
  const [, first, second, year] = slashed.exec(text.trim().replace(timeOfDay, '')) ?? [];
  if (!first || !year) return undefined;
  const [a, b] = [Number(first), Number(second)];
  // A year of two digits may also stand first, unless the last part is no day.
  const endsWithYear = year.length === 4 || Number(year) > 31;
  return {
    isDayFirst: a > 12 && a <= 31 && b <= 12 && endsWithYear,
    isMonthFirst: b > 12 && b <= 31 && a <= 12,
  };
}

/**
 * Reads a calendar date: `2026-03-01`, `2026/03/01`, `20260301`, `01.03.2026`, `1-Mar-2026`, `01-MAR-26`, `1 février
 * 2026`, `March 1, 2026`, and with `format` also `03/01/2026`. A time of day behind it is given back beside it.
 * @param format How to read dates written with numbers and slashes; without it they are refused unless a part above 12
 * decides.
 */
export function parseDate(text: string, format?: DateFormat): ParsedDate {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'the date is missing' };
  if (trimmed.length > maxTextLength.cell)
    return { problem: `the date is longer than ${maxTextLength.cell} characters` };
  const date = trimmed.replace(timeOfDay, '');
  const day = readDay(trimmed, date, format);
  if ('problem' in day || date === trimmed) return day;
  const [, time = '', seconds = '00', half, offset] = timeOfDay.exec(trimmed) ?? [];
  const clock = clockTime(time, seconds, half);
  if (!clock) return { problem: `"${trimmed}" has no time of day` };
  return { ...day, time: clock, offset: offset?.trim().toUpperCase() };
}

/** `HH:MM`, with seconds where they are not zero; undefined for `25:00`. */
function clockTime(time: string, seconds: string, half: string | undefined): string | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (half && (hours < 1 || hours > 12)) return undefined;
  const hour = half ? (hours % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : hours;
  // Midnight at the end of a day.
  if (hour === 24 && minutes === 0 && seconds === '00') return '24:00';
  if (hour > 23 || minutes > 59 || Number(seconds) > 59) return undefined;
  const text = `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  return seconds === '00' ? text : `${text}:${seconds}`;
}

function readDay(trimmed: string, date: string, format: DateFormat | undefined): ParsedDate {
  const iso = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/.exec(date);
  if (iso) return calendarDay(trimmed, iso[1], iso[3], iso[4]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(date);
  if (dotted) return calendarDay(trimmed, dotted[3], dotted[2], dotted[1]);
  const numbers = slashed.exec(date);
  if (numbers) return readSlashed(trimmed, numbers, format);
  const plain = date.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const dayFirst = /^(\d{1,2})(?:er)?[- ./]*(?:de )?([a-z]{3,10})\.?[- ./,]*(?:de )?(\d{4}|\d{2})$/i.exec(
    plain,
  );
  if (dayFirst) return namedDay(trimmed, dayFirst[1], dayFirst[2], dayFirst[3]);
  const monthFirst = /^([a-z]{3,10})\.? (\d{1,2}),? (\d{4})$/i.exec(plain);
  if (monthFirst) return namedDay(trimmed, monthFirst[2], monthFirst[1], monthFirst[3]);
  if (isSerialDay(date)) return readSerial(trimmed, date, format);
  if (parseMonth(date) !== undefined)
    return {
      problem: `"${trimmed}" is a month, and a row must be of a day: use --kind months for monthly data`,
    };
  return { problem: `"${trimmed}" is not a date` };
}

/** Whether a text may be a day of a spreadsheet's calendar that was written as a plain number: one from 1927 to 2172. */
export function isSerialDay(text: string): boolean {
  return /^[1-9]\d{4}(\.\d+)?$/.test(text.trim());
}

/** Days from 1970-01-01 back to day zero of Excel's calendars. */
const serialZeros = { EXCEL: 25_569, 'EXCEL-1904': 24_107 } as const;

/** A serial day as a date; a fraction is its time of day. */
export function serialDay(text: string, format: keyof typeof serialZeros): string {
  const day = Math.floor(Number(text));
  return new Date((day - serialZeros[format]) * 86_400_000).toISOString().slice(0, 10);
}

function readSerial(text: string, date: string, format: DateFormat | undefined): ParsedDate {
  if (format !== 'EXCEL' && format !== 'EXCEL-1904') return { problem: bothCalendars(text) };
  const minutes = Math.round((Number(date) % 1) * 24 * 60);
  const day = serialDay(date, format);
  if (minutes === 0) return { day };
  const pad = (part: number) => String(part).padStart(2, '0');
  return { day, time: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` };
}

/** The sentence that asks for the calendar of a serial day. */
export function bothCalendars(text: string): string {
  return (
    `"${text}" is a day number of a spreadsheet: use --date-format excel if it means ${serialDay(text, 'EXCEL')}, as nearly ` +
    `always, or --date-format excel-1904 if it means ${serialDay(text, 'EXCEL-1904')}, as old workbooks of a Mac have it`
  );
}

function namedDay(text: string, day: Part, name: string | undefined, year: string | undefined): ParsedDate {
  const month = monthOf(name ?? '');
  return month === 0 ? { problem: `"${text}" is not a date` } : calendarDay(text, century(year), month, day);
}

/** The month that a cell alone says, `3`, `03`, `Mar`, `março`; undefined for any other text. */
export function monthNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\.$/, '');
  if (/^\d{1,2}(\.0+)?$/.test(plain))
    return Number(plain) >= 1 && Number(plain) <= 12 ? Number(plain) : undefined;
  const isName =
    /^(jan(uary|vier|eiro)?|ene(ro)?|feb(ruary|rero)?|fev(rier|ereiro)?|mar(ch|zo|s|co)?|apr(il)?|abr(il)?|avr(il)?|may(o)?|mai(o)?|june?|jun(io|ho)?|juin|july?|jul(io|ho)?|juil(let)?|aug(ust)?|ago(sto)?|aout?|sept?(ember|iembre|embre)?|set(iembre|embro)?|oct(ober|ubre|obre)?|out(ubro)?|nov(ember|iembre|embre|embro)?|dec(ember|embre)?|dic(iembre)?|dez(embro)?)$/i;
  return isName.test(plain) ? monthOf(plain) || undefined : undefined;
}

/** 1 to 12; 0 when it is the name of no month. */
function monthOf(name: string): number {
  return monthNames.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1;
}

/**
 * Reads a month: `2026-03`, `202603`, `03/2026`, `Mar-2026`, `mars 2026`.
 * @returns `YYYY-MM`; undefined when the text is no month.
 */
export function parseMonth(text: string): string | undefined {
  const plain = text
    .trim()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
  const numbers = /^(\d{4})[-/.]?(\d{2})$/.exec(plain);
  const reversed = /^(\d{1,2})[-/.](\d{4})$/.exec(plain);
  const named = /^([a-z]{3,10})\.?[- /.]*(?:de )?(\d{4}|\d{2})$/i.exec(plain);
  const year = numbers?.[1] ?? reversed?.[2] ?? (named && String(century(named[2])));
  const month = Number(numbers?.[2] ?? reversed?.[1] ?? monthOf(named?.[1] ?? ''));
  if (!year || !(month >= 1 && month <= 12) || Number(year) < 1900) return undefined;
  return `${year}-${String(month).padStart(2, '0')}`;
}

function readSlashed(
  text: string,
  [, first, second, year]: RegExpExecArray,
  format?: DateFormat,
): ParsedDate {
  const seen = readSlashedDate(text);
  if (format === 'MM/DD/YYYY' || (!format && seen?.isMonthFirst))
    return calendarDay(text, century(year), first, second);
  if (format === 'DD/MM/YYYY' || (!format && seen?.isDayFirst))
    return calendarDay(text, century(year), second, first);
  const isPossible = Number(first) <= 12 && Number(second) <= 12;
  return {
    problem: isPossible || year?.length === 2 ? bothOrders(text) : `"${text}" is not a day of the calendar`,
  };
}

/** The sentence that asks for the order of a date. */
export function bothOrders(text: string): string {
  return (
    `"${text}" can be read day first or month first: use --date-format DD/MM/YYYY or MM/DD/YYYY ` +
    '(or "dateFormat" in a mapping file)'
  );
}

/** Two digits mean 1950 to 2049: production on record began later, and none lies further ahead. */
function century(year: string | undefined): number {
  const number = Number(year);
  if (year?.length !== 2) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}

type Part = string | number | undefined;

/** The day zero of Excel's second calendar; the first one's is before 1901. */
const calendarZero = '1904-01-01';

function calendarDay(text: string, year: Part, month: Part, day: Part): ParsedDate {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const exists = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  if (y < 1901) return { problem: `"${text}" is before 1901` };
  if (!exists) return { problem: `"${text}" is not a day of the calendar` };
  const iso = date.toISOString().slice(0, 10);
  if (iso === calendarZero)
    return { problem: `"${text}" is the zero of a spreadsheet's calendar, not a day` };
  return { day: iso };
}
