import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../src/production-day.ts';
import { withPlannedWork } from '../../src/queries/planned-work.ts';
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
  /** Frequency that it sets (Hz). */
  hz?: number;
}

/** How much planned work the check of advice on the well sees. */
async function seen({
  activity,
  from,
  to: end,
  status = 'planned',
  wellId = 'N-1',
  ...set
}: Work): Promise<number> {
  await database.db
    .insertInto('schedule_entry')
    .values({
      ...{ id: 'sc-1', field_id: 'north', well_id: wellId, facility: wellId === null ? 'Separator' : null },
      ...{ activity, title: 'Work', planned_start: hours(from), planned_end: hours(end), status },
      ...{ actual_start: null, actual_end: null, owner: 'Field', expected_deferred: null },
      ...{ actual_deferred: null, approved_at: null, notes: null },
      step:
        set.hz === undefined
          ? null
          : JSON.stringify({ setting: 'frequency', from: 50, to: set.hz, unit: 'Hz' }),
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
    ['no test, which a step is set about', { activity: 'wellTest', from: 40, to: 48 }, 0],
    ['an overdue workover', { activity: 'workover', from: -200, to: -192, status: 'confirmed' }, 1],
    ['one whose row says so itself', { activity: 'workover', from: -200, to: -192, status: 'overdue' }, 1],
    [
      'no workover that is overdue for longer than is notified',
      { activity: 'workover', from: -400, to: -392 },
      0,
    ],
    ['no workover that is done', { activity: 'workover', from: -10, to: -2, status: 'done' }, 0],
    ['a workover within 14 days', { activity: 'workover', from: 300, to: 320 }, 1],
    ['no inspection of a facility', { activity: 'inspection', from: 3, to: 11, wellId: null }, 0],
  ])('%s', async (_name, work, count) => {
    expect(await seen(work)).toBe(count);
  });
});

describe('the work beside advice', () => {
  const check = { name: 'plannedWork', value: 0, limit: 0, unit: '', pass: true, checked: true };
  const advice = {
    ...{ well: { id: 'N-1' }, status: 'proposed', plannedFor: null, scheduleId: null },
    ...{ expiresAt: hours(240).toISOString(), checks: [check], toHz: 51 },
  } as const;
  const beside = async (work: Work, more: object = {}) => {
    await seen(work);
    const [one] = await withPlannedWork(database.db, [{ ...advice, ...more }], now);
    const [{ value, pass, checked }] = one!.checks as [typeof check];
    return [one!.plannedWork.map(({ status }) => status), value, checked ? pass : null];
  };

  it.each<[string, Work, unknown[]]>([
    [
      'a test before the advice runs out',
      { activity: 'wellTest', from: 220, to: 228 },
      [['planned'], 1, null],
    ],
    ['no test after that', { activity: 'wellTest', from: 241, to: 249 }, [[], 0, true]],
    [
      'an overdue test, however old',
      { activity: 'wellTest', from: -900, to: -892, status: 'overdue' },
      [['overdue'], 1, null],
    ],
    ['no data review', { activity: 'dataReview', from: 3, to: 11 }, [[], 0, true]],
    [
      'a workover, which leaves no well that the advice is of',
      { activity: 'workover', from: 220, to: 228 },
      [['planned'], 1, false],
    ],
    [
      'a plan of another frequency, also after the advice runs out',
      { activity: 'frequencyStep', from: 600, to: 601, hz: 50.5 },
      [['planned'], 1, false],
    ],
    [
      'no plan of the same frequency after that',
      { activity: 'frequencyStep', from: 600, to: 601, hz: 51.1 },
      [[], 0, true],
    ],
  ])('is %s', async (_name, work, found) => {
    expect(await beside(work)).toEqual(found);
  });

  it('of a step that has a time is what is in its way then, without the step itself', async () => {
    const test: Work = { activity: 'wellTest', from: 100, to: 108 };
    const at = (count: number) => ({ plannedFor: hours(count).toISOString() });
    expect(await beside(test, { ...at(60), status: 'accepted' })).toEqual([['planned'], 1, false]);
    await database.db.deleteFrom('schedule_entry').execute();
    expect(await beside(test, at(110))).toEqual([[], 0, true]);
    await database.db.deleteFrom('schedule_entry').execute();
    expect(await beside(test, { ...at(60), scheduleId: 'sc-1' })).toEqual([[], 0, true]);
  });

  it('is none of advice that is over', async () => {
    expect(await beside({ activity: 'wellTest', from: 40, to: 48 }, { status: 'rejected' })).toEqual([
      [],
      0,
      true,
    ]);
  });
});
