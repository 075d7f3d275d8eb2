import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { day, writeSmallField } from '../support/small-field.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';

let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  const wells = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { oil: [1, 2, 3] }]));
  await writeSmallField(backend.database.db, { id: 'north', wells: wells('N-1', 'N-2') });
  await writeSmallField(backend.database.db, { id: 'south', wells: wells('S-1') });
});
beforeEach(() => backend.database.db.deleteFrom('annotation').execute());
afterAll(() => backend.close());

const fresh = {
  id: null,
  wellId: 'N-1',
  fieldId: null,
  day: day(1),
  text: 'Separator was full.',
  version: null,
};
const save = (changes: object = {}, as = engineer): Promise<Answer> =>
  callOperation(backend, 'saveAnnotation', tokens[as], { body: { ...fresh, ...changes } });
const remove = (body: object, as = engineer) =>
  callOperation(backend, 'removeAnnotation', tokens[as], { body });
const window = { from: day(0), to: day(2) };
const list = (query: Record<string, string> = {}, as = engineer) =>
  callOperation(backend, 'getAnnotations', tokens[as], { query: { ...window, ...query } });
const textsOf = async (query: Record<string, string> = {}) =>
  (await list(query)).rows.map(({ text }) => text);

describe('a note', () => {
  it('is seen by others with its author and time, and is theirs to read only', async () => {
    const { body } = await save();
    const at = backend.clock.now().toISOString();
    const note = {
      well: { id: 'N-1', name: 'N-1', fieldId: 'north', fieldName: 'north' },
      field: { id: 'north', name: 'north' },
      day: day(1),
      text: 'Separator was full.',
      authorName: 'Erin Moe',
      mine: true,
      removable: true,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    expect(body).toEqual({ id: body['id'], ...note });
    expect((await list({}, admin)).body).toEqual([{ ...body, mine: false }]);
  });

  it('that comes or goes while a list is read begins the list again, so that none is skipped or repeated', async () => {
    const saved = [];
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      saved.push((await save({ text })).body);
      backend.clock.pass(1);
    }
    const begin = async () => String((await list({ limit: '2' })).headers['x-next-cursor']);
    const rest = async (cursor: string, limit = '2') => {
      const { status, rows, headers } = await list({ limit, cursor });
      return [status, rows.map(({ text }) => text), headers['x-next-cursor'] !== undefined];
    };
    const cursor = await begin();
    expect(await textsOf({ limit: '2' })).toEqual(['five', 'four']);
    expect(await rest(cursor)).toEqual([200, ['three', 'two'], true]);
    expect(await rest(cursor, '3')).toEqual([200, ['three', 'two', 'one'], false]);
    await remove({ id: saved[4]!['id'], version: 1 });
    expect(await list({ limit: '2', cursor })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'listChanged' }] },
    });
    const again = await begin();
    expect(await rest(again)).toEqual([200, ['two', 'one'], false]);
    await save({ text: 'six', day: day(0) });
    expect((await rest(again))[0]).toBe(409);
  });

  it('is changed by its author, keeps when it was written, and says when it was changed', async () => {
    const { body: first } = await save();
    backend.clock.pass(60);
    const { body } = await save({
      id: first['id'],
      version: 1,
      wellId: null,
      fieldId: 'north',
      day: day(2),
      text: 'Later',
    });
    expect(body).toEqual({
      ...first,
      well: null,
      day: day(2),
      text: 'Later',
      updatedAt: backend.clock.now().toISOString(),
      version: 2,
    });
    expect((await remove({ id: first['id'], version: 2 })).status).toBe(200);
    expect(await textsOf()).toEqual([]);
  });

  it.each([
    'two\nlines',
    '=1+1',
    '"quoted" \'and\' <script>',
    'ملاحظة \u202egnp.exe',
    'a'.repeat(1_000),
    '🛢️',
  ])('keeps the text %j as it is', async (text) => {
    expect((await save({ text })).body['text']).toBe(text);
    expect(await textsOf()).toEqual([text]);
  });

  it.each([
    ['text', ''],
    ['text', ' \n '],
    ['text', 'a\u0007b'],
    ['text', 'a\rb'],
    ['text', 'a\tb'],
    ['text', 'a'.repeat(1_001)],
    ['day', '2026-02-30'],
    ['day', 'yesterday'],
    ['version', 1],
  ])('with the %s %j is refused', async (field, value) => {
    const answer = await save({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]!.message).toMatch(new RegExp(`^body/${field} `));
  });

  it('is on one place that there is', async () => {
    const neither = { errors: [{ message: 'body must name either a well or a field' }] };
    expect(await save({ wellId: null })).toMatchObject({ status: 400, body: neither });
    expect(await save({ fieldId: 'north' })).toMatchObject({ status: 400, body: neither });
    expect(await save({ wellId: 'N-9' })).toMatchObject({
      status: 404,
      body: { errors: [{ message: 'body/wellId names no well: N-9' }] },
    });
    expect(await save({ wellId: null, fieldId: 'east' })).toMatchObject({
      status: 404,
      body: { errors: [{ message: 'body/fieldId names no field: east' }] },
    });
  });

  it('of a year beyond the contract is refused', async () => {
    expect((await save({ day: '2200-01-01' })).status).toBe(400);
    expect((await save({ day: '1899-12-31' })).status).toBe(400);
  });
});

