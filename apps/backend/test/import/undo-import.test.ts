import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRequest } from '../../src/import/import-request.ts';
import { runImport } from '../../src/import/import-run.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { companyDays, companyFiles } from '../support/pumped-company.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const firstDay = 20_500;
const now = () => new Date((firstDay + companyDays) * 86_400_000 + 6 * 3_600_000);
const observer = {
  onProgress: () => undefined,
  onStage: () => undefined,
  onRejected: ({ reason }: { reason: string }) => expect(reason).toBe('none is rejected'),
  onSuspect: () => undefined,
};

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-undo-'));
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

/** Imports a file. @returns the id of its run */
async function bring(
  kind: ImportRequest['kind'],
  lines: readonly string[],
  options: Partial<ImportRequest> = {},
): Promise<number> {
  const path = join(folder, `${kind}.csv`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  const request = {
    ...{ files: [path], kind, mapping: { columns: {} }, field: 'Tern', strict: true, dryRun: false },
    ...{ acceptFigures: false, blankCells: 'keep' as const, ...options },
  };
  const context = { db: database.batch, bulk: database.bulk, now, recompute: async () => undefined };
  const { status } = await runImport(request as ImportRequest, context, observer);
  expect([kind, status]).toEqual([kind, 'done']);
  const { id } = await database.batch
    .selectFrom('import_run')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const undo = (runId: number, isPreview = false) =>
  undoImport({ bulk: database.bulk, now, observer }, runId, { by: null, isPreview });

const tables = [
  ...['business_unit', 'area', 'field', 'manufacturer', 'well', 'well_group', 'well_group_member'],
  ...[
    'well_identifier',
    'well_status_record',
    'well_main_product',
    'schedule_entry',
    'well_event',
    'well_test',
  ],
  ...['sustainability_day', 'production_plan', 'esp_equipment', 'pump_curve', 'daily_production'],
  ...['esp_reading', 'reported_month', 'field_day', 'well_month', 'first_report'],
];

/** All that imports write, but for which import it was, and how often an activity was changed. */
async function everything() {
  const held = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(held) - 'import_run_id' - 'version')::text as row from ${sql.table(table)} as held order by 1`.execute(
        database.batch,
      );
      return [table, rows.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(held);
}

const rowsOf = async (column: 'oil' | 'gas' = 'oil') => {
  const rows = await database.batch
    .selectFrom('daily_production')
    .innerJoin('well', 'well.id', 'well_id')
    .select(['name', 'day', column])
    .orderBy('name')
    .orderBy('day')
    .execute();
  return rows.map((row) => `${row.name} ${row.day} ${row[column]}`);
};

const days = (...rows: string[]) => ['Well,Date,Hours,Oil (m3)', ...rows];

describe('an import that is undone', () => {
  it('leaves what was there before it, of every kind, in any order', async () => {
    const kinds = new Map<ImportRequest['kind'], string[]>([
      ...(companyFiles({ firstDay }) as unknown as Map<ImportRequest['kind'], string[]>),
    ]);
    const more: [ImportRequest['kind'], string[]][] = [
      ['fields', ['Field,Business unit,Area,Time zone,Day start', 'Tern,North,Sea,Europe/Oslo,6']],
      [
        'wells',
        [
          'Field,Well,Aliases,Method,Manufacturer,Pad,Status,Status since',
          'Tern,T-9,TERN 9,ESP,Oceanic,P1,shut in,2026-01-01',
        ],
      ],
      ['months', ['Well,Month,Oil (m3)', 'T-9,2025-11,100', 'T-8,2025-11,90']],
      ['plan', ['Field,Well,Month,Oil (Sm3/d)', 'Tern,T-9,2026-02,50', 'Tern,,2026-02,500']],
    ];
    const states = [await everything()];
    const runs: number[] = [];
    for (const [kind, lines] of [...kinds, ...more]) {
      runs.push(await bring(kind, lines));
      states.push(await everything());
    }
    await recomputeInsights(database, { due: true, now: now() });
    for (const [index, run] of [...runs.entries()].toReversed()) {
      const seen = await undo(run, true);
      expect(
        seen.things.reduce((sum, one) => sum + one.changed + one.used, 0),
        JSON.stringify(seen),
      ).toBe(0);
      expect(await undo(run)).toEqual(seen);
      expect(await everything()).toEqual(states[index]);
    }
    const kept = await database.batch.selectFrom('import_image').select('relation').distinct().execute();
    expect(kept.map(({ relation }) => relation)).not.toContain('daily_production');
  });

  it('keeps what a later import changed, says so first, and gives all of it back when that one is undone, too', async () => {
    const empty = await everything();
    const first = await bring('production', days('T-1,2026-01-01,24,100', 'T-1,2026-01-02,24,100'));
    const second = await bring('production', days('T-1,2026-01-02,24,90', 'T-1,2026-01-03,24,80'));
    const expected = { thing: 'dailyRows', removed: 1, restored: 0, changed: 1, used: 0 };
    const before = await everything();
    const preview = await undo(first, true);
    expect(preview.things).toEqual([
      expected,
      // The well has rows still.
      { thing: 'wells', removed: 0, restored: 0, changed: 0, used: 1 },
      { thing: 'fields', removed: 0, restored: 0, changed: 0, used: 1 },
    ]);
    expect(preview.days).toEqual({ from: '2026-01-01', to: '2026-01-01' });
    expect(await everything()).toEqual(before);
    expect((await undo(first)).things[0]).toEqual(expected);
    expect(await rowsOf()).toEqual(['T-1 2026-01-02 90', 'T-1 2026-01-03 80']);
    expect((await undo(second)).things).toContainEqual({ ...expected, removed: 2, changed: 0 });
    expect(await everything()).toEqual(empty);
  });

  it('gives rows their values of before, and those alone that the import changed', async () => {
    await bring('production', days('T-1,2026-01-01,24,100', 'T-1,2026-01-02,24,100'));
    const correction = await bring('production', days('T-1,2026-01-01,24,90', 'T-1,2026-01-02,24,100'));
    expect(await rowsOf()).toEqual(['T-1 2026-01-01 90', 'T-1 2026-01-02 100']);
    expect((await undo(correction)).things).toEqual([
      { thing: 'dailyRows', removed: 0, restored: 1, changed: 0, used: 0 },
    ]);
    expect(await rowsOf()).toEqual(['T-1 2026-01-01 100', 'T-1 2026-01-02 100']);
    await expect(undo(correction)).rejects.toThrow('is undone already');
  });

  it('keeps an activity that a person has moved, and a well that a person has written about', async () => {
    const rows = await bring('production', days('T-1,2026-01-01,24,100', 'T-2,2026-01-01,24,100'));
    const stored = await bring('schedule', [
      'Well,Activity,Start,End,Id',
      'T-1,Workover,2026-03-01,2026-03-02,A1',
      'T-2,Test,2026-03-03,2026-03-04,A2',
    ]);
    await sql`update schedule_entry set title = 'Moved by a person' where title = 'Workover'`.execute(
      database.batch,
    );
    expect((await undo(stored)).things).toEqual([
      { thing: 'activities', removed: 1, restored: 0, changed: 1, used: 0 },
    ]);
    const { things } = await undo(rows);
    expect(things).toContainEqual({ thing: 'dailyRows', removed: 2, restored: 0, changed: 0, used: 0 });
    expect(things).toContainEqual({ thing: 'wells', removed: 1, restored: 0, changed: 0, used: 1 });
    const wells = await database.batch.selectFrom('well').select('name').execute();
    expect(wells).toEqual([{ name: 'T-1' }]);
  });

  it('keeps a well that a person has named as the one that another was drilled from', async () => {
    await bring('fields', ['Field,Area', 'Tern,North']);
    const mother = await bring('wells', ['Field,Well,Pad', 'Tern,A-12,P1']);
    await bring('wells', ['Field,Well,Pad', 'Tern,A-12 T2,P1']);
    await sql`
      insert into well_mother (well_id, mother_id)
      select bore.id, mother.id from well as bore, well as mother where bore.name = 'A-12 T2' and mother.name = 'A-12'`.execute(
      database.batch,
    );
    expect((await undo(mother)).things).toContainEqual({
      ...{ thing: 'wells', removed: 0, restored: 0, changed: 0, used: 1 },
    });
    expect(await database.batch.selectFrom('well_mother').selectAll().execute()).toHaveLength(1);
  });

  it('of daily rows takes back which well a wellbore was drilled from, with the rows that said so', async () => {
    const header = 'Field,Well,Mother well,Date,Hours,Oil (Sm3)';
    await bring('production', [header, 'Tern,A-1,,2026-01-01,24,100', 'Tern,A-1 T2,,2026-01-01,24,80']);
    const named = await bring('production', [header, 'Tern,A-1 T2,A-1,2026-01-02,24,79']);
    const mothers = () => database.batch.selectFrom('well_mother').selectAll().execute();
    expect(await mothers()).toHaveLength(1);
    expect((await undo(named)).things).toContainEqual({
      ...{ thing: 'masterData', removed: 1, restored: 0, changed: 0, used: 0 },
    });
    expect(await mothers()).toEqual([]);
  });

  it('is none any more when what was there before is not kept', async () => {
    const run = await bring('production', days('T-1,2026-01-01,24,100'));
    await sql`update import_run set has_images = false`.execute(database.batch);
    await expect(undo(run)).rejects.toThrow('too old to be undone');
    await expect(undo(run + 1)).rejects.toThrow('is not known');
  });
});
