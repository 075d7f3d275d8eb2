/** A point of a catalog curve: one stage in water at the curve's frequency. */
export interface CurvePoint {
  /** Liquid through the pump (m3/d). */
  rate: number;
  /** m. */
  head: number;
  /** Shaft power (kW); null where the catalog gives neither power nor efficiency. */
  power: number | null;
}

/** The catalog curve of a pump, interpolated without overshoot between its points. */
export interface PumpCurve {
  /** Frequency that the points are for (Hz). */
  frequency: number;
  /** What it is made of. */
  points: readonly CurvePoint[];
  /** Ascending rates (m3/d). */
  rates: Float64Array;
  head: Monotone;
  /** Undefined when a point has no power. */
  power: Monotone | undefined;
  /** Rate of best efficiency (m3/d); NaN without power. */
  bestRate: number;
}

/** Why points are no curve. */
export type CurveProblem = 'tooFewPoints' | 'unsortedRates' | 'negativeHead' | 'risingHead' | 'negativePower';

/** Fewer points do not show the bend of a head curve. */
const leastPoints = 3;

/** What is wrong with the points of a curve; undefined when nothing is. */
export function curveProblem(points: readonly CurvePoint[]): CurveProblem | undefined {
  if (points.length < leastPoints) return 'tooFewPoints';
  const rates = points.map(({ rate }) => rate);
  if (rates.some((rate, i) => !(rate >= 0) || (i > 0 && rate <= rates[i - 1]!))) return 'unsortedRates';
  if (points.some(({ head }) => !(head >= 0))) return 'negativeHead';
  // Some stages have a hump at low rates; from their first point to their last, the head must fall.
  if (points.at(-1)!.head >= points[0]!.head) return 'risingHead';
  if (points.some(({ power }) => power !== null && !(power >= 0))) return 'negativePower';
  return undefined;
}

/** Interpolates points that have no {@link curveProblem}. */
export function pumpCurve(frequency: number, points: readonly CurvePoint[]): PumpCurve {
  const rates = Float64Array.from(points, ({ rate }) => rate);
  const head = monotone(
    rates,
    Float64Array.from(points, (point) => point.head),
  );
  const powers = points.map(({ power }) => power);
  const power = powers.every((value) => value !== null)
    ? monotone(rates, Float64Array.from(powers))
    : undefined;
  return { frequency, points, rates, head, power, bestRate: power ? bestRateOf(rates, head, power) : NaN };
}

/** What one stage does in water at a frequency. */
export interface StagePoint {
  /** m; negative beyond the rate at which the stage lifts nothing. */
  head: number;
  /** kW; NaN when the curve has no power. */
  power: number;
}

/**
 * One stage at a rate and frequency by the affinity laws: rate scales with the speed, head with its square, power with
 * its cube.
 * @param rate m3/d through the pump
 * @param frequency Hz, above 0
 */
export function stageAt(curve: PumpCurve, rate: number, frequency: number): StagePoint {
  const speed = frequency / curve.frequency;
  const catalogRate = rate / speed;
  return {
    head: curve.head(catalogRate) * speed ** 2,
    power: curve.power === undefined ? NaN : curve.power(catalogRate) * speed ** 3,
  };
}

const gravity = 9.806_65;
const secondsPerDay = 86_400;

/** Pressure of a column of liquid (bar). @param density kg/m3 @param height m */
export function columnPressure(density: number, height: number): number {
  return (density * gravity * height) / 1e5;
}

/** Efficiency of a stage (0..1). @param rate m3/d @param head m @param power kW @param density kg/m3 */
export function stageEfficiency(rate: number, head: number, power: number, density: number): number {
  return (density * gravity * head * rate) / secondsPerDay / 1_000 / power;
}

const waterDensity = 1_000;
const gridSteps = 200;

/** The rate of the best efficiency, on a fine grid. */
function bestRateOf(rates: Float64Array, head: Monotone, power: Monotone): number {
  const last = rates.at(-1)!;
  let best = { rate: NaN, efficiency: 0 };
  for (let i = 1; i <= gridSteps; i++) {
    const rate = (last * i) / gridSteps;
    const efficiency = stageEfficiency(rate, head(rate), power(rate), waterDensity);
    if (efficiency > best.efficiency) best = { rate, efficiency };
  }
  return best.rate;
}

/** A function through points; straight lines beyond the first and the last. */
type Monotone = (x: number) => number;

/** Cubic interpolation that keeps rising data rising and falling data falling (Fritsch and Carlson). */
function monotone(xs: Float64Array, ys: Float64Array): Monotone {
  const last = xs.length - 1;
  const secants = Float64Array.from(
    { length: last },
    (_, i) => (ys[i + 1]! - ys[i]!) / (xs[i + 1]! - xs[i]!),
  );
  const slopes = Float64Array.from(xs, (_, i) => {
    const [before, after] = [secants[i - 1] ?? secants[i]!, secants[i] ?? secants[i - 1]!];
    return before * after <= 0 ? 0 : (before + after) / 2;
  });
  secants.forEach((secant, i) => {
    if (secant === 0) return slopes.fill(0, i, i + 2);
    const [left, right] = [slopes[i]! / secant, slopes[i + 1]! / secant];
    const excess = Math.hypot(left, right) / 3;
    if (excess > 1) {
      slopes[i] = (left / excess) * secant;
      slopes[i + 1] = (right / excess) * secant;
    }
  });
  return (x) => {
    if (x <= xs[0]!) return ys[0]! + slopes[0]! * (x - xs[0]!);
    if (x >= xs[last]!) return ys[last]! + slopes[last]! * (x - xs[last]!);
    let i = 0;
    while (x > xs[i + 1]!) i++;
    const width = xs[i + 1]! - xs[i]!;
    const t = (x - xs[i]!) / width;
    const away = 1 - t;
    return (
      ys[i]! * (1 + 2 * t) * away ** 2 +
      slopes[i]! * width * t * away ** 2 +
      ys[i + 1]! * t ** 2 * (3 - 2 * t) -
      slopes[i + 1]! * width * t ** 2 * away
    );
  };
}
