import { median, noiseSigma } from '../robust-statistics.ts';

/** What stands above a pump. Pressures in bar, rates in Sm3/d of liquid. */
export interface Outflow {
  /** Weight of the column, and what grows with the square of the rate. */
  column: Growing;
  /** Pressure at the wellhead with its choke and flow line as they are. */
  wellhead: Growing;
}

/** A pressure of `standing + growth · rate²`. */
export interface Growing {
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
  /** What is usual for this well, where its readings do not say. */
  usual: { column: UsualGrowth; wellhead: UsualGrowth };
}

/** Growth of a pressure that a well of this rate usually has. */
interface UsualGrowth {
  level: number;
  /** Square of the usual rate. */
  square: number;
  /** Weight of the usual growth beside one reading. */
  trust: number;
}

/**
 * Shares of a pressure that grow with the rate, where the readings do not say: friction in tubing is small against the
 * column, flow lines hold more. Each with its standard deviation; readings outweigh them as soon as rates differ.
 */
const usualGrowth = { column: { share: 0.05, sd: 0.05 }, wellhead: { share: 0.15, sd: 0.15 } } as const;

/** Fits weight, friction and wellhead pressure; undefined without points. */
export function fitOutflow(points: readonly OutflowPoint[]): OutflowFit | undefined {
  const rates = Float64Array.from(points, ({ rate }) => rate);
  const column = Float64Array.from(points, (point) => point.dischargePressure - point.wellheadPressure);
  const wellhead = Float64Array.from(points, (point) => point.wellheadPressure);
  const usual = {
    column: usualGrowthOf(rates, column, 'column'),
    wellhead: usualGrowthOf(rates, wellhead, 'wellhead'),
  };
  const fitted = fitOutflowAgain({ rates, column, wellhead }, usual);
  if (fitted === undefined) return undefined;
  // What stands is a median: a gauge that froze for days must not move it.
  const part = (values: Float64Array, { growth }: Growing) => {
    const rest = values.map((value, i) => value - growth * rates[i]! ** 2);
    const standing = median(rest);
    return { fit: { growth, standing }, residuals: rest.map((value) => value - standing) };
  };
  const parts = { column: part(column, fitted.column), wellhead: part(wellhead, fitted.wellhead) };
  return {
    column: parts.column.fit,
    wellhead: parts.wellhead.fit,
    residuals: { column: parts.column.residuals, wellhead: parts.wellhead.residuals },
    usual,
  };
}

/**
 * Fits other pressures of a well that was fitted before; undefined when they determine nothing.
 * @param drawn how far the usual growth is from its mean, in standard deviations @default 0
 */
export function fitOutflowAgain(
  { rates, column, wellhead }: Record<'rates' | 'column' | 'wellhead', Float64Array>,
  usual: OutflowFit['usual'],
  drawn = 0,
): Outflow | undefined {
  const fitted = {
    column: fitGrowing(rates, column, usual.column, usualGrowth.column, drawn),
    wellhead: fitGrowing(rates, wellhead, usual.wellhead, usualGrowth.wellhead, drawn),
  };
  if (fitted.column === undefined || fitted.wellhead === undefined) return undefined;
  return { column: fitted.column, wellhead: fitted.wellhead };
}

/** Least noise of a gauge (bar). */
const leastNoise = 0.05;

function usualGrowthOf(rates: Float64Array, values: Float64Array, of: keyof typeof usualGrowth): UsualGrowth {
  const level = median(values);
  const sd = Math.max(leastNoise, Math.abs(usualGrowth[of].sd * level));
  return { level, square: median(rates) ** 2, trust: noiseSigma(values, leastNoise) / sd };
}

/** The usual growth takes part as one more observation, weighted by the noise of the readings. */
function fitGrowing(
  rates: Float64Array,
  values: Float64Array,
  { level, square, trust }: UsualGrowth,
  { share, sd }: { share: number; sd: number },
  drawn: number,
): Growing | undefined {
  if (!Number.isFinite(level) || !(square > 0)) return undefined;
  const weight = square * trust;
  const growth = (Math.max(0, share + drawn * sd) * level) / square;
  const count = values.length;
  let [sum, total, fourths, product] = [0, 0, weight ** 2, growth * weight ** 2];
  for (let i = 0; i < count; i++) {
    const rateSquare = rates[i]! ** 2;
    sum += rateSquare;
    total += values[i]!;
    fourths += rateSquare ** 2;
    product += rateSquare * values[i]!;
  }
  const spread = count * fourths - sum ** 2;
  if (!(spread > 0)) return undefined;
  const fitted = (count * product - sum * total) / spread;
  const held = Math.min(Math.max(0, fitted), Math.max(0, level) / square);
  return { growth: held, standing: (total - held * sum) / count };
}
