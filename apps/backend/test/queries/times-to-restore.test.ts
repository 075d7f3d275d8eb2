import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { day, writeSmallField } from '../support/small-field.ts';

/** From Nov 8 to Mar 1, the day before that of the tests' clock. */
const length = 114;
/** Hours on stream of some days by their places; 24 on the others. */
const hoursOf = (stops: Readonly<Record<number, number>>) => Array.from({ length }, (_, i) => stops[i] ?? 24);
const wellOf = (stops: Readonly<Record<number, number>>) => {
  const hours = hoursOf(stops);
  return { hours, oil: hours.map((on) => (100 * on) / 24) };
};

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.signIn()).body.id_token;
  const { db } = backend.database;
  await writeSmallField(db, {
    id: 'north',
    wells: {
      // Three days off, and later two days of six hours: 72 h and 36 h.
      'N-1': wellOf({ 60: 0, 61: 0, 62: 0, 90: 6, 91: 6 }),
      // Off since four days.
      'N-2': wellOf({ 110: 0, 111: 0, 112: 0, 113: 0 }),
    },
  });
  await writeSmallField(db, { id: 'south', wells: { 'S-1': wellOf({ 100: 0 }) } });
  await recomputeInsights(backend.database, { now: backend.clock.now() });
});
afterAll(() => backend.close());

async function times(from: number, to: number, more: Record<string, string> = {}) {
  backend.clock.pass(2);
  const answer = await callOperation(backend, 'getTimesToRestore', token, {
    query: { from: day(from), to: day(to), ...more },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe('times to restore', () => {
  it('are the hours off stream of the stops that ended in the window, those that go on apart', async () => {
    const { total, byField, byReason } = await times(50, length - 1);
    expect(total).toMatchObject({ restored: 3, medianHours: 36, open: 1 });
    expect((total as { meanHours: number }).meanHours).toBeCloseTo((72 + 36 + 24) / 3, 6);
    expect((total as { openHours: number }).openHours).toBeCloseTo(96, 6);
    expect(byField).toMatchObject([
      { field: { id: 'north' }, restored: 2, meanHours: 54, open: 1, openHours: 96 },
      { field: { id: 'south' }, restored: 1, meanHours: 24, open: 0, openHours: null },
    ]);
    expect(byReason).toMatchObject([{ reasonCode: 'not-reported', restored: 3, open: 1 }]);
  });

  it('count a stop whole with the window that it ended in', async () => {
    expect((await times(61, 70))['total']).toMatchObject({ restored: 1, meanHours: 72, open: 0 });
    expect((await times(55, 61))['total']).toMatchObject({
      restored: 0,
      meanHours: null,
      open: 1,
      openHours: 48,
    });
    expect((await times(63, 80))['total']).toMatchObject({ restored: 0, open: 0, openHours: null });
  });

  it('have the reason that the losses were recoded to', async () => {
    const answer = await callOperation(backend, 'recodeLosses', token, {
      path: { wellId: 'S-1' },
      body: {
        ...{
          id: '5b1f3d4e-0c9a-4e1b-8f53-2d7e6a9c1b10',
          version: 1,
          from: day(100),
          to: day(100),
          comment: null,
        },
        ...{ reasonCode: 'not-reported', kind: 'unplanned' },
        parts: [{ reasonCode: 'power', kind: 'unplanned', hours: null }],
      },
    });
    expect(answer.status, answer.text).toBe(200);
    await recomputeInsights(backend.database, { due: true, now: backend.clock.now() });
    const { byReason } = await times(95, 105);
    expect(byReason).toMatchObject([{ reasonCode: 'power', restored: 1, meanHours: 24 }]);
  });

  it('leave out stops that were planned', async () => {
    const { db } = backend.database;
    await db
      .updateTable('production_drop_exception')
      .set({ status: 'expected' })
      .where('well_id', '=', 'S-1')
      .execute();
    const { total } = await times(94, 105, { fieldIds: 'south' });
    expect(total).toMatchObject({ restored: 0, open: 0 });
  });

  it('say nothing of days before all data', async () => {
    expect(await times(-400, -390)).toMatchObject({
      total: { restored: 0, open: 0 },
      byReason: [],
      byField: [],
    });
  });
});
