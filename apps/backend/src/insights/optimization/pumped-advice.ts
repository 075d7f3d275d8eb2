import type { CheckName, Protection } from '../../vocabulary.ts';
import {
  failedChecks,
  guardRailChecks,
  type Check,
  type GuardRails,
  type RailEnds,
  type Surroundings,
} from './guard-rails.ts';
import { fitPumpedWell, stateAt, type Missing, type PumpedWell } from './pumped-well.ts';
import {
  predict,
  replicate,
  type PredictedWell,
  type Prediction,
  type UncertainWell,
} from './pumped-uncertainty.ts';

/** What advice is to gain most of. */
export type Objective = 'oil' | 'oilPerKwh';

export interface AdviceInput {
  objective: Objective;
  rails: GuardRails;
  surroundings: Surroundings;
}

/** A frequency that a well could be set to, with what it gives and what it must pass. */
export interface FrequencyStep extends Prediction {
  from: number;
  to: number;
  checks: Check<CheckName>[];
}

/** What the engine says of a pumped well. */
export type PumpedAdvice =
  | {
      status: 'advised';
      kind: 'frequencyUp' | 'frequencyDown';
      step: FrequencyStep;
      /** What keeps the step from being larger; null where nothing does. */
      limitedBy: CheckName | null;
      /** Where the pump does not run now as it may, and does after the step; null of one that does. */
      protects: Protection | null;
    }
  /** A step would gain oil, or save energy, but none passes all checks. */
  | { status: 'limited'; limitedBy: CheckName; step: FrequencyStep }
  /** No step gains more than the well's noise, or saves energy without losing oil. */
  | { status: 'nothingToGain' }
  | { status: 'notComputed'; missing: Missing[] };

/** Distance between the frequencies that are tried (Hz). */
const gridHz = 0.5;
/** Smallest gain that is advised (share of the oil), and largest loss that counts as none. */
const leastGain = 0.005;
/** Smallest saving that is advised (share of the energy). */
const leastSaving = 0.01;

/** Advice on a pumped well's frequency. */
export function pumpedAdvice(well: PumpedWell, input: AdviceInput): PumpedAdvice {
  const fit = fitPumpedWell(well);
  if (Array.isArray(fit)) return { status: 'notComputed', missing: fit };
  const uncertain = replicate(fit, well.id);
  if (uncertain === undefined) return { status: 'notComputed', missing: [{ what: 'inflow' }] };
  return adviceOf(uncertain, input);
}

/**
 * Advice from a fitted well: the step that gains most, else one that saves energy, else, of a pump that does not run as it may, the one that
 * brings it back at the least cost of oil.
 */
export function adviceOf(well: UncertainWell, input: AdviceInput): PumpedAdvice {
  const { maxStepHz } = input.rails;
  const up = stepsTo(well, input, maxStepHz);
  const down = stepsTo(well, input, -maxStepHz);
  const gaining = [...up, ...down].filter(gains);
  const protects = protectionOf(well, input);
  const best =
    bestOf(gaining.filter(passes), input.objective) ??
    bestOf([...down].filter(saves).filter(passes), 'oilPerKwh') ??
    (protects === null ? undefined : bestOf([...up, ...down].filter(passes), 'oil'));
  if (best) return { ...advised(best, best.to > best.from ? up : down, maxStepHz), protects };
  const least = gaining[0] ?? down.find(saves);
  return least
    ? { status: 'limited', limitedBy: failedChecks(least.checks)[0]!.name, step: least }
    : { status: 'nothingToGain' };
}

/**
 * A frequency as the page shows it while a user moves the slider: the very values of the advice. Undefined where the well does not
 * flow.
 */
export function frequencyStep(
  well: PredictedWell,
  to: number,
  { rails, surroundings }: Pick<AdviceInput, 'rails' | 'surroundings'>,
): FrequencyStep | undefined {
  const prediction = predict(well, to);
  return (
    prediction && {
      ...prediction,
      from: well.fit.present.frequency,
      to,
      checks: guardRailChecks(well.fit, prediction.state, rails, surroundings, endsOf(prediction)),
    }
  );
}

