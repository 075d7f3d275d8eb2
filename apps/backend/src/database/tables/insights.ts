import type { Generated, JSONColumnType } from 'kysely';
import type {
  ChangeDetector,
  ChangePointStatus,
  ChangePointVariable,
  DropCause,
  DropVariable,
  ExceptionFeedback,
  ExceptionRule,
  ExceptionStatus,
  GasMechanism,
  KeptStatus,
  LossEnd,
  LossKind,
  MainProduct,
  PotentialMethod,
  Product,
  Quality,
  Sensitivity,
  Severity,
  RuleInput,
  SeverityFactors,
} from '../../vocabulary.ts';
import type { DeferredSum } from '../month-sums.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/**
 * A lasting shift of one variable of one well, of one sensitivity for each well beside what people judged. Unique by well, variable, detector, sensitivity and day, so that a
 * recomputation finds the row again and keeps what people said about it (`status`, `comment`).
 */
interface ChangePointTable extends DecidedColumns {
  id: string;
  well_id: string;
  variable: ChangePointVariable;
  detector: Generated<ChangeDetector>;
  sensitivity: Generated<Sensitivity>;
  unit: string;
  /** First day of the new level; of an alarm, the estimated onset. */
  change_day: string;
  /** The change lies between these days. */
  day_low: string;
  day_high: string;
  detected_at: Timestamp;
  mean_before: number;
  mean_after: number;
  delta: number;
  /** % of `mean_before`; null when that is 0, and for a variable whose change is said in points or its unit. */
  delta_pct: number | null;
  days_before: number;
  days_after: number;
  /** Size of the step in units of the noise. */
  score: number;
  severity: Severity;
  /** What the severity is ranked by; null until a recomputation has found the change again. */
  severity_factors: JSONColumnType<SeverityFactors> | null;
  severity_version: Generated<string>;
  /** An alarm that is not confirmed: it is shown as such and counted in no figure. */
  provisional: Generated<boolean>;
  /** A computation says new or explained, people everything else. */
  status: Generated<ChangePointStatus>;
  comment: string | null;
  /** The entry of the log that a user said explains it. */
  explained_by: string | null;
  method_version: string;
}

/** Events of the operations log near a change point. */
interface ChangePointEventTable {
  change_point_id: string;
  event_id: string;
  /** Days from the event to the change; negative when the event came after. */
  days_apart: number;
}

/** How the newest 90 valid days of a well decline beside its newest 365; no row where there are too few. */
interface WellDeclineTable {
  well_id: string;
  product: MainProduct;
  /** First and last of the newest 90 valid days. */
  from_day: string;
  to_day: string;
  /** ln of the rate per valid day; negative where it rose. */
  recent: number;
  year: number;
  /** Where the line through the newest days ends, Sm3/d. */
  rate: number;
  /** Where it would have ended by the decline of the year, Sm3/d. */
  expected: number;
  /** Whether the newest days decline far more than the year. */
  steep: boolean;
  version: string;
}

/** What is known of a well's insights, and what makes them due again. */
interface WellComputationTable {
  well_id: string;
  /** Something that they follow from was stored after they were computed. */
  rows_changed: boolean;
  /** How often that was said: a computation takes only the marks away that it has seen. */
  marks: Generated<number>;
  /** Null before the first time. */
  computed_at: NullableTimestamp;
  /** Versions of the rules that they were computed by. */
  rules: string | null;
  /** What the well is for on its newest day; null before the first time. */
  main_product: Generated<MainProduct | null>;
  /** Newest production day from which one more of the well's feeds has gone silent; null when all have. */
  stale_on: string | null;
  /** What said so last, where that is known; null since they were computed. */
  changed_by: Generated<'import' | 'recode' | null>;
  changed_by_user: Generated<string | null>;
  changed_by_run: Generated<number | null>;
}

