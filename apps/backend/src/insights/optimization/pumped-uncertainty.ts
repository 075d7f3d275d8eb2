import { quantile } from '../robust-statistics.ts';
import { fitInflow, fittedRate } from './inflow.ts';
import { fitOutflow } from './outflow.ts';
import { solveWell, stateAt, type FittedWell, type WellModel, type WellState } from './pumped-well.ts';
import type { RateSource } from './readings.ts';
import { blockIndices, normal, seededRandom, type Uniform } from './seeded-random.ts';

/** Percentiles as SPE PRMS has them: P90 is the low value, P50 the middle one, P10 the high one. */
export interface Band {
  low: number;
  mid: number;
  high: number;
}

/** The band of values; NaN without any. */
export function bandOf(values: ArrayLike<number>): Band {
  return { low: quantile(values, 0.1), mid: quantile(values, 0.5), high: quantile(values, 0.9) };
}

/** Models that the same well could as well have. */
const replicaCount = 200;
/** More failed fits than this share mean that the readings do not determine the well. */
const maxFailed = 0.2;
/** Residuals that stay together when they are resampled (days): longer than the memory of daily noise. */
const blockDays = 5;
/** Standard deviation of a rate against the true one, by its source. */
const rateError: Readonly<Record<RateSource, number>> = { test: 0.03, allocated: 0.03, metered: 0.02 };

/** A fitted well with the models that its readings leave possible. */
export interface UncertainWell {
  fit: FittedWell;
  replicas: readonly WellModel[];
}

/**
 * Fits a well again on resampled residuals. The same fit gives the same replicas; undefined when too many fail.
 * @param id of the well; seeds the numbers together with its newest day
 */
export function replicate(fit: FittedWell, id: string): UncertainWell | undefined {
  const uniform = seededRandom(`${id}/${fit.present.day}`);
  const replicas: WellModel[] = [];
  for (let i = 0; i < replicaCount; i++) {
    const replica = replicaOf(fit, uniform);
    if (replica) replicas.push(replica);
  }
  return replicas.length < (1 - maxFailed) * replicaCount ? undefined : { fit, replicas };
}

function replicaOf(fit: FittedWell, uniform: Uniform): WellModel | undefined {
  const { days, present, equipment } = fit;
  const drawn = blockIndices(uniform, days.length, blockDays);
  const growth = normal(uniform);
  const scale = 1 + rateError[present.source] * normal(uniform);
  const time = (i: number): number => days[i]!.day - present.day;
  const inflow = fitInflow(
    days.map(({ intakePressure: pressure }, i) => ({
      time: time(i),
      pressure,
      rate: fittedRate(fit.inflow, { time: time(i), pressure }) + fit.inflow.residuals[drawn[i]!]!,
    })),
    fit.inflow.bubblePoint,
    fit.inflow.oilShare,
  );
  const outflow = fitOutflow(
    days.map(({ liquid: rate }, i) => {
      const wellhead = fit.outflow.wellhead.standing + fit.outflow.wellhead.growth * rate ** 2;
      const column = fit.outflow.column.standing + fit.outflow.column.growth * rate ** 2;
      const wellheadPressure = wellhead + fit.outflow.residuals.wellhead[drawn[i]!]!;
      const above = column + fit.outflow.residuals.column[drawn[i]!]!;
      return { rate, wellheadPressure, dischargePressure: wellheadPressure + above };
    }),
    growth,
  );
  if (inflow === undefined || outflow === undefined) return undefined;
  const newest = drawn.slice(-presentCount);
  const wear = fit.pump.wear * (1 + quantile(picked(fit.pump.residuals, newest), 0.5));
  const offset = quantile(picked(fit.inflow.residuals, newest), 0.5);
  const parts = { inflow, outflow, pump: { ...fit.pump, wear } };
  const base = solveWell(parts, present, present.frequency);
  const liquid = scale * (present.liquid + offset);
  return base && { ...parts, equipment, base, present: { ...present, liquid } };
}

/** Days of which the present values are medians. */
const presentCount = 7;

function picked(values: Float64Array, indices: Int32Array): Float64Array {
  return Float64Array.from(indices, (i) => values[i]!);
}

/** What a well does at a frequency, with how sure that is. */
export interface Prediction {
  /** By the fit itself; the checks are made on it. */
  state: WellState;
  /** Sm3/d. */
  liquid: Band;
  oil: Band;
  /** Energy (kWh/d). */
  energy: Band;
  /** Changes against the present frequency. */
  change: { liquid: Band; oil: Band; energy: Band };
}

/** Undefined where the well does not flow at that frequency. */
export function predict({ fit, replicas }: UncertainWell, frequency: number): Prediction | undefined {
  const state = stateAt(fit, frequency);
  if (state === undefined) return undefined;
  const pairs = replicas.flatMap((replica) => {
    const there = stateAt(replica, frequency);
    return there ? [{ there, here: stateAt(replica, fit.present.frequency)! }] : [];
  });
  const band = (of: (state: WellState) => number): Band => bandOf(pairs.map(({ there }) => of(there)));
  const change = (of: (state: WellState) => number): Band =>
    bandOf(pairs.map(({ there, here }) => of(there) - of(here)));
  return {
    state,
    liquid: band(({ liquid }) => liquid),
    oil: band(({ oil }) => oil),
    energy: band(energyOf),
    change: {
      liquid: change(({ liquid }) => liquid),
      oil: change(({ oil }) => oil),
      energy: change(energyOf),
    },
  };
}

function energyOf({ power }: WellState): number {
  return 24 * power;
}
