import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { changePointVariables, severities, type ChangePointVariable, type Severity } from '../vocabulary.ts';
import { computedSetting, readSensitivity } from '../database/settings.ts';
import { changeVariables, deltaKind } from '../insights/change-variables.ts';
import { minSegmentDays, penaltyFactors, staleAfterDays } from '../insights/limits.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { windowBefore } from './data-extent.ts';
import {
  analyticQuery,
  boolean,
  date,
  decimal,
  integer,
  nullable,
  text,
  type RowOf,
} from './analytic-query.ts';
import { owesReport } from '../recompute/owed-reports.ts';
import {
  foundDay,
  productionDay,
  selectedWells,
  type DatedBy,
  type DayWindow,
  type WellSelection,
} from './selection.ts';

type Counts = components['schemas']['ChangeDetectionCounts'];
type Statistics = components['schemas']['ChangeDetectionStatistics'];

/** Days at the end of a window that count as "this week". */
const weekDays = 7;

/** What the change points of a window come to, with the window before it, and a count for every day. */
export async function readChangeDetectionStatistics(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  asOf: Date,
  datedBy: DatedBy = 'occurred',
): Promise<Statistics> {
  const before = windowBefore(window);
  const [current, previous, trend, [lately], [computation], sensitivity] = await Promise.all([
    readCounts(db, selection, window, datedBy),
    readCounts(db, selection, before, datedBy),
    countsByDay.read(db, selection, window, datedBy),
    latelyDetected.read(db, selection, window, datedBy),
    computations.read(db),
    readSensitivity(db),
  ]);
  return {
    ...current,
    computed: computation!.done,
    asOf: asOf.toISOString(),
    newThisWeek: lately!.count,
    previousWindow: previous,
    method: {
      name: 'PELT',
      version: ruleVersions.changes,
      cost: 'mean shift of the (log) level, net of decline',
      penaltyFactor: penaltyFactors[sensitivity],
      minSegmentDays: minSegmentDays,
      leastEffects,
    },
    trend,
  };
}

const computations = analyticQuery(
  { done: boolean },
  () => sql`select exists (select from setting where key = ${computedSetting}) as done`,
);
const leastEffects = changePointVariables.map((variable) => {
  const { leastEffect, unit } = changeVariables[variable];
  const kind = deltaKind(variable);
  return kind === 'relative'
    ? { variable, kind, value: 100 * leastEffect, unit: '%' }
    : { variable, kind, value: leastEffect, unit };
});

/** The day by which a window takes a change point. */
const dayBy: Record<DatedBy, RawBuilder<string>> = {
  occurred: sql`point.change_day`,
  found: foundDay(sql`point.detected_at`),
};

/** The confirmed change points of a window, joined with the selected wells. */
const pointsOf = (selection: WellSelection, { from, to }: DayWindow, datedBy: DatedBy) => sql`
  change_point as point join ${selectedWells(selection)} on chosen.well_id = point.well_id
  where ${dayBy[datedBy]} between ${from} and ${to} and not point.provisional`;

/** Verdicts that changes are counted by: of who looks into one, and when, the exception report speaks. */
const countedStatuses = ['new', 'acknowledged', 'explained', 'accepted', 'dismissed'] as const;
type CountedStatus = (typeof countedStatuses)[number];
const countedStatus = sql<CountedStatus>`case
  when point.status in ('assigned', 'snoozed') then 'acknowledged' else point.status end`;

type GroupCount = RowOf<typeof groupCounts.columns>;

const groupCounts = analyticQuery(
  {
    isUp: boolean,
    variable: text<ChangePointVariable>(),
    severity: text<Severity>(),
    status: text<CountedStatus>(),
    hasEvent: boolean,
    isMeasurement: boolean,
    count: integer,
    oilEffect: decimal,
  },
  (...points: Parameters<typeof pointsOf>) => sql`
    select point.delta >= 0 as "isUp", point.variable, point.severity, ${countedStatus} as status,
           exists (select from change_point_event as link where link.change_point_id = point.id) as "hasEvent",
           point.feedback is not distinct from 'measurementError' as "isMeasurement",
           count(*)::int as count,
           coalesce(sum(point.delta) filter (where point.variable = 'oilRate'), 0) as "oilEffect"
    from ${pointsOf(...points)}
    group by 1, 2, 3, 4, 5, 6`,
);

