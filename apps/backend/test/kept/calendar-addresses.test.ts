import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../src/production-day.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 10;

let backend: TestBackend;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  backend = await createTestBackend({
    CNX_LOG_LEVEL: 'trace',
    CNX_ADDRESS_UNKNOWN_CALENDARS_PER_HOUR: '5',
    CNX_CALENDAR_READS_PER_HOUR: '20',
  });
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  const oil = Array.from({ length }, () => 100);
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: Math.floor(backend.clock.now().getTime() / dayMs) - length - firstDay,
    wells: { 'N-1': { oil }, 'N-2': { oil } },
  });
  await plan('soon', 'N-1', 2);
  await plan('last-year', 'N-1', -300);
  await plan('long-ago', 'N-1', -400);
  await plan('next-year', 'N-2', 300);
});
// Refusals of one test are over in the next one.
beforeEach(() => backend.database.db.deleteFrom('rate_limit').execute());
afterAll(() => backend.close());

async function plan(id: string, well: string, days: number): Promise<void> {
  const start = new Date(backend.clock.now().getTime() + days * dayMs);
  // What was never closed is overdue, and stays on the schedule whatever the days.
  const status = days < 0 ? 'done' : 'planned';
  await backend.database.db
    .insertInto('schedule_entry')
    .values({
      ...{ id, field_id: 'north', well_id: well, facility: null, activity: 'wellTest', title: `Test ${id}` },
      ...{ planned_start: start, planned_end: new Date(start.getTime() + 6 * 3_600_000) },
      ...{ actual_start: null, actual_end: null, status, owner: 'Erin Moe' },
      ...{ expected_deferred: 5, actual_deferred: null, approved_at: null, notes: 'Ask Erin Moe' },
      ...{ system: null, system_address: null },
    })
    .execute();
}

const call = (id: 'getCalendarAddress' | 'createCalendarAddress' | 'removeCalendarAddress', as = engineer) =>
  callOperation(backend, id, tokens[as], id === 'getCalendarAddress' ? {} : { body: {} });
