import type { PotentialMethod, Product } from '../vocabulary.ts';
import { baselineValidDays, maxPotentialAgeDays, minBaselineDays } from './limits.ts';
import { normalizedRates, type DailySeries } from './normalized-rate.ts';
import { trailingMedian } from './robust-statistics.ts';

/** By which potential is judged when a caller names none. */
export const defaultPotentialMethod: PotentialMethod = 'trailingMedian';

/** What a well could give of one product on each day of its record. */
export interface Potential {
  /** Rate (unit of the volumes per 24 h); NaN on days without one. */
  rate: Float64Array;
  /** Dead band: the share of the rate by which a day may miss or pass it as noise; 0 for none. */
  band: Float64Array;
}

/**
 * Potential as the median q24 of the last 30 valid days before each day. NaN before there are five, and 180 days after
 * the last valid one: then the well is lost, not deferred.
 */
export function trailingMedianPotential(series: DailySeries, product: Product): Potential {
  const rates = normalizedRates(series, product);
  const potential = trailingMedian(rates, baselineValidDays, minBaselineDays);
  let lastValid = -Infinity;
  const rate = potential.map((value, i) => {
    const age = series.day[i]! - lastValid;
    if (Number.isFinite(rates[i]!)) lastValid = series.day[i]!;
    return age > maxPotentialAgeDays ? NaN : value;
  });
  return { rate, band: new Float64Array(rate.length) };
}
