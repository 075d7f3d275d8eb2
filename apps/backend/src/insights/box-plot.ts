import { quantile } from './robust-statistics.ts';

/** The middle of some values and how far they spread. */
export interface BoxPlot {
  /** The least and the greatest value that lie within 1.5 times the height of the box from it. */
  readonly low: number;
  readonly high: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
}

/** Heights of the box within which a value is no outlier. */
const whisker = 1.5;

/** The box plot of Tukey, with quartiles interpolated between values; undefined without any value. */
export function boxPlot(values: readonly number[]): BoxPlot | undefined {
  if (values.length === 0) return undefined;
  const [lowerQuartile, middle, upperQuartile] = [0.25, 0.5, 0.75].map((share) =>
    quantile(values, share),
  ) as [number, number, number];
  const reach = whisker * (upperQuartile - lowerQuartile);
  const near = values.filter((value) => value >= lowerQuartile - reach && value <= upperQuartile + reach);
  // Of values that differ in their last digits alone, a quartile between them is rounded to one that none lies within.
  const within = near.length > 0 ? near : values;
  return {
    low: Math.min(...within),
    high: Math.max(...within),
    lowerQuartile,
    median: middle,
    upperQuartile,
  };
}
