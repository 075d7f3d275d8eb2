import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeComputation } from '../../src/database/settings.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { dayMs, isoDay } from '../../src/production-day.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';
import { storeDrop, storeGas } from '../support/stored-findings.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 40;

let backend: TestBackend;
let people: Record<string, string>;
const tokens: Record<string, string> = {};
/** First day of the record, so that its last one is the day before the test's clock. */
let from: number;
const day = (i: number) => isoDay(from + i);
const at = (i: number) => new Date((from + i) * dayMs);

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  from = Math.floor(backend.clock.now().getTime() / dayMs) - length;
  const steady = (last: number) => [...Array.from({ length: length - 1 }, () => 100), last];
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: from - firstDay,
    wells: { 'N-1': { oil: steady(70) }, 'N-2': { oil: steady(90) }, 'N-3': { oil: steady(100) } },
  });
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  const rows = await backend.database.db.selectFrom('app_user').select(['id', 'email']).execute();
  people = Object.fromEntries(rows.map(({ id, email }) => [email, id]));
});
beforeEach(async () => {
  // Answers are kept for a second without asking whether the data has changed.
  backend.clock.pass(2);
  const { db } = backend.database;
  for (const table of [
    'production_drop_exception',
    'gas_exception',
    'exception_decision',
    'notification',
  ] as const)
    await db.deleteFrom(table).execute();
  const detectedAt = at(length - 1);
  await storeDrop(db, { id: 'd1', well: 'N-1', lost: 20, day: day(length - 3), detectedAt });
  await storeGas(db, { id: 'g1', well: 'N-1', lost: 10, startedAt: at(length - 2) });
  await storeDrop(db, { id: 'd2', well: 'N-2', lost: 10, day: day(length - 1), detectedAt });
  await storeDrop(db, {
    id: 'd3',
    well: 'N-3',
    lost: 8,
    day: day(length - 9),
    detectedAt,
    endedDay: day(length - 8),
    status: 'resolved',
  });
  // What is written beside the routes is data of another version.
  await writeComputation(db, backend.clock.now(), {});
});
afterAll(() => backend.close());

const nothing = { assigneeId: null, until: null, feedback: null, comment: null };
const decide = (
  action: string,
  exceptions: object[],
  { as = engineer, ...more }: { as?: string; [part: string]: unknown } = {},
): Promise<Answer> =>
  callOperation(backend, 'decideExceptions', tokens[as], {
    body: { id: randomUUID(), ...nothing, action, exceptions, ...more },
  });
const undo = (id: unknown, as = engineer) =>
  callOperation(backend, 'undoDecision', tokens[as], { body: { id } });
const list = (query: Record<string, string> = {}, as = engineer) =>
  callOperation(backend, 'getExceptions', tokens[as], { query });
const read = (id: string, as = engineer) =>
  callOperation(backend, 'getException', tokens[as], { query: { id } });
const summary = (query: Record<string, string> = {}) =>
  callOperation(backend, 'getExceptionSummary', tokens[engineer], { query });
const seen = (id: string, version = 1) => ({ id, version });