/** Potential, actual and planned loss of each product, Sm3; null where a product has no potential yet. */
type ProductColumns = Record<`${Product}_${'potential' | 'actual' | 'planned'}`, number | null>;

/**
 * Potential against actual per well, method and day. deferred = max(0, potential - actual), above potential = max(0, actual -
 * potential), never set off against losses; unplanned = deferred - planned.
 */
interface DeferredProductionTable extends ProductColumns {
  well_id: string;
  method: PotentialMethod;
  day: string;
  /** Of the rule of the potential. */
  version: string;
  hours_lost: number;
  quality: Quality;
}

/** The losses of a well's day by one method, one row per reason and kind; overlapping causes are split by time. */
interface DeferredLossTable {
  well_id: string;
  method: PotentialMethod;
  day: string;
  /** Of the rule that splits a loss over its causes. */
  version: string;
  reason_code: string;
  kind: LossKind;
  /** Entry of the operations log behind the largest part. */
  event_id: string | null;
  hours: number;
  /** Sm3. */
  oil: number;
  /** Sm3. */
  gas: number;
  /** Sm3. */
  water: number;
}

/** Sums of one product over the wells of a field, Sm3; each well's loss and gain is taken before summing. */
type ProductSums = Record<
  `${Product}_${'potential' | 'actual' | 'deferred' | 'above_potential' | 'planned'}`,
  number
>;

/** How many wells have a potential of each product. */
type ProductWells = Record<`${Product}_wells`, number>;

/** Sums of {@link DeferredProductionTable} per field, method and day. */
interface FieldDeferredDayTable extends ProductSums, ProductWells {
  field_id: string;
  method: PotentialMethod;
  day: string;
  /** The oldest of its wells' rows. */
  version: string;
  wells: number;
  hours_lost: number;
}

/** Sums of {@link DeferredProductionTable} per well, method and month, Sm3. */
interface WellDeferredMonthTable extends Record<DeferredSum, number | null> {
  well_id: string;
  method: PotentialMethod;
  /** First day of the month, `YYYY-MM-01`. */
  month: string;
}

/** Sums of {@link DeferredLossTable} per field, method, day, reason and kind. */
interface FieldLossDayTable {
  field_id: string;
  method: PotentialMethod;
  day: string;
  reason_code: string;
  kind: LossKind;
  wells: number;
  hours: number;
  /** Sm3. */
  oil: number;
  /** Sm3. */
  gas: number;
  /** Sm3. */
  water: number;
}

/**
 * New levels that people accepted: from the day on, a well's open exceptions are over and what it made since they began
 * is its level.
 */
interface AcceptedLevelTable {
  decision_id: string;
  well_id: string;
  day: string;
  /** Whether one of the changes that the decision accepted still is. */
  stands: Generated<boolean>;
}

/** What people chose as the sensitivity of a well; the newest is in force. */
interface SensitivityChoiceTable {
  /** UUID, chosen by the caller. */
  id: string;
  well_id: string;
  /** Counts the choices of the well, from 2. */
  version: number;
  sensitivity: Sensitivity;
  /** Null when the account is gone. */
  user_id: string | null;
  at: Timestamp;
}

/** What people decide of a finding beside its state. */
interface DecidedColumns {
  /** Who looks into it. */
  assignee_id: string | null;
  snoozed_until: NullableTimestamp;
  feedback: ExceptionFeedback | null;
  /** Who decided last, and when; null before the first decision. */
  decided_by: string | null;
  decided_at: NullableTimestamp;
  /** Counts decisions. */
  version: Generated<number>;
}

/** What every exception that a rule stores carries: its state and what people did with it. */
interface ExceptionColumns extends DecidedColumns {
  id: string;
  well_id: string;
  detected_at: Timestamp;
  severity: Severity;
  severity_version: Generated<string>;
  /** The three factors of severity: loss (Sm3/d) x confidence (0 to 1) x persistence (days, at most 5). */
  severity_factors: JSONColumnType<SeverityFactors>;
  status: Generated<ExceptionStatus>;
}

