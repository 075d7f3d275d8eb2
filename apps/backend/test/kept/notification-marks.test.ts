import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';

let backend: TestBackend;
const tokens = new Map<string, string>();
beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens.set(email, (await backend.signIn(email)).body.id_token);
});
afterAll(() => backend.close());

const ago = (seconds: number) => new Date(backend.clock.now().getTime() - seconds * 1_000);
beforeEach(async () => {
  const { db } = backend.database;
  await db.deleteFrom('notification').execute();
  await db.deleteFrom('notification_snooze').execute();
  const { id: adminId } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', admin)
    .executeTakeFirstOrThrow();
  const note = (id: string, at: Date, user: string | null = null) => ({
    id,
    kind: 'news' as const,
    severity: 'low' as const,
    title: id,
    body: '',
    created_at: at,
    group_key: id === 'newest' ? 'other' : id === 'hers' ? 'of her' : 'group',
    user_id: user,
  });
  await db
    .insertInto('notification')
    .values([
      note('old', ago(300)),
      note('new', ago(60)),
      note('newest', ago(1)),
      note('hers', ago(60), adminId),
    ])
    .execute();
});

const call = (id: 'markNotificationsRead' | 'snoozeNotifications', body: object, email = engineer) =>
  callOperation(backend, id, tokens.get(email), { body });
async function listed(email = engineer) {
  const { rows } = await callOperation(backend, 'getNotificationsInfo', tokens.get(email), {
    query: { email },
  });
  return rows;
}
const readOf = async (email?: string) =>
  (await listed(email)).filter(({ readAt }) => readAt !== null).map(({ id }) => id);

describe('read marks', () => {
  it('are set on those named, for this user alone, and keep their time', async () => {
    expect((await call('markNotificationsRead', { ids: ['old', 'gone', 'hers'], until: null })).status).toBe(
      200,
    );
    expect(await readOf()).toEqual(['old']);
    expect(await readOf(admin)).toEqual([]);
    const [first] = (await listed()).filter(({ id }) => id === 'old');
    backend.clock.pass(60);
    await call('markNotificationsRead', { ids: ['old'], until: null });
    expect((await listed()).find(({ id }) => id === 'old')).toEqual(first);
  });

  it('are set on all that arose until a moment, and on nothing that came later', async () => {
    await call('markNotificationsRead', { ids: [], until: ago(30).toISOString() });
    expect(await readOf()).toEqual(['new', 'old']);
  });

  it('are taken off those named, of this user alone', async () => {
    await call('markNotificationsRead', { ids: ['old', 'new'], until: null });
    await call('markNotificationsRead', { ids: ['old'], until: null }, admin);
    const body = { ids: ['old', 'gone'], until: null, unread: true };
    expect((await call('markNotificationsRead', body)).status).toBe(200);
    expect(await readOf()).toEqual(['new']);
    expect(await readOf(admin)).toEqual(['old']);
  });
});

describe('a group that is put off', () => {
  const soon = () => new Date(backend.clock.now().getTime() + 3_600_000).toISOString();
  const putOff = async () =>
    (await listed()).filter(({ snoozedUntil }) => snoozedUntil !== null).map(({ id }) => id);

  it('is marked until then, for this user alone, with what comes into it', async () => {
    expect((await call('snoozeNotifications', { groupKey: 'group', until: soon() })).status).toBe(200);
    expect(await putOff()).toEqual(['new', 'old']);
    expect((await listed(admin)).every(({ snoozedUntil }) => snoozedUntil === null)).toBe(true);
    await call('snoozeNotifications', { groupKey: 'group', until: null });
    expect(await putOff()).toEqual([]);
    await call('snoozeNotifications', { groupKey: 'group', until: soon() });
    backend.clock.pass(3_601);
    tokens.set(engineer, (await backend.signIn(engineer)).body.id_token);
    expect(await putOff()).toEqual([]);
  });

  it('is one of the user’s own notifications: other keys are not kept', async () => {
    const kept = () => backend.database.db.selectFrom('notification_snooze').select('group_key').execute();
    for (const groupKey of ['of nobody', 'of her'])
      expect((await call('snoozeNotifications', { groupKey, until: soon() })).status).toBe(200);
    expect(await kept()).toEqual([]);
    tokens.set(admin, (await backend.signIn(admin)).body.id_token);
    await call('snoozeNotifications', { groupKey: 'of her', until: soon() }, admin);
    expect(await kept()).toEqual([{ group_key: 'of her' }]);
  });

  it.each([-1, 31 * 86_400])('is refused for %i seconds from now', async (seconds) => {
    const { status } = await call('snoozeNotifications', {
      groupKey: 'group',
      until: ago(-seconds).toISOString(),
    });
    expect(status).toBe(400);
  });
});
