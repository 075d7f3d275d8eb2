import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import { isReport } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { runEnd } from '../insights/run-end.ts';
import { medianDays, survivalCurve, type Run } from '../insights/survival.ts';
import { analyticQuery, date, decimal, nullable, text } from './analytic-query.ts';
import { contractRow } from './pages.ts';
import {
  beginOf,
  foundDay,
  productionDay,
  selectedWells,
  type DayWindow,
  type WellSelection,
} from './selection.ts';

type Survival = components['schemas']['PumpSurvival'];
type Group = components['schemas']['SurvivalGroup'];

/**
 * Runs of pumps that began up to a day, as they stood at its end. A pulled one lasted to the end of the last day on which its well
 * ran before the pull, one in the well to the end of the last day that its well reported; without such a day to the pull, or for none.
 */
const pumpRuns = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    manufacturerId: text(),
    manufacturerName: text(),
    pumpModel: text(),
    installedOn: date,
    lastDay: nullable(date),
    pulledOn: nullable(date),
    pullReason: nullable(text()),
    days: decimal,
  },
  (selection: WellSelection, until: string, now: Date) => {
    const end = sql`least(${beginOf(sql`${until}::date + 1`)}, ${now.toISOString()}::timestamptz)`;
    return sql`
    with run as (
      select chosen.*, pump.installed_at, pump.manufacturer_id, pump.pump_model,
             case when pump.pulled_at <= ${end} then pump.pulled_at end as pulled_at,
             case when pump.pulled_at <= ${end} then pump.pull_reason end as pull_reason
      from ${selectedWells(selection)} join esp_equipment as pump on pump.well_id = chosen.well_id
      where pump.installed_at < ${end}
    )
    select chosen.well_id as "wellId", chosen.well_name as "wellName", chosen.field_id as "fieldId",
           chosen.field_name as "fieldName", maker.id as "manufacturerId", maker.name as "manufacturerName",
           chosen.pump_model as "pumpModel", ${productionDay(sql`chosen.installed_at`)} as "installedOn",
           latest.day as "lastDay", ${foundDay(sql`chosen.pulled_at`)} as "pulledOn", chosen.pull_reason as "pullReason",
           greatest(0, extract(epoch from
             coalesce(least(${beginOf(sql`latest.day + 1`)}, chosen.pulled_at, ${end}), chosen.pulled_at, chosen.installed_at)
             - chosen.installed_at) / 86400)::double precision as days
    from run as chosen join manufacturer as maker on maker.id = chosen.manufacturer_id
    left join lateral (
      select daily.day from daily_production as daily
      where daily.well_id = chosen.well_id and ${isReport('daily')}
        and daily.day between ${productionDay(sql`chosen.installed_at`)}
          and ${productionDay(sql`coalesce(chosen.pulled_at, ${end} - interval '1 millisecond')`)}
        and (chosen.pulled_at is null
          or coalesce(daily.hours, greatest(daily.oil, daily.gas, daily.water, daily.water_injected)) > 0)
      order by daily.day desc limit 1
    ) as latest on true`;
  },
);

/** By what runs are grouped. */
export type SurvivalBy = Survival['by'];

/** Reads how long the pumps of the selected wells last: all runs, and by maker or by what failed. */
export async function readPumpSurvival(
  db: Kysely<Database>,
  selection: WellSelection,
  { until, now, by }: { readonly until: string; readonly now: Date; readonly by: SurvivalBy },
): Promise<Survival> {
  const rows = (await pumpRuns.read(db, selection, until, now)).map(({ pullReason, days, ...maker }) => ({
    ...maker,
    ...runEnd(pullReason),
    days: Math.floor(days),
  }));
  return {
    until,
    by,
    total: groupOf({ id: null, name: null }, rows),
    groups: by === 'manufacturer' ? byMaker(rows) : byReason(rows),
  };
}

/**
 * Reads the pumps of the selected wells that were pulled in a window, failures first. What failed in it is what the curves of
 * its end have more than those of the day before it.
 */
export async function listPulledPumps(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  now: Date,
): Promise<components['schemas']['PulledPump'][]> {
  const runs = await pumpRuns.read(db, selection, window.to, now);
  return runs
    .flatMap(({ manufacturerId: _, manufacturerName, lastDay, pulledOn, days, ...run }) =>
      pulledOn === null || pulledOn < window.from
        ? []
        : [
            {
              ...contractRow(run),
              manufacturer: manufacturerName,
              stoppedOn: lastDay,
              pulledOn,
              days: Math.floor(days),
              failed: runEnd(run.pullReason).failed,
            },
          ],
    )
    .sort(
      (one, other) =>
        Number(other.failed) - Number(one.failed) ||
        one.pulledOn.localeCompare(other.pulledOn) ||
        one.well.name.localeCompare(other.well.name, 'en') ||
        one.well.id.localeCompare(other.well.id, 'en'),
    );
}

interface KnownRun extends Run {
  readonly manufacturerId: string;
  readonly manufacturerName: string;
  readonly reason: string | null;
}

function groupOf(named: Pick<Group, 'id' | 'name'>, runs: readonly Run[]): Group {
  const steps = survivalCurve(runs);
  const maxDays = runs.reduce((max, { days }) => Math.max(max, days), 0);
  return {
    ...named,
    runs: runs.length,
    failures: runs.filter(({ failed }) => failed).length,
    medianDays: medianDays(steps),
    maxDays,
    atRisk: runs.length === 0 ? [] : atRisk(runs, maxDays),
    steps,
  };
}

/** Days from one number at risk to the next. */
const riskStep = 100;

/** Runs that lasted at least 0, 100, 200 … days. */
function atRisk(runs: readonly Run[], maxDays: number): number[] {
  return Array.from(
    { length: Math.floor(maxDays / riskStep) + 1 },
    (_, place) => runs.filter(({ days }) => days >= place * riskStep).length,
  );
}

const mostFailuresFirst = (one: Group, other: Group) =>
  other.failures - one.failures ||
  other.runs - one.runs ||
  (one.name ?? '').localeCompare(other.name ?? '', 'en');

function byMaker(rows: readonly KnownRun[]): Group[] {
  const makers = new Map(rows.map((run) => [run.manufacturerId, run.manufacturerName]));
  return [...makers]
    .map(([id, name]) =>
      groupOf(
        { id, name },
        rows.filter(({ manufacturerId }) => manufacturerId === id),
      ),
    )
    .sort(mostFailuresFirst);
}

/** All runs, of which those that failed for another reason are known to have lasted so long without failing for this one. */
function byReason(rows: readonly KnownRun[]): Group[] {
  const reasons = new Set(rows.flatMap(({ failed, reason }) => (failed ? [reason] : [])));
  return [...reasons]
    .map((name) =>
      groupOf(
        { id: name, name },
        rows.map(({ days, failed, reason }) => ({ days, failed: failed && reason === name })),
      ),
    )
    .sort(mostFailuresFirst);
}
