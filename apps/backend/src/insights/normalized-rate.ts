import type { MainProduct } from '../vocabulary.ts';
import { maxDayHours, minValidHours } from './limits.ts';

/** One well's daily record in columns: ascending days without duplicates, NaN where nothing was reported. */
export interface DailySeries {
  /** What the well is for on these days: whose level, losses and changes the rules find. */
  product: MainProduct;
  /** Days since 1970-01-01, production day of the field. */
  day: Int32Array;
  /** Moment at which each production day begins (ms since 1970-01-01T00:00Z). */
  start: Float64Array;
  /** On-stream time (h), see {@link hoursOnStream}. */
  hours: Float64Array;
  /** Length of the production day: 23, 24 or 25 h. */
  calendarHours: Float64Array;
  /** Volumes of the day (Sm3). */
  oil: Float64Array;
  gas: Float64Array;
  water: Float64Array;
  /** 1 where the row contradicts itself and must not shape a baseline. */
  suspect: Uint8Array;
  /** 1 where the gas was shared out among the wells of the field by one ratio: it says nothing of this one. */
  gasShared: Uint8Array;
  /** 1 where planned work touched the well that day. */
  plannedWork: Uint8Array;
}

/**
 * On-stream time of a day (h). Where it was not reported, a day with a volume counts as a full one; NaN where no volume was
 * reported either. A day whose volumes are all zero is one off stream, whatever its hours say.
 * @param reported on-stream time as reported; NaN where it was not
 * @param calendarHours length of the day
 * @param volumes what the day produced; NaN where nothing was reported
 */
export function hoursOnStream(reported: number, calendarHours: number, volumes: readonly number[]): number {
  const known = volumes.filter((volume) => !Number.isNaN(volume));
  if (known.length > 0 && known.every((volume) => volume === 0)) return 0;
  if (!Number.isNaN(reported)) return reported;
  return known.some((volume) => volume > 0) ? calendarHours : NaN;
}

/** A rate needs at least half a day on stream; more than the longest day is a reporting error. */
export function isValidDay(hours: number): boolean {
  return hours >= minValidHours && hours <= maxDayHours;
}

/**
 * Hours-normalized rate q24 = volume × 24 / on-stream hours (volume unit per day).
 * @returns NaN when the volume is missing or negative or the day is not valid
 */
export function normalizedRate(volume: number, hours: number): number {
  return volume >= 0 && isValidDay(hours) ? (volume * 24) / hours : NaN;
}

/**
 * q24 of every day of a record, NaN on days that do not show the well's ability: too few hours,
 * contradictory rows and, unless `withPlannedWork`, days of planned work.
 * @param withPlannedWork keep days of planned work @default false
 */
export function normalizedRates(
  series: DailySeries,
  product: 'oil' | 'gas' | 'water',
  withPlannedWork = false,
): Float64Array {
  const volumes = series[product];
  return volumes.map((volume, i) =>
    series.suspect[i] === 1 || (!withPlannedWork && series.plannedWork[i] === 1)
      ? NaN
      : normalizedRate(volume, series.hours[i]!),
  );
}

/** Liquid volume per day (Sm3): oil and water; NaN when neither is reported. */
export function liquid(oil: number, water: number): number {
  if (Number.isNaN(oil)) return water;
  return Number.isNaN(water) ? oil : oil + water;
}

/** Water cut (%) = water / (oil + water); NaN when there is no liquid. */
export function waterCut(oil: number, water: number): number {
  const total = oil + water;
  return total > 0 ? (100 * water) / total : NaN;
}

/** Producing gas-oil ratio (Sm3/Sm3); NaN when there is no oil. */
export function gasOilRatio(oil: number, gas: number): number {
  return oil > 0 ? gas / oil : NaN;
}
