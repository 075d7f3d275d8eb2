import { Migrator, sql, type Kysely } from 'kysely';
import { DatabaseError, errorCode } from './database-error.ts';
import { classifyFailure } from './failure.ts';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

const migrationTable = 'schema_migration';

/**
 * Brings the tables up to date, in one transaction. Several processes may do so at once: one works, the others wait
 * for it and find nothing left to do.
 * @returns Names of the steps that were run now.
 * @throws DatabaseError `DB_NEWER`, `DB_LOCKED`, `DB_EXTENSION` or `DB_MIGRATION`; nothing is left half-done.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  try {
    return await migrate(db);
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error;
    throw new DatabaseError(
      'DB_LOCKED',
      'Another process has been changing the tables of this database for a minute: stop it, or try again later.',
      error,
    );
  }
}

async function migrate(db: Kysely<Database>): Promise<string[]> {
  const applied = await appliedSteps(db);
  refuseNewer(applied);
  if (applied.length === Object.keys(migrations).length) return [];

  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return results.map((step) => step.migrationName);
  if (!(error instanceof Error) || error instanceof DatabaseError || errorCode(error) === '55P03')
    throw error as Error;
  // Another process may have been a newer version and quicker.
  refuseNewer(await appliedSteps(db));
  if (classifyFailure(error) === 'full') {
    throw new DatabaseError(
      'DB_DISK_FULL',
      'The tables cannot be brought up to date: the database has no space left or is read-only.',
      error,
    );
  }
  if (errorCode(error) === '42501') {
    throw new DatabaseError(
      'DB_RIGHTS',
      `The role of DATABASE_URL may not make tables (${error.message}): make it the owner of the database, or run "grant create, usage on schema public to ROLE" there.`,
      error,
    );
  }
  const failed = results.find((step) => step.status === 'Error')?.migrationName ?? 'before the first step';
  throw new DatabaseError(
    'DB_MIGRATION',
    `The tables could not be brought up to date (${failed}): ${error.message}`,
    error,
  );
}

async function appliedSteps(db: Kysely<Database>): Promise<string[]> {
  const known = await sql<{
    found: string | null;
  }>`select to_regclass(${migrationTable})::text as found`.execute(db);
  if (!known.rows[0]?.found) return [];
  const steps = await sql<{
    name: string;
  }>`select name from ${sql.table(migrationTable)} order by name`.execute(db);
  return steps.rows.map((step) => step.name);
}

function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new DatabaseError(
    'DB_NEWER',
    `The database was written by a newer version of this program (it knows ${unknown.join(', ')}): start that version, or use another database.`,
  );
}
