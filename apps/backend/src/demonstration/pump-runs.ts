import { dayMs } from '../production-day.ts';
import { Random } from './random.ts';
import { pumpModel } from './well-plan.ts';
import type { WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';
import { moment, momentOrNull, rounded } from './copy-values.ts';
import type { CopyRow } from '../database/bulk.ts';
import { operatingPoint } from './pump.ts';

/** Limits of the demonstration's motors (degC) and intakes (bar). */
const maxMotorTemperature = 150;
const minIntakePressure = 25;

/** A pump in a well, with why it was pulled. */
interface PumpRun {
  from: number;
  to: number | null;
  reason: string | null;
}

/** Why pumps are pulled: none is replaced before it fails, so that the log, the schedule and the list of pumps say one thing. */
const failures = [
  'Failed: motor',
  'Failed: motor',
  'Failed: cable',
  'Failed: seal section',
  'Failed: shaft',
  'Failed: scale',
] as const;

/** When each pump of a well was run in and pulled by `now` (ms), and why; the last one may be in the hole. */
export function pumpRuns(scenario: WellScenario, seed: string, now: number): PumpRun[] {
  if (scenario.plan.pump === undefined) return [];
  const random = new Random(`${seed}/${scenario.plan.id}/first-run`);
  const reasons = new Random(`${seed}/${scenario.plan.id}/pull-reasons`);
  const { startDay } = scenario.plan;
  // Pumps of wells that flowed before their record begins may be older than it.
  const isLate = startDay > scenario.calendar.firstDay;
  const from = (startDay - (isLate ? 0 : Math.round(random.between(1, 500)))) * dayMs;
  const runs: PumpRun[] = [{ from, to: null, reason: null }];
  for (const outage of scenario.outages) {
    if (outage.kind !== 'espReplacement' || outage.from > now) continue;
    Object.assign(runs.at(-1)!, { to: outage.from, reason: reasons.pick(failures) });
    if (outage.to <= now) runs.push({ from: outage.to, to: null, reason: null });
  }
  const suspended = scenario.plan.suspendedDay * dayMs;
  const last = runs.at(-1)!;
  if (suspended <= now && last.to === null)
    Object.assign(last, { to: Math.max(suspended, last.from + 1), reason: 'Well suspended' });
  return runs;
}

/** Rows of `esp_equipment` of a well. @param last newest day of the record, which knows the frequency now */
export function pumpRunRows(
  scenario: WellScenario,
  seed: string,
  last: WellDay,
  now: number,
): CopyRow<'esp_equipment'>[] {
  const { plan } = scenario;
  if (plan.pump === undefined) return [];
  const { design, stageType, stages, ratedFrequency, mode } = plan.pump;
  const ratio = ratedFrequency / 60;
  return pumpRuns(scenario, seed, now).map(({ from, to, reason }, run) => {
    const { manufacturerId, model } = pumpModel(seed, plan.id, run);
    return {
      well_id: plan.id,
      installed_at: moment(from),
      pulled_at: momentOrNull(to),
      pull_reason: reason,
      manufacturer_id: manufacturerId,
      pump_model: model,
      stage_type: stageType,
      stages: stages,
      rated_frequency: ratedFrequency,
      min_hz: 38,
      max_hz: 65,
      setpoint_hz: last.frequency,
      mode: mode,
      nameplate_current: rounded(design.nameplateCurrent, 1),
      nameplate_power: rounded(design.nameplatePower * ratio ** 3, 1),
      motor_temperature_limit: maxMotorTemperature,
      intake_pressure_limit: minIntakePressure,
      bep_rate: rounded(design.bepRate * ratio, 1),
      min_rate: rounded(design.bepRate * ratio * 0.6, 1),
      max_rate: rounded(design.bepRate * ratio * 1.3, 1),
    };
  });
}

/** Heads of a catalog are those of a new pump, and its power is that of the shaft alone. */
const newPump = 1.12;
const shaftShare = 0.8;
/** Meters of water of one bar. */
const metersPerBar = 10.197;
const curvePoints = 11;
/** Last rate of a curve, over that of the best efficiency. */
const curveEnd = 1.8;

/** Catalog curves of the runs of a well's pump: one stage in water at rated frequency. */
export function pumpCurveRows(scenario: WellScenario, seed: string, now: number): CopyRow<'pump_curve'>[] {
  const { id, pump } = scenario.plan;
  if (pump === undefined) return [];
  const { design, stages, ratedFrequency } = pump;
  const last = (curveEnd * design.bepRate * ratedFrequency) / 60;
  const points = Array.from({ length: curvePoints }, (_, i) => {
    const rate = (last * i) / (curvePoints - 1);
    const { rise, power } = operatingPoint(design, rate, ratedFrequency);
    return {
      rate: rounded(rate, 2),
      head: rounded((newPump * metersPerBar * rise) / stages, 4),
      power: rounded((shaftShare * power) / stages, 5),
    };
  });
  return pumpRuns(scenario, seed, now).map(({ from }) => ({
    well_id: id,
    installed_at: moment(from),
    frequency: ratedFrequency,
    points: JSON.stringify(points),
  }));
}
