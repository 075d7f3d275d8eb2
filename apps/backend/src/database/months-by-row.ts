import { sql, type RawBuilder } from 'kysely';
import { beginOfDay } from './expressions.ts';
import { columnList, dayCounts, daySums, type DayCount, type DaySum } from './month-sums.ts';

// A month of a well counts by its days where most of them are reported, else by what a file says of it as a whole.

/** Share of the days of a month that have to be reported for it to count by them. */
const leastReported = 0.9;

/** Days of a month, by its first one. */
export const lengthOfMonth = (month: RawBuilder<unknown>) =>
  sql<number>`((${month} + interval '1 month')::date - ${month})`;

/** Last day of a month, by its first one. */
export const lastDayOf = (month: RawBuilder<unknown>) =>
  sql<string>`((${month} + interval '1 month')::date - 1)`;

/** Whether a month counts by its row, by how many of its days are reported. */
export const countsByRow = (days: RawBuilder<unknown>, month: RawBuilder<unknown>) =>
  sql<boolean>`(coalesce(${days}, 0) < ${leastReported}::float8 * ${lengthOfMonth(month)})`;

/** Rows of `reported_month` of wells with clocks, `chosen`, as `whole`: with the hours and days of the month. */
export const wholeMonths = (chosen: RawBuilder<unknown>, where: RawBuilder<boolean>) => sql`
  select held.*, ${lengthOfMonth(sql`held.month`)} as length,
         (extract(epoch from ${beginOfDay(sql`(held.month + interval '1 month')::date`, 'chosen')} - ${beginOfDay(sql`held.month`, 'chosen')}) / 3600)::float8 as month_hours
  from ${chosen} join reported_month as held on held.well_id = chosen.well_id
  where ${where}`;

/** What the row says, and what it does not say the days do. */
const either = (name: 'oil' | 'gas' | 'water' | 'water_injected') =>
  sql`coalesce(whole.${sql.ref(name)}, stood.${sql.ref(name)})`;
const hours = sql`coalesce(whole.days_on * whole.month_hours / whole.length, stood.hours)`;
const where = (value: RawBuilder<unknown>, known: RawBuilder<unknown>) =>
  sql`case when ${known} is not null then ${value} end`;

const sumsOfRow: Record<DayCount | DaySum, RawBuilder<unknown>> = {
  days: sql`whole.length`,
  suspect_days: sql`case whole.quality when 'suspect' then whole.length else 0 end`,
  days_without_hours: sql`case when ${hours} is null then whole.length else 0 end`,
  hours,
  day_hours: where(sql`whole.month_hours`, hours),
  suspended_hours: sql`null::float8`,
  flow_hours: sql`coalesce(${hours}, case
    when greatest(${either('oil')}, ${either('gas')}, ${either('water')}, ${either('water_injected')}) > 0 then whole.month_hours end)`,
  oil: either('oil'),
  gas: either('gas'),
  water: either('water'),
  water_injected: either('water_injected'),
  cut_oil: where(either('oil'), either('water')),
  cut_water: where(either('water'), either('oil')),
  gor_oil: where(either('oil'), either('gas')),
  gor_gas: where(either('gas'), either('oil')),
};

/** Columns of `well_month` of the sums `stood` of days and of the row `whole`, each of which may be missing. */
export const countedMonth = sql.join(
  [...dayCounts, ...daySums].map(
    (name) => sql`case when counted.by_month then ${sumsOfRow[name]} else stood.${sql.ref(name)} end`,
  ),
);

/** The columns that {@link countedMonth} has values of. */
export const countedColumns = columnList([...dayCounts, ...daySums]);
