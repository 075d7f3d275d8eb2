/** What a demonstration is made of. The same options give the same rows, whatever day it is. */
export interface DemonstrationOptions {
  /** Names the random numbers. @default 'cnx' */
  seed: string;
  /** @default 120, at most 5,000 */
  wells: number;
  /** Years of daily rows. @default 3, at most 10 */
  years: number;
  /** Days of hourly pump signals. @default 180 */
  hourlyDays: number;
  /** Gas wells beside them, in a field of their own. @default none */
  gasWells?: number;
  /** First day of the daily rows, as days since 1970-01-01; fixed when the demonstration is made. */
  firstDay: number;
}

/** The sizes of a demonstration when nothing else is asked for. */
export const defaultSizes = { seed: 'cnx', wells: 120, years: 3, hourlyDays: 180 } as const;

/** Largest sizes that the generator has been run with. */
export const maxSizes = { wells: 5_000, years: 10, hourlyDays: 730 } as const;

/**
 * How far beyond the newest day plans reach (days): the schedule looks ahead. Everything is drawn in order
 * of time, so that a later end only adds and never changes what was there.
 */
export const planningDays = 60;

const yearDays = 365.25;

/** Days of the record that a demonstration is made with. */
export function recordDays({ years }: Pick<DemonstrationOptions, 'years'>): number {
  return Math.round(years * yearDays);
}
