import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import { windowBefore } from './data-extent.ts';
import { analyticQuery, boolean, date, decimal, integer } from './analytic-query.ts';
import { closedDay, foundDay, openAt, opportunitiesOf, readOpportunityCounts } from './opportunity-counts.ts';
import { contractRow, placeOf } from './pages.ts';
import { productionDay, selectedWells, wellLabel, type DayWindow, type WellSelection } from './selection.ts';

type ProductionOptimization = components['schemas']['ProductionOptimization'];
type Opportunity = components['schemas']['OptimizationOpportunity'];

/** Opportunities that the summary names. */
const topCount = 20;
/** Days for which advice without a date of its own holds. */
const defaultLifeDays = 14;
/** Standard normal value of the tenth and ninetieth percentile. */
const tenthPercentile = 1.2816;

/** Summary of the optimization opportunities of a window, with the window before it. */
export async function readProductionOptimization(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  asOf: Date,
): Promise<ProductionOptimization> {
  const [counts, previousWindow, [funnel], top, trend, [engine]] = await Promise.all([
    readOpportunityCounts(db, selection, window),
    readOpportunityCounts(db, selection, windowBefore(window)),
    funnelCounts.read(db, selection, window),
    listTop(db, selection, window),
    gainByDay.read(db, selection, window),
    engines.read(db, selection),
  ]);
  return {
    ...counts,
    computed: engine!.isThere,
    asOf: asOf.toISOString(),
    funnel: funnel!,
    top,
    previousWindow,
    trend,
  };
}

/** Something looks for opportunities in a field in which one was ever found. */
const engines = analyticQuery(
  { isThere: boolean },
  (selection: WellSelection) => sql`
    select exists (
      select from ${selectedWells(selection)}
      join well on well.field_id = chosen.field_id
      join optimization_opportunity as opportunity on opportunity.well_id = well.id
    ) as "isThere"`,
);

/** How far what was found in the window has come by its end. */
const funnelCounts = analyticQuery(
  { found: integer, accepted: integer, done: integer, proved: integer },
  (selection: WellSelection, { from, to }: DayWindow) => {
    const isBy = (column: string) => sql`${productionDay(sql.ref(column))} <= ${to}`;
    return sql`
      select count(*)::int as found,
             (count(*) filter (where opportunity.status <> 'rejected' and ${isBy('opportunity.decided_at')}))::int as accepted,
             (count(*) filter (where ${isBy('opportunity.done_at')}))::int as done,
             (count(*) filter (where ${isBy('opportunity.proved_at')}))::int as proved
      from ${opportunitiesOf(selection)}
      where ${foundDay} between ${from} and ${to}`;
  },
);

async function listTop(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<Opportunity[]> {
  const rows = await db
    .selectFrom('optimization_opportunity as opportunity')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'opportunity.well_id')
    .select([
      'opportunity.id',
      ...wellLabel,
      'opportunity.kind',
      'opportunity.from_value as from',
      'opportunity.to_value as to',
      'opportunity.unit',
      'opportunity.expected_oil as expectedOil',
      placeOf('expectedOilLow'),
      placeOf('expectedOilHigh'),
      'opportunity.expected_liquid as expectedLiquid',
      'opportunity.expected_power as expectedPower',
      'opportunity.confidence',
      'opportunity.limiting_constraint as limitingConstraint',
      'opportunity.expires_at as expiresAt',
      'opportunity.found_at',
    ])
    .where(openAt(window.to))
    .orderBy('opportunity.expected_oil', 'desc')
    .orderBy('opportunity.id')
    .limit(topCount)
    .execute();
  return rows.map(({ found_at, ...row }) => {
    const spread = Math.abs(row.expectedOil) * tenthPercentile * (1 - row.confidence);
    return {
      ...contractRow(row),
      expectedOilLow: row.expectedOil - spread,
      expectedOilHigh: row.expectedOil + spread,
      expectedLiquid: row.expectedLiquid ?? 0,
      // The contract wants the change of power, not of a day's energy.
      expectedPower: (row.expectedPower ?? 0) / 24,
      expiresAt: (row.expiresAt ?? new Date(found_at.getTime() + defaultLifeDays * dayMs)).toISOString(),
    };
  });
}

const gainByDay = analyticQuery(
  { date, value: decimal },
  (selection: WellSelection, { from, to }: DayWindow) => sql`
    with candidate as materialized (
      select ${foundDay} as found_day, ${closedDay} as closed_day, greatest(0, opportunity.expected_oil) as gain
      from ${opportunitiesOf(selection)}
      where ${foundDay} <= ${to} and ${closedDay} > ${from}
    )
    select series.day::date as date, coalesce(sum(candidate.gain), 0) as value
    from generate_series(${from}::date, ${to}::date, interval '1 day') as series (day)
    left join candidate on candidate.found_day <= series.day::date and candidate.closed_day > series.day::date
    group by 1 order by 1`,
);
