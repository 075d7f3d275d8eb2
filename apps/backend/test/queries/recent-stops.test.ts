import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHandoverContent } from '../../src/queries/handover-content.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import type { DayWindow } from '../../src/queries/selection.ts';
import { readWell } from '../../src/queries/well.ts';
import { readWellHistory } from '../../src/queries/well-history.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 60;
/** The newest day is over and reported; the stops are of the day that runs. */
const now = at(length, 12);
const since = at(length, 6);
/** The newest days, to which the present belongs. */
const newest: DayWindow = { from: day(0), to: day(length - 1), decidedTo: day(length) };
const steady = { oil: Array.from({ length }, () => 100) };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'field',
    wells: {
      ...{ Tripped: steady, Restarted: steady, Planned: steady, Early: steady, Running: steady },
      ...{ Across: steady },
    },
  });
  const stop = (well_id: string, starts_at: Date, ends_at: Date | null, planned = false) => ({
    ...{ id: `stop of ${well_id}`, field_id: 'field', well_id, kind: 'trip' as const, starts_at, ends_at },
    ...{ planned, reason_code: 'power', from_value: null, to_value: null, unit: null, remark: null },
    source: 'controller' as const,
  });
  await database.db
    .insertInto('well_event')
    .values([
      stop('Tripped', at(length, 8), null),
      stop('Restarted', at(length, 9), at(length, 10)),
      stop('Planned', at(length, 9), null, true),
      // Of the shift before: over, so that this one has nothing to hand over of it.
      stop('Early', at(length, 2), at(length, 3)),
      // The shift before handed it over as one that lasts: this one says that it ended.
      stop('Across', at(length, 4), at(length, 7)),
    ])
    .execute();
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

it('a stop that the log knows is in the state and the log of its well before its day is over', async () => {
  const of = async (id: string) => {
    const [well, history] = [
      await readWell(database.db, id, now),
      await readWellHistory(database.db, id, newest),
    ];
    return [well!.state, well!.stop?.id ?? null, history!.to, history!.events.map((event) => event.id)];
  };
  const to = day(length - 1);
  expect(await Promise.all(['Tripped', 'Restarted', 'Planned', 'Running'].map(of))).toEqual([
    ['up', 'stop of Tripped', to, ['stop of Tripped']],
    ['up', null, to, ['stop of Restarted']],
    ['up', null, to, ['stop of Planned']],
    ['up', null, to, []],
  ]);
});

it('a window of the past ends its log with its last day', async () => {
  const past = { from: day(0), to: day(length - 1) };
  expect((await readWellHistory(database.db, 'Tripped', past))!.events).toEqual([]);
  expect((await readProductionDay(database.db, {}, past, null, now)).stops).toEqual([]);
});

it('the dashboard names the wells that stopped and have not come back', async () => {
  const { stops } = await readProductionDay(database.db, {}, newest, null, now);
  expect(stops).toMatchObject([
    { well: { id: 'Tripped' }, lasts: true, event: { kind: 'trip', start: at(length, 8).toISOString() } },
  ]);
});

it('a hand-over names the stops of its time, and those that last', async () => {
  const stopsOf = async (begin: Date) =>
    (await readHandoverContent(database.db, { since: begin, now, window: newest })).content.stops.map(
      ({ well, lasts }) => [well.id, lasts],
    );
  expect(await stopsOf(since)).toEqual([
    ['Restarted', false],
    ['Tripped', true],
    ['Across', false],
  ]);
  expect(await stopsOf(at(length, 11))).toEqual([['Tripped', true]]);
});
