import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ImportRequest } from '../../src/import/import-request.ts';
import { runImport } from '../../src/import/import-run.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { daysOfMonth } from '../../src/queries/monthly-report.ts';
import { changeOf, monthChanges } from '../../src/queries/report-changes.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let clock = new Date('2026-01-01T00:00:00Z');
const now = () => clock;
const observer = {
  onProgress: () => undefined,
  onStage: () => undefined,
  onRejected: ({ reason }: { reason: string }) => expect.fail(reason),
  onSuspect: () => undefined,
};

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-changed-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, manufacturer, import_run restart identity cascade`.execute(
    database.batch,
  );
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Imports days of a field at a moment. @returns the id of the run */
async function bring(at: string, ...rows: string[]): Promise<number> {
  clock = new Date(at);
  const path = join(folder, 'days.csv');
  writeFileSync(path, `${['Well,Date,Hours,Oil (m3),Gas (m3)', ...rows].join('\n')}\n`);
  const request = {
    ...{ files: [path], kind: 'production' as const, mapping: { columns: {} }, field: 'Tern' },
    ...{ strict: true, dryRun: false, acceptFigures: false, blankCells: 'keep' as const },
  };
  const context = { db: database.batch, bulk: database.bulk, now, recompute: async () => undefined };
  expect((await runImport(request as unknown as ImportRequest, context, observer)).status).toBe('done');
  const { id } = await database.batch
    .selectFrom('import_run')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return Number(id);
}

const changesOf = async (month: string) =>
  (await monthChanges.read(database.db, {}, daysOfMonth(month), clock)).map((row) => {
    const { reason, runId, file, field, rows, added, oil, gas } = changeOf(row);
    return [reason, runId, file, field?.name ?? null, rows, added, oil, gas];
  });

it('says by how much each import changed a month after it was over, whatever changed the same rows later', async () => {
  await bring('2026-01-20T12:00:00Z', 'T-1,2026-01-01,24,100,1000', 'T-1,2026-01-02,24,100,1000');
  // The month still runs.
  expect(await changesOf('2026-01')).toEqual([]);
  const second = await bring(
    '2026-02-03T12:00:00Z',
    ...['T-1,2026-01-02,24,90,1200', 'T-1,2026-01-03,24,80,0', 'T-1,2026-02-01,24,70,700'],
  );
  const third = await bring('2026-02-05T12:00:00Z', 'T-1,2026-01-02,24,95,1200');
  const ofSecond = ['import', second, 'days.csv', 'Tern', 2, 1, 70, 200];
  expect(await changesOf('2026-01')).toEqual([['import', third, 'days.csv', 'Tern', 1, 0, 5, 0], ofSecond]);
  // The import of February's running month is no change of it.
  expect(await changesOf('2026-02')).toEqual([]);

  await undoImport({ bulk: database.bulk, now, observer }, third, { by: null, isPreview: false });
  expect(await changesOf('2026-01')).toEqual([
    ['undo', third, 'days.csv', null, null, null, null, null],
    ofSecond,
  ]);
});

it('counts the rows of an import where what it found is not kept any more', async () => {
  await bring('2026-01-20T12:00:00Z', 'T-1,2026-01-01,24,100,1000');
  const run = await bring('2026-02-03T12:00:00Z', 'T-1,2026-01-01,24,90,1000', 'T-1,2026-01-02,24,90,1000');
  await database.batch.updateTable('import_run').set({ has_images: false }).where('id', '=', run).execute();
  await database.batch.deleteFrom('import_image').where('run_id', '=', run).execute();
  expect(await changesOf('2026-01')).toEqual([['import', run, 'days.csv', 'Tern', 2, null, null, null]]);
});
