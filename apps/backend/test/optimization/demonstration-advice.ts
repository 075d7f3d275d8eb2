import { drawFieldScenario, simulateField } from '../../src/demonstration/field-scenario.ts';
import { planFieldHierarchy } from '../../src/demonstration/field-hierarchy.ts';
import { wellLog } from '../../src/demonstration/operations-log.ts';
import type { DemonstrationOptions } from '../../src/demonstration/options.ts';
import { pumpCurveRows, pumpRunRows } from '../../src/demonstration/pump-runs.ts';
import { dayState, type WellRecord as SimulatedWell } from '../../src/demonstration/well-record.ts';
import { fieldDays } from '../../src/insights/field-days.ts';
import type { LoggedEvent, WellRecord } from '../../src/insights/field-record.ts';
import { freeGasLimitOf, usualGuardRails } from '../../src/insights/optimization/guard-rails.ts';
import { pumpCurve, type CurvePoint } from '../../src/insights/optimization/pump-curve.ts';
import { fieldDisturbance } from '../../src/insights/optimization/step-effect.ts';
import {
  oilRates,
  wellOptimization,
  type OptimizationInput,
  type WellOptimization,
} from '../../src/insights/optimization/well-optimization.ts';
import { wellRecord } from '../detection/demonstration-wells.ts';

/** What the engine says of a producing well of a demonstration. */
export interface DemonstrationAdvice {
  wellId: string;
  isPumped: boolean;
  found: WellOptimization;
}

/** Advice on the producing wells of a demonstration, made without a database and with nothing in their surroundings. */
export function demonstrationAdvice(options: DemonstrationOptions, now: Date): DemonstrationAdvice[] {
  return planFieldHierarchy(options).fields.flatMap((field) => {
    const scenario = drawFieldScenario(field, options, now.getTime());
    const wells = simulateField(scenario, options)
      .filter(({ scenario: { plan } }) => plan.flowKind === 'production')
      .map((simulated) => ({
        simulated,
        record: wellRecord(simulated, options.seed, options.hourlyDays),
      }));
    const records = wells.map(({ record }) => record);
    const disturbance = fieldDisturbance(new Map(records.map((record) => [record.id, oilRates(record)])));
    const days = fieldDays({ clock: field.clock, wells: records }, now);
    const newestDay = Math.max(...records.map(({ day }) => day.at(-1) ?? 0));
    return wells
      .filter(({ simulated }) => simulated.scenario.plan.suspendedDay > scenario.lastDay)
      .map(({ simulated, record }) => ({
        wellId: record.id,
        isPumped: simulated.scenario.plan.pump !== undefined,
        found: wellOptimization({
          ...ofWell(simulated, record, options.seed, now),
          ...{ disturbance: disturbance(record.id), days, newestDay },
        }),
      }));
  });
}

function ofWell(
  { scenario, days }: SimulatedWell,
  record: WellRecord,
  seed: string,
  now: Date,
): Omit<OptimizationInput, 'disturbance' | 'days' | 'newestDay'> {
  const time = now.getTime();
  const run = pumpRunRows(scenario, seed, days.at(-1) ?? dayState(days, 0), time).find(
    ({ pulled_at: pulled }) => pulled === null,
  );
  const curve = pumpCurveRows(scenario, seed, time).find(
    ({ installed_at: installed }) => installed === run?.installed_at,
  );
  return {
    record,
    method: scenario.plan.method,
    pump:
      run === undefined || curve === undefined
        ? null
        : {
            installedAt: Date.parse(String(run.installed_at)),
            mode: run.mode,
            equipment: {
              ...{ stages: run.stages, minHz: run.min_hz, maxHz: run.max_hz },
              ...{ nameplateCurrent: run.nameplate_current ?? NaN, ratedFrequency: run.rated_frequency },
              motorTemperatureLimit: run.motor_temperature_limit ?? NaN,
              intakePressureLimit: run.intake_pressure_limit ?? NaN,
              ...{ minRate: run.min_rate ?? NaN, maxRate: run.max_rate ?? NaN },
              freeGasLimit: freeGasLimitOf(run.stage_type ?? null),
              mode: run.mode,
            },
            curve: pumpCurve(curve.frequency, JSON.parse(String(curve.points)) as CurvePoint[]),
          },
    tests: [],
    rails: usualGuardRails,
    surroundings: { openGasExceptions: 0, plannedWorks: 0 },
    events: wellLog(scenario, time).map((row): LoggedEvent => ({
      id: row.id,
      wellId: row.well_id ?? null,
      kind: row.kind,
      from: Date.parse(String(row.starts_at)),
      to: row.ends_at === null ? Infinity : Date.parse(String(row.ends_at)),
      isInstant: row.from_value !== null,
      reasonCode: row.reason_code ?? null,
      source: row.source,
      fromValue: row.from_value ?? null,
      toValue: row.to_value ?? null,
    })),
  };
}