describe('the notes of a selection', () => {
  it('are those on its wells and on their fields, within the window, newest day first', async () => {
    await save({ text: 'N-1, day 1' });
    await save({ text: 'N-2, day 2', wellId: 'N-2', day: day(2) });
    await save({ text: 'north, day 0', wellId: null, fieldId: 'north', day: day(0) });
    await save({ text: 'S-1, day 1', wellId: 'S-1' });
    await save({ text: 'N-1, before', day: day(-1) });
    expect(await textsOf({ fieldIds: 'north' })).toEqual(['N-2, day 2', 'N-1, day 1', 'north, day 0']);
    expect(await textsOf({ wellIds: 'N-1' })).toEqual(['N-1, day 1', 'north, day 0']);
    expect(await textsOf({ wellIds: 'S-1' })).toEqual(['S-1, day 1']);
  });
});

describe('the notes of others', () => {
  it('are removed by administrators, and changed by none', async () => {
    const { id } = (await save()).body;
    expect((await save({ id, version: 1 }, admin)).status).toBe(403);
    expect((await remove({ id, version: 1 }, admin)).status).toBe(200);
    expect(await textsOf()).toEqual([]);
  });

  it('are changed and removed by no other user', async () => {
    const { id } = (await save({}, admin)).body;
    for (const answer of [await save({ id, version: 1 }), await remove({ id, version: 1 })]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { errors: [{ message: 'body/id names a note of another user' }] },
      });
    }
    expect(await textsOf()).toEqual(['Separator was full.']);
  });

  it('stay, without a name, when the account is gone', async () => {
    const { db } = backend.database;
    const { id } = (await save()).body;
    await db
      .updateTable('annotation')
      .set({ author_id: null })
      .where('id', '=', id as string)
      .execute();
    expect((await list()).body).toMatchObject([{ authorName: null, mine: false }]);
    expect((await save({ id, version: 1 })).status).toBe(403);
  });
});

describe('two changes of one note', () => {
  it('do not overwrite each other', async () => {
    const { id } = (await save()).body;
    backend.clock.pass(60);
    expect((await save({ id, version: 1, text: 'First' })).status).toBe(200);
    const message = `body/version is 1, but Erin Moe changed it to 2 at ${backend.clock.now().toISOString()}`;
    for (const late of [await save({ id, version: 1, text: 'Late' }), await remove({ id, version: 1 })])
      expect(late).toMatchObject({ status: 409, body: { errors: [{ message }] } });
    expect(await textsOf()).toEqual(['First']);
  });
});
