import { maxTextLength } from '../limits.ts';

/** Orders of a date written with numbers only, for files whose dates can be read both ways. */
export const dateFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date, or why the text is none. */
export type ParsedDate = { readonly day: string } | { readonly problem: string };

const timeOfDay = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads a calendar date: `2026-03-01`, `2026/03/01`, `20260301`, `01.03.2026`, `1-Mar-2026`, `01-MAR-26`, and with `format`
 * also `03/01/2026`. A time of day behind it is dropped: the row stands for the whole day.
 * @param format How to read dates written with slashes; without it they are refused unless a part above 12 decides.
 */
export function parseDate(text: string, format?: DateFormat): ParsedDate {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'the date is missing' };
  if (trimmed.length > maxTextLength.cell)
    return { problem: `the date is longer than ${maxTextLength.cell} characters` };
  const date = trimmed.replace(timeOfDay, '');
  const iso = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/.exec(date);
  if (iso) return calendarDay(trimmed, iso[1], iso[3], iso[4]);
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{2}|\d{4})$/.exec(date);
  if (named)
    return calendarDay(trimmed, century(named[3]), months.indexOf(`${named[2]}`.toLowerCase()) + 1, named[1]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(date);
  if (dotted) return calendarDay(trimmed, dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(date);
  if (slashed)
    return readSlashed(trimmed, Number(slashed[1]), Number(slashed[2]), Number(slashed[3]), format);
  return { problem: `"${trimmed}" is not a date` };
}

function readSlashed(
  text: string,
  first: number,
  second: number,
  year: number,
  format?: DateFormat,
): ParsedDate {
  const isMonthFirst = format === 'MM/DD/YYYY' || (!format && second > 12);
  const isDayFirst = format === 'DD/MM/YYYY' || (!format && first > 12);
  if (isMonthFirst) return calendarDay(text, year, first, second);
  if (isDayFirst) return calendarDay(text, year, second, first);
  return {
    problem: `"${text}" can be read day first or month first: set "dateFormat" to DD/MM/YYYY or MM/DD/YYYY in a mapping file`,
  };
}

/** Two digits mean 1950 to 2049: production on record began later, and none lies further ahead. */
function century(year: string | undefined): number {
  const number = Number(year);
  if (year?.length !== 2) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}

type Part = string | number | undefined;

function calendarDay(text: string, year: Part, month: Part, day: Part): ParsedDate {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const exists = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  if (!exists) return { problem: `"${text}" is not a day of the calendar` };
  if (y < 1900) return { problem: `"${text}" lies before 1900` };
  return { day: date.toISOString().slice(0, 10) };
}
