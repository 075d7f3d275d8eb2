import { createHash } from 'node:crypto';
import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { dayNumber, hourMs, productionDayStart, type FieldClock } from '../production-day.ts';
import type { RateDays, TableKind } from './columns.ts';
import { headerKey } from './headers.ts';
import type { BlankCells, BlankCounts, MergeCounts } from './merge.ts';
import { words } from './spellings.ts';
import type { Table } from './table.ts';
import type { TableCells } from './cells.ts';
import type { UnitSystem } from './units.ts';

/** What a row is about: a well, or a field as a whole. */
export interface Place {
  readonly fieldId: string;
  readonly wellId: string | null;
  readonly clock: FieldClock;
}

/**
 * A row as it is stored, or why it is none. Null is what the row does not say: that stays as it is stored, and a new record has
 * what stands in `ifNew`.
 */
export type RecordResult =
  | {
      readonly row: Readonly<Record<string, CopyValue>>;
      readonly ifNew?: Readonly<Record<string, CopyValue>>;
    }
  | { readonly problem: string };

/** What a row is read with. */
export interface RecordContext {
  readonly place: Place;
  readonly now: Date;
  /** Codes of the deferment reasons by their codes and texts, as {@link headerKey} has them. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The file that the row stands in. */
  readonly table: Table;
}

/** A kind of records that has a table of its own, at wells and fields that are there. */
export interface RecordKind extends TableKind {
  /** Where the rows are stored, the columns by which one is known again, and those that it may lack. */
  readonly storedIn:
    | 'schedule_entry'
    | 'well_event'
    | 'well_test'
    | 'sustainability_day'
    | 'production_plan'
    | 'esp_equipment';
  readonly key: readonly string[];
  /** Columns that a row may leave as they are stored, by the columns of a file of which one says them. */
  readonly optional: Readonly<Record<string, readonly string[]>>;
  /** Whether a row may name a well. */
  readonly ofWells: boolean;
  /** Whether the insights of wells follow from the rows. */
  readonly explains: boolean;
  /** Why a file's columns cannot be taken as they are; undefined when they can. */
  readonly refuse?: (table: Table) => string | undefined;
  readonly read: (cells: TableCells, context: RecordContext) => RecordResult;
}

/** What the rows of an import are stored with. */
export interface OpenRecordsOptions {
  /** Field of rows that name none. */
  readonly field?: string | undefined;
  /** Clock of all fields, as far as the caller says one. */
  readonly clock: Partial<FieldClock>;
  readonly now: Date;
  /** The import that has the rows; none on a dry run. */
  readonly runId?: number | undefined;
  readonly blankCells: BlankCells;
  /** Of values that say no unit. */
  readonly unitSystem?: UnitSystem | undefined;
  /** What mean days of months are means of. */
  readonly rates?: RateDays | undefined;
  /** Whether rows of one well and month are parts of it, such as completions, that add up. */
  readonly addUp?: boolean | undefined;
  /** Take figures that contradict the others of their file as they stand. */
  readonly acceptFigures?: boolean | undefined;
  /** Where new fields are put, and whether wells are renamed; see `Placement` of daily rows. */
  readonly businessUnit?: string | undefined;
  readonly area?: string | undefined;
  readonly renameWells?: boolean | undefined;
}

/** What storing records changed, and the wells whose insights follow from them. */
export interface StoredRecords extends MergeCounts, BlankCounts {
  readonly wellIds: readonly string[];
  /** How many wells the rows are of, where nothing follows from them. @default those of `wellIds` */
  readonly wells?: number;
}

/** Rows of a kind, read one by one in the transaction that stores them. */
export interface OpenedRecords<Row> {
  /** A record with what it is known again by, or why a row is none. */
  read(
    row: TableCells,
    table: Table,
  ): { readonly key: string; readonly record: Row } | { readonly problem: string };
  /** Takes a record to be stored, or says why it cannot stand beside the stored ones and those that were taken before it. */
  take?(record: Row): string | undefined;
  /** Which of all records that were taken cannot be stored, and why: what only the rows after them show. */
  settle?(records: readonly Row[]): ReadonlyMap<Row, string>;
  /** @throws ImportError where the records do not go with what is stored */
  store(records: readonly Row[]): Promise<StoredRecords>;
}

