import { afterAll, beforeAll, expect, it } from 'vitest';
import { readProgramFeeds } from '../../src/queries/program-feeds.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;
const hours = (count: number) => new Date(Date.parse('2026-03-02T06:00:00Z') - count * 3_600_000);

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function addKey(id: string, changes: object = {}): Promise<void> {
  const { db } = backend.database;
  const maker = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'admin@cnx.example')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('api_key')
    .values({
      id,
      name: id,
      scope: 'import',
      all_fields: true,
      secret_hash: Buffer.alloc(32),
      created_at: hours(1_000),
      created_by: maker.id,
      expires_at: hours(-1_000),
      revoked_at: null,
      used_at: null,
      ...changes,
    })
    .execute();
}

async function addRuns(feed: string, ...runs: readonly (readonly [hoursAgo: number, changes?: object])[]) {
  for (const [ago, changes] of runs)
    await backend.database.db
      .insertInto('import_run')
      .values({
        started_at: hours(ago),
        finished_at: hours(ago),
        status: 'done',
        files: '[]',
        options: '{}',
        rows_read: 10,
        message: null,
        feed,
        ...changes,
      })
      .execute();
}

const feeds = async () =>
  Object.fromEntries(
    (await readProgramFeeds(backend.database.db, hours(0))).map((feed) => [feed.id, feed] as const),
  );

it('says of each feed when it came, when the next is due by its rhythm, what was refused, and who can be asked', async () => {
  await addKey('daily');
  // What comes within minutes is one delivery; one that was late once is not the rhythm.
  await addRuns('key:daily', [100], [99.95], [70], [46, { rows_rejected: 3 }], [22], [21.99]);
  await addKey('overdue');
  await addRuns('key:overdue', [90], [66], [42]);
  await addKey('once');
  await addRuns('key:once', [5]);
  await addKey('never');
  await addKey('reader', { scope: 'read' });
  await addKey('revoked', { revoked_at: hours(24) });
  await addKey('long-over', { expires_at: hours(24 * 31) });
  await addRuns('folder', [3, { status: 'failed', message: 'a.csv is empty.', rows_read: 0 }]);
  const found = await feeds();
  expect(Object.keys(found).sort()).toEqual(['daily', 'folder', 'never', 'once', 'overdue', 'revoked']);
  expect(found['daily']).toMatchObject({
    kind: 'key',
    state: 'active',
    fields: null,
    arrivedAt: hours(21.99).toISOString(),
    status: 'done',
    read: 10,
    expectedAt: hours(-2.01).toISOString(),
    late: false,
    refused: { at: hours(46).toISOString(), rows: 3, message: null },
  });
  expect(found['daily']!.askFor).toMatch(/\w+ \w+/);
  expect(found['overdue']).toMatchObject({ expectedAt: hours(18).toISOString(), late: true, refused: null });
  expect(found['once']).toMatchObject({ arrivedAt: hours(5).toISOString(), expectedAt: null, late: false });
  expect(found['never']).toMatchObject({ arrivedAt: null, status: null, read: null, expectedAt: null });
  expect(found['revoked']).toMatchObject({ state: 'revoked', expectedAt: null });
  expect(found['folder']).toMatchObject({
    kind: 'folder',
    name: null,
    askFor: null,
    status: 'failed',
    refused: { rows: 0, message: 'a.csv is empty.' },
  });
});

it('of the folder are asked of those whom its files name, of the last thirty days, each once', async () => {
  await backend.database.db.deleteFrom('import_run').execute();
  const contact = (who: string) => ({ options: JSON.stringify({ contact: who }) });
  await addRuns('folder', [900, contact('Old office')], [30, contact('Well test crew')]);
  await addRuns('folder', [20, contact('Data office')], [10, {}], [5, contact('Data office')]);
  expect((await feeds())['folder']).toMatchObject({ kind: 'folder', askFor: 'Data office; Well test crew' });
});
