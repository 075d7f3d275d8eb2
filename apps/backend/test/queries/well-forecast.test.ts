import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declinedRate, declinedVolume } from '../../src/insights/decline-fit.ts';
import { dayNumber } from '../../src/production-day.ts';
import { readWellForecast } from '../../src/queries/well-forecast.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';

/** Sm3/d at the begin and the nominal decline per day of every well. */
const curve = { rate: 100, decline: 0.002, exponent: 0 };
const declining = (length: number) => Array.from({ length }, (_, i) => declinedRate(curve, i));

/** The same with a step down in its middle, from which it declines on. */
const levels = declining(300).map((rate, i) => (i < 150 ? rate : 0.6 * rate));

/** After the last day. */
const now = at(300);

let database: TestDatabase;
const forecast = async (wellId: string, limit: number | null = null) =>
  (await readWellForecast(database.db, wellId, { limit, now }))!;

beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'field',
    wells: {
      whole: { oil: declining(300) },
      stops: { oil: declining(300), hours: Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? 6 : 24)) },
      young: { oil: declining(29) },
      flat: { oil: declining(300).map(() => 50) },
      worked: { oil: declining(300) },
      levels: { oil: levels },
      wavering: { oil: declining(300).map((rate, i) => rate * (1 + 0.05 * Math.sin(i * i))) },
      slides: { oil: Array.from({ length: 300 }, (_, i) => 100 * Math.exp(-0.004 * Math.max(0, i - 210))) },
      stepped: { oil: declining(300).map((rate, i) => (i < 285 ? rate : 0.7 * rate)) },
    },
  });
});
afterAll(() => database.close());

it('is the curve that a well follows, and what that curve gives in 3, 12 and 24 months', async () => {
  const { status, fit, days, horizons, outlook } = await forecast('whole');
  const onStream = outlook.onStreamPct / 100;
  // Wells of the field that stand still a part of their days take something off all of them.
  expect(onStream).toBeGreaterThan(0.95);
  expect(onStream).toBeLessThan(0.98);
  expect(status).toBe('fitted');
  expect(days).toBe(300);
  expect(fit!.rate).toBeCloseTo(declinedRate(curve, 299), 1);
  expect(fit!.declinePct).toBeCloseTo(100 * (1 - Math.exp(-0.002 * 365)), 0);
  const volume = (length: number) =>
    onStream * (declinedRate(curve, 300) / 0.002) * (1 - Math.exp(-0.002 * length));
  expect(horizons.map(({ months }) => months)).toEqual([3, 12, 24]);
  for (const [i, length] of [91, 365, 730].entries())
    expect(Math.abs(horizons[i]!.volume.mid / volume(length) - 1)).toBeLessThan(0.01);
});

it('begins with what the newest days make after a step, and every figure follows from there', async () => {
  const { fit, horizons, course, to, outlook } = await forecast('stepped');
  const measured = 0.7 * declinedRate(curve, 299);
  expect(Math.abs(fit!.rate / measured - 1)).toBeLessThan(0.02);
  expect(fit!.curveRate / measured).toBeGreaterThan(1.15);
  expect(fit!.offPct).toBeCloseTo(100 * (fit!.rate / fit!.curveRate - 1), 0);
  expect(course[0]).toEqual({ day: to, rate: fit!.begin });
  expect(course).toHaveLength(74);
  expect(course.at(-1)!.rate).toEqual(horizons[2]!.rate);
  for (const [i, length] of [91, 365, 730].entries()) {
    const { rate, volume } = horizons[i]!;
    expect(rate.high).toBeLessThan(fit!.begin.low);
    expect(volume.high).toBeLessThan(fit!.begin.high * length);
    expect(volume.low).toBeGreaterThan((outlook.onStreamPct / 100) * rate.low * length);
  }
});

it('begins with the curve where the newest days lie on it', async () => {
  const { fit } = await forecast('whole');
  expect(fit).toMatchObject({ offPct: null, rate: fit!.begin.mid });
  expect(fit!.rate).toBeCloseTo(fit!.curveRate, 1);
});