const pathOf = (address: unknown) => new URL(String(address)).pathname;
const create = async (as = engineer) => pathOf((await call('createCalendarAddress', as)).body['address']);
/** Asks as a calendar program does: without a token or cookie. */
const ask = (path: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
  backend.app.inject({ method, url: path, headers });
const uids = (text: string) => [...text.matchAll(/^UID:(.*)@schedule\.cnx/gm)].map(([, uid]) => uid);

describe('a calendar address', () => {
  it('is answered once, and stored as a hash', async () => {
    const { body } = await call('createCalendarAddress');
    const at = backend.clock.now().toISOString();
    expect(body).toEqual({
      address: expect.stringMatching(
        /^https?:\/\/[^/]+\/api\/Dashboard\/Calendars\/[\w-]{43}\/GetCalendar$/,
      ) as string,
      createdAt: at,
    });
    expect((await call('getCalendarAddress')).body).toEqual({ createdAt: at, readAt: null });
    const secret = pathOf(body['address']).split('/')[4]!;
    const row = await backend.database.db
      .selectFrom('calendar_address')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row.secret_hash).toHaveLength(32);
  });

  it('leads a program to the schedule of a year back and ahead, without a sign-in', async () => {
    const path = await create();
    backend.clock.pass(60);
    const answer = await ask(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="schedule.ics"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(uids(answer.body)).toEqual(['last-year', 'soon', 'next-year']);
    expect(answer.body).not.toContain('Erin');
    expect((await call('getCalendarAddress')).body['readAt']).toBe(backend.clock.now().toISOString());
    const head = await ask(path, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const known = await ask(path, 'GET', { 'if-none-match': String(answer.headers['etag']) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await ask(path.replace('GetCalendar', 'GetCalendar/'))).statusCode).toBe(404);
    expect((await backend.app.inject({ method: 'POST', url: path })).statusCode).toBe(405);
  });

  it('is narrowed by the filters behind it, which tell nobody what there is', async () => {
    const path = await create();
    expect(uids((await ask(`${path}?wellIds=N-2`)).body)).toEqual(['next-year']);
    expect(uids((await ask(`${path}?fieldIds=north&wellIds=N-1,N-2`)).body)).toEqual([
      'last-year',
      'soon',
      'next-year',
    ]);
    const unknown = await ask(`${path}?wellIds=N-9`);
    expect([unknown.statusCode, uids(unknown.body)]).toEqual([200, []]);
    const missing = path.replace(/[\w-]{43}/, 'x'.repeat(43));
    for (const well of ['N-1', 'N-9']) expect((await ask(`${missing}?wellIds=${well}`)).statusCode).toBe(404);
    expect((await ask(`${path}?wellId=N-1`)).statusCode).toBe(400);
  });

  it('shows a change as a higher sequence, and what is canceled as canceled', async () => {
    const path = await create();
    const sequence = async () => /UID:soon[^]*?SEQUENCE:(\d+)/.exec((await ask(path)).body)?.[1];
    const before = Number(await sequence());
    await backend.database.db
      .updateTable('schedule_entry')
      .set({ status: 'cancelled' })
      .where('id', '=', 'soon')
      .execute();
    expect(Number(await sequence())).toBe(before + 1);
    expect((await ask(path)).body).toContain('STATUS:CANCELLED');
  });

  it('is one that never was once it was replaced or removed, for its own user alone', async () => {
    const [first, other] = [await create(), await create(admin)];
    const second = await create();
    const missing = await ask(first.replace(/[\w-]{43}/, 'x'.repeat(43)));
    expect(missing.statusCode).toBe(404);
    expect((await ask(first)).json()).toEqual(missing.json());
    expect((await ask(second)).statusCode).toBe(200);
    expect((await call('removeCalendarAddress')).body).toEqual({ createdAt: null, readAt: null });
    expect((await ask(second)).json()).toEqual(missing.json());
    expect((await call('removeCalendarAddress')).status).toBe(200);
    expect((await ask(other)).statusCode).toBe(200);
    expect((await call('getCalendarAddress', admin)).body['createdAt']).not.toBeNull();
  });

  it('of a user who is switched off is one that never was', async () => {
    const path = await create();
    const setActive = (active: boolean) =>
      backend.database.db.updateTable('app_user').set({ active }).where('email', '=', engineer).execute();
    await setActive(false);
    const missing = await ask(path.replace(/[\w-]{43}/, 'x'.repeat(43)));
    const answer = await ask(path);
    await setActive(true);
    expect([answer.statusCode, answer.json()]).toEqual([404, missing.json()]);
  });

  it('is not found by guessing, and those who know theirs read on beside those who guess', async () => {
    const path = await create();
    const guess = (index: number) => ask(path.replace(/[\w-]{43}/, `guess-${index}`.padEnd(43, 'x')));
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) statuses.push((await guess(index)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await ask(path)).statusCode).toBe(200);
    for (let index = 0; index < 30; index++) statuses.push((await ask(path)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  });

  it('is made and removed by those who are signed in, and by no one else', async () => {
    for (const id of ['getCalendarAddress', 'createCalendarAddress', 'removeCalendarAddress'] as const) {
      const { status } = await callOperation(
        backend,
        id,
        undefined,
        id === 'getCalendarAddress' ? {} : { body: {} },
      );
      expect([id, status]).toEqual([id, 401]);
    }
  });

  it('is not a key to anything else', async () => {
    const secret = (await create()).split('/')[4]!;
    expect((await callOperation(backend, 'getScheduleInfo', secret)).status).toBe(401);
  });

  it('stands in no line of the log, also where it is asked for wrongly', async () => {
    const path = await create();
    const secret = path.split('/')[4]!;
    await ask(path);
    await ask(`${path}?x=1`);
    await ask(`${path}/`);
    await ask(path.replace('/GetCalendar', ''));
    await backend.app.inject({ method: 'DELETE', url: path });
    await backend.database.db.schema.alterTable('schedule_entry').renameTo('schedule_entry_away').execute();
    const broken = await ask(path);
    await backend.database.db.schema.alterTable('schedule_entry_away').renameTo('schedule_entry').execute();
    expect(broken.statusCode).toBe(500);
    const log = backend.logged();
    expect(log).toContain('"operation":"getCalendar"');
    expect(log).not.toContain(secret);
    expect(log).toContain('/Calendars/[secret]');
  });

  it('stands in the audit log as made and removed', async () => {
    await create();
    await call('removeCalendarAddress');
    const events = await backend.database.db
      .selectFrom('audit_event')
      .select(['kind', 'detail'])
      .where('kind', '=', 'calendarAddress')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.map(({ detail }) => detail)).toEqual([{ action: 'remove' }, { action: 'add' }]);
  });
});

describe('the file of the schedule', () => {
  it('holds the activities of the selection and days', async () => {
    const file = async (query: Record<string, string> = {}) =>
      (await callOperation(backend, 'getScheduleFile', tokens[engineer], { query })).body as Record<
        string,
        string
      >;
    const day = (days: number) =>
      new Date(backend.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    const usual = await file();
    expect(uids(usual['content']!)).toEqual(['soon']);
    expect(usual['fileName']).toBe(`schedule-${day(-7)}.ics`);
    expect(uids((await file({ wellIds: 'N-2', to: day(301) }))['content']!)).toEqual(['next-year']);
  });
});
