import { isoDay } from '../../production-day.ts';
import type {
  AdviceLimit,
  AdviceStatus,
  EventSource,
  FoundInput,
  MethodOfProduction,
  OpportunityKind,
  Protection,
  PumpedWellFits,
} from '../../vocabulary.ts';
import type { FieldDays } from '../field-days.ts';
import type { LoggedEvent, WellRecord } from '../field-record.ts';
import { isValidDay, normalizedRate } from '../normalized-rate.ts';
import { median } from '../robust-statistics.ts';
import {
  chokedAdvice,
  otherSteps,
  trackedSettings,
  type ChokedWell,
  type TrackedSetting,
} from './choked-well.ts';
import { harmfulStopsOf, tripsOf } from './counted-stops.ts';
import { executedSteps, otherChanges, type ExecutedStep } from './executed-steps.ts';
import { guardRailChecks, type Check, type GuardRails, type Surroundings } from './guard-rails.ts';
import { rootMeanSquare } from './least-squares.ts';
import { lastPumpStep, lastStepsOf } from './last-steps.ts';
import type { LiftGasDay } from './lift-gas-curve.ts';
import type { OperatingDay } from './operating-days.ts';
import { adviceOf, powerChange, type PumpedAdvice } from './pumped-advice.ts';
import { fitOf, mostIdle, pumpedDays, pumpedModel, type PumpedInput } from './pumped-model.ts';
import { likelyOf, type Band, type Odds } from './odds.ts';
import type { UncertainWell } from './pumped-uncertainty.ts';
import { stateAt, type FittedWell, type Missing } from './pumped-well.ts';
import type { SettingResponse } from './setting-response.ts';
import { frequencyRule } from './setting-steps.ts';
import { trackRecord, type RecordedStep, type TrackRecord } from './track-record.ts';
import { trackStep, type RateDays, type StepTracking } from './step-effect.ts';
import type { Expectation, TrackedStepOfWell } from './tracked-step.ts';

/** Everything that the engine computes a well's advice and tracking from. */
export interface OptimizationInput extends PumpedInput {
  method: MethodOfProduction;
  rails: GuardRails;
  surroundings: Surroundings;
  /** The log of the well and of its field. */
  events: readonly LoggedEvent[];
  /** Log of what moved the other wells of the field, by day. */
  disturbance: (day: number) => number;
}

/** A step that is advised. */
export interface AdvisedStep {
  kind: OpportunityKind;
  from: number;
  to: number;
  unit: string;
  /** Sm3/d. */
  oil: Odds;
  /** How likely the step does what it is for (0..1): gain oil, or save energy; of the distribution that the bands are of. */
  likely: number;
  liquid: number | null;
  /** kWh/d; null where no energy is computed. */
  energy: Band | null;
  /** Of the power (%). */
  powerPct: number | null;
  checks: Check[];
  /** What it brings back of a pump that does not run as it may; null of any other. */
  protects: Protection | null;
}

/** What the engine says of a well. */
export interface WellOptimization {
  status: AdviceStatus;
  limitedBy: AdviceLimit | null;
  missing: FoundInput[];
  /** Newest day that it rests on; null without any. */
  newestDay: number | null;
  fits: PumpedWellFits | null;
  /** What the choke or the lift gas of a well without a pump did; null where nothing says so. */
  response: SettingResponse | null;
  /** The model that any frequency of a pumped well is predicted from; null without one. */
  model: UncertainWell | null;
  /** What the advice was checked against, with the steps of the well. */
  surroundings: Surroundings;
  advised: AdvisedStep | null;
  steps: TrackedStepOfWell[];
  /** Steps of the choke and of the lift gas of a well without a pump. */
  settingSteps: TrackedSetting[];
}

/** Steps are listed and tracked for this long (days). */
const stepDays = 365;

/**
 * Advice on a well and the tracking of its steps.
 * @param expectedBefore what was expected of a step when it was made, where that is stored; it stands still
 */
export function wellOptimization(
  input: OptimizationInput,
  expectedBefore: (step: ExecutedStep) => Expectation | undefined = () => undefined,
): WellOptimization {
  const isPumped = input.pump !== null || input.method === 'electricSubmersiblePumpLift';
  if (!isPumped) {
    const well = chokedWell(input);
    const settingSteps = trackedSettings(well);
    const lastSteps = lastStepsOf(settingSteps, input.days.dayOf);
    const surroundings: Surroundings = {
      ...input.surroundings,
      settlingSteps: settlingOf(settingSteps),
      harmfulStops: harmfulStopsOf(input),
      newestDay: input.newestDay,
      ...(lastSteps.choke && { lastStep: lastSteps.choke }),
    };
    const outcome = chokedOutcome({ ...input, surroundings }, well, lastSteps);
    return { ...outcome, surroundings, steps: [], settingSteps };
  }
  const days = pumpedDays(input);
  const executed = executedSteps(
    input.record.id,
    input.record.pump,
    input.events,
    input.pump?.mode ?? 'fixed',
  );
  const steps = trackedSteps(input, executed, days, expectedBefore);
  // The newest day is the last one with a report: what was moved since is between two settings too.
  const since = executed.filter(({ at }) => input.days.dayOf(at) > input.newestDay).length;
  const surroundings = {
    ...input.surroundings,
    settlingSteps: settlingOf(steps) + since,
    trips: tripsOf(input),
    harmfulStops: harmfulStopsOf(input),
    newestDay: input.newestDay,
    ...lastPumpStep(steps),
  };
  const outcome = pumpedOutcome({ ...input, surroundings }, days, trackRecord(recordedSteps(steps)));
  return { ...outcome, surroundings, steps, settingSteps: [] };
}