const alarmCount = analyticQuery(
  { count: integer },
  (selection: WellSelection, { from, to }: DayWindow, datedBy: DatedBy) => sql`
    select count(*)::int as count
    from change_point as point join ${selectedWells(selection)} on chosen.well_id = point.well_id
    where ${dayBy[datedBy]} between ${from} and ${to}
      and point.provisional and point.status <> 'dismissed'`,
);

/**
 * A well reports when it has a row in the last two days: on western clocks the last day may still be running. Who owes
 * a report: `owesReport`.
 */
const wellCounts = analyticQuery(
  { wells: integer, reporting: integer, stale: integer, delay: nullable(decimal) },
  (selection: WellSelection, window: DayWindow, datedBy: DatedBy) => sql`
    select count(*)::int as wells,
           (count(*) filter (where reports))::int as reporting,
           (count(*) filter (where not reports and ${owesReport(sql`${window.to}::date`)}))::int as stale,
           (select percentile_cont(0.5) within group (
              order by ${productionDay(sql`point.detected_at`)} - point.change_day)
            from ${pointsOf(selection, window, datedBy)}) as delay
    from ${selectedWells(selection)} join well on well.id = chosen.well_id
    cross join lateral (
      select exists (
        select from daily_production as daily
        where daily.well_id = well.id
          and daily.day > ${window.to}::date - ${staleAfterDays}::int and daily.day <= ${window.to}
      ) as reports
    ) as lately`,
);

async function readCounts(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  datedBy: DatedBy,
): Promise<Counts> {
  const [groups, [wells], [alarms]] = await Promise.all([
    groupCounts.read(db, selection, window, datedBy),
    wellCounts.read(db, selection, window, datedBy),
    alarmCount.read(db, selection, window, datedBy),
  ]);
  return { ...fold(window, groups, wells!), provisional: alarms!.count };
}

function fold(
  window: DayWindow,
  groups: readonly GroupCount[],
  wells: RowOf<typeof wellCounts.columns>,
): Omit<Counts, 'provisional'> {
  const count = (holds: (row: GroupCount) => boolean): number =>
    groups.reduce((sum, row) => (holds(row) ? sum + row.count : sum), 0);
  const countBy = <Name extends 'variable' | 'severity' | 'status'>(
    name: Name,
    values: readonly GroupCount[Name][],
  ) =>
    Object.fromEntries(values.map((value) => [value, count((row) => row[name] === value)])) as Record<
      GroupCount[Name],
      number
    >;
  const byStatus = countBy('status', countedStatuses);
  const right = byStatus.acknowledged + byStatus.accepted;
  // A gauge that was wrong says nothing of the rule.
  const wrong = count(({ status, isMeasurement }) => status === 'dismissed' && !isMeasurement);
  const judged = right + wrong;
  return {
    windowFrom: window.from,
    windowTo: window.to,
    wellsMonitored: wells.wells,
    wellsReporting: wells.reporting,
    wellsStale: wells.stale,
    total: count(() => true),
    byDirection: { up: count(({ isUp }) => isUp), down: count(({ isUp }) => !isUp) },
    byVariable: countBy('variable', changePointVariables),
    bySeverity: countBy('severity', severities),
    byStatus,
    explainedByEvent: count(({ hasEvent }) => hasEvent),
    netOilEffect: groups.reduce((sum, row) => sum + row.oilEffect, 0),
    medianDetectionDelayDays: wells.delay,
    precisionFromFeedback: judged === 0 ? null : (100 * right) / judged,
  };
}

const countsByDay = analyticQuery(
  { date, value: integer },
  (selection: WellSelection, window: DayWindow, datedBy: DatedBy) => sql`
    select series.day::date as date, count(point.id)::int as value
    from generate_series(${window.from}::date, ${window.to}::date, interval '1 day') as series (day)
    left join (
      select point.id, ${dayBy[datedBy]} as day from ${pointsOf(selection, window, datedBy)}
    ) as point on point.day = series.day::date
    group by 1 order by 1`,
);

/** Of the changes of the window those that its last days brought to light. */
const latelyDetected = analyticQuery(
  { count: integer },
  (selection: WellSelection, window: DayWindow, datedBy: DatedBy) => sql`
    select count(*)::int as count from ${pointsOf(selection, window, datedBy)}
      and ${dayBy.found} > ${window.to}::date - ${weekDays}::int and ${dayBy.found} <= ${window.to}`,
);
