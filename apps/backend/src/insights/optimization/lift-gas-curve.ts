import { usualGuardRails } from './guard-rails.ts';
import { leastSquares } from './least-squares.ts';
import { oddsOfValues, type Odds } from './odds.ts';
import { blockIndices, seededRandom } from './seeded-random.ts';
import { stepScatter, type StepScatter } from './step-scatter.ts';
import { studentValue } from './student.ts';

/** A day of a gas-lifted well. */
export interface LiftGasDay {
  /** Days since 1970-01-01. */
  day: number;
  /** Lift gas (Sm3/d), above 0. */
  gas: number;
  /** Sm3/d. */
  oil: number;
}

/** Lift-gas performance as of the newest day: oil = constant + root · √gas + linear · gas. */
export interface LiftGasCurve {
  constant: number;
  root: number;
  linear: number;
  /** Share that the well loses a day (1/d). */
  decline: number;
}

/** Oil at a rate of lift gas (Sm3/d). */
export function oilAt({ constant, root, linear }: LiftGasCurve, gas: number): number {
  return constant + root * Math.sqrt(gas) + linear * gas;
}

/** Oil that one more Sm3 of lift gas brings (Sm3/Sm3). */
export function slopeAt({ root, linear }: LiftGasCurve, gas: number): number {
  return root / (2 * Math.sqrt(gas)) + linear;
}

/**
 * Lift gas up to which more of it pays (Sm3/d): there the slope has fallen to the limit. Infinite where it never does.
 * @param limit oil that an Sm3 of lift gas must bring (Sm3/Sm3)
 */
export function payingGas({ root, linear }: LiftGasCurve, limit: number): number {
  const falling = limit - linear;
  if (falling <= 0) return Infinity;
  return root <= 0 ? 0 : (root / (2 * falling)) ** 2;
}

const maxRounds = 15;

/** Fits curve and decline; undefined when the days do not determine them or the curve bends upwards. */
export function fitLiftGas(days: readonly LiftGasDay[]): LiftGasCurve | undefined {
  const newest = days.at(-1)?.day ?? 0;
  const oil = Float64Array.from(days, (day) => day.oil);
  const start = oil.reduce((sum, value) => sum + value, 0) / oil.length;
  let curve: LiftGasCurve = { constant: start, root: 0, linear: 0, decline: 0 };
  for (let round = 0; round < maxRounds; round++) {
    const level = Float64Array.from(days, ({ day }) => Math.exp(-curve.decline * (day - newest)));
    const columns = [
      level,
      level.map((value, i) => value * Math.sqrt(days[i]!.gas)),
      level.map((value, i) => value * days[i]!.gas),
      level.map((value, i) => -(days[i]!.day - newest) * value * oilAt(curve, days[i]!.gas)),
    ];
    const solved = leastSquares(columns, oil);
    if (solved === undefined) return undefined;
    const [constant, root, linear, change] = solved as [number, number, number, number];
    const moved = Math.abs(change);
    curve = { constant, root, linear, decline: curve.decline + change };
    if (moved < 1e-9) break;
  }
  return curve.root > 0 && Number.isFinite(curve.decline) ? curve : undefined;
}

/** What a well's days say of its lift gas. */
export interface LiftGasFit {
  curve: LiftGasCurve;
  /** Curves that the days could as well have. */
  replicas: readonly LiftGasCurve[];
  /** What one step differs from another by in each of them (share of the oil). */
  scatter: readonly number[];
  /** Rates of gas that are apart, of three days each. */
  rates: number;
}

/** What the engine says of a gas-lifted well. */
export type LiftGasAdvice =
  | ({
      status: 'advised';
      from: number;
      to: number;
      /** Change (Sm3/d). */
      oil: Odds;
      /** How likely it does what it is for (0..1): more oil, or less gas than the oil lost would have to pay for. */
      likely: number;
      limitedBy: 'paying' | 'step' | 'tried' | 'gasSupply';
      /** How far each limit lets the gas go (Sm3/d). */
      ends: { paying: number; step: number; tried: number };
    } & LiftGasFit)
  | ({ status: 'nothingToGain' } & LiftGasFit)
  /** More, or less, gas would pay, and the well was never run so. */
  | ({ status: 'limited'; limitedBy: 'tried' } & LiftGasFit)
  | {
      status: 'notComputed';
      missing: [{ what: 'liftGasRates' | 'liftGasCurve'; needed?: number; found?: number }];
    };

/** Rates of lift gas that show a bend, how far apart they are (share), and the days of each. */
export const leastRates = 3;
export const apart = 0.05;
const leastDaysPerRate = 3;
const leastGain = 0.005;
const replicaCount = 200;
const blockDays = 5;
const maxFailed = 0.2;

/** Change of the oil (Sm3/d) between two rates of lift gas: what the fit leaves open, and what one step differs from another by. */
export function liftGasChange(fit: LiftGasFit, from: number, to: number): Odds {
  return oddsOfValues(changesOf(fit, from, to));
}

function changesOf({ curve, replicas, scatter }: LiftGasFit, from: number, to: number): number[] {
  return replicas.map(
    (replica, i) => oilAt(replica, to) - oilAt(replica, from) + scatter[i]! * oilAt(curve, from),
  );
}

