import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleVersions } from '../../src/insights/rule-versions.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { listChangePoints } from '../../src/queries/change-points.ts';
import { readChangeDetectionStatistics } from '../../src/queries/change-statistics.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeDays, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const dayCount = 100;
const onset = 96;
const everything = { from: day(0), to: day(dayCount - 1) };
const page = { limit: 500, offset: 0 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'field',
    wells: {
      young: { oil: levels([400, onset], [200, dayCount - onset]) },
      old: { oil: levels([100, 60], [90, 40]) },
      slight: { oil: levels([100, 60], [98, 40]) },
    },
  });
  await recomputeInsights(database, { now: at(dayCount, 6) });
});
afterAll(() => database.drop());

const rows = async (to = day(dayCount - 1)) =>
  (await listChangePoints(database.db, {}, { ...everything, to }, page, { now: at(dayCount, 6) })).rows;
const statistics = (now = at(dayCount, 6)) => readChangeDetectionStatistics(database.db, {}, everything, now);

describe('an alarm that is not confirmed', () => {
  it('is a row that says so, dated to its onset', async () => {
    expect(await rows()).toMatchObject([
      { well: { id: 'young' }, changeDate: day(onset), meanBefore: 400, meanAfter: 200, provisional: true },
      { well: { id: 'old' }, changeDate: day(60), provisional: false },
    ]);
  });

  it('counts in no figure but its own', async () => {
    const { trend, bySeverity, ...found } = await statistics();
    expect(found).toMatchObject({
      total: 1,
      provisional: 1,
      byDirection: { up: 0, down: 1 },
      byStatus: { new: 1 },
      netOilEffect: -10,
      newThisWeek: 0,
    });
    expect(Object.values(bySeverity).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(trend.filter(({ value }) => value !== 0)).toEqual([{ date: day(60), value: 1 }]);
  });

  it('is told to nobody', async () => {
    const notes = await database.db
      .selectFrom('notification')
      .select('well_id')
      .where('kind', '=', 'changePoint')
      .execute();
    expect(notes.map(({ well_id }) => well_id)).not.toContain('young');
  });

  it('is confirmed by days that go on', async () => {
    await writeDays(database.db, 'young', { oil: levels([400, onset], [200, 8]) });
    await recomputeInsights(database, { now: at(104, 6) });
    expect(await rows(day(103))).toMatchObject([
      { well: { id: 'young' }, changeDate: day(onset), provisional: false },
      { well: { id: 'old' } },
    ]);
    const notes = await database.db.selectFrom('notification').select('well_id').execute();
    expect(notes.map(({ well_id }) => well_id)).toContain('young');
  });
});

it('states the least effects, and reports nothing below them', async () => {
  const { method } = await statistics();
  expect(method.leastEffects).toContainEqual({
    variable: 'oilRate',
    kind: 'relative',
    value: 3,
    unit: '%',
  });
  expect(method.leastEffects).toContainEqual({ variable: 'waterCut', kind: 'points', value: 1.5, unit: '%' });
  expect(method.leastEffects).toHaveLength(10);
  expect((await rows()).map(({ well }) => well.id)).not.toContain('slight');
});

it('stores the versions of the rules with each row', async () => {
  const versions = await database.db
    .selectFrom('change_point')
    .select(['method_version', 'severity_version'])
    .distinct()
    .execute();
  expect(versions).toEqual([
    { method_version: ruleVersions.changes, severity_version: ruleVersions.severity },
  ]);
});

it('names events beside a change that are not accepted as its cause, and the day that brought it to light', async () => {
  const event = {
    field_id: 'field',
    well_id: 'old',
    kind: 'trip',
    reason_code: null,
    from_value: null,
    to_value: null,
    unit: null,
    source: 'operator',
    remark: null,
  } as const;
  const short = (id: string, dayPlace: number) => ({
    ...event,
    id,
    starts_at: at(dayPlace, 4),
    ends_at: at(dayPlace, 16),
  });
  await database.db
    .insertInto('well_event')
    .values([
      short('two-before', 58),
      short('day-after', 61),
      short('three-after', 63),
      { ...short('neighbor', 60), well_id: 'young' },
      { ...short('whole-field', 60), kind: 'facility', well_id: null },
    ])
    .execute();
  await recomputeInsights(database, { now: at(104, 6) });
  const old = (await rows()).find(({ well }) => well.id === 'old')!;
  expect(old.linkedEvents).toEqual([]);
  expect(old.nearbyEvents.map(({ id }) => id)).toEqual(['whole-field', 'day-after', 'two-before']);
  expect(old.nearbyEvents[1]).toMatchObject({ kind: 'trip', startDay: day(61), endDay: day(61) });
  // Known when the day is over: at the moment at which the next one begins.
  expect(old.foundDay).toBe(new Date(Date.parse(old.detectedAt) - 1).toISOString().slice(0, 10));
  expect((await statistics()).newThisWeek).toBe(0);
  const linked = { change_point_id: old.id, event_id: 'day-after', days_apart: -1 };
  await database.db.insertInto('change_point_event').values(linked).execute();
  const [again] = (await rows()).filter(({ well }) => well.id === 'old');
  expect(again!.linkedEvents.map(({ id }) => id)).toEqual(['day-after']);
  expect(again!.nearbyEvents.map(({ id }) => id)).toEqual(['whole-field', 'two-before']);
});
