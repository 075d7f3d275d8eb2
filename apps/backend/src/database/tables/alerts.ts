import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AlertChannel, AlertKind, AlertPace, NotificationKind, Severity } from '../../vocabulary.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

interface ChosenWells {
  readonly businessUnitIds: string[];
  readonly fieldIds: string[];
  readonly wellGroupIds: string[];
  readonly wellIds: string[];
}

/** What a user wants to be sent, how, and when. */
export interface AlertSubscriptionTable {
  /** UUID. */
  id: Generated<string>;
  /** Who subscribed; what is sent is what this user may see. */
  user_id: string;
  kind: AlertKind;
  name: string;
  /** Of a view alone. */
  view_id: string | null;
  /** Kinds of notifications; none for all. */
  kinds: JSONColumnType<NotificationKind[], string, string>;
  least_severity: Severity | null;
  /** Null for those of the user's preferences. */
  wells: ColumnType<ChosenWells | null, string | null, string | null>;
  pace: AlertPace;
  /** Of the reader's clock, 0 to 23. */
  hour: number;
  /** 1 is Monday. */
  weekday: number;
  /** Hours of the reader's clock between which nothing is sent. */
  quiet_from: number | null;
  quiet_to: number | null;
  channel: AlertChannel;
  /** A person without an account; null for the user. */
  recipient: string | null;
  webhook_url: string | null;
  /** What calls of the webhook are signed with, as Standard Webhooks write it. */
  secret: string | null;
  /** Of a recipient without an account; null for what the user chose. */
  language: string | null;
  time_zone: string | null;
  units: string | null;
  /** What stops it without a session. */
  token: string;
  /** Null until a recipient without an account has confirmed it. */
  confirmed_at: NullableTimestamp;
  stopped_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it is looked at next. */
  next_at: Timestamp;
  /** When what was found is sent; null for at once. */
  deliver_at: NullableTimestamp;
  version: Generated<number>;
}

/** Something that a subscription is to report, once in a period. */
interface AlertMatterTable {
  subscription_id: string;
  matter: string;
  /** The day that a summary is of; empty for what is reported once. */
  period: string;
  /** What was found; null for what is not reported, because it was there when the subscription began, and once it was. */
  item: ColumnType<object | null, string | null, null>;
  found_at: Timestamp;
  /** Null while it waits. */
  delivery_id: string | null;
}

/** One message that was made. */
interface AlertDeliveryTable {
  /** UUID; also what mail and webhook are known by. */
  id: string;
  subscription_id: string;
  channel: AlertChannel;
  /** The message, as the contract has it. */
  content: JSONColumnType<object>;
  created_at: Timestamp;
  /** Of a webhook: calls so far. */
  attempts: Generated<number>;
  /** Of a webhook: when it is called next; null when it is over, and for mails. */
  due_at: NullableTimestamp;
  /** When the webhook took it, or the mail was written. */
  sent_at: NullableTimestamp;
  /** Why the last call failed. */
  failure: Generated<string | null>;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface AlertTables {
  alert_subscription: AlertSubscriptionTable;
  alert_matter: AlertMatterTable;
  alert_delivery: AlertDeliveryTable;
}
