import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { importResult } from '../../src/administration/import-result.ts';
import { partBytes } from '../../src/administration/portal-imports.ts';
import { deleteExpired } from '../../src/auth/maintenance.ts';
import { parseImportArguments } from '../../src/import/arguments.ts';
import { runImport } from '../../src/import/import-run.ts';
import { defaultLimits } from '../../src/limits.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type ImportResult = components['schemas']['ImportResult'];

let backend: TestBackend;
let token: string;
let due = 0;
beforeAll(async () => {
  backend = await createTestBackend({}, { onDue: () => void (due += 1) });
  token = (await backend.signIn('admin@cnx.example')).body.id_token;
});
afterAll(() => backend.close());

const checksum = (bytes: Buffer) => crc32(bytes).toString(16).padStart(8, '0');

function partOf(content: Buffer, name: string, changes: object = {}) {
  const fileId = randomUUID();
  const sent = { content: content.toString('base64'), crc32: checksum(content) };
  return { fileId, name, bytes: content.length, number: 0, ...sent, ...changes };
}

async function send(text: string | Buffer, name = 'november.csv'): Promise<string> {
  const part = partOf(Buffer.from(text), name);
  const { status, text: answer } = await callOperation(backend, 'addFilePart', token, { body: part });
  expect(status, answer).toBe(200);
  return part.fileId;
}

async function ask(call: 'previewImport' | 'storeImport', fileId: string, options: object) {
  const body = { fileId, options: { kind: 'production', ...options } };
  const answer = await callOperation(backend, call, token, { body });
  return { ...answer, result: answer.body as unknown as ImportResult };
}

const rowsOf = (field: string) =>
  backend.database.db
    .selectFrom('daily_production')
    .innerJoin('well', 'well.id', 'daily_production.well_id')
    .innerJoin('field', 'field.id', 'well.field_id')
    .select(['well.name', 'daily_production.oil', 'daily_production.gas'])
    .where('field.name', '=', field)
    .orderBy('well.name')
    .orderBy('daily_production.day')
    .execute();

const days = (field: string, wells: readonly string[]) =>
  [
    'Field,Well,Date,Hours,Oil (bbl),Remark',
    ...wells.map((well) => `${field},${well},2026-02-01,24,629,good`),
    `${field},${wells[0]},2026-02-02,24,many,`,
  ].join('\n') + '\n';

