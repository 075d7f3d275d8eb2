import { isoDay } from '../../production-day.ts';
import type {
  AdviceLimit,
  AdviceStatus,
  DriveMode,
  EventSource,
  FoundInput,
  MethodOfProduction,
  OpportunityKind,
  PumpedWellFits,
} from '../../vocabulary.ts';
import type { FieldDays } from '../field-days.ts';
import type { LoggedEvent, WellRecord } from '../field-record.ts';
import { isValidDay, liquid, normalizedRate, waterCut } from '../normalized-rate.ts';
import { median } from '../robust-statistics.ts';
import { chokedAdvice, otherSteps } from './choked-well.ts';
import { executedSteps, otherChanges, type ExecutedStep } from './executed-steps.ts';
import { guardRailChecks, type Check, type GuardRails, type Surroundings } from './guard-rails.ts';
import { rootMeanSquare } from './least-squares.ts';
import type { LiftGasDay } from './lift-gas-curve.ts';
import { distinctSettings, operatingDays, type OperatingDay } from './operating-days.ts';
import { adviceOf, type FrequencyStep, type PumpedAdvice } from './pumped-advice.ts';
import type { PumpCurve } from './pump-curve.ts';
import type { Fluid } from './pump-fit.ts';
import { replicate, type Band } from './pumped-uncertainty.ts';
import {
  fitPumpedWell,
  fittedDays,
  leastDaysPerSetting,
  stateAt,
  type FittedWell,
  type Missing,
  type PumpEquipment,
} from './pumped-well.ts';
import type { DayRate } from './readings.ts';
import { frequencyRule } from './setting-steps.ts';
import { trackStep, type RateDays, type StepTracking } from './step-effect.ts';

/** Everything that the engine computes a well's advice and tracking from. */
export interface OptimizationInput {
  record: WellRecord;
  method: MethodOfProduction;
  /** The pump in the hole; null when none is known. */
  pump: {
    /** ms. */
    installedAt: number;
    mode: DriveMode;
    equipment: PumpEquipment;
    curve: PumpCurve | null;
  } | null;
  /** Accepted tests. */
  tests: readonly DayRate[];
  rails: GuardRails;
  surroundings: Surroundings;
  /** The log of the well and of its field. */
  events: readonly LoggedEvent[];
  /** Log of what moved the other wells of the field, by day. */
  disturbance: (day: number) => number;
  days: FieldDays;
  /** Newest production day that any well of the field has a row for. */
  newestDay: number;
}

/** A step that is advised. */
export interface AdvisedStep {
  kind: OpportunityKind;
  from: number;
  to: number;
  unit: string;
  /** Sm3/d. */
  oil: Band;
  liquid: number | null;
  /** kWh/d; null where no energy is computed. */
  energy: Band | null;
  /** Of the power (%). */
  powerPct: number | null;
  checks: Check[];
}

/** What a step was expected to do on the day before it. */
export interface Expectation {
  /** Sm3/d; the percentiles are of advice that was followed. */
  oil: number;
  oilLow: number | null;
  oilHigh: number | null;
  liquid: number | null;
  powerPct: number | null;
  checks: Check[];
}

/** A step of the frequency with what came of it. */
export interface TrackedStepOfWell extends ExecutedStep {
  /** First production day with it. */
  day: number;
  expected: Expectation | null;
  tracking: StepTracking;
}

/** What the engine says of a well. */
export interface WellOptimization {
  status: AdviceStatus;
  limitedBy: AdviceLimit | null;
  missing: FoundInput[];
  /** Newest day that it rests on; null without any. */
  newestDay: number | null;
  fits: PumpedWellFits | null;
  advised: AdvisedStep | null;
  steps: TrackedStepOfWell[];
}

/** A pump that stands for longer has no present setting (days). */
const mostIdle = 14;
/** Steps are listed and tracked for this long (days). */
const stepDays = 365;

