import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { readConfig } from '../../src/config.ts';
import { prepareAccounts, prepareDemonstration } from '../../src/prepare-data.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = new Date('2026-03-02T06:30:00Z');
const sizes = { wells: 8, years: 1, hourlyDays: 5, now };

let database: TestDatabase;
const open: DatabaseConnection[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  await database.drop();
});

/** A process on the database whose requests may take no time at all. */
async function connect(): Promise<DatabaseConnection> {
  const connection = await connectDatabase({
    databaseUrl: database.url,
    dataDirectory: '',
    statementTimeoutMs: 1,
  });
  open.push(connection);
  return connection;
}

describe('the first start of a demonstration', { timeout: 120_000 }, () => {
  it('is none of the requests that are ended after a time, and two at once leave one demonstration', async () => {
    const config = readConfig({ DATABASE_URL: database.url, CNX_DEMONSTRATION: 'on' }, '/nowhere');
    const start = async () => {
      const connection = await connect();
      await prepareDemonstration(connection, config, sizes, () => undefined);
      await prepareAccounts(connection, config, now, () => undefined);
    };
    await Promise.all([start(), start(), start()]);
    const count = async (table: 'exception_decision' | 'shift_handover' | 'app_user') =>
      (
        await database.batch
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .execute()
      )[0]?.rows;
    expect(await count('shift_handover')).toBe(1);
    expect(await count('app_user')).toBe(7);
    expect(Number(await count('exception_decision'))).toBeGreaterThan(0);
  });
});
