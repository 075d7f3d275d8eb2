import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { arranged, code, moment, number, text, textOf, type ListColumns } from './arranged-list.ts';
import { windowBefore } from './data-extent.ts';
import { analyticQuery, boolean, date, decimal, integer } from './analytic-query.ts';
import {
  closedDay,
  countedOil,
  decidedBy,
  defaultLifeDays,
  foundDay,
  isAccepted,
  isOfWindow,
  leavesNothing,
  netOil,
  openAt,
  opportunitiesOf,
  readOpportunityCounts,
} from './opportunity-counts.ts';
import { inQuestion } from '../database/gain-in-question.ts';
import { isAdvisedAlone, isAgainstRails } from './advised-steps.ts';
import { likelyGain, statedRanges } from './likely-gain.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import type { AdviceStatus } from '../vocabulary.ts';
import {
  productionDay,
  selectedWells,
  stateDayOf,
  wellLabel,
  type DayWindow,
  type WellSelection,
} from './selection.ts';

type ProductionOptimization = components['schemas']['ProductionOptimization'];
type Opportunity = components['schemas']['OptimizationOpportunity'];

/** Summary of the optimization opportunities of a window, with the window before it; but for the opportunities themselves. */
export async function readProductionOptimization(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  asOf: Date,
): Promise<Omit<ProductionOptimization, 'top'>> {
  const [counts, previousWindow, [funnel], trend, [engine], [outcomes]] = await Promise.all([
    readOpportunityCounts(db, selection, window),
    readOpportunityCounts(db, selection, windowBefore(window)),
    funnelCounts.read(db, selection, window),
    gainByDay.read(db, selection, window),
    engines.read(db, selection),
    outcomeCounts.read(db, selection),
  ]);
  return {
    ...counts,
    computed: engine!.isThere,
    asOf: asOf.toISOString(),
    funnel: funnel!,
    previousWindow,
    trend,
    outcomes: Object.values(outcomes!).some((count) => count > 0) ? outcomes! : null,
  };
}

/** What the engine says of the wells of the selection now. */
const outcomeCounts = analyticQuery(
  { advised: integer, limited: integer, nothingToGain: integer, notComputed: integer },
  (selection: WellSelection) => {
    const count = (status: AdviceStatus) => sql`(count(*) filter (where advice.status = ${status}))::int`;
    return sql`
      select ${count('advised')} as advised, ${count('limited')} as limited,
             ${count('nothingToGain')} as "nothingToGain", ${count('notComputed')} as "notComputed"
      from ${selectedWells(selection)} join well_advice as advice on advice.well_id = chosen.well_id`;
  },
);

/** Something looks for opportunities in a field of which a well was computed. */
const engines = analyticQuery(
  { isThere: boolean },
  (selection: WellSelection) => sql`
    select exists (
      select from ${selectedWells(selection)}
      join well on well.field_id = chosen.field_id
      join well_advice as advice on advice.well_id = well.id
    ) as "isThere"`,
);

/**
 * How far the advice of the window has come by its end: as much as the list of the optimization dashboard has. What the log says was
 * advised is advice that was done, found when it was made.
 */
const funnelCounts = analyticQuery(
  {
    ...{ found: integer, accepted: integer, done: integer, proved: integer, unaccepted: integer },
    againstRails: integer,
  },
  (selection: WellSelection, window: DayWindow) => {
    const { from, to } = window;
    const known = stateDayOf(window);
    const isBy = (column: string) => sql`coalesce(${productionDay(sql.ref(column))} <= ${known}, false)`;
    return sql`
      select (count(*) filter (where not is_against))::int as found, (count(*) filter (where is_against))::int as "againstRails",
             (count(*) filter (where is_accepted))::int as accepted,
             (count(*) filter (where is_done and not is_against))::int as done, (count(*) filter (where is_proved and not is_against))::int as proved,
             (count(*) filter (where is_done and not is_accepted and not is_against))::int as unaccepted
      from (
        select opportunity.status <> 'rejected' and ${isAccepted} and ${isBy('opportunity.decided_at')} as is_accepted,
               ${isBy('opportunity.done_at')} as is_done, ${isBy('opportunity.proved_at')} as is_proved,
               false as is_against
        from ${opportunitiesOf(selection)}
        where ${isOfWindow(window)} and not ${leavesNothing}
        union all
        select false, true, tracked.verdict = 'gain' and ${inQuestion} is null, ${isAgainstRails}
        from ${selectedWells(selection)} join frequency_change as change on change.well_id = chosen.well_id
        join tracked_frequency_change as tracked on tracked.change_id = change.id
        where (${isAdvisedAlone} or ${isAgainstRails}) and ${productionDay(sql.ref('change.at'))} between ${from} and ${to}
      ) as advice`;
  },
);

