import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { readExceptionSummary } from '../../src/queries/exception-summary.ts';
import { listProductionDayWells } from '../../src/queries/production-day-wells.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import type { DayWindow, WellSelection } from '../../src/queries/selection.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import type { ExceptionStatus } from '../../src/vocabulary.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeDrop, storeGas } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** The newest day of the record, and a morning on which its report is late. */
const last = 20;
const morning = at(last + 1, 9);
const all: DayWindow = { from: day(0), to: day(last) };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const read = (selection: WellSelection, given: { window?: DayWindow; until?: string; now?: Date } = {}) =>
  readProductionDay(database.db, selection, given.window ?? all, given.until ?? null, given.now ?? morning);
const steady = (oil: number, days = last + 1) => Array.from({ length: days }, () => oil);
const ofField = (id: string): WellSelection => ({ fieldIds: [id] });
const nothing = { volume: null, meanBefore: null, ofMean: null, plan: null, ofPlan: null };

/** A report of the newest day with some of its figures. */
async function report(wellId: string, figures: { hours: number | null; oil?: number; injected?: number }) {
  const { hours, oil = null, injected = null } = figures;
  await database.db
    .deleteFrom('daily_production')
    .where(({ and }) => and({ well_id: wellId, day: day(last) }))
    .execute();
  await database.db
    .insertInto('daily_production')
    .values({
      well_id: wellId,
      day: day(last),
      hours,
      oil,
      gas: null,
      water: null,
      water_injected: injected,
      choke_pct: null,
      wellhead_pressure: null,
      wellhead_temperature: null,
      downhole_pressure: null,
      downhole_temperature: null,
      annulus_pressure: null,
      tubing_pressure_drop: null,
    })
    .execute();
  await refreshProductionRollups(database.db, [wellId]);
}

it('knows nothing where there is nothing, and says so', async () => {
  expect(await read(ofField('none'))).toEqual({
    day: null,
    fields: [],
    oil: nothing,
    gas: nothing,
    water: nothing,
    injection: nothing,
    oilPotential: null,
    potentialMethod: 'trailingMedian',
    efficiencyPct: null,
    mainProducts: [],
    gasPotential: null,
    gasDeferred: null,
    gasEfficiencyPct: null,
    wells: null,
    plan: null,
    exceptions: null,
    stops: [],
  });
});

