import pg from 'pg';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { writeDecisions } from '../../src/demonstration/write-decisions.ts';
import { writeHandover } from '../../src/demonstration/write-handover.ts';
import { keepContent } from '../../src/kept/shift-handovers.ts';
import { windowUntil } from '../../src/queries/handover-content.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from './backend.ts';
import { createTestDatabase, testServer, type TestDatabase } from './test-database.ts';
import { administer, databaseOf, quoted } from './test-server.ts';

/** Fills a backend's database with a demonstration that is small and has something of everything. */
export async function seedSmallDemonstration({ database, clock }: TestBackend): Promise<void> {
  await seedDemonstration(database, { wells: 24, years: 1, hourlyDays: 180, now: clock.now() });
  await recomputeInsights(database, { now: clock.now() });
  await database.db.transaction().execute((tx) => writeDecisions(tx, clock.now()));
  await writeHandover(database.db, clock.now(), (since, until) =>
    keepContent(database.db, { since, now: until, window: windowUntil(until) }),
  );
  // What this process remembered of the empty database is not to be served.
  clock.pass(60);
}

/** Processes that ask for the demonstration at once wait for the first one. */
const makingLock = 7_315_202_604_199;

/**
 * A database with keys, accounts and the small demonstration: a copy of the one that the first test file to ask makes.
 */
export async function createSmallDemonstration(): Promise<TestDatabase> {
  const { adminUrl, demonstration } = testServer();
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [makingLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demonstration]);
    if (rowCount === 0) await makeDemonstration();
  } finally {
    await client.end();
  }
  return createTestDatabase(demonstration);
}

async function makeDemonstration(): Promise<void> {
  const { adminUrl, demonstration } = testServer();
  const backend = await createTestBackend();
  await seedSmallDemonstration(backend);
  await backend.app.close();
  await backend.database.close();
  const made = databaseOf(backend.database.url);
  // By its last name it is whole.
  await administer(adminUrl, `alter database ${quoted(made)} rename to ${quoted(demonstration)}`);
}
