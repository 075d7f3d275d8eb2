import { median, quantileOf, sortedFinite } from '../robust-statistics.ts';
import { fitAgain, fittedRate, memoryDays } from './inflow.ts';
import { fitOutflowAgain, type Growing } from './outflow.ts';
import { withGasLoss } from './pump-fit.ts';
import {
  gasInPump,
  solveWell,
  stateAt,
  type FittedWell,
  type WellModel,
  type WellState,
} from './pumped-well.ts';
import { blockIndices, normal, seededRandom, type Uniform } from './seeded-random.ts';

/** Percentiles as SPE PRMS has them: P90 is the low value, P50 the middle one, P10 the high one. */
export interface Band {
  low: number;
  mid: number;
  high: number;
}

/** The band of values; NaN without any. */
export function bandOf(values: ArrayLike<number>): Band {
  const sorted = sortedFinite(values);
  return { low: quantileOf(sorted, 0.1), mid: quantileOf(sorted, 0.5), high: quantileOf(sorted, 0.9) };
}

/** Models that the same well could as well have. */
const replicaCount = 200;
/** More failed fits than this share mean that the readings do not determine the well. */
const maxFailed = 0.5;
/**
 * What the model leaves out moves a change of the rate by this share of it (standard deviation), measured on wells of other
 * physics than its own.
 */
const responseError = 0.1;
/** Least error of a rate over weeks: a few weeks may agree by chance (share, standard deviation). */
const leastLevelError = 0.015;
/** Pressures that stay together when they are resampled (days). */
const blockDays = 5;

/** A well whose frequencies can be predicted, with the models that its readings leave possible. */
export interface PredictedWell {
  fit: WellModel;
  replicas: readonly WellModel[];
}

/** A well that was fitted, with what its fits rest on. */
export interface UncertainWell extends PredictedWell {
  fit: FittedWell;
}

/**
 * Fits a well again on resampled residuals. The same fit gives the same replicas; undefined when too many fail.
 * @param id of the well; seeds the numbers together with its newest day
 */
export function replicate(fit: FittedWell, id: string): UncertainWell | undefined {
  const uniform = seededRandom(`${id}/${fit.present.day}`);
  const replicas: WellModel[] = [];
  const fitted = Float64Array.from(fit.points, (point) => fittedRate(fit.inflow, point));
  for (let i = 0; i < replicaCount; i++) {
    const replica = replicaOf(fit, fitted, uniform);
    if (replica) replicas.push(replica);
  }
  return replicas.length < (1 - maxFailed) * replicaCount ? undefined : { fit, replicas };
}

/** @param fitted what the inflow gives at each of its points (Sm3/d): the same for all replicas */
function replicaOf(fit: FittedWell, fitted: Float64Array, uniform: Uniform): WellModel | undefined {
  const { points, present, equipment } = fit;
  const drawn = blockIndices(uniform, points.length, memoryDays);
  const growth = normal(uniform);
  const resampled = blockIndices(uniform, points.length, memoryDays);
  const inflow = fitAgain(
    fit.inflow,
    points.map(({ time, pressure }, i) => ({
      time,
      pressure,
      rate: fitted[i]! + fit.inflow.residuals[resampled[i]!]!,
    })),
    { rate: normal(uniform), decline: normal(uniform) },
  );
  if (inflow === undefined) return undefined;
  const { column, wellhead, residuals: above, usual } = fit.outflow;
  const pressures = ({ standing, growth }: Growing, rest: Float64Array): Float64Array =>
    fitted.map((rate, i) => standing + growth * rate ** 2 + rest[drawn[i]!]!);
  const outflow = fitOutflowAgain(
    {
      rates: Float64Array.from(points, (point) => fittedRate(inflow, point)),
      column: pressures(column, above.column),
      wellhead: pressures(wellhead, above.wellhead),
    },
    usual,
    growth,
  );
  if (outflow === undefined) return undefined;
  const { residuals } = fit.pump;
  const worn = blockIndices(uniform, residuals.length, blockDays).slice(-presentCount);
  const wear = fit.pump.wear * (1 + median(picked(residuals, worn)));
  const offset = median(picked(fit.inflow.residuals, resampled.slice(-presentCount)));
  const { frequency, intakePressure, dischargePressure: discharge } = present;
  const gas = gasInPump(present, fit.pump.fluid.bubblePoint, intakePressure, discharge);
  const pump = withGasLoss({ ...fit.pump, wear }, uniform(), gas);
  const parts = { inflow, outflow, pump };
  const base = solveWell(parts, present, frequency);
  // What is allocated to a well is off for weeks, as its means of weeks show.
  const slow = Math.max(leastLevelError * present.liquid, fit.inflow.noise / Math.sqrt(memoryDays));
  const level = slow * normal(uniform);
  const liquid = present.liquid + offset + level;
  const response = 1 + responseError * normal(uniform);
  return base && { ...parts, equipment, base, response, present: { ...present, liquid } };
}

/** Days of which the present values are medians. */
const presentCount = 7;

function picked(values: Float64Array, indices: Int32Array): Float64Array {
  return Float64Array.from(indices, (i) => values[i]!);
}

/** What a well does at a frequency, with how sure that is. */
export interface Prediction {
  /** What the well makes at the present frequency, as measured: every change is one from here. */
  now: WellState;
  /** {@link now} and the middle change of each value; the checks are made on it. */
  state: WellState;
  /** Sm3/d. */
  liquid: Band;
  oil: Band;
  /** Energy (kWh/d). */
  energy: Band;
  /** Band of any value of {@link state}, with that in its middle. */
  bands: Record<Measured, Band>;
  /** Changes against the present frequency. */
  change: { liquid: Band; oil: Band; energy: Band };
}

/** Values of a state that a pump or its readings have. */
const measured = [
  'liquid',
  'oil',
  'power',
  'intakePressure',
  'freeGas',
  'motorCurrent',
  'load',
  'motorTemperature',
] as const satisfies readonly (keyof WellState)[];
type Measured = (typeof measured)[number];

/** Undefined where the well does not flow at that frequency. */
export function predict({ fit, replicas }: PredictedWell, frequency: number): Prediction | undefined {
  const now = stateAt(fit, fit.present.frequency);
  if (now === undefined || stateAt(fit, frequency) === undefined) return undefined;
  const pairs = replicas.flatMap((replica) => {
    const there = stateAt(replica, frequency);
    return there ? [{ there, here: stateAt(replica, fit.present.frequency)! }] : [];
  });
  const changeOf = (of: (state: WellState) => number): Band =>
    bandOf(pairs.map(({ there, here }) => of(there) - of(here)));
  const state: WellState = { ...now, frequency };
  for (const name of measured) state[name] = now[name] + changeOf((one) => one[name]).mid;
  const bands = Object.fromEntries(
    measured.map((name) => {
      // What the replicas have of their own at the present frequency is their noise: it widens the band and does not move it.
      const { low, mid, high } = bandOf(pairs.map(({ there }) => there[name]));
      const middle = state[name];
      return [name, { low: middle + low - mid, mid: middle, high: middle + high - mid }];
    }),
  ) as Record<Measured, Band>;
  const { low, mid, high } = bands.power;
  return {
    ...{ now, state, bands, liquid: bands.liquid, oil: bands.oil },
    energy: { low: hours * low, mid: hours * mid, high: hours * high },
    change: {
      liquid: changeOf(({ liquid }) => liquid),
      oil: changeOf(({ oil }) => oil),
      energy: changeOf(({ power }) => hours * power),
    },
  };
}

/** Of a day. */
const hours = 24;
