import type { CopyRow } from '../database/bulk.ts';
import { hourMs } from '../production-day.ts';
import { figure, moment } from './copy-values.ts';
import { startOf } from './day-calendar.ts';
import { slugsAt } from './gas-episodes.ts';
import { downHours } from './outages.ts';
import { productivityNow, pumpedState } from './pumped-well.ts';
import { NoiseWithMemory, Random } from './random.ts';
import { freeGasOn, type WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

/** Signals of a pump, averaged over the hour that starts at `at`; null where nothing can be measured. */
type PumpHour = CopyRow<'esp_reading'>;

/** Hourly signals of one day of a pumped well; none where the day's gauges are silent or its row is missing. */
export function* pumpHours(scenario: WellScenario, seed: string, day: WellDay): Generator<PumpHour> {
  const { plan, calendar, down } = scenario;
  if (plan.pump === undefined || day.fault === 'noRow' || day.fault === 'noGauges') return;
  const random = new Random(`${seed}/${plan.id}/hours/${day.day}`);
  const noise = new NoiseWithMemory(random, 0.6);
  for (let at = startOf(calendar, day.day); at < startOf(calendar, day.day + 1); at += hourMs) {
    const drift = noise.next();
    const jitter = random.normal();
    const running = day.day >= plan.suspendedDay ? 0 : 1 - downHours(down, at, at + hourMs);
    yield running > 0
      ? runningHour(scenario, day, at, running, drift, jitter)
      : stoppedHour(scenario, day, at, jitter);
  }
}

/**
 * Rate and power are means of the hour, all else of the time that the pump ran in it.
 * @param running share of the hour
 */
function runningHour(
  scenario: WellScenario,
  day: WellDay,
  at: number,
  running: number,
  drift: number,
  jitter: number,
): PumpHour {
  const { plan } = scenario;
  const slug = slugsAt(scenario.slugs, at);
  const productivity = productivityNow(plan, day.inflow);
  const pump = pumpedState(plan, day.gaugedRate, day.frequency, productivity, slug);
  const intakePressure = pump.intake + 0.15 * jitter;
  const state = { gor: day.gor, waterCut: day.waterCut, flowingPressure: intakePressure };
  return {
    well_id: plan.id,
    at: moment(at),
    frequency: day.frequency,
    motor_current: figure(pump.current * (1 + 0.004 * jitter), 2),
    motor_current_cv: figure((0.9 + 14 * slug) * Math.exp(0.15 * jitter), 2),
    motor_temperature: figure(plan.temperature + 14 + 42 * pump.load + 22 * slug + 0.4 * drift, 1),
    intake_pressure: figure(intakePressure, 2),
    intake_temperature: figure(plan.temperature + 0.2 * drift, 1),
    discharge_pressure: figure(pump.discharge + 0.15 * jitter, 2),
    wellhead_pressure: figure(Math.max(3, pump.wellhead + 0.3 * drift), 2),
    vibration: figure(1.2 * (day.frequency / 50) ** 2 * (1 + 3 * slug) * Math.exp(0.08 * jitter), 2),
    power: figure(running * pump.power, 2),
    free_gas_pct: figure(freeGasOn(plan, state, slug), 2),
    liquid_rate: figure(running * day.quietRate * (1 - slug) * (1 + 0.008 * drift), 2),
    water_cut: figure(day.waterCut, 2),
    gor: figure(day.gor * (1 + 0.05 * slug), 1),
  };
}

/** A stopped pump cools down and its intake pressure builds up towards the reservoir's. */
function stoppedHour(scenario: WellScenario, day: WellDay, at: number, jitter: number): PumpHour {
  const { plan } = scenario;
  const drawdown = day.gaugedRate / productivityNow(plan, day.inflow);
  const pressure = day.flowingPressure + 0.6 * drawdown + 0.15 * jitter;
  return {
    well_id: plan.id,
    at: moment(at),
    frequency: 0,
    motor_current: 0,
    motor_current_cv: 0,
    motor_temperature: figure(plan.temperature + 0.4 * jitter, 1),
    intake_pressure: figure(pressure, 2),
    intake_temperature: figure(plan.temperature, 1),
    discharge_pressure: figure(pressure, 2),
    wellhead_pressure: figure(Math.max(2, plan.wellheadPressure * 0.4), 2),
    vibration: 0,
    power: 0,
    free_gas_pct: null,
    liquid_rate: 0,
    water_cut: null,
    gor: null,
  };
}
