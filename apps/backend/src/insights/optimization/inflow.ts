import { leastSquares } from './least-squares.ts';

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
}

/** Rounds in which the reservoir pressure, which Vogel's bend depends on, and the decline settle. */
const maxRounds = 25;
/** Fastest decline or rise that is a trend and not a change of the well (1/d). */
const maxDecline = 0.01;

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
  const rates = Float64Array.from(points, ({ rate }) => rate);
  const ones = new Float64Array(points.length).fill(1);
  let fit: Omit<InflowFit, 'residuals'> = {
    ...{ productivity: NaN, reservoirPressure: Infinity, bubblePoint, oilShare, decline: 0 },
  };
  for (let round = 0; round < maxRounds; round++) {
    const shape = { ...fit, reservoirPressure: Math.max(fit.reservoirPressure, bubblePoint * 1e-3) };
    // rate ≈ e^(−decline t) J (pr − x), with x what the pressure counts for; linear in J pr, J and a small change of the decline.
    const level = Float64Array.from(points, ({ time }) => Math.exp(-fit.decline * time));
    const counted = Float64Array.from(
      points,
      ({ pressure }, i) => -level[i]! * (pressure + oilShare * drawdownLost(shape, pressure)),
    );
    const decay = Float64Array.from(
      points,
      ({ time }, i) => -time * (Number.isNaN(fit.productivity) ? meanOf(rates) : fittedRate(fit, points[i]!)),
    );
    const solved = leastSquares([Float64Array.from(ones, (_, i) => level[i]!), counted, decay], rates);
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

/** What a fit gives on the day of a point, at its pressure (Sm3/d). */
export function fittedRate(
  fit: Inflow & Pick<InflowFit, 'decline'>,
  { time, pressure }: Pick<InflowPoint, 'time' | 'pressure'>,
): number {
  return Math.exp(-fit.decline * time) * inflowRate(fit, pressure);
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
