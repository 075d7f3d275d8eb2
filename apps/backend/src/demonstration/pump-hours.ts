import { hourMs } from '../production-day.ts';
import { startOf } from './day-calendar.ts';
import { slugsAt } from './gas-episodes.ts';
import { downHours } from './outages.ts';
import { operatingPoint } from './pump.ts';
import { NoiseWithMemory, Random } from './random.ts';
import { freeGasOn, type WellDay } from './well-record.ts';
import type { WellScenario } from './well-scenario.ts';

/** Signals of a pump, averaged over the hour that starts at `at`. */
export interface PumpHour {
  /** ms since 1970-01-01T00:00Z. */
  at: number;
  /** Hz; 0 when it did not run for most of the hour. */
  frequency: number;
  /** A. */
  motorCurrent: number;
  /** Variation of the current within the hour, %. */
  currentVariation: number;
  /** degC. */
  motorTemperature: number;
  intakeTemperature: number;
  /** bar. */
  intakePressure: number;
  dischargePressure: number;
  wellheadPressure: number;
  /** mm/s. */
  vibration: number;
  /** kW. */
  power: number;
  /** Volume % at the intake. */
  freeGas: number;
  /** Sm3/d, % and Sm3/Sm3. */
  liquidRate: number;
  waterCut: number;
  gor: number;
}

/** Hourly signals of one day of a pumped well; none where the day's gauges are silent or its row is missing. */
export function pumpHours(scenario: WellScenario, seed: string, day: WellDay): PumpHour[] {
  const { plan, calendar, down } = scenario;
  if (plan.pump === undefined || day.fault === 'noRow' || day.fault === 'noGauges') return [];
  const random = new Random(`${seed}/${plan.id}/hours/${day.day}`);
  const noise = new NoiseWithMemory(random, 0.6);
  const hours: PumpHour[] = [];
  for (let at = startOf(calendar, day.day); at < startOf(calendar, day.day + 1); at += hourMs) {
    const drift = noise.next();
    const jitter = random.normal();
    const stopped = day.day >= plan.suspendedDay || downHours(down, at, at + hourMs) > 0.5;
    hours.push(
      stopped ? stoppedHour(scenario, day, at, jitter) : runningHour(scenario, day, at, drift, jitter),
    );
  }
  return hours;
}

function runningHour(
  scenario: WellScenario,
  day: WellDay,
  at: number,
  drift: number,
  jitter: number,
): PumpHour {
  const { plan } = scenario;
  const { design } = plan.pump!;
  const slug = slugsAt(scenario.slugs, at);
  // The day's rate holds the mean loss by slugs already; an hour has all of it or none.
  const liquidRate = day.liquidRate * (1 - slug) * (1 + 0.008 * drift);
  const intakePressure =
    day.flowingPressure + (day.liquidRate - liquidRate) / plan.productivity + 0.15 * jitter;
  const point = operatingPoint(design, liquidRate, day.frequency, slug / 3);
  const motorCurrent = point.current * (1 - 0.5 * slug) * (1 + 0.004 * jitter);
  const state = { gor: day.gor, waterCut: day.waterCut, flowingPressure: intakePressure };
  return {
    at,
    frequency: day.frequency,
    motorCurrent,
    currentVariation: (0.9 + 14 * slug) * Math.exp(0.15 * jitter),
    motorTemperature: plan.temperature + 14 + 42 * point.load + 22 * slug + 0.4 * drift,
    intakeTemperature: plan.temperature + 0.2 * drift,
    intakePressure,
    dischargePressure: intakePressure + point.rise,
    wellheadPressure: Math.max(3, intakePressure + point.rise - plan.column + 0.3 * drift),
    vibration: 1.2 * (day.frequency / 50) ** 2 * (1 + 3 * slug) * Math.exp(0.08 * jitter),
    power: point.power * (1 - 0.4 * slug),
    freeGas: freeGasOn(plan, state, slug),
    liquidRate,
    waterCut: day.waterCut,
    gor: day.gor * (1 + 0.05 * slug),
  };
}

/** A stopped pump cools down and its intake pressure builds up towards the reservoir's. */
function stoppedHour(scenario: WellScenario, day: WellDay, at: number, jitter: number): PumpHour {
  const { plan } = scenario;
  const intakePressure = day.flowingPressure + (0.6 * day.liquidRate) / plan.productivity + 0.15 * jitter;
  return {
    at,
    frequency: 0,
    motorCurrent: 0,
    currentVariation: 0,
    motorTemperature: plan.temperature + 0.4 * jitter,
    intakeTemperature: plan.temperature,
    intakePressure,
    dischargePressure: intakePressure,
    wellheadPressure: Math.max(2, plan.wellheadPressure * 0.4),
    vibration: 0,
    power: 0,
    freeGas: NaN,
    liquidRate: 0,
    waterCut: NaN,
    gor: NaN,
  };
}
