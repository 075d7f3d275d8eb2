import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFiles } from '../../src/import/import-files.ts';
import { dayNumber, isoDay } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

type Statistics = components['schemas']['ProductionStatistics'];
type Course = components['schemas']['ProductionCourse'];

/** What an imported file can have that statistics must neither hide nor straighten. */
const head = 'Field,Well,Date,Hours,Oil (Sm3),Water (Sm3),Water injected (Sm3)';
const days = (from: string, to: string) =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, i) => isoDay(dayNumber(from) + i));
const lines = [
  head,
  // An injector in January, a producer since.
  ...days('2026-01-01', '2026-01-31').map((day) => `Trap,TURNED,${day},24,,,200`),
  ...days('2026-02-01', '2026-02-28').map((day) => `Trap,TURNED,${day},24,50,10,`),
  // A correction of the month before, hours without oil, oil without hours, and one row twice.
  ...days('2026-02-01', '2026-02-24').map((day) => `Trap,PLAIN,${day},24,100,20,`),
  'Trap,PLAIN,2026-02-25,24,-40,0,',
  'Trap,PLAIN,2026-02-26,24,0,0,',
  'Trap,PLAIN,2026-02-27,0,30,5,',
  'Trap,PLAIN,2026-02-28,24,90,20,',
  'Trap,PLAIN,2026-02-28,24,95,20,',
  // A well with one row, and days that are missing.
  'Trap,ONCE,2026-02-10,24,7,,',
  ...['2026-02-01', '2026-02-05', '2026-02-20'].map((day) => `Trap,GAPS,${day},24,10,1,`),
  'Other,AWAY,2026-02-10,24,11,,',
];

let backend: TestBackend;
let token: string;
let admin: string;
let folder: string;
const notes: string[] = [];
async function importLines(some: readonly string[]) {
  const path = join(folder, `${randomUUID()}.csv`);
  writeFileSync(path, `${some.join('\n')}\n`);
  const { batch, bulk } = backend.database;
  const note = ({ reason }: { readonly reason: string }) => void notes.push(reason);
  await importFiles(
    [path],
    { mapping: { columns: {}, unitSystem: 'metric' }, strict: false, dryRun: false },
    {
      ...{ db: batch, bulk, now: backend.clock.now },
      recompute: async () =>
        void (await recomputeInsights(backend.database, { due: true, now: backend.clock.now() })),
    },
    { onProgress: () => undefined, onStage: () => undefined, onRejected: note, onSuspect: note },
  );
  backend.clock.pass(2);
}
const ask = async <Body>(
  id: 'getProductionStatistics' | 'getProductionCourse',
  query: Record<string, string>,
) => {
  const { status, body, text } = await callOperation(backend, id, token, { query });
  expect(status, text).toBe(200);
  return body as Body;
};
const february = { from: '2026-02-01', to: '2026-02-28' };
async function wellsOf(query: Record<string, string>) {
  const { rows } = await ask<Statistics>('getProductionStatistics', {
    level: 'well',
    limit: '500',
    ...query,
  });
  return new Map(rows.map(({ entity, figures }) => [entity.name, figures]));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cnx-traps-'));
  backend = await createTestBackend();
  token = (await backend.signIn()).body.id_token;
  admin = (await backend.signIn('admin@cnx.example')).body.id_token;
  await importLines(lines);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await backend.close();
});

it('has a well that injected, and produces since, once as each', async () => {
  const january = (await wellsOf({ from: '2026-01-01', to: '2026-01-31' })).get('TURNED');
  expect(january).toMatchObject({ oil: null, injection: 31 * 200, waterCutPct: null, potential: null });
  const since = (await wellsOf(february)).get('TURNED');
  expect(since).toMatchObject({ oil: 28 * 50, injection: null });
});

it('adds a negative correction as it is, and marks days that contradict themselves', async () => {
  const plain = (await wellsOf(february)).get('PLAIN');
  expect(plain!.oil).toBe(24 * 100 - 40 + 30);
  // A negative volume, hours without oil, and oil in no hours.
  expect(plain!.suspectDays).toBe(3);
  const { rows } = await sql<{ day: string }>`
    select day from daily_production where quality = 'suspect' order by day`.execute(backend.database.db);
  expect(rows.map(({ day }) => day)).toEqual(['2026-02-25', '2026-02-26', '2026-02-27']);
  expect(notes.join('\n')).toMatch(/negative volume/);
});

it('takes neither of two rows of a day that differ, and names them', async () => {
  expect(notes.filter((note) => note.includes('2026-02-28'))).not.toEqual([]);
  const { periods } = await ask<Course>('getProductionCourse', {
    ...{ from: '2026-02-27', to: '2026-02-28', unit: 'day' },
    fieldIds: await fieldId('Trap'),
  });
  // Of the last day there is the other well alone.
  expect(periods.map(({ figures }) => figures?.oil)).toEqual([30 + 50, 50]);
});

it('leaves a well with one row its day, and fills no gap', async () => {
  const wells = await wellsOf(february);
  expect(wells.get('ONCE')).toMatchObject({ oil: 7, wellDays: 1, water: null, waterCutPct: null });
  expect(wells.get('GAPS')).toMatchObject({ oil: 30, wellDays: 3 });
});

it('does not move a well into the field of another file: it is another well there', async () => {
  await importLines([head, 'Other,ONCE,2026-02-11,24,9,,']);
  const { rows } = await ask<Statistics>('getProductionStatistics', {
    ...february,
    level: 'well',
    limit: '500',
  });
  const named = rows.filter(({ entity }) => entity.name === 'ONCE');
  expect(named.map(({ figures }) => figures!.oil).sort()).toEqual([7, 9]);
});

it('shows a month that one of two fields has closed as books there and as rows here, and all levels agree', async () => {
  const fields = await Promise.all(['Trap', 'Other'].map(fieldId));
  const closed = await callOperation(backend, 'getOpenPoints', admin, {
    path: { fieldId: fields[1]! },
    query: { through: '2026-02-01' },
  });
  const { from, missingDays } = closed.body as unknown as { from: string; missingDays: number };
  const answer = await callOperation(backend, 'closeMonths', admin, {
    path: { fieldId: fields[1]! },
    body: { ...{ id: randomUUID(), from, through: '2026-02-01', missingDays }, note: 'Not measured.' },
  });
  expect(answer.status, answer.text).toBe(200);
  await importLines([head, 'Other,AWAY,2026-02-10,24,21,,', 'Trap,ONCE,2026-02-10,24,8,,']);
  const totals = [];
  for (const level of ['well', 'field', 'area', 'businessUnit']) {
    const { rows, total } = await ask<Statistics>('getProductionStatistics', {
      ...february,
      level,
      limit: '500',
    });
    const sum = rows.reduce((all, { figures }) => all + (figures?.oil ?? 0), 0);
    expect(sum).toBeCloseTo(total!.oil!, 6);
    totals.push(total!.oil);
  }
  expect(new Set(totals).size).toBe(1);
  // The book stays at 11, the open field follows its row.
  const wells = await wellsOf(february);
  expect(wells.get('AWAY')!.oil).toBe(11);
});

async function fieldId(name: string): Promise<string> {
  const { id } = await backend.database.db
    .selectFrom('field')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}
