import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { analyticQuery, decimal, integer, nullable } from './analytic-query.ts';
import {
  beginOf,
  productionDay,
  selectedWells,
  stateDayOf,
  type DayWindow,
  type WellSelection,
} from './selection.ts';

type Counts = components['schemas']['ProductionOptimizationCounts'];

/** What a statement calls a row of the table. */
type Alias = 'opportunity' | 'newer';

/**
 * When an opportunity stopped being open: it was done, rejected, or ran out before a decision; accepted ones
 * stay open until they are done.
 */
const closedAt = (row: Alias) => sql`least(
  ${sql.ref(`${row}.done_at`)},
  case when ${sql.ref(`${row}.status`)} = 'rejected' then ${sql.ref(`${row}.decided_at`)} end,
  case when ${sql.ref(`${row}.decided_at`)} is null then ${sql.ref(`${row}.expires_at`)} end,
  timestamptz 'infinity')`;

const foundDayOf = (row: Alias) => productionDay(sql.ref(`${row}.found_at`));
const closedDayOf = (row: Alias) => productionDay(closedAt(row));
const isUndecided = (row: Alias, day: string) =>
  sql`${foundDayOf(row)} <= ${day} and ${closedDayOf(row)} > ${day}`;

/** Production days on which an opportunity was found and stopped being open; the latter infinite while it is open. */
export const foundDay = foundDayOf('opportunity');
export const closedDay = closedDayOf('opportunity');

/** Whether its decision, which it may not have, was made by the end of a production day. */
export const decidedBy = (day: string) =>
  sql<boolean>`coalesce(${productionDay(sql`opportunity.decided_at`)} <= ${day}, false)`;

/**
 * Whether an opportunity is open when a production day ends, as a condition. Of one well and one setting, which is the
 * same kind with the same target, only the newest is: it was computed anew, and the older advice may break a limit.
 */
export const openAt = (day: string) => sql<boolean>`(${isUndecided('opportunity', day)} and not exists (
  select from optimization_opportunity as newer
  where newer.well_id = opportunity.well_id and newer.kind = opportunity.kind
    and newer.to_value = opportunity.to_value
    and (newer.found_at, newer.id) > (opportunity.found_at, opportunity.id) and ${isUndecided('newer', day)}))`;

/**
 * What advice promises beside what losses of its well count already, Sm3/d: the gain of an opportunity wherever one is counted, listed,
 * drawn or summed.
 * @param change of the oil rate, as an expression @param row with `lost_oil`
 */
export const netOil = (change: RawBuilder<unknown>, row = 'opportunity') =>
  sql<number>`net_oil(${change}, ${sql.ref(`${row}.lost_oil`)})`;

/** The part of a change of the oil rate that would only bring counted losses back, Sm3/d. */
export const countedOil = (change: RawBuilder<unknown>, row = 'opportunity') =>
  sql<number>`(${change} - ${netOil(change, row)})`;

const expectedOil = sql.ref('opportunity.expected_oil');

/** Less oil than this is written as none (Sm3/d). */
const leastNetOil = 0.05;

/**
 * Whether what losses of the well count already leaves nothing of what advice promises: it is none, as long as no one decided on it and it was
 * not done.
 */
export const leavesNothing = sql<boolean>`(${expectedOil} > 0 and ${netOil(expectedOil)} < ${leastNetOil}::float8
  and opportunity.decided_at is null and opportunity.done_at is null)`;

/** Whether a person accepted an opportunity: a step that was made without that is done all the same. */
export const isAccepted = sql<boolean>`(opportunity.decided_by is not null)`;

/** Whether an opportunity is of a window: found or done in it, or open at its end. */
export const isOfWindow = (window: DayWindow) => sql<boolean>`(
  ${foundDay} between ${window.from} and ${window.to}
  or ${productionDay(sql`opportunity.done_at`)} between ${window.from} and ${window.to}
  or ${openAt(stateDayOf(window))})`;

/** The opportunities of the selected wells, for hand-written statements. */
export const opportunitiesOf = (selection: WellSelection) => sql`
  optimization_opportunity as opportunity join ${selectedWells(selection)} on chosen.well_id = opportunity.well_id`;

/** Days for which advice without a date of its own holds. */
export const defaultLifeDays = 14;

/** Days for which a proved gain is still ascribed to what was done; after that the well has moved on. */
export const gainLifeDays = 90;

