import { sql, type RawBuilder } from 'kysely';
import { beginOfDay, excess, shortfall } from './expressions.ts';
import { isSuspendedDay, onceSuspended } from './suspended-days.ts';
import { products, type Product } from '../vocabulary.ts';

// What is summed of the days of a well, in the rows of `well_month` and `well_deferred_month` and wherever days stand
// beside them.

/** Counts of days: those with a report, those of them that contradict themselves, those without hours. */
export const dayCounts = ['days', 'suspect_days', 'days_without_hours'] as const;
/** One of {@link dayCounts}. */
export type DayCount = (typeof dayCounts)[number];

/**
 * Sums of what was reported; null where it was on no day. `day_hours` are those that the days with hours had, `suspended_hours`
 * those of them on which the well stood still because it was suspended or abandoned, which are in no uptime;
 * `flow_hours` count a day with a volume and without hours as a full one, `cut_*` and `gor_*` are of the days on which both
 * sides of the ratio were reported.
 */
export const daySums = [
  'hours',
  'day_hours',
  'suspended_hours',
  'flow_hours',
  'oil',
  'gas',
  'water',
  'water_injected',
  'cut_oil',
  'cut_water',
  'gor_oil',
  'gor_gas',
] as const;
/** One of {@link daySums}. */
export type DaySum = (typeof daySums)[number];

/** Sums of potentials of a product, of losses below and of gains above them; null without a potential. */
export type DeferredSum = `${Product}_${'potential' | 'deferred' | 'above_potential'}`;
/** Every {@link DeferredSum}. */
export const deferredSums: readonly DeferredSum[] = products.flatMap((product) =>
  (['potential', 'deferred', 'above_potential'] as const).map((sum): DeferredSum => `${product}_${sum}`),
);

/** Names of columns, after an alias where one is given. */
export const columnList = (columns: readonly string[], row?: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(row === undefined ? column : `${row}.${column}`)));

/** Hours of the day of a row `daily`: 23 or 25 where the clock of `chosen` is changed. */
export const dayHours = sql<number>`
  (extract(epoch from ${beginOfDay(sql`daily.day + 1`, 'chosen')} - ${beginOfDay(sql`daily.day`, 'chosen')}) / 3600)::float8`;

/** {@link dayCounts} and {@link daySums} of rows `daily`, whose well's clock `chosen` has. */
export const sumsOfDays = sql`
  count(*)::int as days,
  (count(*) filter (where daily.quality = 'suspect'))::int as suspect_days,
  (count(*) filter (where daily.hours is null))::int as days_without_hours,
  sum(daily.hours) as hours,
  sum(${dayHours}) filter (where daily.hours is not null) as day_hours,
  sum(${dayHours}) filter (where daily.hours = 0 and ${onceSuspended} and ${isSuspendedDay('daily')}) as suspended_hours,
  sum(coalesce(daily.hours, case
    when greatest(daily.oil, daily.gas, daily.water, daily.water_injected) > 0 then ${dayHours} end)) as flow_hours,
  sum(daily.oil) as oil,
  sum(daily.gas) as gas,
  sum(daily.water) as water,
  sum(daily.water_injected) as water_injected,
  sum(daily.oil) filter (where daily.water is not null) as cut_oil,
  sum(daily.water) filter (where daily.oil is not null) as cut_water,
  sum(daily.oil) filter (where daily.gas is not null) as gor_oil,
  sum(daily.gas) filter (where daily.oil is not null) as gor_gas`;

/** {@link deferredSums} of rows `deferral`; a gain of one day never hides the loss of another. */
export const sumsOfDeferral = sql.join(
  products.map((product) => {
    const potential = sql.ref(`deferral.${product}_potential`);
    const actual = sql.ref(`deferral.${product}_actual`);
    return sql`
      sum(${potential}) as ${sql.ref(`${product}_potential`)},
      sum(${shortfall(potential, actual)}) filter (where ${potential} is not null) as ${sql.ref(`${product}_deferred`)},
      sum(${excess(potential, actual)}) filter (where ${potential} is not null) as ${sql.ref(`${product}_above_potential`)}`;
  }),
);
