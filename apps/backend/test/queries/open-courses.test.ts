import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runRead } from '../../src/database/reads.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { createOpenCourses } from '../../src/queries/open-courses.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { until } from '../support/processes.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeDrop } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 60;
const now = at(length, 6);
const asked = [{ findingId: 'drop', wellId: 'well' }];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const oil = levels([100, length - 3], [90, 3]);
  await writeSmallField(database.db, { id: 'field', wells: { well: { oil, hours: levels([24, length]) } } });
  await recomputeInsights(database, { now });
  for (const table of ['loss_day', 'change_point', 'production_drop_exception'] as const)
    await database.db.deleteFrom(table).execute();
  const detected = { day: day(length - 3), detectedAt: at(length - 2) };
  await storeDrop(database.db, { id: 'drop', well: 'well', lost: 10, ...detected });
});
afterAll(() => database.drop());

const waitingReads = async () => {
  const { rows } = await sql`
    select from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())
      and relation = 'production_drop_exception'::regclass`.execute(database.batch);
  return rows.length;
};

/** Asks for the courses as a caller who may go. */
function caller(courses: ReturnType<typeof createOpenCourses>) {
  const gone = new AbortController();
  const reader = { gone: gone.signal, takeSession: () => Promise.resolve(() => undefined) };
  const answer = runRead(reader, () => courses.read(asked, now));
  answer.catch(() => undefined);
  return { answer, leave: () => gone.abort(new Error('the caller has gone')) };
}

/** Lets the read of the first caller wait for its table, beside others who wait for the same, and some of them go. */
async function leaving(count: number, leavers: readonly number[]) {
  const courses = createOpenCourses(database.db, { dataVersion: () => Promise.resolve('1') });
  const callers = await database.batch.transaction().execute(async (tx) => {
    await sql`lock table production_drop_exception in access exclusive mode`.execute(tx);
    const all = Array.from({ length: count }, () => caller(courses));
    await until(async () => (await waitingReads()) > 0, 'a read that waits');
    for (const i of leavers) {
      all[i]!.leave();
      await all[i]!.answer.catch(() => undefined);
    }
    return all;
  });
  return Promise.allSettled(callers.map(({ answer }) => answer));
}

it('answers who still waits when the caller whose read it was has gone', async () => {
  const [first, ...others] = await leaving(3, [0]);
  expect(first).toMatchObject({ status: 'rejected' });
  for (const other of others) {
    expect(other).toMatchObject({ status: 'fulfilled' });
    expect([...(other as PromiseFulfilledResult<ReadonlyMap<string, unknown>>).value.keys()]).toEqual([
      'drop',
    ]);
  }
});