/** Steps that are not judged yet: until then the well is between two settings, and another step would hide what came of them. */
function settlingOf(steps: readonly { tracking: StepTracking }[]): number {
  return steps.filter(({ tracking: { verdict } }) => verdict === 'stabilising').length;
}

type Outcome = Omit<WellOptimization, 'steps' | 'settingSteps' | 'surroundings'>;

/** Steps of which something was expected and that were compared, without those that went with something else. */
function recordedSteps(steps: readonly TrackedStepOfWell[]): RecordedStep[] {
  return steps.flatMap(({ expected, tracking: { effect, verdict } }) =>
    expected === null || effect === null ? [] : [{ expected: expected.oil, effect, verdict }],
  );
}

function pumpedOutcome(
  input: OptimizationInput,
  days: readonly OperatingDay[],
  record: TrackRecord,
): Outcome {
  const { newestDay, model: found, missing } = pumpedModel(input, days);
  if (found === null)
    return { newestDay, fits: null, response: null, model: null, advised: null, ...lacking(missing) };
  const model: UncertainWell = { ...found, record };
  const advice = adviceOf(model, { objective: 'oil', ...input });
  return { newestDay, fits: fitsOf(model.fit), response: null, model, ...pumpedAdvised(advice) };
}

function pumpedAdvised(advice: PumpedAdvice): Pick<Outcome, 'status' | 'limitedBy' | 'missing' | 'advised'> {
  const none = { limitedBy: null, missing: [], advised: null };
  switch (advice.status) {
    case 'advised':
      return { ...none, status: 'advised', limitedBy: advice.limitedBy, advised: advisedStep(advice) };
    case 'limited':
      return { ...none, status: 'limited', limitedBy: advice.limitedBy };
    case 'nothingToGain':
      return { ...none, status: 'nothingToGain' };
    case 'notComputed':
      return { ...none, ...lacking(advice.missing) };
  }
}

function advisedStep({ kind, step, protects }: Extract<PumpedAdvice, { status: 'advised' }>): AdvisedStep {
  const { change, from, to, checks, state, now } = step;
  const { energy } = change;
  return {
    kind,
    from,
    to,
    unit: 'Hz',
    oil: change.oil,
    likely: likelyOf(kind, change),
    liquid: change.liquid.mid,
    energy: Number.isFinite(energy.mid) ? energy : null,
    powerPct: orNull(powerChange(now.power, state.power)),
    ...{ checks, protects },
  };
}

function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function lacking(missing: readonly Missing[]): {
  status: 'notComputed';
  limitedBy: null;
  missing: FoundInput[];
} {
  return {
    status: 'notComputed',
    limitedBy: null,
    missing: missing.map(({ what, needed, found }) => ({
      what,
      needed: needed ?? null,
      found: found ?? null,
    })),
  };
}

function fitsOf({ days, pump, inflow, outflow, base }: FittedWell): PumpedWellFits {
  return {
    firstDay: isoDay(days[0]!.day),
    lastDay: isoDay(days.at(-1)!.day),
    days: days.length,
    wear: pump.wear,
    powerFactor: Number.isFinite(pump.viscosity) && Number.isFinite(base.power) ? pump.viscosity : null,
    productivity: inflow.productivity,
    reservoirPressure: inflow.reservoirPressure,
    declinePct: 100 * inflow.decline,
    riseErrorPct: 100 * rootMeanSquare(pump.residuals.filter(Number.isFinite)),
    rateError: rootMeanSquare(inflow.residuals),
    columnError: rootMeanSquare(outflow.residuals.column),
    wellheadError: rootMeanSquare(outflow.residuals.wellhead),
  };
}

/** Oil of the valid days of a well. */
export function oilRates({
  day,
  hours,
  oil,
  suspect,
  injects,
}: Pick<WellRecord, 'day' | 'hours' | 'oil' | 'suspect' | 'injects'>): RateDays {
  const valid = Array.from(day.keys()).filter(
    (i) => oil[i]! > 0 && isValidDay(hours[i]!) && suspect[i] !== 1 && injects[i] !== 1,
  );
  return {
    day: Int32Array.from(valid, (i) => day[i]!),
    rate: Float64Array.from(valid, (i) => normalizedRate(oil[i]!, hours[i]!)),
  };
}

