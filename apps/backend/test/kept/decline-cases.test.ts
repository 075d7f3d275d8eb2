import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '../../src/production-day.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { day, firstDay, writeSmallField } from '../support/small-field.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 200;
/** Level for half of the days, and then a decline that no rule takes for a new level. */
const oil = Array.from({ length }, (_, i) => 100 * Math.exp(-0.002 * Math.max(0, i - length / 2)));

let backend: TestBackend;
let from: number;
const tokens: Record<string, string> = {};
const path = { wellId: 'N-1' };

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  from = Math.floor(backend.clock.now().getTime() / dayMs) - length - firstDay;
  await writeSmallField(backend.database.db, { id: 'north', from, wells: { 'N-1': { oil } } });
});
// Answers are kept for a minute.
beforeEach(async () => {
  backend.clock.pass(61);
  await backend.database.db.deleteFrom('decline_case').execute();
});
afterAll(() => backend.close());

type Change = { as?: string; [part: string]: unknown };
const keep = ({ as = engineer, ...more }: Change = {}): Promise<Answer> =>
  callOperation(backend, 'keepDeclineCase', tokens[as], {
    path,
    body: {
      ...{ id: randomUUID(), version: 1, name: 'Newest days', model: 'exponential', leftOut: [] },
      ...{ firstDay: day(from + length / 2), ...more },
    },
  });
const undo = (id: string, as = engineer) =>
  callOperation(backend, 'undoDeclineCase', tokens[as], { path, body: { id } });
const forecast = async (query: object = {}) =>
  (
    await callOperation(backend, 'getWellForecast', tokens[admin], {
      path,
      query: query as Record<string, string>,
    })
  ).body as unknown as {
    isKept: boolean;
    kept: { id: string; name: string; by: string } | null;
    days: number;
    basis: string;
    fit: { nominalPct: number };
    horizons: { volume: { mid: number } }[];
  };
const field = async () => {
  const { body } = await callOperation(backend, 'getDeclines', tokens[admin], {
    query: { fieldIds: 'north' },
  });
  return (body['fields'] as { forecast: { kept: unknown[]; horizons: { volume: { mid: number } }[] } }[])[0]!
    .forecast;
};

it('is what panel and field go by, with who kept it', async () => {
  const before = await forecast();
  expect(before).toMatchObject({ isKept: false, kept: null, basis: 'sinceStep', days: length });
  const { status, body } = await keep();
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 2, cases: [{ name: 'Newest days', undone: false }] });
  const after = await forecast();
  expect(after).toMatchObject({
    isKept: true,
    basis: 'chosen',
    days: length / 2,
    kept: { name: 'Newest days' },
  });
  expect(after.fit.nominalPct).toBeCloseTo(36_500 * 0.002, 2);
  expect(after.horizons[1]!.volume.mid).toBeLessThan(0.95 * before.horizons[1]!.volume.mid);
  const sum = await field();
  expect(sum.kept).toEqual([{ id: 'N-1', name: 'N-1', case: 'Newest days' }]);
  expect(sum.horizons[1]!.volume.mid).toBeCloseTo(after.horizons[1]!.volume.mid, 6);
});

it('is tried without being kept, also beside one that is', async () => {
  await keep();
  const tried = await forecast({ model: 'harmonic', leftOut: `${day(from)}/${day(from + 9)}` });
  expect(tried).toMatchObject({ isKept: false, days: length - 10, kept: { name: 'Newest days' } });
  expect((await forecast({ model: 'best' })).days).toBe(length);
  expect((await forecast()).isKept).toBe(true);
});

it('is taken back by whose it is, and gives way to the one before', async () => {
  const first = randomUUID();
  await keep({ id: first });
  const second = randomUUID();
  expect((await keep({ id: second, version: 1 })).status).toBe(409);
  expect((await keep({ id: second, version: 2, name: 'All', firstDay: null, as: admin })).status).toBe(200);
  expect((await forecast()).kept).toMatchObject({ name: 'All' });
  expect((await undo(second)).status).toBe(403);
  expect((await undo(first)).status).toBe(409);
  expect((await undo(second, admin)).body).toMatchObject({ version: 4 });
  expect(await forecast()).toMatchObject({ isKept: true, kept: { id: first } });
  expect((await undo(first)).status).toBe(200);
  expect(await forecast()).toMatchObject({ isKept: false, kept: null });
});

it('is kept once under a key, and stands in the audit log', async () => {
  const id = randomUUID();
  const one = await keep({ id });
  expect((await keep({ id })).body).toEqual(one.body);
  const rows = await backend.database.db
    .selectFrom('audit_event')
    .select(['kind', 'detail'])
    .where('kind', '=', 'declineCase')
    .execute();
  expect(rows.filter(({ detail }) => (detail as { id?: string }).id === id)).toHaveLength(1);
});

it.each([
  ['no days left', { leftOut: [{ from: '2000-01-01', to: '2100-01-01' }] }],
  ['days out of order', { leftOut: [{ from: '2026-02-02', to: '2026-02-01' }] }],
  ['a blank name', { name: ' ' }],
])('is refused with %s', async (_, part) => {
  expect((await keep({ firstDay: null, ...part })).status).toBe(400);
  expect((await forecast()).kept).toBeNull();
});

it('is of a well that there is', async () => {
  const none = { path: { wellId: 'none' } };
  expect((await callOperation(backend, 'getDeclineCases', tokens[admin], none)).status).toBe(404);
});
