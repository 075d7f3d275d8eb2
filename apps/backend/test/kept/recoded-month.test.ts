import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayNumber } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeDays, writeSmallField } from '../support/small-field.ts';

const admin = 'admin@cnx.example';
/** From Nov 8 to Mar 1. */
const length = 114;
const stoppedOn = '2025-12-20';
const stopped = dayNumber(stoppedOn) - firstDay;
/** A well that stands for half of one day. */
const values = (whole: number, half: number) =>
  Array.from({ length }, (_, i) => (i === stopped ? half : whole));
const month = { from: '2025-12-01', to: '2025-12-31' };

let backend: TestBackend;
let token: string;
const call = async (id: Parameters<typeof callOperation>[1], query: Record<string, string | number>) =>
  (await callOperation(backend, id, token, { query })) as { body: Body; rows: unknown };
type Body = Record<string, unknown>;
interface Part {
  readonly reasonCode: string;
  readonly kind: string;
  readonly deferred: number;
}

beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.signIn(admin)).body.id_token;
  await writeSmallField(backend.database.db, {
    id: 'north',
    wells: { 'N-1': { oil: values(100, 50), hours: values(24, 12) } },
  });
  await compute();
});
afterAll(() => backend.close());

async function compute() {
  await recomputeInsights(backend.database, { due: true, now: backend.clock.now() });
  // Answers are kept until the version that was asked for last is older than a second.
  backend.clock.pass(2);
}

/** The loss of the month by cause in each place that shows it: the card and its Pareto, the list of wells, and the report. */
async function causesByPlace() {
  const places: Record<string, Record<string, number>> = {};
  const sum = (place: string, parts: readonly Part[]) => {
    places[place] ??= {};
    for (const { reasonCode, kind, deferred } of parts) {
      const key = `${reasonCode} ${kind}`;
      places[place][key] = (places[place][key] ?? 0) + deferred;
    }
  };
  for (const level of ['businessUnit', 'area', 'field', 'well']) {
    const { rows } = await call('getDeferredProductionInfo', { level, ...month, limit: 500 });
    for (const row of rows as { reasons: readonly Part[] }[]) sum(level, row.reasons);
  }
  const { body } = await call('getMonthlyReport', { month: '2025-12' });
  const [oil] = body['deferral'] as { losses: readonly Part[] }[];
  sum('report', oil!.losses);
  return places;
}
const statistics = async () => {
  const { body } = await call('getProductionStatistics', { level: 'field', ...month });
  return body['total'] as { oil: number; deferred: number };
};
const books = async () => {
  const { body } = await call('getMonthBooks', { fieldIds: 'north', from: month.from, to: '2026-03-01' });
  const months = body['months'] as { month: string; adjustments: Body[] }[];
  return Object.fromEntries(months.map((one) => [one.month, one]));
};

it('is the same loss in card, list, Pareto, statistics and report once recoded, and stays in its closed month whatever is imported later', async () => {
  const before = await causesByPlace();
  const lost = (await statistics()).deferred;
  const recoded = await callOperation(backend, 'recodeLosses', token, {
    path: { wellId: 'N-1' },
    body: {
      ...{ id: randomUUID(), version: 1, from: stoppedOn, to: stoppedOn, comment: null },
      ...{ reasonCode: 'not-reported', kind: 'unplanned' },
      parts: [{ reasonCode: 'power', kind: 'unplanned', hours: null }],
    },
  });
  expect(recoded.status).toBe(200);
  await compute();
  const after = await causesByPlace();
  for (const [place, causes] of Object.entries(after)) {
    expect(before[place], place).toHaveProperty('not-reported unplanned');
    expect(causes, place).not.toHaveProperty('not-reported unplanned');
    expect(causes['power unplanned'], place).toBeCloseTo(before[place]!['not-reported unplanned']!, 6);
    expect(
      Object.values(causes).reduce((sum, part) => sum + part, 0),
      place,
    ).toBeCloseTo(lost, 6);
  }
  expect((await statistics()).deferred).toBeCloseTo(lost, 6);

  const closed = await callOperation(backend, 'closeMonths', token, {
    path: { fieldId: 'north' },
    body: { id: randomUUID(), from: '2025-11-01', through: month.to, missingDays: 0, note: null },
  });
  expect(closed.status).toBe(200);
  const booked = {
    books: (await books())[month.from],
    statistics: await statistics(),
    report: after['report'],
  };
  backend.clock.pass(60);
  await writeDays(backend.database.db, 'N-1', { oil: values(100, 20), hours: values(24, 12) });
  await compute();
  expect({
    ...{ books: (await books())[month.from], statistics: await statistics() },
    report: (await causesByPlace())['report'],
  }).toEqual(booked);
  const [adjustment] = (await books())['2026-01-01']!.adjustments;
  expect(adjustment).toMatchObject({ month: month.from, reason: 'import', wells: 1 });
  expect(adjustment!['production']).toBeCloseTo(-30, 6);
});
