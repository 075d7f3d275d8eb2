import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type AnswerBody, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

let backend: TestBackend;
let fields: { id: string; name: string }[];

beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  fields = await backend.database.db.selectFrom('field').select(['id', 'name']).orderBy('name').execute();
});
afterAll(() => backend.close());

const admin = async () => (await backend.signIn('admin@cnx.example')).body.id_token;
async function make(changes: object = {}): Promise<AnswerBody> {
  const body = { name: 'Planning sheet', fieldIds: null, expiresOn: '2026-12-31', ...changes };
  return (await callOperation(backend, 'createApiKey', await admin(), { body })).body;
}
const read = (key: unknown, query = {}, headers = {}) =>
  callOperation(backend, 'getProductionDayWells', undefined, {
    query,
    headers: { 'x-api-key': String(key), ...headers },
  });
const fieldsOf = (rows: readonly { readonly [name: string]: unknown }[]) =>
  [...new Set(rows.map(({ well }) => (well as { fieldName: string }).fieldName))].sort();

describe('an API key', () => {
  it('reads what every user reads, as a list and as rows', async () => {
    const { key } = await make();
    const wells = await read(key);
    expect(wells.status).toBe(200);
    expect(fieldsOf(wells.rows)).toEqual(fields.map(({ name }) => name));
    const lines = await callOperation(backend, 'getDeferredProductionInfo', undefined, {
      headers: { 'x-api-key': String(key), accept: 'application/x-ndjson' },
    });
    expect(lines.status).toBe(200);
    expect(lines.text.trim().split('\n').length).toBeGreaterThan(1);
  });

  it('reads names of people, of one who gave none no address, as people do, and its answers are its own', async () => {
    const { db } = backend.database;
    const nameless = 'engineer@cnx.example';
    await db
      .updateTable('app_user')
      .set({ first_name: '', last_name: '' })
      .where('email', '=', nameless)
      .execute();
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', nameless)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('production_drop_exception')
      .set({ assignee_id: id, decided_by: id, decided_at: backend.clock.now() })
      .execute();
    const { key } = await make();
    const headers = { 'x-api-key': String(key) };
    const query = { sort: 'owner' };
    const ofPerson = await callOperation(backend, 'getExceptions', await admin(), { query });
    expect(ofPerson.text).toContain(nameless);
    const ofProgram = await callOperation(backend, 'getExceptions', undefined, { query, headers });
    expect(ofProgram.status).toBe(200);
    expect(ofProgram.text).toContain('"name":"A user"');
    expect(ofProgram.text).not.toContain('@cnx.example');
    const lines = await callOperation(backend, 'getExceptions', undefined, {
      headers: { ...headers, accept: 'application/x-ndjson' },
    });
    expect(lines.text).toContain('"name":"A user"');
    expect(lines.text).not.toContain('@cnx.example');
    expect((await callOperation(backend, 'getExceptions', await admin(), { query })).text).toBe(
      ofPerson.text,
    );
  });

  it('is shown once, and kept as a fingerprint alone', async () => {
    const { key, id } = await make();
    const secret = String(key).split('_').slice(2).join('_');
    expect(secret.length).toBe(43);
    const list = await callOperation(backend, 'getApiKeys', await admin());
    expect(list.rows.find((row) => row.id === id)).toMatchObject({ state: 'active', usedAt: null });
    expect(list.text).not.toContain(secret);
    await read(key);
    expect(backend.logged()).toContain(`"apiKey":"${id as string}"`);
    expect(backend.logged()).not.toContain(secret);
  });

  it('for some fields reads these alone, by itself and when asked, and no call that has no fields', async () => {
    const [own, foreign] = fields;
    const { key } = await make({ fieldIds: [own!.id] });
    expect(fieldsOf((await read(key)).rows)).toEqual([own!.name]);
    expect(fieldsOf((await read(key, { fieldIds: own!.id })).rows)).toEqual([own!.name]);
    const refused = await read(key, { fieldIds: `${own!.id},${foreign!.id}` });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(foreign!.id)]);
    const health = await callOperation(backend, 'getDataHealth', undefined, {
      headers: { 'x-api-key': String(key) },
    });
    expect(health.status).toBe(403);
  });

  it('is good until it is revoked, for the very next call, in every process', async () => {
    const { key, id } = await make();
    const other = await backend.another();
    const readThere = () =>
      backend.call('GET', '/api/Dashboard/GetProductionDayWells', {
        app: other,
        headers: { 'x-api-key': String(key) },
      });
    expect((await readThere()).status).toBe(200);
    const ended = await callOperation(backend, 'revokeApiKey', await admin(), { body: { id } });
    expect(ended.body).toMatchObject({ state: 'revoked' });
    expect((await readThere()).status).toBe(401);
    expect((await read(key)).text).toContain('The API key was revoked');
    await other.close();
  });

  it('says when it was used, to the minute', async () => {
    const { key, id } = await make();
    const usedAt = async () =>
      (await callOperation(backend, 'getApiKeys', await admin())).rows.find((row) => row.id === id)![
        'usedAt'
      ];
    const first = backend.clock.now().toISOString();
    await read(key);
    backend.clock.pass(30);
    await read(key);
    expect(await usedAt()).toBe(first);
    backend.clock.pass(31);
    await read(key);
    expect(await usedAt()).toBe(backend.clock.now().toISOString());
  });

  it('is refused beside a bearer, in the name of a user, and for what people do', async () => {
    const { key } = await make();
    const both = { authorization: `Bearer ${await admin()}` };
    expect((await read(key, {}, both)).status).toBe(401);
    expect((await read(key, {}, { 'user-identifier': 'admin@cnx.example' })).status).toBe(403);
    const profile = await callOperation(backend, 'getProfile', undefined, {
      headers: { 'x-api-key': String(key) },
    });
    expect([profile.status, profile.text]).toEqual([
      403,
      expect.stringContaining('An API key may not make this call'),
    ]);
  });

  it('is made and revoked with a line in the audit log, which names it and not its secret', async () => {
    const { id } = await make({ name: 'Audited' });
    const token = await admin();
    await callOperation(backend, 'revokeApiKey', token, { body: { id } });
    await callOperation(backend, 'revokeApiKey', token, { body: { id } });
    const { rows } = await callOperation(backend, 'getAuditEvents', token, {
      query: { kind: 'apiKeyChange' },
    });
    const own = rows.filter(({ subject }) => subject === 'Audited').map(({ detail }) => detail);
    expect(own).toEqual([
      { id, action: 'revoke' },
      { id, action: 'create', scope: 'read', fields: 'all' },
    ]);
  });

  it.each([
    ['a name of spaces', { name: '  ' }, 'body/name is empty'],
    ['a day that is over', { expiresOn: '2026-03-01' }, 'body/expiresOn has to be within a year from now'],
    ['more than a year', { expiresOn: '2027-03-04' }, 'body/expiresOn has to be within a year from now'],
    ['a field that there is not', { fieldIds: ['nowhere'] }, 'body/fieldIds names no field: nowhere'],
  ])('is not made with %s', async (_, changes, message) => {
    expect((await make(changes)).errors[0]!.message).toContain(message);
  });

  it('is over after its last day', async () => {
    const { key } = await make({ expiresOn: '2026-03-02' });
    expect((await read(key)).status).toBe(200);
    backend.clock.pass(86_400);
    const late = await read(key);
    expect([late.status, late.text]).toEqual([401, expect.stringContaining('The API key has expired')]);
  });
});

describe('limits', () => {
  it('count what is no key against the address, and let good keys of that address pass', async () => {
    const { key } = await make();
    const wrong = `${String(key).slice(0, -1)}${String(key).endsWith('A') ? 'B' : 'A'}`;
    for (let i = 0; i < 60; i++) expect((await read(wrong)).status).toBe(401);
    expect((await read(wrong)).status).toBe(429);
    expect((await read('no key')).status).toBe(429);
    expect((await read(key)).status).toBe(200);
  });

  it('hold back a program that goes on with a key that was revoked', async () => {
    const own = await backend.another({
      config: { ...backend.config, limits: { ...backend.config.limits, apiKeyCallsPerMinute: 3 } },
    });
    const { key, id } = await make();
    const readThere = () =>
      backend.call('GET', '/api/Dashboard/GetProductionDayWells', {
        app: own,
        headers: { 'x-api-key': String(key) },
      });
    expect((await readThere()).status).toBe(200);
    await callOperation(backend, 'revokeApiKey', await admin(), { body: { id } });
    expect((await readThere()).status).toBe(401);
    expect((await readThere()).status).toBe(401);
    expect((await readThere()).status).toBe(429);
    await own.close();
  });
});
