import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { listChangePoints } from '../../src/queries/change-points.ts';
import { readExceptionSummary } from '../../src/queries/exception-summary.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import { everyDay } from '../../src/queries/grouped-events.ts';
import { listExceptions, readAllEvents } from '../../src/queries/well-exceptions.ts';
import { hasOpenFinding, newestDayOfAll } from '../../src/recompute/open-findings.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeChange, storeDrop, storeGas } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 60;
const now = at(length, 6);
const page = { limit: 500, offset: 0 };
const choice = { window: everyDay, until: null, now };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const steady = (days: number) => Array.from({ length: days }, () => 100);
  await writeSmallField(database.db, {
    id: 'field',
    wells: { 'W-1': { oil: [...steady(length - 1), 90] }, 'W-2': { oil: steady(length - 3) } },
  });
  await recomputeInsights(database, { now });
});
beforeEach(async () => {
  for (const table of ['change_point', 'production_drop_exception', 'gas_exception'] as const)
    await database.db.deleteFrom(table).execute();
});
afterAll(() => database.drop());

const change = (id: string, place: number, more: Partial<Parameters<typeof storeChange>[1]> = {}) =>
  storeChange(database.db, {
    id,
    well: 'W-1',
    lost: 8,
    day: day(place),
    detectedAt: at(place + 9),
    ...more,
  });
const drop = (id: string, place: number, endedDay: string | null = null) =>
  storeDrop(database.db, {
    id,
    well: 'W-1',
    lost: 8,
    day: day(place),
    detectedAt: at(place + 1),
    endedDay,
    status: endedDay === null ? 'new' : 'resolved',
  });
/** Lets a step of the choke, the only entry of the log, explain a change. */
async function logChoke(id: string, place: number, { from, to }: { from: number; to: number }) {
  await database.db.deleteFrom('well_event').execute();
  await database.db
    .insertInto('well_event')
    .values({
      ...{
        id: 'choke',
        field_id: 'field',
        well_id: 'W-1',
        kind: 'choke',
        starts_at: at(place),
        ends_at: null,
      },
      ...{
        planned: false,
        reason_code: null,
        from_value: from,
        to_value: to,
        unit: '%',
        source: 'operator',
        remark: null,
      },
    })
    .execute();
  await database.db
    .insertInto('change_point_event')
    .values({ change_point_id: id, event_id: 'choke', days_apart: 0 })
    .execute();
}
const list = async () => (await listExceptions(database.db, { wellIds: ['W-1'] }, choice, page)).rows;