/** What is not known of a well's fluid. */
const usualFluid: Fluid = {
  oilDensity: 860,
  waterDensity: 1_030,
  oilVolumeFactor: 1.1,
  bubblePoint: null,
};

/**
 * Advice on a well and the tracking of its steps.
 * @param expectedBefore what was expected of a step when it was made, where that is stored; it stands still
 */
export function wellOptimization(
  input: OptimizationInput,
  expectedBefore: (step: ExecutedStep) => Expectation | undefined = () => undefined,
): WellOptimization {
  const isPumped = input.pump !== null || input.method === 'electricSubmersiblePumpLift';
  const days = isPumped ? pumpedDays(input) : [];
  return {
    ...(isPumped ? pumpedOutcome(input, days) : chokedOutcome(input)),
    steps: isPumped ? trackedSteps(input, days, expectedBefore) : [],
  };
}

type Outcome = Omit<WellOptimization, 'steps'>;

/** Operating days of a well, with whatever pump. */
function pumpedDays({ record, tests, days }: OptimizationInput): OperatingDay[] {
  return operatingDays(record.pump, [...allocatedRates(record), ...tests], days);
}

/** First production day of the pump that is in the hole. */
function firstPumpDay({ pump, days }: OptimizationInput): number {
  return pump === null ? -Infinity : days.dayOf(pump.installedAt);
}

/** The newest days that a model rests on: further back, and to the pump before, only for a second setting. */
function modelDays(input: OptimizationInput, days: readonly OperatingDay[]): readonly OperatingDay[] {
  const newest = days.at(-1)?.day ?? 0;
  const first = firstPumpDay(input);
  const recent = days.filter(({ day }) => day > newest - fittedDays);
  const choices = [recent.filter(({ day }) => day >= first), days.filter(({ day }) => day >= first), recent];
  return choices.find((chosen) => distinctSettings(chosen, leastDaysPerSetting) > 1) ?? days;
}

function pumpedOutcome(input: OptimizationInput, days: readonly OperatingDay[]): Outcome {
  const newest = days.findLast(({ day }) => day >= firstPumpDay(input))?.day ?? null;
  const none = { newestDay: newest, fits: null, advised: null };
  if (input.record.pump.at.length === 0) return { ...none, ...lacking([{ what: 'readings' }]) };
  const read = input.days.dayOf(input.record.pump.at.at(-1)!);
  if (newest !== null && (input.days.isStale(read) || newest < input.newestDay - mostIdle))
    return { ...none, ...lacking([{ what: 'readings' }]) };
  const fit = fitPumpedWell(pumpedWell(input, modelDays(input, days)));
  if (Array.isArray(fit)) return { ...none, ...lacking(fit) };
  const fits = fitsOf(fit);
  const uncertain = replicate(fit, input.record.id);
  if (uncertain === undefined) return { ...none, ...lacking([{ what: 'inflow' }]) };
  const advice = adviceOf(uncertain, { objective: 'oil', ...input });
  return { newestDay: newest, fits, ...pumpedAdvised(advice, fit) };
}

function pumpedWell(input: OptimizationInput, days: readonly OperatingDay[]) {
  return {
    id: input.record.id,
    pumpSince: firstPumpDay(input),
    equipment: input.pump?.equipment ?? null,
    curve: input.pump?.curve ?? null,
    fluid: usualFluid,
    days,
  };
}

function pumpedAdvised(
  advice: PumpedAdvice,
  { present }: FittedWell,
): Pick<Outcome, 'status' | 'limitedBy' | 'missing' | 'advised'> {
  const none = { limitedBy: null, missing: [], advised: null };
  switch (advice.status) {
    case 'advised':
      return { ...none, ...advice, advised: advisedStep(advice.kind, advice.step, present.power) };
    case 'limited':
      return { ...none, status: 'limited', limitedBy: advice.limitedBy };
    case 'nothingToGain':
      return { ...none, status: 'nothingToGain' };
    case 'notComputed':
      return { ...none, ...lacking(advice.missing) };
  }
}

