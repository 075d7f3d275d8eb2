import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { readExceptionSummary } from '../../src/queries/exception-summary.ts';
import { readHandoverContent } from '../../src/queries/handover-content.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import { everyDay } from '../../src/queries/grouped-events.ts';
import { listExceptions } from '../../src/queries/well-exceptions.ts';
import { at, day, firstDay, writeSmallField } from '../support/small-field.ts';
import { storeChange, storeDrop, storeGas } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { dayNumber } from '../../src/production-day.ts';

const length = 80;
const fallen = 40;
const now = at(length, 6);
const page = { limit: 500, offset: 0 };
const choice = { window: everyDay, until: null, now };
const steady = (days: number, oil: number) => Array.from({ length: days }, () => oil);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'field',
    wells: {
      // Its trailing median is 60 long since.
      fallen: { oil: [...steady(fallen, 100), ...steady(length - fallen, 60)] },
      back: { oil: [...steady(fallen, 100), ...steady(length - fallen - 1, 60), 103.5] },
      silent: { oil: steady(length - 5, 100) },
    },
  });
  await recomputeInsights(database, { now });
});
beforeEach(async () => {
  for (const table of [
    'accepted_level',
    'exception_decision',
    'change_point',
    'gas_exception',
    'production_drop_exception',
  ] as const)
    await database.db.deleteFrom(table).execute();
});
afterAll(() => database.drop());

const selection = { fieldIds: ['field'] };
const list = async () => (await listExceptions(database.db, selection, choice, page)).rows;
const drop = (id: string, well: string, more: { lost?: number; baseline?: number; on?: number } = {}) =>
  storeDrop(database.db, {
    id,
    well,
    lost: more.lost ?? 40,
    baseline: more.baseline ?? 100,
    day: day(more.on ?? fallen),
    detectedAt: at((more.on ?? fallen) + 2),
  });

