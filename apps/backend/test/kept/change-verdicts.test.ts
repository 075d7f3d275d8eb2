import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeComputation } from '../../src/database/settings.ts';
import { dayMs, isoDay } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { holdFindings, storeChanges } from '../../src/recompute/store-insights.ts';
import { resumeWork } from '../../src/start.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation, contract } from '../support/contract-calls.ts';
import { firstDay, writeDays, writeSmallField } from '../support/small-field.ts';
import { storeChange, storeDrop } from '../support/stored-findings.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 120;
/** The well's oil falls to half of it on this day, and stays there. */
const fallsOn = length - 20;

let backend: TestBackend;
const tokens: Record<string, string> = {};
let from: number;
const day = (i: number) => isoDay(from + i);
const at = (i: number) => new Date((from + i) * dayMs);
/** Noise that every run draws alike. */
const noise = (i: number) => ((i * 7919) % 13) / 13 - 0.5;
const fallen = Array.from({ length }, (_, i) => (i < fallsOn ? 100 : 50) + noise(i));

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  from = Math.floor(backend.clock.now().getTime() / dayMs) - length;
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: from - firstDay,
    wells: { 'N-1': { oil: fallen }, 'N-2': { oil: fallen.map(() => 100) } },
  });
});
beforeEach(async () => {
  backend.clock.pass(2);
  const { db } = backend.database;
  for (const table of [
    'exception_decision',
    'change_point',
    'production_drop_exception',
    'well_event',
  ] as const)
    await db.deleteFrom(table).execute();
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  await storeChange(db, {
    id: 'c2',
    well: 'N-2',
    lost: 6,
    day: day(length - 12),
    detectedAt: at(length - 3),
  });
  // What is written beside the routes is data of another version.
  await writeComputation(db, backend.clock.now(), {});
});
afterAll(() => backend.close());

const call = (operation: Parameters<typeof callOperation>[1], as: string, sent: object) =>
  callOperation(backend, operation, tokens[as], sent);
const decide = (
  action: string,
  changes: object[],
  { as = engineer, ...more }: { as?: string; [part: string]: unknown } = {},
): Promise<Answer> =>
  call('decideChangePoints', as, {
    body: { id: randomUUID(), feedback: null, eventId: null, comment: null, action, changes, ...more },
  });
const undo = (id: string, as = engineer) => call('undoDecision', as, { body: { id } });
const read = (id: string, as = engineer) => call('getChangePoint', as, { query: { id } });
const seen = (id: string, version = 1) => ({ id, version });
const codes = ({ body }: Answer) =>
  (body['errors'] as unknown as { code?: string }[]).map(({ code }) => code);

/** The change that a computation finds in the first well. */
async function foundChange(): Promise<{ id: string; version: number }> {
  const { rows } = await call('getChangePoints', engineer, { query: { wellIds: 'N-1', from: day(0) } });
  const change = rows.find(({ variable }) => variable === 'oilRate');
  return { id: String(change?.['id']), version: Number(change?.['version']) };
}

const potentialOf = async (i: number) => {
  const row = await backend.database.db
    .selectFrom('deferred_production')
    .select('oil_potential')
    .where('well_id', '=', 'N-1')
    .where('method', '=', 'declining')
    .where('day', '=', day(i))
    .executeTakeFirst();
  return row?.oil_potential ?? NaN;
};

const logEvent = (id: string, startsAt: Date, more: object = {}) =>
  backend.database.db
    .insertInto('well_event')
    .values({
      id,
      well_id: 'N-2',
      field_id: 'north',
      kind: 'choke',
      starts_at: startsAt,
      ends_at: null,
      planned: false,
      reason_code: null,
      from_value: 40,
      to_value: 32,
      unit: '%',
      source: 'operator',
      remark: null,
      ...more,
    })
    .execute();

