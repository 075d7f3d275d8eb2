import { dayMs, dayOf, dayTime } from '../../calendar-day.ts';

/** Days from one to another, both inclusive, as `YYYY-MM-DD`; null while one of them is open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** What can be wrong with a range. */
export type DayRangeFault = 'missing' | 'turned' | 'tooEarly' | 'tooLate' | 'tooLong';

/** What a range must keep to. */
export interface DayRangeRules {
  /** The first day there is. */
  readonly min?: string | undefined;
  /** The last day there is. */
  readonly max?: string | undefined;
  /** Most days. */
  readonly maxDays?: number | undefined;
}

/** What a range must keep to, as it is written for the reader; empty for what there is no rule of. */
export interface WrittenDayRangeRules {
  /** The first day there is: `1 Jan 2024`. */
  readonly min: string;
  /** The last day there is. */
  readonly max: string;
  /** Most days. */
  readonly maxDays: string;
}

/** How many days a range holds, both ends counted; NaN while it is not whole. */
export function daysIn({ from, to }: DayRange): number {
  return (dayTime(to) - dayTime(from)) / dayMs + 1;
}

/** What is wrong with a range, or null. */
export function rangeFault(range: DayRange, rules: DayRangeRules = {}): DayRangeFault | null {
  const [from, to] = [dayTime(range.from), dayTime(range.to)];
  if (Number.isNaN(from) || Number.isNaN(to)) return 'missing';
  if (from > to) return 'turned';
  if (rules.min !== undefined && from < dayTime(rules.min)) return 'tooEarly';
  if (rules.max !== undefined && to > dayTime(rules.max)) return 'tooLate';
  if (rules.maxDays !== undefined && daysIn(range) > rules.maxDays) return 'tooLong';
  return null;
}

/** The range of so many days that ends with `last`. */
export function lastDays(days: number, last: string): DayRange {
  return { from: dayOf(dayTime(last) - (days - 1) * dayMs), to: last };
}

/** A whole range in the language's words; empty while it is not whole. */
export function rangeText(range: DayRange, locale: string): string {
  const [from, to] = [dayTime(range.from), dayTime(range.to)];
  if (Number.isNaN(from) || Number.isNaN(to)) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return from <= to ? format.formatRange(from, to) : `${format.format(from)} – ${format.format(to)}`;
}

/** The rules in the language's words; empty for what there is no rule of. */
export function writtenRules({ min, max, maxDays }: DayRangeRules, locale: string): WrittenDayRangeRules {
  const day = (date: string | undefined) => rangeText({ from: date ?? null, to: date ?? null }, locale);
  const days = maxDays === undefined ? '' : new Intl.NumberFormat(locale).format(maxDays);
  return { min: day(min), max: day(max), maxDays: days };
}