describe('a confirmed change', () => {
  it('is an event of its own, with what changed, where no loss is near', async () => {
    await change('c1', length - 12);
    expect(await list()).toMatchObject([
      {
        id: 'c1',
        kind: 'change',
        isOpen: true,
        since: day(length - 12),
        rate: 90,
        baseline: 100,
        change: { variable: 'oilRate', meanBefore: 100, meanAfter: 92, direction: 'down' },
        lossPerDay: 10,
      },
    ]);
  });

  it('is part of a drop near its begin or its end, and no row beside it', async () => {
    await drop('d1', length - 12, day(length - 8));
    await change('begin', length - 10);
    await change('end', length - 5, { variable: 'waterCut' });
    await change('apart', length - 2, { variable: 'liquidRate' });
    expect((await list()).map(({ id }) => id)).toEqual(['apart', 'd1']);
  });

  it('of the gas-oil ratio is one event with its rise by R4 up to 14 days later, with no other gas', async () => {
    const gorRise = length - 20;
    await change('c1', gorRise, { variable: 'gor', lost: -8 });
    const gas = (place: number, rule: 'R1' | 'R4') =>
      storeGas(database.db, { id: 'g1', well: 'W-1', lost: 8, startedAt: at(place, 3), rule });
    const found = async () => (await list()).map(({ since, findings }) => [since, findings]);
    await gas(gorRise + 14, 'R4');
    expect(await found()).toEqual([[day(gorRise), 2]]);
    await database.db.deleteFrom('gas_exception').execute();
    await gas(gorRise + 14, 'R1');
    expect(await found()).toHaveLength(2);
    await database.db.deleteFrom('gas_exception').execute();
    await gas(gorRise + 15, 'R4');
    expect(await found()).toHaveLength(2);
  });

  it('of the gas-oil ratio is one event with its rise by R4, whatever was found between them', async () => {
    const gorRise = length - 20;
    await change('c1', gorRise, { variable: 'gor', lost: -8 });
    await drop('between', gorRise + 6);
    await storeGas(database.db, {
      id: 'g1',
      well: 'W-1',
      lost: 5,
      startedAt: at(gorRise + 12, 3),
      rule: 'R4',
    });
    const found = (await list()).map(({ since, findings }) => [since, findings]);
    expect(found.sort()).toEqual([
      [day(gorRise), 2],
      [day(gorRise + 6), 1],
    ]);
    // A drop beside the second rise is part of what both are of, as it would be of either.
    await drop('beside', gorRise + 14);
    expect((await list()).map(({ since, findings }) => [since, findings]).sort()).toEqual([
      [day(gorRise), 3],
      [day(gorRise + 6), 1],
    ]);
  });

  it('is no event while it is not confirmed', async () => {
    await change('c1', length - 5, { provisional: true });
    expect(await list()).toEqual([]);
  });

  it('is over when the next change replaces its level, or after thirty days', async () => {
    await change('old', length - 45, { variable: 'waterCut' });
    await change('replaced', length - 20);
    await change('newest', length - 12);
    const ends = (await list()).map(({ id, isOpen, endedOn }) => [id, isOpen, endedOn]);
    expect(ends).toEqual([
      ['newest', true, null],
      ['replaced', false, day(length - 13)],
      ['old', false, day(length - 16)],
    ]);
  });

  it('is not open where it lost nothing, but for a rise of the gas-oil ratio, or where the log explains it', async () => {
    await change('rise', length - 12, { lost: 0 });
    await change('known', length - 20, { variable: 'waterCut', status: 'explained' });
    await change('gas', length - 5, { variable: 'gor', lost: 0 });
    await database.db.updateTable('change_point').set({ delta: 20 }).where('id', '=', 'gas').execute();
    expect(await list()).toMatchObject([
      { id: 'gas', isOpen: true, lossPerDay: 0 },
      { id: 'rise', isOpen: false, lossPerDay: null, lossSoFar: 0 },
      { id: 'known', isOpen: false, status: 'explained', lossPerDay: null },
    ]);
  });
});

it('gives a change the state of the open exception that it is part of, as the exception report has it', async () => {
  await change('before', length - 40);
  await drop('d1', length - 12);
  await change('begins', length - 14);
  await change('joined', length - 5);
  await change('judged', length - 11, { status: 'explained' });
  await database.db
    .updateTable('production_drop_exception')
    .set({ status: 'assigned', version: 2 })
    .where('id', '=', 'd1')
    .execute();
  const states = async () => {
    const { rows } = await listChangePoints(database.db, { wellIds: ['W-1'] }, everyDay, page, { now });
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
  };
  const [event] = (await list()).filter(({ id }) => id === 'd1');
  expect(event?.status).toBe('assigned');
  const assigned = { begins: 'assigned', joined: 'assigned' };
  expect(await states()).toEqual({ before: 'new', judged: 'explained', ...assigned });
  await database.db
    .updateTable('production_drop_exception')
    .set({ status: 'new', standing_from: day(length - 1) })
    .where('id', '=', 'd1')
    .execute();
  expect(await states()).toMatchObject({ begins: 'standing', joined: 'standing' });
});

it('gives a change that begins with it its cause, as the exception has it', async () => {
  await storeDrop(database.db, {
    ...{ id: 'd1', well: 'W-1', lost: 8, day: day(length - 12), detectedAt: at(length - 11) },
    cause: 'watering',
  });
  await change('begins', length - 10);
  await change('later', length - 5);
  const { rows } = await listChangePoints(database.db, { wellIds: ['W-1'] }, everyDay, page, { now });
  expect(rows.map(({ id, cause, causeScore }) => [id, cause, causeScore])).toEqual([
    ['later', null, null],
    ['begins', 'watering', 1],
  ]);
  expect(await list()).toContainEqual(
    expect.objectContaining({ id: 'd1', cause: 'watering', causeScore: 1 }),
  );
});

