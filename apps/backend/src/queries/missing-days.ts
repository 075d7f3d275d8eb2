import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { isReport } from '../database/expressions.ts';
import { forgottenAfterDays } from '../insights/limits.ts';
import { newestDays, owedSpan } from '../recompute/owed-reports.ts';
import { decimal, integer, nullable } from './analytic-query.ts';
import { noMonths } from './booked-months.ts';
import type { WindowParts } from './compared-windows.ts';

// Days that wells owe and have not reported, and what they are estimated to have made on them: the one rule of every place that says so.

type MissingDays = components['schemas']['MissingDays'];

/** What is estimated of a missing day; `hours` as those that a day with a volume flows. */
const estimates = ['oil', 'gas', 'water', 'water_injected', 'hours'] as const;

/** What a well owes of a window, as columns beside its sums. */
export const missingColumns = {
  missing_days: integer,
  unknown_days: integer,
  estimated_oil: nullable(decimal),
  estimated_gas: nullable(decimal),
  estimated_water: nullable(decimal),
  estimated_water_injected: nullable(decimal),
  estimated_hours: nullable(decimal),
};

/** A well with what it owes. */
export interface OwedOfWell {
  readonly wellId: string;
  readonly missing_days: number;
  readonly unknown_days: number;
  readonly estimated_oil: number | null;
  readonly estimated_gas: number | null;
  readonly estimated_water: number | null;
  readonly estimated_water_injected: number | null;
  readonly estimated_hours: number | null;
}

const flow = {
  oil: 'oil',
  gas: 'gas',
  water: 'water',
  water_injected: 'water_injected',
  hours: 'flow_hours',
};

/**
 * What `chosen` wells owe by month of a window, as `missing`: `well_id`, `period` (the first day of the month) and, by day, what each made in
 * the mean of the days that it reported in that month; where it reported none, in the month before. Null where it reported in neither. A
 * missing day has the same estimate in every window. It is of the rows as they are now, also where a month is closed.
 */
export const missingOfWells = (parts: WindowParts, now: Date) => {
  const edges = [parts.months, ...parts.days].flatMap((part) => part ?? []);
  const from = edges.reduce((first, part) => (part.from < first ? part.from : first), edges[0]!.from);
  const to = edges.reduce((last, part) => (part.to > last ? part.to : last), edges[0]!.to);
  const whole = parts.months ?? noMonths;
  return sql`
  owed as (
    select chosen.well_id, month.first, part.first as begin, part.last, month.first between ${whole.from}::date and ${whole.to}::date as is_whole,
           ${owedSpan(sql`part.first`, sql`part.last`)} as days
    from chosen
    join (${newestDays({ from, to }, now)}) as newest on newest.field_id = chosen.field_id
    join well on well.id = chosen.well_id
    cross join lateral (
      select first::date as first from generate_series(
        date_trunc('month', greatest(${from}::date, well.first_day)), least(newest.owed_day, well.last_day + ${forgottenAfterDays}::int), interval '1 month'
      ) as first
    ) as month
    cross join lateral (
      select greatest(month.first, ${from}::date) as first, least((month.first + interval '1 month')::date - 1, newest.owed_day) as last
    ) as part
    where newest.owed_day is not null
  ),
  owed_reported as (
    select owed.well_id, owed.first, held.days
    from owed join well_month as held on held.well_id = owed.well_id and held.month = owed.first
    where owed.is_whole and owed.days > 0
    union all
    select owed.well_id, owed.first, count(*)::int
    from owed join daily_production as daily
      on daily.well_id = owed.well_id and daily.day between owed.begin and owed.last
    where not owed.is_whole and owed.days > 0 and ${isReport('daily')}
    group by 1, 2
  ),
  missing as materialized (
    select gap.*, ${sql.join(
      estimates.map((name) => sql`gap.days * own.${sql.ref(flow[name])} / own.days as ${sql.ref(name)}`),
    )}, own.days is null as is_unknown
    from (
      select owed.well_id, owed.first as period, owed.days - coalesce(owed_reported.days, 0) as days
      from owed left join owed_reported on owed_reported.well_id = owed.well_id and owed_reported.first = owed.first
      where owed.days > coalesce(owed_reported.days, 0)
    ) as gap
    left join lateral (
      select * from well_month as held
      where held.well_id = gap.well_id and held.days > 0
        and held.month between (gap.period - interval '1 month')::date and gap.period
      order by held.month desc limit 1
    ) as own on true
  )`;
};

/** {@link missingColumns} of each well, as a list of rows, for statements with {@link missingOfWells}. */
export const missingByWell = sql`
  select well_id, sum(days)::int as missing_days,
         coalesce(sum(days) filter (where is_unknown), 0)::int as unknown_days, ${sql.join(
           estimates.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(`estimated_${name}`)}`),
         )}
  from missing group by well_id`;

/** What wells owe together; undefined where they owe nothing. */
export function missingOf(rows: readonly OwedOfWell[]): MissingDays | undefined {
  const owing = rows.filter(({ missing_days: days }) => days > 0);
  if (owing.length === 0) return undefined;
  const sum = (name: Exclude<keyof OwedOfWell, 'wellId'>) =>
    owing.reduce<number | null>(
      (all, { [name]: value }) => (value === null ? all : (all ?? 0) + value),
      null,
    );
  return {
    wells: owing.length,
    wellDays: sum('missing_days') ?? 0,
    unknownDays: sum('unknown_days') ?? 0,
    oil: sum('estimated_oil'),
    gas: sum('estimated_gas'),
    water: sum('estimated_water'),
    injection: sum('estimated_water_injected'),
  };
}

/** What a well made, as far as changes are of it. */
interface MadeOfWell {
  readonly oil: number | null;
  readonly gas: number | null;
  readonly water: number | null;
  readonly water_injected: number | null;
  readonly flow_hours: number | null;
}

const added = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

/** What wells made with what is estimated of their missing days: what changes are of, never what is stored. */
export function filled<Row extends MadeOfWell & OwedOfWell>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({
    ...row,
    oil: added(row.oil, row.estimated_oil),
    gas: added(row.gas, row.estimated_gas),
    water: added(row.water, row.estimated_water),
    water_injected: added(row.water_injected, row.estimated_water_injected),
    flow_hours: added(row.flow_hours, row.estimated_hours),
  }));
}
