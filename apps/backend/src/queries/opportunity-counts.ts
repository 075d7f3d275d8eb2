import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { beginOf, productionDay } from './production-days.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type Counts = components['schemas']['ProductionOptimizationCounts'];

/**
 * When an opportunity stopped to be open: it was done, rejected, or ran out before anybody decided; accepted ones
 * stay open until they are done.
 */
const closedAt = sql`least(
  opportunity.done_at,
  case when opportunity.status = 'rejected' then opportunity.decided_at end,
  case when opportunity.decided_at is null then opportunity.expires_at end,
  timestamptz 'infinity')`;

/** Production days on which an opportunity was found and stopped to be open; the latter infinite while it is open. */
export const foundDay = productionDay(sql`opportunity.found_at`);
export const closedDay = productionDay(closedAt);

/** Whether an opportunity is open when a production day ends, as a condition. */
export const openAt = (day: string) => sql`${foundDay} <= ${day} and ${closedDay} > ${day}`;

/** Days for which a proved gain is still ascribed to what was done; after that the well has moved on. */
const gainLifeDays = 90;

interface CountRow {
  open_count: number;
  open_wells: number;
  open_gain: number;
  open_saving: number;
  accepted: number;
  rejected: number;
  days_to_action: number | null;
  realised: number;
}

/** Sums of the opportunities of one window; "open" is as of its end, the rest happened inside it. */
export async function readOpportunityCounts(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<Counts> {
  const inside = (column: string) => sql`${sql.ref(column)} between ${window.from} and ${window.to}`;
  const { rows } = await sql<CountRow>`
    select (count(*) filter (where opportunity.is_open))::int as open_count,
           (count(distinct opportunity.well_id) filter (where opportunity.is_open))::int as open_wells,
           coalesce(sum(greatest(0, opportunity.expected_oil)) filter (where opportunity.is_open), 0) as open_gain,
           coalesce(sum(greatest(0, -opportunity.expected_power)) filter (where opportunity.is_open), 0) as open_saving,
           (count(*) filter (where ${inside('opportunity.decided_day')} and opportunity.status <> 'rejected'))::int as accepted,
           (count(*) filter (where ${inside('opportunity.decided_day')} and opportunity.status = 'rejected'))::int as rejected,
           percentile_cont(0.5) within group (
             order by extract(epoch from opportunity.done_at - opportunity.found_at) / 86400
           ) filter (where ${inside('opportunity.done_day')}) as days_to_action,
           coalesce(sum(opportunity.realised_oil * greatest(0, extract(epoch from
             opportunity.window_end - greatest(opportunity.done_at, opportunity.month_begin)
           ) / 86400)) filter (where opportunity.done_day <= ${window.to}
             and opportunity.done_day > ${window.to}::date - ${gainLifeDays}::int), 0) as realised
    from (
      select opportunity.*, (${openAt(window.to)}) as is_open,
             ${productionDay(sql`opportunity.decided_at`)} as decided_day,
             ${productionDay(sql`opportunity.done_at`)} as done_day,
             ${beginOf(sql`${window.to}::date + 1`)} as window_end,
             ${beginOf(sql`date_trunc('month', ${window.to}::date::timestamp)`)} as month_begin
      from optimization_opportunity as opportunity
      join ${selectedWells(selection)} as chosen on chosen.well_id = opportunity.well_id
    ) as opportunity`.execute(db);
  const row = rows[0]!;
  const decided = row.accepted + row.rejected;
  return {
    windowFrom: window.from,
    windowTo: window.to,
    openOpportunities: row.open_count,
    wellsWithOpportunity: row.open_wells,
    potentialOilGain: row.open_gain,
    realisedOilGainMtd: row.realised,
    acceptanceRatePct: decided === 0 ? null : (100 * row.accepted) / decided,
    medianDaysToAction: row.days_to_action,
    energySaving: row.open_saving,
  };
}
