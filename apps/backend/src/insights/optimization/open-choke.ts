import {
  failedChecks,
  guardRailChecks,
  type Check,
  type GuardRails,
  type Surroundings,
} from './guard-rails.ts';
import { leastSquares } from './least-squares.ts';
import type { Band } from './odds.ts';
import type { OperatingDay } from './operating-days.ts';
import { dischargePressure } from './outflow.ts';
import { pumpAt, type PumpGas } from './pump-fit.ts';
import { bandOf, type UncertainWell } from './pumped-uncertainty.ts';
import { gasInPump, stateAt, type WellModel, type WellState } from './pumped-well.ts';

/** What a choke holds: wellhead pressure = line + resistance · (rate / opening)². */
export interface ChokeHold {
  /** Pressure behind the choke (bar). */
  line: number;
  /** bar for (Sm3/d / %)². */
  resistance: number;
}

/** Least difference of (rate / opening)² between days that shows what the choke holds (share of its mean). */
const leastSpread = 0.1;

/** Fits what a choke holds, from days at different openings or rates; undefined when they do not show it. */
export function fitChokeHold(days: readonly OperatingDay[]): ChokeHold | undefined {
  const known = days.filter(({ choke, wellheadPressure }) => choke > 0 && wellheadPressure > 0);
  if (known.length < 2) return undefined;
  const squares = Float64Array.from(known, ({ liquid, choke }) => (liquid / choke) ** 2);
  const mean = squares.reduce((sum, value) => sum + value, 0) / squares.length;
  if (Math.max(...squares) - Math.min(...squares) < leastSpread * mean) return undefined;
  const solved = leastSquares(
    [new Float64Array(squares.length).fill(1), squares],
    Float64Array.from(known, ({ wellheadPressure }) => wellheadPressure),
  );
  const [line, resistance] = solved ?? [NaN, NaN];
  return line! >= 0 && resistance! > 0 ? { line: line!, resistance: resistance! } : undefined;
}

/** A choke that is opened and a frequency that is lowered, so that the rate stays. */
export interface OpenChokeStep {
  /** Hz. */
  fromHz: number;
  toHz: number;
  /** % open. */
  fromChoke: number;
  toChoke: number;
  state: WellState;
  /** Change (kWh/d). */
  energy: Band;
  checks: Check[];
}

/** Distance between the frequencies that are tried (Hz). */
const gridHz = 0.5;
/** Smallest saving that is advised (share of the energy). */
const leastSaving = 0.01;

/**
 * The step that saves most energy at the same rate: the pump no longer lifts what the choke takes away. Undefined where the choke
 * holds too little, or no step passes the checks.
 */
export function openChokeStep(
  { fit, replicas }: UncertainWell,
  hold: ChokeHold,
  rails: GuardRails,
  surroundings: Surroundings,
): OpenChokeStep | undefined {
  const { present } = fit;
  let best: OpenChokeStep | undefined;
  for (let down = gridHz; down <= rails.maxStepHz + 1e-9; down += gridHz) {
    const toHz = present.frequency - down;
    const toChoke = openingAt(fit, hold, toHz);
    const state = stateAtSameRate(fit, toHz);
    if (toChoke === undefined || state === undefined) continue;
    const checks = guardRailChecks(fit, state, rails, surroundings);
    const energy = bandOf(
      replicas.map(
        (replica) => 24 * (stateAtSameRate(replica, toHz)?.power ?? NaN) - 24 * replica.present.power,
      ),
    );
    const saves = energy.high < 0 && -energy.mid >= leastSaving * 24 * present.power;
    if (!saves || failedChecks(checks).length > 0) continue;
    best = { fromHz: present.frequency, toHz, fromChoke: present.choke, toChoke, state, energy, checks };
  }
  return best;
}

/** Opening at which the wellhead holds what the pump has left at a lower frequency; undefined beyond fully open. */
function openingAt(model: WellModel, { line, resistance }: ChokeHold, toHz: number): number | undefined {
  const { pump, base, present } = model;
  const gas = gasAtBase(model);
  const rise = (frequency: number): number => pumpAt(pump, { frequency, rate: base.rate, gas }).rise;
  const left = present.wellheadPressure - (rise(present.frequency) - rise(toHz)) - line;
  if (!(left > 0)) return undefined;
  const opening = Math.sqrt(resistance / left) * present.liquid;
  return opening > present.choke && opening <= 100 ? opening : undefined;
}

/** Free gas in the pump at the present setting. */
function gasAtBase({ pump, base, present, outflow }: WellModel): PumpGas {
  const discharge = dischargePressure(outflow, base.rate);
  return gasInPump(present, pump.fluid.bubblePoint, base.intakePressure, discharge);
}

/** The present state with the power and the load of another frequency. */
function stateAtSameRate(model: WellModel, frequency: number): WellState | undefined {
  const { pump, base, present, equipment } = model;
  const now = stateAt(model, present.frequency);
  if (now === undefined) return undefined;
  const gas = gasAtBase(model);
  const power = (hz: number): number => pumpAt(pump, { frequency: hz, rate: base.rate, gas }).power;
  const ratio = power(frequency) / power(present.frequency);
  if (!Number.isFinite(ratio)) return undefined;
  const motorCurrent = (now.motorCurrent * ratio * present.frequency) / frequency;
  return {
    ...now,
    frequency,
    power: now.power * ratio,
    motorCurrent,
    load: (100 * motorCurrent) / equipment.nameplateCurrent,
    motorTemperature:
      present.intakeTemperature + (present.motorTemperature - present.intakeTemperature) * ratio,
  };
}