describe('an import of the portal', () => {
  it('says what would be stored, stores nothing, then stores just that, once', async () => {
    const fileId = await send(days('Alder', ['A-1', 'A-2']));
    const preview = await ask('previewImport', fileId, {});
    expect(preview.status, preview.text).toBe(200);
    expect(preview.result).toMatchObject({
      state: 'previewed',
      refusal: null,
      rowsRead: 3,
      rowsNew: 2,
      rowsRejected: 1,
      wellCount: 2,
      tables: [
        { file: 'november.csv', layout: expect.stringContaining('a row for each well and day') as unknown },
      ],
      wells: [
        { field: 'Alder', name: 'A-1', isNew: true, like: null },
        { field: 'Alder', name: 'A-2', isNew: true, like: null },
      ],
      rejected: [{ row: 4, column: 'Oil (bbl)', value: 'many', reason: 'Oil (bbl): "many" is not a number' }],
      outlooks: [{ field: 'Alder', wells: 2, oil: 200 }],
    });
    const [table] = preview.result.tables;
    expect(table!.columns.find(({ quantity }) => quantity === 'oil')).toEqual({
      ...{ header: 'Oil (bbl)', quantity: 'oil', unit: 'bbl, kept as Sm3' },
      ...{ cell: '629', taken: '100', later: null },
    });
    expect(table!.unused).toEqual(['Remark']);
    expect(preview.result.rejectedFiles).toEqual([
      {
        name: 'november-rejected.csv',
        text:
          'Field,Well,Date,Hours,Oil (bbl),Remark,Rejected because\r\n' +
          'Alder,A-1,2026-02-02,24,many,,"Oil (bbl): ""many"" is not a number"\r\n',
        reasons: [
          {
            reason: 'Oil (bbl): "many" is not a number',
            sentences: [{ code: 'noNumber', values: { column: 'Oil (bbl)', value: 'many' } }],
          },
        ],
      },
    ]);
    expect(await rowsOf('Alder')).toEqual([]);
    expect(due).toBe(0);

    const stored = await ask('storeImport', fileId, {});
    expect(preview.result.fieldIds).toEqual([]);
    expect(stored.result).toMatchObject({ state: 'stored', rowsNew: 2, rowsRejected: 1 });
    const alder = backend.database.db.selectFrom('field').select('id').where('name', '=', 'Alder');
    expect(stored.result.fieldIds).toEqual([(await alder.executeTakeFirstOrThrow()).id]);
    expect(await rowsOf('Alder')).toEqual([
      { name: 'A-1', oil: 100, gas: null },
      { name: 'A-2', oil: 100, gas: null },
    ]);
    expect(due).toBe(1);
    const again = await ask('storeImport', fileId, {});
    expect(again.result).toMatchObject({ state: 'stored', rowsNew: 0, rowsUnchanged: 2 });
    const events = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'dataImport')
      .orderBy('id')
      .execute();
    expect(events[0]!.detail).toEqual({
      ...{ subject: 'november.csv', kind: 'production', added: 2, changed: 0, rejected: 1 },
    });
  });

  it('gives the report that the dry run of the command gives', async () => {
    const text = days('Birch', ['B-1', 'B-2']).replace('2026-02-01,24,629,good', '2026-02-01,0,629,good');
    const file = join(temporaryFolder(), 'november.csv');
    writeFileSync(file, text);
    const args = parseImportArguments(['--dry-run', '--strict', '--blank=erases', '--area', 'North', file]);
    const ignored = { onProgress: () => undefined, onRejected: () => undefined };
    const command = await runImport(
      { ...args, mapping: { ...args.mapping, columns: {} } },
      {
        ...{ db: backend.database.batch, bulk: backend.database.bulk, now: backend.clock.now },
        recompute: () => Promise.reject(new Error('a dry run computes nothing')),
      },
      { ...ignored, onSuspect: () => undefined, onStage: () => undefined },
    );
    const options = { strict: true, blank: 'erases', area: 'North' };
    const { result } = await ask('previewImport', await send(text), options);
    expect(result).toEqual(JSON.parse(JSON.stringify(importResult(command, true))));
    expect(result).toMatchObject({ state: 'rejected', rowsSuspect: 1 });
    expect(result.suspect).toHaveLength(1);
  });

  it('takes columns, units and the well that the file does not say', async () => {
    const fileId = await send('When;Volume\n01.02.2026;10\n', 'alone.csv');
    const before = await ask('previewImport', fileId, {});
    expect(before.result.state).toBe('refused');
    const options = {
      ...{ field: 'Cedar', well: 'C-1', dateFormat: 'DD/MM/YYYY', unit: ['Volume=bbl'], decimal: 'point' },
      columns: [
        { column: 'When', quantity: 'day' },
        { column: 'Volume', quantity: 'oil' },
      ],
    };
    const { result } = await ask('previewImport', fileId, options);
    expect(result.state, JSON.stringify(result.refusal)).toBe('previewed');
    await ask('storeImport', fileId, options);
    expect(await rowsOf('Cedar')).toEqual([
      { name: 'C-1', oil: expect.closeTo(1.5898, 3) as unknown, gas: null },
    ]);
  });

  it('names the options that would help a file that is refused', async () => {
    const fileId = await send('Field,Well,Date,Hours,Oil\nDogwood,D-1,2026-02-01,24,10\n');
    const { status, result } = await ask('previewImport', fileId, {});
    expect(status).toBe(200);
    expect(result.state).toBe('refused');
    expect(result.refusal!.message).toMatch(/^november\.csv:1: /);
    expect(result.refusal!.options).toContain('units');
  });

  it.each([
    ['an unknown quantity', { columns: [{ column: 'Oil', quantity: 'gold' }] }, /no quantity "gold"/],
    ['a zone that there is not', { timeZone: 'Europe/Atlantis' }, /--time-zone: /],
  ])('refuses %s by its name', async (_, options, message) => {
    const { result } = await ask('previewImport', await send(days('Elm', ['E-1'])), options);
    expect(result.state).toBe('refused');
    expect(result.refusal!.message).toMatch(message);
  });

  it('says of a broken workbook that it is one', async () => {
    const fileId = await send(Buffer.from('PK\u0003\u0004not a workbook'), 'b.xlsx');
    const { result } = await ask('previewImport', fileId, {});
    expect(result.refusal!.message).toMatch(/^b\.xlsx .*cannot be read as an Excel workbook/);
  });

  it('finds a new well that has nearly the name of a stored one', async () => {
    const fileId = await send(days('Alder', ['A 01']));
    const { result } = await ask('previewImport', fileId, {});
    expect(result.wells).toEqual([
      {
        field: 'Alder',
        name: 'A 01',
        identifier: null,
        isNew: true,
        like: 'A-1',
        mother: null,
        motherIs: 'none',
      },
    ]);
  });

  it('stores nothing by options whose preview was not read', async () => {
    const fileId = await send(days('Elm', ['E-1']));
    const unread = await ask('storeImport', fileId, {});
    expect([unread.status, unread.body.errors[0]]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict' }),
    ]);
    await ask('previewImport', fileId, {});
    expect((await ask('storeImport', fileId, { area: 'Other' })).status).toBe(409);
    await ask('previewImport', fileId, { units: 'field', dateFormat: 'excel' });
    expect((await ask('storeImport', fileId, {})).status).toBe(409);
    expect(await rowsOf('Elm')).toEqual([]);
  });
});