describe('what an open event loses', () => {
  it('is measured against what was expected when it began, however low the well has been since', async () => {
    const { oil_potential: potential } = await database.db
      .selectFrom('deferred_production')
      .select('oil_potential')
      .where('well_id', '=', 'fallen')
      .where('method', '=', 'trailingMedian')
      .where('day', '=', day(length - 1))
      .executeTakeFirstOrThrow();
    expect(potential).toBe(60);
    await drop('d1', 'fallen');
    expect((await list()).find(({ id }) => id === 'd1')).toMatchObject({
      baseline: 100,
      rate: 60,
      dropPct: 40,
      rateDay: day(length - 1),
      lossPerDay: 40,
      lossSoFar: 40 * (length - fallen),
    });
  });

  it('follows from the potential of its first day where no finding compares oil', async () => {
    await storeGas(database.db, { id: 'g1', well: 'fallen', lost: 5, startedAt: at(fallen, 3) });
    expect((await list()).find(({ id }) => id === 'g1')).toMatchObject({
      baseline: 100,
      rate: 60,
      lossPerDay: 40,
    });
  });

  it('is the same in the list, its sum, the hand-over and on the dashboard', async () => {
    await drop('d1', 'fallen');
    await drop('d2', 'back');
    const oilAtRisk = 40;
    expect(await readExceptionSummary(database.db, selection, choice)).toMatchObject({ open: 3, oilAtRisk });
    const { exceptions } = await readProductionDay(database.db, selection, everyDay, null, now, 'declining');
    expect(exceptions).toMatchObject({
      open: 3,
      oilAtRisk,
      gasAtRisk: 0,
      standing: { wells: 0, oil: 0, gas: 0 },
    });
    const span = { since: at(0), now, window: everyDay };
    const { open } = (await readHandoverContent(database.db, span)).content;
    expect(open.map(({ id, lossPerDay }) => [id.slice(0, 2), lossPerDay])).toEqual([
      ['d1', 40],
      ['d2', 0],
      ['nd', null],
    ]);
  });

  const stands = async (id: string, well: string, standing: number) => {
    await database.db
      .updateTable('production_drop_exception')
      .set({ standing_from: day(length - 10) })
      .where('id', '=', id)
      .execute();
    await database.db
      .insertInto('loss_day')
      .values({ exception_id: id, well_id: well, day: day(length - 1), expected: 100 + standing, standing })
      .execute();
  };
  const courseOf = ({ id, baseline, rate, lossPerDay }: Awaited<ReturnType<typeof list>>[number]) => [
    id.slice(0, 2),
    baseline,
    rate,
    lossPerDay,
  ];

  it('of several standing ones of a well are told one after the other, and never exceed the whole', async () => {
    for (const [id, on, standing] of [
      ['d1', 5, 30],
      ['d2', 15, 20],
      ['d3', 25, 12],
    ] as const) {
      await drop(id, 'back', { on });
      await stands(id, 'back', standing);
    }
    const rows = (await list()).filter(({ status }) => status === 'standing');
    // The well is expected to make 100, whatever it made on the newest day.
    expect(rows.map(courseOf)).toEqual([
      ['d1', 162, 132, 30],
      ['d2', 132, 112, 20],
      ['d3', 112, 100, 12],
    ]);
  });

  it('is summed apart where it is standing, also beside an open one of its well', async () => {
    await drop('d1', 'fallen');
    await drop('d2', 'back');
    await drop('d3', 'fallen', { on: 5 });
    await stands('d2', 'back', 30);
    await stands('d3', 'fallen', 12);
    const rows = await list();
    expect(
      rows.map(({ id, status, isOpen, lossPerDay }) => [id.slice(0, 2), status, isOpen, lossPerDay]),
    ).toEqual([
      ['d1', 'new', true, 40],
      ['nd', 'new', true, null],
      ['d2', 'standing', false, 30],
      ['d3', 'standing', false, 12],
    ]);
    expect(rows.filter(({ rateDay }) => rateDay !== null).map(courseOf)).toEqual([
      ['d1', 100, 60, 40],
      ['d2', 130, 100, 30],
      ['d3', 112, 100, 12],
    ]);
    const sums = { open: 2, oilAtRisk: 40, gasAtRisk: 0, standing: { wells: 2, oil: 42, gas: 0 } };
    expect(await readExceptionSummary(database.db, selection, choice)).toMatchObject(sums);
    const { exceptions } = await readProductionDay(database.db, selection, everyDay, null, now);
    expect(exceptions).toMatchObject(sums);
    const span = { since: at(0), now, window: everyDay };
    const { open } = (await readHandoverContent(database.db, span)).content;
    expect(open.map(({ id }) => id.slice(0, 2))).toEqual(['d1', 'nd']);
  });

  it('is of no day where it is not counted', async () => {
    await storeChange(database.db, {
      id: 'c1',
      well: 'fallen',
      lost: 0,
      day: day(length - 12),
      detectedAt: at(length - 4),
    });
    const rows = await list();
    expect(rows.map(({ id, rateDay }) => [id.slice(0, 2), rateDay])).toEqual([
      ['nd', null],
      ['c1', null],
    ]);
  });

  it('is told apart where work goes on, and has nobody waiting where there is none', async () => {
    await drop('d1', 'fallen', { on: fallen + 10 });
    await drop('d2', 'back', { baseline: 100 });
    const summary = () => readExceptionSummary(database.db, selection, choice);
    expect(await summary()).toMatchObject({ oilInWork: 0, oldestNew: day(fallen + 10) });
    await database.db
      .insertInto('schedule_entry')
      .values({
        id: 'work',
        field_id: 'field',
        well_id: 'fallen',
        activity: 'espReplacement',
        title: 'New pump',
        planned_start: at(length - 1),
        planned_end: at(length + 1),
        status: 'inProgress',
        owner: 'Crew',
      })
      .execute();
    expect(await summary()).toMatchObject({ oilAtRisk: 40, oilInWork: 40 });
  });

  it('is nothing where the well is above it again: that has its sign, and comes after all losses that are known', async () => {
    await drop('d2', 'back', { baseline: 100 });
    await drop('d1', 'fallen');
    const rows = await list();
    expect(rows.map(({ id }) => id.slice(0, 2))).toEqual(['d1', 'd2', 'nd']);
    expect(rows[1]).toMatchObject({ isOpen: true, rate: 103.5, baseline: 100, lossPerDay: 0 });
    expect(rows[1]!.dropPct).toBeCloseTo(-3.5);
  });

  it('is counted once for a well with several, shared by what each lacks', async () => {
    await drop('d1', 'fallen', { baseline: 110 });
    await drop('d2', 'fallen', { baseline: 85, on: fallen + 10 });
    const rows = await list();
    // What the well lacks is one figure, whatever each of them expected; of a well without data it is not known.
    expect(rows.map(({ wellLossPerDay }) => wellLossPerDay)).toEqual([50, 50, null]);
    const losses = rows.map(({ id, lossPerDay }) => [id, lossPerDay]);
    expect(Object.fromEntries(losses)).toMatchObject({
      d1: expect.closeTo((50 * 50) / 75) as number,
      d2: expect.closeTo((50 * 25) / 75) as number,
    });
  });

  it('is measured against the level that a person accepted since it began, as long as that stands', async () => {
    await drop('d1', 'fallen');
    await storeChange(database.db, {
      id: 'c1',
      well: 'fallen',
      lost: 38,
      day: day(fallen),
      detectedAt: at(fallen + 8),
      status: 'accepted',
    });
    await accept('c1', 'fallen');
    const loss = async () => (await list()).find(({ id }) => id === 'd1');
    expect(await loss()).toMatchObject({ baseline: 62, rate: 60, lossPerDay: 2 });
    await database.db.updateTable('accepted_level').set({ stands: false }).execute();
    expect(await loss()).toMatchObject({ baseline: 100, lossPerDay: 40 });
  });

  it('is per 24 hours, also on a day of 25', async () => {
    const turned = dayNumber('2026-10-25') - firstDay;
    const days = turned + 1;
    await writeSmallField(database.db, {
      id: 'turning',
      timeZone: 'Europe/Oslo',
      wells: { turned: { oil: [...steady(turned, 96), 75], hours: [...steady(turned, 24), 25] } },
    });
    await recomputeInsights(database, { now: at(days, 6) });
    await database.db.deleteFrom('production_drop_exception').execute();
    await drop('d1', 'turned', { baseline: 96, on: turned - 1 });
    const rows = await listExceptions(
      database.db,
      { fieldIds: ['turning'] },
      { ...choice, now: at(days, 6) },
      page,
    );
    expect(rows.rows[0]).toMatchObject({ rate: 72, baseline: 96, lossPerDay: 24, lossSoFar: 25 });
  });
});

/** A decision that accepted a change yesterday. */
async function accept(changeId: string, wellId: string): Promise<void> {
  const id = randomUUID();
  const { db } = database;
  await db
    .insertInto('exception_decision')
    .values({
      id,
      at: now,
      user_id: null,
      action: 'accept',
      assignee_id: null,
      until: null,
      feedback: null,
      comment: null,
      event_id: null,
      undone_at: null,
    })
    .execute();
  await db
    .insertInto('exception_decision_finding')
    .values({ decision_id: id, finding_id: changeId, well_id: wellId, version: 2, before: '{}' })
    .execute();
  await db
    .insertInto('accepted_level')
    .values({ decision_id: id, well_id: wellId, day: day(length - 1) })
    .execute();
}
