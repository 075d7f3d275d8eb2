import { afterAll, beforeAll, expect, it } from 'vitest';
import { declinedRate } from '../../src/insights/decline-fit.ts';
import { readDeclines } from '../../src/queries/declines.ts';
import { readLossWork } from '../../src/queries/loss-work.ts';
import { readWellForecast } from '../../src/queries/well-forecast.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';

const length = 420;
/** Nominal decline per day of what goes on as it did. */
const decline = 0.001;
const steady = Array.from({ length }, (_, i) => declinedRate({ rate: 100, decline, exponent: 0 }, i));
/** The same, but that the last 90 days fall two and a half times as fast. */
const sliding = steady.map((rate, i) => rate * Math.exp(-1.5 * decline * Math.max(0, i - (length - 91))));

/** The values from a day on; nothing before. */
const fromDay = (first: number, values: readonly number[]) =>
  values.map((value, i) => (i < first ? null : value));

/** The slide until a well went off stream, which it is for so many days. */
const offSince = (days: number) => {
  const off = Array.from({ length: days }, () => 0);
  const on = sliding.slice(days);
  return { oil: [...on, ...off], hours: [...on.map(() => 24), ...off] };
};

let database: TestDatabase;
const read = async (selection = {}, limit: number | null = null, product?: 'oil' | 'gas') =>
  (await readDeclines(database.db, selection, { product, limit, now: at(length, 6) })).fields;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await writeSmallField(db, { id: 'old', wells: { steady: { oil: steady }, sliding: { oil: sliding } } });
  await writeSmallField(db, {
    id: 'grown',
    wells: {
      first: { oil: steady },
      late: {
        oil: fromDay(200, steady),
        hours: fromDay(
          200,
          steady.map(() => 24),
        ),
      },
    },
  });
  await writeSmallField(db, {
    id: 'ended',
    wells: {
      going: { oil: sliding },
      paused: offSince(30),
      stopped: offSince(31),
      suspended: { oil: sliding, status: 'suspended' },
    },
  });
  await writeSmallField(db, { id: 'bare', wells: { none: { oil: [] } } });
  await recomputeInsights(database, { now: at(length, 6) });
});
afterAll(() => database.close());

it('lists the well that slides without a step, with what the decline of its year would have left', async () => {
  const [old] = await read({ fieldIds: ['old'] });
  expect(old).toMatchObject({ id: 'old', wells: 2 });
  expect(old!.steep.map(({ well }) => well.id)).toEqual(['sliding']);
  const [found] = old!.steep;
  expect(found).toMatchObject({ product: 'oil', to: day(length - 1), from: day(length - 90) });
  expect(found!.recentPct).toBeCloseTo(100 * (1 - Math.exp(-2.5 * decline * 30)), 1);
  expect(found!.rate).toBeCloseTo(sliding.at(-1)!, 0);
  expect(found!.expected).toBeGreaterThan(found!.rate);
});

it('lists no well that stopped: off stream for more than 30 days, or suspended', async () => {
  const [ended] = await read({ fieldIds: ['ended'] });
  expect(ended!.wells).toBe(2);
  expect(ended!.steep.map(({ well }) => well.id).sort()).toEqual(['going', 'paused']);
});

const forecastOf = async (fieldId: string, limit: number | null = null) =>
  (await read({ fieldIds: [fieldId] }, limit))[0]!.forecast!;
const wellForecast = async (wellId: string) =>
  (await readWellForecast(database.db, wellId, { limit: null, now: at(length, 6) }))!;

it('forecasts the whole field, though one of its wells is selected', async () => {
  const [all] = await read({ fieldIds: ['old'] });
  const [one] = await read({ wellIds: ['steady'] });
  expect(one).toMatchObject({ wells: 1, steep: [], forecast: all!.forecast! });
  expect(all!.forecast).toMatchObject({ product: 'oil', day: day(length - 1), wells: 2, onStreamPct: 100 });
  const total = steady.at(-1)! + sliding.at(-1)!;
  expect(all!.forecast!.begin!.mid / total).toBeCloseTo(1, 1);
  expect(all!.forecast!.horizons.map(({ months }) => months)).toEqual([3, 12, 24]);
  expect(all!.forecast!.remaining).toBeNull();
});

