import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { levels } from '../../src/insights/record.fixture.ts';
import { everyDay } from '../../src/queries/grouped-events.ts';
import { listExceptions } from '../../src/queries/well-exceptions.ts';
import { listSchedule, scheduleWindow } from '../../src/queries/schedule.ts';
import { refreshNotifications } from '../../src/recompute/notifications.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeDays, writeSmallField } from '../support/small-field.ts';
import { storeChange, storeDrop, storeGas } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 100;
/** The morning after the last day. */
const now = at(length, 6);
const steady = { oil: levels([100, length]) };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const notes = () =>
  database.db
    .selectFrom('notification')
    .select([
      'id',
      'kind',
      'severity',
      'title',
      'well_id as well',
      'link',
      'group_key as groupKey',
      'count',
      'created_at as at',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const exceptions = async () => (await notes()).filter(({ kind }) => kind === 'exception');
const refresh = (moment = now) => refreshNotifications(database.db, moment);
const drop = (id: string, begin: number, more: { lost?: number; well?: string; endedDay?: string } = {}) =>
  storeDrop(database.db, {
    id,
    well: 'A',
    lost: 20,
    day: day(begin),
    detectedAt: at(begin + 1),
    ...more,
  });
const readBy = async () => {
  const rows = await database.db.selectFrom('notification_read').select('notification_id as id').execute();
  return rows.map(({ id }) => id);
};

describe('an episode of a well', () => {
  beforeEach(() => writeSmallField(database.db, { id: 'field', wells: { A: steady, B: steady, C: steady } }));
  /** Of the well that loses most, which is in the bell for that. */
  const largest = () => drop('largest', length - 12, { well: 'C', lost: 60 });

  it('is one notification, whichever rules found it, by its well and the rule that loses most', async () => {
    await drop('small', length - 3, { lost: 10 });
    await storeGas(database.db, { id: 'gas', well: 'A', lost: 30, startedAt: at(length - 2) });
    await drop('other', length - 2, { well: 'B' });
    await refresh();
    expect(await exceptions()).toMatchObject([
      {
        well: 'A',
        title: 'Gas interface on A',
        groupKey: 'exception:A:R1',
        count: 2,
        link: '/dashboard/exception-report?wellIds=A&exception=gas',
        at: at(length - 2),
      },
      { well: 'B', title: 'High production drop on B', groupKey: 'exception:B:drop', count: 1 },
    ]);
  });

  it('is raised of a medium loss of gas, of one of oil only where it is high, with what it loses', async () => {
    await drop('oil', length - 3);
    await drop('gas', length - 3, { well: 'B', lost: 12_000 });
    const { db } = database;
    await db.updateTable('production_drop_exception').set({ severity: 'medium' }).execute();
    await db
      .updateTable('production_drop_exception')
      .set({
        variable: 'gas',
        severity_factors: JSON.stringify({ loss: 12, confidence: 1, persistenceDays: 1 }),
      })
      .where('id', '=', 'gas')
      .execute();
    await largest();
    await refresh();
    expect(await exceptions()).toMatchObject([{ well: 'C' }, { well: 'B', severity: 'medium' }]);
    const stored = await db.selectFrom('notification').select('facts').where('well_id', '=', 'B').execute();
    expect(stored).toMatchObject([{ facts: { loss: 12, variable: 'gasRate' } }]);
  });

  it('is another one when it begins more than three days later', async () => {
    await drop('first', length - 8);
    await drop('second', length - 4);
    await refresh();
    expect(await exceptions()).toHaveLength(2);
  });

  it('makes no second one when it goes on, grows, is over in part, or is dated a day earlier', async () => {
    await drop('first', length - 5);
    await refresh();
    const [made] = await exceptions();
    const [person] = await database.db
      .insertInto('app_user')
      .values({ email: 'a@b.example', first_name: 'A', last_name: 'B', role_id: 2, password_hash: null })
      .returning('id')
      .execute();
    await database.db
      .insertInto('notification_read')
      .values({ notification_id: made!.id, user_id: person!.id, read_at: now })
      .execute();
    await refresh();
    await drop('more', length - 3, { lost: 50 });
    await refresh();
    expect(await exceptions()).toMatchObject([{ id: made!.id, count: 2, at: made!.at }]);
    await database.db
      .updateTable('production_drop_exception')
      .set({ ended_day: day(length - 4), status: 'resolved' })
      .where('id', '=', 'first')
      .execute();
    await refresh();
    // The same event, found anew with another first day.
    await database.db.deleteFrom('production_drop_exception').execute();
    await drop('again', length - 6);
    await refresh();
    expect(await exceptions()).toMatchObject([{ id: made!.id, count: 1 }]);
    expect(await readBy()).toEqual([made!.id]);
  });

  it('that went while it was decided on comes back as the same one', async () => {
    await drop('d', length - 3);
    await refresh();
    const before = await exceptions();
    const decide = (status: 'acknowledged' | 'new') =>
      database.db.updateTable('production_drop_exception').set({ status }).execute();
    await decide('acknowledged');
    await refresh();
    expect(await exceptions()).toEqual([]);
    await decide('new');
    await refresh();
    expect(await exceptions()).toEqual(before);
  });

  it('stays as long as it is open and undecided, and 14 days where it is over', async () => {
    await drop('open', length - 3);
    await drop('over', length - 3, { well: 'B' });
    await refresh();
    const wells = async () => (await exceptions()).map(({ title }) => title.split(' ').at(-1)).sort();
    expect(await wells()).toEqual(['A', 'B']);
    await database.db
      .updateTable('production_drop_exception')
      .set({ ended_day: day(length - 1), status: 'resolved' })
      .where('id', '=', 'over')
      .execute();
    for (const well of ['A', 'B']) await writeDays(database.db, well, { oil: levels([100, length + 20]) });
    await refresh(at(length + 10, 6));
    expect(await wells()).toEqual(['A', 'B']);
    await refresh(at(length + 20, 6));
    expect(await wells()).toEqual(['A']);
    await database.db.updateTable('production_drop_exception').set({ status: 'acknowledged' }).execute();
    await refresh(at(length + 20, 6));
    expect(await wells()).toEqual([]);
  });

  it('makes none when it is over, or began before the last 14 days, when it is first found', async () => {
    await drop('over', length - 3, { endedDay: day(length - 2) });
    await drop('old', length - 30, { well: 'B' });
    await largest();
    await refresh();
    expect(await exceptions()).toMatchObject([{ well: 'C' }]);
    // It grows into the window: still what began long ago.
    await database.db.deleteFrom('production_drop_exception').execute();
    for (let begin = length - 30; begin < length; begin += 3) await drop(`d${begin}`, begin);
    await largest();
    await refresh();
    expect(await exceptions()).toMatchObject([{ well: 'C' }]);
  });

  it('has no second one for a change that begins with it, and is serious where that is', async () => {
    const change = (id: string, well: string, begin: number) =>
      storeChange(database.db, { id, well, lost: 20, day: day(begin), detectedAt: at(length - 1) });
    await drop('d', length - 8);
    await database.db.updateTable('production_drop_exception').set({ severity: 'medium' }).execute();
    await largest();
    await refresh();
    expect(await notes()).toMatchObject([{ well: 'C' }]);
    await change('beside', 'A', length - 7);
    await change('alone', 'B', length - 7);
    await refresh();
    const titles = async () =>
      (await notes()).flatMap(({ title, well }) => (well === 'C' ? [] : [title])).sort();
    expect(await titles()).toEqual(['Change on B', 'High production drop on A']);
    // The change is no news of its own when the drop is over.
    const over = { ended_day: day(length - 2), status: 'resolved' as const };
    await database.db.updateTable('production_drop_exception').set(over).where('id', '=', 'd').execute();
    await refresh();
    expect(await titles()).toEqual(['Change on B', 'High production drop on A']);
  });

  it('makes none from a feed that is silent, which is told once a silence', async () => {
    await drop('d', length - 1);
    await refresh(at(length + 2, 6));
    expect(await notes()).toMatchObject([{ kind: 'system', title: 'No data from field' }]);
    const [first] = await notes();
    await refresh(at(length + 3, 6));
    expect(await notes()).toEqual([first]);
    for (const well of ['B', 'C']) await writeDays(database.db, well, { oil: levels([100, length + 3]) });
    await refresh(at(length + 3, 6));
    expect(await notes()).toMatchObject([{ title: 'No data from A', groupKey: 'noData:field' }]);
  });

  it('is of the silences that the exception report lists, as soon as a report is late', async () => {
    // A alone has not reported the last day, which is late from 08:00.
    for (const well of ['B', 'C']) await writeDays(database.db, well, { oil: levels([100, length + 1]) });
    const listed = async (moment: Date) => {
      const choice = { window: everyDay, until: null, now: moment };
      const { rows } = await listExceptions(database.db, {}, choice, { limit: 10, offset: 0 });
      return rows.map(({ well, silence }) => `No data from ${silence ? well.fieldName : well.name}`);
    };
    for (const [hour, titles] of [
      [7, []],
      [9, ['No data from A']],
    ] as const) {
      await refresh(at(length + 1, hour));
      expect((await notes()).map(({ title }) => title)).toEqual(titles);
      expect(await listed(at(length + 1, hour))).toEqual(titles);
    }
  });
});

describe('a shut-in in the log', () => {
  const large = { oil: levels([300, length]) };
  const small = { oil: levels([10, length]) };
  beforeEach(async () => {
    await writeSmallField(database.db, { id: 'field', wells: { A: large, B: steady, S: small } });
    await recomputeInsights(database, { now });
  });
  const shutIn = async (
    id: string,
    from: Date,
    more: { well?: string; to?: Date; planned?: boolean } = {},
  ): Promise<void> => {
    const { well = 'A', to = null, planned = false } = more;
    await database.db
      .insertInto('well_event')
      .values({
        ...{ id, field_id: 'field', well_id: well, kind: 'shutIn', starts_at: from, ends_at: to, planned },
        ...{
          reason_code: null,
          from_value: null,
          to_value: null,
          unit: null,
          source: 'operator',
          remark: null,
        },
      })
      .execute();
  };
  /** As the log's entry makes it: its wells are due. */
  const compute = (moment: Date) => recomputeInsights(database, { due: true, now: moment });
  const facts = async () => {
    const rows = await database.db.selectFrom('notification').select('facts').execute();
    return rows.map((row) => row.facts);
  };
  const down = (days: number) => ({
    oil: levels([300, length], [0, days]),
    hours: levels([24, length], [0, days]),
  });
  const others = async (days: number) => {
    await writeDays(database.db, 'B', { oil: levels([100, length + days]) });
    await writeDays(database.db, 'S', { oil: levels([10, length + days]) });
  };

  it('rings at the next computation, hours before the day is over that makes it a downtime', async () => {
    await shutIn('stop', at(length, 5));
    await compute(now);
    expect(await notes()).toMatchObject([
      {
        ...{
          kind: 'exception',
          well: 'A',
          severity: 'high',
          title: 'Shut in: A',
          count: 1,
          at: at(length, 5),
        },
        ...{ link: '/dashboard?well=A', groupKey: 'exception:A:downtime' },
      },
    ]);
    expect(await facts()).toEqual([
      {
        ...{
          code: 'shutIn',
          names: ['A'],
          moment: at(length, 5).toISOString().replace('.000', ''),
          loss: 300,
        },
        ...{ variable: 'oilRate', before: 300, after: 0, unit: 'Sm3/d', status: 'new', open: 1 },
      },
    ]);
  });

  it('is the notification that its downtime joins, with its time and its group', async () => {
    await shutIn('stop', at(length, 0));
    await compute(at(length, 1));
    const [rung] = await notes();
    await others(1);
    await writeDays(database.db, 'A', down(1));
    await compute(at(length + 1, 6));
    expect(await notes()).toMatchObject([
      {
        ...{ id: rung!.id, at: rung!.at, groupKey: rung!.groupKey, title: 'Downtime on A', count: 1 },
        link: expect.stringContaining('&exception=pd-') as string,
      },
    ]);
    // What was decided on the exception is decided of the matter.
    await database.db.updateTable('production_drop_exception').set({ status: 'acknowledged' }).execute();
    await refresh(at(length + 1, 6));
    expect(await notes()).toEqual([]);
  });

  it('that was over before it was known, was planned, is small or has flowed since rings not', async () => {
    await shutIn('over', at(length - 1, 2), { to: at(length - 1, 4) });
    await shutIn('planned', at(length, 1), { well: 'B', planned: true });
    await shutIn('small', at(length, 2), { well: 'S' });
    await shutIn('forgotten', at(length - 5, 2));
    // It loses more than the small well, which were else the largest loss of all.
    await drop('larger', length - 3, { well: 'B' });
    await refresh();
    expect((await notes()).map(({ well }) => well)).toEqual(['B']);
  });

  it('is over with its end, and stays for what it was', async () => {
    await shutIn('stop', at(length, 1));
    await compute(at(length, 2));
    await database.db
      .updateTable('well_event')
      .set({ ends_at: at(length, 4) })
      .execute();
    await compute(now);
    expect(await notes()).toMatchObject([{ title: 'Shut in: A' }]);
    expect(await facts()).toMatchObject([{ open: 0 }]);
  });
});

describe('the largest loss', () => {
  beforeEach(() => writeSmallField(database.db, { id: 'field', wells: { A: steady, B: steady, C: steady } }));
  const medium = () =>
    database.db.updateTable('production_drop_exception').set({ severity: 'medium' }).execute();
  const store = (id: string, well: string, lost: number, cause: 'unknown' | 'watering') =>
    storeDrop(database.db, {
      id,
      well,
      lost,
      cause,
      day: day(length - 20 - lost),
      detectedAt: at(length - 19 - lost),
    });
  const wells = async () => (await exceptions()).map(({ well }) => well).sort();

  it('of all and that of the unexplained are in the bell, whatever their severity and their age', async () => {
    await store('a', 'A', 30, 'watering');
    await store('b', 'B', 20, 'unknown');
    await store('c', 'C', 10, 'unknown');
    await medium();
    await refresh();
    expect(await wells()).toEqual(['A', 'B']);
    // Raised, they stay, and the next is none while these wait for an answer.
    await store('d', 'C', 40, 'unknown');
    await medium();
    await refresh();
    expect(await wells()).toEqual(['A', 'B', 'C']);
    await database.db
      .updateTable('production_drop_exception')
      .set({ status: 'acknowledged' })
      .where('id', 'in', ['a', 'd', 'c'])
      .execute();
    await refresh();
    expect(await wells()).toEqual(['B']);
  });
});

describe('a loss beside one that rings for its severity', () => {
  beforeEach(() =>
    writeSmallField(database.db, { id: 'field', wells: { A: steady, B: steady, C: steady, D: steady } }),
  );

  it('rings as well where it is larger, whatever its severity and age, and not where it is smaller', async () => {
    const store = (id: string, well: string, lost: number, ago: number) =>
      storeDrop(database.db, {
        ...{ id, well, lost, cause: 'watering' as const },
        ...{ day: day(length - ago), detectedAt: at(length - ago + 1) },
      });
    await store('high', 'A', 40, 3);
    await store('larger', 'B', 60, 40);
    await store('smaller', 'C', 30, 3);
    await store('largest', 'D', 70, 3);
    await database.db
      .updateTable('production_drop_exception')
      .set({ severity: 'medium' })
      .where('id', '<>', 'high')
      .execute();
    await refresh();
    expect((await exceptions()).map(({ well }) => well).sort()).toEqual(['A', 'B', 'D']);
  });
});

describe('a first import of years', () => {
  const falls = (begin: number) => ({ oil: levels([400, begin], [100, length - begin]) });

  it('notifies of what goes on since lately alone', async () => {
    await writeSmallField(database.db, {
      id: 'field',
      wells: {
        // What has lasted for weeks, what is over, a feed that ended long ago, and what fell the day before.
        lasting: falls(70),
        over: { oil: levels([400, 85], [100, 4], [400, 11]) },
        ended: { oil: levels([400, 20]) },
        fallen: falls(length - 2),
      },
    });
    await recomputeInsights(database, { now });
    const found = await database.db
      .selectFrom('production_drop_exception')
      .select(['well_id as well', 'severity'])
      .orderBy('well_id')
      .execute();
    expect(found).toEqual(['fallen', 'lasting', 'over'].map((well) => ({ well, severity: 'high' })));
    expect(await notes()).toMatchObject([{ kind: 'exception', well: 'fallen' }]);
  });

  it('makes one notification for each episode when two fields are computed at once, and again', async () => {
    for (const id of ['north', 'south'])
      await writeSmallField(database.db, { id, wells: { [`${id}-1`]: falls(length - 2) } });
    const compute = (well: string) => recomputeInsights(database, { now, wellIds: [well] });
    await Promise.all([compute('north-1'), compute('south-1'), refresh()]);
    const wells = async () => (await exceptions()).map(({ well }) => well).sort();
    expect(await wells()).toEqual(['north-1', 'south-1']);
    const first = await exceptions();
    await Promise.all([compute('north-1'), compute('south-1')]);
    expect(await exceptions()).toEqual(first);
  });
});

describe('the facts of a notification', () => {
  const factsOf = async () => {
    const rows = await database.db.selectFrom('notification').select('facts').orderBy('id').execute();
    return rows.map(({ facts }) => facts);
  };
  beforeEach(() => writeSmallField(database.db, { id: 'field', wells: { A: steady, B: steady } }));

  it('hold the values and names that its English text was written from', async () => {
    await drop('d', length - 3, { lost: 30 });
    await refresh();
    expect(await factsOf()).toEqual([
      expect.objectContaining({ code: 'drop', names: ['A'], variable: 'oilRate', unit: 'Sm3/d' }),
    ]);
    const [facts] = await factsOf();
    expect(facts!.before! - facts!.after!).toBeCloseTo(30);
  });

  it('are those of the list of exceptions while a loss is open: what is expected, and the newest day', async () => {
    const fall = levels([100, length - 9], [30, 8], [35, 1]);
    await writeDays(database.db, 'A', { oil: fall });
    await recomputeInsights(database, { now });
    const [event] = (
      await listExceptions(
        database.db,
        { wellIds: ['A'] },
        { window: everyDay, until: null, now },
        { limit: 9, offset: 0 },
      )
    ).rows;
    expect(event).toMatchObject({ isOpen: true, rate: 35 });
    const [facts] = await factsOf();
    expect(facts).toMatchObject({ code: 'drop', after: event!.rate });
    expect(facts!.before).toBeCloseTo(event!.baseline!);
    const [note] = await database.db.selectFrom('notification').select('body').execute();
    expect(note!.body).toBe(
      `Oil 35.0 Sm3/d against ${event!.baseline!.toFixed(1)} Sm3/d (-${Math.round(event!.dropPct!)} %)`,
    );
  });

  it('come to one that an earlier version made', async () => {
    await storeGas(database.db, { id: 'gas', well: 'A', lost: 30, startedAt: at(length - 2) });
    await refresh();
    await database.db.updateTable('notification').set({ facts: null }).execute();
    await refresh();
    expect(await factsOf()).toEqual([
      { code: 'gas', finding: 'gas', loss: 30, names: ['A'], rule: 'R1', status: 'new', open: 1 },
    ]);
  });
});

describe('the schedule', () => {
  const plan = (
    id: string,
    begin: Date,
    end: Date,
    more: { well?: string | null; status?: 'planned' | 'cancelled' } = {},
  ) =>
    database.db
      .insertInto('schedule_entry')
      .values({
        id,
        field_id: 'field',
        well_id: more.well === undefined ? 'A' : more.well,
        facility: more.well === null ? 'Separator' : null,
        activity: 'wellTest',
        title: `Test ${id}`,
        planned_start: begin,
        planned_end: end,
        status: more.status ?? 'planned',
        owner: 'Operations',
      })
      .execute();
  const titles = async () => (await notes()).map(({ title }) => title).sort();
  beforeEach(() => writeSmallField(database.db, { id: 'field', wells: { A: steady, B: steady } }));

  it('notifies of overdue work, of two activities at one time, and of what begins tomorrow', async () => {
    await plan('late', at(length - 2), at(length - 1));
    await plan('one', at(length + 3), at(length + 5));
    await plan('two', at(length + 4), at(length + 6));
    // On another well, or called off: in the way of no other work.
    await plan('apart', at(length + 4), at(length + 6), { well: 'B' });
    await plan('off', at(length + 4), at(length + 6), { status: 'cancelled' });
    await plan('soon', at(length + 1, 23), at(length + 2, 12), { well: null });
    await plan('today', at(length, 20), at(length, 22), { well: 'B' });
    await refresh();
    expect(await titles()).toEqual([
      'Conflict: Test two and Test one',
      'Overdue: Test late',
      'Upcoming: Test soon',
    ]);
    expect((await notes()).map(({ groupKey }) => groupKey).sort()).toEqual([
      'schedule:A:conflict',
      'schedule:A:overdue',
      'schedule:field:tomorrow',
    ]);
    const before = await notes();
    await refresh(at(length, 8));
    expect(await notes()).toEqual(before);
    // What was for tomorrow is for today.
    await refresh(at(length + 1, 6));
    expect(await titles()).not.toContain('Upcoming: Test soon');
  });

  it('notifies of overdue work for 14 days, which the schedule lists until it is closed', async () => {
    const listed = async (moment: Date) => {
      const page = { limit: 50, offset: 0 };
      const { rows } = await listSchedule(database.db, {}, scheduleWindow({}, moment), page, moment);
      return rows.map(({ id, status }) => `${id} ${status}`);
    };
    await plan('late', at(length - 13), at(length - 12));
    await plan('older', at(length - 40), at(length - 30));
    await plan('off', at(length - 13), at(length - 12), { status: 'cancelled' });
    await refresh();
    expect(await notes()).toMatchObject([{ title: 'Overdue: Test late', severity: 'low' }]);
    expect(await listed(now)).toEqual(['older overdue', 'late overdue']);
    await refresh(at(length + 5));
    expect(await titles()).not.toContain('Overdue: Test late');
    expect(await listed(at(length + 5))).toEqual(['older overdue', 'late overdue']);
  });

  it('cuts a title that is too long', async () => {
    await plan('x'.repeat(60), at(length + 3), at(length + 5));
    await database.db
      .updateTable('schedule_entry')
      .set({ title: 'x'.repeat(200), planned_end: at(length - 1), planned_start: at(length - 1) })
      .execute();
    await refresh();
    expect((await titles())[0]).toHaveLength(200);
  });
});

describe('an import', () => {
  it('that failed or was refused is notified of once, with its files and what was wrong', async () => {
    const run = (status: 'failed' | 'rejected' | 'done', message: string | null, day: number) =>
      database.db
        .insertInto('import_run')
        .values({
          started_at: at(day),
          finished_at: at(day, 1),
          status,
          files: JSON.stringify(['a.csv', 'b.csv']),
          options: JSON.stringify({}),
          message,
        })
        .execute();
    await run('failed', 'a.csv could not be read.', length - 1);
    await run('done', null, length - 1);
    await run('rejected', null, length - 30);
    await refresh();
    const made = await database.db.selectFrom('notification').select(['title', 'body', 'link']).execute();
    expect(made).toEqual([
      {
        title: 'Import failed',
        body: 'a.csv, b.csv: a.csv could not be read.',
        link: '/dashboard/data-health',
      },
    ]);
  });
});
