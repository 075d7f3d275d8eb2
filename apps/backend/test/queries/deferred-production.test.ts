import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { listDeferredProduction } from '../../src/queries/deferred-production.ts';
import type { WellSelection } from '../../src/queries/selection.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * Two fields of one business unit. Prompt has reported all days but for a well that missed day 20, one that is silent
 * since yesterday, one that is silent for good, and one that was suspended yesterday. Late lacks the newest day.
 */
const dayCount = 40;
const newest = dayCount - 1;
const missedDay = 20;
const oil = (days: number) => ({ oil: levels([100, days]) });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await writeSmallField(db, {
    id: 'Prompt',
    wells: {
      steady: oil(dayCount),
      missed: oil(dayCount),
      silent: oil(dayCount - 1),
      gone: oil(dayCount - 3),
      suspended: { ...oil(dayCount - 1), status: 'suspended' },
    },
  });
  await db
    .deleteFrom('daily_production')
    .where('well_id', '=', 'missed')
    .where('day', '=', day(missedDay))
    .execute();
  await refreshProductionRollups(db, ['missed']);
  await writeSmallField(db, { id: 'Late', wells: { late1: oil(dayCount - 1), late2: oil(dayCount - 1) } });
  await db.updateTable('field').set({ area_id: 'Prompt' }).where('id', '=', 'Late').execute();
  await recomputeInsights(database, { now: at(dayCount, 6) });
}, 60_000);
afterAll(() => database.drop());

/** Wells reported and expected of a day, by entity. */
async function wellsOf(
  i: number,
  level: 'businessUnit' | 'field' | 'well',
  selection: WellSelection = {},
): Promise<Record<string, [reported: number, expected: number]>> {
  const window = { from: day(i), to: day(i) };
  const page = { limit: 500, offset: 0 };
  const { rows, total } = await listDeferredProduction(database.db, selection, window, page, {
    level,
    product: 'oil',
  });
  expect(total).toBe(rows.length);
  return Object.fromEntries(
    rows.map(({ entity, wellsReported, wellsExpected }) => [entity.id, [wellsReported, wellsExpected]]),
  );
}

const someWells = { wellIds: ['steady', 'silent', 'gone', 'suspended', 'late1'] };

describe('wells of a day of deferred production', () => {
  it('are waited for while they are silent, and no longer than two days', async () => {
    expect(await wellsOf(newest, 'field')).toEqual({ Prompt: [2, 3] });
    expect(await wellsOf(newest - 1, 'field')).toEqual({ Prompt: [4, 5], Late: [2, 2] });
    expect(await wellsOf(newest - 3, 'field')).toEqual({ Prompt: [5, 5], Late: [2, 2] });
  });

  it('include those of a field that has reported nothing yet, which has no row of its own', async () => {
    expect(await wellsOf(newest, 'businessUnit')).toEqual({ Prompt: [2, 5] });
    expect(await wellsOf(newest, 'businessUnit', { fieldIds: ['Late'] })).toEqual({});
  });

  it('are not waited for on a day before their newest report', async () => {
    expect(await wellsOf(missedDay, 'field')).toEqual({ Prompt: [4, 4], Late: [2, 2] });
  });

  it('are those of the selection', async () => {
    expect(await wellsOf(newest, 'businessUnit', someWells)).toEqual({ Prompt: [1, 3] });
    expect(await wellsOf(newest - 1, 'field', someWells)).toEqual({ Prompt: [3, 4], Late: [1, 1] });
  });

  it('are the well itself where rows are wells', async () => {
    expect(await wellsOf(newest, 'well')).toEqual({ steady: [1, 1], missed: [1, 1] });
  });
});
