import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** An account at the local identity provider. It is no account of the portal; the portal learns of it by token. */
export interface ProviderAccountTable {
  /** UUID; the `sub` and `oid` of its tokens. */
  subject: Generated<string>;
  /** Unique without regard to case. */
  email: string;
  given_name: string;
  family_name: string;
  /** Argon2id PHC string. */
  password_hash: string;
  password_changed_at: Timestamp;
}

/** Sessions, interactions, codes, grants and tokens of the local identity provider, one row each. */
interface ProviderStateTable {
  /** The provider's name of the kind; kinds that belong to one policy carry it as `policy/kind`. */
  model: string;
  id: string;
  payload: ColumnType<Record<string, unknown>, string, string>;
  /** The account it belongs to, once an account signed in. */
  subject: string | null;
  grant_id: string | null;
  uid: string | null;
  consumed_at: NullableTimestamp;
  expires_at: Timestamp;
}

/** The one live verification code of an account that is being reset at the local identity provider. */
interface ProviderResetCodeTable {
  subject: string;
  /** SHA-256. */
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Timestamp;
}

/** Code flows that the backend has begun; the row goes with its one use. */
interface SsoChallengeTable {
  /** SHA-256 of the verifier in base64url; the verifier itself is known to its browser only. */
  challenge: string;
  expires_at: Timestamp;
}

/** Tokens of the identity provider that were traded for a session: each is good once. */
interface ProviderTokenUseTable {
  /** SHA-256 of what is signed. */
  token_hash: Buffer;
  expires_at: Timestamp;
}

/** Codes of reset mails and invitations; the row goes with its one use. */
interface PasswordResetCodeTable {
  /** SHA-256. */
  code_hash: Buffer;
  user_id: string;
  expires_at: Timestamp;
  purpose: Generated<'reset' | 'invitation'>;
}

/** Mail that waits to be sent; sent mail is deleted. */
interface OutgoingMailTable {
  id: Generated<number>;
  recipient: string;
  /** Whom an answer goes to; null for the sender. */
  reply_to: Generated<string | null>;
  subject: string;
  /** Plain text. May hold a one-time code, until it is sent. */
  body: string;
  /** The same message in HTML; null for none. */
  html: Generated<string | null>;
  /** What a mail that is sent again is known by; null where the mailer chooses. */
  message_id: Generated<string | null>;
  /** More headers by their names; null for none. */
  headers: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  attempts: Generated<number>;
  /** When it may be tried next. */
  due_at: Timestamp;
  /** What the last failed try came to. */
  failure: Generated<string | null>;
  /** When it was tried for the last time; null while it is tried. */
  given_up_at: Timestamp | null;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface SingleSignOnTables {
  provider_account: ProviderAccountTable;
  provider_state: ProviderStateTable;
  provider_reset_code: ProviderResetCodeTable;
  sso_challenge: SsoChallengeTable;
  provider_token_use: ProviderTokenUseTable;
  password_reset_code: PasswordResetCodeTable;
  outgoing_mail: OutgoingMailTable;
}