describe('an accepted level', () => {
  it('is the well’s own once its insights are computed again, also after the next computation', async () => {
    expect(await potentialOf(length - 1)).toBeGreaterThan(95);
    const answer = await decide('accept', [await foundChange()]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ changes: [{ status: 'accepted', version: 2 }] });
    await resumeWork(backend.database, backend.clock.now());
    expect(await potentialOf(length - 1)).toBeLessThan(55);
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect(await potentialOf(length - 1)).toBeLessThan(55);
    const change = await foundChange();
    expect((await read(change.id)).body).toMatchObject({ change: { status: 'accepted', version: 2 } });
  });

  it('is the well’s own no more when the decision is taken back, or the change opened again', async () => {
    const id = randomUUID();
    const change = await foundChange();
    await decide('accept', [change], { id });
    await resumeWork(backend.database, backend.clock.now());
    expect((await undo(id)).body).toMatchObject({ changes: [{ status: 'new', version: 3 }] });
    await resumeWork(backend.database, backend.clock.now());
    expect(await potentialOf(length - 1)).toBeGreaterThan(95);
    await decide('accept', [seen(change.id, 3)]);
    await decide('reopen', [seen(change.id, 4)]);
    await resumeWork(backend.database, backend.clock.now());
    expect(await potentialOf(length - 1)).toBeGreaterThan(95);
  });

  it('asks for its computation, and a change of a gauge changes no level', async () => {
    let asked = 0;
    const app = await backend.another({ onDue: () => (asked += 1) });
    const { db } = backend.database;
    await storeChange(db, {
      id: 'hz',
      well: 'N-2',
      lost: 2,
      day: day(length - 12),
      detectedAt: at(length - 3),
      variable: 'frequency',
    });
    const body = { id: randomUUID(), action: 'accept', feedback: null, eventId: null, comment: null };
    const sent = await backend.call('POST', `${contract.basePath}/ExceptionReport/DecideChangePoints`, {
      app,
      token: tokens[engineer]!,
      body: { ...body, changes: [seen('c2'), seen('hz')] },
    });
    expect(sent.status).toBe(200);
    expect(asked).toBe(1);
    const levels = await db.selectFrom('accepted_level').select(['well_id', 'day', 'stands']).execute();
    expect(levels).toEqual([{ well_id: 'N-2', day: day(length - 1), stands: true }]);
    await app.close();
  });

  it('begins the day after the change where the well has not reported since', async () => {
    await writeDays(backend.database.db, 'N-2', { oil: fallen.slice(0, 60) }, from - firstDay);
    await decide('accept', [seen('c2')]);
    const level = await backend.database.db.selectFrom('accepted_level').select('day').execute();
    expect(level).toEqual([{ day: day(length - 11) }]);
    await writeDays(backend.database.db, 'N-2', { oil: fallen.map(() => 100) }, from - firstDay);
  });
});