it('is explained by the log entry of the change beside it, but not by a treatment or a test', async () => {
  await drop('d1', length - 12);
  await change('c1', length - 12);
  for (const [place, kind] of (['shutIn', 'chemical', 'test'] as const).entries()) {
    await database.db
      .insertInto('well_event')
      .values({
        id: kind,
        field_id: 'field',
        well_id: 'W-1',
        kind,
        starts_at: at(length - 12 - place),
        ends_at: at(length - 12 - place, 6),
        planned: false,
        reason_code: null,
        from_value: null,
        to_value: null,
        unit: null,
        source: 'operator',
        remark: null,
      })
      .execute();
  }
  const link = async (id: string) => {
    await database.db.deleteFrom('change_point_event').execute();
    await database.db
      .insertInto('change_point_event')
      .values({ change_point_id: 'c1', event_id: id, days_apart: 0 })
      .execute();
    return (await list()).map(({ causeEvent }) => causeEvent?.id ?? null);
  };
  const foundBy = async (cause: string) => {
    const where = `cause=${cause}`;
    const { rows } = await listExceptions(database.db, { wellIds: ['W-1'] }, choice, { ...page, where });
    return rows.map(({ id }) => id);
  };
  expect(await link('shutIn')).toEqual(['shutIn']);
  expect(await foundBy('log')).toEqual(['d1']);
  expect(await foundBy('unknown')).toEqual([]);
  expect(await link('chemical')).toEqual([null]);
  expect(await foundBy('log')).toEqual([]);
  expect(await link('test')).toEqual([null]);
  expect(await foundBy('unknown')).toEqual(['d1']);
  // A test explains the change that is an event of its own.
  await database.db.deleteFrom('production_drop_exception').execute();
  expect(await foundBy('log')).toEqual(['c1']);
  await database.db.deleteFrom('well_event').execute();
});

it('is part of the loss of its rate that was open when it came, which names what explains it by its own day', async () => {
  await drop('d1', length - 30);
  await change('c1', length - 12);
  await change('c2', length - 10, { variable: 'waterCut' });
  const listed = async () => {
    const { rows } = await listExceptions(database.db, { fieldIds: ['field'] }, choice, page);
    return rows.filter(({ kind }) => kind !== 'noData');
  };
  await logChoke('c1', length - 12, { from: 31, to: 18 });
  const found = await listed();
  expect(found.map(({ id }) => id).sort()).toEqual(['c2', 'd1']);
  const later = found.flatMap(({ id, laterEvents }) => laterEvents.map(({ from, to }) => [id, from, to]));
  expect(later).toEqual([['d1', 31, 18]]);
  // What was opened lowered nothing.
  await logChoke('c1', length - 12, { from: 18, to: 31 });
  expect((await listed()).flatMap(({ laterEvents }) => laterEvents)).toEqual([]);
  // A loss that stands is the level of the well: what comes then is a change of its own.
  await database.db
    .updateTable('production_drop_exception')
    .set({ standing_from: day(length - 15) })
    .execute();
  expect((await listed()).map(({ id }) => id)).toContain('c1');
  await database.db.deleteFrom('well_event').execute();
});

it('is open whatever the first day of the window is', async () => {
  await change('c1', length - 28);
  await drop('d1', length - 12);
  const selection = { fieldIds: ['field'] };
  const openFrom = async (from: string) => {
    const window = { from, to: day(length + 9) };
    const { open, oilAtRisk } = await readExceptionSummary(database.db, selection, { ...choice, window });
    return { open, oilAtRisk };
  };
  const all = await openFrom(day(0));
  expect(all.open).toBe(3);
  expect(await openFrom(day(length - 1))).toEqual(all);
  // No well has reported a day of this one.
  expect(await openFrom(day(length + 1))).toEqual(all);
});

describe('a well in the search', () => {
  const isOpen = async () => {
    const { rows } = await sql<{ open: boolean }>`
      select ${hasOpenFinding(sql.ref('well.id'), newestDayOfAll)} as open from well where id = 'W-1'`.execute(
      database.db,
    );
    const open = (await list()).some((event) => event.isOpen);
    return { list: open, search: rows[0]!.open };
  };

  it.each<[string, () => Promise<unknown>, boolean]>([
    ['with a change alone', () => change('c1', length - 12), true],
    [
      'with a change that a later one replaced and a person explained',
      async () => {
        await change('c1', length - 20);
        await change('c2', length - 10, { status: 'explained' });
      },
      false,
    ],
    [
      'with a change that began a drop which is over',
      async () => {
        await change('c1', length - 20);
        await drop('d1', length - 19, day(length - 5));
      },
      false,
    ],
    [
      'with a change that began a drop which goes on',
      async () => {
        await change('c1', length - 20);
        await drop('d1', length - 19);
      },
      true,
    ],
  ])('%s has an open exception where the list has one', async (_, store, open) => {
    await store();
    expect(await isOpen()).toEqual({ list: open, search: open });
  });
});

