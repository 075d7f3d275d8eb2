import type { DataHealth } from '@cnx/api';
import { dashboardDayList } from '../../addresses.ts';
import { paths } from '../../paths.ts';
import { addDays } from '../../quantities.ts';
import { noFilters, searchWith } from '@cnx/api/filter-address';

type Feed = DataHealth['feeds'][number];

/** What arrived of a field's day. */
export interface ReportDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Wells that reported it, and those that owed a report. */
  readonly reported: number;
  readonly expected: number;
  /** Rows that contradict themselves. */
  readonly suspect: number;
  /** When the first report arrived (ISO); null where that is not known. */
  readonly arrivedAt: string | null;
}

/** The days of a feed up to the due one, the oldest first. */
export function reportDays({ dueDay, reported, expected, suspect, arrived }: Feed): ReportDay[] {
  return reported.map((wells, i) => ({
    day: addDays(dueDay, i + 1 - reported.length),
    reported: wells,
    expected: expected[i] ?? 0,
    suspect: suspect[i] ?? 0,
    arrivedAt: arrived[i] ?? null,
  }));
}

/** What can be said of a field's day, from the best to the worst. */
export const dayStates = ['whole', 'suspect', 'part', 'missing', 'none'] as const;

/** What can be said of a field's day. */
export type DayState = (typeof dayStates)[number];

/** Whether all came, all but with rows that contradict themselves, a part, nothing, or nothing of which nothing was expected. */
export function stateOfDay({ reported, expected, suspect }: ReportDay): DayState {
  if (reported < expected) return reported === 0 ? 'missing' : 'part';
  if (suspect > 0) return 'suspect';
  return reported === 0 ? 'none' : 'whole';
}

/** The days of which something is missing or in contradiction, the newest first. */
export function flawedDays(feed: Feed): ReportDay[] {
  return reportDays(feed)
    .filter((day) => day.suspect > 0 || day.reported < day.expected)
    .reverse();
}

const opened = 'daysOf';

/** The field whose days are all named, as the page's query says; null for none. */
export function openedDays(search: string): string | null {
  return new URLSearchParams(search).get(opened);
}

/** Address of the page with all days of a field named, or with none of a field; what else stands in its query stays. */
export function withOpenedDays(search: string, fieldId: string | null): string {
  const query = new URLSearchParams(search);
  if (fieldId === null) query.delete(opened);
  else query.set(opened, fieldId);
  const text = query.toString();
  return text ? `${paths.dataHealth}?${text}` : paths.dataHealth;
}

/** Address of the wells of a field on a day: those without a report where one is missing. */
export function wellsOfDay({ field }: Pick<Feed, 'field'>, day: ReportDay): string {
  const filters = { ...noFilters, fields: [field.id ?? ''], from: day.day, to: day.day };
  return dashboardDayList(day.reported < day.expected ? 'silent' : 'wells', searchWith('', filters));
}