describe('a file in parts', () => {
  it('is read when all are there, in whichever order and however often they came', async () => {
    const line = 'Fir,F-1,2026-02-01,24,629,good\n';
    const head = 'Field,Well,Date,Hours,Oil (bbl),Remark\n';
    const whole = Buffer.from(head + line + ' '.repeat(partBytes - head.length - line.length) + '\n');
    const parts = [whole.subarray(0, partBytes), whole.subarray(partBytes)];
    const fileId = randomUUID();
    const sendPart = (number: number) =>
      callOperation(backend, 'addFilePart', token, {
        body: partOf(parts[number]!, 'big.csv', { fileId, bytes: whole.length, number }),
      });
    expect((await sendPart(1)).body['missing']).toEqual([0]);
    const early = await ask('previewImport', fileId, {});
    expect([early.status, early.body.errors[0]]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict' }),
    ]);
    await sendPart(0);
    expect((await sendPart(1)).body['missing']).toEqual([]);
    const { result } = await ask('previewImport', fileId, {});
    expect(result.rowsNew, JSON.stringify(result.refusal)).toBe(1);
  });

  const content = Buffer.from('Field,Well\n');
  it.each([
    ['a checksum of something else', { crc32: checksum(Buffer.from('x')) }, 'invalid'],
    ['a part that was cut', { bytes: content.length + 1 }, 'invalid'],
    ['a part behind the end', { number: 1 }, 'invalid'],
  ])('is refused with %s', async (_, changes, code) => {
    const body = partOf(content, 'a.csv', changes);
    const answer = await callOperation(backend, 'addFilePart', token, { body });
    expect([answer.status, answer.body.errors[0]]).toEqual([400, expect.objectContaining({ code })]);
  });

  it('is refused when it is a workbook above 25 MiB, with its first part', async () => {
    const start = Buffer.alloc(partBytes);
    start.write('504b0304', 'hex');
    const body = partOf(start, 'big.xlsx', { bytes: 26 * 1024 * 1024 });
    const answer = await callOperation(backend, 'addFilePart', token, { body });
    expect([answer.status, answer.body.errors[0]]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid' }),
    ]);
  });

  it('is its own user’s, and no other can add to it, read it or store it', async () => {
    const fileId = await send(days('Gum', ['G-1']));
    await backend.database.db
      .updateTable('import_file')
      .set(({ selectFrom }) => ({
        user_id: selectFrom('app_user').select('id').where('email', '=', 'engineer@cnx.example'),
      }))
      .where('id', '=', fileId)
      .execute();
    expect((await ask('previewImport', fileId, {})).status).toBe(404);
    expect((await ask('storeImport', fileId, {})).status).toBe(404);
    const body = partOf(Buffer.from('x,y\n'), 'november.csv', { fileId });
    expect((await callOperation(backend, 'addFilePart', token, { body })).status).toBe(400);
  });

  it('is gone after a day', async () => {
    const fileId = await send(days('Hazel', ['H-1']));
    const later = (hours: number) => () => new Date(backend.clock.now().getTime() + hours * 3_600_000);
    await deleteExpired(backend.database.db, later(23), defaultLimits);
    expect((await ask('previewImport', fileId, {})).status).toBe(200);
    await deleteExpired(backend.database.db, later(25), defaultLimits);
    expect((await ask('previewImport', fileId, {})).status).toBe(404);
    const { count } = await backend.database.db
      .selectFrom('import_file_part')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  it('is refused as a zip bomb before it is unpacked', async () => {
    const { result } = await ask('previewImport', await send(zipBomb(), 'bomb.xlsx'), {});
    expect(result.refusal!.message).toBe(
      'bomb.xlsx holds more than 256 MB of sheets: save the sheet as CSV (UTF-8).',
    );
  });

  it('has its name without folders and signs of other programs', async () => {
    const named = await ask('previewImport', await send('a\nb\n', '../..\\x/pass:wd\u202e.csv'), {});
    expect(named.result.refusal!.message).toMatch(/^pass_wd_\.csv/);
  });
});