/**
 * What limits of the equipment are held against: a range that reaches beyond one does not keep it. A step away from a limit is held against
 * it with its middle: to stay is no safer.
 */
function endsOf({
  bands: { motorCurrent, motorTemperature, intakePressure },
  now,
  state,
}: Prediction): RailEnds {
  return {
    motorCurrent: state.motorCurrent > now.motorCurrent ? motorCurrent.high : state.motorCurrent,
    motorTemperature:
      state.motorTemperature > now.motorTemperature ? motorTemperature.high : state.motorTemperature,
    intakePressure: state.intakePressure < now.intakePressure ? intakePressure.low : state.intakePressure,
  };
}

/** Change of a power (%); NaN where it is unknown. */
export function powerChange(before: number, after: number): number {
  return 100 * (after / before - 1);
}

/** Steps up to a distance (Hz; negative: downwards), the smallest first. */
function stepsTo(well: UncertainWell, input: AdviceInput, distance: number): FrequencyStep[] {
  const count = Math.floor(Math.abs(distance) / gridHz + 1e-9);
  return Array.from({ length: count }, (_, i) =>
    frequencyStep(well, well.fit.present.frequency + Math.sign(distance) * gridHz * (i + 1), input),
  ).filter((step) => step !== undefined);
}

/** What a step that passes all checks brings back, because it does not pass now; null of a pump that runs as it may. */
function protectionOf({ fit }: UncertainWell, { rails, surroundings }: AdviceInput): Protection | null {
  const now = stateAt(fit, fit.present.frequency);
  const failed = now ? failedChecks(guardRailChecks(fit, now, rails, surroundings)) : [];
  const fails = (...names: CheckName[]) => failed.some(({ name }) => names.includes(name));
  return fails('motorTemperature') ? 'motorTemperature' : fails('minRate', 'maxRate') ? 'range' : null;
}

function passes({ checks }: FrequencyStep): boolean {
  return failedChecks(checks).length === 0;
}

/** The low value is above zero, and the middle one is not negligible. */
function gains({ oil, change }: FrequencyStep): boolean {
  return change.oil.low > 0 && change.oil.mid >= leastGain * oil.mid;
}

/** Energy is saved for sure, and the oil that could be lost is negligible. */
function saves({ oil, energy, change }: FrequencyStep): boolean {
  return (
    change.energy.high < 0 &&
    -change.energy.mid >= leastSaving * energy.mid &&
    change.oil.low >= -leastGain * oil.mid
  );
}

function bestOf(steps: readonly FrequencyStep[], objective: Objective): FrequencyStep | undefined {
  return steps.reduce<FrequencyStep | undefined>(
    (best, step) => (best === undefined || valueOf(step, objective) > valueOf(best, objective) ? step : best),
    undefined,
  );
}

/** Oil gained, or oil gained for a kWh; oil that needs no more energy is above all that does, by the energy saved. */
function valueOf({ change: { oil, energy } }: FrequencyStep, objective: Objective): number {
  if (objective === 'oil') return oil.mid;
  return energy.mid > 0 ? oil.mid / energy.mid : 1e6 - energy.mid;
}

function advised(
  step: FrequencyStep,
  sameWay: readonly FrequencyStep[],
  maxStepHz: number,
): Omit<Extract<PumpedAdvice, { status: 'advised' }>, 'protects'> {
  const next = sameWay[sameWay.indexOf(step) + 1];
  const isLargest = Math.abs(step.to - step.from) > maxStepHz - gridHz + 1e-9;
  return {
    status: 'advised',
    kind: step.to > step.from ? 'frequencyUp' : 'frequencyDown',
    step,
    limitedBy: next ? (failedChecks(next.checks)[0]?.name ?? null) : isLargest ? 'step' : null,
  };
}
