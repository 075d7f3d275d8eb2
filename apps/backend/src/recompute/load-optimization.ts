import { isSetAbout, workInTheWay } from '@cnx/api/decisions';
import { sql, type Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { FieldDays } from '../insights/field-days.ts';
import { maxDayHours, minValidHours, notifiedWithinDays } from '../insights/limits.ts';
import {
  freeGasLimitOf,
  guardRailsOf,
  type GuardRails,
  type GuardRailSettings,
} from '../insights/optimization/guard-rails.ts';
import { unexplainedLoss, type CountedLoss } from '../insights/optimization/counted-losses.ts';
import { curveProblem, pumpCurve } from '../insights/optimization/pump-curve.ts';
import type { DayRate } from '../insights/optimization/readings.ts';
import type { RateDays } from '../insights/optimization/step-effect.ts';
import type { OptimizationInput } from '../insights/optimization/well-optimization.ts';
import { dayMs, isoDay } from '../production-day.ts';
import type { MethodOfProduction } from '../vocabulary.ts';

/** Days of rates that tracking reaches back over: those of its steps, and those before the oldest of them. */
const rateDays = 500;

/** Oil of the valid days of all wells of a field, by well. */
export async function loadOilRates(
  db: Kysely<Database>,
  fieldId: string,
  newestDay: number,
): Promise<Map<string, RateDays>> {
  const rows = await db
    .selectFrom('daily_production as daily')
    .innerJoin('well', 'well.id', 'daily.well_id')
    .select([
      'daily.well_id as wellId',
      sql<number[]>`json_agg(daily.day - date '1970-01-01' order by daily.day)`.as('day'),
      sql<number[]>`json_agg(daily.oil * 24 / daily.hours order by daily.day)`.as('rate'),
    ])
    .where('well.field_id', '=', fieldId)
    .where('daily.day', '>', isoDay(newestDay - rateDays))
    .where('daily.oil', '>', 0)
    .where((where) => where.between('daily.hours', minValidHours, maxDayHours))
    .where('daily.quality', '<>', 'suspect')
    .where('daily.flow_kind', '=', 'production')
    .groupBy('daily.well_id')
    .orderBy('daily.well_id')
    .execute();
  return new Map(
    rows.map(({ wellId, day, rate }) => [
      wellId,
      { day: Int32Array.from(day), rate: Float64Array.from(rate) },
    ]),
  );
}

/**
 * What advice on some wells rests on beside their rows, by well; producing wells alone have advice.
 * @param context with the losses that exceptions of the wells count, by well
 */
export async function loadEngineInputs(
  db: Kysely<Database>,
  fieldId: string,
  wellIds: readonly string[],
  { dayOf, losses }: Pick<FieldDays, 'dayOf'> & { losses?: ReadonlyMap<string, readonly CountedLoss[]> },
  now: Date,
): Promise<Map<string, Pick<OptimizationInput, 'method' | 'pump' | 'tests' | 'rails' | 'surroundings'>>> {
  const wells = await db
    .selectFrom('well')
    .select(['id', 'method_of_production as method'])
    .where('id', '=', anyOf(wellIds))
    .where('flow_kind', '=', 'production')
    .where('status', 'not in', ['suspended', 'abandoned'])
    .execute();
  const pumps = await loadPumps(db, wellIds);
  const tests = await loadTests(db, wellIds, dayOf);
  const railsOf = await loadGuardRails(db, fieldId, wellIds);
  const gas = await db
    .selectFrom('gas_exception')
    .select(['well_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('well_id', '=', anyOf(wellIds))
    .where('ended_at', 'is', null)
    .where('standing_from', 'is', null)
    .where('status', 'not in', ['expected', 'resolved', 'dismissed'])
    .groupBy('well_id')
    .execute();
  const work = await db
    .selectFrom('schedule_entry')
    .select(['well_id', 'activity', 'status', 'planned_start', 'planned_end'])
    .where('field_id', '=', fieldId)
    .where(({ or, eb }) => or([eb('well_id', 'is not', null), eb('activity', '=', 'plannedShutdown')]))
    // A step that someone planned by himself counts; that of advice is the advice.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('advice_decision')
            .select('advice_decision.id')
            .whereRef('advice_decision.entry_id', '=', 'schedule_entry.id'),
        ),
      ),
    )
    // What another system or a file says is overdue is open too.
    .where('status', 'in', ['planned', 'confirmed', 'inProgress', 'overdue'])
    .where('planned_end', '>', new Date(now.getTime() - notifiedWithinDays * dayMs))
    .execute();
  const inTheWay = work.filter(({ activity, status, planned_start: start, planned_end: end }) => {
    // A step is set before or after a test: the work beside advice is read with it.
    if (isSetAbout(activity)) return false;
    // What is overdue can be made at any hour.
    const state = end < now && status !== 'inProgress' ? 'overdue' : status;
    const of = { activity, status: state, start: start.getTime(), end: end.getTime() };
    return workInTheWay(of, now.getTime()) !== null;
  });
  const gasOf = new Map(gas.map(({ well_id, count }) => [well_id, Number(count)]));
  return new Map(
    wells.map(({ id, method }: { id: string; method: MethodOfProduction }) => [
      id,
      {
        method,
        pump: pumps.get(id) ?? null,
        tests: tests.get(id) ?? [],
        rails: railsOf(id),
        surroundings: {
          openGasExceptions: gasOf.get(id) ?? 0,
          unexplainedLoss: unexplainedLoss(losses?.get(id) ?? [])?.loss ?? 0,
          plannedWorks: inTheWay.filter(({ well_id }) => well_id === null || well_id === id).length,
        },
      },
    ]),
  );
}