describe('a field', () => {
  beforeAll(async () => {
    await writeSmallField(database.db, {
      id: 'field',
      wells: {
        steady: { oil: steady(100) },
        // Twenty less than every day before.
        fallen: { oil: [...steady(60, last), 40] },
        tripped: { oil: [...steady(50, last), 0], hours: [...steady(24, last), 0] },
        silent: { oil: steady(30, last) },
        suspended: { oil: steady(7, 10), status: 'suspended' },
        abandoned: { oil: steady(7, 10), status: 'abandoned' },
        unborn: { oil: [] },
      },
    });
    await recomputeInsights(database, { now: morning });
  });

  it('compares a day with the seven before, for the wells that reported it', async () => {
    expect(await read(ofField('field'))).toMatchObject({
      day: day(last),
      oil: { volume: 140, meanBefore: 210 },
      oilPotential: 210,
      gas: nothing,
      injection: nothing,
    });
    expect((await read(ofField('field'))).efficiencyPct).toBeCloseTo((100 * 140) / 210);
  });

  it('is split into what wells with and without an exception lack, which comes to what was produced', async () => {
    const open = async (id: string, wellId: string) =>
      storeDrop(database.db, { id, well: wellId, lost: 1, day: day(last), detectedAt: at(last + 1) });
    await open('of-tripped', 'tripped');
    const { losses, oil } = await read(ofField('field'));
    await database.db.deleteFrom('production_drop_exception').where('id', '=', 'of-tripped').execute();
    expect(losses).toEqual([
      {
        product: 'oil',
        potential: 210,
        withException: 50,
        withExceptionWells: 1,
        withoutException: 20,
        withoutExceptionWells: 1,
        abovePotential: 0,
        otherVolume: 0,
        volume: oil.volume,
      },
    ]);
  });

  it('says what of it nobody has answered, and what is planned about the largest', async () => {
    const planned = at(last + 9);
    const entry = {
      id: 'idle',
      field_id: 'field',
      well_id: 'tripped',
      activity: 'wellTest',
      title: 'Test',
    } as const;
    await database.db
      .insertInto('schedule_entry')
      .values({
        ...{ ...entry, planned_start: planned, planned_end: new Date(planned.getTime() + 3_600_000) },
        ...{ status: 'planned', owner: 'Ada', notes: null },
      })
      .execute();
    const { exceptions } = await read(ofField('field'));
    await database.db.deleteFrom('schedule_entry').where('id', '=', 'idle').execute();
    expect(exceptions!.unanswered).toMatchObject({
      events: 1,
      oldestSince: day(last),
      largest: {
        well: { id: 'tripped' },
        kind: 'downtime',
        lossPerDay: 50,
        lossWork: { repair: null, idleTest: { id: 'idle' } },
      },
    });
  });

  it('lists first what lacks most, with an exception or without', async () => {
    const page = { limit: 3, offset: 0 };
    const { rows } = await listProductionDayWells(database.db, ofField('field'), all, null, morning, page);
    expect(rows.map(({ well }) => well.id)).toEqual(['tripped', 'fallen', 'silent']);
  });

  it('distinguishes wells that were up, down and silent from those that owe no report', async () => {
    expect((await read(ofField('field'))).wells).toEqual({
      up: 2,
      down: 1,
      silent: 1,
      injecting: 0,
      suspended: 1,
      abandoned: 1,
      unreported: 1,
    });
  });

  it('reads no loss from a missing report', async () => {
    const { oil, oilPotential, wells } = await read({ wellIds: ['steady', 'silent'] });
    expect(oil).toMatchObject({ volume: 100, meanBefore: 100, ofMean: 100 });
    expect(oilPotential).toBe(100);
    expect(wells).toMatchObject({ up: 1, down: 0, silent: 1 });
  });

  it('ends with the window, and silent is who had begun by then', async () => {
    const window = { from: day(0), to: day(5) };
    expect(await read({ wellIds: ['silent', 'tripped'] }, { window })).toMatchObject({
      day: day(5),
      oil: { volume: 80, meanBefore: 80 },
      wells: { up: 2, down: 0, silent: 0 },
    });
    expect(await read(ofField('field'), { window: { from: day(-9), to: day(-1) } })).toMatchObject({
      day: null,
      oil: nothing,
      wells: null,
    });
  });

  it('has one newest day for each of its wells', async () => {
    expect(await read({ wellIds: ['silent'] })).toMatchObject({
      day: day(last),
      oil: nothing,
      wells: { up: 0, silent: 1 },
      fields: [{ day: day(last), owed: 1, reported: 0, missingOil: 30 }],
    });
  });

  it('has no mean on its first day', async () => {
    const window = { from: day(0), to: day(0) };
    expect((await read({ wellIds: ['steady'] }, { window })).oil).toMatchObject({
      volume: 100,
      meanBefore: null,
      ofMean: null,
    });
  });

  it('counts a well that reports hours alone as down and its oil as zero', async () => {
    await writeSmallField(database.db, {
      id: 'hours',
      wells: {
        still: { oil: steady(50, last) },
        unmetered: { oil: steady(70, last) },
        idle: { oil: steady(10, 1) },
      },
    });
    await report('still', { hours: 0 });
    await report('unmetered', { hours: 24 });
    await report('idle', { hours: null });
    expect(await read(ofField('hours'))).toMatchObject({
      oil: { volume: 0, meanBefore: 50 },
      injection: nothing,
      // A row without any figure is no report.
      wells: { up: 1, down: 1, silent: 1 },
    });
  });

  it('counts a well by its volumes where its hours are not reported, and adds up injection apart', async () => {
    await writeSmallField(database.db, {
      id: 'injecting',
      wells: { injector: { oil: [] }, unclocked: { oil: [] } },
    });
    await report('injector', { hours: 24, injected: 300 });
    await report('unclocked', { hours: null, oil: 12 });
    expect(await read(ofField('injecting'))).toMatchObject({
      oil: { volume: 12, meanBefore: null },
      injection: { volume: 300, meanBefore: null },
      oilPotential: null,
      efficiencyPct: null,
      wells: { up: 1, down: 0, silent: 0, injecting: 1 },
    });
  });
});

