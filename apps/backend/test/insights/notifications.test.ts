import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { levels } from '../../src/insights/record.fixture.ts';
import { refreshNotifications } from '../../src/recompute/notifications.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeDays, writeSmallField } from '../support/small-field.ts';
import { storeDrop, storeGas } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 60;
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
const refresh = (moment = now) => refreshNotifications(database.db, 'medium', moment);
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
  beforeEach(() => writeSmallField(database.db, { id: 'field', wells: { A: steady, B: steady } }));

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

  it('makes none when it is over, or began before the last 14 days, when it is first found', async () => {
    await drop('over', length - 3, { endedDay: day(length - 2) });
    await drop('old', length - 30, { well: 'B' });
    await refresh();
    expect(await exceptions()).toEqual([]);
    // It grows into the window: still what began long ago.
    await database.db.deleteFrom('production_drop_exception').execute();
    for (let begin = length - 30; begin < length; begin += 3) await drop(`d${begin}`, begin);
    await refresh();
    expect(await exceptions()).toEqual([]);
  });

  it('makes none from a feed that is silent, which is told once a silence', async () => {
    await drop('d', length - 1);
    await refresh(at(length + 2, 6));
    expect(await notes()).toMatchObject([{ kind: 'system', title: 'No data from field' }]);
    const [first] = await notes();
    await refresh(at(length + 3, 6));
    expect(await notes()).toEqual([first]);
    await writeDays(database.db, 'B', { oil: levels([100, length + 3]) });
    await refresh(at(length + 3, 6));
    expect(await notes()).toMatchObject([{ title: 'No data from A', groupKey: 'noData:field' }]);
  });
});

describe('a first import of years', () => {
  const falls = (begin: number) => ({ oil: levels([400, begin], [100, length - begin]) });

  it('notifies of what goes on since lately alone', async () => {
    await writeSmallField(database.db, {
      id: 'field',
      wells: {
        // What has lasted for weeks, what is over, a feed that ended long ago, and what fell the day before.
        lasting: falls(30),
        over: { oil: levels([400, 50], [100, 4], [400, 6]) },
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