describe('the list of exceptions', () => {
  it('shows findings of a well that begin within days of each other as one event, the largest loss first', async () => {
    const { rows } = await list();
    expect(rows.map(({ id }) => id)).toEqual(['d1', 'd2', 'd3']);
    expect(rows[0]).toMatchObject({
      kinds: ['drop', 'gas'],
      findings: 2,
      since: day(length - 3),
      isOpen: true,
      lossPerDay: 30,
      lossSoFar: 30,
    });
    expect(rows[2]).toMatchObject({ isOpen: false, endedOn: day(length - 8), lossPerDay: null });
  });

  it('is read to its end by its cursors, and begun again where a decision or new data has changed it meanwhile', async () => {
    const first = await list({ limit: '1' });
    const cursor = String(first.headers['x-next-cursor']);
    const changed = { status: 409, body: { errors: [expect.objectContaining({ code: 'listChanged' })] } };
    expect((await list({ limit: '1', cursor })).rows.map(({ id }) => id)).toEqual(['d2']);
    await decide('acknowledge', [seen('d2')]);
    expect(await list({ limit: '1', cursor })).toMatchObject(changed);
    const { headers } = await list({ limit: '1' });
    const fresh = String(headers['x-next-cursor']);
    expect((await list({ limit: '2', cursor: fresh })).rows.map(({ id }) => id)).toEqual(['d2', 'd3']);
    backend.clock.pass(2);
    await writeComputation(backend.database.db, backend.clock.now(), {});
    expect(await list({ limit: '1', cursor: fresh })).toMatchObject(changed);
  });

  it('says how sure a gas finding is, which is its own cause', async () => {
    const { db } = backend.database;
    await db
      .updateTable('production_drop_exception')
      .set({ status: 'dismissed' })
      .where('id', '=', 'd1')
      .execute();
    await db
      .updateTable('gas_exception')
      .set({ severity_factors: JSON.stringify({ loss: 8, confidence: 0.7, persistenceDays: 1 }) })
      .execute();
    const { rows } = await list();
    expect(rows.find(({ kinds }) => String(kinds) === 'gas')).toMatchObject({ cause: null, causeScore: 0.7 });
  });

  it('shares what a well loses between its open events by what each lacks by itself', async () => {
    await storeDrop(backend.database.db, {
      id: 'd0',
      well: 'N-1',
      lost: 60,
      baseline: 130,
      day: day(length - 20),
      detectedAt: at(length - 19),
    });
    await writeComputation(backend.database.db, backend.clock.now(), {});
    backend.clock.pass(2);
    const { rows } = await list();
    const losses = rows
      .filter(({ id }) => ['d0', 'd1'].includes(String(id)))
      .map(({ id, lossPerDay }) => [id, lossPerDay]);
    expect(losses).toEqual([
      ['d0', 40],
      ['d1', 20],
    ]);
    expect((await summary()).body).toMatchObject({ open: 3, oilAtRisk: 70 });
  });

  it('filters and sorts by what it shows', async () => {
    const ids = async (query: Record<string, string>) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids({ where: 'isOpen=true' })).toEqual(['d1', 'd2']);
    expect(await ids({ sort: 'lossSoFar' })).toEqual(['d3', 'd2', 'd1']);
    expect(await ids({ wellIds: 'N-2' })).toEqual(['d2']);
    expect(await ids({ kinds: 'gas' })).toEqual(['d1']);
    expect(await ids({ kinds: 'downtime,drop' })).toEqual(['d1', 'd2', 'd3']);
    expect(await ids({ from: day(length - 1), where: 'isOpen=false' })).toEqual([]);
    await decide('assign', [seen('d2')], { assigneeId: people[admin] });
    expect(await ids({ ownerId: people[admin]! })).toEqual(['d2']);
    expect(await ids({ foundSince: at(length - 2).toISOString() })).toEqual(['d1', 'd2', 'd3']);
    expect(await ids({ foundSince: at(length - 1).toISOString() })).toEqual([]);
  });

  it('names the entry of the log that a cause rests on, and the work that was planned', async () => {
    const { db } = backend.database;
    const logged = {
      well_id: 'N-1',
      field_id: 'north',
      ends_at: null,
      planned: false,
      source: 'operator' as const,
    };
    const step = {
      ...logged,
      kind: 'frequency' as const,
      unit: 'Hz',
      from_value: 48,
      to_value: 44,
      remark: 'Hot',
    };
    await db.deleteFrom('well_event').execute();
    await db
      .insertInto('well_event')
      .values([
        { ...step, id: 'far', starts_at: at(length - 8) },
        {
          ...step,
          id: 'near',
          starts_at: new Date(at(length - 2).getTime() - 1),
          reason_code: 'sand-or-scale',
        },
        { ...step, id: 'other', kind: 'choke', starts_at: at(length - 3) },
      ])
      .execute();
    await db
      .insertInto('schedule_entry')
      .values({
        id: 'work',
        field_id: 'north',
        well_id: 'N-2',
        facility: null,
        activity: 'wellTest',
        title: 'Test',
        planned_start: at(length - 1),
        planned_end: at(length),
        approved_at: at(0),
        status: 'planned',
        owner: 'Crew',
        notes: null,
      })
      .execute();
    await db
      .updateTable('production_drop_exception')
      .set({ cause: 'frequency' })
      .where('id', '=', 'd1')
      .execute();
    await db
      .updateTable('production_drop_exception')
      .set({ planned_activity_id: 'work', status: 'expected' })
      .where('id', '=', 'd2')
      .execute();
    const rows = new Map((await list({ from: day(0) })).rows.map((row) => [row.id, row]));
    expect(rows.get('d1')).toMatchObject({
      causeEvent: { id: 'near', from: 48, to: 44, reason: 'Sand or scale. Hot' },
    });
    expect(rows.get('d2')).toMatchObject({
      isOpen: false,
      status: 'expected',
      causeEvent: null,
      plannedActivity: { id: 'work', title: 'Test', activity: 'wellTest' },
    });
  });

  it('has the same number of open events and the same oil at risk as the newest production day', async () => {
    const { body } = await callOperation(backend, 'getProductionDayInfo', tokens[engineer]);
    // The day also names the wells that lose most, and what of it is unanswered.
    const {
      largest: _largest,
      unanswered: _unanswered,
      ...counts
    } = body['exceptions'] as Record<string, unknown>;
    expect((await summary()).body).toMatchObject(counts);
    expect((body['exceptions'] as { open: number }).open).toBe(2);
  });
});

