import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { writeSmallField } from '../support/small-field.ts';

type WellRecord = components['schemas']['WellRecord'];
type FieldRecord = components['schemas']['FieldRecord'];

let backend: TestBackend;
let admin: string;
let due = 0;

beforeAll(async () => {
  backend = await createTestBackend({}, { onDue: () => void (due += 1) });
  admin = (await backend.signIn('admin@cnx.example')).body.id_token;
  await writeSmallField(backend.database.db, {
    id: 'Heron',
    wells: { 'H-1': { oil: levels([100, 20]) }, 'H-2': { oil: levels([80, 20]) } },
  });
});
afterAll(() => backend.close());

async function wellOf(name: string): Promise<WellRecord> {
  const query = { fieldId: 'Heron' };
  const { rows, text } = await callOperation(backend, 'getWellRecords', admin, { query });
  expect(text).not.toContain('errors');
  return (rows as unknown as WellRecord[]).find((well) => well.name === name)!;
}

async function fieldOf(id: string): Promise<FieldRecord> {
  const { rows } = await callOperation(backend, 'getFieldRecords', admin);
  return (rows as unknown as FieldRecord[]).find((field) => field.id === id)!;
}

function requestOf(well: WellRecord, changes: Partial<WellRecord> = {}) {
  const { field: _field, status: _status, mainProduct: _product, ...rest } = { ...well, ...changes };
  const { firstDay: _first, lastDay: _last, demonstration: _demonstration, ...body } = rest;
  return body;
}

const change = (body: object, token = admin) => callOperation(backend, 'changeWellRecord', token, { body });

async function undo(importId: number): Promise<void> {
  const preview = await callOperation(backend, 'previewUndo', admin, { body: { importId } });
  expect(preview.body).toMatchObject({ kept: 0 });
  const undone = await callOperation(backend, 'undoImport', admin, { body: { importId, kept: 0 } });
  expect(undone.status, undone.text).toBe(200);
}

const isMarked = async (id: string) =>
  (
    await backend.database.db
      .selectFrom('well_computation')
      .select('rows_changed')
      .where('well_id', '=', id)
      .executeTakeFirst()
  )?.rows_changed;

const computeAll = () =>
  recomputeInsights(backend.database, { due: true, now: new Date('2026-03-02T06:30:00Z') });

it('finds wells by field, by method and by what they are called', async () => {
  const named = async (query: Record<string, string>) =>
    (await callOperation(backend, 'getWellRecords', admin, { query })).rows.map(({ name }) => name);
  expect(await named({ fieldId: 'Heron' })).toEqual(['H-1', 'H-2']);
  expect(await named({ fieldId: 'Heron', text: 'h-2' })).toEqual(['H-2']);
  expect(await named({ fieldId: 'Heron', method: 'foamLift' })).toEqual([]);
});

it('says which well a wellbore belongs to, and takes that back', async () => {
  const before = await wellOf('H-1');
  expect(before.mother).toBeNull();
  const { status, text, body } = await change(requestOf(before, { mother: 'h-2' }));
  expect(status, text).toBe(200);
  const wellbore = await wellOf('H-1');
  expect(wellbore.mother).toBe('H-2');
  const { mother: _mother, ...without } = requestOf(wellbore, { code: 'W2' });
  expect((await change(without)).status).toBe(200);
  expect(await wellOf('H-1')).toMatchObject({ mother: 'H-2', code: 'W2' });
  for (const [name, mother] of [
    ['H-2', 'H-1'],
    ['H-2', 'H-2'],
    ['H-2', 'H-9'],
  ] as const) {
    const refused = await change(requestOf(await wellOf(name), { mother }));
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('noMotherWell')]);
  }
  const code = (await change(requestOf(await wellOf('H-1'), { code: null }))).body['importId'];
  await undo(Number(code));
  expect((await change(requestOf(await wellOf('H-1'), { code: null }))).status).toBe(200);
  await undo(Number(body['importId']));
  expect((await wellOf('H-1')).mother).toBeNull();
});

it('changes a record, has the well computed anew, and takes all of it back', async () => {
  await computeAll();
  expect(await isMarked('H-1')).toBe(false);
  const before = await wellOf('H-1');
  const asked = due;
  const entry = requestOf(before, {
    name: 'H-1 A',
    uwi: 'NO 1/2-3',
    api: '42-501-20130',
    aliases: ['HERON ONE'],
    method: 'foamLift',
    manufacturer: 'Nordlift',
    pads: ['Pad H'],
    statuses: [{ status: 'workover', since: '2026-03-01' }],
    mainProducts: [{ product: 'gas', since: null }],
    firstProduction: '2025-11-08',
  });
  const { status, text, body } = await change(entry);
  expect(status, text).toBe(200);
  expect(body).toMatchObject({ wells: 1, importId: expect.any(Number) as unknown });
  expect(due).toBe(asked + 1);
  expect(await isMarked('H-1')).toBe(true);
  const changed = await wellOf('H-1 A');
  expect(changed).toMatchObject({
    ...entry,
    version: expect.any(String) as unknown,
    id: 'H-1',
    // The name before is one by which files go on naming the well.
    aliases: ['H-1', 'HERON ONE'],
    status: 'workover',
  });
  await computeAll();
  expect(await wellOf('H-1 A')).toMatchObject({ mainProduct: 'gas' });

  const { rows } = await callOperation(backend, 'getAuditEvents', admin, {
    query: { kind: 'masterDataChange' },
  });
  expect(rows[0]).toMatchObject({
    subject: 'H-1',
    person: 'admin@cnx.example',
    detail: {
      was: expect.stringContaining('name: H-1; uwi: –') as unknown,
      value: expect.stringContaining('name: H-1 A; uwi: NO 1/2-3') as unknown,
    },
  });
  const runs = (await callOperation(backend, 'getImports', admin)).rows;
  expect(runs[0]).toMatchObject({ id: body['importId'], source: 'record', kind: 'wells', files: ['H-1'] });

  await undo(Number(body['importId']));
  expect(await wellOf('H-1')).toEqual({ ...before, mainProduct: 'gas' });
  await computeAll();
  expect(await wellOf('H-1')).toEqual(before);
});

