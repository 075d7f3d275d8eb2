import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dayMs, isoDay } from '../../src/production-day.ts';
import type { ScheduleStatus } from '../../src/vocabulary.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';
import { storeDrop } from '../support/stored-findings.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 40;
const hourMs = 3_600_000;

let backend: TestBackend;
const tokens: Record<string, string> = {};
const now = () => backend.clock.now().getTime();
const ago = (hours: number) => new Date(now() - hours * hourMs);

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  const from = Math.floor(now() / dayMs) - length;
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: from - firstDay,
    wells: Object.fromEntries(
      ['N-1', 'N-2', 'N-3'].map((id) => [
        id,
        { oil: Array.from({ length }, (_, i) => (id === 'N-2' && i === length - 1 ? 70 : 100)) },
      ]),
    ),
  });
  // At the hour of these tests a report that is missing is late.
  await backend.database.db.updateTable('field').set({ report_due_hours: 0 }).execute();
  await recomputeInsights(backend.database, { now: backend.clock.now() });
});
beforeEach(async () => {
  const { db } = backend.database;
  for (const table of [
    'production_drop_exception',
    'no_data_exception',
    'exception_decision',
    'shift_handover',
  ] as const)
    await db.deleteFrom(table).execute();
  const day = isoDay(Math.floor(now() / dayMs) - 1);
  await storeDrop(db, { id: 'fresh', well: 'N-1', lost: 10, day, detectedAt: ago(2) });
  await storeDrop(db, { id: 'older', well: 'N-2', lost: 30, day, detectedAt: ago(20) });
  await storeDrop(db, {
    id: 'planned',
    well: 'N-3',
    lost: 5,
    day,
    detectedAt: ago(2),
    status: 'expected',
  });
});
afterAll(() => backend.close());

const decide = (id: string, version: number, more: object = {}, as = engineer): Promise<Answer> =>
  callOperation(backend, 'decideExceptions', tokens[as], {
    body: {
      id: randomUUID(),
      exceptions: [{ id, version }],
      action: 'acknowledge',
      assigneeId: null,
      until: null,
      feedback: null,
      comment: null,
      ...more,
    },
  });
const read = (query: Record<string, string> = {}, as = engineer) =>
  callOperation(backend, 'getShiftHandover', tokens[as], { query });
const save = (body: object, as = engineer) =>
  callOperation(backend, 'saveShiftHandover', tokens[as], {
    body: { id: randomUUID(), version: null, since: ago(12).toISOString(), note: 'Drive reset.', ...body },
  });
const confirm = (body: object, as = admin) =>
  callOperation(backend, 'confirmShiftHandover', tokens[as], { body: { version: 1, ...body } });
const list = () => callOperation(backend, 'getShiftHandovers', tokens[engineer]);
const anyText = expect.any(String) as string;
/** Why a call was refused, apart from the words for programs. */
const reason = ({ body }: Answer) => {
  const { message: _, ...rest } = (body['errors'] as { message: string }[])[0]!;
  return rest;
};
const messages = ({ body }: Answer) => (body['errors'] as { message: string }[])[0]!.message;
const yesterday = (before = 0) => isoDay(Math.floor(now() / dayMs) - 1 - before);
/** Found now, of a time by itself. */
const newest = () => ({
  id: 'again',
  well: 'N-1',
  lost: 7,
  day: yesterday(15),
  detectedAt: new Date(now() - 1),
});
const ids = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);

/** Work at a well, planned for so many hours from now. */
const work = (id: string, well: string, status: ScheduleStatus, from: number, to: number) => ({
  ...{
    id,
    field_id: 'north',
    well_id: well,
    facility: null,
    activity: 'chemical' as const,
    title: id,
    status,
  },
  ...{
    planned_start: ago(-from),
    planned_end: ago(-to),
    actual_start: null,
    actual_end: null,
    owner: 'Wells',
  },
  ...{ expected_deferred: 60, actual_deferred: null, approved_at: null, notes: null },
  ...{ system: null, system_address: null },
});

