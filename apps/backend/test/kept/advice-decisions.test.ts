import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeComputation } from '../../src/database/settings.ts';
import { dayMs } from '../../src/production-day.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';
import { storeAdvice, storeChokeAdvice } from '../support/stored-advice.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 40;

let backend: TestBackend;
/** Ids of accounts, by their addresses. */
let people: Record<string, string> = {};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  const accounts = await backend.database.db.selectFrom('app_user').select(['id', 'email']).execute();
  people = Object.fromEntries(accounts.map(({ id, email }) => [email, id]));
  const oil = Array.from({ length }, () => 100);
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: Math.floor(backend.clock.now().getTime() / dayMs) - length - firstDay,
    wells: { 'N-1': { oil }, 'N-2': { oil } },
  });
});
beforeEach(async () => {
  backend.clock.pass(2);
  const { db } = backend.database;
  for (const table of [
    'frequency_change',
    'optimization_opportunity',
    'schedule_entry',
    'notification',
  ] as const)
    await db.deleteFrom(table).execute();
  await storeAdvice(db, { id: 'one', well: 'N-1', at: ahead(-2) });
  await storeAdvice(db, { id: 'two', well: 'N-2', at: ahead(-2) });
  await storeChokeAdvice(db, { id: 'choke', well: 'N-1', at: ahead(-2) });
  // What is written beside the routes is data of another version.
  await writeComputation(db, backend.clock.now(), {});
});
afterAll(() => backend.close());

/** A moment so many days from now. */
const ahead = (days: number) => new Date(backend.clock.now().getTime() + days * dayMs);
const nothing = { reason: null, until: null, plannedFor: null, comment: null };
const seen = (id: string, version = 1) => ({ id: `fa-${id}`, version });
const decide = (
  action: string,
  advice: object[],
  { as = engineer, ...more }: { as?: string; [part: string]: unknown } = {},
): Promise<Answer> =>
  callOperation(backend, 'decideAdvice', tokens[as], {
    body: { id: randomUUID(), ...nothing, action, advice, ...more },
  });
const undo = (id: string, as = engineer) =>
  callOperation(backend, 'undoAdviceDecision', tokens[as], { body: { id } });
const list = async () => {
  const { rows } = await callOperation(backend, 'getFrequencyChangeInfo', tokens[admin], {
    query: { from: ahead(-length).toISOString().slice(0, 10) },
  });
  return Object.fromEntries(rows.map((row) => [row.id, row]));
};
const settings = async () => {
  const { rows } = await callOperation(backend, 'getSettingAdviceInfo', tokens[admin], {
    query: { from: ahead(-length).toISOString().slice(0, 10) },
  });
  return rows;
};
const onChoke = (version = 1) => ({ id: 'op-choke', version });
const work = async () => {
  const { rows } = await callOperation(backend, 'getScheduleInfo', tokens[admin]);
  return rows.map(({ title, status, plannedStart }) => ({
    title,
    status,
    start: new Date(String(plannedStart)).toISOString(),
  }));
};
const codes = ({ body }: Answer) =>
  (body['errors'] as unknown as { code?: string }[]).map(({ code }) => code);

