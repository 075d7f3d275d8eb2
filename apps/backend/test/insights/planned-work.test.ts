import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../src/production-day.ts';
import { loadEngineInputs } from '../../src/recompute/load-optimization.ts';
import { writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = new Date('2026-03-02T06:30:00Z');
const hours = (count: number) => new Date(now.getTime() + (count * dayMs) / 24);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, { id: 'north', wells: { 'N-1': { oil: [100] } } });
});
beforeEach(() => database.db.deleteFrom('schedule_entry').execute());
afterAll(() => database.drop());

interface Work {
  activity: string;
  from: number;
  to: number;
  status?: string;
  wellId?: string | null;
}

/** How much planned work the check of advice on the well sees. */
async function seen({ activity, from, to, status = 'planned', wellId = 'N-1' }: Work): Promise<number> {
  await database.db
    .insertInto('schedule_entry')
    .values({
      ...{ id: 'sc-1', field_id: 'north', well_id: wellId, facility: wellId === null ? 'Separator' : null },
      ...{ activity, title: 'Work', planned_start: hours(from), planned_end: hours(to), status },
      ...{ actual_start: null, actual_end: null, owner: 'Field', expected_deferred: null },
      ...{ actual_deferred: null, approved_at: null, notes: null },
    } as never)
    .execute();
  const inputs = await loadEngineInputs(
    database.db,
    'north',
    ['N-1'],
    { dayOf: (moment) => Math.floor(moment / dayMs) },
    now,
  );
  return inputs.get('N-1')!.surroundings.plannedWorks;
}

describe('the check of planned work sees', () => {
  it.each<[string, Work, number]>([
    ['a test within two days', { activity: 'wellTest', from: 40, to: 48 }, 1],
    ['no test after that', { activity: 'wellTest', from: 50, to: 58 }, 0],
    ['an overdue test', { activity: 'wellTest', from: -200, to: -192, status: 'confirmed' }, 1],
    [
      'no test that is overdue for longer than is notified',
      { activity: 'wellTest', from: -400, to: -392 },
      0,
    ],
    ['no test that is done', { activity: 'wellTest', from: -10, to: -2, status: 'done' }, 0],
    ['a workover within 14 days', { activity: 'workover', from: 300, to: 320 }, 1],
    ['no inspection of a facility', { activity: 'inspection', from: 3, to: 11, wellId: null }, 0],
  ])('%s', async (_name, work, count) => {
    expect(await seen(work)).toBe(count);
  });
});