/** What a step of the lift gas gave (log of the oil), and how well that is measured (standard deviation). */
export interface LiftGasStep {
  from: number;
  to: number;
  effect: number;
  error: number;
}

/** How far lift gas goes. Beyond what was tried it never does: nothing says what the well does there. */
export interface LiftGasLimits {
  /** Oil that an Sm3 of lift gas must bring (Sm3/Sm3). */
  paying: number;
  /** Largest step at once (%). @default the usual one */
  stepPct?: number;
  /** Lift gas that there is for the well (Sm3/d); null, or not more than it has, ends no step. @default not known */
  supply?: number | null;
}

/**
 * Advice on a well's lift gas.
 * @param id of the well; seeds the band together with its newest day
 * @param steps of its lift gas that are judged
 */
export function liftGasAdvice(
  id: string,
  days: readonly LiftGasDay[],
  { paying: limit, stepPct = usualGuardRails.maxLiftGasStep, supply = null }: LiftGasLimits,
  steps: readonly LiftGasStep[] = [],
): LiftGasAdvice {
  const found = distinctRates(days);
  if (found < leastRates)
    return { status: 'notComputed', missing: [{ what: 'liftGasRates', needed: leastRates, found }] };
  const curve = fitLiftGas(days);
  const replicas = curve && replicasOf(id, days, curve);
  if (curve === undefined || replicas === undefined)
    return { status: 'notComputed', missing: [{ what: 'liftGasCurve' }] };
  const scatter = scatterOf(id, replicas.length, curve, steps);
  const fit: LiftGasFit = { curve, replicas, scatter, rates: found };
  const from = days.at(-1)!.gas;
  // A rate is tried when the well was run at it, or beyond it, for as many days as a rate needs to count.
  const tried = days.map(({ gas }) => gas).sort((a, b) => a - b);
  const isUp = slopeAt(curve, from) > limit;
  const ends = {
    paying: payingGas(curve, limit),
    step: (from * (100 + (isUp ? stepPct : -stepPct))) / 100,
    tried: isUp ? tried.at(-leastDaysPerRate)! : tried[leastDaysPerRate - 1]!,
  };
  const isAtEnd = isUp ? ends.tried <= from : ends.tried >= from;
  const supplied = isUp && supply !== null && supply > from ? [supply] : [];
  const open = [...Object.values(isAtEnd ? { paying: ends.paying, step: ends.step } : ends), ...supplied];
  const to = isUp ? Math.min(...open) : Math.max(...open);
  const changes = changesOf(fit, from, to);
  const oil = oddsOfValues(changes);
  // What the step brings less what its gas must bring.
  const net = oddsOfValues(changes.map((change) => change - limit * (to - from)));
  if (!(net.low > 0) || net.mid < leastGain * oilAt(curve, from)) return { status: 'nothingToGain', ...fit };
  if (isAtEnd) return { status: 'limited', limitedBy: 'tried', ...fit };
  const limitedBy = (['paying', 'step', 'tried'] as const).find((name) => ends[name] === to) ?? 'gasSupply';
  return { status: 'advised', from, to, oil, likely: isUp ? oil.above : net.above, limitedBy, ends, ...fit };
}

/** The step-to-step error of the well, drawn for each replica (share of the oil). */
function scatterOf(id: string, count: number, curve: LiftGasCurve, steps: readonly LiftGasStep[]): number[] {
  const usable = steps.filter(({ from, to }) => oilAt(curve, from) > 0 && oilAt(curve, to) > 0);
  const { scatter, freedom }: StepScatter = stepScatter(
    usable.map(({ from, to, effect, error }) => ({
      ...{ residual: effect - Math.log(oilAt(curve, to) / oilAt(curve, from)), error },
    })),
    0,
  );
  const uniform = seededRandom(`${id}/steps`);
  // Each part of the distribution is drawn once, in an order of chance.
  const places = Array.from({ length: count }, (_, i) => ({ share: (i + 0.5) / count, order: uniform() }));
  places.sort((a, b) => a.order - b.order);
  return places.map(({ share }) => scatter * studentValue(share, freedom));
}

function replicasOf(
  id: string,
  days: readonly LiftGasDay[],
  curve: LiftGasCurve,
): LiftGasCurve[] | undefined {
  const newest = days.at(-1)!.day;
  const uniform = seededRandom(`${id}/${newest}`);
  const fitted = days.map(({ day, gas }) => Math.exp(-curve.decline * (day - newest)) * oilAt(curve, gas));
  const replicas: LiftGasCurve[] = [];
  for (let i = 0; i < replicaCount; i++) {
    const drawn = blockIndices(uniform, days.length, blockDays);
    const replica = fitLiftGas(
      days.map((day, k) => ({ ...day, oil: fitted[k]! + days[drawn[k]!]!.oil - fitted[drawn[k]!]! })),
    );
    if (replica) replicas.push(replica);
  }
  return replicas.length < (1 - maxFailed) * replicaCount ? undefined : replicas;
}

function distinctRates(days: readonly LiftGasDay[]): number {
  const found: { gas: number; count: number }[] = [];
  for (const { gas } of days) {
    const same = found.find((other) => Math.abs(other.gas / gas - 1) < apart);
    if (same) same.count++;
    else found.push({ gas, count: 1 });
  }
  return found.filter(({ count }) => count >= leastDaysPerRate).length;
}