describe('a hand-over', () => {
  it('lists the work at wells with open exceptions that begins, goes on or ends within a day, as the schedule has it', async () => {
    const { db } = backend.database;
    onTestFinished(() => db.deleteFrom('schedule_entry').execute().then());
    await db
      .insertInto('schedule_entry')
      .values([
        work('begins', 'N-1', 'confirmed', 13, 40),
        work('goes-on', 'N-2', 'inProgress', -300, 90),
        work('late', 'N-1', 'planned', -60, -30),
        work('later', 'N-1', 'planned', 25, 40),
        work('done', 'N-1', 'done', -10, -5),
        work('cancelled', 'N-1', 'cancelled', 3, 5),
        work('elsewhere', 'N-3', 'planned', 3, 5),
      ])
      .execute();
    const { body } = await read();
    const schedule = await callOperation(backend, 'getScheduleInfo', tokens[engineer]);
    const listed = body['activities'] as { id: string; status: string; plannedStart: string }[];
    expect(listed.map(({ id, status }) => [id, status])).toEqual([
      ['goes-on', 'inProgress'],
      ['late', 'overdue'],
      ['begins', 'confirmed'],
    ]);
    for (const row of listed)
      expect(schedule.body).toContainEqual(
        expect.objectContaining({ id: row.id, status: row.status, plannedStart: row.plannedStart }),
      );
  });

  it('lists what was opened and decided in the last 12 hours and what is open, but no planned work', async () => {
    await decide('older', 1, { comment: 'Looks tired.' });
    const undone = await decide('fresh', 1);
    expect(undone.status).toBe(200);
    const taken = randomUUID();
    await decide('fresh', 2, { id: taken, action: 'judge', feedback: 'confirmed' });
    await callOperation(backend, 'undoDecision', tokens[engineer], { body: { id: taken } });
    const { body } = await read();
    expect(body).toMatchObject({
      id: null,
      version: null,
      since: ago(12).toISOString(),
      note: '',
      counts: { opened: 1, decided: 2, open: 2 },
    });
    expect(ids(body['opened'])).toEqual(['fresh']);
    expect(ids(body['open'])).toEqual(['older', 'fresh']);
    expect(body['decided']).toMatchObject([
      { action: 'acknowledge', by: 'Erin Moe', events: [{ id: expect.any(String) }] },
      { action: 'acknowledge', by: 'Erin Moe' },
    ]);
    expect(JSON.stringify(body['decided'])).toContain('Looks tired.');
    const longer = (await read({ since: ago(24).toISOString() })).body;
    expect(ids(longer['opened'])).toEqual(['fresh', 'older']);
  });

  it('is written once, also when it is sent again, and by its author alone', async () => {
    const id = randomUUID();
    expect((await save({ id })).body).toMatchObject({ id, version: 1, mine: true, author: 'Erin Moe' });
    expect((await save({ id })).body).toMatchObject({ version: 1 });
    const next = { id, version: 1, note: 'Drive reset twice.' };
    expect((await save(next)).body).toMatchObject({ version: 2, note: 'Drive reset twice.' });
    expect((await save(next)).body).toMatchObject({ version: 2 });
    const late = await save({ id, version: 1, note: 'From another tab.' });
    expect(late.status).toBe(409);
    expect(messages(late)).toMatch(/^body\/version is 1, but Erin Moe changed it to 2 at 20/);
    expect(reason(late)).toEqual({ code: 'changedSince', values: { by: 'Erin Moe', at: anyText } });
    expect((await save({ id, version: 2, note: 'Mine now.' }, admin)).status).toBe(403);
    const second = await save({}, admin);
    expect(second.status).toBe(409);
    expect(messages(second)).toMatch(/Erin Moe wrote a hand-over at 20.* that nobody has confirmed yet/);
    expect(reason(second)).toEqual({ code: 'handoverWaits', values: { by: 'Erin Moe', at: anyText } });
    expect((await read({}, admin)).body).toMatchObject({ id, mine: false, note: 'Drive reset twice.' });
  });

  it('is one when two people write theirs at once', async () => {
    const answers = await Promise.all([save({}), save({}, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is confirmed by another person, once, and the next one begins there', async () => {
    const id = randomUUID();
    await save({ id });
    const own = await confirm({ id }, engineer);
    expect(own.status).toBe(403);
    expect(messages(own)).toContain('another person confirms it');
    expect(reason(own)).toEqual({ code: 'ownHandover' });
    await save({ id, version: 1, note: 'One more thing.' });
    const unread = await confirm({ id });
    expect(unread.status).toBe(409);
    expect(messages(unread)).toMatch(/^body\/version is 1, but Erin Moe changed it to 2 at 20/);
    expect(reason(unread)).toEqual({ code: 'changedSince', values: { by: 'Erin Moe', at: anyText } });
    const at = backend.clock.now().toISOString();
    expect((await confirm({ id, version: 2 })).body).toMatchObject({
      confirmedBy: 'Ada Nordby',
      confirmedAt: at,
      until: at,
    });
    const again = await confirm({ id, version: 2 });
    expect(again.status).toBe(409);
    expect(messages(again)).toBe(`body/id names a hand-over that Ada Nordby confirmed at ${at}`);
    expect(reason(again)).toEqual({ code: 'confirmedSince', values: { by: 'Ada Nordby', at } });
    expect((await save({ id, version: 2, note: 'Too late.' })).status).toBe(409);
    backend.clock.pass(60);
    expect((await read()).body).toMatchObject({ id: null, since: at, note: '' });
  });

  it('is confirmed once when two people do so at once', async () => {
    const id = randomUUID();
    await save({ id });
    const answers = await Promise.all([confirm({ id }), confirm({ id })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that was confirmed can be read as it was then', async () => {
    const id = randomUUID();
    await save({ id });
    await confirm({ id });
    await decide('older', 1, { action: 'dismiss', feedback: 'measurementError' });
    const { body } = await read({ id });
    expect(body).toMatchObject({ id, note: 'Drive reset.', counts: { opened: 1, decided: 0, open: 2 } });
    expect(ids(body['open'])).toEqual(['older', 'fresh']);
    expect((await list()).rows).toMatchObject([
      {
        id,
        author: 'Erin Moe',
        confirmedBy: 'Ada Nordby',
        note: 'Drive reset.',
        counts: { opened: 1, decided: 0, open: 2 },
      },
    ]);
  });

  it('begins with what the one before left open, and its counts balance', async () => {
    const id = randomUUID();
    await save({ id });
    await confirm({ id });
    expect((await read({ id })).body['counts']).toMatchObject({
      atBegin: null,
      ended: null,
      regrouped: null,
    });
    backend.clock.pass(60);
    const { db } = backend.database;
    await decide('older', 1, { action: 'dismiss', feedback: 'measurementError' });
    await storeDrop(db, newest());
    const { body } = await read();
    expect(body['counts']).toEqual({ atBegin: 2, opened: 1, ended: 1, regrouped: 0, decided: 1, open: 2 });
    expect(ids(body['opened'])).toEqual(['again']);
    expect(body['ended']).toMatchObject([{ id: 'older', isOpen: false, status: 'dismissed' }]);
    expect(ids(body['open'])).toEqual(['fresh', 'again']);
    // Another begin than that of a hand-over: what was open then was not kept.
    expect((await read({ since: ago(8).toISOString() })).body).toMatchObject({
      counts: { atBegin: null, ended: null },
      ended: [],
    });
  });

  it('names what was found and has ended in between, however long ago what ended began', async () => {
    const { db } = backend.database;
    await storeDrop(db, {
      id: 'long-ago',
      well: 'N-3',
      lost: 9,
      day: isoDay(Math.floor(now() / dayMs) - length + 1),
      detectedAt: ago(20),
    });
    const id = randomUUID();
    await save({ id });
    await confirm({ id });
    backend.clock.pass(60);
    await db
      .updateTable('production_drop_exception')
      .set({ ended_day: yesterday() })
      .where('id', '=', 'long-ago')
      .execute();
    await storeDrop(db, newest());
    await decide('again', 1, { action: 'dismiss', feedback: 'measurementError' });
    const { body } = await read();
    expect(ids(body['ended']).sort()).toEqual(['again', 'long-ago']);
    expect(body['counts']).toMatchObject({ atBegin: 3, opened: 1, ended: 2, regrouped: 0, open: 2 });
  });

  it('knows an event again by any of its findings', async () => {
    const { db } = backend.database;
    const beside = { id: 'beside', well: 'N-1', lost: 20, day: yesterday(2), detectedAt: ago(20) };
    await storeDrop(db, beside);
    const id = randomUUID();
    await save({ id });
    expect(ids((await confirm({ id })).body['open']).sort()).toEqual(['beside', 'older']);
    backend.clock.pass(60);
    // The finding that names the event is over, the event is not.
    await db
      .updateTable('production_drop_exception')
      .set({ ended_day: yesterday(1) })
      .where('id', '=', 'beside')
      .execute();
    const { body } = await read();
    expect(ids(body['open']).sort()).toEqual(['fresh', 'older']);
    expect(body['counts']).toMatchObject({ atBegin: 2, opened: 0, ended: 0, regrouped: 0, open: 2 });
  });

  it('says that events have become one, or are found no more', async () => {
    const id = randomUUID();
    await save({ id });
    await confirm({ id });
    backend.clock.pass(60);
    await backend.database.db.deleteFrom('production_drop_exception').where('id', '=', 'fresh').execute();
    expect((await read()).body['counts']).toMatchObject({ atBegin: 2, ended: 0, regrouped: -1, open: 1 });
  });

  it('names a well that was silent and reports again, also where a report is still missing', async () => {
    const { db } = backend.database;
    const reports = await db
      .deleteFrom('daily_production')
      .where('well_id', '=', 'N-3')
      .where('day', '>=', yesterday(1))
      .returningAll()
      .execute();
    onTestFinished(async () => {
      const missing = db.insertInto('daily_production').values(reports);
      await missing.onConflict((conflict) => conflict.doNothing()).execute();
    });
    const [first, second] = reports.sort((one, other) => (one.day < other.day ? -1 : 1));
    const id = randomUUID();
    await save({ id });
    await confirm({ id });
    backend.clock.pass(60);
    await db.insertInto('daily_production').values(first!).execute();
    const { body } = await read();
    expect(body['counts']).toMatchObject({ atBegin: 3, opened: 1, ended: 1, regrouped: 0, open: 3 });
    expect(body['opened']).toMatchObject([{ kind: 'noData', since: yesterday() }]);
    const ended = [{ kind: 'noData', well: { id: 'N-3' }, since: yesterday(1) }];
    expect(body['ended']).toMatchObject(ended);
    await db.insertInto('daily_production').values(second!).execute();
    const whole = (await read()).body;
    expect(whole['counts']).toMatchObject({ atBegin: 3, opened: 0, ended: 1, regrouped: 0, open: 2 });
    expect(whole['ended']).toMatchObject(ended);
  });

  it('that was confirmed before more was kept says that the rest is not known', async () => {
    const id = randomUUID();
    await save({ id });
    await confirm({ id });
    const { db } = backend.database;
    const kept = await db
      .selectFrom('shift_handover')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { open } = kept.content as unknown as { open: Record<string, unknown>[] };
    const old = open.map(({ id: event, well, since, foundAt }) => ({
      ...{
        id: event,
        well,
        since,
        foundAt,
        kinds: ['drop'],
        endedOn: null,
        severity: 'high',
        status: 'assigned',
      },
      ...{ owner: 'Kari Engineer', snoozedUntil: null, lossPerDay: 30 },
    }));
    const content = { counts: { opened: 0, decided: 0, open: 2 }, opened: [], decided: [], open: old };
    await db
      .updateTable('shift_handover')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', id)
      .execute();
    const answer = await read({ id });
    expect(answer.body).toMatchObject({
      counts: { atBegin: null, ended: null, regrouped: null, open: 2 },
      ended: [],
      open: [{ id: 'older', isOpen: true, kind: 'drop', owner: { name: 'Kari Engineer' }, change: null }, {}],
    });
    expect((await list()).rows).toMatchObject([{ counts: { atBegin: null, open: 2 } }]);
    // Its ids are enough to go on with.
    backend.clock.pass(60);
    expect((await read()).body['counts']).toMatchObject({
      atBegin: 2,
      opened: 0,
      ended: 0,
      regrouped: 0,
      open: 2,
    });
  });

  it('is refused where it begins in the future or is no shift’s, and where there is none', async () => {
    expect((await save({ since: ago(-1).toISOString() })).status).toBe(400);
    expect((await save({ since: ago(24 * 32).toISOString() })).status).toBe(400);
    expect((await read({ since: ago(-1).toISOString() })).status).toBe(400);
    expect((await read({ id: randomUUID() })).status).toBe(404);
    expect((await confirm({ id: randomUUID() })).status).toBe(404);
    expect((await save({ id: randomUUID(), version: 1 })).status).toBe(404);
  });
});
