import { sql, type Expression, type RawBuilder } from 'kysely';

/** What a daily row reports when it is a report at all. */
const reported = ['hours', 'oil', 'gas', 'water', 'water_injected'] as const;

/** Whether a daily row says anything: one without hours and volumes is no report, whatever its gauges show. */
export function isReport(row: string): RawBuilder<boolean> {
  return sql<boolean>`num_nonnulls(${sql.join(reported.map((column) => sql.ref(`${row}.${column}`)))}) > 0`;
}

/** Volume below a potential: `shortfall` of the insights in SQL; 0 where either is null. */
export function shortfall(potential: Expression<unknown>, actual: Expression<unknown>): RawBuilder<number> {
  return sql<number>`greatest(0, ${potential} - ${actual})`;
}

/** Volume above a potential; 0 where either is null. */
export function excess(potential: Expression<unknown>, actual: Expression<unknown>): RawBuilder<number> {
  return shortfall(actual, potential);
}

/** Moment at which a production day begins on the clock of a row with a field's `time_zone` and `production_day_start_hour`. */
export function beginOfDay(day: RawBuilder<unknown>, row: string): RawBuilder<Date> {
  const [zone, hour] = [sql.ref(`${row}.time_zone`), sql.ref(`${row}.production_day_start_hour`)];
  return sql<Date>`(((${day})::date + make_interval(hours => ${hour})) at time zone ${zone})`;
}

/** The production day of a moment on the clock of such a row, as a date; null for null. */
export function dayOfMoment(moment: Expression<unknown>, row: string): RawBuilder<string> {
  const [zone, hour] = [sql.ref(`${row}.time_zone`), sql.ref(`${row}.production_day_start_hour`)];
  return sql`((${moment}) at time zone ${zone} - make_interval(hours => ${hour}))::date`;
}

/** Compares with each of some values; one parameter, however many they are. Use it on the right of `=`. */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}