describe('accepting advice', () => {
  it('says who and when, plans its step, and accepts its opportunity', async () => {
    const plannedFor = ahead(1).toISOString();
    const comment = 'With the next round';
    expect((await decide('accept', [seen('one')], { plannedFor, comment })).status).toBe(200);
    expect((await list())['fa-one']).toMatchObject({
      status: 'accepted',
      decidedBy: 'Erin Moe',
      decidedAt: backend.clock.now().toISOString(),
      plannedFor,
      version: 2,
      decisions: [{ by: 'Erin Moe', action: 'accept', plannedFor, comment, undone: false }],
    });
    expect(await work()).toEqual([{ title: '50.0 → 51.0 Hz', status: 'planned', start: plannedFor }]);
    const opportunities = backend.database.db.selectFrom('optimization_opportunity').select(['id', 'status']);
    expect(await opportunities.orderBy('id').execute()).toEqual([
      { id: 'op-choke', status: 'found' },
      { id: 'op-one', status: 'accepted' },
      { id: 'op-two', status: 'found' },
    ]);
  });

  it('leads to its step on the schedule, and the step to its advice', async () => {
    const of = async (plannedFor: string | null) => {
      const { rows } = await callOperation(backend, 'getScheduleInfo', tokens[admin]);
      const [row] = await settings();
      const [step] = rows;
      expect(row).toMatchObject({ plannedFor, scheduleId: step?.['id'] ?? null });
      return step;
    };
    expect(await of(null)).toBeUndefined();
    const plannedFor = ahead(1).toISOString();
    await decide('accept', [onChoke()], { plannedFor });
    expect(await of(plannedFor)).toMatchObject({ adviceId: 'op-choke' });
    // A step that a person planned to the very setting is as much that of the advice.
    await backend.database.db.deleteFrom('advice_decision').execute();
    await backend.database.db
      .updateTable('optimization_opportunity')
      .set({ status: 'found' })
      .where('id', '=', 'op-choke')
      .execute();
    backend.clock.pass(61);
    expect(await of(plannedFor)).toMatchObject({ adviceId: 'op-choke' });
  });

  it('is taken back with its step', async () => {
    const id = randomUUID();
    await decide('accept', [seen('one'), seen('two')], { id, plannedFor: ahead(1).toISOString() });
    expect(await work()).toHaveLength(2);
    expect((await undo(id)).status).toBe(200);
    expect(await work()).toEqual([]);
    expect((await list())['fa-one']).toMatchObject({
      ...{ status: 'proposed', decidedBy: null, decidedAt: null, plannedFor: null, version: 3 },
      decisions: [{ action: 'accept', undone: true }],
    });
  });

  it('cancels the step when it is rejected after all, and plans it again when that is taken back', async () => {
    const id = randomUUID();
    await decide('accept', [seen('one')], { plannedFor: ahead(1).toISOString() });
    await decide('reject', [seen('one', 2)], { id, reason: 'facilityLimit' });
    expect(await work()).toMatchObject([{ status: 'cancelled' }]);
    expect((await list())['fa-one']).toMatchObject({ status: 'rejected', plannedFor: null });
    await undo(id);
    expect(await work()).toMatchObject([{ status: 'planned' }]);
    expect((await list())['fa-one']).toMatchObject({ status: 'accepted', decidedBy: 'Erin Moe' });
  });
});

