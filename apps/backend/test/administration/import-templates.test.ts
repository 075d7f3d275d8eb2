import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

type Schemas = components['schemas'];

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.signIn('admin@cnx.example')).body.id_token;
});
afterAll(() => backend.close());

async function ask<Answer>(call: Parameters<typeof callOperation>[1], body?: object) {
  const answer = await callOperation(backend, call, token, body && { body });
  return { ...answer, result: answer.body as unknown as Answer };
}

async function send(text: string, name = 'november.csv'): Promise<string> {
  const content = Buffer.from(text);
  const fileId = randomUUID();
  const checksum = crc32(content).toString(16).padStart(8, '0');
  const part = { fileId, name, bytes: content.length, number: 0, crc32: checksum };
  const { status, text: answer } = await ask('addFilePart', { ...part, content: content.toString('base64') });
  expect(status, answer).toBe(200);
  return fileId;
}

const preview = async (fileId: string, options: object) =>
  (await ask<Schemas['ImportResult']>('previewImport', { fileId, options })).result;
const list = async () => {
  const { rows } = await callOperation(backend, 'getImportTemplates', token);
  return rows as unknown as Schemas['ImportTemplate'][];
};

const options = { kind: 'production', field: 'Alder', units: 'metric', date: 'file' };
const sheet = (day: string) => `Well,Oil,Water,Note\nA-1,100,5,good\nA-2,90,4,${day}\n`;
const named = (day: string) => `alder ${day}.csv`;

describe('a template of imports', () => {
  it('is kept of a preview, known by the next file of its kind, changed, renamed and deleted, each audited', async () => {
    const first = await send(sheet('one'), named('2026-02-01'));
    const chosen = { kind: 'production', field: 'Alder', units: 'metric', date: 'file', ignore: ['Note'] };
    const read = await preview(first, chosen);
    expect(read.state, JSON.stringify(read.refusal)).toBe('previewed');
    expect(read.templates).toEqual([]);
    const other = await ask('saveImportTemplate', { fileId: first, options, name: 'Daily sheet' });
    expect(other.status).toBe(409);
    const saved = await ask<Schemas['ImportTemplate']>('saveImportTemplate', {
      ...{ fileId: first, options: chosen, name: ' Daily  sheet ' },
    });
    expect(saved.result).toMatchObject({
      name: 'Daily sheet',
      options: chosen,
      columns: ['Well', 'Oil', 'Water'],
      savedBy: 'admin@cnx.example',
    });
    const { id } = saved.result;

    // The next file is refused as it is, and the template that reads it is offered all the same.
    const second = await send(sheet('two'), named('2026-02-02'));
    const bare = await preview(second, { kind: 'production' });
    expect(bare.state).toBe('refused');
    expect(bare.templates).toEqual([{ template: saved.result, missing: [] }]);
    const byTemplate = await preview(second, bare.templates[0]!.template.options);
    expect(byTemplate).toMatchObject({ state: 'previewed', rowsNew: 2 });
    const used = byTemplate.tables[0]!.columns.map(({ quantity }) => quantity);
    expect(used.toSorted()).toEqual(['oil', 'water', 'well']);

    // A column is gone: the template says which.
    const third = await send('Well,Oil,Note\nA-1,100,good\n', named('2026-02-03'));
    const without = await preview(third, { kind: 'production' });
    expect(without.templates.map(({ missing }) => missing)).toEqual([['Water']]);
    // What is to be left out need not be there.
    const shorter = await send('Well,Oil,Water\nA-1,100,5\n', named('2026-02-04'));
    const { templates } = await preview(shorter, { kind: 'production' });
    expect(templates[0]!.template.options).not.toHaveProperty('ignore');
    expect(await preview(shorter, templates[0]!.template.options)).toMatchObject({ rowsNew: 1 });
    // Another kind of file.
    const fourth = await send('Field,Well,Date,Hours,Oil (Sm3)\nA,A-1,2026-02-01,24,1\n');
    expect((await preview(fourth, { kind: 'production' })).templates).toEqual([]);

    const again = { fileId: second, options: bare.templates[0]!.template.options, name: 'daily SHEET' };
    expect((await ask('saveImportTemplate', again)).status).toBe(409);
    expect((await ask('saveImportTemplate', { ...again, replaces: id + 1 })).status).toBe(409);
    expect((await ask('saveImportTemplate', { ...again, replaces: id })).status).toBe(200);
    expect((await ask('renameImportTemplate', { id, name: 'Alder by day' })).status).toBe(200);
    expect((await ask('renameImportTemplate', { id: id + 1, name: 'None' })).status).toBe(404);
    expect(await list()).toMatchObject([{ id, name: 'Alder by day' }]);
    expect((await ask('deleteImportTemplate', { id })).status).toBe(200);
    expect((await ask('deleteImportTemplate', { id })).status).toBe(404);
    expect(await list()).toEqual([]);

    const events = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'importTemplateChange')
      .orderBy('id')
      .execute();
    expect(events.map(({ detail }) => detail)).toEqual([
      { subject: 'Daily sheet', action: 'add' },
      { subject: 'daily SHEET', action: 'change' },
      { subject: 'Alder by day', action: 'rename' },
      { subject: 'Alder by day', action: 'remove' },
    ]);
  });

  it('has a name, and is of a file of the caller', async () => {
    const fileId = await send(sheet('one'), named('2026-02-01'));
    const chosen = { kind: 'production', field: 'Alder', units: 'metric', date: 'file' };
    await preview(fileId, chosen);
    const body = { fileId, options: chosen, name: '\u200b ' };
    expect((await ask('saveImportTemplate', body)).status).toBe(400);
    const unknown = { ...body, fileId: randomUUID(), name: 'Sheet' };
    expect((await ask('saveImportTemplate', unknown)).status).toBe(404);
  });
});

describe('the progress of an import', () => {
  it('is that of the caller’s file, and nothing when nothing is under way', async () => {
    const fileId = await send(sheet('one'), named('2026-02-01'));
    const at = async (id: string) =>
      callOperation(backend, 'getImportProgress', token, { query: { fileId: id } });
    expect((await at(fileId)).body).toEqual({ stage: null, done: 0, of: 0, rows: 0 });
    expect((await at(randomUUID())).status).toBe(404);
  });
});
