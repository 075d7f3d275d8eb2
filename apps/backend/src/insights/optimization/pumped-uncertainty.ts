import { median } from '../robust-statistics.ts';
import { fitAgain, fittedRate, memoryDays } from './inflow.ts';
import { oddsOf, type Band, type Draw, type Odds } from './odds.ts';
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
import { stepErrors, type StepErrors } from './step-errors.ts';
import { studentValue } from './student.ts';
import { noRecord, type TrackRecord } from './track-record.ts';

/** The band of values that are all as likely; NaN without any. */
export function bandOf(values: ArrayLike<number>): Band {
  return bandOfDraws(Array.from(values, (value) => ({ value, weight: 1 })));
}

function bandOfDraws(draws: readonly Draw[]): Band {
  const { low, mid, high } = oddsOf(draws);
  return { low, mid, high };
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
  /** What its past steps say of its model. @default nothing */
  record?: TrackRecord;
  /** How far its model is off its own steps. @default not known, as of a model that was stored before it was asked */
  errors?: StepErrors;
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
  return replicas.length < (1 - maxFailed) * replicaCount
    ? undefined
    : { fit, replicas, errors: stepErrors(fit) };
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
  change: { liquid: Odds; oil: Odds; energy: Odds };
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

/** A state with the present one that its change is from, and how much it counts. */
interface DrawnStates {
  here: WellState;
  there: WellState;
  weight: number;
}

/** So many degrees of freedom are as good as normal. */
const manyFreedom = 200;
/** Standard normal values of as many equal parts of the distribution, in their middles. */
const unlikeValues = Array.from({ length: 20 }, (_, i) => studentValue((i + 0.5) / 20, manyFreedom));

/**
 * Everything that a step may come to, of one distribution: the models that the readings leave possible, their change of the rate
 * corrected by what past steps gave of what was expected; and, as likely as the record says, a change that the model knows nothing of,
 * about none and as large as the expected one.
 */
function drawnStates({ fit, replicas, record = noRecord }: PredictedWell, frequency: number): DrawnStates[] {
  const pairs = replicas.flatMap((replica) => {
    const there = stateAt(replica, frequency);
    return there ? [{ there, here: stateAt(replica, fit.present.frequency)! }] : [];
  });
  const changes = pairs.map(({ here, there }) => there.liquid - here.liquid);
  const usual = Math.abs(median(Float64Array.from(changes)));
  const like = pairs.map(({ here, there }, i) => ({
    ...{ here, there: withLiquid(there, here.liquid + record.factor * changes[i]!) },
    weight: (1 - record.unlike) / pairs.length,
  }));
  const unlike = unlikeValues.flatMap((value, i): DrawnStates[] => {
    const pair = pairs[Math.floor(((i + 0.5) / unlikeValues.length) * pairs.length)];
    return pair
      ? [
          {
            ...{ here: pair.here, there: withLiquid(pair.there, pair.here.liquid + usual * value) },
            weight: record.unlike / unlikeValues.length,
          },
        ]
      : [];
  });
  return [...like, ...unlike];
}

/** A state with another rate of liquid, and as much oil in it. */
function withLiquid(state: WellState, liquid: number): WellState {
  return { ...state, liquid, oil: (state.oil * liquid) / state.liquid };
}

/** P10 of the standard normal distribution. */
const p10 = studentValue(0.9, manyFreedom);

/** How far the model is off a value for each Hz of a step (standard deviation). */
function errorOf({ fit, errors }: PredictedWell, name: Measured): number {
  if (errors === undefined) return 0;
  if (name === 'load') return (100 * errors.motorCurrent) / fit.equipment.nameplateCurrent;
  return name === 'motorTemperature' || name === 'intakePressure' || name === 'motorCurrent'
    ? errors[name]
    : 0;
}

/** Undefined where the well does not flow at that frequency. */
export function predict(well: PredictedWell, frequency: number): Prediction | undefined {
  const { fit } = well;
  const now = stateAt(fit, fit.present.frequency);
  if (now === undefined || stateAt(fit, frequency) === undefined) return undefined;
  const drawn = drawnStates(well, frequency);
  const changeOf = (of: (state: WellState) => number): Odds =>
    oddsOf(drawn.map(({ there, here, weight }) => ({ value: of(there) - of(here), weight })));
  const state: WellState = { ...now, frequency };
  for (const name of measured) state[name] = now[name] + changeOf((one) => one[name]).mid;
  const moved = Math.abs(frequency - fit.present.frequency);
  const bands = Object.fromEntries(
    measured.map((name) => {
      const middle = state[name];
      const own = p10 * moved * errorOf(well, name);
      // What the replicas have of their own at the present frequency is their noise: it widens the band and does not move it.
      const { low, mid, high } = bandOfDraws(
        drawn.map(({ there, weight }) => ({ value: there[name], weight })),
      );
      // The error of the model stands beside what its readings leave open.
      const below = Math.hypot(mid - low, own);
      return [name, { low: middle - below, mid: middle, high: middle + Math.hypot(high - mid, own) }];
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
