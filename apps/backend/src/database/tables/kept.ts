import type { Generated, JSONColumnType } from 'kysely';
import type {
  AdviceAction,
  AdviceRejection,
  ExceptionAction,
  ExceptionFeedback,
  FrequencyChangeStatus,
  KeptStatus,
  LossKind,
  ScheduleAction,
  ScheduleStatus,
  DeclineModel,
  WorkPurpose,
} from '../../vocabulary.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** What people said that losses of a well were; those that were not taken back lie over the computed split. */
interface LossRecodeTable {
  /** UUID, chosen by the caller. */
  id: string;
  well_id: string;
  /** Counts the recodes of the well and what was taken back of them, from 2. */
  version: number;
  from_day: string;
  to_day: string;
  reason_code: string;
  kind: LossKind;
  parts: JSONColumnType<RecodedPart[]>;
  comment: string | null;
  /** Null when the account is gone. */
  user_id: string | null;
  at: Timestamp;
  /** The version that taking it back made; null while it stands. */
  undone_version: number | null;
}

/** What people keep as the decline of a well; the newest that was not taken back is in force. */
interface DeclineCaseTable {
  /** UUID, chosen by the caller. */
  id: string;
  well_id: string;
  /** Counts the cases of the well and what was taken back of them, from 2. */
  version: number;
  name: string;
  model: DeclineModel;
  /** First day that is fitted; null for that of the rule. */
  first_day: string | null;
  /** Days that are left out, both inclusive. */
  left_out: JSONColumnType<{ from: string; to: string }[]>;
  /** Null when the account is gone. */
  user_id: string | null;
  at: Timestamp;
  /** The version that taking it back made; null while it stands. */
  undone_version: number | null;
}

/** A share of the losses of a recode, 0 to 1. */
export interface RecodedPart {
  readonly reasonCode: string;
  readonly kind: LossKind;
  readonly share: number;
}

/** A list as a user wants to see it again. */
interface SavedViewTable {
  /** UUID. */
  id: Generated<string>;
  list: string;
  name: string;
  /** Name in addresses; never changes. */
  slug: string;
  /** Query of the list's address, without its `?`. */
  address: string;
  shared: boolean;
  /** Null when the account is gone. */
  owner_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
}

/** A place of the portal under a short code; one for each user and address. */
interface ShortLinkTable {
  code: string;
  /** Path and query. */
  address: string;
  /** SHA-256: addresses are too long for an index. */
  address_hash: Buffer;
  /** Null when the account is gone. */
  user_id: string | null;
  created_at: Timestamp;
}

