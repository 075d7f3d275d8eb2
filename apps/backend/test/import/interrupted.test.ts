import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeWork } from '../../src/start.ts';
import { startProcess, until, type TestProcess } from '../support/processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = new Date('2026-04-11T08:00:00Z');
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = temporaryFolder();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A file with a hundred days of two wells; the oil of the last thirty is `share` of that before. */
function file(name: string, field: string, share: number): string {
  const path = join(folder, name);
  const lines = ['H-1', 'H-2'].flatMap((well) =>
    Array.from({ length: 100 }, (_, i) => {
      const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
      return `${date},${well},${field},24,${((i < 70 ? 100 : 100 * share) + (i % 3)).toFixed(1)}`;
    }),
  );
  writeFileSync(path, `Date,Well,Field,Hours,Oil (Sm3)\n${lines.join('\n')}\n`);
  return path;
}

const startImport = (path: string): TestProcess =>
  startProcess('../../dist/cli/import.js', [path, '--yes'], {
    env: { DATABASE_URL: database.url, CNX_DATA_DIR: folder, CNX_NOW: now.toISOString() },
  });

/** Holds a table so that the import stops where it first writes to it, while `work` runs. */
async function holding(table: string, work: () => Promise<void>): Promise<void> {
  await database.bulk(async ({ db }) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(db);
    await work();
  });
}

async function sessionsWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]!.count;
}

/** Kills an import that has come to a table, and waits until none of its sessions is left. */
async function killAt(table: string, path: string): Promise<void> {
  await holding(table, async () => {
    const importer = startImport(path);
    await until(async () => (await sessionsWaiting()) > 0, `the import to come to ${table}`);
    await importer.kill('SIGKILL');
  });
  await until(async () => (await otherSessions()) === 0, 'the end of the sessions of the import');
}

async function otherSessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
    database.db,
  );
  return rows[0]!.count;
}

async function stored(field: string) {
  const count = (table: 'daily_production' | 'deferred_production') =>
    sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} as held join well on well.id = held.well_id
      join field on field.id = well.field_id where field.name = ${field}`.execute(database.db);
  const [rows, days] = [await count('daily_production'), await count('deferred_production')];
  const runs = await database.db
    .selectFrom('import_run')
    .select(['status', 'message'])
    .orderBy('id')
    .execute();
  return { rows: rows.rows[0]!.count, days: days.rows[0]!.count, last: runs.at(-1)! };
}

async function importAgain(path: string): Promise<string> {
  const again = startImport(path);
  await again.ended;
  expect(again.child.exitCode, again.lines.join('\n')).toBe(0);
  return again.lines.join('\n');
}

describe('an import that is killed', () => {
  it('while it stores has stored nothing, and is called failed from the next start on', async () => {
    const path = file('storing.csv', 'Storing', 1);
    await killAt('daily_production', path);
    expect(await stored('Storing')).toMatchObject({ rows: 0, last: { status: 'running' } });
    await resumeWork(database, now);
    expect(await stored('Storing')).toMatchObject({
      rows: 0,
      last: { status: 'failed', message: 'The import was interrupted; nothing was stored. Repeat it.' },
    });
    expect(await importAgain(path)).toContain('200 new');
    const { days, last } = await stored('Storing');
    expect(last).toEqual({ status: 'done', message: null });
    expect(days).toBeGreaterThan(0);
  });

  it('while it computes has stored all rows; repeating it computes what is missing', async () => {
    const path = file('computing.csv', 'Computing', 0.5);
    await killAt('deferred_production', path);
    expect(await stored('Computing')).toMatchObject({ rows: 200, days: 0, last: { status: 'done' } });
    expect(await importAgain(path)).toContain('0 new, 0 updated, 200 unchanged');
    expect((await stored('Computing')).days).toBeGreaterThan(0);
  });

  it('while it computes is finished by the next start as well', async () => {
    await killAt('deferred_production', file('starting.csv', 'Starting', 0.7));
    expect(await stored('Starting')).toMatchObject({ rows: 200, days: 0 });
    await resumeWork(database, now);
    expect((await stored('Starting')).days).toBeGreaterThan(0);
  });

  it('is not called failed while it runs', async () => {
    const path = file('running.csv', 'Running', 1);
    let importer: TestProcess | undefined;
    await holding('daily_production', async () => {
      importer = startImport(path);
      await until(async () => (await sessionsWaiting()) > 0, 'the import to store');
      await resumeWork(database, now);
      expect((await stored('Running')).last.status).toBe('running');
    });
    await importer!.ended;
    expect((await stored('Running')).last).toEqual({ status: 'done', message: null });
  });
});

describe('two imports of one field at once', () => {
  it('both end well, the second says that it waits, and the insights are those of the newest rows', async () => {
    const first = file('first.csv', 'Both', 1);
    const second = file('second.csv', 'Both', 0.4);
    const importers: TestProcess[] = [];
    await holding('daily_production', async () => {
      importers.push(startImport(first));
      await until(async () => (await sessionsWaiting()) > 0, 'the first import to store');
      importers.push(startImport(second));
      await importers[1]!.said(/^waiting for another import to end/);
    });
    await Promise.all(importers.map(({ ended }) => ended));
    const texts = importers.map(({ lines }) => lines.join('\n'));
    expect(
      importers.map(({ child }) => child.exitCode),
      texts.join('\n\n'),
    ).toEqual([0, 0]);
    expect(texts[0]).toContain('200 new');
    expect(texts[1]).toContain('0 new, 60 updated, 140 unchanged');
    const drops = await sql`
      select distinct day from production_drop_exception as found join well on well.id = found.well_id
      join field on field.id = well.field_id where field.name = 'Both'`.execute(database.db);
    expect(drops.rows).toEqual([{ day: '2026-03-12' }]);
  });
});