describe('the state of a well', () => {
  const reported = {
    mute: null,
    flowing: [0, 232],
    motionless: [0, 0],
    shelved: [24, 10],
    pushing: [24, 0],
  } as const;
  beforeAll(async () => {
    const well = { oil: steady(10, last) };
    await writeSmallField(database.db, {
      id: 'states',
      wells: Object.fromEntries(
        Object.keys(reported).map((name) => [
          name,
          name === 'shelved' ? { ...well, status: 'suspended' as const } : well,
        ]),
      ),
    });
    for (const [name, figures] of Object.entries(reported)) {
      if (figures === null) continue;
      const [hours, oil] = figures;
      await report(name, { hours, oil, ...(name === 'pushing' && { injected: 300 }) });
    }
  });

  it('puts what is not below a potential after what is, and of it first what nothing comes from, whatever others lose', async () => {
    const drop = { id: 'flows', well: 'flowing', lost: 90, day: day(last - 2), detectedAt: at(last - 1) };
    await storeDrop(database.db, drop);
    const page = { limit: 10, offset: 0 };
    const { rows } = await listProductionDayWells(database.db, ofField('states'), all, null, morning, page);
    await database.db.deleteFrom('production_drop_exception').where('id', '=', 'flows').execute();
    expect(rows.slice(0, 3).map(({ well }) => well.id)).toEqual(['motionless', 'mute', 'flowing']);
    expect(rows[2]).toMatchObject({ exceptions: 1, exception: { id: 'flows', kind: 'drop' } });
    expect(rows[0]).toMatchObject({ exceptions: 0, exception: null });
  });

  it('is the first that holds, and a volume without hours is a well that was up', async () => {
    const { rows } = await listProductionDayWells(database.db, ofField('states'), all, null, morning, {
      limit: 10,
      offset: 0,
    });
    expect(Object.fromEntries(rows.map(({ well, state }) => [well.id, state]))).toEqual({
      mute: 'silent',
      flowing: 'up',
      motionless: 'down',
      shelved: 'suspended',
      pushing: 'injecting',
    });
  });

  it('adds up to the wells', async () => {
    expect((await read(ofField('states'))).wells).toEqual({
      up: 1,
      down: 1,
      silent: 1,
      injecting: 1,
      suspended: 1,
      abandoned: 0,
      unreported: 0,
    });
  });
});

describe('the mean of the seven days before', () => {
  beforeAll(async () => {
    await writeSmallField(database.db, {
      id: 'compared',
      wells: { old: { oil: steady(100) }, back: { oil: [] }, resting: { oil: steady(70) } },
    });
    // Silent for more than the seven days, and back on the last.
    await report('back', { hours: 24, oil: 40 });
    // Down on three of the seven, of which it reported its hours alone.
    await database.db
      .updateTable('daily_production')
      .set({ hours: 0, oil: null })
      .where('well_id', '=', 'resting')
      .where('day', 'in', [day(last - 1), day(last - 2), day(last - 3)])
      .execute();
  });

  it('is compared with the volume of the wells that have one', async () => {
    expect((await read({ wellIds: ['old', 'back'] })).oil).toMatchObject({
      volume: 140,
      meanBefore: 100,
      ofMean: 100,
    });
  });

  it('has zero for a day that a well reported as down, as the day itself would', async () => {
    expect((await read({ wellIds: ['resting'] })).oil).toMatchObject({
      volume: 70,
      meanBefore: 40,
      ofMean: 70,
    });
  });
});

