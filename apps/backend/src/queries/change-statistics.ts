import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import {
  changePointVariables,
  type ChangePointStatus,
  type ChangePointVariable,
  type Severity,
  type Sensitivity,
} from '../vocabulary.ts';
import { minSegmentDays, penaltyFactors, ruleVersion, staleAfterDays } from '../insights/limits.ts';
import { windowBefore } from './data-extent.ts';
import { productionDay } from './production-days.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type Counts = components['schemas']['ChangeDetectionCounts'];
type Statistics = components['schemas']['ChangeDetectionStatistics'];

/** Days at the end of a window that count as "this week". */
const weekDays = 7;

/** What the change points of a window come to, with the window before it, and a count for every day. */
export async function readChangeDetectionStatistics(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  sensitivity: Sensitivity,
  asOf: Date,
): Promise<Statistics> {
  const before = windowBefore(window);
  const [current, previous, trend, newThisWeek] = await Promise.all([
    readCounts(db, selection, window, sensitivity),
    readCounts(db, selection, before, sensitivity),
    readTrend(db, selection, window, sensitivity),
    countDetectedLately(db, selection, window, sensitivity),
  ]);
  return {
    ...current,
    asOf: asOf.toISOString(),
    newThisWeek,
    previousWindow: previous,
    method: {
      name: 'PELT',
      version: ruleVersion,
      cost: 'mean shift of the (log) level, net of decline',
      penaltyFactor: penaltyFactors[sensitivity],
      minSegmentDays: minSegmentDays,
    },
    trend,
  };
}

interface CountRow {
  is_up: boolean;
  variable: ChangePointVariable;
  severity: Severity;
  status: ChangePointStatus;
  has_event: boolean;
  count: number;
  oil_effect: number;
}

interface WellCountRow {
  wells: number;
  reporting: number;
  stale: number;
  delay: number | null;
}

/**
 * A well reports when it has a row in the last two days: on western clocks the last day may still be running. Suspended
 * and abandoned wells owe no report.
 */
async function readCounts(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  sensitivity: Sensitivity,
): Promise<Counts> {
  const [groups, wells] = await Promise.all([
    sql<CountRow>`
      select point.delta >= 0 as is_up, point.variable, point.severity, point.status,
             exists (select from change_point_event as link where link.change_point_id = point.id) as has_event,
             count(*)::int as count,
             coalesce(sum(point.delta) filter (where point.variable = 'oilRate'), 0) as oil_effect
      from change_point as point join ${selectedWells(selection)} as chosen on chosen.well_id = point.well_id
      where point.change_day between ${window.from} and ${window.to} and point.sensitivity = ${sensitivity}
      group by 1, 2, 3, 4, 5`.execute(db),
    sql<WellCountRow>`
      select count(*)::int as wells,
             (count(*) filter (where reports))::int as reporting,
             (count(*) filter (where not reports and well.status not in ('suspended', 'abandoned')))::int as stale,
             (select percentile_cont(0.5) within group (
                order by ${productionDay(sql`point.detected_at`)} - point.change_day)
              from change_point as point join ${selectedWells(selection)} as chosen on chosen.well_id = point.well_id
              where point.change_day between ${window.from} and ${window.to}
                and point.sensitivity = ${sensitivity}) as delay
      from ${selectedWells(selection)} as wells join well on well.id = wells.well_id
      cross join lateral (
        select exists (
          select from daily_production as daily
          where daily.well_id = well.id
            and daily.day > ${window.to}::date - ${staleAfterDays}::int and daily.day <= ${window.to}
        ) as reports
      ) as lately`.execute(db),
  ]);
  return fold(window, groups.rows, wells.rows[0] ?? { wells: 0, reporting: 0, stale: 0, delay: null });
}

function fold(window: DayWindow, groups: readonly CountRow[], wells: WellCountRow): Counts {
  const count = (holds: (row: CountRow) => boolean): number =>
    groups.reduce((sum, row) => (holds(row) ? sum + row.count : sum), 0);
  const byStatus = {
    new: count(({ status }) => status === 'new'),
    acknowledged: count(({ status }) => status === 'acknowledged'),
    explained: count(({ status }) => status === 'explained'),
    dismissed: count(({ status }) => status === 'dismissed'),
  };
  const judged = byStatus.acknowledged + byStatus.dismissed;
  return {
    windowFrom: window.from,
    windowTo: window.to,
    wellsMonitored: wells.wells,
    wellsReporting: wells.reporting,
    wellsStale: wells.stale,
    total: count(() => true),
    byDirection: { up: count(({ is_up }) => is_up), down: count(({ is_up }) => !is_up) },
    byVariable: Object.fromEntries(
      changePointVariables.map((variable) => [variable, count((row) => row.variable === variable)]),
    ) as Counts['byVariable'],
    bySeverity: {
      high: count(({ severity }) => severity === 'high'),
      medium: count(({ severity }) => severity === 'medium'),
      low: count(({ severity }) => severity === 'low'),
    },
    byStatus,
    explainedByEvent: count(({ has_event }) => has_event),
    netOilEffect: groups.reduce((sum, row) => sum + row.oil_effect, 0),
    medianDetectionDelayDays: wells.delay,
    precisionFromFeedback: judged === 0 ? null : (100 * byStatus.acknowledged) / judged,
  };
}

async function readTrend(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  sensitivity: Sensitivity,
): Promise<Statistics['trend']> {
  const { rows } = await sql<{ date: string; value: number }>`
    select series.day::date as date, count(point.id)::int as value
    from generate_series(${window.from}::date, ${window.to}::date, interval '1 day') as series (day)
    left join (
      select point.id, point.change_day
      from change_point as point join ${selectedWells(selection)} as chosen on chosen.well_id = point.well_id
      where point.change_day between ${window.from} and ${window.to} and point.sensitivity = ${sensitivity}
    ) as point on point.change_day = series.day::date
    group by 1 order by 1`.execute(db);
  return rows;
}

async function countDetectedLately(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  sensitivity: Sensitivity,
): Promise<number> {
  // What a production day tells is known when it is over, which is when the day after it begins.
  const lastDay = sql`${productionDay(sql`point.detected_at`)} - 1`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from change_point as point join ${selectedWells(selection)} as chosen on chosen.well_id = point.well_id
    where point.sensitivity = ${sensitivity} and point.change_day <= ${window.to}
      and ${lastDay} > ${window.to}::date - ${weekDays}::int and ${lastDay} <= ${window.to}`.execute(db);
  return rows[0]?.count ?? 0;
}