async function loadPumps(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Map<string, NonNullable<OptimizationInput['pump']>>> {
  const rows = await db
    .selectFrom('esp_equipment as pump')
    .leftJoin('pump_curve as curve', (join) =>
      join.onRef('curve.well_id', '=', 'pump.well_id').onRef('curve.installed_at', '=', 'pump.installed_at'),
    )
    .selectAll('pump')
    .select(['curve.frequency as curveFrequency', 'curve.points'])
    .where('pump.well_id', '=', anyOf(wellIds))
    .where('pump.pulled_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ curveFrequency, points, ...pump }) => [
      pump.well_id,
      {
        installedAt: pump.installed_at.getTime(),
        mode: pump.mode,
        equipment: {
          stages: pump.stages,
          minHz: pump.min_hz,
          maxHz: pump.max_hz,
          nameplateCurrent: pump.nameplate_current ?? NaN,
          motorTemperatureLimit: pump.motor_temperature_limit ?? NaN,
          intakePressureLimit: pump.intake_pressure_limit ?? NaN,
          ratedFrequency: pump.rated_frequency,
          minRate: pump.min_rate ?? NaN,
          maxRate: pump.max_rate ?? NaN,
          freeGasLimit: freeGasLimitOf(pump.stage_type),
          mode: pump.mode,
        },
        curve:
          curveFrequency === null || points === null || curveProblem(points) !== undefined
            ? null
            : pumpCurve(curveFrequency, points),
      },
    ]),
  );
}

/** Accepted tests of the wells, as rates of the day on which they began. */
async function loadTests(
  db: Kysely<Database>,
  wellIds: readonly string[],
  dayOf: (moment: number) => number,
): Promise<Map<string, DayRate[]>> {
  const rows = await db
    .selectFrom('well_test')
    .select(['well_id', 'starts_at', 'oil', 'water'])
    .where('well_id', '=', anyOf(wellIds))
    .where('oil', 'is not', null)
    .where('water', 'is not', null)
    .where(({ eb, or }) => or([eb('accepted', 'is', null), eb('accepted', '=', true)]))
    .orderBy('starts_at')
    .execute();
  const tests = new Map<string, DayRate[]>();
  for (const { well_id, starts_at, oil, water } of rows) {
    const liquid = oil! + water!;
    if (!(liquid > 0)) continue;
    const test: DayRate = {
      day: dayOf(starts_at.getTime()),
      liquid,
      waterCut: (100 * water!) / liquid,
      source: 'test',
    };
    tests.set(well_id, [...(tests.get(well_id) ?? []), test]);
  }
  return tests;
}

async function loadGuardRails(
  db: Kysely<Database>,
  fieldId: string,
  wellIds: readonly string[],
): Promise<(wellId: string) => GuardRails> {
  const rows = await db
    .selectFrom('guard_rail')
    .select(['field_id', 'well_id', 'name', 'value'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('field_id', 'is', null), eb('well_id', 'is', null)]),
        eb('field_id', '=', fieldId),
        eb('well_id', '=', anyOf(wellIds)),
      ]),
    )
    .execute();
  const limits = (is: (row: (typeof rows)[number]) => boolean): GuardRailSettings['company'] =>
    Object.fromEntries(rows.filter(is).map(({ name, value }) => [name, value]));
  const company = limits((row) => row.field_id === null && row.well_id === null);
  const field = limits((row) => row.field_id !== null);
  return (wellId) =>
    guardRailsOf({ company: company!, field: field!, well: limits((row) => row.well_id === wellId)! });
}
