import type { FieldDays } from '../field-days.ts';

/** Signals of a well that the engine reads; each is a column of {@link Readings}. */
export const signals = [
  /** Hz; 0 when the pump stands. */
  'frequency',
  /** A. */
  'motorCurrent',
  /** degC. */
  'motorTemperature',
  /** degC. */
  'intakeTemperature',
  /** bar. */
  'intakePressure',
  'dischargePressure',
  'wellheadPressure',
  /** kW. */
  'power',
  /** Free gas at the intake, volume %. */
  'freeGas',
  /** Sm3/d. */
  'liquidRate',
  /** % of liquid. */
  'waterCut',
  /** % open. */
  'choke',
  /** Sm3/d. */
  'liftGas',
] as const;
export type Signal = (typeof signals)[number];

/** Hourly means of a well in columns, ascending; NaN where nothing was reported or the value cannot be trusted. */
export type Readings = Readonly<Record<Signal, Float64Array>> & {
  /** Start of the hour (ms since 1970-01-01T00:00Z). */
  readonly at: Float64Array;
};

/** Where the rate of a day is known from, the best first. */
export const rateSources = ['test', 'allocated', 'metered'] as const;
export type RateSource = (typeof rateSources)[number];

/** Rates of a production day at full hours. */
export interface DayRate {
  /** Days since 1970-01-01. */
  day: number;
  /** Sm3/d. */
  liquid: number;
  /** % of liquid; NaN when unknown. */
  waterCut: number;
  source: RateSource;
}

/** Calendar of the field's production days. */
export type DayCalendar = Pick<FieldDays, 'dayOf'>;
