import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeAsRun } from '../../src/import/change-records.ts';
import type { ImportRequest } from '../../src/import/import-request.ts';
import { runImport } from '../../src/import/import-run.ts';
import { mergeWells, previewMerge, type KeptSide, type MergeReport } from '../../src/import/merge-wells.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { createCommandLineMerges, mergeLines, type MergeOrder } from '../../src/cli/well-merges.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = () => new Date('2026-03-02T06:30:00Z');
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
  folder = mkdtempSync(join(tmpdir(), 'cnx-merge-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, manufacturer, import_run restart identity cascade`.execute(
    database.batch,
  );
  await bring('fields', ['Field,Area', 'Tern,North']);
  // Of one well, first under the one name, then under the other; on three days under both.
  await bring('production', [
    'Field,Well,Date,Hours,Oil (Sm3)',
    ...dayRows('T-1', 1, 10, () => 100),
    ...dayRows('TERN 1', 8, 15, (day) => (day === 8 ? 100 : 90)),
    ...dayRows('T-2', 1, 15, () => 50),
  ]);
  await bring('wells', [
    'Field,Well,UWI,Aliases,Status,StatusSince,Pad',
    'Tern,T-1,NO 1,,producing,2026-02-01,Pad A',
    'Tern,TERN 1,NO 2,TERN ONE,shutIn,2026-02-01,Pad A',
  ]);
  await bring('wells', ['Field,Well,Mother', 'Tern,T-2,TERN 1']);
  await bring('events', [
    'Field,Well,Event,Start,End,Reason',
    'Tern,TERN 1,shutIn,2026-02-09T06:00,2026-02-09T18:00,workover',
  ]);
  await bring('plan', ['Field,Well,Month,Oil (Sm3/d)', 'Tern,TERN 1,2026-02,95']);
  await recomputeInsights(database, { due: true, now: now() });
  const { id } = await wellOf('TERN 1');
  await sql`
    insert into annotation (well_id, day, text, created_at, updated_at)
    values (${id}, '2026-02-10', 'Choke was changed.', ${now()}, ${now()})`.execute(database.batch);
  await sql`
    insert into sensitivity_choice (id, well_id, version, sensitivity, at)
    values (gen_random_uuid(), ${id}, 2, 'low', ${now()})`.execute(database.batch);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const two = (number: number) => String(number).padStart(2, '0');

function dayRows(well: string, first: number, last: number, oil: (day: number) => number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).map(
    (day) => `Tern,${well},2026-02-${two(day)},24,${oil(day)}`,
  );
}

