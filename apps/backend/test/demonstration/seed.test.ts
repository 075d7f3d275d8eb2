import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const sizes = { wells: 16, years: 1, hourlyDays: 10, seed: 'seed-test' };
const made = new Date('2025-06-01T18:00:00Z');
const fiveDaysLater = new Date('2025-06-06T18:00:00Z');

let database: TestDatabase;
let fresh: TestDatabase;
beforeAll(async () => {
  [database, fresh] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([database.drop(), fresh.drop()]));

/** Everything in a table that does not depend on when it was written. */
async function rowsOf({ batch }: TestDatabase, table: string, condition = 'true'): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(source) as row from ${sql.table(table)} as source
    where ${sql.raw(condition)} order by to_jsonb(source)::text`.execute(batch);
  return rows.map(({ row }) => row);
}

/** Rows without how often they were written, which differs with the number of starts. */
const withoutVersions = (rows: readonly unknown[]) =>
  rows.map((row) => ({ ...(row as object), version: undefined }));

describe('seedDemonstration', () => {
  it('makes wells with rows up to yesterday, of every kind', async () => {
    const reported: number[] = [];
    const result = await seedDemonstration(database, {
      ...sizes,
      now: made,
      onProgress: (done) => reported.push(done),
    });
    expect(result.outcome).toBe('made');
    expect(result.wellIds).toHaveLength(16);
    expect(reported).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { rows } = await sql<{ days: number; newest: string; hours: number }>`
      select (select count(*)::int from daily_production) as days,
             (select max(day) from daily_production) as newest,
             (select count(*)::int from esp_reading) as hours`.execute(database.batch);
    expect(rows[0]).toMatchObject({ days: result.dailyRows, newest: '2025-05-31', hours: result.hourlyRows });
    for (const table of [
      'well_event',
      'schedule_entry',
      'planted_event',
      'pump_curve',
      'sustainability_day',
      'production_plan',
      'sustainability_metric',
      'well_group_member',
      'field_day',
    ]) {
      expect((await rowsOf(database, table)).length, table).toBeGreaterThan(0);
    }
  });

  it('writes nothing that an engine computes', async () => {
    for (const table of [
      'optimization_opportunity',
      'frequency_change',
      'tracked_frequency_change',
      'well_advice',
    ])
      expect(await rowsOf(database, table), table).toEqual([]);
  });

  it('writes nothing twice on the same day', async () => {
    expect(await seedDemonstration(database, { ...sizes, now: made })).toEqual({
      outcome: 'current',
      wellIds: [],
      dailyRows: 0,
      hourlyRows: 0,
    });
  });

  it('writes what stops a well before the day is over, and nothing anew', async () => {
    const log = async () =>
      (await database.db.selectFrom('well_event').select(['id', 'ends_at as end']).execute()).map(
        ({ id, end }) => `${id} ${end?.toISOString() ?? 'open'}`,
      );
    const marks = async () => {
      const { rows } = await sql<{ marks: number }>`
        select coalesce(sum(marks), 0)::int as marks from well_computation`.execute(database.db);
      return rows[0]!.marks;
    };
    const before = await log();
    // As it was before the newest entry began, and before another had ended.
    const [newest, other] = await database.db
      .selectFrom('well_event')
      .select('id')
      .where('ends_at', 'is not', null)
      .orderBy('starts_at', 'desc')
      .limit(2)
      .execute();
    await database.db.deleteFrom('well_event').where('id', '=', newest!.id).execute();
    await database.db.updateTable('well_event').set({ ends_at: null }).where('id', '=', other!.id).execute();
    const again = { ...sizes, now: made };
    expect((await seedDemonstration(database, again)).outcome).toBe('current');
    expect((await log()).sort()).toEqual(before.sort());
    const settled = await marks();
    expect((await seedDemonstration(database, again)).outcome).toBe('current');
    expect(await marks()).toBe(settled);
  });

  it('extends to what it would have made on the later day, whatever sizes are asked for', async () => {
    const extended = await seedDemonstration(database, { wells: 99, years: 9, now: fiveDaysLater });
    expect(extended.outcome).toBe('extended');
    const firstDay = (await rowsOf(database, 'setting', `key = 'demonstration'`)) as {
      value: { firstDay: string };
    }[];
    expect(firstDay[0]!.value.firstDay).toBe('2024-06-01');
    // A fresh one of the later day begins later, so the two are compared where both have rows.
    await seedDemonstration(fresh, { ...sizes, now: made });
    await seedDemonstration(fresh, { now: new Date('2025-06-03T18:00:00Z') });
    await seedDemonstration(fresh, { now: fiveDaysLater });
    for (const table of [
      'daily_production',
      'esp_reading',
      'well_event',
      'schedule_entry',
      'planted_event',
      'sustainability_day',
      'production_plan',
      'field_day',
      'well',
      'esp_equipment',
      'pump_curve',
    ]) {
      const [whole, grown] = [await rowsOf(fresh, table), await rowsOf(database, table)].map(withoutVersions);
      expect(whole, table).toEqual(grown);
    }
  });

  it('keeps only the asked days of hourly signals', async () => {
    const { rows } = await sql<{ days: number }>`
      select max(at)::date - min(at)::date as days from esp_reading`.execute(database.batch);
    expect(rows[0]!.days).toBeLessThanOrEqual(sizes.hourlyDays + 1);
  });

  it('leaves nothing behind when it fails', async () => {
    const broken = await createTestDatabase();
    await sql`drop table sustainability_day`.execute(broken.batch);
    await expect(seedDemonstration(broken, { ...sizes, now: made })).rejects.toThrow('sustainability_day');
    expect(await rowsOf(broken, 'well')).toEqual([]);
    expect(await rowsOf(broken, 'setting')).toEqual([]);
    await broken.drop();
  });

  it('writes nothing beside wells or users of somebody’s own, unless reported to', async () => {
    const used = await createTestDatabase();
    try {
      await sql`
        insert into business_unit (id, name) values ('own', 'Own');
        insert into area (id, name, business_unit_id) values ('own', 'Own', 'own');
        insert into field (id, name, area_id) values ('own', 'Own', 'own');
        insert into well (id, name, field_id, source) values ('own-1', 'Own 1', 'own', 'import')`.execute(
        used.batch,
      );
      await expect(seedDemonstration(used, { ...sizes, now: made })).rejects.toMatchObject({
        code: 'DB_NOT_EMPTY',
        message: expect.stringMatching(/^The database holds wells .+ CNX_DEMONSTRATION=off/) as unknown,
      });
      expect(await rowsOf(used, 'well')).toHaveLength(1);
      expect(await rowsOf(used, 'setting')).toEqual([]);
      const reported = await seedDemonstration(used, { ...sizes, now: made, besideOwnData: true });
      expect(reported.outcome).toBe('made');
      // From now on it is a demonstration's database, whatever else it holds.
      const { id } = await used.batch
        .selectFrom('well')
        .select('id')
        .where('source', '=', 'demonstration')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await used.batch.updateTable('well').set({ name: 'Renamed' }).where('id', '=', id).execute();
      await used.batch.deleteFrom('well_group_member').where('well_id', '=', id).execute();
      expect((await seedDemonstration(used, { now: fiveDaysLater })).outcome).toBe('extended');
      // What a person changed of a well stays.
      const kept = await used.batch.selectFrom('well').select('name').where('id', '=', id).execute();
      const groups = await used.batch
        .selectFrom('well_group_member')
        .select('well_group_id')
        .where('well_id', '=', id)
        .execute();
      expect([kept, groups]).toEqual([[{ name: 'Renamed' }], []]);
    } finally {
      await used.drop();
    }
  });
});