/** A kind whose records are kept in several tables. */
export interface MasterDataKind extends TableKind {
  readonly explains: true;
  readonly refuse?: (table: Table) => string | undefined;
  readonly open: (
    transaction: BulkTransaction,
    options: OpenRecordsOptions,
  ) => Promise<OpenedRecords<unknown>>;
}

/** What became of a row: it was taken, perhaps with a doubt, or it is none. */
export type TakenRow = { readonly doubt?: string } | { readonly problem: string };

/** Rows that are too many to be kept one by one. */
export interface OpenedStream {
  take(row: TableCells & { readonly line: number }, table: Table): TakenRow;
  /** Rows that were taken and cannot be stored after all; to be called once, when all rows are read. */
  settle?(): readonly { readonly file: string; readonly line: number; readonly reason: string }[];
  /** @throws ImportError where the rows do not go together, or with what is stored */
  store(): Promise<StoredRecords & { readonly rowsSuspect: number }>;
}

/** A kind whose rows are taken together as they are read. */
export interface StreamKind extends TableKind {
  readonly explains: true;
  readonly refuse?: (table: Table) => string | undefined;
  readonly stream: (transaction: BulkTransaction, options: OpenRecordsOptions) => Promise<OpenedStream>;
}

/** A kind of records that can be imported, beside the daily rows of wells. */
export type ImportedKind = RecordKind | MasterDataKind | StreamKind;

/** Columns that say which field and well a row is about. */
export const placeColumns = {
  field: {
    name: 'field',
    holds: 'name',
    spellings: words(
      'npdfieldname fieldname field fieldcode asset campo nombrecampo champ nomchamp gisement',
    ),
  },
  well: {
    name: 'well',
    holds: 'name',
    spellings: words(`
      npdwellborename wellname wellborename well wellbore wellid wellcode wellno pozo nombrepozo puits nompuits forage`),
  },
} as const;

/** What a file calls a record, which says that it is the same one when its time or title has changed. */
export const referenceColumn = {
  name: 'reference',
  holds: 'name',
  spellings: words('reference ref id number no orderno workorder referencia numero ordre'),
} as const;

/** An id that is the same whenever the same record is imported again. */
export function recordId(...parts: readonly (string | null)[]): string {
  return `im-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)}`;
}

const written = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The moment that a cell says. A time without an offset is the field's clock; a date alone is its production day.
 * @param text as {@link TableCells} has instants; empty for none
 * @param edge which end of the day a date alone means
 */
export function momentOf(text: string | undefined, clock: FieldClock, edge: 'begin' | 'end'): Date | null {
  const [, date, hours, minutes, seconds = '00', offset] = written.exec(text ?? '') ?? [];
  if (date === undefined) return null;
  if (hours === undefined)
    return new Date(productionDayStart(dayNumber(date) + (edge === 'end' ? 1 : 0), clock));
  if (offset !== undefined) {
    const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
    return new Date(`${date}T${hours}:${minutes}:${seconds}${zone}`);
  }
  const startHour = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) / (hourMs / 1_000);
  return new Date(Math.round(productionDayStart(dayNumber(date), { ...clock, startHour })));
}

/** Words by what they mean: its own spelling, and others in English, Spanish and French. */
export type Meanings<Word extends string> = Readonly<Record<Word, string>>;

/** The word that a cell means; undefined when it is none. */
export function meaningOf<Word extends string>(meanings: Meanings<Word>, text: string): Word | undefined {
  const key = headerKey(text);
  const found = (Object.entries(meanings) as [Word, string][]).find(
    ([word, others]) => headerKey(word) === key || words(others).includes(key),
  );
  return found?.[0];
}

/** The sentence that refuses a word, with those that are known. */
export function unknownWord(called: string, text: string, known: Meanings<string>): string {
  return `there is no ${called} "${text.slice(0, 60)}"; known are ${Object.keys(known).join(', ')}`;
}

/** Why a number cannot be stored; undefined when it can, or is not there. */
export function negative(called: string, value: number | null | undefined): string | undefined {
  return value != null && value < 0 ? `the ${called} is negative` : undefined;
}
