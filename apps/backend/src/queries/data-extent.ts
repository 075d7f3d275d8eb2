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
  /** Absent when the selection has no daily row at all. */
  readonly range: DayWindow | undefined;
  /** End of the newest production day that has a row, at most now. */
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
  const { rows } = await sql<{
    time_zone: string;
    start_hour: number;
    first_day: string | null;
    last_day: string | null;
  }>`
    select field.time_zone, field.production_day_start_hour as start_hour,
           min(well.first_day) as first_day, max(well.last_day) as last_day
    from ${selectedWells(selection)} as chosen
    join well on well.id = chosen.well_id join field on field.id = well.field_id
    group by field.time_zone, field.production_day_start_hour`.execute(db);
  const fields = rows.map((row) => ({
    clock: { timeZone: row.time_zone, startHour: row.start_hour } satisfies FieldClock,
    first: row.first_day,
    last: row.last_day,
  }));
  const newest = Math.max(...fields.map(({ clock }) => lastCompleteDay(now.getTime(), clock)));
  const withRows = fields.filter(({ last }) => last !== null);
  const asOf = Math.max(
    ...withRows.map(({ clock, last }) => productionDayStart(dayNumber(last!) + 1, clock)),
  );
  return {
    range:
      withRows.length === 0
        ? undefined
        : {
            from: withRows.map(({ first }) => first!).sort()[0]!,
            to: withRows
              .map(({ last }) => last!)
              .sort()
              .at(-1)!,
          },
    asOf: withRows.length === 0 ? undefined : new Date(Math.min(asOf, now.getTime())),
    newestDay: isoDay(
      fields.length === 0 ? lastCompleteDay(now.getTime(), { timeZone: 'UTC', startHour: 0 }) : newest,
    ),
  };
}

/** The asked window; what is missing of it ends at the newest day and has 30 days. */
export function resolveWindow(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  newestDay: string,
): DayWindow {
  const to = asked.to ?? (asked.from !== undefined && asked.from > newestDay ? asked.from : newestDay);
  return { from: asked.from ?? isoDay(dayNumber(to) - defaultWindowDays + 1), to };
}

/** The window of equal length that ends the day before this one begins. */
export function windowBefore({ from, to }: DayWindow): DayWindow {
  const first = dayNumber(from);
  const length = dayNumber(to) - first + 1;
  return { from: isoDay(first - length), to: isoDay(first - 1) };
}
