import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ImportStatus, NotificationKind, Severity, StoredNotificationFacts } from '../../vocabulary.ts';
import type { DefaultedTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

interface NotificationTable {
  id: string;
  kind: NotificationKind;
  severity: Severity;
  title: string;
  body: string;
  well_id: string | null;
  /** Path inside the portal. */
  link: string | null;
  created_at: Timestamp;
  group_key: string;
  /** How many events the entry stands for. */
  count: Generated<number>;
  /** Addressee; null is everyone. */
  user_id: string | null;
  acknowledged_by: string | null;
  /** What title and body are made of; null for what people wrote. */
  facts: JSONColumnType<StoredNotificationFacts> | null;
}

interface NotificationReadTable {
  notification_id: string;
  user_id: string;
  read_at: Timestamp;
}

/** Until when a user does not want to see a group of notifications. */
interface NotificationSnoozeTable {
  user_id: string;
  group_key: string;
  until: Timestamp;
}

/** An episode of a well that was notified of; its notification has the same id. */
interface NotifiedEpisodeTable {
  id: string;
  kind: Extract<NotificationKind, 'exception' | 'changePoint'>;
  well_id: string;
  /** First and last production day on which one of its findings began. */
  first_day: string;
  last_day: string;
  raised_at: Timestamp;
}

/** Protocol of one run of the import. */
interface ImportRunTable {
  id: Generated<number>;
  started_at: Timestamp;
  finished_at: NullableTimestamp;
  status: ImportStatus;
  /** Base names, never full paths. */
  files: JSONColumnType<string[]>;
  options: JSONColumnType<Record<string, unknown>>;
  rows_read: Generated<number>;
  rows_new: Generated<number>;
  rows_updated: Generated<number>;
  rows_unchanged: Generated<number>;
  rows_rejected: Generated<number>;
  rows_suspect: Generated<number>;
  message: string | null;
  /** What delivered it by itself: `key:` and the id of an API key, `user:` and that of a user; null for a person at the command. */
  feed: string | null;
  /** Who imported it on the page. */
  user_id: string | null;
  /** SHA-256 of the file, where it came by the page. */
  content_hash: Buffer | null;
  /** Whether what it found is kept in {@link ImportImageTable}, so that it can be undone. */
  has_images: Generated<boolean>;
  undone_at: NullableTimestamp;
  /** Null also where it was undone by command. */
  undone_by: string | null;
  /** What came of the undo. */
  undone: JSONColumnType<UndoneCounts> | null;
}

/** Rows that an undo took back, and those that stayed. */
export interface UndoneCounts {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

/** A row as an import found it and left it; written by triggers, in transactions that name their run. */
interface ImportImageTable {
  run_id: number;
  /** Name of the table. */
  relation: string;
  key: JSONColumnType<Record<string, unknown>>;
  /** Null where there was none. */
  before: JSONColumnType<Record<string, unknown>> | null;
  /** Null where there is none any more. */
  after: JSONColumnType<Record<string, unknown>> | null;
}

/** What a delivery of rows was answered: the same under the same key for 30 days. */
interface DeliveryTable {
  /** As the feed of a run. */
  sender: string;
  idempotency_key: string;
  /** SHA-256 of what was sent. */
  body_hash: Buffer;
  received_at: Timestamp;
  /** JSON. */
  answer: string;
}

/** Facts about the installation, such as whether it was seeded for demonstration. */
interface SettingTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: DefaultedTimestamp;
}

/** What went wrong in a user's browser. */
interface ClientErrorTable {
  id: Generated<number>;
  /** The id that the user was shown. */
  report_id: string;
  user_id: string;
  operation: string;
  place: string;
  expectation: string;
  route: string;
  version: string;
  reported_at: Timestamp;
}

/** The secrets of pseudonyms of usage, each for a period of 90 days. */
interface UsageKeyTable {
  /** Periods of 90 days since 1970. */
  period: number;
  secret: Buffer;
}

/** What is kept of how the portal was used in a month that is over: no more than may be shown. */
interface UsageMonthTable {
  /** 2026-10. */
  month: string;
  /** Null for a small group. */
  people: number | null;
  returning_people: number | null;
  /** The lists of the month, as they are shown. */
  sums: JSONColumnType<object>;
}

/** One thing that a user did, or that a page measured. */
interface UsageEventTable {
  id: Generated<number>;
  at: Timestamp;
  /** The period whose key made the pseudonym. */
  period: number;
  /** The user's pseudonym: another one in each period. */
  person: Buffer;
  /** The name of the contract; of a session, with the kind of sign-in. */
  name: string;
  page: string;
  value: number | null;
  words: string | null;
}

/** A file that is to be imported. */
interface ImportFileTable {
  id: string;
  user_id: string;
  name: string;
  bytes: number;
  created_at: Timestamp;
  /** The options of the preview that was read last; null before. */
  previewed: string | null;
  /** The header that it found; null before. */
  layout: JSONColumnType<TemplateLayout, string | null, string | null> | null;
  /** How far a reading or storing has come; null where none was begun. */
  progress: JSONColumnType<ImportProgress, string | null, string | null> | null;
}

/** The headers of a table, and those of them without which it cannot be read as it was. */
export interface TemplateLayout {
  readonly headers: readonly string[];
  readonly needed: readonly string[];
}

/** How far an import has come. */
export interface ImportProgress {
  /** `checking` and `reading` count bytes, `storing` rows. */
  readonly stage: 'waiting' | 'checking' | 'reading' | 'storing';
  readonly done: number;
  readonly of: number;
  /** Rows read so far. */
  readonly rows: number;
}

/** How files of a kind are read, under a name. */
interface ImportTemplateTable {
  id: Generated<number>;
  name: string;
  /** The name as it is compared. */
  name_key: string;
  /** Options of an import, as the contract names them. */
  options: JSONColumnType<Readonly<Record<string, unknown>>, string, string>;
  headers: JSONColumnType<readonly string[], string, string>;
  needed: JSONColumnType<readonly string[], string, string>;
  saved_at: Timestamp;
  /** Who saved it last; null by command, and where the account is gone. */
  user_id: string | null;
}

interface ImportFilePartTable {
  file_id: string;
  number: number;
  /** In hexadecimal. */
  crc32: string;
  content: Buffer;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface SystemTables {
  notified_episode: NotifiedEpisodeTable;
  notification: NotificationTable;
  notification_read: NotificationReadTable;
  notification_snooze: NotificationSnoozeTable;
  import_run: ImportRunTable;
  import_image: ImportImageTable;
  import_file: ImportFileTable;
  import_file_part: ImportFilePartTable;
  import_template: ImportTemplateTable;
  delivery: DeliveryTable;
  setting: SettingTable;
  client_error: ClientErrorTable;
  usage_key: UsageKeyTable;
  usage_event: UsageEventTable;
  usage_month: UsageMonthTable;
}
