import type { BookReason, LossKind, PotentialMethod } from '../../vocabulary.ts';
import type { DayCount, DaySum, DeferredSum } from '../month-sums.ts';
import type { Timestamp } from './columns.ts';

/**
 * An entry of the books of a field: of the reason `close`, the copy of a month that was closed; else what the rows of a closed
 * month say since, as differences. All entries of a month add up to what its rows said last; those booked in a month are
 * its figures in the books.
 */
interface BookEntryTable {
  /** UUID. */
  id: string;
  field_id: string;
  /** First day of the month whose rows these are. */
  month: string;
  /** First day of the month that it counts in; null while that is the oldest open one of the field. */
  booked_month: string | null;
  reason: BookReason;
  /** When it was made, or grew last. */
  at: Timestamp;
  /** Null when no user is known, or the account is gone. */
  user_id: string | null;
  run_id: number | null;
  /** The versions of all rules: those that a month was closed with, or those that changed it. */
  rules: string | null;
  /** UUID that the caller chose for a closing; one closes several months. */
  closing_id: string | null;
  /** Reports that were owed and missing when the month was closed. */
  missing_days: number | null;
  /** Why they are missing. */
  note: string | null;
}

/** What an entry says of the production of a well, as `well_month` has it. */
interface BookProductionTable extends Record<DayCount, number>, Record<DaySum, number | null> {
  entry_id: string;
  well_id: string;
}

/** What an entry says of potential and losses of a well, as `well_deferred_month` has it. */
interface BookDeferralTable extends Record<DeferredSum, number | null> {
  entry_id: string;
  well_id: string;
  method: PotentialMethod;
}

/** What an entry says of the losses of a well by cause; hours are well hours, volumes Sm3. */
interface BookLossTable {
  entry_id: string;
  well_id: string;
  method: PotentialMethod;
  reason_code: string;
  kind: LossKind;
  hours: number;
  oil: number;
  gas: number;
  water: number;
}

/** The report of a month that all its fields have closed, as it was made then. It never changes. */
interface KeptReportTable {
  /** First day of the month. */
  month: string;
  level: ReportLevel;
  /** What it is a report of; empty for all wells. It may be gone. */
  entity_id: string;
  made_at: Timestamp;
  /** The answer as JSON, compressed by gzip. */
  report: Buffer;
  /** The .xlsx. */
  workbook: Buffer;
}

/** What reports are kept of. */
export type ReportLevel = 'all' | 'businessUnit' | 'area' | 'field';

/** The tables of this file, by their names in PostgreSQL. */
export interface BookTables {
  book_entry: BookEntryTable;
  book_production: BookProductionTable;
  book_deferral: BookDeferralTable;
  book_loss: BookLossTable;
  kept_report: KeptReportTable;
}
