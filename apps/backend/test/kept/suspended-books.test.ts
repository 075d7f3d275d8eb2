import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suspendedHours } from '../../src/database/migrations/0123-suspended-hours.ts';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { importRecords } from '../../src/import/import-records.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { dayNumber } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeDays, writeSmallField } from '../support/small-field.ts';

type Figures = components['schemas']['ProductionFigures'];

// A field of three wells from Nov 8 to Mar 1: one runs, one is suspended from Dec 16 on by a dated status, one after its last
// flow on Nov 30 by the status in force alone. The second has no row of Dec 20.
const length = 114;
const [runs, dated, parked] = ['N-1', 'N-2', 'N-3'];
const at = (date: string) => dayNumber(date) - firstDay;
const days = Array.from({ length }, (_, i) => i);
const hoursUntil = (end: string, left?: string) =>
  days.map((i) => (left !== undefined && i === at(left) ? null : i < at(end) ? 24 : 0));
const volumes = (hours: readonly (number | null)[]) => hours.map((on) => (on === null ? null : on * 4));

let backend: TestBackend;
let token: string;
let folder: string;

beforeAll(async () => {
  backend = await createTestBackend();
  ({ id_token: token } = (await backend.signIn('admin@cnx.example')).body);
  folder = mkdtempSync(join(tmpdir(), 'cnx-suspended-'));
  await writeSmallField(backend.database.db, {
    id: 'north',
    wells: { [runs]: { oil: [] }, [dated]: { oil: [] }, [parked]: { oil: [] } },
  });
});
beforeEach(async () => {
  backend.clock.pass(60);
  const { db } = backend.database;
  await db.deleteFrom('book_entry').execute();
  await db.deleteFrom('well_status_record').execute();
  await db
    .insertInto('well_status_record')
    .values({ well_id: dated, since: '2025-12-16', status: 'suspended' })
    .execute();
  await db.updateTable('well').set({ status: 'suspended' }).where('id', 'in', [dated, parked]).execute();
  await write(runs, hoursUntil('2026-03-02'));
  await write(dated, hoursUntil('2025-12-16', '2025-12-20'));
  await write(parked, hoursUntil('2025-12-01'));
  await close();
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

async function write(well: string, hours: readonly (number | null)[]) {
  await writeDays(backend.database.db, well, { oil: volumes(hours), hours });
}

/** Computes what is due; answers are kept until the version that was asked for last is older than a second. */
async function compute() {
  await recomputeInsights(backend.database, { due: true, now: backend.clock.now() });
  backend.clock.pass(2);
}

/** Closes November and December; of the second well the report of Dec 20 is missing. */
async function close() {
  await compute();
  const { status, text } = await callOperation(backend, 'closeMonths', token, {
    path: { fieldId: 'north' },
    body: { id: randomUUID(), from: '2025-11-01', through: '2025-12-01', missingDays: 0, note: null },
  });
  expect(status, text).toBe(200);
}

/** What the hours of the wells were in a window, as the statistics have them. */
async function hoursOf(
  from: string,
  to: string,
): Promise<Pick<Figures, 'hours' | 'calendarHours' | 'uptimePct'>> {
  await compute();
  const { body } = await callOperation(backend, 'getProductionStatistics', token, {
    query: { fieldIds: 'north', level: 'field', from, to },
  });
  const { hours, calendarHours, uptimePct } = body['total'] as Figures;
  return { hours, calendarHours, uptimePct };
}
const december = () => hoursOf('2025-12-01', '2025-12-31');
const january = () => hoursOf('2026-01-01', '2026-01-31');
const ofDays = (on: number, owed: number) => ({
  hours: 24 * on,
  calendarHours: 24 * owed,
  uptimePct: expect.closeTo((100 * on) / owed, 9) as number,
});

/** Hours that wells were suspended, by well and month, in the months as they are and in the lines of the books. */
async function suspended() {
  const { rows } = await sql`
    select well_id, month::text, suspended_hours, null as reason from well_month where suspended_hours is not null
    union all
    select line.well_id, entry.month::text, line.suspended_hours, entry.reason
    from book_production as line join book_entry as entry on entry.id = line.entry_id where line.suspended_hours is not null
    order by 4 nulls first, 1, 2`.execute(backend.database.db);
  return rows;
}

const observer = {
  onProgress: () => undefined,
  onStage: () => undefined,
  onRejected: ({ reason }: { reason: string }) => expect.fail(reason),
  onSuspect: () => undefined,
};

async function importStatus(since: string) {
  const path = join(folder, 'wells.csv');
  writeFileSync(path, `Field,Well,Status,Status since\nnorth,${dated},suspended,${since}\n`);
  const { batch, bulk } = backend.database;
  const result = await importRecords(
    [path],
    { kind: 'wells', mapping: { columns: {} }, strict: false, dryRun: false },
    { db: batch, bulk, now: backend.clock.now, recompute: async () => undefined },
    observer,
  );
  expect(result).toMatchObject({ status: 'done', rowsUpdated: 1 });
  const { id } = await batch
    .selectFrom('import_run')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the uptime of a closed month', () => {
  it('leaves out the days on which wells were suspended', async () => {
    expect(await december()).toEqual(ofDays(31 + 15, 31 + 15));
    expect(await january()).toEqual(ofDays(31, 31));
  });

  it('stays when a row of a suspended day comes late, and so does that of the open month', async () => {
    await write(dated, hoursUntil('2025-12-16'));
    expect(await december()).toEqual(ofDays(31 + 15, 31 + 15));
    expect(await january()).toEqual(ofDays(31, 31));
    expect(await suspended()).toContainEqual({
      ...{ well_id: dated, month: '2025-12-01', suspended_hours: 24, reason: 'import' },
    });
  });

  it('stays when a status is dated back, which is an adjustment that names its import and is taken back with it', async () => {
    await write(dated, hoursUntil('2025-12-11', '2025-12-20'));
    const before = await suspended();
    const runId = await importStatus('2025-12-11');
    // The five days ran by the books; they did not by later rows, and are no downtime by the status: both are in the open month.
    expect(await december()).toEqual(ofDays(31 + 15, 31 + 15));
    expect(await january()).toEqual(ofDays(31 - 5, 31 - 5));
    const { db } = backend.database;
    const entries = await db
      .selectFrom('book_entry')
      .innerJoin('book_production as line', 'line.entry_id', 'book_entry.id')
      .select(['reason', 'line.hours', 'line.suspended_hours'])
      .where('run_id', '=', runId)
      .execute();
    expect(entries).toEqual([{ reason: 'import', hours: 0, suspended_hours: 5 * 24 }]);
    await undoImport({ bulk: backend.database.bulk, now: backend.clock.now, observer }, runId, {
      by: null,
      isPreview: false,
    });
    expect(await suspended()).toEqual(before);
  });

  it('stays when a later day with flow makes a downtime of days that were suspended', async () => {
    const { db } = backend.database;
    await db
      .updateTable('daily_production')
      .set({ oil: 96, hours: 24 })
      .where('well_id', '=', parked)
      .where('day', '=', '2026-01-10')
      .execute();
    await refreshProductionRollups(db, [parked], { from: '2026-01-10', to: '2026-01-10' });
    expect(await december()).toEqual(ofDays(31 + 15, 31 + 15));
    // Nine days of January, and the 31 of December that were in no denominator.
    expect(await january()).toEqual(ofDays(31 + 1, 31 + 10 + 31));
    expect(await hoursOf('2025-12-01', '2026-01-31')).toEqual(ofDays(62 + 15 + 1, 62 + 15 + 41));
  });

  it('is that of the rows, where a version that does not know these hours has written months meanwhile', async () => {
    const { db } = backend.database;
    const before = await suspended();
    await sql`update well_month set suspended_hours = null`.execute(db);
    const newest = { from: '2026-03-01', to: '2026-03-01' };
    await refreshProductionRollups(db, [runs, dated, parked], newest);
    expect(await suspended()).toEqual(before);
  });
});

it('is not adjusted by two at once: an import of statuses waits for the field before it writes one', async () => {
  const { db } = backend.database;
  const importing = await db.transaction().execute(async (tx) => {
    await sql`select from field where id = 'north' for no key update`.execute(tx);
    const made = importStatus('2025-12-11');
    await isWaitingForRow();
    const { rows } = await sql`
      select from pg_locks
      where granted and relation = 'well_status_record'::regclass and mode = 'RowExclusiveLock'`.execute(tx);
    expect(rows).toEqual([]);
    return [made] as const;
  });
  expect(await importing[0]).toBeGreaterThan(0);
});

/** Resolves once something waits for a row that another transaction holds. */
async function isWaitingForRow(): Promise<void> {
  const { rows } = await sql`
    select from pg_locks join pg_stat_activity as waiting on waiting.pid = pg_locks.pid and waiting.datname = current_database()
    where not granted`.execute(backend.database.db);
  if (rows.length === 0) await isWaitingForRow();
}

describe('bringing a database up to date', () => {
  /** Takes away what the step brings, and takes it again. */
  async function migrateAgain() {
    const { db } = backend.database;
    for (const table of ['well_month', 'book_production'])
      await sql`alter table ${sql.table(table)} drop column suspended_hours`.execute(db);
    await suspendedHours.up(db as never);
  }

  it('gives months, closed ones and their adjustments what their rows say', async () => {
    await write(dated, hoursUntil('2025-12-16'));
    await compute();
    const before = await suspended();
    expect(before.map((row) => (row as { reason: string | null }).reason)).toContain('import');
    await migrateAgain();
    expect(await suspended()).toEqual(before);
    // What comes next finds no difference.
    await write(dated, hoursUntil('2025-12-16'));
    expect(await suspended()).toEqual(before);
  });

  it('leaves out nothing that ran when the month was closed', async () => {
    await write(runs, hoursUntil('2025-12-21'));
    await importStatus('2025-12-01');
    await migrateAgain();
    const { uptimePct } = await december();
    expect(uptimePct).toBeGreaterThan(0);
    expect(uptimePct).toBeLessThanOrEqual(100);
  });
});