it.each(['old', 'grown', 'ended'])('is the sum of the forecasts of its wells, of %s', async (id) => {
  const field = await forecastOf(id);
  const out = new Set(field.out.map((well) => well.id));
  const ids = { old: ['steady', 'sliding'], grown: ['first', 'late'], ended: ['going', 'paused'] }[id]!;
  const wells = await Promise.all(ids.map(wellForecast));
  expect(wells).toHaveLength(field.wells);
  expect(ids.some((well) => out.has(well))).toBe(false);
  for (const [i, { rate, volume, withWork }] of field.horizons.entries()) {
    const sum = (of: (horizon: (typeof field.horizons)[number]) => number) =>
      wells.reduce((all, { horizons }) => all + of(horizons[i]!), 0);
    expect(volume.mid).toBeCloseTo(
      sum((one) => one.volume.mid),
      6,
    );
    expect(rate.mid).toBeCloseTo(
      sum((one) => one.rate.mid),
      6,
    );
    expect(withWork.mid).toBeCloseTo(
      sum((one) => one.withWork.mid),
      6,
    );
    // Errors of wells are correlated, not one: the range is no wider than the sum of theirs, but for what draws make of it.
    expect(volume.high - volume.low).toBeLessThanOrEqual(
      1.2 * sum((one) => one.volume.high - one.volume.low),
    );
    expect(volume.low).toBeLessThanOrEqual(volume.mid);
  }
});

it('brings back a well that stands still, and names what it leaves out', async () => {
  const field = await forecastOf('ended');
  expect(field.wells).toBe(2);
  const [paused] = field.returning;
  // Of no stop that ended is known how long it took: a day.
  expect(field.usualHours).toBe(24);
  expect(paused).toMatchObject({
    id: 'paused',
    lastMade: day(length - 31),
    returns: day(length),
    by: 'usual',
  });
  expect(paused!.rate / sliding.at(-1)!).toBeCloseTo(1, 1);
  expect(field.out).toEqual([
    { id: 'stopped', name: 'stopped', lastMade: day(length - 32), reason: 'stopped' },
    { id: 'suspended', name: 'suspended', lastMade: day(length - 1), reason: 'suspended' },
  ]);
  const { outlook, horizons } = await wellForecast('paused');
  expect(outlook).toMatchObject({ state: 'returns', returns: day(length), returnsBy: 'usual' });
  // Off stream for 30 days of the year, which stays usual for what the field makes.
  expect(outlook.onStreamPct).toBeLessThan(98);
  expect(horizons[0]!.volume.mid).toBeLessThan((outlook.onStreamPct / 100) * 91 * sliding.at(-1)!);
  expect((await wellForecast('stopped')).outlook.state).toBe('out');
});

it('brings a well back at the end of its work where there is any', async () => {
  const { db } = database;
  const before = await forecastOf('ended');
  await db
    .insertInto('schedule_entry')
    .values({
      ...{ id: 'work', field_id: 'ended', well_id: 'paused', facility: null, activity: 'workover' },
      ...{ title: 'Workover', owner: 'Erin Moe', status: 'inProgress', notes: null, step: null },
      ...{ planned_start: at(length - 20), planned_end: at(length + 59, 12), approved_at: null },
      ...{ actual_start: at(length - 20), actual_end: null, expected_deferred: null, actual_deferred: null },
      ...{ system: null, system_address: null },
    })
    .execute();
  const field = await forecastOf('ended');
  expect(field.returning).toMatchObject([{ id: 'paused', returns: day(length + 60), by: 'work' }]);
  const lost = before.horizons[0]!.volume.mid - field.horizons[0]!.volume.mid;
  const share = field.onStreamPct / 100;
  expect(lost / (share * 60 * field.returning[0]!.rate)).toBeGreaterThan(0.8);
  expect(lost / (share * 60 * field.returning[0]!.rate)).toBeLessThan(1.05);
  const { course } = await wellForecast('paused');
  expect(course[0]!.day).toBe(day(length + 59));
  await db.deleteFrom('schedule_entry').where('id', '=', 'work').execute();
});

