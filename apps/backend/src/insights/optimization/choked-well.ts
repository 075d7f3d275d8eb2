import type { AdviceLimit } from '../../vocabulary.ts';
import { median } from '../robust-statistics.ts';
import {
  chokeAdvice,
  chokeChange,
  chokeResponse,
  conclusiveSteps,
  leastChokeSteps,
  type ChokeResponse,
} from './choke-response.ts';
import {
  atLeast,
  atMost,
  facilityCheck,
  failedChecks,
  ofStepsUp,
  surroundingChecks,
  type Check,
  type GuardRails,
  type LastStep,
  type Surroundings,
} from './guard-rails.ts';
import { leastRates, liftGasAdvice, oilAt, type LiftGasAdvice, type LiftGasDay } from './lift-gas-curve.ts';
import type { Odds } from './odds.ts';
import { chokePoints, liftGasPoints, type ComparedStep, type SettingResponse } from './setting-response.ts';
import { chokeRule, findSteps, type SettingStep } from './setting-steps.ts';
import { judgedBy, trackStep, type OtherChange, type RateDays, type StepTracking } from './step-effect.ts';

/** What the engine knows of a well without a pump. */
export interface ChokedWell {
  id: string;
  /** Oil of its valid days. */
  rates: RateDays;
  /** Begin (ms) and opening (%; NaN while it does not flow) of each day with a row. */
  settings: { at: Float64Array; choke: Float64Array };
  /** Days with a rate of lift gas. */
  liftGas: readonly LiftGasDay[];
  others: readonly OtherChange[];
  disturbance: (day: number) => number;
  dayOf: (moment: number) => number;
  /** Begin of a production day (ms). */
  startOf: (day: number) => number;
  newestDay: number;
}

/** A step of a choke (%) or of lift gas (Sm3/d) with what came of it. */
export interface TrackedSetting extends SettingStep {
  setting: 'choke' | 'liftGas';
  tracking: StepTracking;
  /** What the steps before it made of it (Sm3/d); null where they say nothing. */
  expected: Odds | null;
}

/** Steps of the choke that a response rests on: older ones were of another well. */
const newestSteps = 8;
const presentDays = 7;
/** Days that a well must have been run at an opening, or beyond it, for it to be tried. */
const triedDays = 3;
/** Standard deviations in a two-sided 90 % interval. */
const intervalSigmas = 2 * 1.6449;

/** A step of a choke (%) or of lift gas (Sm3/d) that is advised. */
export interface SettingAdvice {
  status: 'advised';
  setting: TrackedSetting['setting'];
  from: number;
  to: number;
  /** Change (Sm3/d). */
  oil: Odds;
  /** How likely it does what it is for (0..1): gain oil, or of less gas that the gas saved is more than what the oil lost needs. */
  likely: number;
  /** What keeps the step from being larger. */
  limitedBy: 'fullyOpen' | 'tried' | 'step' | 'paying' | 'gasSupply';
  checks: Check[];
}

/** What the engine says of a well without a pump. */
export type ChokedOutcome =
  | SettingAdvice
  | { status: 'limited'; limitedBy: AdviceLimit }
  | { status: 'nothingToGain' }
  | {
      status: 'notComputed';
      missing: { what: 'choke' | 'rate' | 'chokeSteps'; needed?: number; found?: number }[];
    };

/** Advice on a well without a pump: its lift gas, where a rate of it is known, else its choke; with what it rests on, where there is that. */
export function chokedAdvice(
  well: ChokedWell,
  around: SettingSurroundings,
): { outcome: ChokedOutcome; response: SettingResponse | null } {
  if (well.liftGas.length > 0) {
    const { maxLiftGasPerOil, maxLiftGasStep: stepPct, maxLiftGas: supply } = around.rails;
    const limits = { paying: 1 / maxLiftGasPerOil, stepPct, supply };
    const gas = liftGasAdvice(well.id, well.liftGas, limits, comparedSteps(well, 'liftGas'));
    if (gas.status === 'nothingToGain')
      return { outcome: { status: gas.status }, response: liftGasPoints(gas, well.liftGas) };
    if (gas.status === 'limited')
      return {
        outcome: { status: gas.status, limitedBy: gas.limitedBy },
        response: liftGasPoints(gas, well.liftGas),
      };
    if (gas.status === 'advised') {
      const checks = liftGasChecks(gas, around);
      return {
        outcome: checked({ ...gas, setting: 'liftGas', checks }),
        response: liftGasPoints(gas, well.liftGas, gas.to),
      };
    }
  }
  return chokeOutcome(well, around);
}