function chokedWell({ record, days, events, disturbance, newestDay }: OptimizationInput): ChokedWell {
  const rates = oilRates(record);
  return {
    id: record.id,
    rates,
    settings: {
      at: Float64Array.from(record.day, days.startOf),
      choke: record.choke.map((value, i) =>
        isValidDay(record.hours[i]!) && record.suspect[i] !== 1 ? value : NaN,
      ),
    },
    liftGas: liftGasDays(record, rates, days),
    others: otherChanges(record.id, events, days.dayOf),
    disturbance,
    dayOf: days.dayOf,
    startOf: days.startOf,
    newestDay,
  };
}

function chokedOutcome(
  { days, newestDay, surroundings, rails }: OptimizationInput,
  well: ChokedWell,
  lastSteps: ReturnType<typeof lastStepsOf>,
): Outcome {
  const { rates } = well;
  const newest = rates.day.at(-1) ?? null;
  const none = { newestDay: newest, fits: null, response: null, model: null, advised: null };
  if (newest === null || days.isStale(newest) || newest < newestDay - mostIdle)
    return { ...none, ...lacking([{ what: 'rate' }]) };
  const { outcome, response } = chokedAdvice(well, {
    surroundings,
    lastSteps,
    rails,
  });
  const found = { ...none, response };
  switch (outcome.status) {
    case 'notComputed':
      return { ...found, ...lacking(outcome.missing) };
    case 'limited':
      return { ...found, status: 'limited', limitedBy: outcome.limitedBy, missing: [] };
    case 'nothingToGain':
      return { ...found, status: 'nothingToGain', limitedBy: null, missing: [] };
    case 'advised': {
      const { from, to, oil, limitedBy, setting, checks, likely } = outcome;
      const advised: AdvisedStep = {
        kind: setting === 'choke' ? 'choke' : 'gasLift',
        ...{ from, to, unit: setting === 'choke' ? '%' : 'Sm3/d' },
        ...{ oil, liquid: null, energy: null, powerPct: null, checks, likely, protects: null },
      };
      return { ...found, status: 'advised', limitedBy, missing: [], advised };
    }
  }
}

/** Days on which lift gas was measured and the well flowed. */
function liftGasDays({ pump }: WellRecord, { day, rate }: RateDays, { dayOf }: FieldDays): LiftGasDay[] {
  const gasOf = new Map<number, number[]>();
  pump.liftGas.forEach((gas, i) => {
    if (!(gas > 0)) return;
    const number = dayOf(pump.at[i]!);
    const list = gasOf.get(number);
    if (list) list.push(gas);
    else gasOf.set(number, [gas]);
  });
  return Array.from(day).flatMap((number, i) => {
    const gas = gasOf.get(number);
    return gas ? [{ day: number, gas: median(gas), oil: rate[i]! }] : [];
  });
}

function trackedSteps(
  input: OptimizationInput,
  steps: readonly ExecutedStep[],
  days: readonly OperatingDay[],
  expectedBefore: (step: ExecutedStep) => Expectation | undefined,
): TrackedStepOfWell[] {
  const { record, events, disturbance, newestDay } = input;
  const { dayOf } = input.days;
  const others = otherChanges(record.id, events, dayOf);
  const rates = oilRates(record);
  return steps.flatMap((step, i) => {
    const day = dayOf(step.at);
    if (day <= newestDay - stepDays || day > newestDay) return [];
    const expected = expectedBefore(step) ?? expectation(input, days, step, day) ?? null;
    const tracking = trackStep(rates, {
      day,
      others: [...otherSteps(steps, i, dayOf), ...others],
      disturbance,
      expected: expected?.oil ?? null,
      newestDay,
    });
    return [{ ...step, day, expected, tracking }];
  });
}

/** What the model of the days before a step makes of it; undefined where they determine none. */
function expectation(
  input: OptimizationInput,
  days: readonly OperatingDay[],
  { to }: ExecutedStep,
  stepDay: number,
): Expectation | undefined {
  const before = days.filter(({ day }) => day < stepDay);
  const fit = fitOf(input, before);
  if (Array.isArray(fit)) return undefined;
  const [now, then] = [stateAt(fit, fit.present.frequency), stateAt(fit, to)];
  const isSame = Math.abs(to - fit.present.frequency) < frequencyRule.least;
  if (now === undefined || then === undefined || isSame) return undefined;
  return {
    ...{ oil: then.oil - now.oil, oilLow: null, oilHigh: null },
    liquid: then.liquid - now.liquid,
    powerPct: orNull(powerChange(now.power, then.power)),
    checks: guardRailChecks(fit, then, input.rails, {
      openGasExceptions: NaN,
      unexplainedLoss: NaN,
      plannedWorks: NaN,
      settlingSteps: NaN,
    }),
  };
}

/** Who changed a setting, as the kind of a frequency change. */
export function kindOf(source: EventSource): 'executed' | 'automatic' {
  return source === 'controller' ? 'automatic' : 'executed';
}