describe('the plan', () => {
  const planned = (
    field_id: string,
    well_id: string | null,
    {
      month = `${day(last).slice(0, 7)}-01`,
      ...rates
    }: { oil?: number; gas?: number; water_injected?: number; month?: string },
  ) =>
    database.db
      .insertInto('production_plan')
      .values({
        field_id,
        well_id,
        month,
        oil: null,
        gas: null,
        water: null,
        water_injected: null,
        frozen_at: null,
        ...rates,
      })
      .execute();
  const planOf = async (selection: WellSelection) => {
    const { oil, gas, plan } = await read(selection);
    return { oil: [oil.plan, oil.ofPlan], gas: [gas.plan, gas.ofPlan], coverage: plan };
  };
  beforeAll(async () => {
    await writeSmallField(database.db, {
      id: 'planned',
      wells: {
        hopeful: { oil: steady(80) },
        stopped: { oil: [...steady(50, last), 0], hours: [...steady(24, last), 0] },
        unplanned: { oil: steady(30) },
        late: { oil: steady(20, last) },
      },
    });
    await planned('planned', 'hopeful', { oil: 100, gas: 9_000 });
    await planned('planned', 'stopped', { oil: 45 });
    await planned('planned', 'late', { oil: 25 });
    await planned('planned', null, { oil: 190 });
    await report('stopped', { hours: 0 });
    const two = (a: string, b: string) => ({ [a]: { oil: steady(10) }, [b]: { oil: steady(20) } });
    await writeSmallField(database.db, { id: 'as-one', wells: two('one', 'other') });
    await planned('as-one', null, { oil: 33 });
    await writeSmallField(database.db, {
      id: 'as-one-late',
      wells: { punctual: { oil: steady(10) }, tardy: { oil: steady(20, last) } },
    });
    await planned('as-one-late', null, { oil: 33 });
    // Of the month before and the one after.
    await planned('compared', null, { oil: 150, month: '2025-10-01' });
    await planned('compared', 'old', { oil: 99, month: '2025-12-01' });
  });

  it('is compared with what the planned wells made that reported, and says how many had none', async () => {
    expect(await planOf(ofField('planned'))).toEqual({
      oil: [145, 80],
      gas: [null, null],
      coverage: { planned: 2, unplanned: 1 },
    });
  });

  it('counts wells with a plan of the product alone, of those that reported it', async () => {
    await writeSmallField(database.db, {
      id: 'waterflood',
      wells: {
        producer: { oil: steady(80) },
        plain: { oil: steady(10) },
        flooder: {
          oil: steady(0).map(() => null),
          hours: steady(24),
          flowKind: steady(0).map(() => 'injection'),
        },
      },
    });
    await planned('waterflood', 'producer', { oil: 100 });
    await planned('waterflood', 'flooder', { water_injected: 300 });
    await planned('waterflood', 'plain', { gas: 900 });
    expect(await planOf(ofField('waterflood'))).toEqual({
      ...{ oil: [100, 80], gas: [null, null] },
      coverage: { planned: 1, unplanned: 1 },
    });
  });

  it('is none, and not zero, where no well that reported has one', async () => {
    const none = { oil: [null, null], gas: [null, null], coverage: null };
    expect(await planOf({ wellIds: ['unplanned', 'late'] })).toEqual(none);
    expect(await planOf(ofField('compared'))).toEqual(none);
  });

  it('is the field’s where its wells have none, for the whole field alone', async () => {
    expect(await planOf(ofField('as-one'))).toMatchObject({
      oil: [33, 30],
      coverage: { planned: 2, unplanned: 0 },
    });
    expect((await planOf({ wellIds: ['one'] })).coverage).toBeNull();
    expect(await planOf({ fieldIds: ['as-one', 'compared'] })).toMatchObject({
      oil: [33, 30],
      coverage: { planned: 2, unplanned: 3 },
    });
  });

  it('of a whole field is not compared with part of it', async () => {
    expect((await planOf(ofField('as-one-late'))).coverage).toBeNull();
  });
});

