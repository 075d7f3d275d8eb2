import { sql, type Expression, type RawBuilder } from 'kysely';

/** What a daily row reports when it is a report at all. */
const reported = ['hours', 'oil', 'gas', 'water', 'water_injected'] as const;

/** Whether a daily row says anything: one without hours and volumes is no report, whatever its gauges show. */
export function isReport(row: string): RawBuilder<boolean> {
  return sql<boolean>`num_nonnulls(${sql.join(reported.map((column) => sql.ref(`${row}.${column}`)))}) > 0`;
}

/**
 * Whether the volumes of a daily row are in doubt. Not those of a row that is suspect only for a choke that no valve has, or for
 * hours on stream in which no oil came: they say what the well made, and a loss must not be hidden by them.
 */
export function isInDoubt(row: string): RawBuilder<boolean> {
  const [hours, oil, gas, water] = ['hours', 'oil', 'gas', 'water'].map((column) =>
    sql.ref(`${row}.${column}`),
  );
  const [choke, quality] = [sql.ref(`${row}.choke_pct`), sql.ref(`${row}.quality`)];
  const isKnown = sql`(${choke} not between 0 and 100 or (${hours} > 0 and ${oil} = 0 and coalesce(${gas}, 0) <= 0))`;
  const contradicts = sql`(least(${oil}, ${gas}, ${water}) < 0 or (coalesce(${hours}, 24) = 0 and greatest(${oil}, ${gas}, ${water}) > 0))`;
  return sql<boolean>`(${quality} = 'suspect' and not (coalesce(${isKnown}, false) and not coalesce(${contradicts}, true)))`;
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

/**
 * A column of `deferred_production` of the main product of a finding.
 * @param product the column that says whether it is gas
 * @param row the alias of the table
 */
export const ofProduct = (
  product: RawBuilder<unknown>,
  row: string,
  column: 'actual' | 'potential' | 'planned',
): RawBuilder<number | null> =>
  sql`case ${product} when 'gas' then ${sql.ref(`${row}.gas_${column}`)} else ${sql.ref(`${row}.oil_${column}`)} end`;