describe('a decision', () => {
  it('gives an event with all its findings to a person, who is told, and others see it', async () => {
    backend.clock.pass(60);
    const { status, body } = await decide('assign', [seen('d1')], {
      assigneeId: people[admin],
      comment: ' Look at the drive. ',
    });
    expect(status).toBe(200);
    const decidedAt = backend.clock.now().toISOString();
    const now = {
      id: 'd1',
      status: 'assigned',
      owner: { id: people[admin] },
      decidedBy: 'Erin Moe',
      decidedAt,
      comments: 1,
      version: 2,
    };
    expect((body['exceptions'] as object[])[0]).toMatchObject(now);
    expect((await list({}, admin)).rows[0]).toMatchObject(now);
    const gas = backend.database.db.selectFrom('gas_exception').select(['status', 'version']);
    expect(await gas.execute()).toEqual([{ status: 'assigned', version: 2 }]);
    const notes = await callOperation(backend, 'getNotificationsInfo', tokens[admin], {
      query: { email: admin },
    });
    expect(notes.rows[0]).toMatchObject({
      title: 'Assigned to you: N-1',
      link: '/dashboard/exception-report?exception=d1',
    });
    const logged = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'exceptionDecision')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(logged?.detail).toMatchObject({ action: 'assign', wells: 'N-1', assignee: expect.any(String) });
    expect((await read('g1', admin)).body).toMatchObject({
      exception: now,
      decisions: [
        { action: 'assign', comment: 'Look at the drive.', by: 'Erin Moe', mine: false, undone: false },
      ],
    });
  });

  it('is refused when somebody has decided since, with who and when, and nothing of it is kept', async () => {
    const { body } = await decide('acknowledge', [seen('d1')], { as: admin });
    const { decidedBy, decidedAt } = (body['exceptions'] as { decidedBy: string; decidedAt: string }[])[0]!;
    const refused = await decide('acknowledge', [seen('d2'), seen('d1')]);
    expect(refused.status).toBe(409);
    expect(refused.body['errors']).toEqual([
      {
        message: `body/exceptions/1 is version 1 of an exception of N-1, but ${decidedBy} decided on it at ${decidedAt}: it is version 2 now`,
        code: 'decidedSince',
        values: { well: 'N-1', by: decidedBy, at: decidedAt },
      },
    ]);
    expect((await read('d2')).body).toMatchObject({
      exception: { status: 'new', version: 1 },
      decisions: [],
    });
  });

  it('is refused for an exception that a computation has removed', async () => {
    const { status, body } = await decide('acknowledge', [seen('d2'), seen('gone')]);
    expect(status).toBe(404);
    expect(body['errors']).toEqual([
      {
        message: 'body/exceptions/1 is no exception any more: gone. A new computation has removed it.',
        code: 'exceptionGone',
      },
    ]);
    expect((await list()).rows.find(({ id }) => id === 'd2')).toMatchObject({ status: 'new' });
  });

  it('answers what a fresh read gives, whatever was decided on events of several wells, and when it is taken back', async () => {
    const until = new Date(backend.clock.now().getTime() + 60_000).toISOString();
    const decisions: [string, Record<string, unknown>][] = [
      ['comment', { comment: 'Looked at.' }],
      ['assign', { assigneeId: people[admin] }],
      ['comment', { comment: 'Looked at again.' }],
      ['acknowledge', {}],
      ['snooze', { until }],
      ['judge', { feedback: 'confirmed' }],
      ['dismiss', { feedback: 'measurementError' }],
      ['reopen', {}],
    ];
    const events: { id: string; version: number }[] = [seen('d1'), seen('d2'), seen('d3')];
    const readAll = async () => {
      const cases = await Promise.all(events.map(({ id }) => read(id)));
      return cases.map(({ body }) => body['exception']);
    };
    const answered = ({ body }: Answer) =>
      (body['exceptions'] as typeof events).toSorted((one, other) => one.id.localeCompare(other.id));
    for (const [action, more] of decisions) {
      const answer = await decide(action, events, more);
      expect(answer.status, action).toBe(200);
      expect(answered(answer), action).toEqual(await readAll());
      for (const [i, { version }] of answered(answer).entries()) events[i]!.version = version;
    }
    const id = randomUUID();
    await decide('dismiss', events, { id });
    expect(answered(await undo(id))).toEqual(await readAll());
    expect(await readAll()).toMatchObject(events.map(() => ({ comments: 2, status: 'assigned' })));
  });

  it.each([
    ['acknowledge', {}],
    ['judge', { feedback: 'confirmed' }],
    ['snooze', { until: '2026-04-01T00:00:00Z' }],
  ])('keeps its owner when %s is decided after a larger finding has joined it', async (action, more) => {
    const assigned = await decide('assign', [seen('d1')], { assigneeId: people[admin] });
    expect(assigned.status).toBe(200);
    const { db } = backend.database;
    await storeDrop(db, {
      id: 'd9',
      well: 'N-1',
      lost: 25,
      day: day(length - 2),
      detectedAt: at(length - 1),
    });
    const shown = ({ body }: Answer): unknown => body['exception'] ?? body['exceptions'];
    const before = shown(await read('d9'));
    expect(before).toMatchObject({ owner: { id: people[admin] }, version: 2 });
    const id = randomUUID();
    const answer = await decide(action, [seen('d9', 2)], { ...more, id });
    expect(shown(answer)).toEqual([shown(await read('d9'))]);
    expect(shown(answer)).toMatchObject([{ owner: { id: people[admin] }, findings: 3 }]);
    await undo(id);
    expect(shown(await read('d9'))).toMatchObject({ owner: { id: people[admin] }, status: 'assigned' });
  });

  it('is kept on a report that is missing, and taken back', async () => {
    const { db } = backend.database;
    const reports = await db
      .deleteFrom('daily_production')
      .where('well_id', '=', 'N-3')
      .where('day', '>=', day(length - 2))
      .returningAll()
      .execute();
    await writeComputation(db, backend.clock.now(), {});
    try {
      const missing = (await list()).rows.find(({ kind }) => kind === 'noData') as { id: string };
      const id = randomUUID();
      const { body } = await decide('acknowledge', [seen(missing.id)], { id });
      const fresh = await read(missing.id);
      expect(body['exceptions']).toEqual([fresh.body['exception']]);
      expect(body['exceptions']).toMatchObject([{ status: 'acknowledged', version: 2, isOpen: true }]);
      expect((await decide('acknowledge', [seen(missing.id)])).status).toBe(409);
      expect((await undo(id)).body).toMatchObject({ exceptions: [{ status: 'new', version: 3 }] });
    } finally {
      await db.insertInto('daily_production').values(reports).execute();
      await db.deleteFrom('no_data_exception').execute();
      await writeComputation(db, backend.clock.now(), {});
    }
  });

  it('that is sent again is made once, also at the same time', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => decide('acknowledge', [seen('d1')], { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list()).rows[0]).toMatchObject({ status: 'acknowledged', version: 2 });
    expect((await decide('acknowledge', [seen('d2')], { id, as: admin })).status).toBe(409);
  });

  it('has one key, however its letters are written', async () => {
    const id = randomUUID();
    const spellings = [id, id.toUpperCase()].map((one) =>
      decide('comment', [seen('d1')], { id: one, comment: 'pump' }),
    );
    expect((await Promise.all(spellings)).map(({ status }) => status)).toEqual([200, 200]);
    const made = backend.database.db.selectFrom('exception_decision').select('id');
    expect(await made.execute()).toEqual([{ id }]);
  });

  it.each([
    ['an action', { action: 'dismiss' }],
    ['an exception', { exceptions: [seen('d2')] }],
    ['a comment', { comment: 'other' }],
  ])('keeps its key for itself: with %s of another one it is refused', async (_part, other) => {
    const id = randomUUID();
    const first = { action: 'acknowledge', exceptions: [seen('d1')], comment: 'first' };
    const send = ({ action, exceptions, comment }: typeof first) =>
      decide(action, exceptions, { id, comment });
    expect((await send(first)).status).toBe(200);
    expect((await send({ ...first, ...other })).status).toBe(409);
    expect((await send(first)).status).toBe(200);
  });

  it('that gives an event to the same person again is one notification', async () => {
    const assigneeId = people[admin];
    for (const version of [1, 2, 3])
      expect((await decide('assign', [seen('d1', version)], { assigneeId })).status).toBe(200);
    await decide('assign', [seen('d2')], { assigneeId });
    const rows = await backend.database.db.selectFrom('notification').select('link').execute();
    expect(rows.map(({ link }) => link?.split('=')[1]).sort()).toEqual(['d1', 'd2']);
  });

  it('of two people at once is made by one, and refused to the other', async () => {
    const answers = await Promise.all(
      [engineer, admin].map((as) => decide('acknowledge', [seen('d1')], { as })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('puts an event off until a moment, and it is as before when that has come', async () => {
    const until = new Date(backend.clock.now().getTime() + 60_000).toISOString();
    await decide('snooze', [seen('d1')], { until });
    expect((await list()).rows[0]).toMatchObject({ status: 'snoozed', snoozedUntil: until });
    backend.clock.pass(61);
    expect((await read('d1')).body).toMatchObject({ exception: { status: 'new', snoozedUntil: null } });
  });

  it('puts an event off until a valid test of its well that begins after the decision is over', async () => {
    const { db } = backend.database;
    const now = () => backend.clock.now().getTime();
    const test = (id: string, startsAt: number, more: object = {}) =>
      db
        .insertInto('well_event')
        .values({
          id: `test-${id}`,
          well_id: 'N-1',
          field_id: 'north',
          kind: 'test',
          starts_at: new Date(startsAt),
          ends_at: new Date(startsAt + 3_600_000),
          reason_code: null,
          from_value: null,
          to_value: null,
          unit: null,
          source: 'operator',
          remark: null,
          ...more,
        })
        .execute();
    const status = async () => (await read('d1')).body['exception'] as { status: string };
    const decided = now();
    await decide('snooze', [seen('d1')]);
    expect(await read('d1').then(({ body }) => body)).toMatchObject({
      exception: { status: 'snoozed', snoozedUntil: null },
      decisions: [{ action: 'snooze', until: null }],
    });
    backend.clock.pass(2 * 86_400);
    for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
    // Before the decision, of another well, of another kind, not over, and on a day that is suspect.
    await test('before', decided - 7_200_000);
    await test('other', decided + 60_000, { well_id: 'N-2' });
    await test('choke', decided + 60_000, { kind: 'choke' });
    await test('running', now() - 60_000);
    await test('suspect', decided + 60_000);
    const suspect = isoDay(Math.floor((decided + 60_000) / dayMs));
    await db
      .insertInto('daily_production')
      .columns(['well_id', 'day', 'oil', 'hours', 'flow_kind', 'quality'])
      .expression((eb) =>
        eb
          .selectFrom('daily_production')
          .select([
            'well_id',
            eb.val(suspect).as('day'),
            'oil',
            'hours',
            'flow_kind',
            eb.val('suspect').as('quality'),
          ])
          .where('well_id', '=', 'N-1')
          .limit(1),
      )
      .execute();
    expect(await status()).toMatchObject({ status: 'snoozed' });
    // What is judged meanwhile stays put off.
    await decide('judge', [seen('d1', 2)], { feedback: 'confirmed' });
    expect(await status()).toMatchObject({ status: 'snoozed' });
    // A test of the schedule is one when it is done.
    const entry = { id: 'planned', field_id: 'north', well_id: 'N-1', facility: null, title: 'Well test' };
    const times = {
      planned_start: new Date(decided + 86_400_000),
      planned_end: new Date(decided + 90_000_000),
    };
    const unknown = { actual_start: null, actual_end: null, expected_deferred: null, actual_deferred: null };
    await db
      .insertInto('schedule_entry')
      .values({ ...entry, ...times, ...unknown, activity: 'wellTest', status: 'confirmed', owner: 'Tests' })
      .execute();
    expect(await status()).toMatchObject({ status: 'snoozed' });
    await db.updateTable('schedule_entry').set({ status: 'done' }).where('id', '=', 'planned').execute();
    // Not one that was rejected.
    const isRejected = (accepted: boolean | null) =>
      db.updateTable('well_test').set({ accepted }).where('id', '=', 'schedule-planned').execute();
    await isRejected(false);
    expect(await status()).toMatchObject({ status: 'snoozed' });
    await isRejected(null);
    expect(await status()).toMatchObject({ status: 'new', snoozedUntil: null });
    await decide('judge', [seen('d1', 3)], { feedback: 'falseAlarm' });
    expect(await status()).toMatchObject({ status: 'new' });
    await db.deleteFrom('well_event').where('field_id', '=', 'north').execute();
    await db.deleteFrom('schedule_entry').where('id', '=', 'planned').execute();
    await db.deleteFrom('daily_production').where('day', '=', suspect).execute();
  });

  it('sets a measurement error aside, which leaves the figures of the rule', async () => {
    await decide('judge', [seen('d2')], { feedback: 'confirmed' });
    await decide('judge', [seen('d1')], { feedback: 'falseAlarm' });
    const rules = [
      { ruleId: 'R1', right: 0, wrong: 1 },
      { ruleId: 'drop', right: 1, wrong: 1 },
    ];
    // No well of the field has reported the days that have passed: one exception more.
    expect((await summary()).body).toMatchObject({ open: 3, feedback: rules });
    await decide('dismiss', [seen('d1', 2)], { feedback: 'measurementError' });
    expect((await summary()).body).toMatchObject({
      open: 2,
      feedback: [{ ruleId: 'drop', right: 1, wrong: 0 }],
    });
  });

  it('is an answer, a comment not', async () => {
    await decide('comment', [seen('d1')], { comment: 'Hm.' });
    expect((await summary()).body).toMatchObject({ answered: 0, medianHoursToAcknowledge: null });
    await decide('acknowledge', [seen('d1')]);
    expect((await summary()).body).toMatchObject({ answered: 1 });
  });

  it.each([
    ['assign', {}, 'body/assigneeId must be given to assign'],
    ['acknowledge', { until: '2030-01-01T00:00:00Z' }, 'body/until is not for acknowledge'],
    ['snooze', { until: '2020-01-01T00:00:00Z' }, 'body/until must be in the future'],
    ['snooze', { until: '9999-12-31T00:00:00Z' }, 'body/until must be within the next year'],
    ['comment', {}, 'body/comment must be given to comment'],
  ])('to %s with %o is refused: %s', async (action, more, message) => {
    const { status, body } = await decide(action, [seen('d1')], more);
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject([{ message }]);
  });

  it('gives nothing to somebody who is not there, or not any more', async () => {
    for (const assigneeId of [randomUUID(), people['inactive@cnx.example']])
      expect((await decide('assign', [seen('d1')], { assigneeId })).status).toBe(404);
  });
});

describe('taking back', () => {
  it('gives the event what it had before, and says in the history that it was', async () => {
    const id = randomUUID();
    await decide('acknowledge', [seen('d1')]);
    await decide('assign', [seen('d1', 2)], { id, assigneeId: people[admin] });
    expect((await undo(id)).status).toBe(200);
    const { body } = await read('d1');
    expect(body).toMatchObject({
      exception: { status: 'acknowledged', owner: null, version: 4 },
      decisions: expect.arrayContaining([expect.objectContaining({ id, undone: true })]),
    });
    const notes = await backend.database.db.selectFrom('notification').select('id').execute();
    expect(notes).toEqual([]);
    expect((await undo(id)).status).toBe(200);
  });

  it('is refused to others, and after somebody else has decided', async () => {
    const id = randomUUID();
    await decide('acknowledge', [seen('d1')], { id });
    expect((await undo(id, admin)).status).toBe(403);
    await decide('dismiss', [seen('d1', 2)], { as: admin });
    const { status, body } = await undo(id);
    expect(status).toBe(409);
    expect(JSON.stringify(body['errors'])).toContain('Ada');
    expect((await read('d1')).body).toMatchObject({ exception: { status: 'dismissed' } });
  });
});

it('keeps a finding that people spoke of when it is not found again', async () => {
  await decide('comment', [seen('d2')], { comment: 'Remember this.' });
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  const left = await backend.database.db.selectFrom('production_drop_exception').select('id').execute();
  expect(left.map(({ id }) => id)).toContain('d2');
  expect(left.map(({ id }) => id)).not.toContain('d3');
});

it('offers active people by name', async () => {
  const { rows } = await callOperation(backend, 'getAssignees', tokens[engineer]);
  expect(rows.map(({ id }) => id)).toContain(people[admin]);
  expect(rows.map(({ id }) => id)).not.toContain(people['inactive@cnx.example']);
  expect(Object.keys(rows[0]!)).toEqual(['id', 'name']);
});
