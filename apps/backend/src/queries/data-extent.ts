import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  dayNumber,
  isoDay,
  lastCompleteDay,
  productionDayStart,
  type FieldClock,
} from '../production-day.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

/** Days of a window when the caller names none. */
export const defaultWindowDays = 30;

/** For which days a selection has data, and how old the newest is. */
export interface DataExtent {
  /** First and last day with a daily row, or in a month that counts by its row; absent when the selection has neither. */
  readonly range: DayWindow | undefined;
  /** Last day on which a selected well produced or injected; absent when none did. */
  readonly producedUntil: string | undefined;
  /** End of the newest production day that has a row, or without one of the newest month that has, at most now. */
  readonly asOf: Date | undefined;
  /** Newest production day that may have data: yesterday on the clock of the selection's easternmost field. */
  readonly newestDay: string;
}

/** Reads the extent of a selection; without wells the newest day is yesterday in UTC. */
export async function readDataExtent(
  db: Kysely<Database>,
  selection: WellSelection,
  now: Date,
): Promise<DataExtent> {
  const fields = await db
    .selectFrom(selectedWells(selection))
    .innerJoin('well', 'well.id', 'chosen.well_id')
    .leftJoinLateral(monthsOf, (join) => join.onTrue())
    .select(({ fn }) => [
      'chosen.time_zone as timeZone',
      'chosen.production_day_start_hour as startHour',
      fn.min('well.first_day').as('first'),
      fn.max('well.last_day').as('last'),
      fn.max('well.last_flow_day').as('lastFlow'),
      fn.min('month.first').as('firstOfMonths'),
      fn.max('month.last').as('lastOfMonths'),
    ])
    .groupBy(['chosen.time_zone', 'chosen.production_day_start_hour'])
    .execute();
  const clocks: FieldClock[] = fields.length === 0 ? [{ timeZone: 'UTC', startHour: 0 }] : fields;
  const newestDay = isoDay(Math.max(...clocks.map((clock) => lastCompleteDay(now.getTime(), clock))));
  const firstDays = fields
    .flatMap(({ first, firstOfMonths }) => [first ?? [], firstOfMonths ?? []].flat())
    .sort();
  const lastDays = fields.flatMap(({ last, lastOfMonths }) => [last ?? [], lastOfMonths ?? []].flat()).sort();
  if (firstDays.length === 0)
    return { range: undefined, producedUntil: undefined, asOf: undefined, newestDay };
  const hasDays = fields.some(({ last }) => last !== null);
  const ends = fields.flatMap(({ last, lastOfMonths, ...clock }) => {
    const end = hasDays ? last : lastOfMonths;
    return end === null ? [] : productionDayStart(dayNumber(end) + 1, clock);
  });
  return {
    range: { from: firstDays[0]!, to: lastDays.at(-1)! },
    producedUntil: fields
      .flatMap(({ lastFlow }) => lastFlow ?? [])
      .sort()
      .at(-1),
    asOf: new Date(Math.min(Math.max(...ends), now.getTime())),
    newestDay,
  };
}

/** First and last day of the months of a `chosen` well that count by their row, as `month`. */
const monthsOf = sql<{ first: string | null; last: string | null }>`(
  select min(held.month) as first, (max(held.month) + interval '1 month')::date - 1 as last
  from well_month as held where held.by_month and held.well_id = chosen.well_id
)`.as<'month'>(sql.ref('month'));

/** Fields that are named as late at most. */
const maxLate = 20;

/** The selected fields whose newest day with a row lies before their last one that is over, the latest first. */
export async function readLateFields(
  db: Kysely<Database>,
  selection: WellSelection,
  now: Date,
): Promise<{ name: string; asOf: string }[]> {
  const fields = await db
    .selectFrom(selectedWells(selection))
    .innerJoin('well', 'well.id', 'chosen.well_id')
    .select(['chosen.field_name as name', 'chosen.time_zone as timeZone'])
    .select(['chosen.production_day_start_hour as startHour'])
    .select(({ fn }) => fn.max('well.last_day').as('last'))
    .groupBy(['chosen.field_id', 'chosen.field_name', 'chosen.time_zone', 'chosen.production_day_start_hour'])
    .execute();
  return fields
    .flatMap(({ name, last, ...clock }) => {
      if (last === null || dayNumber(last) >= lastCompleteDay(now.getTime(), clock)) return [];
      return [{ name, asOf: productionDayStart(dayNumber(last) + 1, clock) }];
    })
    .toSorted((one, other) => one.asOf - other.asOf || one.name.localeCompare(other.name, 'en'))
    .slice(0, maxLate)
    .map(({ name, asOf }) => ({ name, asOf: new Date(asOf).toISOString() }));
}

/** The newest day of a selection that is over and has a row, or is in a month that counts by its row; undefined without data. */
export function newestReported({ range, newestDay }: DataExtent): string | undefined {
  return range && (range.to < newestDay ? range.to : newestDay);
}

/** A window as a call asks for it: by its days, or by how many there are up to its last one. */
export interface RequestedWindow {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Never beside `from`. */
  readonly days?: number | undefined;
}

/** The requested window; what is missing of it ends at the newest day and has 30 days. */
export function resolveWindow(requested: RequestedWindow, newestDay: string): DayWindow {
  const to =
    requested.to ?? (requested.from !== undefined && requested.from > newestDay ? requested.from : newestDay);
  const length = requested.days ?? defaultWindowDays;
  const first = () => isoDay(Math.max(dayNumber(to) - length + 1, dayNumber(calendar.from)));
  return { from: requested.from ?? first(), to };
}

/** No field has produced before or will after these days. */
const calendar = { from: '1850-01-01', to: '2199-12-31' };

/** Whether something names a day on which there can be data. */
export function isCalendarDay(day: unknown): day is string {
  if (typeof day !== 'string' || !(day >= calendar.from && day <= calendar.to)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

/**
 * The part of a window in which there can be data, so that no arithmetic leaves the calendar and no list of days is
 * endless. A window without such a part becomes the nearest day.
 */
export function withinCalendar({ from, to }: DayWindow): DayWindow {
  const clamp = (day: string) =>
    day < calendar.from ? calendar.from : day > calendar.to ? calendar.to : day;
  return { from: clamp(from), to: clamp(to) };
}

/** The window of equal length that ends the day before this one begins. */
export function windowBefore({ from, to }: DayWindow): DayWindow {
  const first = dayNumber(from);
  const length = dayNumber(to) - first + 1;
  return { from: isoDay(first - length), to: isoDay(first - 1) };
}
