import type { CheckName } from '../../vocabulary.ts';
import { median } from '../robust-statistics.ts';
import { chokeAdvice, type ChokeAdvice, type ChokeStep } from './choke-response.ts';
import type { Surroundings } from './guard-rails.ts';
import { liftGasAdvice, type LiftGasAdvice, type LiftGasDay } from './lift-gas-curve.ts';
import { chokeRule, findSteps, type SettingStep } from './setting-steps.ts';
import { trackStep, type OtherChange, type RateDays, type StepTracking } from './step-effect.ts';

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
}

/** Oil that an Sm3 of lift gas must bring to pay (Sm3/Sm3). */
const payingOil = 0.000_5;
/** Steps of the choke that a response rests on: older ones were of another well. */
const newestSteps = 8;
const presentDays = 7;
/** Standard deviations in a two-sided 90 % interval. */
const intervalSigmas = 2 * 1.6449;

/** Advice on a well without a pump: its lift gas, where a rate of it is known, else its choke. */
export function chokedAdvice(
  well: ChokedWell,
  surroundings: Surroundings,
): (LiftGasAdvice & { setting: 'liftGas' }) | (ChokedOutcome & { setting: 'choke' }) {
  if (well.liftGas.length > 0) {
    const gas = liftGasAdvice(well.id, well.liftGas, payingOil);
    if (gas.status !== 'notComputed') return { ...gas, setting: 'liftGas' };
  }
  return { ...chokeOutcome(well, surroundings), setting: 'choke' };
}

type ChokedOutcome =
  | ChokeAdvice
  | { status: 'limited'; limitedBy: CheckName }
  | { status: 'notComputed'; missing: [{ what: 'choke' | 'rate' }] };

function chokeOutcome(
  well: ChokedWell,
  { openGasExceptions, plannedWorks, settlingSteps = 0 }: Surroundings,
): ChokedOutcome {
  const { rates, settings } = well;
  const opening = settings.choke.findLast((value) => value > 0);
  if (opening === undefined) return { status: 'notComputed', missing: [{ what: 'choke' }] };
  if (rates.rate.length === 0) return { status: 'notComputed', missing: [{ what: 'rate' }] };
  const advice = chokeAdvice(chokeSteps(well), median(rates.rate.subarray(-presentDays)), opening);
  if (advice.status !== 'advised') return advice;
  if (openGasExceptions > 0) return { status: 'limited', limitedBy: 'gasException' };
  if (plannedWorks > 0) return { status: 'limited', limitedBy: 'plannedWork' };
  return settlingSteps > 0 ? { status: 'limited', limitedBy: 'settlingStep' } : advice;
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
  return steps.map((step, i) => ({
    ...step,
    setting,
    tracking: trackStep(well.rates, {
      day: well.dayOf(step.at),
      others: [...otherSteps(steps, i, well.dayOf), ...well.others.filter(({ kind }) => kind !== 'choke')],
      disturbance: well.disturbance,
      expected: null,
      newestDay: well.newestDay,
    }),
  }));
}

/** The newest steps of a well's choke of which it is known what came. */
function chokeSteps(well: ChokedWell): ChokeStep[] {
  return trackedOf(well, 'choke', chokeMoves(well)).flatMap(({ tracking: { effect, base }, ...step }) => {
    if (effect === null || base === null || !(effect.low > -base)) return [];
    const error = (effect.high - effect.low) / (intervalSigmas * base);
    return error > 0 ? [{ from: step.from, to: step.to, effect: Math.log1p(effect.mid / base), error }] : [];
  });
}

/** The steps of a setting beside one of them, as changes that its tracking must not run over. */
export function otherSteps(
  steps: readonly Pick<SettingStep, 'at'>[],
  place: number,
  dayOf: (moment: number) => number,
): OtherChange[] {
  return steps.toSpliced(place, 1).map(({ at }) => ({ day: dayOf(at), kind: 'otherChange' }));
}
