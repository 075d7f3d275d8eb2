import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

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

/** The tables of this file, by their names in PostgreSQL. */
export interface KeptTables {
  saved_view: SavedViewTable;
  short_link: ShortLinkTable;
  annotation: AnnotationTable;
}