describe('an explanation', () => {
  it('names one of the entries of the log that are offered, and stands in the history', async () => {
    await logEvent('near', at(length - 16));
    await logEvent('whole-field', at(length - 12), { well_id: null, kind: 'facility' });
    await logEvent('far', at(length - 25));
    await logEvent('other', at(length - 12), { well_id: 'N-1' });
    const { body } = await read('c2');
    expect((body['events'] as { id: string }[]).map(({ id }) => id)).toEqual(['whole-field', 'near']);
    const { body: left } = await decide('explain', [seen('c2')], { eventId: 'near', comment: 'Bean up.' });
    expect(left).toMatchObject({
      changes: [{ status: 'explained', linkedEvents: [{ id: 'near' }], comment: 'Bean up.' }],
      exceptions: [{ id: 'c2', status: 'explained', isOpen: false }],
    });
    expect((await read('c2', admin)).body).toMatchObject({
      change: { status: 'explained' },
      decisions: [
        { action: 'explain', event: { id: 'near', from: 40 }, by: 'Erin Moe', mine: false, undone: false },
      ],
    });
  });

  it('survives a computation, and ends with its entry of the log', async () => {
    const change = await foundChange();
    await logEvent('near', at(fallsOn - 5), { well_id: 'N-1' });
    await decide('explain', [change], { eventId: 'near' });
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect((await read(change.id)).body).toMatchObject({
      change: { status: 'explained', linkedEvents: [{ id: 'near' }] },
    });
    await backend.database.db.deleteFrom('well_event').execute();
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect((await read(change.id)).body).toMatchObject({ change: { status: 'new', linkedEvents: [] } });
  });

  it('in words needs no entry of the log, and survives a computation', async () => {
    const change = await foundChange();
    const { body } = await decide('explain', [change], { comment: 'Water breakthrough.' });
    expect(body).toMatchObject({
      changes: [{ status: 'explained', linkedEvents: [], comment: 'Water breakthrough.' }],
    });
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect((await read(change.id)).body).toMatchObject({
      change: { status: 'explained', linkedEvents: [] },
      decisions: [{ action: 'explain', event: null, comment: 'Water breakthrough.' }],
    });
    const [made] = (await read(change.id)).body['decisions'] as { id: string }[];
    await undo(made!.id);
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect((await read(change.id)).body).toMatchObject({ change: { status: 'new' } });
  });

  it('by a cause writes it into the log with the level before and after, and books the loss to it', async () => {
    const { db } = backend.database;
    const change = await foundChange();
    const id = randomUUID();
    const said = { id, causeCode: 'water-breakthrough', comment: 'Seen in the last test.' };
    expect((await decide('explain', [change], said)).status).toBe(200);
    const [entry] = await db.selectFrom('well_event').selectAll().execute();
    expect(entry).toMatchObject({ kind: 'other', reason_code: 'water-breakthrough', decision_id: id });
    expect(entry!.from_value).toBeGreaterThan(90);
    expect(entry!.to_value).toBeLessThan(60);
    const lost = () =>
      db
        .selectFrom('deferred_loss')
        .select('reason_code as code')
        .distinct()
        .where('well_id', '=', 'N-1')
        .where('day', '>=', day(fallsOn))
        .orderBy('reason_code')
        .execute();
    expect(await lost()).toContainEqual({ code: 'underperformance' });
    expect(await lost()).not.toContainEqual({ code: 'water-breakthrough' });
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect(await lost()).toContainEqual({ code: 'water-breakthrough' });
    const { body } = await read(change.id);
    expect(body['change']).toMatchObject({
      status: 'explained',
      linkedEvents: [{ id: entry!.id, reason: 'Water breakthrough. Seen in the last test.' }],
    });

    expect((await undo(id)).status).toBe(200);
    expect(await db.selectFrom('well_event').select('id').execute()).toEqual([]);
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect(await lost()).not.toContainEqual({ code: 'water-breakthrough' });
  });

  it('by a cause goes out of the log when the change is opened again', async () => {
    const change = await foundChange();
    expect((await decide('explain', [change], { causeCode: 'weather' })).status).toBe(200);
    const again = await decide('reopen', [{ ...change, version: change.version + 1 }]);
    expect(again.status).toBe(200);
    expect(await backend.database.db.selectFrom('well_event').select('id').execute()).toEqual([]);
  });

  it('by a cause that cannot be chosen is refused, and beside an entry of the log', async () => {
    const change = await foundChange();
    for (const causeCode of ['none', 'underperformance'])
      expect(codes(await decide('explain', [change], { causeCode }))).toEqual(['causeGone']);
    expect((await decide('explain', [change], { causeCode: 'weather', eventId: 'e1' })).status).toBe(400);
    expect((await decide('accept', [change], { causeCode: 'weather' })).status).toBe(400);
  });

  it('is refused by an entry that is not offered, and without an entry and words', async () => {
    await logEvent('far', at(length - 25));
    const refused = await decide('explain', [seen('c2')], { eventId: 'far' });
    expect([refused.status, codes(refused)]).toEqual([404, ['eventGone']]);
    expect((await decide('explain', [seen('c2')])).status).toBe(400);
    expect((await decide('accept', [seen('c2')], { eventId: 'far' })).status).toBe(400);
    expect((await read('c2')).body).toMatchObject({ change: { version: 1 }, decisions: [] });
  });
});