describe('a step beside other work', () => {
  const plan = async (activity: string, [start, end]: readonly [number, number], status = 'planned') => {
    const { db } = backend.database;
    await db
      .insertInto('schedule_entry')
      .values({
        ...{ id: `by-hand-${activity}`, field_id: 'north', well_id: 'N-1', facility: null, step: null },
        activity: activity as 'wellTest',
        ...{ title: 'Test', planned_start: ahead(start), planned_end: ahead(end) },
        ...{
          status: status as 'planned',
          actual_start: null,
          actual_end: null,
          owner: 'Erin Moe',
          notes: null,
        },
        ...{ expected_deferred: null, actual_deferred: null, approved_at: null },
      })
      .execute();
    await writeComputation(db, backend.clock.now(), {});
  };
  const plannedFor = () => ahead(3).toISOString();
  const withCheck = async () => {
    const check = { name: 'plannedWork', value: 0, limit: 0, unit: '', pass: true } as const;
    const checks = JSON.stringify([check]);
    const { db } = backend.database;
    await db.updateTable('frequency_change').set({ checks }).where('id', '=', 'fa-one').execute();
    await db.updateTable('optimization_opportunity').set({ checks }).where('id', '=', 'op-choke').execute();
    await writeComputation(db, backend.clock.now(), {});
  };

  it.each([
    ['wellTest', [2.9, 3.2]],
    ['wellTest', [4.5, 4.8]],
    ['workover', [16, 18]],
  ] as const)(
    'needs a reason, which the schedule shows, and is a conflict then: %s %j',
    async (kind, span) => {
      await withCheck();
      await plan(kind, span);
      const [{ version }] = (await settings()) as unknown as [{ version: number }];
      const refused = await decide('accept', [onChoke(version)], { plannedFor: plannedFor() });
      expect([refused.status, ...codes(refused)]).toEqual([409, 'workInTheWay']);
      const comment = 'The crew is there';
      const made = await decide('accept', [onChoke(version)], { plannedFor: plannedFor(), comment });
      expect(made.status).toBe(200);
      expect(await settings()).toMatchObject([
        { checks: [{ name: 'plannedWork', value: 1, pass: false, checked: true }] },
      ]);
      const { rows } = await callOperation(backend, 'getScheduleInfo', tokens[admin], {
        query: { to: ahead(20).toISOString().slice(0, 10) },
      });
      expect(rows.find(({ activity }) => activity === 'settingStep')).toMatchObject({ notes: comment });
    },
  );

  it.each([
    ['wellTest', [5.1, 5.4]],
    ['dataReview', [2.9, 3.2]],
    ['wellTest', [2.5, 2.9]],
  ] as const)(
    'is none of work that ends before, comes later or touches nothing: %s %j',
    async (kind, span) => {
      await withCheck();
      await plan(kind, span);
      const [{ version }] = (await settings()) as unknown as [{ version: number }];
      expect((await decide('accept', [onChoke(version)], { plannedFor: plannedFor() })).status).toBe(200);
      expect(await settings()).toMatchObject([{ checks: [{ name: 'plannedWork', value: 0, pass: true }] }]);
    },
  );

  it.each([
    ['wellTest', [-1, 13], null],
    ['settingStep', [40, 41], 30],
  ] as const)(
    'is not made, also with a reason, while no time is clear of it: %s %j',
    async (kind, span, to) => {
      await withCheck();
      await plan(kind, span);
      const { db } = backend.database;
      const step = to && JSON.stringify({ setting: 'choke', from: 34, to, unit: '%' });
      await db.updateTable('schedule_entry').set({ step }).execute();
      await writeComputation(db, backend.clock.now(), {});
      const [{ version }] = (await settings()) as unknown as [{ version: number }];
      const given = { plannedFor: plannedFor(), comment: 'The crew is there' };
      const refused = await decide('accept', [onChoke(version)], given);
      expect([refused.status, ...codes(refused)]).toEqual([409, 'noClearTime']);
      await db.updateTable('schedule_entry').set({ status: 'cancelled' }).execute();
      await writeComputation(db, backend.clock.now(), {});
      expect((await decide('accept', [onChoke(version)], given)).status).toBe(200);
    },
  );

  it('is not planned for when its advice has run out', async () => {
    await storeAdvice(backend.database.db, { id: 'brief', well: 'N-2', at: ahead(-2), expiresAt: ahead(3) });
    await writeComputation(backend.database.db, backend.clock.now(), {});
    const late = await decide('accept', [seen('brief')], { plannedFor: ahead(3.1).toISOString() });
    expect([late.status, ...codes(late)]).toEqual([409, 'planAfterAdvice']);
    expect((await decide('accept', [seen('brief')], { plannedFor: ahead(2.9).toISOString() })).status).toBe(
      200,
    );
  });
});

describe('putting advice off', () => {
  it('keeps it proposed until a moment, and shows it at once when it is opened again', async () => {
    const until = new Date(backend.clock.now().getTime() + 60_000).toISOString();
    await decide('snooze', [seen('one')], { until });
    expect((await list())['fa-one']).toMatchObject({ status: 'proposed', snoozedUntil: until, version: 2 });
    backend.clock.pass(62);
    expect((await list())['fa-one']).toMatchObject({ status: 'proposed', snoozedUntil: null });
    await decide('snooze', [seen('one', 2)], { until: ahead(2).toISOString() });
    await decide('reopen', [seen('one', 3)]);
    expect((await list())['fa-one']).toMatchObject({ status: 'proposed', snoozedUntil: null, version: 4 });
  });
});

