import type { GanttState } from '../GanttChart/gantt-lanes.ts';

/** Something that a month calendar shows on its days. */
export interface MonthCalendarItem {
  readonly id: string;
  readonly label: string;
  /** First and last day, `YYYY-MM-DD`; an end before the first day is taken for it. */
  readonly from: string;
  readonly to: string;
  readonly state: GanttState;
}

/** The things of each day of a month, in their own order; days without any are not in it. @param days `YYYY-MM-DD` */
export function itemsByDay(
  items: readonly MonthCalendarItem[],
  days: readonly string[],
): ReadonlyMap<string, readonly MonthCalendarItem[]> {
  const found = new Map<string, readonly MonthCalendarItem[]>();
  for (const day of days) {
    const own = items.filter(({ from, to }) => from <= day && day <= (to < from ? from : to));
    if (own.length > 0) found.set(day, own);
  }
  return found;
}