it.each([
  ['wellTest', 'inProgress', 'usual'],
  ['inspection', 'inProgress', 'usual'],
  ['chemical', 'planned', 'work'],
  ['espReplacement', 'confirmed', 'work'],
  ['workover', 'done', 'usual'],
] as const)('takes a %s that is %s for what losses take it for: %s', async (activity, status, by) => {
  const { db } = database;
  const work = {
    ...{ id: 'work', field_id: 'ended', well_id: 'paused', facility: null, activity, status },
    ...{ title: 'Work', owner: 'Erin Moe', notes: null, step: null },
    ...{ planned_start: at(length - 20), planned_end: at(length + 59, 12), approved_at: null },
    ...{ actual_start: null, actual_end: null, expected_deferred: null, actual_deferred: null },
    ...{ system: null, system_address: null },
  };
  await db.insertInto('schedule_entry').values(work).execute();
  expect((await forecastOf('ended')).returning).toMatchObject([{ id: 'paused', by }]);
  const ofLoss = await readLossWork(db, [{ well: { id: 'paused' }, isOpen: true, lossPerDay: 9, rate: 0 }]);
  const { repair } = ofLoss({ well: { id: 'paused' }, isOpen: true, lossPerDay: 9, rate: 0 })!;
  expect(repair?.id ?? null).toBe(by === 'work' ? 'work' : null);
  await db.deleteFrom('schedule_entry').where('id', '=', 'work').execute();
});

it.each([
  ['integrity', 'chemical', null],
  ['casing-leak', 'espReplacement', null],
  ['casing-leak', 'workover', 'work'],
  ['lift-equipment-failure', 'espReplacement', 'work'],
  ['sand-or-scale', 'chemical', 'work'],
  ['power', 'inspection', 'usual'],
] as const)('takes a well that is stopped for %s back by a %s: %s', async (cause, activity, by) => {
  const { db } = database;
  await db
    .insertInto('deferment_reason')
    .values({
      ...{ code: 'casing-leak', text: 'Casing leak', choke: 'well', usual_kind: 'unplanned', sort_order: 99 },
      ...{ parent_code: 'integrity', text_es: null, text_fr: null },
    })
    .execute();
  await db
    .insertInto('well_event')
    .values({
      ...{ id: 'stop', field_id: 'ended', well_id: 'paused', kind: 'shutIn', reason_code: cause },
      ...{ starts_at: at(length - 30, 3), ends_at: null, from_value: null, to_value: null, unit: null },
      ...{ source: 'operator', remark: null },
    })
    .execute();
  await db
    .insertInto('schedule_entry')
    .values({
      ...{ id: 'work', field_id: 'ended', well_id: 'paused', facility: null, activity, status: 'planned' },
      ...{ title: 'Work', owner: 'Erin Moe', notes: null, step: null },
      ...{ planned_start: at(length + 43), planned_end: at(length + 44, 12), approved_at: null },
      ...{ actual_start: null, actual_end: null, expected_deferred: null, actual_deferred: null },
      ...{ system: null, system_address: null },
    })
    .execute();
  const field = await forecastOf('ended');
  const { outlook, course, horizons, remaining } = (await readWellForecast(db, 'paused', {
    ...{ limit: 10, now: at(length, 6) },
  }))!;
  const losing = { well: { id: 'paused' }, isOpen: true, lossPerDay: 9, rate: 0 };
  const { repair } = (await readLossWork(db, [losing]))(losing)!;
  await db.deleteFrom('schedule_entry').where('id', '=', 'work').execute();
  await db.deleteFrom('well_event').where('id', '=', 'stop').execute();
  await db.deleteFrom('deferment_reason').where('code', '=', 'casing-leak').execute();
  expect(repair?.id ?? null).toBe(by === 'work' ? 'work' : null);
  expect(outlook.returnsBy).toBe(by);
  if (by !== null) return;
  expect(outlook).toMatchObject({ state: 'waits', returns: null, cause: 'integrity' });
  expect(field.returning).toEqual([]);
  expect(field.out).toContainEqual({
    ...{ id: 'paused', name: 'paused', lastMade: day(length - 31), reason: 'noRepair' },
  });
  expect(field.wells).toBe(1);
  expect(course).toEqual([]);
  expect(horizons.map(({ rate, volume }) => [rate.high, volume.high])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(remaining!.volume.high).toBe(0);
});

it('ends with the rate that is named, of the sum of its wells', async () => {
  const { begin, declinePct, remaining } = await forecastOf('grown', 60);
  expect(declinePct).toBeCloseTo(100 * (1 - Math.exp(-decline * 365)), 0);
  expect(remaining!.days.mid).toBeCloseTo(Math.log(begin!.mid / 60) / decline, -1);
  const made = (begin!.mid - 60) / decline;
  expect(remaining!.volume.mid / made).toBeCloseTo(1, 1);
});

it('says of a field without reports that nothing is known', async () => {
  const [bare] = await read({ fieldIds: ['bare'] });
  expect(bare).toMatchObject({
    wells: 0,
    steep: [],
    forecast: { day: null, wells: 0, begin: null, horizons: [] },
  });
});