/** What decides beside the well's own past whether its setting may be moved. */
export interface SettingSurroundings {
  surroundings: Surroundings;
  /** The newest step of each setting: one of the choke says nothing of the lift gas. @default that of the surroundings, of both */
  lastSteps?: Partial<Record<TrackedSetting['setting'], LastStep>>;
  rails: GuardRails;
}

function chokeOutcome(well: ChokedWell, around: SettingSurroundings): ReturnType<typeof chokedAdvice> {
  const { rates, settings } = well;
  const opening = settings.choke.findLast((value) => value > 0);
  const lacks = (what: 'choke' | 'rate'): ReturnType<typeof chokedAdvice> => ({
    outcome: { status: 'notComputed', missing: [{ what }] },
    response: null,
  });
  if (opening === undefined) return lacks('choke');
  if (rates.rate.length === 0) return lacks('rate');
  const steps = comparedSteps(well, 'choke');
  const oil = median(rates.rate.subarray(-presentDays));
  const held = heldOpenings(settings.choke);
  const { maxChokeStep: step, maxChokeOpening } = around.rails;
  const advice = chokeAdvice(steps, oil, opening, held, { step, opening: maxChokeOpening });
  const response = chokeResponse(steps, held);
  const to = advice.status === 'advised' ? advice.to : opening;
  const shown = response ? chokePoints(response, steps, oil, opening, to) : null;
  if (advice.status !== 'advised') return { outcome: advice, response: shown };
  const near = conclusiveSteps(steps, opening);
  const checks = chokeChecks(advice, oil + advice.oil.mid, { ...response!, near }, around);
  const likely = advice.oil.above;
  return { outcome: checked({ ...advice, setting: 'choke', checks, likely }), response: shown };
}

/** Lowest and highest opening that a well was run at for {@link triedDays}; of fewer days none. */
function heldOpenings(choke: Float64Array): number[] {
  const flowing = choke.filter((value) => value > 0).sort();
  return flowing.length < triedDays ? [] : [flowing[triedDays - 1]!, flowing[flowing.length - triedDays]!];
}

/** Advice that passes its checks, or the first one that it fails. */
function checked({
  status,
  setting,
  from,
  to,
  oil,
  limitedBy,
  checks,
  likely,
}: SettingAdvice): ChokedOutcome {
  const failed = failedChecks(checks)[0]?.name;
  // Its own limits end the step that is advised: only what else goes on at the well can forbid it.
  return failed === undefined
    ? { status, setting, from, to, oil, limitedBy, checks, likely }
    : { status: 'limited', limitedBy: failed as AdviceLimit };
}

/** A check that leaves something open where it does not pass, and forbids nothing. */
const openBelow = (check: Check): Check => (check.pass === true ? check : { ...check, pass: null });

function chokeChecks(
  { from, to }: { from: number; to: number },
  oil: number,
  { steps, tried, near }: ChokeResponse & { near: number },
  around: SettingSurroundings,
): Check[] {
  return [
    atMost('step', Math.abs(to - from), around.rails.maxChokeStep, '%'),
    atMost('fullyOpen', to, around.rails.maxChokeOpening, '%'),
    atMost('tried', to, tried.most, '%'),
    atLeast('pastSteps', steps, leastChokeSteps, ''),
    // Fewer make the fit no worse than its range says: they leave open whether it holds at this opening.
    openBelow(atLeast('conclusiveSteps', near, leastChokeSteps, '')),
    ...surroundingChecks(besides(around, 'choke'), to - from),
    // Nothing in such a well measures its pressure or its sand.
    atLeast('bubblePointMargin', NaN, around.rails.bubblePointMargin, 'bar'),
    atMost('drawdown', NaN, NaN, 'bar'),
    facilityCheck(oil, around.rails.maxOilRate, to - from),
  ];
}

