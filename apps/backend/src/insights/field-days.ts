import {
  dayMs,
  lastCompleteDay,
  productionDayOf,
  productionDayStart,
  type FieldClock,
} from '../production-day.ts';
import { forgottenAfterDays, staleAfterDays } from './limits.ts';

/** The production days of a field's clock. */
export interface FieldDays {
  /** Begin of a production day (ms). */
  startOf: (day: number) => number;
  /** Production day of a moment (ms). */
  dayOf: (moment: number) => number;
  /** Whether a feed whose newest row is of this day has gone silent: nothing in it can be an alarm. */
  isStale: (lastDay: number) => boolean;
  /** Whether it has been silent for so long that no report is expected any more. */
  isForgotten: (lastDay: number) => boolean;
}

/** The first and last day that any of the wells has a row for; undefined without rows. */
export function daySpan(wells: readonly { day: Int32Array }[]): [first: number, last: number] | undefined {
  const used = wells.filter(({ day }) => day.length > 0);
  if (used.length === 0) return undefined;
  return [Math.min(...used.map(({ day }) => day[0]!)), Math.max(...used.map(({ day }) => day.at(-1)!))];
}

/**
 * Both directions between days and moments. The days around the wells' rows are computed once, since time zones
 * are slow to compute; others are computed when needed.
 */
export function fieldDays(
  { clock, wells }: { clock: FieldClock; wells: readonly { day: Int32Array }[] },
  now: Date,
): FieldDays {
  const [first, last] = daySpan(wells) ?? [0, 0];
  const firstDay = first - 1;
  const starts = Float64Array.from({ length: last - first + 4 }, (_, i) =>
    productionDayStart(firstDay + i, clock),
  );
  const dueDay = lastCompleteDay(now.getTime(), clock);
  return {
    isStale: (lastDay) => dueDay - lastDay >= staleAfterDays,
    isForgotten: (lastDay) => dueDay - lastDay >= forgottenAfterDays,
    startOf: (day) => starts[day - firstDay] ?? productionDayStart(day, clock),
    dayOf(moment) {
      if (!(moment >= starts[0]! && moment < starts.at(-1)!)) return productionDayOf(moment, clock);
      // Days differ from 24 hours by one at most, so the guess is right or one off.
      let day = Math.floor((moment - starts[0]!) / dayMs);
      while (starts[day + 1]! <= moment) day++;
      while (starts[day]! > moment) day--;
      return firstDay + day;
    },
  };
}
