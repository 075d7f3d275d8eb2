import { dayMs, dayOf, dayTime } from '../../calendar-day.ts';
import type { Keyed } from '../../item-key.ts';
import type { ChosenDays } from '../calendar-parts/MonthGrid.tsx';

/** Days from one to another, both inclusive, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A range that is offered at a press, under a name. */
export interface DayRangePreset extends Keyed {
  readonly value: DayRange;
}

/** What can be wrong with a range. */
export const dayRangeFaults = ['missing', 'reversed', 'tooEarly', 'tooLate', 'tooLong'] as const;
/** What can be wrong with a range. */
export type DayRangeFault = (typeof dayRangeFaults)[number];

/** What a range must keep to. */
export interface DayRangeRules {
  /** The first day there is. */
  readonly min?: string | undefined;
  /** The last day there is. */
  readonly max?: string | undefined;
  /** Most days. */
  readonly maxDays?: number | undefined;
}

/** How many days a range holds, both ends counted; NaN while it is not whole. */
export function daysIn({ from, to }: ChosenDays): number {
  return (dayTime(to) - dayTime(from)) / dayMs + 1;
}

/** What is wrong with a range, or null. */
export function rangeFault(range: ChosenDays, rules: DayRangeRules = {}): DayRangeFault | null {
  const [from, to] = [dayTime(range.from), dayTime(range.to)];
  if (Number.isNaN(from) || Number.isNaN(to)) return 'missing';
  if (from > to) return 'reversed';
  if (rules.min !== undefined && from < dayTime(rules.min)) return 'tooEarly';
  if (rules.max !== undefined && to > dayTime(rules.max)) return 'tooLate';
  if (rules.maxDays !== undefined && daysIn(range) > rules.maxDays) return 'tooLong';
  return null;
}

/** The range without what cannot be one: whole, in order. */
export function wholeRange(range: ChosenDays): DayRange | null {
  return rangeFault(range) === null ? { from: range.from!, to: range.to! } : null;
}

/** The range between two days, whichever comes first. */
export function rangeBetween(one: string, other: string): DayRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** The range of so many days that ends with `last`, as far back as days are written in four digits. */
export function lastDays(days: number, last: string): DayRange {
  const first = Math.max(dayTime(last) - (days - 1) * dayMs, dayTime('0001-01-01'));
  return { from: dayOf(first), to: last };
}

/** Numbers of days that a preset can have, each once. */
export function presetDays(presets: readonly number[]): number[] {
  return [...new Set(presets)].filter((days) => Number.isInteger(days) && days > 0);
}

/** A whole range in the language's words; empty while it is not whole. */
export function rangeText(range: ChosenDays, locale: string): string {
  const whole = wholeRange(range);
  if (!whole) return '';
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.formatRange(dayTime(whole.from), dayTime(whole.to));
}

/** What {@link offeredRanges} reads. */
export interface OfferedRangesOptions {
  /** Numbers of days, and ranges of their own. */
  readonly presets: readonly (number | DayRangePreset)[];
  /** The day that numbers of days end with; without it they are not offered. */
  readonly last: string | null;
  /** Names a number of days. */
  readonly label: (days: number) => string;
}

/** The ranges that are offered at a press, in order. */
export function offeredRanges({ presets, last, label }: OfferedRangesOptions): DayRangePreset[] {
  const numbers = new Set(presetDays(presets.filter((preset) => typeof preset === 'number')));
  return presets.flatMap((preset) => {
    if (typeof preset !== 'number') return preset;
    if (last === null || !numbers.delete(preset)) return [];
    return { id: `last-${preset}`, label: label(preset), value: lastDays(preset, last) };
  });
}

/** Whether two ranges are the same days. */
export const isSameRange = (one: DayRange | null, other: DayRange | null): boolean =>
  one?.from === other?.from && one?.to === other?.to;