describe('a verdict', () => {
  it('of two people at once is made by one, and refused to the other with who and when', async () => {
    const answers = await Promise.all([engineer, admin].map((as) => decide('accept', [seen('c2')], { as })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const { change } = (await read('c2')).body as unknown as { change: { version: number } };
    expect(change.version).toBe(2);
    expect(codes(refused)).toEqual(['decidedSince']);
    expect(refused.body['errors']).toMatchObject([
      { values: { well: 'N-2', by: expect.any(String) as string, at: expect.any(String) as string } },
    ]);
  });

  it('that is sent again is made once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => decide('dismiss', [seen('c2')], { id, feedback: 'falseAlarm' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read('c2')).body).toMatchObject({ change: { status: 'dismissed', version: 2 } });
  });

  it('is on all of the changes or on none', async () => {
    const change = await foundChange();
    await decide('accept', [seen('c2')], { as: admin });
    const refused = await decide('dismiss', [change, seen('c2')], { feedback: 'falseAlarm' });
    expect(refused.status).toBe(409);
    expect((await read(change.id)).body).toMatchObject({ change: { version: 1 }, decisions: [] });
  });

  it('is refused for a change that is gone, and for an unknown one', async () => {
    const change = await foundChange();
    await writeDays(backend.database.db, 'N-1', { oil: fallen.map(() => 100) }, from - firstDay);
    await decide('comment', [seen('c2')], { comment: 'Kept, because people spoke of it.' });
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    const refused = await decide('accept', [seen('c2'), change]);
    expect([refused.status, codes(refused)]).toEqual([404, ['changeGone']]);
    expect((await read(change.id)).status).toBe(404);
    expect((await decide('accept', [seen('never')])).status).toBe(404);
    expect((await read('c2')).body).toMatchObject({ change: { version: 1 } });
    await writeDays(backend.database.db, 'N-1', { oil: fallen }, from - firstDay);
  });

  it('takes a comment of 2000 characters and none of 10,000', async () => {
    const { status, body } = await decide('dismiss', [seen('c2')], { comment: 'x'.repeat(10_000) });
    expect(status).toBe(400);
    expect(JSON.stringify(body['errors'])).toContain('comment');
    expect((await decide('dismiss', [seen('c2')], { comment: 'x'.repeat(2_000) })).status).toBe(200);
  });

  it('is not accepted on an alarm that is not confirmed, which can be dismissed', async () => {
    await storeChange(backend.database.db, {
      id: 'alarm',
      well: 'N-2',
      lost: 6,
      day: day(length - 3),
      detectedAt: at(length - 1),
      provisional: true,
    });
    const refused = await decide('accept', [seen('alarm')]);
    expect([refused.status, codes(refused)]).toEqual([400, ['notConfirmed']]);
    expect((await decide('dismiss', [seen('alarm')], { feedback: 'falseAlarm' })).status).toBe(200);
  });

  it('is taken back by who made it alone, and not after another one', async () => {
    const id = randomUUID();
    await decide('dismiss', [seen('c2')], { id, feedback: 'measurementError' });
    expect((await undo(id, admin)).status).toBe(403);
    await decide('comment', [seen('c2', 2)], { as: admin, comment: 'Gauge was changed.' });
    await decide('reopen', [seen('c2', 2)], { as: admin });
    expect((await undo(id)).status).toBe(409);
    expect((await read('c2')).body).toMatchObject({
      change: { status: 'new', comment: 'Gauge was changed.' },
    });
  });
});

it('is taken back also while the insights of its well are stored', async () => {
  const id = randomUUID();
  const change = await foundChange();
  await decide('accept', [change], { id });
  let undone: Promise<Answer> | undefined;
  await backend.database.bulk(async (transaction) => {
    await holdFindings(transaction.db, ['N-1']);
    const stored = await transaction.db
      .selectFrom('change_point')
      .selectAll()
      .where('well_id', '=', 'N-1')
      .execute();
    const points = stored.map((point) => ({
      ...point,
      severity_factors: point.severity_factors && JSON.stringify(point.severity_factors),
    }));
    await storeChanges(transaction, ['N-1'], { points, links: [] });
    undone = undo(id);
    const waiting = sql`select from pg_locks where not granted`;
    await expect
      .poll(async () => (await waiting.execute(backend.database.batch)).rows, { timeout: 60_000 })
      .not.toEqual([]);
  });
  expect((await undone)?.body).toMatchObject({ changes: [{ id: change.id, status: 'new', version: 3 }] });
});

it('is in the precision of the detection, unless a gauge was wrong', async () => {
  const precision = async () => {
    backend.clock.pass(2);
    const { body } = await call('getChangeDetectionStatistics', engineer, {
      query: { wellIds: 'N-1,N-2', from: day(0), to: day(length - 1) },
    });
    return body['precisionFromFeedback'];
  };
  expect(await precision()).toBeNull();
  await decide('dismiss', [seen('c2')], { feedback: 'measurementError' });
  expect(await precision()).toBeNull();
  await decide('accept', [await foundChange()]);
  expect(await precision()).toBe(100);
  await decide('dismiss', [seen('c2', 2)], { feedback: 'falseAlarm' });
  expect(await precision()).toBe(50);
});

/** A decision on one event in the exception report. */
const decideEvent = (action: string, exception: object, more: object = {}) =>
  call('decideExceptions', engineer, {
    body: {
      ...{ id: randomUUID(), exceptions: [exception], action },
      ...{ assigneeId: null, until: null, feedback: null, comment: null, ...more },
    },
  });

it('is decided in the exception report too, where an event is made of changes alone', async () => {
  const { db } = backend.database;
  await storeDrop(db, {
    id: 'd1',
    well: 'N-2',
    lost: 20,
    cause: 'downtime',
    day: day(length - 30),
    detectedAt: at(length - 29),
  });
  const refused = await decideEvent('accept', seen('d1'));
  expect([refused.status, codes(refused)]).toEqual([400, ['noChange']]);
  const { body } = await decideEvent('accept', seen('c2'));
  expect(body).toMatchObject({
    exceptions: [{ id: 'c2', status: 'accepted', isOpen: false }],
    changes: [{ id: 'c2', status: 'accepted' }],
  });
  const fresh = await call('getException', engineer, { query: { id: 'c2' } });
  expect(body['exceptions']).toEqual([fresh.body['exception']]);
});

describe('the level that a drop left', () => {
  const dropOf = async () => {
    backend.clock.pass(2);
    const { rows } = await call('getExceptions', engineer, { query: { wellIds: 'N-1', from: day(0) } });
    return rows.find(({ kind }) => kind === 'drop') as unknown as { id: string; version: number };
  };
  const ended = () =>
    backend.database.db
      .selectFrom('production_drop_exception')
      .select(['ended_by', 'status'])
      .where('well_id', '=', 'N-1')
      .executeTakeFirst();

  it('is accepted with the drop, which is over by it until that is taken back', async () => {
    const { id, version } = await dropOf();
    const decision = randomUUID();
    const { body } = await decideEvent('accept', { id, version }, { id: decision });
    expect(body).toMatchObject({ exceptions: [{ id, kind: 'drop', status: 'accepted', isOpen: false }] });
    await resumeWork(backend.database, backend.clock.now());
    expect(await ended()).toEqual({ ended_by: 'accepted', status: 'accepted' });
    expect(await potentialOf(length - 1)).toBeLessThan(55);
    await undo(decision);
    await resumeWork(backend.database, backend.clock.now());
    expect(await ended()).toEqual({ ended_by: null, status: 'new' });
    expect(await dropOf()).toMatchObject({ id, status: 'new', isOpen: true });
    expect(await potentialOf(length - 1)).toBeGreaterThan(95);
  });

  it('is explained in words, which settles the drop in every list and survives a computation', async () => {
    const { id, version } = await dropOf();
    expect((await decideEvent('explain', { id, version })).status).toBe(400);
    const { body } = await decideEvent('explain', { id, version }, { comment: 'Water breakthrough.' });
    expect(body).toMatchObject({ exceptions: [{ id, status: 'explained', isOpen: false, comments: 1 }] });
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    expect(await dropOf()).toMatchObject({ id, status: 'explained', isOpen: false });
    const { rows } = await call('getHighProductionDropExceptionReportInfo', engineer, {
      query: { wellIds: 'N-1', from: day(0) },
    });
    expect(rows).toMatchObject([{ id, status: 'resolved' }]);
  });
});
