import { median } from '../robust-statistics.ts';
import { leastSquares, rootMeanSquare } from './least-squares.ts';
import { noiseOf } from './step-effect.ts';

/** What a reservoir gives a well. Pressures are at the depth of the intake. */
export interface Inflow {
  /** Sm3/d of liquid per bar of drawdown above the bubble point. */
  productivity: number;
  /** Pressure at which nothing flows (bar). */
  reservoirPressure: number;
  /** bar; 0 where it is unknown: the inflow is then a straight line. */
  bubblePoint: number;
  /** Share of the liquid that gas comes out of (0..1): 1 − water cut. */
  oilShare: number;
}

/**
 * Liquid that flows in at a pressure (Sm3/d): straight above the bubble point, by Vogel below it, of which the water in
 * the liquid has no part. Negative above the reservoir pressure.
 * @param pressure flowing pressure (bar)
 */
export function inflowRate(inflow: Inflow, pressure: number): number {
  const { productivity, reservoirPressure, oilShare } = inflow;
  return productivity * (reservoirPressure - pressure - oilShare * drawdownLost(inflow, pressure));
}

/** Drawdown that free gas makes useless (bar): that of the straight line less that of Vogel's curve. */
function drawdownLost({ reservoirPressure, bubblePoint }: Inflow, pressure: number): number {
  const bend = Math.min(bubblePoint, reservoirPressure);
  if (pressure >= bend || bend <= 0) return 0;
  const share = pressure / bend;
  return bend - pressure - (bend / 1.8) * (1 - 0.2 * share - 0.8 * share ** 2);
}

/** One operating day as the inflow sees it. */
export interface InflowPoint {
  /** Days before the newest one, as a negative number or 0. */
  time: number;
  /** Sm3/d. */
  rate: number;
  /** bar. */
  pressure: number;
}

/** An inflow as of the newest day, with what it rests on. */
export interface InflowFit extends Inflow {
  /** Share that the well loses a day (1/d); negative while it rises. */
  decline: number;
  /** Measured less fitted rate of each point (Sm3/d). */
  residuals: Float64Array;
  /** Standard deviation of a rate, as large as its memory makes it in a mean of many days (Sm3/d). */
  noise: number;
}

/** Rounds in which the reservoir pressure, which Vogel's bend depends on, and the decline settle. */
const maxRounds = 25;
/** Pressures closer than this are one (bar). */
const leastSpread = 0.01;
/** Rounds in which the noise settles. */
const noiseRounds = 4;
/** Fastest decline or rise that is a trend and not a change of the well (1/d). */
const maxDecline = 0.01;
/**
 * What wells are usually like, where the rates do not say: nothing flows at twice the pressure of the intake, and no decline. Each
 * with its standard deviation (share of the rate; 1/d); distinct settings outweigh them as soon as their rates differ by more than
 * the noise.
 */
const usualWell = { pressures: 2, rateSd: 0.4, declineSd: 0.001 } as const;

/** How far a well is from the usual one, in standard deviations. */
export interface DrawnWell {
  rate: number;
  decline: number;
}

/**
 * Fits productivity, reservoir pressure and decline by least squares. Undefined when the points do not determine
 * them, or only with a well that gives more at a higher pressure.
 * @param points of at least two distinct pressures
 */
export function fitInflow(
  points: readonly InflowPoint[],
  bubblePoint: number,
  oilShare: number,
): InflowFit | undefined {
  const pressures = points.map(({ pressure }) => pressure);
  if (!(Math.max(...pressures) - Math.min(...pressures) > leastSpread)) return undefined;
  const unknown = { productivity: NaN, reservoirPressure: Infinity, decline: 0 };
  const start = { ...unknown, bubblePoint, oilShare };
  // The noise is that of the residuals, and they depend on it: it begins with all that moves the rates.
  const rates = Float64Array.from(points, ({ rate }) => rate);
  const level = median(rates);
  let fit = fitAgain({ ...start, noise: rootMeanSquare(rates.map((rate) => rate - level)) }, points);
  for (let round = 0; round < noiseRounds && fit; round++) {
    const next = fitAgain({ ...fit, noise: noiseOfMeans(fit.residuals) }, points);
    // Rates that contradict the inflow say less than their noise promises.
    if (next === undefined) return fit;
    fit = next;
  }
  return fit;
}