describe('the clock', () => {
  beforeAll(async () => {
    const wells = (name: string) => ({ [name]: { oil: steady(10, last + 2) } });
    await writeSmallField(database.db, { id: 'utc', startHour: 6, wells: wells('of-utc') });
    await writeSmallField(database.db, {
      id: 'west',
      timeZone: 'America/Denver',
      startHour: 6,
      wells: wells('of-west'),
    });
  });
  const window = { from: day(0), to: day(last + 1) };

  it('ends a day with the hour at which the field begins its next one', async () => {
    const before = new Date(at(last + 1, 6).getTime() - 1);
    expect((await read(ofField('utc'), { window, now: before })).day).toBe(day(last - 1));
    expect((await read(ofField('utc'), { window, now: at(last + 1, 6) })).day).toBe(day(last));
  });

  it('is that of each field: neither waits for the other', async () => {
    const both = { fieldIds: ['utc', 'west'] };
    const early = await read(both, { window, now: at(last + 1, 12) });
    expect(early.day).toBe(day(last));
    expect(early.oil.volume).toBe(20);
    expect(early.fields).toMatchObject([
      { field: { id: 'utc' }, day: day(last), status: 'complete' },
      { field: { id: 'west' }, day: day(last - 1), endedDay: day(last - 1), status: 'complete' },
    ]);
    expect((await read(both, { window, now: at(last + 1, 13) })).fields.map((field) => field.day)).toEqual([
      day(last),
      day(last),
    ]);
  });

  it('stays at the day before while the report is due, and moves on without it when that is late', async () => {
    await writeSmallField(database.db, {
      id: 'awaited',
      startHour: 6,
      wells: { early: { oil: steady(10, last) }, tardier: { oil: steady(30, last) } },
    });
    const of = (hour: number) => read(ofField('awaited'), { window, now: at(last + 1, hour) });
    expect(await of(13)).toMatchObject({
      day: day(last - 1),
      oil: { volume: 40 },
      wells: { up: 2, silent: 0 },
      fields: [
        {
          day: day(last - 1),
          endedDay: day(last),
          status: 'complete',
          dueAt: at(last + 1, 14).toISOString(),
        },
      ],
    });
    expect(await of(14)).toMatchObject({
      day: day(last),
      oil: { volume: null },
      wells: { up: 0, silent: 2 },
      fields: [{ day: day(last), status: 'late', owed: 2, reported: 0, missingOil: 40 }],
    });
    await report('early', { hours: 24, oil: 12 });
    expect(await of(13)).toMatchObject({
      day: day(last),
      oil: { volume: 12 },
      // A well whose report is due is what it was on the day before.
      wells: { up: 2, silent: 0 },
      fields: [{ day: day(last), status: 'due', owed: 2, reported: 1, missingOil: 30 }],
    });
    expect(await of(14)).toMatchObject({ wells: { up: 1, silent: 1 }, fields: [{ status: 'late' }] });
  });

  it('makes a report late by the setting of its field', async () => {
    const { db } = database;
    await db.updateTable('field').set({ report_due_hours: 2 }).where('id', '=', 'awaited').execute();
    await report('early', { hours: null });
    const { fields } = await read(ofField('awaited'), { window, now: at(last + 1, 8) });
    expect(fields).toMatchObject([{ day: day(last), status: 'late', dueAt: at(last + 1, 8).toISOString() }]);
  });

  it('takes the volumes of a day of 23 or 25 hours as they are', async () => {
    const { db } = database;
    await writeSmallField(db, {
      id: 'turning',
      timeZone: 'Europe/Oslo',
      wells: { turned: { oil: [240, 230], hours: [24, 23] }, longer: { oil: [240, 250], hours: [24, 25] } },
    });
    expect(await read(ofField('turning'), { window: { from: day(0), to: day(1) } })).toMatchObject({
      oil: { volume: 480, meanBefore: 480 },
      wells: { up: 2, down: 0, silent: 0 },
    });
  });
});