const opportunityCounts = analyticQuery(
  {
    openCount: integer,
    openPumps: integer,
    openChokes: integer,
    openWells: integer,
    nothingLeft: integer,
    withoutGross: decimal,
    openGain: decimal,
    openGross: decimal,
    openSaving: decimal,
    accepted: integer,
    rejected: integer,
    daysToAction: nullable(decimal),
    realized: decimal,
  },
  (selection: WellSelection, window: DayWindow) => {
    const { from, to } = window;
    const known = stateDayOf(window);
    const inside = (column: string) => sql`${sql.ref(column)} between ${from} and ${known}`;
    return sql`
      select (count(*) filter (where opportunity.is_open))::int as "openCount",
             (count(*) filter (where opportunity.is_open and opportunity.kind in ('frequencyUp', 'frequencyDown')))::int as "openPumps",
             (count(*) filter (where opportunity.is_open and opportunity.kind = 'choke'))::int as "openChokes",
             (count(distinct opportunity.well_id) filter (where opportunity.is_open))::int as "openWells",
             (count(*) filter (where opportunity.is_without))::int as "nothingLeft",
             coalesce(sum(opportunity.expected_oil) filter (where opportunity.is_without and opportunity.gain_place = 1), 0) as "withoutGross",
             coalesce(sum(greatest(0, opportunity.net_oil)) filter (where opportunity.is_open and opportunity.gain_place = 1), 0) as "openGain",
             coalesce(sum(greatest(0, opportunity.expected_oil)) filter (where opportunity.is_open and opportunity.gain_place = 1), 0) as "openGross",
             coalesce(sum(greatest(0, -opportunity.expected_power)) filter (where opportunity.is_open and opportunity.saving_place = 1), 0) as "openSaving",
             (count(*) filter (where ${inside('opportunity.decided_day')} and opportunity.status <> 'rejected' and ${isAccepted}))::int as accepted,
             (count(*) filter (where ${inside('opportunity.decided_day')} and opportunity.status = 'rejected'))::int as rejected,
             percentile_cont(0.5) within group (
               order by extract(epoch from opportunity.done_at - opportunity.found_at) / 86400
             ) filter (where ${inside('opportunity.done_day')}) as "daysToAction",
             coalesce(sum(opportunity.realised_oil * greatest(0, extract(epoch from
               opportunity.window_end - greatest(opportunity.done_at, opportunity.month_begin)
             ) / 86400)) filter (where opportunity.done_day <= ${to}
               and opportunity.done_day > ${to}::date - ${gainLifeDays}::int), 0) as realized
      from (
        select opportunity.*,
               row_number() over (partition by opportunity.well_id, opportunity.is_open, opportunity.is_without order by opportunity.net_oil desc, opportunity.expected_oil desc) as gain_place,
               row_number() over (partition by opportunity.well_id, opportunity.is_open order by opportunity.expected_power) as saving_place
        from (
          select opportunity.*, ${openAt(known)} and not ${leavesNothing} as is_open, ${openAt(known)} and ${leavesNothing} as is_without, ${netOil(expectedOil)} as net_oil,
                 ${productionDay(sql`opportunity.decided_at`)} as decided_day,
                 ${productionDay(sql`opportunity.done_at`)} as done_day,
                 ${beginOf(sql`${to}::date + 1`)} as window_end,
                 ${beginOf(sql`date_trunc('month', ${to}::date::timestamp)`)} as month_begin
          from ${opportunitiesOf(selection)}
        ) as opportunity
      ) as opportunity`;
  },
);

/** Sums of the opportunities of one window; "open" is as of its end, the rest happened inside it. */
export async function readOpportunityCounts(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
): Promise<
  Counts & {
    nothingLeft: number;
    nothingLeftGross: number;
    openPumpOpportunities: number;
    openChokeOpportunities: number;
    grossOilGain: number;
  }
> {
  const [row] = await opportunityCounts.read(db, selection, window);
  const {
    openCount,
    openPumps,
    openChokes,
    openWells,
    nothingLeft,
    withoutGross,
    openGain,
    openGross,
    openSaving,
    accepted,
    rejected,
    daysToAction,
    realized,
  } = row!;
  const decided = accepted + rejected;
  return {
    windowFrom: window.from,
    windowTo: window.to,
    openOpportunities: openCount,
    wellsWithOpportunity: openWells,
    potentialOilGain: openGain,
    realisedOilGainMtd: realized,
    acceptanceRatePct: decided === 0 ? null : (100 * accepted) / decided,
    medianDaysToAction: daysToAction,
    energySaving: openSaving,
    openPumpOpportunities: openPumps,
    openChokeOpportunities: openChokes,
    grossOilGain: openGross,
    nothingLeft,
    nothingLeftGross: withoutGross,
  };
}