/** A workbook whose directory promises 300 MiB. */
function zipBomb(): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const packed = deflateRawSync(Buffer.alloc(1024));
  const size = 300 * 1024 * 1024;
  const local = Buffer.alloc(30);
  local.write('504b0304', 'hex');
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.write('504b0102', 'hex');
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(size, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}

describe('a file that two people import', () => {
  it('shows the second one the run of the first, changes nothing by it, and is new again once that run is undone', async () => {
    const text = 'Field,Well,Date,Hours,Oil (m3)\nLarch,L-1,2026-02-01,24,100\n';
    const first = await send(text, 'larch.csv');
    expect((await ask('previewImport', first, {})).result.earlier).toBeNull();
    await ask('storeImport', first, {});
    // Under another name it is the same file all the same.
    const second = await send(text, 'copy of larch.csv');
    const { result } = await ask('previewImport', second, {});
    const importId = result.earlier!.importId;
    expect(result).toMatchObject({ rowsNew: 0, rowsUnchanged: 1 });
    expect(result.earlier).toMatchObject({ by: 'admin@cnx.example', isRunning: false });
    const stored = await ask('storeImport', second, {});
    expect(stored.result).toMatchObject({ rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 1 });
    const { body } = await callOperation(backend, 'previewUndo', token, { body: { importId } });
    await callOperation(backend, 'undoImport', token, { body: { importId, kept: body['kept'] } });
    expect((await ask('previewImport', second, {})).result).toMatchObject({ earlier: null, rowsNew: 1 });
  });
});

