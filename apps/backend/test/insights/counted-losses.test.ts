import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountedLoss } from '../../src/insights/optimization/counted-losses.ts';
import { defaultPotentialMethod } from '../../src/insights/potential.ts';
import { dayMs } from '../../src/production-day.ts';
import { readCountedLosses } from '../../src/recompute/open-losses.ts';
import { at, day, firstDay, writeSmallField } from '../support/small-field.ts';
import { storeChange, storeDrop } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** The newest of ten days; each well made 100 Sm3/d, and 80 on it. */
const newest = 9;
const wells = ['N-1', 'N-2', 'N-3', 'N-4', 'N-5', 'N-6', 'N-7'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const oil = Array.from({ length: newest + 1 }, (_, i) => (i < 6 ? 100 : 80));
  await writeSmallField(db, { id: 'north', wells: Object.fromEntries(wells.map((id) => [id, { oil }])) });
  const known = { hours_lost: 0, quality: 'measured', version: '8', oil_planned: 0 };
  for (const well of wells)
    await db
      .insertInto('deferred_production')
      .values({
        ...{ ...known, well_id: well, day: day(newest), method: defaultPotentialMethod },
        ...{ oil_actual: 80, oil_potential: 100 },
      } as never)
      .execute();
  const found = { detectedAt: at(8), lost: 20 };
  await storeDrop(db, { ...found, id: 'unknown', well: 'N-1', day: day(6) });
  await storeDrop(db, { ...found, id: 'choked', well: 'N-2', day: day(6), cause: 'choke' });
  await storeDrop(db, { ...found, id: 'down', well: 'N-3', day: day(6), cause: 'downtime' });
  await storeDrop(db, { ...found, id: 'dismissed', well: 'N-4', day: day(6), status: 'dismissed' });
  await storeDrop(db, { ...found, id: 'standing', well: 'N-5', day: day(2) });
  await storeDrop(db, { ...found, id: 'stopped', well: 'N-6', day: day(6) });
  await storeChange(db, { ...found, id: 'alone', well: 'N-7', day: day(6) });
  await db
    .updateTable('production_drop_exception')
    .set({ standing_from: day(4) })
    .where('id', '=', 'standing')
    .execute();
  const days = ['unknown', 'choked', 'dismissed', 'standing', 'stopped'];
  for (const [i, id] of days.entries())
    await db
      .insertInto('loss_day')
      .values({
        ...{ exception_id: id, well_id: ['N-1', 'N-2', 'N-4', 'N-5', 'N-6'][i]!, day: day(newest) },
        ...{ expected: 100, standing: id === 'standing' ? 12 : null },
      })
      .execute();
  // The log says that the well of the last one was shut in when it fell.
  await storeChange(db, { ...found, id: 'of-stop', well: 'N-6', day: day(6) });
  await db
    .insertInto('well_event')
    .values({
      ...{ id: 'stop', field_id: 'north', well_id: 'N-6', kind: 'shutIn', starts_at: at(5), ends_at: at(6) },
      ...{ source: 'operator', reason_code: null, from_value: null, to_value: null, unit: null },
    } as never)
    .execute();
  await db
    .insertInto('change_point_event')
    .values({ change_point_id: 'of-stop', event_id: 'stop', days_apart: 0 })
    .execute();
});
afterAll(() => database.drop());

const read = async (): Promise<Record<string, CountedLoss[]>> =>
  Object.fromEntries(
    await readCountedLosses(database.db, wells, {
      newestDay: firstDay + newest,
      startOf: (one) => one * dayMs,
    }),
  );

describe('the losses that exceptions of wells count', () => {
  it('are what is expected less what the well makes, and of a standing one what it lacks', async () => {
    const found = await read();
    const loss = { loss: 20, isStanding: false, isUnexplained: false, isOfStop: false };
    expect(found).toEqual({
      'N-1': [{ ...loss, id: 'unknown', isUnexplained: true }],
      'N-2': [{ ...loss, id: 'choked' }],
      'N-5': [{ ...loss, id: 'standing', loss: 12, isStanding: true, isUnexplained: true }],
      'N-6': [{ ...loss, id: 'stopped', isOfStop: true }],
      'N-7': [{ ...loss, id: 'alone', isUnexplained: true }],
    });
  });

  it('are accounted for once a person has said what they are', async () => {
    await database.db
      .updateTable('production_drop_exception')
      .set({ feedback: 'measurementError' })
      .where('id', '=', 'unknown')
      .execute();
    expect((await read())['N-1']).toMatchObject([{ id: 'unknown', isUnexplained: false }]);
  });
});
