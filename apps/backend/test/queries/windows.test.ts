import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChangePoints } from '../../src/queries/change-points.ts';
import { readChangeDetectionStatistics } from '../../src/queries/change-statistics.ts';
import { readDataExtent, resolveWindow } from '../../src/queries/data-extent.ts';
import { listProductionDrops } from '../../src/queries/exceptions.ts';
import type { DatedBy, DayWindow } from '../../src/queries/selection.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe('a window of so many days', () => {
  it('is as long tomorrow as today', () => {
    expect(resolveWindow({ days: 7 }, '2026-11-19')).toEqual({ from: '2026-11-13', to: '2026-11-19' });
    expect(resolveWindow({ days: 7 }, '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  });

  it('is one day alone, or ends where it is told to', () => {
    expect(resolveWindow({ days: 1 }, '2026-11-19')).toEqual({ from: '2026-11-19', to: '2026-11-19' });
    expect(resolveWindow({ days: 3, to: '2026-03-01' }, '2026-11-19').from).toBe('2026-02-27');
  });

  it('stays in the calendar', () => {
    expect(resolveWindow({ days: 36_600, to: '1850-01-02' }, '2026-11-19').from).toBe('1850-01-01');
  });
});

describe('what was found, and where production was', () => {
  const [fall, last] = [90, 119];
  const now = at(last + 1, 6);
  const everything: DayWindow = { from: day(0), to: day(last) };
  const onDay = (one: string): DayWindow => ({ from: one, to: one });
  const page = { limit: 500, offset: 0 };
  const oil = Array.from({ length: last + 1 }, (_, i) => (i < fall ? 100 : 55) + (i % 5));

  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await writeSmallField(database.db, { id: 'field', wells: { A: { oil } } });
    await writeSmallField(database.db, { id: 'closed', wells: { C: { oil: [10, 9, 0, 8, 0, 0, 0] } } });
    await recomputeInsights(database, { now });
  });
  afterAll(() => database.drop());

  /** Days on which a finding happened and was found. */
  const daysOf = (happened: string, detectedAt: string) => ({
    happened,
    found: new Date(Date.parse(detectedAt) - 1).toISOString().slice(0, 10),
  });

  it('later than it happened is asked for by either day: change points', async () => {
    const read = async (window: DayWindow, datedBy?: DatedBy) =>
      (await listChangePoints(database.db, {}, window, page, { now, datedBy })).rows.filter(
        ({ variable }) => variable === 'oilRate',
      );
    // Found five days after the fall, whatever the detectors need.
    await database.db
      .updateTable('change_point')
      .set({ detected_at: at(fall + 6) })
      .execute();
    const [change] = await read(everything);
    const { happened, found } = daysOf(change!.changeDate, change!.detectedAt);
    expect(found > happened).toBe(true);
    expect(await read(onDay(found))).toEqual([]);
    expect(await read(onDay(found), 'found')).toEqual([change]);
    expect(await read(onDay(happened), 'found')).toEqual([]);
    const counted = (window: DayWindow, datedBy?: DatedBy) =>
      readChangeDetectionStatistics(database.db, {}, window, now, datedBy);
    expect(await counted(onDay(found))).toMatchObject({ total: 0, trend: [{ date: found, value: 0 }] });
    const both = await counted(onDay(found), 'found');
    expect(both.total).toBeGreaterThan(0);
    expect(both.trend).toEqual([{ date: found, value: both.total }]);
  });

  it('knows the last day with production beside the last one with rows', async () => {
    expect(await readDataExtent(database.db, { wellIds: ['C'] }, now)).toMatchObject({
      range: { from: day(0), to: day(6) },
      producedUntil: day(3),
    });
    expect((await readDataExtent(database.db, {}, now)).producedUntil).toBe(day(last));
    expect((await readDataExtent(database.db, { wellIds: ['none'] }, now)).producedUntil).toBeUndefined();
  });

  it('later than it happened is asked for by either day: drops', async () => {
    const read = async (window: DayWindow, datedBy?: DatedBy) =>
      (await listProductionDrops(database.db, { wellIds: ['A'] }, window, page, datedBy)).rows.map(
        ({ id }) => id,
      );
    const { detected_at: detectedAt, ...drop } = await database.db
      .selectFrom('production_drop_exception')
      .select(['id', 'day', 'detected_at'])
      .where('well_id', '=', 'A')
      .executeTakeFirstOrThrow();
    const { happened, found } = daysOf(drop.day, detectedAt.toISOString());
    expect(found > happened).toBe(true);
    expect(await read(onDay(happened))).toEqual([drop.id]);
    expect(await read(onDay(happened), 'found')).toEqual([]);
    expect(await read(onDay(found), 'found')).toEqual([drop.id]);
  });
});