describe('exceptions', () => {
  const drop = (id: string, well: string, status: ExceptionStatus, lost: number, on = last) =>
    storeDrop(database.db, {
      id,
      well,
      status,
      lost,
      day: day(on),
      detectedAt: morning,
      baseline: well === 'gained' ? 50 : 100,
    });
  const gas = (id: string, well: string, status: ExceptionStatus, lost: number, startedAt: Date) =>
    storeGas(database.db, { id, well, status, lost, startedAt });
  beforeAll(async () => {
    await writeSmallField(database.db, {
      id: 'troubled',
      wells: {
        // Fallen for one day, which is too short for an exception of the rules' own.
        dipped: { oil: [...steady(100, last), 60] },
        gained: { oil: [...steady(50, last), 55] },
        unheard: { oil: steady(50, last) },
        calm: { oil: [...steady(100, last), 90] },
      },
    });
    await recomputeInsights(database, { now: morning });
    await drop('d1', 'dipped', 'new', 40);
    await gas('g1', 'dipped', 'acknowledged', 25, at(last, 3));
    await drop('d2', 'gained', 'snoozed', 10, 3);
    await drop('d3', 'gained', 'expected', 500);
    await drop('d4', 'gained', 'resolved', 500, 4);
    await drop('d5', 'gained', 'dismissed', 500, 5);
    await drop('d6', 'unheard', 'assigned', 90);
    // Begun on the morning of the request, on a day that is not over.
    await gas('g2', 'gained', 'new', 5, at(last + 1, 3));
  });

  const exceptionsOf = async (...args: Parameters<typeof read>) => {
    const { open, oilAtRisk } = (await read(...args)).exceptions!;
    return { open, oilAtRisk };
  };

  it('count an event once however many rules found it, with what its well lost on the day', async () => {
    // The dip of one well twice, a drop and a later gas finding of another; a third has a drop, and is
    // silent since yesterday: it loses what it last lost.
    expect(await exceptionsOf(ofField('troubled'))).toEqual({ open: 5, oilAtRisk: 90 });
    // Those of the well that makes more than was expected of it lose nothing.
    expect((await read(ofField('troubled'))).exceptions).toMatchObject({ lossless: 2 });
  });

  it('are not open once they have ended, whatever was decided about them', async () => {
    await drop('d7', 'calm', 'acknowledged', 30);
    const [open, ended] = [
      { open: 1, oilAtRisk: 10 },
      { open: 0, oilAtRisk: 0 },
    ];
    expect(await exceptionsOf({ wellIds: ['calm'] })).toEqual(open);
    const { db } = database;
    await db
      .updateTable('production_drop_exception')
      .set({ ended_day: day(last) })
      .where('id', '=', 'd7')
      .execute();
    expect(await exceptionsOf({ wellIds: ['calm'] })).toEqual(ended);
    await db.deleteFrom('production_drop_exception').where('id', '=', 'd7').execute();
    await gas('g3', 'calm', 'assigned', 30, at(last, 1));
    expect(await exceptionsOf({ wellIds: ['calm'] })).toEqual(open);
    await db
      .updateTable('gas_exception')
      .set({ ended_at: at(last, 2) })
      .where('id', '=', 'g3')
      .execute();
    expect(await exceptionsOf({ wellIds: ['calm'] })).toEqual(ended);
    await db.deleteFrom('gas_exception').where('id', '=', 'g3').execute();
  });

  it('stay open at a well that has stopped reporting, beside its silence', async () => {
    await writeSmallField(database.db, {
      id: 'gone',
      wells: { left: { oil: steady(50, 10) }, stays: { oil: steady(50) } },
    });
    await drop('d8', 'left', 'new', 20, 9);
    expect(await exceptionsOf(ofField('gone'))).toEqual({ open: 2, oilAtRisk: null });
  });

  it('are those that had begun by a given day', async () => {
    expect(await exceptionsOf(ofField('troubled'), { until: day(last) })).toEqual({ open: 4, oilAtRisk: 90 });
    expect(await exceptionsOf(ofField('troubled'), { until: day(last - 1) })).toEqual({
      open: 1,
      oilAtRisk: 0,
    });
  });

  it('are not known where no well has reported for long, or yet, whatever the window begins with', async () => {
    const later = at(last + 100, 6);
    const long = { from: day(0), to: day(last + 99) };
    expect((await read(ofField('troubled'), { window: long, now: later })).exceptions).toBeNull();
    const summary = (window: DayWindow, now: Date) =>
      readExceptionSummary(database.db, ofField('troubled'), { window, until: null, now });
    expect((await summary(long, later)).oilAtRisk).toBeNull();
    const ahead = { from: '2199-01-01', to: '2199-02-01' };
    expect(await exceptionsOf(ofField('troubled'), { window: ahead })).toMatchObject({ open: 5 });
    expect(await exceptionsOf({ wellIds: ['calm'] }, { window: ahead })).toEqual({ open: 0, oilAtRisk: 0 });
  });

  it('put nothing at risk where there are none, and what was last lost where their wells are silent', async () => {
    expect(await exceptionsOf({ wellIds: ['calm'] })).toEqual({ open: 0, oilAtRisk: 0 });
    expect(await exceptionsOf({ wellIds: ['unheard', 'calm'] })).toEqual({ open: 2, oilAtRisk: 50 });
  });
});
