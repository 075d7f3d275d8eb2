import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isReport } from '../database/expressions.ts';
import { lengthOfMonth } from '../database/months-by-row.ts';
import { analyticQuery, date, decimal, integer, nullable, text, type RowOf } from './analytic-query.ts';
import { windowParts } from './compared-windows.ts';
import { noMonths } from './booked-months.ts';
import { contractRow, type Page, type PageRequest } from './pages.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type ReportedMonths = components['schemas']['ReportedMonths'];
type ReportedMonth = components['schemas']['ReportedMonth'];

/** Days that differ from their month by more are shown (%). */
const shownDifference = 1;

const volumes = ['oil', 'gas', 'water', 'water_injected'] as const;

/** By how much the days of a volume are above the month, %. */
const differenceOf = (name: (typeof volumes)[number]) => {
  const [stood, held] = [sql.ref(`stood.${name}`), sql.ref(`held.${name}`)];
  return sql`case when ${held} = 0 then case when ${stood} = 0 then 0 else 100 end else 100 * (${stood} - ${held}) / abs(${held}) end`;
};

const columns = {
  wellId: text(),
  wellName: text(),
  fieldId: text(),
  fieldName: text(),
  month: date,
  days: integer,
  reportedDays: integer,
  countsBy: text<ReportedMonth['countsBy']>(),
  daysOn: nullable(decimal),
  oil: nullable(decimal),
  gas: nullable(decimal),
  water: nullable(decimal),
  injection: nullable(decimal),
  oilOfDays: nullable(decimal),
  gasOfDays: nullable(decimal),
  waterOfDays: nullable(decimal),
  injectionOfDays: nullable(decimal),
  differencePct: nullable(decimal),
};

/** What was reported of whole months beside the sums of their days; those that differ first, then the newest. */
const reportedMonths = (selection: WellSelection, { from, to }: DayWindow) => sql`
  select chosen.well_id as "wellId", chosen.well_name as "wellName", chosen.field_id as "fieldId", chosen.field_name as "fieldName",
         held.month, ${lengthOfMonth(sql`held.month`)} as days, coalesce(stood.days, 0) as "reportedDays",
         case when made.by_month then 'month' else 'days' end as "countsBy", held.days_on as "daysOn",
         held.oil, held.gas, held.water, held.water_injected as injection, stood.oil as "oilOfDays", stood.gas as "gasOfDays",
         stood.water as "waterOfDays", stood.water_injected as "injectionOfDays",
         case when not made.by_month then differs.pct end as "differencePct"
  from ${selectedWells(selection)}
  join reported_month as held on held.well_id = chosen.well_id
  join well_month as made on made.well_id = held.well_id and made.month = held.month
  left join lateral (
    select made.days, made.oil, made.gas, made.water, made.water_injected where not made.by_month
    union all
    select count(*)::int, sum(daily.oil), sum(daily.gas), sum(daily.water), sum(daily.water_injected)
    from daily_production as daily
    where made.by_month and daily.well_id = held.well_id and ${isReport('daily')}
      and daily.day >= held.month and daily.day < (held.month + interval '1 month')::date
    having count(*) > 0
  ) as stood on true
  left join lateral (
    select pct from (values ${sql.join(volumes.map((name) => sql`(${differenceOf(name)})`))}) as of_volume (pct)
    where pct is not null order by abs(pct) desc limit 1
  ) as differs on true
  where held.month between ${from}::date and ${to}::date`;

/** A page of the months of a window, with how many there are of each kind. */
export const listedMonths = analyticQuery(
  {
    wellMonths: integer,
    byMonth: integer,
    different: integer,
    wells: integer,
    ...columns,
  },
  (
    selection: WellSelection,
    months: DayWindow,
    { offset, limit }: Pick<PageRequest, 'offset' | 'limit'>,
  ) => sql`
    with listed as materialized (${reportedMonths(selection, months)}),
    counted as (
      select count(*)::int as "wellMonths", count(*) filter (where "countsBy" = 'month')::int as "byMonth",
             count(*) filter (where abs("differencePct") > ${shownDifference})::int as different,
             count(distinct "wellId")::int as wells
      from listed
    )
    select counted.*, listed.*
    from counted cross join listed
    order by coalesce(abs("differencePct") > ${shownDifference}, false) desc, month desc, "wellName", "wellId"
    offset ${offset} limit ${limit}`,
);

/** The whole months of a window that is over; those that cannot be, where there is none. */
const wholeMonthsOf = (window: DayWindow): DayWindow => windowParts(window, window.to).months ?? noMonths;

/** Reads what was reported of whole months of a window beside their days. */
export async function readReportedMonths(
  db: Kysely<Database>,
  { selection, window }: { readonly selection: WellSelection; readonly window: DayWindow },
  page: PageRequest,
): Promise<{ page: Page<ReportedMonth>; body: ReportedMonths }> {
  const read = (request: Pick<PageRequest, 'offset' | 'limit'>) =>
    listedMonths.read(db, selection, wholeMonthsOf(window), request);
  const rows = await read(page);
  const [first = rows[0]] = rows.length > 0 || page.offset === 0 ? rows : await read({ offset: 0, limit: 1 });
  const counts = {
    wellMonths: first?.wellMonths ?? 0,
    byMonth: first?.byMonth ?? 0,
    different: first?.different ?? 0,
    wells: first?.wells ?? 0,
  };
  const months = rows.map(monthOf);
  return {
    page: { rows: months, total: counts.wellMonths },
    body: { window: { from: window.from, to: window.to }, ...counts, rows: months },
  };
}

const monthOf = ({
  wellMonths: _,
  byMonth: __,
  different: ___,
  wells: ____,
  ...month
}: RowOf<typeof listedMonths.columns>): ReportedMonth => contractRow(month);

/** The wells whose month counts as it was reported as a whole, and those whose days differ from it by more than 1 %. */
export async function readNotedMonths(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<ReportedMonth[]> {
  const all = await listedMonths.read(db, selection, wholeMonthsOf(window), { offset: 0, limit: 100_000 });
  return all
    .map(monthOf)
    .filter(
      ({ countsBy, differencePct }) => countsBy === 'month' || Math.abs(differencePct ?? 0) > shownDifference,
    );
}
