import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { readConfig } from '../../src/config.ts';
import { extendDemonstration, prepareAccounts, prepareDemonstration } from '../../src/prepare-data.ts';
import { resumeWork } from '../../src/start.ts';
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

  it('goes on: each day comes when it is over on the clock of its field, and its insights with it', async () => {
    const connection = await connect();
    const days = async (table: 'daily_production' | 'deferred_production') => {
      const { rows } = await sql<{ field: string; day: string }>`
        select well.field_id as field, max(row.day) as day
        from well join ${sql.table(table)} as row on row.well_id = well.id group by 1`.execute(database.db);
      return new Map(rows.map(({ field, day }) => [field, day]));
    };
    const before = await days('daily_production');
    // Some fields' days are over every hour; none is written that has its last one.
    const moments = [6, 14, 24].map((hours) => new Date(now.getTime() + hours * 3_600_000));
    for (const moment of moments) {
      const stored = await days('daily_production');
      const { wellIds } = await extendDemonstration(connection, moment);
      const wells = await database.db.selectFrom('well').select(['id', 'field_id']).execute();
      const written = new Set(wells.filter(({ id }) => wellIds.includes(id)).map((well) => well.field_id));
      const after = await days('daily_production');
      expect([...written].sort()).toEqual(
        [...after.keys()].filter((field) => after.get(field) !== stored.get(field)).sort(),
      );
      await resumeWork(connection, moment);
      expect(await days('deferred_production')).toEqual(after);
    }
    const after = await days('daily_production');
    for (const [field, day] of before) expect(after.get(field)! > day, field).toBe(true);
    expect((await extendDemonstration(connection, moments[2]!)).outcome).toBe('current');
    const kept = await database.db.selectFrom('first_report').select('arrived_at').execute();
    expect(kept.every(({ arrived_at }) => arrived_at! <= moments[2]!)).toBe(true);
  });
});