/**
 * Fits other points of a well that was fitted before, from there on; undefined as {@link fitInflow}.
 * @param drawn what the well is taken for where its rates do not say @default the usual one
 */
export function fitAgain(
  start: Omit<InflowFit, 'residuals'>,
  points: readonly InflowPoint[],
  drawn: DrawnWell = { rate: 0, decline: 0 },
): InflowFit | undefined {
  const { bubblePoint, oilShare, noise } = start;
  const usualRate = meanOf(points.map(({ rate }) => rate));
  const farPressure = usualWell.pressures * median(Float64Array.from(points, ({ pressure }) => pressure));
  const rateTrust = noise / (usualWell.rateSd * usualRate);
  const declineTrust = noise / usualWell.declineSd;
  const count = points.length;
  const [levels, counted, decay, rates] = [0, 1, 2, 3].map(() => new Float64Array(count + 2)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let fit: Omit<InflowFit, 'residuals'> = start;
  for (let round = 0; round < maxRounds; round++) {
    const shape = { ...fit, reservoirPressure: Math.max(fit.reservoirPressure, bubblePoint * 1e-3) };
    const isFirst = Number.isNaN(fit.productivity);
    // rate ≈ e^(−decline t) J (pr − x), with x what the pressure counts for; linear in J pr, J and a small change of the decline.
    points.forEach(({ time, pressure, rate }, i) => {
      const level = Math.exp(-fit.decline * time);
      levels[i] = level;
      counted[i] = -level * (pressure + oilShare * drawdownLost(shape, pressure));
      decay[i] = -time * (isFirst ? usualRate : level * inflowRate(fit, pressure));
      rates[i] = rate;
    });
    levels[count] = rateTrust;
    counted[count] = -rateTrust * (farPressure + oilShare * drawdownLost(shape, farPressure));
    rates[count] = rateTrust * drawn.rate * usualWell.rateSd * usualRate;
    decay[count + 1] = declineTrust;
    rates[count + 1] = declineTrust * (drawn.decline * usualWell.declineSd - fit.decline);
    const solved = leastSquares([levels, counted, decay], rates);
    if (solved === undefined) return undefined;
    const [atZero, productivity, change] = solved as [number, number, number];
    const decline = Math.min(maxDecline, Math.max(-maxDecline, fit.decline + change));
    const reservoirPressure = atZero / productivity;
    if (!(productivity > 0) || !Number.isFinite(reservoirPressure)) return undefined;
    const moved = Math.abs(reservoirPressure - fit.reservoirPressure) + 1e3 * Math.abs(decline - fit.decline);
    fit = { ...fit, productivity, reservoirPressure, decline };
    if (moved < 1e-6 * reservoirPressure) break;
  }
  if (points.some(({ pressure }) => pressure >= fit.reservoirPressure)) return undefined;
  return { ...fit, residuals: Float64Array.from(points, (point) => point.rate - fittedRate(fit, point)) };
}

/** Days over which what is allocated to a well stays too high or too low. */
export const memoryDays = 14;

/** Standard deviation of a value, as large as its memory makes it in a mean of many. */
function noiseOfMeans(residuals: Float64Array): number {
  const { sigma, memory } = noiseOf(residuals);
  const blocks = Array.from({ length: Math.floor(residuals.length / memoryDays) }, (_, i) =>
    meanOf(residuals.subarray(i * memoryDays, (i + 1) * memoryDays)),
  );
  // The level and the decline were fitted to the same blocks.
  const squares = blocks.reduce((sum, mean) => sum + mean ** 2, 0);
  const slow = blocks.length > 2 ? Math.sqrt((memoryDays * squares) / (blocks.length - 2)) : 0;
  return Math.max(sigma * Math.sqrt((1 + memory) / (1 - memory)), slow);
}

/** What a fit gives on the day of a point, at its pressure (Sm3/d). */
export function fittedRate(
  fit: Inflow & Pick<InflowFit, 'decline'>,
  { time, pressure }: Pick<InflowPoint, 'time' | 'pressure'>,
): number {
  return Math.exp(-fit.decline * time) * inflowRate(fit, pressure);
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}
