import type { DeferredProduction } from '@cnx/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

const window = { from: '2026-01-01', to: '2026-02-10' };

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

async function allRows(query: Record<string, string | string[]>): Promise<DeferredProduction[]> {
  const answer = await callOperation(backend, 'getDeferredProductionInfo', token, {
    query: { ...window, ...query },
    headers: { accept: 'application/x-ndjson' },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as DeferredProduction);
}

const amounts = ['potential', 'actual', 'deferred', 'abovePotential', 'planned', 'underperformance'] as const;

/** What rows come to: amounts, and losses by reason and kind, to a millionth of a Sm3. */
function sumOf(rows: readonly DeferredProduction[]): Record<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, value: number) => sums.set(name, (sums.get(name) ?? 0) + value);
  for (const row of rows) {
    for (const name of amounts) add(name, row[name] ?? 0);
    for (const { reasonCode, kind, deferred } of row.reasons) add(`${reasonCode} ${kind}`, deferred);
  }
  const rounded = [...sums].map(([name, value]) => [name, Math.round(value * 1e6) / 1e6] as const);
  return Object.fromEntries(rounded.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function byEntity(rows: readonly DeferredProduction[]): Map<string, DeferredProduction[]> {
  const found = new Map<string, DeferredProduction[]>();
  for (const row of rows) found.set(row.entity.id, [...(found.get(row.entity.id) ?? []), row]);
  return found;
}

/** A row with what was made where a potential is known: days without one are part of a window, and no rows of their own. */
const judged = (row: DeferredProduction): DeferredProduction => ({
  ...row,
  actual: row.actual - row.withoutPotential,
});

const levels = ['businessUnit', 'area', 'field', 'well'] as const;

it.each(levels)('a row of a whole window is the sum of the days of its %s', async (level) => {
  const [days, windows] = [await allRows({ level }), await allRows({ level, per: 'window' })];
  const ofDays = byEntity(days);
  expect(windows.map(({ entity }) => entity.id).sort()).toEqual([...ofDays.keys()].sort());
  for (const row of windows) {
    const own = ofDays.get(row.entity.id)!;
    expect(sumOf([judged(row)])).toEqual(sumOf(own.map(judged)));
    const known = own.map(({ period }) => period).sort();
    expect([row.firstDay, row.period, row.days]).toEqual([known[0], known.at(-1), known.length]);
    expect(row.unplanned).toBeCloseTo(row.deferred - row.planned, 6);
    const [largest] = row.reasons.toSorted((a, b) => b.deferred - a.deferred);
    expect(row.reasonCode).toBe(largest?.reasonCode ?? null);
    const newest = own.find(({ period }) => period === row.period)!;
    expect([row.wellsReported, row.wellsExpected]).toEqual([newest.wellsReported, newest.wellsExpected]);
  }
  const losses = windows.map(({ deferred }) => deferred);
  expect(losses[0]).toBeGreaterThan(0);
  expect(losses).toEqual(losses.toSorted((a, b) => b - a));
});

it('adds up from level to level, and for the wells of one field to its row', async () => {
  const per = 'window';
  const units = await allRows({ level: 'businessUnit', per });
  const fields = await allRows({ level: 'field', per });
  for (const rows of [fields, await allRows({ level: 'area', per }), await allRows({ level: 'well', per })])
    expect(sumOf(rows)).toEqual(sumOf(units));
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields) {
    const own = await allRows({ level: 'well', per, fieldIds: [field.entity.id] });
    expect(own.length).toBeGreaterThan(1);
    expect(sumOf(own)).toEqual(sumOf([field]));
  }
});

it('sums up the wells that are selected alone', async () => {
  const wells = await allRows({ level: 'well', per: 'window' });
  const wellIds = wells.slice(0, 3).map(({ entity }) => entity.id);
  expect(sumOf(await allRows({ level: 'field', per: 'window', wellIds }))).toEqual(sumOf(wells.slice(0, 3)));
});
