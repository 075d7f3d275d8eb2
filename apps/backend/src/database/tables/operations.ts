import type { Generated, JSONColumnType } from 'kysely';
import type {
  Choke,
  EventSource,
  LossKind,
  ScheduleActivity,
  ScheduleStatus,
  StepSetting,
  WellEventKind,
  WellTestSource,
  WorkPurpose,
} from '../../vocabulary.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/**
 * The catalog of causes that changes, exceptions and losses have in common, which companies edit. A code is switched off, never
 * deleted: stored rows name it.
 */
interface DefermentReasonTable {
  code: string;
  /** The cause that this one is a part of. */
  parent_code: string | null;
  text: string;
  /** Null where the text in English stands for it. */
  text_es: string | null;
  text_fr: string | null;
  choke: Choke;
  /** What the reason usually is; an event may say otherwise. */
  usual_kind: LossKind;
  sort_order: Generated<number>;
  active: Generated<boolean>;
  /** Whether only a rule books to it: what no person can have known as a cause. */
  computed: Generated<boolean>;
  version: Generated<number>;
}

/** Other words for a cause: a company's own, in the form of `headerKey`, and what findings and the log call it. */
interface CauseAliasTable {
  word: string;
  code: string;
}

/** Operations log: what was done to a well, or to all wells of a field when `well_id` is null. */
interface WellEventTable {
  id: string;
  field_id: string;
  well_id: string | null;
  kind: WellEventKind;
  starts_at: Timestamp;
  /** Null while it lasts, and for changes that have no end. */
  ends_at: NullableTimestamp;
  planned: Generated<boolean>;
  reason_code: string | null;
  from_value: number | null;
  to_value: number | null;
  /** Unit of both values. */
  unit: string | null;
  source: EventSource;
  remark: string | null;
  /** The decision that wrote it, and takes it away when it is undone. */
  decision_id: Generated<string | null>;
}

/**
 * What the demonstration generator planted, with its true size: the table that detections are scored against.
 * Only tests and the scoring script read it; insights and routes never do.
 */
interface PlantedEventTable {
  id: string;
  well_id: string;
  kind: string;
  variable: string;
  first_day: string;
  last_day: string | null;
  /** Relative change of the variable, -0.2 for a fall of 20 %. */
  size: number;
  detail: JSONColumnType<Record<string, unknown>>;
}

/** What a planned step changes. */
export interface PlannedStep {
  setting: StepSetting;
  /** Setting before, as it was known when the step was planned; null for unknown. */
  from: number | null;
  to: number;
  /** Hz, % open, or Sm3/d of gas. */
  unit: string;
}

interface ScheduleEntryTable {
  id: string;
  field_id: string;
  /** Null when the entry concerns a facility. */
  well_id: string | null;
  facility: string | null;
  activity: ScheduleActivity;
  title: string;
  /** What it sets, of a step. */
  step: JSONColumnType<PlannedStep> | null;
  planned_start: Timestamp;
  planned_end: Timestamp;
  actual_start: NullableTimestamp;
  actual_end: NullableTimestamp;
  status: ScheduleStatus;
  owner: string;
  /** Sm3 of oil. */
  expected_deferred: number | null;
  /** Sm3 of oil. */
  actual_deferred: number | null;
  /** When the entry was frozen into the approved plan; only then does its loss count as planned. */
  approved_at: NullableTimestamp;
  notes: string | null;
  /** What it is for, where that was said, and in which words. */
  purpose: Generated<WorkPurpose | null>;
  purpose_note: Generated<string | null>;
  /** The crew or rig that makes it. */
  crew: Generated<string | null>;
  /** Another system that owns it; null for the portal's own. */
  system: string | null;
  /** Where it stands there. */
  system_address: string | null;
  /** Counts the changes of the row, by a trigger. */
  version: Generated<number>;
}

/**
 * A test of a well. Rates are of a day (Sm3/d). Those of the schedule that are done and those of the log come by triggers of their
 * tables, without rates.
 */
interface WellTestTable {
  id: string;
  field_id: string;
  well_id: string;
  starts_at: Timestamp;
  /** Null while it lasts. */
  ends_at: NullableTimestamp;
  /** How long it measured. */
  hours: number | null;
  /** Sm3/d. */
  oil: number | null;
  /** Sm3/d. */
  gas: number | null;
  /** Sm3/d. */
  water: number | null;
  choke_pct: number | null;
  /** bar. */
  wellhead_pressure: number | null;
  /** Hz. */
  frequency: number | null;
  /** Null while it was not judged. */
  accepted: boolean | null;
  source: WellTestSource;
  title: string | null;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface OperationsTables {
  deferment_reason: DefermentReasonTable;
  cause_alias: CauseAliasTable;
  well_event: WellEventTable;
  planted_event: PlantedEventTable;
  schedule_entry: ScheduleEntryTable;
  well_test: WellTestTable;
}