/** A note on a well, or on a field: exactly one of the two is given. */
interface AnnotationTable {
  /** UUID. */
  id: Generated<string>;
  well_id: string | null;
  field_id: string | null;
  /** Production day. */
  day: string;
  text: string;
  /** Null when the account is gone. */
  author_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

/** A decision on one or more events. */
interface ExceptionDecisionTable {
  /** UUID, chosen by the caller. */
  id: string;
  at: Timestamp;
  /** Null when the account is gone. */
  user_id: string | null;
  action: ExceptionAction;
  assignee_id: string | null;
  until: NullableTimestamp;
  feedback: ExceptionFeedback | null;
  comment: string | null;
  /** The entry of the log that explains it. */
  event_id: string | null;
  /** The cause that explains it, of which it wrote an entry into the log. */
  cause_code: Generated<string | null>;
  undone_at: NullableTimestamp;
}

/** What a decision can change of a finding. */
export interface DecidedState {
  readonly status: KeptStatus;
  readonly assignee_id: string | null;
  /** ISO moment. */
  readonly snoozed_until: string | null;
  readonly feedback: ExceptionFeedback | null;
  readonly decided_by: string | null;
  /** ISO moment. */
  readonly decided_at: string | null;
  /** Of a change, the entry of the log that a user named. @default null */
  readonly explained_by?: string | null;
}

/** A finding that a decision was on; the finding itself may be gone since. */
interface ExceptionDecisionFindingTable {
  decision_id: string;
  finding_id: string;
  well_id: string;
  /** The version that the decision made. */
  version: number;
  before: JSONColumnType<DecidedState>;
}

/** What a decision can change of advice. */
export interface DecidedAdvice {
  readonly status: FrequencyChangeStatus;
  readonly decided_by: string | null;
  /** ISO moment. */
  readonly decided_at: string | null;
}

/** A decision on advice; one on several pieces has a row for each. */
interface AdviceDecisionTable {
  /** UUID, chosen by the caller. */
  id: string;
  /** In the order in which decisions were made. */
  number: Generated<number>;
  /** The advised change of a frequency, or the opportunity of a choke or of lift gas. */
  change_id: string;
  at: Timestamp;
  /** Null when the account is gone. */
  user_id: string | null;
  action: AdviceAction;
  /** Whom it gave the advice to; null for no user, and when the account is gone. */
  assignee_id: Generated<string | null>;
  reason: AdviceRejection | null;
  until: NullableTimestamp;
  planned_for: NullableTimestamp;
  comment: string | null;
  /** The step that it put on the schedule. */
  entry_id: string | null;
  /** Which figures of the advice it was made on, as the change counts them. */
  figures: Generated<number>;
  before: JSONColumnType<DecidedAdvice>;
  undone_at: NullableTimestamp;
}

/** What people can change of an activity; moments are ISO 8601. */
export interface ScheduledState {
  readonly status: ScheduleStatus;
  readonly planned_start: string;
  readonly planned_end: string;
  readonly actual_start: string | null;
  readonly actual_end: string | null;
  readonly approved_at: string | null;
  /** What it is for; not in changes of before that was kept. */
  readonly purpose?: WorkPurpose | null;
  readonly purpose_note?: string | null;
}

/** A change of an activity of the schedule. */
interface ScheduleChangeTable {
  /** UUID, chosen by the caller. */
  id: string;
  /** In the order in which changes were made. */
  number: Generated<number>;
  entry_id: string;
  at: Timestamp;
  /** Null when the account is gone. */
  user_id: string | null;
  action: ScheduleAction;
  comment: string | null;
  /** Why it may overlap another activity. */
  overlap_reason: string | null;
  /** The entry of the log that it wrote. */
  event_id: string | null;
  /** Null where it created the activity. */
  before: JSONColumnType<ScheduledState> | null;
  after: JSONColumnType<ScheduledState>;
  /** The version of the activity that it made. */
  version: number;
  undone_at: NullableTimestamp;
}

/** A user's last visit of a place. */
interface VisitTable {
  user_id: string;
  place: string;
  seen_at: Timestamp;
  /** When the visit before it was over; null on the first one. */
  since: NullableTimestamp;
}

/** What a hand-over lists, in the contract's shape of the time when it was confirmed: what was not kept then is absent. */
export interface HandoverContent {
  readonly newestDay?: string;
  readonly counts: Readonly<Record<string, number | null>>;
  readonly opened: readonly object[];
  readonly ended?: readonly object[];
  readonly decided: readonly object[];
  readonly open: readonly object[];
  /** Work at the wells of the open events. */
  readonly activities?: readonly object[];
  /** Stops of the log that no event had yet. */
  readonly stops?: readonly object[];
  /** The findings of each open event, also of those that are not listed: by them the next hand-over knows it again. */
  readonly openFindings?: readonly (readonly string[])[];
}

/** What one shift leaves to the next. */
interface ShiftHandoverTable {
  /** UUID, chosen by the caller. */
  id: string;
  since: Timestamp;
  note: string;
  /** Null when the account is gone. */
  author_id: string | null;
  saved_at: Timestamp;
  version: Generated<number>;
  confirmed_by: string | null;
  /** Null while it waits; one at a time does. */
  confirmed_at: NullableTimestamp;
  content: JSONColumnType<HandoverContent> | null;
}

/** The address at which calendar programs read the schedule with a user's rights; one a user. */
interface CalendarAddressTable {
  user_id: string;
  /** SHA-256 of its secret. */
  secret_hash: Buffer;
  created_at: Timestamp;
  /** When a program last read it; null for never. */
  read_at: NullableTimestamp;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface KeptTables {
  saved_view: SavedViewTable;
  short_link: ShortLinkTable;
  annotation: AnnotationTable;
  exception_decision: ExceptionDecisionTable;
  exception_decision_finding: ExceptionDecisionFindingTable;
  advice_decision: AdviceDecisionTable;
  schedule_change: ScheduleChangeTable;
  calendar_address: CalendarAddressTable;
  loss_recode: LossRecodeTable;
  decline_case: DeclineCaseTable;
  visit: VisitTable;
  shift_handover: ShiftHandoverTable;
}
