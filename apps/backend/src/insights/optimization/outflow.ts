import { leastSquares } from './least-squares.ts';
import { median, noiseSigma } from '../robust-statistics.ts';

/** What stands above a pump. Pressures in bar, rates in Sm3/d of liquid. */
export interface Outflow {
  /** Weight of the column, and what grows with the square of the rate. */
  column: Growing;
  /** Pressure at the wellhead with its choke and flow line as they are. */
  wellhead: Growing;
}

/** A pressure of `standing + growth · rate²`. */
interface Growing {
  standing: number;
  /** bar/(Sm3/d)². */
  growth: number;
}

/** Discharge pressure that a rate needs (bar). */
export function dischargePressure({ column, wellhead }: Outflow, rate: number): number {
  return wellheadPressure({ wellhead }, rate) + column.standing + column.growth * rate ** 2;
}

/** Wellhead pressure at a rate (bar). */
export function wellheadPressure({ wellhead }: Pick<Outflow, 'wellhead'>, rate: number): number {
  return wellhead.standing + wellhead.growth * rate ** 2;
}

/** One operating day as the outflow sees it. */
export interface OutflowPoint {
  rate: number;
  dischargePressure: number;
  wellheadPressure: number;
}

export interface OutflowFit extends Outflow {
  /** Measured less fitted discharge and wellhead pressure (bar). */
  residuals: { column: Float64Array; wellhead: Float64Array };
}

/**
 * Shares of a pressure that grow with the rate, where the readings do not say: friction in tubing is small against the
 * column, flow lines hold more. Each with its standard deviation; readings outweigh them as soon as rates differ.
 */
const usualGrowth = { column: { share: 0.05, sd: 0.05 }, wellhead: { share: 0.15, sd: 0.15 } } as const;

/**
 * Fits weight, friction and wellhead pressure; undefined without points.
 * @param drawn how far the usual growth is from its mean, in standard deviations @default 0
 */
export function fitOutflow(points: readonly OutflowPoint[], drawn = 0): OutflowFit | undefined {
  const rates = Float64Array.from(points, ({ rate }) => rate);
  const column = Float64Array.from(points, (point) => point.dischargePressure - point.wellheadPressure);
  const wellhead = Float64Array.from(points, (point) => point.wellheadPressure);
  const fitted = {
    column: fitGrowing(rates, column, 'column', drawn),
    wellhead: fitGrowing(rates, wellhead, 'wellhead', drawn),
  };
  if (fitted.column === undefined || fitted.wellhead === undefined) return undefined;
  const residuals = (values: Float64Array, { standing, growth }: Growing): Float64Array =>
    values.map((value, i) => value - standing - growth * rates[i]! ** 2);
  return {
    column: fitted.column,
    wellhead: fitted.wellhead,
    residuals: { column: residuals(column, fitted.column), wellhead: residuals(wellhead, fitted.wellhead) },
  };
}

/** Least noise of a gauge (bar). */
const leastNoise = 0.05;

/** The usual growth takes part as one more observation, weighted by the noise of the readings. */
function fitGrowing(
  rates: Float64Array,
  values: Float64Array,
  of: keyof typeof usualGrowth,
  drawn: number,
): Growing | undefined {
  const level = median(values);
  const square = median(rates) ** 2;
  if (!Number.isFinite(level) || !(square > 0)) return undefined;
  const { share, sd } = usualGrowth[of];
  const usual = (Math.max(0, share + drawn * sd) * level) / square;
  const trust = noiseSigma(values, leastNoise) / Math.max(leastNoise, Math.abs(sd * level));
  const ones = [...new Array<number>(values.length).fill(1), 0];
  const squares = [...rates.map((rate) => rate ** 2), square * trust];
  const solved = leastSquares([ones, squares], [...values, usual * square * trust]);
  if (solved === undefined) return undefined;
  const growth = Math.min(Math.max(0, solved[1]!), Math.max(0, level) / square);
  return { growth, standing: median(values.map((value, i) => value - growth * rates[i]! ** 2)) };
}