describe('assigning advice', () => {
  const owner = () => ({ id: people[admin], name: expect.any(String) as string });
  const notified = async () => {
    const { rows } = await callOperation(backend, 'getNotificationsInfo', tokens[admin], {
      query: { email: admin },
    });
    return rows.filter(({ title }) => String(title).startsWith('Assigned to you'));
  };

  it('gives it to a person, who is notified, and leaves its state', async () => {
    const { status, body } = await decide('assign', [seen('one')], {
      assigneeId: people[admin],
      comment: ' Look at the drive. ',
    });
    expect(status).toBe(200);
    const now = {
      ...{ id: 'fa-one', status: 'proposed', owner: owner(), decidedBy: null, decidedAt: null, version: 2 },
      decisions: [
        {
          action: 'assign',
          by: 'Erin Moe',
          assignee: owner().name,
          comment: 'Look at the drive.',
          undone: false,
        },
      ],
    };
    expect(body).toMatchObject({ advice: [now] });
    expect((await list())['fa-one']).toMatchObject(now);
    expect(await notified()).toMatchObject([
      { title: 'Assigned to you: N-1', link: '/dashboard/optimizationDashboard?advice=fa-one' },
    ]);
    const logged = await callOperation(backend, 'getAuditEvents', tokens[admin], {
      query: { kind: 'adviceDecision' },
    });
    expect(logged.rows[0]).toMatchObject({
      detail: { action: 'assign', wells: 'N-1', assignee: owner().name },
    });
  });

  it('gives several away in one step, which tells once, and takes all of them back in one', async () => {
    const id = randomUUID();
    const { body } = await decide('assign', [seen('two'), onChoke()], { id, assigneeId: people[admin] });
    expect(body).toMatchObject({
      advice: [{ id: 'fa-two', owner: owner() }],
      settings: [{ id: 'op-choke', owner: owner(), status: 'proposed', version: 2 }],
    });
    expect(await notified()).toMatchObject([{ title: 'Assigned to you: N-2, N-1' }]);
    expect((await undo(id)).body).toMatchObject({
      advice: [{ owner: null, version: 3, decisions: [{ undone: true }] }],
      settings: [{ owner: null, version: 3 }],
    });
    expect(await notified()).toEqual([]);
  });

  it('is taken back to whom it was given before, and gives it to no user', async () => {
    const id = randomUUID();
    await decide('assign', [seen('one')], { assigneeId: people[admin] });
    await decide('assign', [seen('one', 2)], { id, assigneeId: people[engineer] });
    expect((await list())['fa-one']).toMatchObject({ owner: { id: people[engineer] } });
    await undo(id);
    expect((await list())['fa-one']).toMatchObject({ owner: owner(), version: 4 });
    await decide('assign', [seen('one', 4)], { assigneeId: null });
    expect((await list())['fa-one']).toMatchObject({ owner: null, decisions: [{ assignee: null }, {}, {}] });
  });

  it('keeps what was decided before it, its step, and its owner through what comes after it', async () => {
    const plannedFor = ahead(1).toISOString();
    const id = randomUUID();
    await decide('accept', [seen('one')], { plannedFor });
    await decide('assign', [seen('one', 2)], { id, assigneeId: people[admin] });
    const accepted = { status: 'accepted', decidedBy: 'Erin Moe', plannedFor };
    expect((await list())['fa-one']).toMatchObject({ ...accepted, owner: owner() });
    await undo(id);
    expect((await list())['fa-one']).toMatchObject({ ...accepted, owner: null });
    expect(await work()).toMatchObject([{ status: 'planned' }]);
    await decide('assign', [seen('one', 4)], { assigneeId: people[admin] });
    await decide('reopen', [seen('one', 5)]);
    expect((await list())['fa-one']).toMatchObject({ status: 'proposed', owner: owner() });
    const until = ahead(2).toISOString();
    await decide('snooze', [onChoke()], { until });
    await decide('assign', [onChoke(2)], { assigneeId: people[admin] });
    expect(await settings()).toMatchObject([{ snoozedUntil: until, owner: owner() }]);
  });

  it('keeps its owner when its figures are computed anew, and is refused on older ones', async () => {
    const { db } = backend.database;
    await decide('assign', [seen('one')], { assigneeId: people[admin] });
    await db.updateTable('frequency_change').set({ expected_oil: 5 }).where('id', '=', 'fa-one').execute();
    await writeComputation(db, backend.clock.now(), {});
    expect((await list())['fa-one']).toMatchObject({ expectedOil: 5, owner: owner(), version: 3 });
    const late = await decide('assign', [seen('two'), seen('one', 2)], { assigneeId: people[engineer] });
    expect([late.status, ...codes(late)]).toEqual([409, 'figuresSince']);
    expect((await list())['fa-two']).toMatchObject({ owner: null, version: 1 });
    await decide('assign', [seen('one', 3)], { assigneeId: null });
    const other = await decide('reject', [seen('one', 3)], { as: admin, reason: 'wrongData' });
    expect([other.status, ...codes(other)]).toEqual([409, 'decidedSince']);
  });

  it('is made once, however often it is sent, and refused as another one of its id', async () => {
    const sent = { id: randomUUID(), assigneeId: people[admin] };
    await decide('assign', [seen('one')], sent);
    expect((await decide('assign', [seen('one')], sent)).status).toBe(200);
    expect((await list())['fa-one']).toMatchObject({ version: 2, decisions: [{}] });
    expect(await notified()).toHaveLength(1);
    const other = await decide('assign', [seen('one')], { ...sent, assigneeId: people[engineer] });
    expect(other.status).toBe(409);
  });

  it('is refused for who is unknown or not active, without a person, with one for another action, and on what is over', async () => {
    for (const assigneeId of [randomUUID(), people['inactive@cnx.example']]) {
      const gone = await decide('assign', [seen('one')], { assigneeId });
      expect([gone.status, ...codes(gone)]).toEqual([404, 'assigneeGone']);
    }
    expect((await decide('assign', [seen('one')])).status).toBe(400);
    const assigneeId = people[admin];
    expect((await decide('reopen', [seen('one')], { assigneeId })).status).toBe(400);
    await storeAdvice(backend.database.db, { id: 'over', well: 'N-1', at: ahead(-9), expiresAt: ahead(-1) });
    expect(codes(await decide('assign', [seen('over')], { assigneeId }))).toEqual(['adviceOver']);
    expect((await list())['fa-one']).toMatchObject({ owner: null, version: 1 });
  });
});

