import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation, contract } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';
import type { OperationId } from '../../src/server/contract-handlers.ts';

let backend: TestBackend;
let token: string;
let wellId: string;
beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  ({ id_token: token } = (await backend.signIn()).body);
  wellId = (await callOperation(backend, 'getWells', token)).rows[0]?.id ?? '';
});
afterAll(() => backend.close());

const [first, last] = ['0001-01-01', '9999-12-31'];
const windows = [
  { from: first, to: first },
  { from: first, to: last },
  { from: last, to: last },
  { from: first },
  { to: first },
  { from: last },
  { to: last },
];
const operations = contract.operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'from' || name === 'to'))
  .map(({ id }) => id as OperationId);

/** What a call must name beside its days. */
const needed = (id: OperationId) => (id === 'getWellSeries' ? { wells: wellId } : {});

describe.each(operations)('%s', (id) => {
  it.each(windows)('answers for %o', async (query) => {
    const { status, text } = await callOperation(backend, id, token, {
      path: { wellId },
      query: { ...query, ...needed(id) },
    });
    expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
  });
});
