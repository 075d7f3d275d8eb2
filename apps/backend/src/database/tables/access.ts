import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ApiKeyScope, KeyPurpose, SignInKind } from '../../vocabulary.ts';
import type { DefaultedTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

export interface AppUserTable {
  /** UUID. */
  id: Generated<string>;
  /** As typed at registration; unique without regard to case. */
  email: string;
  first_name: string;
  last_name: string;
  /** 1 is the administrator. */
  role_id: number;
  is_sso: Generated<boolean>;
  active: Generated<boolean>;
  must_reset_password: Generated<boolean>;
  /** Argon2id PHC string; null for SSO users. */
  password_hash: string | null;
  password_changed_at: NullableTimestamp;
  /** Issuer and subject of the identity provider, once linked. */
  sso_issuer: string | null;
  sso_subject: string | null;
  /** Host of the registered application that validation sends this user to. */
  redirect_host: string | null;
  preferences: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Counts the changes of names and photo. */
  profile_version: Generated<number>;
  /** `user_photo.id`; null for users without a photo. */
  photo_id: string | null;
  created_at: DefaultedTimestamp;
}

/** The photo of a user, as it was drawn anew. */
export interface UserPhotoTable {
  user_id: string;
  /** Random, and another one for each photo: it is the key to the picture. */
  id: string;
  /** WebP. */
  picture: Buffer;
  created_at: Timestamp;
}

/** A signed-in session; `sid` is carried by every id_token and checked on every call. */
interface UserSessionTable {
  sid: string;
  user_id: string;
  kind: SignInKind;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  /** Idle limit as of `last_seen_at`. */
  idle_expires_at: Timestamp;
  /** Absolute end; never moved. */
  expires_at: Timestamp;
  revoked_at: NullableTimestamp;
  revoked_reason: string | null;
  user_agent: string | null;
  address: string | null;
}

/** Single-use refresh tokens; only the SHA-256 is kept. Reuse after the grace revokes the whole `family`. */
export interface RefreshTokenTable {
  token_hash: Buffer;
  family: string;
  sid: string;
  generation: number;
  issued_at: Timestamp;
  expires_at: Timestamp;
  /** First use; within the grace the same successor, derived by HMAC, is answered again. */
  used_at: NullableTimestamp;
  successor_hash: Buffer | null;
}

interface SignInFailureTable {
  id: Generated<number>;
  /** Lower-cased account name as tried, whether or not it exists. */
  account: string;
  address: string;
  at: Timestamp;
}

/** Lock-out of an account after repeated failures. */
interface SignInLockTable {
  account: string;
  /** How often in a row it was locked; doubles the wait. */
  level: number;
  locked_until: Timestamp;
}

/** Encrypted passwords that were used once; kept until their window ends. */
interface UsedCiphertextTable {
  /** SHA-256. */
  hash: Buffer;
  expires_at: Timestamp;
}

/** Keys of the installation. Exactly one per purpose is current (`retired_at` null); retired ones still verify. */
export interface SigningKeyTable {
  kid: string;
  purpose: KeyPurpose;
  algorithm: string;
  /** PKCS#8 PEM, or base64 for a symmetric secret. */
  private_material: string;
  /** SPKI PEM; null for a symmetric secret. */
  public_material: string | null;
  created_at: Timestamp;
  retired_at: NullableTimestamp;
  /** From then on it no longer verifies either. */
  expires_at: NullableTimestamp;
}

/** The only source of trusted targets: redirects, token hand-over, CSP and links in mails follow it. */
export interface RegisteredAppTable {
  id: string;
  name: string;
  description: string | null;
  /** `http` is accepted for loopback hosts only. */
  scheme: 'http' | 'https';
  /** Host with port, lower case. */
  host: string;
  path_prefix: Generated<string>;
  backend_url: string | null;
  transfer_api: string | null;
  frame_origin: string | null;
  /** `aud` of tokens minted for it. */
  audience: string;
  active: Generated<boolean>;
}

interface AuditEventTable {
  id: Generated<number>;
  at: Timestamp;
  kind: string;
  user_id: string | null;
  sid: string | null;
  address: string | null;
  outcome: 'ok' | 'refused';
  /** Never holds tokens or passwords. */
  detail: JSONColumnType<Record<string, unknown>>;
  /** How often it happened; more than once only where it is counted. */
  times: Generated<number>;
  /** What further refusals of its kind, to its user, within its minute are counted by; null for an event by itself. */
  counted_as: Generated<string | null>;
}

/** Counters of the rate limits, shared by all backend processes; lost at a crash of the database, by intent. */
interface RateLimitTable {
  key: string;
  hits: number;
  resets_at: Timestamp;
}

/** Browsers in which an account has been signed in to: limits of an address do not hold these back from it. */
interface KnownBrowserTable {
  /** SHA-256 of the token in the browser's cookie. */
  token_hash: Buffer;
  user_id: string;
  /** The last sign-in. */
  used_at: Timestamp;
}

/** A key by which a program calls without a person. */
export interface ApiKeyTable {
  id: string;
  name: string;
  /** What the program may do: read, or send rows. */
  scope: Generated<ApiKeyScope>;
  /** Whether it is good for every field, those to come included; else for those of `api_key_field`. */
  all_fields: boolean;
  /** SHA-256 of its secret. */
  secret_hash: Buffer;
  created_at: Timestamp;
  created_by: string | null;
  expires_at: Timestamp;
  revoked_at: NullableTimestamp;
  /** When it was last used, to the minute; null for never. */
  used_at: NullableTimestamp;
}

/** A field that a key is good for. */
interface ApiKeyFieldTable {
  api_key_id: string;
  field_id: string;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface AccessTables {
  app_user: AppUserTable;
  user_photo: UserPhotoTable;
  user_session: UserSessionTable;
  refresh_token: RefreshTokenTable;
  sign_in_failure: SignInFailureTable;
  sign_in_lock: SignInLockTable;
  used_ciphertext: UsedCiphertextTable;
  signing_key: SigningKeyTable;
  registered_app: RegisteredAppTable;
  audit_event: AuditEventTable;
  rate_limit: RateLimitTable;
  known_browser: KnownBrowserTable;
  api_key: ApiKeyTable;
  api_key_field: ApiKeyFieldTable;
}