describe('a decision on advice', () => {
  it('is made once, however often it is sent', async () => {
    const sent = { id: randomUUID(), reason: 'wrongData' };
    await decide('reject', [seen('one')], sent);
    expect((await decide('reject', [seen('one')], sent)).status).toBe(200);
    expect((await list())['fa-one']).toMatchObject({ version: 2 });
    expect((await decide('reject', [seen('two')], sent)).status).toBe(409);
    const { rows } = await callOperation(backend, 'getAuditEvents', tokens[admin], {
      query: { kind: 'adviceDecision' },
    });
    expect(rows.filter(({ detail }) => JSON.stringify(detail).includes(sent.id))).toMatchObject([
      { outcome: 'ok' },
    ]);
  });

  it('is refused whole when another user has decided since', async () => {
    await decide('reject', [seen('one')], { as: admin, reason: 'wrongData' });
    const late = await decide('accept', [seen('two'), seen('one')], { plannedFor: ahead(1).toISOString() });
    expect([late.status, ...codes(late)]).toEqual([409, 'decidedSince']);
    expect((await list())['fa-two']).toMatchObject({ status: 'proposed', decisions: [] });
    expect(await work()).toEqual([]);
  });

  it('is refused on figures that were computed anew since, and made on the newest', async () => {
    const compute = (expected_oil: number) =>
      backend.database.db
        .updateTable('frequency_change')
        .set({ expected_oil })
        .where('id', '=', 'fa-one')
        .execute();
    const plannedFor = ahead(1).toISOString();
    await compute(6);
    await compute(5);
    await writeComputation(backend.database.db, backend.clock.now(), {});
    const late = await decide('accept', [seen('two'), seen('one')], { plannedFor });
    expect([late.status, ...codes(late)]).toEqual([409, 'figuresSince']);
    expect(await work()).toEqual([]);
    expect((await list())['fa-one']).toMatchObject({ expectedOil: 5, status: 'proposed', version: 2 });
    expect((await decide('accept', [seen('one', 2)], { plannedFor })).status).toBe(200);
    expect(codes(await decide('reject', [seen('one', 2)], { reason: 'wrongData' }))).toEqual([
      'decidedSince',
    ]);
  });

  it('is refused on advice that has run out, which can still be commented on', async () => {
    await storeAdvice(backend.database.db, { id: 'old', well: 'N-1', at: ahead(-9), expiresAt: ahead(-1) });
    const late = await decide('accept', [seen('old')], { plannedFor: ahead(1).toISOString() });
    expect([late.status, ...codes(late)]).toEqual([409, 'adviceOver']);
    expect((await decide('comment', [seen('old')], { comment: 'Too late' })).status).toBe(200);
    expect((await list())['fa-old']).toMatchObject({ status: 'expired', version: 1 });
  });

  it('is its own only to take back, and not once another one follows it', async () => {
    const id = randomUUID();
    await decide('snooze', [seen('one')], { id, until: ahead(1).toISOString() });
    expect(codes(await undo(id, admin))).toEqual(['notYours']);
    await decide('reject', [seen('one', 2)], { as: admin, reason: 'wrongData' });
    expect(codes(await undo(id))).toEqual(['decidedSince']);
    expect(codes(await undo(randomUUID()))).toEqual(['decisionGone']);
  });

  it.each([
    ['accept', {}, 400, undefined],
    ['accept', { plannedFor: '2020-01-01T00:00:00Z' }, 400, 'planPast'],
    ['accept', { plannedFor: '2200-01-01T00:00:00Z' }, 400, undefined],
    ['snooze', { until: '2020-01-01T00:00:00Z' }, 400, 'untilPast'],
    ['reject', {}, 400, undefined],
    ['reject', { reason: 'other' }, 400, undefined],
    ['reopen', { reason: 'wrongData' }, 400, undefined],
    ['comment', {}, 400, undefined],
  ])('needs what belongs to it, and nothing else: %s %j', async (action, more, status, code) => {
    const answer = await decide(action, [seen('one')], more);
    expect(answer.status).toBe(status);
    if (code) expect(codes(answer)).toEqual([code]);
    expect((await list())['fa-one']).toMatchObject({ version: 1 });
  });

  it('is on advice, each named once', async () => {
    await storeAdvice(backend.database.db, { id: 'made', well: 'N-1', at: ahead(-9) });
    await backend.database.db
      .updateTable('frequency_change')
      .set({ kind: 'executed' })
      .where('id', '=', 'fa-made')
      .execute();
    expect(codes(await decide('reject', [seen('made')], { reason: 'wrongData' }))).toEqual(['adviceGone']);
    expect((await decide('reject', [seen('one'), seen('one')], { reason: 'wrongData' })).status).toBe(400);
  });
});