describe('a missing report', () => {
  it('is an event since the day after the last one, of which nobody knows the loss', async () => {
    const { rows } = await listExceptions(database.db, { fieldIds: ['field'] }, choice, page);
    expect(rows).toMatchObject([
      {
        kind: 'noData',
        isOpen: true,
        well: { id: 'W-2' },
        since: day(length - 3),
        lossPerDay: null,
        lossSoFar: null,
        severity: 'medium',
      },
    ]);
  });

  it('is over when the well reports again, if people decided on it', async () => {
    const [event] = await readAllEvents(database.db, ['W-2'], now);
    await database.db
      .insertInto('no_data_exception')
      .values({
        id: 'nd-kept',
        well_id: 'W-2',
        day: day(10),
        status: 'acknowledged',
        assignee_id: null,
        snoozed_until: null,
        feedback: null,
        decided_by: null,
        decided_at: null,
        version: 2,
      })
      .execute();
    const events = await readAllEvents(database.db, ['W-2'], now);
    expect(events.map(({ id, isOpen, endedOn, version }) => [id, isOpen, endedOn, version]).sort()).toEqual(
      [
        [event!.id, true, null, 1],
        ['nd-kept', false, day(10), 2],
      ].sort(),
    );
    await database.db.deleteFrom('no_data_exception').execute();
  });
});

it('of gas is standing where its rise is, and is not open then', async () => {
  await storeGas(database.db, { id: 'g1', well: 'W-1', lost: 8, startedAt: at(length - 45), rule: 'R4' });
  const state = async () =>
    (await list()).map(({ id, isOpen, status, lossPerDay }) => [id, isOpen, status, lossPerDay === null]);
  expect(await state()).toEqual([['g1', true, 'new', false]]);
  const standing = { standing_from: day(length - 5) };
  await database.db.updateTable('gas_exception').set(standing).execute();
  // What it costs in oil is a loss of the rate: it has none of its own.
  expect(await state()).toEqual([['g1', false, 'standing', true]]);
  const isMarked = sql<{ open: boolean }>`
    select ${hasOpenFinding(sql.ref('well.id'), newestDayOfAll)} as open from well where id = 'W-1'`;
  expect((await isMarked.execute(database.db)).rows).toEqual([{ open: false }]);
  await database.db.updateTable('gas_exception').set({ status: 'dismissed' }).execute();
  expect(await state()).toEqual([['g1', false, 'dismissed', true]]);
});

it('is found by the cause that its kind stands for where none was worked out', async () => {
  await change('c1', length - 28);
  await drop('d1', length - 12);
  await storeGas(database.db, { id: 'g1', well: 'W-1', lost: 8, startedAt: at(length - 45) });
  const selection = { fieldIds: ['field'] };
  const where = async (condition: string) => {
    const { rows } = await listExceptions(database.db, selection, choice, { ...page, where: condition });
    return rows.map(({ id, kind }) => (kind === 'noData' ? kind : id)).sort();
  };
  expect(await where('cause=gas')).toEqual(['g1']);
  expect(await where('cause=unknown')).toEqual(['c1', 'd1']);
  expect(await where('cause=')).toEqual(['noData']);
});

it('counts on the dashboard what the list has, and sums the same oil', async () => {
  await change('c1', length - 28);
  await drop('d1', length - 12);
  const selection = { fieldIds: ['field'] };
  const open = (await listExceptions(database.db, selection, choice, page)).rows.filter((row) => row.isOpen);
  const oilAtRisk = open.reduce((sum, { lossPerDay }) => sum + (lossPerDay ?? 0), 0);
  expect(open).toHaveLength(3);
  expect(oilAtRisk).toBeCloseTo(10);
  const summary = await readExceptionSummary(database.db, selection, choice);
  expect(summary).toMatchObject({ open: 3, oilAtRisk });
  const { exceptions } = await readProductionDay(database.db, selection, everyDay, null, now);
  expect(exceptions).toMatchObject({
    open: 3,
    oilAtRisk,
    gasAtRisk: 0,
    standing: { wells: 0, oil: 0, gas: 0 },
  });
});