it('reads rates of whole days, and no day of less than twelve hours', async () => {
  const { days, fit } = await forecast('stops');
  expect(days).toBe(200);
  expect(fit!.rate).toBeCloseTo(declinedRate(curve, 299), 0);
});

it('says why there is none', async () => {
  expect(await forecast('young')).toMatchObject({
    status: 'tooFewDays',
    fit: null,
    horizons: [],
    course: [],
  });
  expect(await readWellForecast(database.db, 'none', { limit: null, now })).toBeUndefined();
});

it('carries on the level of a well that does not decline', async () => {
  const { status, fit, horizons, remaining, outlook } = await forecast('flat');
  const share = outlook.onStreamPct / 100;
  expect([status, remaining]).toEqual(['noDecline', null]);
  expect(fit!.rate).toBeCloseTo(50, 2);
  expect(horizons.map(({ volume }) => Math.round(volume.mid / share / 50))).toEqual([91, 365, 730]);
});

it('is fitted to the days that the list of slides speaks of, and has its figures', async () => {
  const { db } = database;
  const slid = {
    ...{ well_id: 'slides', product: 'oil' as const, from_day: day(210), to_day: day(299), version: '1' },
    ...{ recent: 0.004, year: 0.001, rate: 70, expected: 92, steep: true },
  };
  await db.insertInto('well_decline').values(slid).execute();
  const { slide, from, days, fit } = await forecast('slides');
  expect(slide).toMatchObject({ rate: 70, expected: 92, from: day(210), to: day(299) });
  expect(slide!.recentPct).toBeCloseTo(100 * (1 - Math.exp(-0.12)), 9);
  expect([from, days]).toEqual([day(210), 90]);
  // Level until then: all of its days would have made it a slow decline.
  expect(fit!.declinePct).toBeCloseTo(100 * (1 - Math.exp(-0.004 * 365)), 0);
  await db.updateTable('well_decline').set({ steep: false }).where('well_id', '=', 'slides').execute();
  expect(await forecast('slides')).toMatchObject({ days: 300 });
  expect((await forecast('slides')).slide).toBeUndefined();
});

it('has the volume that remains until the rate that is named', async () => {
  const { remaining, outlook } = await forecast('whole', 20);
  const last = declinedRate(curve, 299);
  const share = outlook.onStreamPct / 100;
  expect(Math.abs(remaining!.volume.mid / (share * ((last - 20) / 0.002)) - 1)).toBeLessThan(0.01);
  expect(Math.abs(remaining!.days.mid / (Math.log(last / 20) / 0.002) - 1)).toBeLessThan(0.01);
});

it('takes off what planned work is expected to cost, from when it begins', async () => {
  await database.db
    .insertInto('schedule_entry')
    .values({
      ...{ id: 'work', field_id: 'field', well_id: 'worked', facility: null, activity: 'workover' },
      ...{ title: 'Workover', owner: 'Erin Moe', status: 'planned', notes: null },
      ...{ planned_start: at(299 + 200), planned_end: at(299 + 205), approved_at: null },
      ...{ actual_start: null, actual_end: null, expected_deferred: 70, actual_deferred: null },
      ...{ system: null, system_address: null },
    })
    .execute();
  const [quarter, year] = (await forecast('worked')).horizons;
  expect(quarter).toMatchObject({ plannedWork: 0, withWork: quarter!.volume });
  expect(year!.plannedWork).toBe(70);
  expect(year!.withWork.mid).toBeCloseTo(year!.volume.mid - 70, 9);
});