async function bring(kind: ImportRequest['kind'], lines: readonly string[]): Promise<void> {
  const path = join(folder, `${kind}.csv`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  const request = {
    ...{ files: [path], kind, mapping: { columns: {} }, strict: true, dryRun: false },
    ...{ acceptFigures: false, blankCells: 'keep' as const },
  };
  const context = { db: database.batch, bulk: database.bulk, now, recompute: async () => undefined };
  const { status } = await runImport(request as unknown as ImportRequest, context, observer);
  expect([kind, status]).toEqual([kind, 'done']);
}

const wellOf = (name: string) =>
  database.batch.selectFrom('well').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

async function pairOf(from = 'TERN 1', into = 'T-1') {
  return { from: (await wellOf(from)).id, into: (await wellOf(into)).id };
}

/** All that is stored of the wells, but for what follows from it and which run wrote it. */
async function stored(): Promise<object> {
  const all: Record<string, unknown> = {};
  for (const table of [
    ...[
      'daily_production',
      'field_day',
      'well',
      'well_identifier',
      'well_mother',
      'well_status_record',
      'well_group_member',
    ],
    ...['well_event', 'production_plan', 'annotation', 'sensitivity_choice', 'well_month'],
  ]) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(held) - 'import_run_id' as row from ${sql.table(table)} as held order by 1`.execute(
      database.batch,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

async function merge(
  keep: KeptSide | undefined,
  ...names: readonly string[]
): Promise<{ report: MergeReport; runId: number }> {
  const pair = await pairOf(...names);
  const context = { db: database.batch, bulk: database.bulk, now };
  const name = { kind: 'wells', change: 'merge', subject: 'TERN 1' } as const;
  const { runId, report } = await changeAsRun(context, name, async ({ db }, run) => ({
    changed: 1,
    report: await mergeWells(db, pair, keep, { runId: run }),
  }));
  return { report, runId: runId! };
}

async function undo(runId: number) {
  return undoImport({ bulk: database.bulk, now, observer }, runId, { by: null, isPreview: false });
}

const daysOf = async (name: string) =>
  (
    await database.batch
      .selectFrom('daily_production')
      .innerJoin('well', 'well.id', 'well_id')
      .select(['day', 'oil'])
      .where('name', '=', name)
      .orderBy('day')
      .execute()
  ).map(({ day, oil }) => `${day.slice(-2)} ${oil}`);

it('counts what would move and names the days that both have, and changes nothing', async () => {
  const before = await stored();
  const report = await previewMerge(database.bulk, await pairOf());
  expect(report).toEqual({
    things: [
      { thing: 'dailyRows', moved: 5, double: 1, clashing: 2 },
      { thing: 'events', moved: 1, double: 0, clashing: 0 },
      { thing: 'plans', moved: 1, double: 0, clashing: 0 },
      { thing: 'masterData', moved: 0, double: 2, clashing: 0 },
      { thing: 'notes', moved: 1, double: 0, clashing: 0 },
      { thing: 'decisions', moved: 1, double: 0, clashing: 0 },
    ],
    clashingDays: ['2026-02-09', '2026-02-10'],
    heldBy: [],
  });
  expect(await stored()).toEqual(before);
});

it('leaves all as it is where days clash and nobody has chosen', async () => {
  const before = await stored();
  await expect(merge(undefined)).rejects.toThrow('both wells');
  expect(await stored()).toEqual(before);
});

it.each([
  ['into', '100'],
  ['from', '90'],
] as const)(
  'keeps the chosen rows of %s, and an undo gives both wells all that they had',
  async (keep, oil) => {
    const before = await stored();
    const { runId } = await merge(keep);
    expect(await daysOf('T-1')).toEqual([
      ...Array.from({ length: 8 }, (_, i) => `${two(i + 1)} 100`),
      ...['09', '10'].map((day) => `${day} ${oil}`),
      ...['11', '12', '13', '14', '15'].map((day) => `${day} 90`),
    ]);
    expect(await database.batch.selectFrom('well').select('name').orderBy('name').execute()).toEqual([
      { name: 'T-1' },
      { name: 'T-2' },
    ]);
    const { id } = await wellOf('T-1');
    const names = await database.batch
      .selectFrom('well_identifier')
      .select('identifier')
      .where('well_id', '=', id)
      .orderBy('identifier')
      .execute();
    expect(names.map(({ identifier }) => identifier)).toEqual(['NO 2', 'TERN 1', 'TERN ONE']);
    // A file that has the old name finds the well that stays, and what it brings is not taken back with the merge.
    await recomputeInsights(database, { due: true, now: now() });
    await undo(runId);
    expect(await stored()).toEqual(before);
    await recomputeInsights(database, { due: true, now: now() });
    expect(await stored()).toEqual(before);
  },
);

it('gives the well that stays the mother of the one that goes, and an undo gives it back', async () => {
  await bring('wells', ['Field,Well', 'Tern,Heron 2']);
  const before = await stored();
  const { runId } = await merge('into', 'T-2', 'Heron 2');
  const { rows } = await sql<{ well: string; mother: string }>`
    select own.name as well, mother.name as mother from well_mother
    join well as own on own.id = well_id join well as mother on mother.id = mother_id`.execute(
    database.batch,
  );
  expect(rows).toEqual([{ well: 'Heron 2', mother: 'TERN 1' }]);
  await undo(runId);
  expect(await stored()).toEqual(before);
});

describe('an import whose wells were merged since', () => {
  const mothersOf = async () => {
    const { rows } = await sql<{ said: string }>`
      select own.name || ' of ' || mother.name as said from well_mother
      join well as own on own.id = well_id join well as mother on mother.id = mother_id order by 1`.execute(
      database.batch,
    );
    return rows.map(({ said }) => said);
  };
  const newest = async () => {
    const { id } = await database.batch
      .selectFrom('import_run')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return Number(id);
  };
  const changeMother = async (mother: string) => {
    await bring('wells', ['Field,Well,Mother', `Tern,T-2,${mother}`]);
    return newest();
  };

  it('is undone after the merge where the mother that it replaced is another well now', async () => {
    await bring('wells', ['Field,Well', 'Tern,T-3']);
    const changed = await changeMother('T-3');
    const { runId } = await merge('into');
    await expect(undo(changed)).rejects.toThrow(
      `Import ${changed} cannot be undone: well TERN 1, which its rows name, is not there any more. Undo the merge that took it first.`,
    );
    expect(await mothersOf()).toEqual(['T-2 of T-3']);
    await undo(runId);
    await undo(changed);
    expect(await mothersOf()).toEqual(['T-2 of TERN 1']);
  });

  it('is undone where the mother that it gave is another well now', async () => {
    await bring('wells', ['Field,Well', 'Tern,T-3']);
    const changed = await changeMother('T-3');
    const { runId } = await merge('into', 'T-3', 'T-1');
    expect(await mothersOf()).toEqual(['T-2 of T-1']);
    const report = await undo(changed);
    expect(report.things).toContainEqual({
      ...{ thing: 'masterData', removed: 0, restored: 0, changed: 1, used: 0 },
    });
    expect(await mothersOf()).toEqual(['T-2 of T-1']);
    await undo(runId);
    expect(await mothersOf()).toEqual(['T-2 of TERN 1']);
  });

  it('is undone where the wellbore is another well now', async () => {
    await bring('wells', ['Field,Well', 'Tern,T-3']);
    const changed = await changeMother('T-3');
    await bring('wells', ['Field,Well', 'Tern,T-4']);
    const { runId } = await merge('into', 'T-2', 'T-4');
    expect(await mothersOf()).toEqual(['T-4 of T-3']);
    await undo(changed);
    expect(await mothersOf()).toEqual(['T-4 of T-3']);
    await undo(runId);
    expect(await mothersOf()).toEqual(['T-2 of TERN 1']);
  });

  it('is undone after the merge where it took a mother away that is another well now', async () => {
    const path = join(folder, 'wells.csv');
    writeFileSync(path, 'Field,Well,Mother\nTern,T-2,\n');
    const request = {
      ...{ files: [path], kind: 'wells', mapping: { columns: {} }, strict: true, dryRun: false },
      ...{ acceptFigures: false, blankCells: 'erase' as const },
    };
    const context = { db: database.batch, bulk: database.bulk, now, recompute: async () => undefined };
    await runImport(request as unknown as ImportRequest, context, observer);
    const erased = await newest();
    expect(await mothersOf()).toEqual([]);
    const { runId } = await merge('into');
    await expect(undo(erased)).rejects.toThrow('well TERN 1, which its rows name, is not there any more');
    await undo(runId);
    await undo(erased);
    expect(await mothersOf()).toEqual(['T-2 of TERN 1']);
  });

  it('is undone after the merge where the well with the names that it took away is another well now', async () => {
    await bring('wells', ['Field,Well,Aliases', 'Tern,TERN 1,TERN THE FIRST']);
    const renamed = await newest();
    const { runId } = await merge('into');
    await expect(undo(renamed)).rejects.toThrow('well TERN 1, which its rows name, is not there any more');
    await undo(runId);
    await undo(renamed);
    const { id } = await wellOf('TERN 1');
    const names = await database.batch
      .selectFrom('well_identifier')
      .select('identifier')
      .where('well_id', '=', id)
      .where('kind', '=', 'alias')
      .execute();
    expect(names.map(({ identifier }) => identifier)).toEqual(['TERN ONE']);
  });
});

it('leaves what a later file brought, under either name', async () => {
  const { runId } = await merge('into');
  await bring('production', ['Field,Well,Date,Hours,Oil (Sm3)', ...dayRows('TERN 1', 12, 16, () => 77)]);
  expect((await daysOf('T-1')).slice(-5)).toEqual(['12 77', '13 77', '14 77', '15 77', '16 77']);
  const report = await undo(runId);
  expect(report.things.find(({ thing }) => thing === 'dailyRows')).toMatchObject({ changed: 4 });
  expect((await daysOf('T-1')).slice(-5)).toEqual(['12 77', '13 77', '14 77', '15 77', '16 77']);
  expect((await daysOf('TERN 1')).at(-1)).toBe('15 90');
});

it('refuses where something else holds the well that would go', async () => {
  const { id, field_id: fieldId } = await wellOf('TERN 1');
  await sql`insert into guard_rail (name, well_id, value, changed_at) values ('maxStepHz', ${id}, 0.5, ${now()})`.execute(
    database.batch,
  );
  expect(fieldId).toBe('tern');
  const before = await stored();
  expect((await previewMerge(database.bulk, await pairOf(), 'into')).heldBy).toEqual(['guard_rail']);
  await expect(merge('into')).rejects.toThrow('guard_rail');
  expect(await stored()).toEqual(before);
});

it('is made by the command as on the page: said first, chosen, undone by the number that it prints', async () => {
  const command = createCommandLineMerges({ batch: database.batch, bulk: database.bulk, now });
  const order: MergeOrder = {
    ...{ field: 'TERN', from: 'Tern 1', into: 'T-1', keep: undefined, dryRun: true },
  };
  const before = await stored();
  const preview = mergeLines(order, await command.merge(order));
  expect(preview).toContain('Merging Tern 1 into T-1 would do this; nothing was changed:');
  expect(preview).toContain(
    '2 rows differ, first on 2026-02-09, 2026-02-10: say whose stay with --keep from or --keep into',
  );
  expect(preview).toContain('the same in both: 1 daily rows');
  await expect(command.merge({ ...order, dryRun: false })).rejects.toThrow('choose whose stay');
  expect(await stored()).toEqual(before);

  const chosen: MergeOrder = { ...order, keep: 'into', dryRun: false };
  const outcome = await command.merge(chosen);
  expect(mergeLines(chosen, outcome)).toContain(`(import ${outcome.importId}, which undo-import takes back)`);
  expect((await daysOf('T-1')).length).toBe(15);
  await undo(outcome.importId!);
  expect(await stored()).toEqual(before);

  await expect(command.merge({ ...chosen, from: 'T-9' })).rejects.toThrow('There is no well "T-9"');
  await expect(command.merge({ ...chosen, from: 'T-1' })).rejects.toThrow('are the same well');
});
