import { randomUUID } from 'node:crypto';
import { read as readWorkbook, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepReports } from '../../src/administration/kept-reports.ts';
import { dayNumber } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeDays, writeSmallField } from '../support/small-field.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
/** From Nov 8 to Mar 1. */
const length = 114;
const steady = Array.from({ length }, () => 100);
const changed = (date: string, rate: number) =>
  steady.map((oil, i) => (i === dayNumber(date) - firstDay ? rate : oil));
const wells = { north: 'N-1', south: 'S-1' } as const;
type Field = keyof typeof wells;

let backend: TestBackend;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  for (const [id, well] of Object.entries(wells))
    await writeSmallField(backend.database.db, { id, wells: { [well]: { oil: steady } } });
});
beforeEach(async () => {
  backend.clock.pass(60);
  const { db } = backend.database;
  for (const table of ['kept_report', 'book_entry', 'loss_recode'] as const)
    await db.deleteFrom(table).execute();
  for (const well of Object.values(wells)) await writeRates(well, steady);
  await compute();
});
afterAll(() => backend.close());

const writeRates = (well: string, oil: readonly number[]) =>
  writeDays(backend.database.db, well, { oil, hours: oil.map(() => 24) });
async function write(well: string, oil: readonly number[]) {
  await writeRates(well, oil);
  await compute();
}
async function compute() {
  await recomputeInsights(backend.database, { due: true, now: backend.clock.now() });
  backend.clock.pass(2);
}
async function keep() {
  await keepReports(backend.database.batch, backend.clock.now);
  backend.clock.pass(2);
}
const close = (fieldId: Field, from = '2025-11-01', through = '2025-12-01') =>
  callOperation(backend, 'closeMonths', tokens[admin], {
    path: { fieldId },
    body: { id: randomUUID(), from, through, missingDays: 0, note: null },
  });

type Selection = Record<string, string>;
async function ask(id: 'getMonthlyReport' | 'getMonthlyReportFile' | 'getMonthBooks', query: Selection) {
  backend.clock.pass(2);
  const answer = await callOperation(backend, id, tokens[engineer], { query });
  expect(answer.status, answer.text).toBe(200);
  return answer;
}
interface Report {
  readonly state: string;
  readonly closing: { readonly at: string; readonly by: string } | null;
  readonly madeAt: string;
  readonly production: { readonly oil: number } | null;
  readonly days: { readonly from: string; readonly figures: { readonly oil: number } }[];
  readonly deferral: {
    readonly product: string;
    readonly deferred: number | null;
    readonly losses: { readonly deferred: number; readonly reasonCode: string }[];
  }[];
}
const report = async (selection: Selection, month = '2025-12') =>
  (await ask('getMonthlyReport', { month, ...selection })).body as unknown as Report;
const ofNorth = { fieldIds: 'north' };

/** Answer and file as they came over the wire. */
async function bytes(selection: Selection, month = '2025-12'): Promise<readonly [string, string]> {
  const answer = await ask('getMonthlyReport', { month, ...selection });
  const file = await ask('getMonthlyReportFile', { month, ...selection });
  return [answer.text, file.text];
}

async function recode() {
  const { rows } = await callOperation(backend, 'getDeferredProductionInfo', tokens[admin], {
    query: { level: 'well', from: '2025-12-10', to: '2025-12-10', wellIds: 'N-1' },
  });
  const [{ reasonCode, kind }] = rows as unknown as [Record<string, unknown>];
  const answer = await callOperation(backend, 'recodeLosses', tokens[engineer], {
    path: { wellId: 'N-1' },
    body: {
      ...{ id: randomUUID(), version: 1, from: '2025-12-10', to: '2025-12-10', comment: null },
      ...{ reasonCode, kind, parts: [{ reasonCode: 'weather', kind: 'unplanned', hours: null }] },
    },
  });
  expect(answer.status, answer.text).toBe(200);
  await compute();
}

