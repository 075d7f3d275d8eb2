import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkTransaction } from '../../src/database/bulk.ts';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { resumeWork } from '../../src/start.ts';
import { until } from '../support/processes.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = new Date('2026-03-02T08:00:00Z');
const dayAfter = new Date('2026-03-03T08:00:00Z');

/** Everything that is computed, but for the moment of it. */
const derived = [
  'deferred_production',
  'deferred_loss',
  'field_deferred_day',
  'field_loss_day',
  'change_point',
  'change_point_event',
  'production_drop_exception',
  'gas_exception',
  'notification',
  'field_day',
] as const;

async function snapshot({ db }: TestDatabase): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of derived) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(held) as row from ${sql.table(table)} as held order by to_jsonb(held)`.execute(db);
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** A version of each stored row: another one when the row was written again. */
async function versions({ db }: TestDatabase, table: string, where: ReturnType<typeof sql>) {
  const { rows } = await sql`select xmin, ctid from ${sql.table(table)} where ${where} order by ctid`.execute(
    db,
  );
  return rows;
}

async function demonstration(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await seedDemonstration(database, { wells: 6, years: 1, hourlyDays: 10, now });
  await recomputeInsights(database, { now });
  return database;
}

/** Changes rows of a well as an import does. */
async function changeRows(
  { bulk }: TestDatabase,
  wellId: string,
  [from, to]: readonly [string, string],
  change: ReturnType<typeof sql>,
): Promise<void> {
  await bulk(async ({ db }) => {
    await sql`update daily_production set ${change} where well_id = ${wellId} and day between ${from} and ${to}`.execute(
      db,
    );
    await refreshProductionRollups(db, [wellId], { from, to });
  });
}

/** A producer of the largest field, and the others there. */
async function someWell({ db }: TestDatabase): Promise<{ id: string; fieldId: string }> {
  return db
    .selectFrom('well')
    .select(['id', 'field_id as fieldId'])
    .where('flow_kind', '=', 'production')
    .where('status', '=', 'producing')
    .orderBy('id')
    .executeTakeFirstOrThrow();
}

describe('wells that are due', () => {
  let database: TestDatabase;
  let well: { id: string; fieldId: string };
  beforeAll(async () => {
    database = await demonstration();
    well = await someWell(database);
  });
  afterAll(() => database.drop());

  /** Computes what is due and compares it with what a computation of everything gives. */
  async function expectSameAsAll(at: Date): Promise<number> {
    const { wells } = await recomputeInsights(database, { due: true, now: at });
    const computed = await snapshot(database);
    await recomputeInsights(database, { now: at });
    expect(await snapshot(database)).toEqual(computed);
    return wells;
  }

  it('are none when nothing has changed, and then nothing is written', async () => {
    const before = await sql`select xmin from setting where key = 'insightsComputed'`.execute(database.db);
    expect(await recomputeInsights(database, { due: true, now })).toMatchObject({
      wells: 0,
      deferredRows: 0,
    });
    const after = await sql`select xmin from setting where key = 'insightsComputed'`.execute(database.db);
    expect(after.rows).toEqual(before.rows);
  });

  it('are the one whose row has changed; other wells and days are not touched', async () => {
    const others = sql`well_id <> ${well.id}`;
    const earlier = sql`field_id <> ${well.fieldId} or day < '2026-02-20'`;
    const before = [
      await versions(database, 'deferred_production', others),
      await versions(database, 'field_deferred_day', earlier),
      await versions(database, 'field_day', earlier),
    ];
    await changeRows(database, well.id, ['2026-02-25', '2026-02-25'], sql`oil = oil * 0.5`);
    expect(await recomputeInsights(database, { due: true, now })).toMatchObject({ wells: 1 });
    expect([
      await versions(database, 'deferred_production', others),
      await versions(database, 'field_deferred_day', earlier),
      await versions(database, 'field_day', earlier),
    ]).toEqual(before);
  });

  it.each([
    ['a correction of the newest day', ['2026-03-01', '2026-03-01'], sql`oil = oil * 0.3`],
    ['a drop that outranks others', ['2026-02-10', '2026-02-28'], sql`oil = oil * 0.4`],
    ['a month without hours', ['2025-10-01', '2025-10-31'], sql`hours = null`],
    ['the month again', ['2025-10-01', '2025-10-31'], sql`hours = 24`],
    ['a correction long ago', ['2025-06-01', '2025-06-20'], sql`oil = oil * 1.2, quality = 'suspect'`],
  ] as const)('give what a computation of all wells gives: %s', async (_, days, change) => {
    await changeRows(database, well.id, days, change);
    expect(await expectSameAsAll(now)).toBe(1);
  });

  it('include those that time alone has changed: feeds that have gone silent', async () => {
    expect(await expectSameAsAll(new Date('2026-03-12T08:00:00Z'))).toBeGreaterThan(0);
    expect(
      await recomputeInsights(database, { due: true, now: new Date('2026-03-12T08:00:00Z') }),
    ).toMatchObject({ wells: 0 });
  });

  it('are all that were computed by other rules', async () => {
    await sql`update well_computation set rules = 'potential 0'`.execute(database.db);
    const { wells } = await recomputeInsights(database, { due: true, now });
    expect(wells).toBe(6);
  });

  it.each([
    [
      'an event of the well',
      (wellId: string, fieldId: string) => sql`
        insert into well_event (id, field_id, well_id, kind, starts_at, ends_at, reason_code, source)
        values ('ev-test', ${fieldId}, ${wellId}, 'trip', '2026-02-05T08:00Z', '2026-02-05T20:00Z', 'power', 'operator')`,
      1,
    ],
    ['a change of it', () => sql`update well_event set remark = 'seen' where id = 'ev-test'`, 1],
    ['its end', () => sql`delete from well_event where id = 'ev-test'`, 1],
    [
      'work on the whole field',
      (_: string, fieldId: string) => sql`
        insert into schedule_entry (id, field_id, activity, title, planned_start, planned_end, status, owner)
        values ('sc-test', ${fieldId}, 'plannedShutdown', 'Shutdown', '2026-02-05T00:00Z', '2026-02-06T00:00Z', 'done', 'me')`,
      'field',
    ],
  ] as const)('include those whose causes have changed: %s', async (_, change, expected) => {
    await change(well.id, well.fieldId).execute(database.db);
    const inField = await database.db
      .selectFrom('well')
      .select('id')
      .where('field_id', '=', well.fieldId)
      .execute();
    expect(await expectSameAsAll(now)).toBe(expected === 'field' ? inField.length : expected);
  });

  it('stay due when their causes change while they are computed', async () => {
    await changeRows(database, well.id, ['2026-02-01', '2026-02-01'], sql`oil = oil * 0.9`);
    const { wells } = await recomputeInsights(
      {
        batch: database.batch,
        bulk: (work) =>
          database.bulk((transaction) =>
            work({
              ...transaction,
              async copyToTemporary(table, rows) {
                if (table === 'staged_deferred_production')
                  await sql`update schedule_entry set notes = 'again' where id = 'sc-test'`.execute(
                    database.db,
                  );
                return transaction.copyToTemporary(table, rows);
              },
            }),
          ),
      },
      { due: true, now },
    );
    expect(wells).toBe(1);
    expect(await expectSameAsAll(now)).toBeGreaterThan(0);
  });

  it('stay due when the work is stopped, and are taken up by the next start', async () => {
    await changeRows(database, well.id, ['2026-02-01', '2026-02-03'], sql`oil = oil * 0.6`);
    const stop = new AbortController();
    stop.abort();
    const stopped = recomputeInsights(database, { due: true, now, signal: stop.signal });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    await resumeWork(database, now);
    const computed = await snapshot(database);
    await recomputeInsights(database, { now });
    expect(await snapshot(database)).toEqual(computed);
  });
});

describe('two computations of one field', () => {
  let database: TestDatabase;
  let well: { id: string; fieldId: string };
  beforeAll(async () => {
    database = await demonstration();
    well = await someWell(database);
  });
  afterAll(() => database.drop());

  /** A gate that stays shut until it is opened. */
  function gate() {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, opened };
  }

  async function expectNewest(): Promise<void> {
    const stored = await snapshot(database);
    await recomputeInsights(database, { now });
    expect(await snapshot(database)).toEqual(stored);
  }

  it('never store what was loaded before the other stored newer rows', async () => {
    const shut = gate();
    let arrived = () => {};
    const begun = new Promise<void>((resolve) => (arrived = resolve));
    const older = recomputeInsights(
      {
        batch: database.batch,
        bulk: async (work) => {
          arrived();
          await shut.opened;
          return database.bulk(work);
        },
      },
      { wellIds: [well.id], now },
    );
    await begun;
    await changeRows(database, well.id, ['2026-02-01', '2026-02-28'], sql`oil = oil * 0.5`);
    await recomputeInsights(database, { wellIds: [well.id], now });
    shut.open();
    await older;
    await expectNewest();
  });

  it('wait for each other from the first row that one reads to the last that it stores', async () => {
    await sql`delete from deferred_production where well_id = ${well.id}`.execute(database.db);
    const shut = gate();
    let arrived = () => {};
    const storing = new Promise<void>((resolve) => (arrived = resolve));
    const held = (transaction: BulkTransaction): BulkTransaction => ({
      ...transaction,
      async copy(table, rows) {
        arrived();
        await shut.opened;
        return transaction.copy(table, rows);
      },
    });
    const first = recomputeInsights(
      { batch: database.batch, bulk: (work) => database.bulk((transaction) => work(held(transaction))) },
      { wellIds: [well.id], now },
    );
    await storing;
    let secondDone = false;
    const second = (async () => {
      await changeRows(database, well.id, ['2026-02-01', '2026-02-28'], sql`oil = oil * 0.5`);
      await recomputeInsights(database, { wellIds: [well.id], now });
      secondDone = true;
    })();
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (select from pg_stat_activity
                       where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(
        database.db,
      );
      return secondDone || rows[0]!.waits;
    };
    await until(isWaiting, 'the second to wait for the first');
    shut.open();
    await Promise.all([first, second]);
    await expectNewest();
  });

  it('leave a field that another is at to it, where they are not to wait', async () => {
    await changeRows(database, well.id, ['2026-02-01', '2026-02-28'], sql`oil = oil * 1.5`);
    const { wells } = await database.bulk(async ({ db }) => {
      await db.selectFrom('field').select('id').where('id', '=', well.fieldId).forNoKeyUpdate().execute();
      return recomputeInsights(database, { due: true, wait: false, now });
    });
    expect(wells).toBe(0);
    expect(await recomputeInsights(database, { due: true, now })).toMatchObject({ wells: 1 });
  });

  it('go on when a day passes', async () => {
    await recomputeInsights(database, { due: true, now: dayAfter });
    const stored = await snapshot(database);
    await recomputeInsights(database, { now: dayAfter });
    expect(await snapshot(database)).toEqual(stored);
  });
});