describe('advice on a choke', () => {
  it('is accepted, which plans its step, and taken back with it', async () => {
    const id = randomUUID();
    const plannedFor = ahead(1).toISOString();
    const { body } = await decide('accept', [onChoke()], { id, plannedFor, comment: 'With the next round' });
    expect(body).toMatchObject({
      advice: [],
      settings: [{ id: 'op-choke', status: 'accepted', version: 2 }],
    });
    expect(await settings()).toMatchObject([
      {
        ...{ id: 'op-choke', kind: 'choke', from: 30, to: 36, unit: '%', expectedOil: 5 },
        ...{ status: 'accepted', decidedBy: 'Erin Moe', plannedFor, version: 2 },
        decisions: [{ by: 'Erin Moe', action: 'accept', plannedFor, undone: false }],
      },
    ]);
    expect(await work()).toEqual([{ title: 'Choke 30.0 → 36.0 %', status: 'planned', start: plannedFor }]);
    await undo(id);
    expect(await work()).toEqual([]);
    expect(await settings()).toMatchObject([
      { status: 'proposed', plannedFor: null, version: 3, decisions: [{ undone: true }] },
    ]);
  });

  it('is rejected, put off, proposed again and commented on, also together with advice on a frequency', async () => {
    await decide('snooze', [onChoke()], { until: ahead(2).toISOString() });
    expect(await settings()).toMatchObject([{ status: 'proposed', snoozedUntil: ahead(2).toISOString() }]);
    await decide('comment', [onChoke(2)], { comment: 'Ask the crew' });
    const both = await decide('reject', [onChoke(2), seen('one')], { reason: 'facilityLimit' });
    expect(both.body).toMatchObject({
      advice: [{ id: 'fa-one', status: 'rejected' }],
      settings: [{ id: 'op-choke', status: 'rejected', version: 3 }],
    });
    await decide('reopen', [onChoke(3)]);
    expect(await settings()).toMatchObject([{ status: 'proposed', decidedBy: null, version: 4 }]);
  });

  it('is refused on figures that were computed anew, and where its step is on the schedule already it says when', async () => {
    const { db } = backend.database;
    await db
      .updateTable('optimization_opportunity')
      .set({ to_value: 37 })
      .where('id', '=', 'op-choke')
      .execute();
    await writeComputation(db, backend.clock.now(), {});
    const late = await decide('accept', [onChoke()], { plannedFor: ahead(1).toISOString() });
    expect([late.status, ...codes(late)]).toEqual([409, 'figuresSince']);
    const start = ahead(3);
    await db
      .insertInto('schedule_entry')
      .values({
        ...{ id: 'by-hand', field_id: 'north', well_id: 'N-1', facility: null, activity: 'settingStep' },
        step: JSON.stringify({ setting: 'choke', from: 34, to: 52, unit: '%' }),
        ...{ title: 'Choke', planned_start: start, planned_end: ahead(3.1), status: 'planned' },
        ...{ actual_start: null, actual_end: null, owner: 'Erin Moe', notes: null },
        ...{ expected_deferred: null, actual_deferred: null, approved_at: null },
      })
      .execute();
    await writeComputation(db, backend.clock.now(), {});
    backend.clock.pass(62);
    // A step to another opening is not the advised one.
    expect(await settings()).toMatchObject([{ status: 'proposed', to: 37, plannedFor: null }]);
    await db
      .updateTable('schedule_entry')
      .set({ step: JSON.stringify({ setting: 'choke', from: 34, to: 38, unit: '%' }) })
      .where('id', '=', 'by-hand')
      .execute();
    await writeComputation(db, backend.clock.now(), {});
    backend.clock.pass(62);
    expect(await settings()).toMatchObject([{ status: 'proposed', to: 37, plannedFor: start.toISOString() }]);
  });

  it('is not what an opportunity of a frequency is: that is decided on by its change', async () => {
    const answer = await decide('reject', [{ id: 'op-one', version: 1 }], { reason: 'wrongData' });
    expect([answer.status, ...codes(answer)]).toEqual([404, 'adviceGone']);
  });

  it('goes with its decisions when its well does', async () => {
    await decide('reject', [onChoke(), seen('one')], { reason: 'wrongData' });
    const { db } = backend.database;
    await db.deleteFrom('optimization_opportunity').where('id', '=', 'op-choke').execute();
    const left = db.selectFrom('advice_decision').select('change_id').distinct().orderBy('change_id');
    expect((await left.execute()).filter(({ change_id: of }) => ['op-choke', 'fa-one'].includes(of))).toEqual(
      [{ change_id: 'fa-one' }],
    );
  });
});