it('takes off no work whose begin has passed, and counts days by the clock of the field', async () => {
  const { db } = database;
  // The production day of the field begins at six: an hour before, it is still the day before the one a quarter away.
  await db.updateTable('field').set({ production_day_start_hour: 6 }).where('id', '=', 'field').execute();
  const begin = new Date(at(299 + 92).getTime() + 5 * 3_600_000);
  await db.updateTable('schedule_entry').set({ planned_start: begin }).where('id', '=', 'work').execute();
  expect((await forecast('worked')).horizons[0]!.plannedWork).toBe(70);
  await db.updateTable('field').set({ production_day_start_hour: 0 }).where('id', '=', 'field').execute();
  expect((await forecast('worked')).horizons[0]!.plannedWork).toBe(0);
  await db
    .updateTable('schedule_entry')
    .set({ planned_start: at(298) })
    .where('id', '=', 'work')
    .execute();
  for (const { plannedWork } of (await forecast('worked')).horizons) expect(plannedWork).toBe(0);
});

it('says what a year takes of the rate by the rates that it shows', async () => {
  const { fit, horizons } = await forecast('worked');
  expect(fit!.declinePct).toBeCloseTo(100 * (1 - horizons[1]!.rate.mid / fit!.rate), 9);
});

it('has the same figure of every horizon as the curve that it names', async () => {
  for (const id of ['whole', 'stepped', 'wavering', 'flat']) {
    const { fit, horizons, course, to, outlook } = await forecast(id);
    const share = outlook.onStreamPct / 100;
    const [rate, b, decline] = [fit!.rate, fit!.exponent, fit!.nominalPct / 36_500];
    const curve = { rate, decline, exponent: b };
    for (const [i, length] of [91, 365, 730].entries()) {
      expect(horizons[i]!.rate.mid / declinedRate(curve, length)).toBeCloseTo(1, 9);
      expect(horizons[i]!.volume.mid / share / declinedVolume(curve, 1, 1 + length)).toBeCloseTo(1, 6);
      expect(horizons[i]!.volume.low).toBeLessThanOrEqual(horizons[i]!.volume.mid);
      expect(horizons[i]!.volume.high).toBeGreaterThanOrEqual(horizons[i]!.volume.mid);
    }
    for (const point of course)
      expect(point.rate.mid / declinedRate(curve, dayNumber(point.day) - dayNumber(to!))).toBeCloseTo(1, 9);
    expect(fit!.declinePct).toBeCloseTo(100 * (1 - declinedRate(curve, 365) / rate), 6);
  }
});

const confirmed = (id: string, at: number, variable: 'oilRate' | 'liquidRate' = 'oilRate') => ({
  ...{ id, well_id: 'levels', variable, unit: 'Sm3/d', change_day: day(at), day_low: day(at - 1) },
  ...{
    day_high: day(at + 1),
    detected_at: new Date('2026-01-01T00:00:00Z'),
    mean_before: 100,
    mean_after: 60,
    delta: -40,
  },
  ...{ delta_pct: -40, days_before: 30, days_after: 30, score: 9, severity: 'high' as const },
  ...{
    severity_factors: null,
    method_version: '1',
    status: 'new' as const,
    comment: null,
    explained_by: null,
  },
});

it('is fitted to no day before the last change that is certain and that nobody dismissed', async () => {
  const { db } = database;
  const straight = await forecast('levels');
  expect(straight).toMatchObject({ basis: 'sinceStep', begins: null, from: day(0), days: 300 });
  await db.insertInto('change_point').values(confirmed('levels-1', 150)).execute();
  const found = await forecast('levels');
  const begins = { day: day(150), kind: 'change' };
  expect(found).toMatchObject({ basis: 'sinceStep', begins, lastStep: begins, from: day(150), days: 150 });
  expect(found.fit!.nominalPct).toBeCloseTo(36_500 * 0.002, 3);
  expect(straight.fit!.nominalPct).toBeGreaterThan(1.5 * found.fit!.nominalPct);
  expect(found.points.filter(({ fitted }) => fitted !== null)[0]!.day >= day(150)).toBe(true);
  expect(found.steps).toEqual([begins]);
  for (const not of [{ provisional: true }, { status: 'dismissed' as const }]) {
    await db.updateTable('change_point').set(not).where('id', '=', 'levels-1').execute();
    expect(await forecast('levels')).toMatchObject({ begins: null, days: 300 });
    await db
      .updateTable('change_point')
      .set({ provisional: false, status: 'new' })
      .where('id', '=', 'levels-1')
      .execute();
  }
});

