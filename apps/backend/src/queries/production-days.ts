import { sql, type RawBuilder } from 'kysely';
import type { DayWindow } from './selection.ts';

/** A row with a field's `time_zone` and `production_day_start_hour`: `field`, or `chosen` of the selected wells. */
type FieldAlias = 'field' | 'chosen';

/** The production day of a moment, as a date; null for null. */
export function productionDay(
  moment: RawBuilder<unknown>,
  field: FieldAlias = 'chosen',
): RawBuilder<string | null> {
  const [zone, hour] = [sql.ref(`${field}.time_zone`), sql.ref(`${field}.production_day_start_hour`)];
  return sql`((${moment}) at time zone ${zone} - make_interval(hours => ${hour}))::date`;
}

/** Moment at which a production day of one of the selected wells begins. */
export function beginOf(day: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`(((${day})::date + make_interval(hours => chosen.production_day_start_hour)) at time zone chosen.time_zone)`;
}

/**
 * Whether a moment lies in the production days of a window of one of the selected wells. The outer bounds, wide
 * enough for every clock on earth, are there for the column's index.
 */
export function isWithin(column: string, { from, to }: DayWindow): RawBuilder<boolean> {
  const moment = sql.ref(column);
  return sql`(${moment} >= (${from}::date - 1)::timestamp at time zone 'UTC'
    and ${moment} < (${to}::date + 3)::timestamp at time zone 'UTC'
    and ${productionDay(moment)} between ${from} and ${to})`;
}
