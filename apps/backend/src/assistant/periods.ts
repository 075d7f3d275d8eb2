import { isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';
import type { Unit } from './calendar-words.ts';

export const utc = (day: number) => new Date(day * 86_400_000);
const firstOfMonth = (year: number, month: number) => Date.UTC(year, month, 1) / 86_400_000;
export const window = (from: number, to: number): DayWindow => ({ from: isoDay(from), to: isoDay(to) });
export const monthWindow = (year: number, month: number, length = 1) =>
  window(firstOfMonth(year, month), firstOfMonth(year, month + length) - 1);

/** Whole weeks (from Monday), months, quarters or years, as many before or after the one that holds a day. */
export function periodOf(unit: Unit, today: number, offset: number, count = 1): DayWindow {
  const date = utc(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === 'day') return window(today + offset, today + offset + count - 1);
  if (unit === 'week') {
    const monday = today - ((date.getUTCDay() + 6) % 7) + 7 * offset;
    return window(monday, monday + 7 * count - 1);
  }
  if (unit === 'month') return monthWindow(year, month + offset, count);
  if (unit === 'quarter') return monthWindow(year, 3 * (Math.floor(month / 3) + offset), 3 * count);
  return monthWindow(year + offset, 0, 12 * count);
}

/** Days that a unit of time is taken for. */
export const daysOf: Record<Unit, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

/** A year as it is typed. */
export const yearOf = (key = '') => (/^(?:19|20)\d\d$/.test(key) ? Number(key) : undefined);

/** What days are read with. */
export interface Calendar {
  /** The last day that is over, as a day number. */
  readonly newest: number;
  readonly language: string;
  /** Whether days without a year are yet to come, as those of planned work are. @default false */
  readonly isAhead?: boolean;
  /** The days of the question before, which "the week before" goes on from. */
  readonly context?: DayWindow | null;
}

/** Days that words name; `before` is the unit of those that lie before others: "the week before". */
export type Match =
  | {
      readonly length: number;
      readonly window: DayWindow;
      readonly before?: Unit;
      /** Whether they are the usual days of others. */
      readonly isUsual?: true;
    }
  | undefined;