function liftGasChecks(
  { from, to, oil, curve, ends, rates }: Extract<LiftGasAdvice, { status: 'advised' }>,
  around: SettingSurroundings,
): Check[] {
  const within = to > from ? atMost : atLeast;
  return [
    atMost('step', Math.abs(to - from), Math.abs(ends.step - from), 'Sm3/d'),
    within('tried', to, ends.tried, 'Sm3/d'),
    within('paying', to, ends.paying, 'Sm3/d'),
    atLeast('triedRates', rates, leastRates, ''),
    ...surroundingChecks(besides(around, 'liftGas'), to - from),
    atLeast('bubblePointMargin', NaN, around.rails.bubblePointMargin, 'bar'),
    ofStepsUp(atMost('gasSupply', to, around.rails.maxLiftGas ?? NaN, 'Sm3/d'), to - from),
    facilityCheck(oilAt(curve, from) + oil.mid, around.rails.maxOilRate, to - from),
  ];
}

/** What else goes on at a well, with the newest step of the setting that is moved. */
function besides(
  { surroundings, lastSteps }: SettingSurroundings,
  setting: TrackedSetting['setting'],
): Surroundings {
  if (lastSteps === undefined) return surroundings;
  const { lastStep: _, ...others } = surroundings;
  const lastStep = lastSteps[setting];
  return lastStep ? { ...others, lastStep } : others;
}

/** Least step of lift gas, of its median: no meter of gas is much better. */
const leastGasShare = 0.02;
/** Days for which a step must hold. */
const heldDays = 2;

/** The newest steps of a well's choke and of its lift gas with what came of them. */
export function trackedSettings(well: ChokedWell): TrackedSetting[] {
  return [...trackedOf(well, 'choke', chokeMoves(well)), ...trackedOf(well, 'liftGas', gasMoves(well))];
}

const chokeMoves = ({ settings }: ChokedWell): SettingStep[] =>
  findSteps(settings.at, settings.choke, chokeRule).slice(-newestSteps);

function gasMoves({ liftGas, startOf }: ChokedWell): SettingStep[] {
  if (liftGas.length === 0) return [];
  const gas = Float64Array.from(liftGas, (day) => day.gas);
  const at = Float64Array.from(liftGas, ({ day }) => startOf(day));
  const rule = { least: leastGasShare * median(gas), hours: heldDays };
  return findSteps(at, gas, rule).slice(-newestSteps);
}

function trackedOf(
  well: ChokedWell,
  setting: TrackedSetting['setting'],
  steps: readonly SettingStep[],
): TrackedSetting[] {
  const tracked: TrackedSetting[] = [];
  for (const [i, step] of steps.entries()) {
    const tracking = trackStep(well.rates, {
      day: well.dayOf(step.at),
      others: [...otherSteps(steps, i, well.dayOf), ...well.others.filter(({ kind }) => kind !== 'choke')],
      disturbance: well.disturbance,
      expected: null,
      newestDay: well.newestDay,
    });
    // What was known when it was made, not what it showed itself.
    const before = setting === 'choke' ? chokeResponse(tracked.flatMap(comparedOf)) : undefined;
    const expected =
      before && tracking.base !== null ? chokeChange(before, tracking.base, step.from, step.to) : null;
    tracked.push({ ...step, setting, expected, tracking: judgedBy(tracking, expected && expected.mid) });
  }
  return tracked;
}

/** The newest steps of a well's choke or lift gas of which it is known what came. */
function comparedSteps(well: ChokedWell, setting: TrackedSetting['setting']): ComparedStep[] {
  const moves = setting === 'choke' ? chokeMoves(well) : gasMoves(well);
  return trackedOf(well, setting, moves).flatMap(comparedOf);
}

/** A step with what came of it, where it was compared. */
function comparedOf({ tracking, from, to }: TrackedSetting): ComparedStep[] {
  const { effect, base, before, after } = tracking;
  if (effect === null || base === null || before === null || after === null) return [];
  if (!(effect.low > -base)) return [];
  const error = (effect.high - effect.low) / (intervalSigmas * base);
  return error > 0 ? [{ from, to, effect: Math.log1p(effect.mid / base), error, before, after }] : [];
}

/** The steps of a setting beside one of them, as changes that its tracking must not run over. */
export function otherSteps(
  steps: readonly Pick<SettingStep, 'at'>[],
  place: number,
  dayOf: (moment: number) => number,
): OtherChange[] {
  return steps.toSpliced(place, 1).map(({ at }) => ({ day: dayOf(at), kind: 'otherChange' }));
}