function advisedStep(kind: OpportunityKind, step: FrequencyStep, power: number): AdvisedStep {
  const { change, from, to, checks, state } = step;
  const { energy } = change;
  return {
    kind,
    from,
    to,
    unit: 'Hz',
    oil: change.oil,
    liquid: change.liquid.mid,
    energy: Number.isFinite(energy.mid) ? energy : null,
    powerPct: powerChange(power, state.power),
    checks,
  };
}

function powerChange(before: number, after: number): number | null {
  const share = 100 * (after / before - 1);
  return Number.isFinite(share) ? share : null;
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

/** Rates of the days that are allocated to a well, at full hours. */
function allocatedRates({ day, hours, oil, water, suspect, injects }: WellRecord): DayRate[] {
  return Array.from(day).flatMap((number, i): DayRate[] => {
    const rate = normalizedRate(liquid(oil[i]!, water[i]!), hours[i]!);
    if (!(rate > 0) || Number.isNaN(water[i]!) || suspect[i] === 1 || injects[i] === 1) return [];
    return [{ day: number, liquid: rate, waterCut: waterCut(oil[i]!, water[i]!), source: 'allocated' }];
  });
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

function chokedOutcome({
  record,
  days,
  events,
  disturbance,
  newestDay,
  surroundings,
}: OptimizationInput): Outcome {
  const rates = oilRates(record);
  const newest = rates.day.at(-1) ?? null;
  const none = { newestDay: newest, fits: null, advised: null };
  if (newest === null || days.isStale(newest) || newest < newestDay - mostIdle)
    return { ...none, ...lacking([{ what: 'rate' }]) };
  const advice = chokedAdvice(
    {
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
      newestDay,
    },
    surroundings,
  );
  switch (advice.status) {
    case 'notComputed':
      return { ...none, ...lacking(advice.missing) };
    case 'limited':
      return { ...none, status: 'limited', limitedBy: advice.limitedBy, missing: [] };
    case 'nothingToGain':
      return { ...none, status: 'nothingToGain', limitedBy: null, missing: [] };
    case 'advised': {
      const { from, to, oil, limitedBy, setting } = advice;
      const kind = setting === 'choke' ? 'choke' : 'gasLift';
      const unit = setting === 'choke' ? '%' : 'Sm3/d';
      const advised = {
        kind,
        from,
        to,
        unit,
        oil,
        liquid: null,
        energy: null,
        powerPct: null,
        checks: [],
      } as const;
      return { ...none, status: 'advised', limitedBy, missing: [], advised: { ...advised, checks: [] } };
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
  days: readonly OperatingDay[],
  expectedBefore: (step: ExecutedStep) => Expectation | undefined,
): TrackedStepOfWell[] {
  const { record, events, disturbance, newestDay } = input;
  const { dayOf } = input.days;
  const steps = executedSteps(record.id, record.pump, events, input.pump?.mode ?? 'fixed');
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
  const fit = fitPumpedWell(pumpedWell(input, modelDays(input, before)));
  if (Array.isArray(fit)) return undefined;
  const [now, then] = [stateAt(fit, fit.present.frequency), stateAt(fit, to)];
  const isSame = Math.abs(to - fit.present.frequency) < frequencyRule.least;
  if (now === undefined || then === undefined || isSame) return undefined;
  return {
    ...{ oil: then.oil - now.oil, oilLow: null, oilHigh: null },
    liquid: then.liquid - now.liquid,
    powerPct: powerChange(now.power, then.power),
    checks: guardRailChecks(fit, then, input.rails, { openGasExceptions: NaN, plannedWorks: NaN }),
  };
}

/** Who changed a setting, as the kind of a frequency change. */
export function kindOf(source: EventSource): 'executed' | 'automatic' {
  return source === 'controller' ? 'automatic' : 'executed';
}