const columns: ListColumns<'getProductionOptimizationInfo'> = {
  well: textOf('wellName'),
  field: textOf('fieldName'),
  kind: code,
  netOil: number,
  expectedOil: number,
  expectedLiquid: number,
  expectedPower: number,
  confidence: number,
  limitingConstraint: text,
  expiresAt: moment('expiresAt'),
};

/** Opportunities that are open at the end of a window, the best by what it gains beside counted losses first. */
export async function listOpportunities(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<Opportunity>> {
  const list = db
    .selectFrom('optimization_opportunity as opportunity')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'opportunity.well_id')
    .select(({ ref }) => [
      'opportunity.id',
      ...wellLabel,
      'opportunity.kind',
      'opportunity.from_value as from',
      'opportunity.to_value as to',
      'opportunity.unit',
      'opportunity.expected_oil as expectedOil',
      'opportunity.oil_low as expectedOilLow',
      'opportunity.oil_high as expectedOilHigh',
      netOil(sql.ref('opportunity.expected_oil')).as('netOil'),
      'opportunity.lost_oil as lostOil',
      countedOil(sql.ref('opportunity.expected_oil')).as('countedOil'),
      'opportunity.lost_in as countedIn',
      sql<number>`coalesce(${ref('opportunity.expected_liquid')}, 0)`.as('expectedLiquid'),
      // The contract wants the change of power, not of a day's energy.
      sql<number>`coalesce(${ref('opportunity.expected_power')}, 0) / 24`.as('expectedPower'),
      sql<number | null>`${ref('opportunity.power_low')} / 24`.as('expectedPowerLow'),
      sql<number | null>`${ref('opportunity.power_high')} / 24`.as('expectedPowerHigh'),
      likelyGain().as('confidence'),
      'opportunity.confidence as modelConfidence',
      'opportunity.limiting_constraint as limitingConstraint',
      'opportunity.limiting_check as limitingCheck',
      sql<Date>`coalesce(${ref('opportunity.expires_at')}, ${ref('opportunity.found_at')} + make_interval(hours => 24 * ${defaultLifeDays}::int))`.as(
        'expiresAt',
      ),
      // What is open and decided is accepted: rejected advice is closed.
      sql<
        Opportunity['status']
      >`case when ${decidedBy(stateDayOf(window))} then 'accepted' else 'found' end`.as('status'),
    ])
    .where(openAt(stateDayOf(window)))
    .where(sql<boolean>`not ${leavesNothing}`);
  const rows = arranged(db, list, columns, page, ['-netOil', '-expectedOil', 'id']);
  return mapPage(await readPage(pageOf(rows, page)), ({ modelConfidence, lostOil, ...row }) => {
    const stated = statedRanges({ ...row, modelConfidence });
    return {
      ...row,
      ...stated,
      netOilLow: netOfLost(stated.expectedOilLow, lostOil),
      netOilHigh: netOfLost(stated.expectedOilHigh, lostOil),
    };
  });
}

/** {@link netOil} of a change that is not stored. */
const netOfLost = (change: number, lost: number) => (change <= 0 ? change : Math.max(0, change - lost));

const gainByDay = analyticQuery(
  { date, value: decimal },
  (selection: WellSelection, { from, to }: DayWindow) => sql`
    with candidate as materialized (
      select opportunity.well_id, opportunity.kind, opportunity.to_value, opportunity.found_at, opportunity.id,
             ${foundDay} as found_day, ${closedDay} as closed_day, greatest(0, ${netOil(sql.ref('opportunity.expected_oil'))}) as gain
      from ${opportunitiesOf(selection)}
      where ${foundDay} <= ${to} and ${closedDay} > ${from}
    )
    , newest as (
      select distinct on (series.day, candidate.well_id, candidate.kind, candidate.to_value)
             series.day::date as date, candidate.well_id, candidate.gain
      from generate_series(${from}::date, ${to}::date, interval '1 day') as series (day)
      left join candidate on candidate.found_day <= series.day::date and candidate.closed_day > series.day::date
      order by series.day, candidate.well_id, candidate.kind, candidate.to_value,
               candidate.found_at desc, candidate.id desc
    )
    select best.date, coalesce(sum(best.gain), 0) as value
    from (
      select newest.date, max(newest.gain) as gain from newest group by newest.date, newest.well_id
    ) as best
    group by 1 order by 1`,
);
