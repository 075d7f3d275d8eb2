import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../src/auth/maintenance.ts';
import { defaultLimits } from '../../src/limits.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

const path = '/api/CNXUser/ReportClientError';
const body = {
  id: 'K7QF-2M9X',
  operation: 'GET /Dashboard/GetScheduleInfo',
  place: 'body/3/well/id',
  expectation: 'type',
  route: '/dashboard',
  version: '0.1.0',
};
let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

const kept = () => backend.database.db.selectFrom('client_error').selectAll().execute();
const send = (changes: object = {}) => backend.call('POST', path, { token, body: { ...body, ...changes } });

describe('reports of faults in the browser', () => {
  it('need a signed-in user', async () => {
    expect((await backend.call('POST', path, { body })).status).toBe(401);
  });

  it('are kept with the id that the user was shown', async () => {
    expect((await send()).status).toBe(200);
    const { id, ...fields } = body;
    expect(await kept()).toMatchObject([{ report_id: id, ...fields }]);
  });

  it('hold the fields of the contract and nothing else', async () => {
    expect((await send({ text: 'what I typed' })).status).toBe(400);
    expect((await send({ place: 'x'.repeat(201) })).status).toBe(400);
    expect((await send({ id: 'a free text' })).status).toBe(400);
  });

  it('go after 30 days', async () => {
    const { db } = backend.database;
    backend.clock.pass(30 * 24 * 60 * 60);
    await deleteExpired(db, backend.clock.now, defaultLimits);
    expect(await kept()).toHaveLength(1);
    backend.clock.pass(1);
    await deleteExpired(db, backend.clock.now, defaultLimits);
    expect(await kept()).toEqual([]);
  });
});