describe('an import of the portal that is undone', () => {
  it('says what stays before it does so, and is named in the list and in the audit log with who did it', async () => {
    const fileId = await send('Field,Well,Date,Hours,Oil (m3)\nBirch,B-1,2026-02-01,24,100\n', 'birch.csv');
    await ask('previewImport', fileId, {});
    await ask('storeImport', fileId, {});
    const listed = async () => {
      const { rows } = await callOperation(backend, 'getImports', token);
      return rows[0] as unknown as components['schemas']['ImportRun'];
    };
    const run = await listed();
    expect(run).toMatchObject({
      ...{ files: ['birch.csv'], kind: 'production', source: 'page', by: 'admin@cnx.example', added: 1 },
      undo: { state: 'possible', at: null, removed: 0 },
    });
    const call = (operation: 'previewUndo' | 'undoImport', body: object) =>
      callOperation(backend, operation, token, { body: { importId: run.id, ...body } });
    const preview = await call('previewUndo', {});
    expect(preview.status, preview.text).toBe(200);
    expect(preview.body).toMatchObject({ kept: 0, wells: 0, firstDay: '2026-02-01', closedMonths: [] });
    expect(await rowsOf('Birch')).toHaveLength(1);
    expect((await call('undoImport', { kept: 1 })).status).toBe(409);
    expect(await rowsOf('Birch')).toHaveLength(1);
    const before = due;
    const undone = await call('undoImport', { kept: 0 });
    expect(undone.body).toEqual(preview.body);
    expect(due).toBe(before + 1);
    expect(await rowsOf('Birch')).toEqual([]);
    expect((await listed()).undo).toMatchObject({
      state: 'undone',
      by: 'admin@cnx.example',
      removed: 3,
      kept: 0,
    });
    expect((await call('undoImport', { kept: 0 })).status).toBe(409);
    const { detail } = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'importUndo')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ subject: 'birch.csv', id: String(run.id), changed: 3, unchanged: 0 });
    const health = await callOperation(backend, 'getDataHealth', token);
    const imports = health.body['imports'] as { id: string; undoneAt: string | null }[];
    expect(imports.find(({ id }) => id === String(run.id))?.undoneAt).toEqual(expect.any(String));
  });

  it('is over after thirty days, when what it found is deleted', async () => {
    const fileId = await send('Field,Well,Date,Hours,Oil (m3)\nCedar,C-1,2026-02-01,24,100\n', 'cedar.csv');
    await ask('previewImport', fileId, {});
    await ask('storeImport', fileId, {});
    const { rows } = await callOperation(backend, 'getImports', token);
    const importId = Number(rows[0]!['id']);
    const images = () =>
      backend.database.db
        .selectFrom('import_image')
        .select('relation')
        .where('run_id', '=', importId)
        .execute();
    expect(await images()).not.toEqual([]);
    const later = (days: number) => () => new Date(backend.clock.now().getTime() + days * 86_400_000);
    await deleteExpired(backend.database.db, later(29.9), defaultLimits);
    expect(await images()).not.toEqual([]);
    await deleteExpired(backend.database.db, later(30.1), defaultLimits);
    expect(await images()).toEqual([]);
    // The session went with what was old.
    token = (await backend.signIn('admin@cnx.example')).body.id_token;
    const again = await callOperation(backend, 'previewUndo', token, { body: { importId } });
    expect(again.status).toBe(409);
    const list = await callOperation(backend, 'getImports', token);
    expect(list.rows[0]).toMatchObject({ id: importId, undo: { state: 'over', until: null } });
  });

  it('outlives in its report what programs delivered, which is kept for 90 days', async () => {
    const { db } = backend.database;
    const at = (days: number) => new Date(backend.clock.now().getTime() - days * 86_400_000);
    const run = (feed: string | null, days: number) => ({
      ...{ started_at: at(days), finished_at: at(days), status: 'done' as const, feed },
      ...{ files: JSON.stringify([`${feed ?? 'person'}-${days}`]), options: '{}' },
    });
    await db
      .insertInto('import_run')
      .values([run(null, 91), run('folder', 91), run('key:abc', 91), run('user:abc', 91), run('key:abc', 89)])
      .execute();
    await deleteExpired(db, backend.clock.now, defaultLimits);
    const left = await db
      .selectFrom('import_run')
      .select('files')
      .where('started_at', '<', at(80))
      .orderBy('id')
      .execute();
    expect(left.map(({ files }) => files)).toEqual([['person-91'], ['folder-91'], ['key:abc-89']]);
  });
});

it('counts rows of totals as left out in the report and in the list of imports, and not as rejected', async () => {
  const text =
    'Field,Well,Date,Oil (Sm3)\n' +
    'Rowan,R-1,2026-02-01,10\nRowan,R-2,2026-02-01,20\nRowan,Total,2026-02-01,30\nRowan,R-1,Total,30\n';
  const fileId = await send(text, 'totals.csv');
  const { result } = await ask('previewImport', fileId, { strict: true });
  expect(result).toMatchObject({ state: 'previewed', rowsRead: 4, rowsRejected: 0, rowsOfSums: 2 });
  expect(result.rejected.map(({ row }) => row)).toEqual([4, 5]);
  await ask('storeImport', fileId, { strict: true });
  const list = await callOperation(backend, 'getImports', token, {});
  const [newest] = list.body as unknown as { files: string[]; rejected: number }[];
  expect(newest).toMatchObject({ files: ['totals.csv'], rejected: 0, added: 2 });
});
