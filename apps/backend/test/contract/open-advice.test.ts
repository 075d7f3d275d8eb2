import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

let backend: TestBackend;
let token: string;

beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

const kinds = ['frequencyUp', 'frequencyDown'];

// Of a window of a day most advice is from before it.
it.each([{ days: 1 }, { days: 30 }])(
  'the card, the figures and the list of advice count the same open advice over %j',
  async (query) => {
    const read = (
      id: 'getProductionOptimizationInfo' | 'getOptimizationSummary' | 'getFrequencyChangeInfo',
    ) =>
      callOperation(backend, id, token, {
        query: { ...query, ...(id !== 'getOptimizationSummary' && { limit: 500 }) },
      });
    const { body: card } = await read('getProductionOptimizationInfo');
    const { body: figures } = await read('getOptimizationSummary');
    const { rows } = await read('getFrequencyChangeInfo');
    const top = card['top'] as { kind: string }[];
    const listed = rows.filter(
      ({ kind, status }) => kind === 'advised' && ['proposed', 'accepted'].includes(String(status)),
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(top.length).toBeGreaterThan(listed.length);
    expect(card).toMatchObject({ openOpportunities: top.length, openPumpOpportunities: listed.length });
    expect(top.filter(({ kind }) => kinds.includes(kind))).toHaveLength(listed.length);
    expect(figures).toMatchObject({ openAdvice: top.length, openPumpAdvice: listed.length });
  },
);