describe('the report of a closed month', () => {
  it('is equal to the byte after a later import, a recode and other rules, answer and file', async () => {
    await write('N-1', changed('2025-12-10', 40));
    await close('north');
    await keep();
    const first = await bytes(ofNorth);
    expect(JSON.parse(first[0])).toMatchObject({ state: 'kept', production: { oil: 3040 } });

    await recode();
    expect(await bytes(ofNorth)).toEqual(first);
    await write('N-1', changed('2025-12-20', 10));
    expect(await bytes(ofNorth)).toEqual(first);
    await sql`update well_computation set rules = 'potential 1'`.execute(backend.database.db);
    await compute();
    await sql`update well set name = 'Renamed' where id = 'N-1'`.execute(backend.database.db);
    backend.clock.pass(365 * 86_400);
    for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
    await keep();
    expect(await bytes(ofNorth)).toEqual(first);
    backend.clock.pass(-365 * 86_400);
    await sql`update well set name = 'N-1' where id = 'N-1'`.execute(backend.database.db);
    for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  });

  it('has an adjustment beside it, in the books and in the open month', async () => {
    await close('north');
    await keep();
    const first = await bytes(ofNorth);
    await write('N-1', changed('2025-12-10', 40));
    expect(await bytes(ofNorth)).toEqual(first);
    const books = (await ask('getMonthBooks', { ...ofNorth, from: '2025-12-01', to: '2026-01-31' })).body;
    const months = books['months'] as { month: string; adjustments: object[] }[];
    expect(months.find(({ month }) => month === '2026-01-01')!.adjustments).toMatchObject([
      { month: '2025-12-01', reason: 'import', production: -60 },
    ]);
    const open = await report(ofNorth, '2026-01');
    expect(open).toMatchObject({ state: 'open', closing: null, production: { oil: 3040 } });
  });

  it('says who closed it and when, in the workbook too', async () => {
    const { body } = await close('north');
    await keep();
    const kept = await report(ofNorth);
    expect(kept.closing).toEqual({ at: body['closedAt'], by: body['closedBy'] });
    const { body: file } = await ask('getMonthlyReportFile', { month: '2025-12', ...ofNorth });
    const book = readWorkbook(Buffer.from(String(file['content']), 'base64'));
    expect(utils.sheet_to_json(book.Sheets['Report']!)).toContainEqual({
      What: 'Closed by',
      Value: kept.closing!.by,
    });
  });

  it('is closed, and not kept, until it is made', async () => {
    await close('north');
    expect(await report(ofNorth)).toMatchObject({ state: 'closed', closing: { by: expect.any(String) } });
    await keep();
    expect(await report(ofNorth)).toMatchObject({ state: 'kept' });
  });

  it('is made of the months that were closed at once, and of no other', async () => {
    await close('north');
    await keep();
    expect(await keptOf('field')).toEqual(['2025-11-01 north', '2025-12-01 north']);
    expect(await report(ofNorth, '2026-01')).toMatchObject({ state: 'open' });
  });

  it('adds its losses by cause up to what it says was deferred, in closed and open months', async () => {
    await write('N-1', changed('2025-12-10', 40));
    await close('north');
    await recode();
    await write('N-1', changed('2025-12-10', 70));
    await keep();
    for (const [month, lost] of [
      ['2025-12', 60],
      ['2026-01', -30],
    ] as const) {
      const [oil] = (await report(ofNorth, month)).deferral;
      expect(oil!.deferred).toBeCloseTo(lost, 6);
      expect(oil!.losses.reduce((sum, loss) => sum + loss.deferred, 0)).toBeCloseTo(lost, 6);
    }
  });
});

/** What is kept of a level. */
async function keptOf(level: 'all' | 'area' | 'businessUnit' | 'field'): Promise<string[]> {
  const rows = await backend.database.db
    .selectFrom('kept_report')
    .select(['month', 'entity_id'])
    .where('level', '=', level)
    .orderBy('month')
    .orderBy('entity_id')
    .execute();
  return rows.map(({ month, entity_id: id }) => `${month} ${id}`);
}

describe('a month of several fields', () => {
  it('is not kept while one of them is open', async () => {
    await close('north');
    await keep();
    expect(await keptOf('all')).toEqual([]);
    expect(await report({})).toMatchObject({ state: 'open', closing: null });
    const before = (await report({})).production!.oil;
    await write('S-1', changed('2025-12-10', 40));
    expect((await report({})).production!.oil).toBe(before - 60);
  });

  it('is kept of all wells with the closing of the last one', async () => {
    await close('north');
    backend.clock.pass(60);
    const { body } = await close('south', '2025-11-01', '2025-11-01');
    await keep();
    expect(await keptOf('all')).toEqual(['2025-11-01 ']);
    expect(await report({}, '2025-11')).toMatchObject({
      state: 'kept',
      closing: { at: body['closedAt'] },
      production: { oil: 2 * 2300 },
    });
    expect(await report({})).toMatchObject({ state: 'open' });
  });

  it('does not wait for a field that had no report yet', async () => {
    const { db } = backend.database;
    const late = { 'L-1': { oil: Array.from({ length: 10 }, () => 50) } };
    await writeSmallField(db, { id: 'late', wells: late, from: 100 });
    await compute();
    await close('north');
    await close('south');
    await keep();
    expect(await keptOf('all')).toEqual(['2025-11-01 ', '2025-12-01 ']);
    await db.deleteFrom('well').where('id', '=', 'L-1').execute();
    await db.deleteFrom('field').where('id', '=', 'late').execute();
  });

  it('is kept once by two closings and two makers at once', async () => {
    const closings = await Promise.all([close('north'), close('south')]);
    expect(closings.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([keep(), keep()]);
    expect(await keptOf('all')).toEqual(['2025-11-01 ', '2025-12-01 ']);
    const first = await bytes({});
    expect(JSON.parse(first[0])).toMatchObject({ state: 'kept', production: { oil: 6200 } });
    await keep();
    expect(await bytes({})).toEqual(first);
  });

  it('is made anew for a selection that no report is kept of', async () => {
    await close('north');
    await close('south');
    await keep();
    const both = { fieldIds: 'north,south' };
    expect(await report(both)).toMatchObject({ state: 'closed' });
    expect(await report({ fieldIds: 'north,north' })).toMatchObject({ state: 'kept' });
  });
});