/** A missing report that a user decided on or a hand-over left open: others follow from the daily rows alone. */
interface NoDataExceptionTable extends DecidedColumns {
  id: string;
  well_id: string;
  /** First production day without a report. */
  day: string;
  status: Generated<ExceptionStatus>;
}

interface ProductionDropExceptionTable extends Omit<ExceptionColumns, 'status'> {
  status: Generated<KeptStatus>;
  day: string;
  variable: DropVariable;
  /** Median hours-normalized rate over the drop; mean volume per day over a downtime, Sm3/d. */
  rate: number;
  /** Sm3/d. */
  baseline: number;
  /** Sm3/d. */
  drop_abs: number;
  drop_pct: number;
  baseline_method: string;
  baseline_from: string;
  baseline_to: string;
  on_stream_hours: number;
  persistence_days: number;
  /** Percentage points. */
  water_cut_change: number | null;
  /** Sm3/Sm3. */
  gor_change: number | null;
  /** Hz. */
  frequency_change: number | null;
  /** bar. */
  wellhead_pressure_change: number | null;
  cause: DropCause;
  /** 0 to 1. */
  cause_score: number;
  /** Sm3. */
  loss_since_start: number;
  planned_activity_id: string | null;
  /** Last day of a drop that is over; null while it goes on. */
  ended_day: string | null;
  /** How a loss of rate ended; null while it goes on, and of a downtime. */
  ended_by: LossEnd | null;
  /** Day from which the level of a loss is the well's though no person accepted it; null before, and of a downtime. */
  standing_from: string | null;
  /** Null until a recomputation has found the exception again. */
  rule: JSONColumnType<ExceptionRule> | null;
}

/** What a loss of rate is on each of its reported days. */
interface LossDayTable {
  exception_id: string;
  well_id: string;
  day: string;
  /** Sm3/d. */
  expected: number;
  /** What is lost while the loss is standing, whatever the well makes on the day, Sm3/d; null while it is open. */
  standing: number | null;
}

interface GasExceptionTable extends ExceptionColumns {
  started_at: Timestamp;
  ended_at: NullableTimestamp;
  /** Of a rise of the gas-oil ratio: the production day from which it is standing. */
  standing_from: string | null;
  mechanism: GasMechanism;
  free_gas_pct: number | null;
  free_gas_limit_pct: number | null;
  /** Sm3/Sm3. */
  gor: number | null;
  gor_baseline: number | null;
  /** A. */
  motor_current_mean: number | null;
  /** %. */
  motor_current_cv: number | null;
  /** A. */
  current_baseline: number | null;
  /** bar. */
  intake_pressure: number | null;
  /** Hz. */
  frequency: number | null;
  /** Sm3/d. */
  liquid_rate: number | null;
  /** Sm3/d. */
  oil_loss: number;
  rule: JSONColumnType<ExceptionRule>;
  evidence: JSONColumnType<{ series: string; from: string; to: string }[]>;
  related_event_ids: JSONColumnType<string[]>;
  advice: string;
  /** What the rule compared and its loss rests on, beyond the columns. */
  inputs: JSONColumnType<RuleInput[], string | undefined, string>;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface InsightsTables {
  change_point: ChangePointTable;
  change_point_event: ChangePointEventTable;
  sensitivity_choice: SensitivityChoiceTable;
  accepted_level: AcceptedLevelTable;
  deferred_production: DeferredProductionTable;
  deferred_loss: DeferredLossTable;
  field_deferred_day: FieldDeferredDayTable;
  well_deferred_month: WellDeferredMonthTable;
  field_loss_day: FieldLossDayTable;
  production_drop_exception: ProductionDropExceptionTable;
  loss_day: LossDayTable;
  gas_exception: GasExceptionTable;
  no_data_exception: NoDataExceptionTable;
  well_decline: WellDeclineTable;
  well_computation: WellComputationTable;
}
