import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const minutes = 60;

async function visit(email: string, place = 'exceptionReport'): Promise<unknown> {
  const { id_token: token } = (await backend.signIn(email)).body;
  const { body } = await callOperation(backend, 'saveVisit', token, { body: { place } });
  return body['since'];
}

it('begins anew half an hour after the last look, and says when the one before was over', async () => {
  const engineer = 'engineer@cnx.example';
  expect(await visit(engineer)).toBeNull();
  backend.clock.pass(20 * minutes);
  expect(await visit(engineer)).toBeNull();
  const over = backend.clock.now().toISOString();
  backend.clock.pass(31 * minutes);
  expect(await visit(engineer)).toBe(over);
  backend.clock.pass(10 * minutes);
  expect(await visit(engineer)).toBe(over);
  expect(await visit('admin@cnx.example')).toBeNull();
});

it('is that of one place', async () => {
  const engineer = 'engineer@cnx.example';
  await visit(engineer);
  backend.clock.pass(45 * minutes);
  expect(await visit(engineer)).not.toBeNull();
  expect(await visit(engineer, 'home')).toBeNull();
});
