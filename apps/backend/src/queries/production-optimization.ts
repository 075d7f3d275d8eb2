import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { OpportunityKind } from '../vocabulary.ts';
import { dayMs } from '../production-day.ts';
import { windowBefore } from './data-extent.ts';
import { closedDay, foundDay, openAt, readOpportunityCounts } from './opportunity-counts.ts';
import { productionDay } from './production-days.ts';
import {
  selectedWells,
  wellLabel,
  type DayWindow,
  type WellLabelColumns,
  type WellSelection,
} from './selection.ts';
import { isoTime } from './well-events.ts';

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
  const [counts, previousWindow, funnel, top, trend] = await Promise.all([
    readOpportunityCounts(db, selection, window),
    readOpportunityCounts(db, selection, windowBefore(window)),
    readFunnel(db, selection, window),
    listTop(db, selection, window),
    readTrend(db, selection, window),
  ]);
  return { ...counts, asOf: asOf.toISOString(), funnel, top, previousWindow, trend };
}

/** How far what was found in the window has come by its end. */
async function readFunnel(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<ProductionOptimization['funnel']> {
  const isBy = (column: string) => sql`${productionDay(sql.ref(column))} <= ${window.to}`;
  const { rows } = await sql<ProductionOptimization['funnel']>`
    select count(*)::int as found,
           (count(*) filter (where opportunity.status <> 'rejected' and ${isBy('opportunity.decided_at')}))::int as accepted,
           (count(*) filter (where ${isBy('opportunity.done_at')}))::int as done,
           (count(*) filter (where ${isBy('opportunity.proved_at')}))::int as proved
    from optimization_opportunity as opportunity
    join ${selectedWells(selection)} as chosen on chosen.well_id = opportunity.well_id
    where ${foundDay} between ${window.from} and ${window.to}`.execute(db);
  return rows[0]!;
}

interface OpportunityRow extends WellLabelColumns {
  id: string;
  kind: OpportunityKind;
  from_value: number;
  to_value: number;
  unit: string;
  expected_oil: number;
  expected_liquid: number | null;
  expected_power: number | null;
  confidence: number;
  limiting_constraint: string | null;
  found_at: Date;
  expires_at: Date | null;
}

async function listTop(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<Opportunity[]> {
  const { rows } = await sql<OpportunityRow>`
    select opportunity.*, chosen.well_name, chosen.field_id, chosen.field_name
    from optimization_opportunity as opportunity
    join ${selectedWells(selection)} as chosen on chosen.well_id = opportunity.well_id
    where ${openAt(window.to)}
    order by opportunity.expected_oil desc, opportunity.id limit ${topCount}`.execute(db);
  return rows.map(asOpportunity);
}

function asOpportunity(row: OpportunityRow): Opportunity {
  const spread = Math.abs(row.expected_oil) * tenthPercentile * (1 - row.confidence);
  return {
    id: row.id,
    well: wellLabel(row),
    kind: row.kind,
    from: row.from_value,
    to: row.to_value,
    unit: row.unit,
    expectedOil: row.expected_oil,
    expectedOilLow: row.expected_oil - spread,
    expectedOilHigh: row.expected_oil + spread,
    expectedLiquid: row.expected_liquid ?? 0,
    // The contract wants the change of power, not of a day's energy.
    expectedPower: (row.expected_power ?? 0) / 24,
    confidence: row.confidence,
    limitingConstraint: row.limiting_constraint,
    expiresAt: isoTime(row.expires_at ?? new Date(row.found_at.getTime() + defaultLifeDays * dayMs)),
  };
}

async function readTrend(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<ProductionOptimization['trend']> {
  const { rows } = await sql<{ date: string; value: number }>`
    with candidate as materialized (
      select ${foundDay} as found_day, ${closedDay} as closed_day, greatest(0, opportunity.expected_oil) as gain
      from optimization_opportunity as opportunity
      join ${selectedWells(selection)} as chosen on chosen.well_id = opportunity.well_id
      where ${foundDay} <= ${window.to} and ${closedDay} > ${window.from}
    )
    select series.day::date as date, coalesce(sum(candidate.gain), 0) as value
    from generate_series(${window.from}::date, ${window.to}::date, interval '1 day') as series (day)
    left join candidate on candidate.found_day <= series.day::date and candidate.closed_day > series.day::date
    group by 1 order by 1`.execute(db);
  return rows;
}