it('goes on from the level after a step of few days with the decline of the days before it', async () => {
  const { db } = database;
  await db.insertInto('change_point').values(confirmed('levels-2', 290)).execute();
  const found = await forecast('levels');
  expect(found).toMatchObject({ basis: 'before', from: day(150), fittedTo: day(289), days: 140 });
  expect(found).toMatchObject({ to: day(299), lastStep: { day: day(290), kind: 'change' } });
  expect(found.fit!.nominalPct).toBeCloseTo(36_500 * 0.002, 3);
  expect(found.fit!.rate).toBeCloseTo(levels[299]!, 6);
  await db.deleteFrom('change_point').where('id', '=', 'levels-2').execute();
});

it.each([
  ['workover', null, null, 'workover'],
  ['espReplacement', null, null, 'pumpReplacement'],
  ['choke', 60, 40, 'choke'],
  ['choke', 60, 58, null],
  ['frequency', 48, 44, 'frequency'],
  ['trip', null, null, null],
] as const)('ends its days with work of the log: %s, %s to %s', async (kind, from, to, step) => {
  const { db } = database;
  await db
    .insertInto('well_event')
    .values({
      ...{ id: 'event', field_id: 'field', well_id: 'whole', kind, starts_at: at(180), ends_at: at(190, 12) },
      ...{ from_value: from, to_value: to, unit: from === null ? null : '%', source: 'operator' as const },
      ...{ reason_code: null, remark: null },
    })
    .execute();
  const begins = step && { day: day(191), kind: step };
  expect(await forecast('whole')).toMatchObject({ begins, days: step ? 109 : 300 });
  await db.deleteFrom('well_event').where('id', '=', 'event').execute();
});

it('says what the well has made, and with the rest until its rate what it will have made in all', async () => {
  const { cumulative, remaining } = await forecast('whole', 20);
  expect(cumulative / declining(300).reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1, 6);
  for (const part of ['low', 'mid', 'high'] as const)
    expect(remaining!.ultimate![part]).toBeCloseTo(cumulative + remaining!.volume[part], 6);
});

it('is fitted to the days and in the form that a person chose', async () => {
  const choice = {
    model: 'exponential' as const,
    firstDay: dayNumber(day(100)),
    leftOut: [] as (readonly [number, number])[],
  };
  const asked = { limit: null, now };
  const read = (changed: Partial<typeof choice>) =>
    readWellForecast(database.db, 'levels', { ...asked, choice: { ...choice, ...changed } });
  const found = (await read({}))!;
  expect(found).toMatchObject({ basis: 'chosen', from: day(100), days: 200, fit: { kind: 'exponential' } });
  const leftOut = [[dayNumber(day(100)), dayNumber(day(149))] as const];
  expect(await read({ leftOut })).toMatchObject({ from: day(150), days: 150 });
  expect(await read({ firstDay: dayNumber(day(280)) })).toMatchObject({ fit: null, status: 'tooFewDays' });
});

it('begins with the last accepted level', async () => {
  const id = randomUUID();
  await database.db
    .insertInto('exception_decision')
    .values({
      ...{ id, at: at(299), user_id: null, action: 'accept', assignee_id: null, until: null },
      ...{ feedback: null, comment: null, event_id: null, undone_at: null },
    })
    .execute();
  await database.db
    .insertInto('accepted_level')
    .values({ decision_id: id, well_id: 'whole', day: day(200), stands: true })
    .execute();
  expect(await forecast('whole')).toMatchObject({
    begins: { day: day(200), kind: 'acceptedLevel' },
    from: day(200),
    days: 100,
  });
});
