import type { Generated } from 'kysely';
import type { DayCount, DaySum } from '../month-sums.ts';
import type { FlowKind, Quality } from '../../vocabulary.ts';
import type { NullableTimestamp } from './columns.ts';

/**
 * One row per well and production day. Volumes are the day's totals at standard conditions (15 degC, 1.01325 bar);
 * sensor values are averages over the day. Null means "not reported", which is not zero.
 */
export interface DailyProductionTable {
  well_id: string;
  /** Calendar date `YYYY-MM-DD` on the field's clock. */
  day: string;
  /** On-stream hours, 0 to 25 (a day is 23 or 25 h long when the clock changes). */
  hours: number | null;
  /** Sm3. */
  oil: number | null;
  /** Sm3. */
  gas: number | null;
  /** Sm3. */
  water: number | null;
  /** Sm3. */
  water_injected: number | null;
  /** Choke opening in % as given; above 100 only in suspect rows. */
  choke_pct: number | null;
  /** bar. */
  wellhead_pressure: number | null;
  /** degC. */
  wellhead_temperature: number | null;
  /** bar. */
  downhole_pressure: number | null;
  /** degC. */
  downhole_temperature: number | null;
  /** bar. */
  annulus_pressure: number | null;
  /** bar. */
  tubing_pressure_drop: number | null;
  flow_kind: Generated<FlowKind>;
  quality: Generated<Quality>;
  /** The import that wrote it last, where one did; set by the database. */
  import_run_id: Generated<number | null>;
}

/** Sums of {@link DailyProductionTable} per field and day; derived, kept by `refreshProductionRollups`. */
interface FieldDayTable {
  field_id: string;
  day: string;
  /** Wells that reported the day: a row without hours and volumes is no report. */
  wells_reporting: number;
  /** Wells that reported more than zero on-stream hours. */
  wells_producing: number;
  suspect_rows: number;
  /** Sum of on-stream hours of all reporting wells. */
  hours: number;
  /** Sm3. */
  oil: number;
  /** Sm3. */
  gas: number;
  /** Sm3. */
  water: number;
  /** Sm3. */
  water_injected: number;
}

/** When the first report of a field's day arrived, after the day was over; null for days from before this was kept. */
interface FirstReportTable {
  field_id: string;
  day: string;
  arrived_at: NullableTimestamp;
}

/**
 * What a well made in a month, volumes in Sm3: sums of {@link DailyProductionTable}, or the row of {@link ReportedMonthTable} where
 * `by_month`. Derived, kept by `refreshWellMonths`. A month without a report has no row.
 */
interface WellMonthTable extends Record<DayCount, number>, Record<DaySum, number | null> {
  well_id: string;
  /** First day of the month, `YYYY-MM-01`. */
  month: string;
  /** Whether it is what a file says of the month as a whole. */
  by_month: boolean;
}

/**
 * What a well, or a field as a whole when `well_id` is null, is planned to make in a month: the mean of its calendar
 * days (Sm3/d), planned shutdowns taken off. Null means "not planned", which is not zero.
 */
interface ProductionPlanTable {
  field_id: string;
  well_id: string | null;
  /** First day of the month, `YYYY-MM-01`. */
  month: string;
  /** Sm3/d. */
  oil: number | null;
  /** Sm3/d. */
  gas: number | null;
  /** Sm3/d. */
  water: number | null;
  /** Sm3/d. */
  water_injected: number | null;
  /** When the plan was frozen, if that is known. */
  frozen_at: NullableTimestamp;
}

/**
 * What a file said of a whole month of a well; volumes in Sm3. Null means "not reported". No rule of exceptions reads it, and
 * nothing of it is spread over days.
 */
export interface ReportedMonthTable {
  well_id: string;
  /** First day of the month, `YYYY-MM-01`. */
  month: string;
  /** Days on stream, with fractions. */
  days_on: number | null;
  /** Sm3. */
  oil: number | null;
  /** Sm3. */
  gas: number | null;
  /** Sm3. */
  water: number | null;
  /** Sm3. */
  water_injected: number | null;
  /** The import that wrote it last; set by the database. */
  import_run_id: Generated<number | null>;
  quality: Generated<Quality>;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface ProductionTables {
  daily_production: DailyProductionTable;
  field_day: FieldDayTable;
  first_report: FirstReportTable;
  well_month: WellMonthTable;
  production_plan: ProductionPlanTable;
  reported_month: ReportedMonthTable;
}