it('stores nothing where nothing is otherwise', async () => {
  const { body } = await change(requestOf(await wellOf('H-2')));
  expect(body).toEqual({ importId: null, wells: 0 });
  const runs = (await callOperation(backend, 'getImports', admin)).rows;
  expect(runs.every(({ files }) => !(files as string[]).includes('H-2'))).toBe(true);
});

it('refuses a record that someone has changed meanwhile, and a name that is another well’s', async () => {
  const seen = await wellOf('H-2');
  expect((await change(requestOf(seen, { method: 'naturalFlow' }))).status).toBe(200);
  const late = await change(requestOf(seen, { method: 'foamLift' }));
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('"changedSince"') as unknown]);
  const now = await wellOf('H-2');
  for (const taken of [{ name: 'h-1' }, { aliases: ['Ｈ-1'] }, { code: ' H-1 ' }]) {
    const { status, text } = await change(requestOf(now, taken));
    expect([status, text]).toEqual([409, expect.stringContaining('"identifierTaken"') as unknown]);
  }
  expect(await wellOf('H-2')).toEqual(now);
  expect(now.method).toBe('naturalFlow');
});

it.each([
  [{ api: '123456789' }, 'a leading zero may be lost'],
  [{ name: '4.25E+13' }, 'dropped digits'],
  [{ pads: ['\u200b'] }, 'no character that can be seen'],
  [{ firstProduction: '2099-01-01' }, 'the day that goes on'],
  [
    {
      statuses: [
        { status: 'shutIn', since: '2026-01-01' },
        { status: 'workover', since: '2026-01-01' },
      ],
    },
    'named twice',
  ],
] as [Partial<WellRecord>, string][])('refuses what a record cannot hold: %j', async (wrong, why) => {
  const { status, text } = await change(requestOf(await wellOf('H-2'), wrong));
  expect([status, text]).toEqual([400, expect.stringContaining(why) as unknown]);
});

it('leaves the records to administrators', async () => {
  const engineer = (await backend.signIn('engineer@cnx.example')).body.id_token;
  expect((await change(requestOf(await wellOf('H-2')), engineer)).status).toBe(403);
  expect((await callOperation(backend, 'getFieldRecords', engineer)).status).toBe(403);
});

it('changes a field and all of its wells with it, and takes it back', async () => {
  await computeAll();
  const before = await fieldOf('Heron');
  expect(before).toMatchObject({ name: 'Heron', timeZone: 'UTC', dayStart: 0, reportDue: 8, wells: 2 });
  const { id, version } = before;
  const entry = {
    area: 'North',
    businessUnit: 'Norway',
    timeZone: 'Europe/Oslo',
    dayStart: 6,
    reportDue: 12,
  };
  const body = { id, version, ...entry };
  const { status, text, body: answer } = await callOperation(backend, 'changeFieldRecord', admin, { body });
  expect(status, text).toBe(200);
  expect(answer).toMatchObject({ wells: 2 });
  expect(await fieldOf('Heron')).toMatchObject(entry);
  expect([await isMarked('H-1'), await isMarked('H-2')]).toEqual([true, true]);
  expect((await callOperation(backend, 'changeFieldRecord', admin, { body })).status).toBe(409);
  await undo(Number(answer['importId']));
  expect(await fieldOf('Heron')).toEqual(before);
});

it('does not change the clock of a field whose days are drawn by it, or to a zone that is none', async () => {
  const { db } = backend.database;
  await writeSmallField(db, { id: 'Drawn', wells: { 'D-1': { oil: levels([100, 5]) } } });
  await db.updateTable('well').set({ source: 'demonstration' }).where('id', '=', 'D-1').execute();
  const { id, version, area, businessUnit } = await fieldOf('Drawn');
  const body = { id, version, area, businessUnit, timeZone: 'UTC', dayStart: 0, reportDue: 8 };
  const drawn = await callOperation(backend, 'changeFieldRecord', admin, { body });
  expect([drawn.status, drawn.text]).toEqual([
    409,
    expect.stringContaining('"demonstrationField"') as unknown,
  ]);
  const heron = { ...body, id: 'Heron', timeZone: 'Oslo' };
  const { status, text } = await callOperation(backend, 'changeFieldRecord', admin, { body: heron });
  expect([status, text]).toEqual([400, expect.stringContaining('there is no time zone') as unknown]);
});
