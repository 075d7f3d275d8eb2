import { sql, type Kysely, type Migration } from 'kysely';
import { DatabaseError, errorCode } from '../database-error.ts';

/** What the search cannot do without: likeness by groups of three letters, and letters without their accents. */
const extensions = ['pg_trgm', 'unaccent'] as const;

/**
 * Names and texts as the search compares them, with indexes. The functions are bound to the extensions when they are made, so
 * that indexes work whatever the search path of a session is. Stored keys rather than indexed expressions for wells and fields:
 * ranking compares every key, and making one costs more than a comparison.
 */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of extensions) await addExtension(db, name);
    await addFunctions(db);
    for (const table of ['well', 'field'])
      await sql`
        alter table ${sql.table(table)}
          add column search_key text not null generated always as (search_key(name)) stored`.execute(db);
    await sql`
      alter table well add column search_code text not null generated always as (
        search_code(name) || coalesce(' ' || search_code(uwi), '')) stored`.execute(db);
    await sql`create index well_search_key on well using gist (search_key gist_trgm_ops)`.execute(db);
    await sql`create index well_search_code on well using gist (search_code gist_trgm_ops)`.execute(db);
    await sql`create index field_search_key on field using gist (search_key gist_trgm_ops)`.execute(db);
    await sql`
      create index schedule_entry_search on schedule_entry
      using gin (search_words(title, facility, owner, notes))`.execute(db);
    await sql`
      create index schedule_entry_title on schedule_entry using gin (search_key(title) gin_trgm_ops)`.execute(
      db,
    );
    await sql`
      create index exception_decision_comment on exception_decision
      using gin (search_words(comment, null, null, null)) where comment is not null`.execute(db);
  },
};

async function addFunctions(db: Kysely<unknown>): Promise<void> {
  // In small letters, without accents, with one space where there are spaces and punctuation.
  await sql`
    create function search_key(given text) returns text
    language sql immutable strict parallel safe
    return btrim(regexp_replace(lower(unaccent(given)), '[[:space:]!-/:-@\\[-\`{-~]+', ' ', 'g'))`.execute(
    db,
  );
  // The key without spaces, and without the zeros before a number: F-05, F 5 and f5 are one name.
  await sql`
    create function search_code(given text) returns text
    language sql immutable strict parallel safe
    return replace(regexp_replace(search_key(given), '(?<!\\d)0+(?=\\d)', '', 'g'), ' ', '')`.execute(db);
  // The words of some texts. Without a language: users write in theirs, and names of wells are in none.
  await sql`
    create function search_words(one text, two text, three text, four text) returns tsvector
    language sql immutable parallel safe
    return to_tsvector('pg_catalog.simple'::regconfig,
      search_key(coalesce(one, '') || ' ' || coalesce(two, '') || ' ' || coalesce(three, '') || ' ' || coalesce(four, '')))`.execute(
    db,
  );
}

/** @throws DatabaseError `DB_EXTENSION` where the server has not got it, or its user may not add it. */
async function addExtension(db: Kysely<unknown>, name: (typeof extensions)[number]): Promise<void> {
  try {
    await sql`create extension if not exists ${sql.id(name)}`.execute(db);
  } catch (error) {
    throw missingExtension(name, error) ?? error;
  }
}

/** What an operator does about an extension that cannot be added; undefined where the failure is another one. */
export function missingExtension(name: string, error: unknown): DatabaseError | undefined {
  const wanted = `The search needs the PostgreSQL extensions ${extensions.join(' and ')}`;
  const statement = extensions.map((each) => `CREATE EXTENSION IF NOT EXISTS ${each};`).join(' ');
  const code = errorCode(error) ?? '';
  // The server has no such extension, or not its files.
  if (['0A000', '58P01', '22023', '42704'].includes(code))
    return new DatabaseError(
      'DB_EXTENSION',
      `${wanted}, and ${name} is not installed on the database's server: install PostgreSQL's contrib modules there (on Debian and Ubuntu they are in the package postgresql, elsewhere often in postgresql-contrib), and start again.`,
      error,
    );
  if (code === '42501')
    return new DatabaseError(
      'DB_EXTENSION',
      `${wanted}, and the user of DATABASE_URL may not add ${name}: have an administrator of the database run "${statement}" in it once, and start again.`,
      error,
    );
  return undefined;
}
