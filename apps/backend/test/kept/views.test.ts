import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../src/auth/maintenance.ts';
import { maxViewsPerUser } from '../../src/kept/views.ts';
import { defaultLimits } from '../../src/limits.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';

let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await createTestBackend({ CNX_USER_CHANGES_PER_HOUR: '100000' });
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
});
afterAll(() => backend.close());

const fresh = {
  id: null,
  list: 'deferredProduction',
  name: 'Largest losses',
  address: 'span=7d&rows=planned',
  shared: false,
  version: null,
};
const save = (changes: object = {}, as = engineer): Promise<Answer> =>
  callOperation(backend, 'saveView', tokens[as], { body: { ...fresh, ...changes } });
const remove = (body: object, as = engineer) => callOperation(backend, 'removeView', tokens[as], { body });
const find = (slug: string, as = engineer) =>
  callOperation(backend, 'getView', tokens[as], { query: { slug } });
const list = (query: Record<string, string | number> = {}, as = engineer) =>
  callOperation(backend, 'getViews', tokens[as], { query });
const setActive = (email: string, active: boolean) =>
  backend.database.db.updateTable('app_user').set({ active }).where('email', '=', email).execute();

describe('a saved view', () => {
  it('comes back as it was saved, under a slug that stays when its name changes', async () => {
    const { body: first } = await save({ name: '  Økte tap: 2026 (α)  ' });
    expect(first).toMatchObject({
      name: 'Økte tap: 2026 (α)',
      slug: expect.stringMatching(/^okte-tap-2026-[a-z]{6}$/) as string,
      mine: true,
      ownerName: 'Erin Moe',
      version: 1,
    });
    const { body: second } = await save({ id: first['id'], version: 1, name: 'Renamed', address: 'days=3' });
    expect(second).toMatchObject({ name: 'Renamed', slug: first['slug'], address: 'days=3', version: 2 });
    expect((await find(String(first['slug']))).body).toEqual(second);
  });

  it('has a slug of its own: numbered for a name that is taken or cannot be written plainly', async () => {
    const slugs = [];
    for (const name of ['Twin', 'twin!', 'TWIN', '用户视图', 'عرض', '---'])
      slugs.push((await save({ name, shared: true })).body['slug']);
    expect(slugs).toEqual(['twin', 'twin-2', 'twin-3', 'view-1', 'view-2', 'view-3']);
  });

  it('tells by its slug nothing of the private views of others: theirs are neither met nor counted', async () => {
    await save({ name: 'Reorganization' }, admin);
    const { body } = await save({ name: 'Reorganization', shared: true });
    expect(body['slug']).toBe('reorganization');
    const slugs = [];
    for (let time = 0; time < 3; time++) slugs.push((await save({ name: 'Reorganization' })).body['slug']);
    for (const slug of slugs) expect(slug).toMatch(/^reorganization-[a-z]{6}$/);
    expect(new Set(slugs).size).toBe(3);
  });

  it('gets a slug of its own when many are saved at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: 12 }, (_, i) => save({ name: 'At once', shared: true }, i % 2 ? admin : engineer)),
    );
    expect(new Set(saved.map(({ body }) => body['slug'])).size).toBe(12);
  });

  it.each([
    ['=HYPERLINK("http://evil.example")'],
    [`Robert'); drop table saved_view; --`],
    ['"quoted" and <b>bold</b>'],
    ['عرض الخسائر'],
    ['a'.repeat(80)],
    ['🛢️'.repeat(40)],
  ])('keeps the name %s as it is', async (name) => {
    const { body } = await save({ name });
    expect((await find(String(body['slug']))).body['name']).toBe(name);
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'two\nlines'],
    ['name', 'a\u2028b'],
    ['name', '\u200b'],
    ['name', '\u3164 \u2063'],
    ['name', 'txt.\u202eexe'],
    ['name', 'a\u2066b'],
    ['name', 'a\u0085b'],
    ['name', 'a'.repeat(81)],
    ['list', 'No list'],
    ['list', ''],
    ['address', '?span=7d'],
    ['address', 'q=a b'],
    ['address', `q=${'x'.repeat(4_000)}`],
    ['version', 1],
  ])('with the %s %j is refused', async (field, value) => {
    const answer = await save({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]!.message).toMatch(new RegExp(`^body/${field} `));
  });
});

describe('the views of others', () => {
  it('are listed when they are shared, and can be opened; private ones are as if they were not there', async () => {
    const { body: shared } = await save({ name: 'For all', shared: true, list: 'schedule' }, admin);
    const { body: own } = await save({ name: 'For me', list: 'schedule' }, admin);
    expect((await list({ list: 'schedule' })).body).toEqual([{ ...shared, mine: false, removable: false }]);
    expect((await find('for-all')).body).toMatchObject({ mine: false, ownerName: 'Ada Nordby' });
    const slug = String(own['slug']);
    const hidden = await find(slug);
    expect(hidden).toMatchObject({
      status: 404,
      body: { errors: [{ message: `query/slug names no view: ${slug}` }] },
    });
    expect((await remove({ id: own['id'], version: 1 })).status).toBe(404);
    expect((await save({ id: own['id'], version: 1 })).status).toBe(404);
  });

  it('are changed and removed by no other user, and attempts are in the audit log', async () => {
    const { body } = await save({ name: 'Hands off', shared: true }, admin);
    const { id, version } = body;
    for (const answer of [await save({ id, version, name: 'Mine now' }), await remove({ id, version })]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { errors: [{ message: 'body/id names a view of another user' }] },
      });
    }
    const refused = await backend.database.db
      .selectFrom('audit_event')
      .select(['times', 'detail'])
      .where('outcome', '=', 'refused')
      .where('kind', '=', 'viewChange')
      .execute();
    expect(refused.map(({ times, detail }) => [detail['id'], times])).toEqual([[id, 2]]);
    expect((await find('hands-off', admin)).body).toEqual(body);
  });

  it('are removed by administrators where they are shared, with an entry in the audit log, and changed by none', async () => {
    const { body } = await save({ name: 'Left to all', shared: true });
    const { body: own } = await save({ name: 'Left to none' });
    const { id, version } = body;
    expect((await find('left-to-all', admin)).body).toMatchObject({ mine: false, removable: true });
    expect((await save({ id, version, name: 'Mine now' }, admin)).status).toBe(403);
    expect(await remove({ id, version: 7 }, admin)).toMatchObject({
      status: 409,
      body: { errors: [{ values: { by: 'Erin Moe' } }] },
    });
    expect((await remove({ id: own['id'], version: 1 }, admin)).status).toBe(404);
    expect((await remove({ id, version }, admin)).status).toBe(200);
    expect((await find('left-to-all')).status).toBe(404);
    const { db } = backend.database;
    const removed = await db
      .selectFrom('audit_event')
      .innerJoin('app_user', 'app_user.id', 'audit_event.user_id')
      .select(['email', 'outcome', 'detail'])
      .where('kind', '=', 'viewChange')
      .where('outcome', '=', 'ok')
      .orderBy('audit_event.id', 'desc')
      .executeTakeFirst();
    expect(removed).toEqual({ email: admin, outcome: 'ok', detail: { id, action: 'remove' } });
  });

  it('stay when their owner is no longer active or gone; private ones go with the account', async () => {
    const { db } = backend.database;
    const email = 'leaver@cnx.example';
    const [leaver] = await db
      .insertInto('app_user')
      .values({
        email,
        first_name: 'Lee',
        last_name: 'Ver',
        role_id: 2,
        password_hash: null,
        password_changed_at: null,
        sso_issuer: null,
        sso_subject: null,
        redirect_host: null,
      })
      .returning('id')
      .execute();
    const row = { list: 'schedule', address: '', updated_at: backend.clock.now(), owner_id: leaver!.id };
    await db
      .insertInto('saved_view')
      .values([
        { ...row, name: 'Left behind', slug: 'left-behind', shared: true },
        { ...row, name: 'Taken along', slug: 'taken-along', shared: false },
      ])
      .execute();
    expect((await find('left-behind')).body['ownerName']).toBe('Lee Ver');
    await setActive(email, false);
    expect((await find('left-behind')).body['ownerName']).toBeNull();
    await db.deleteFrom('app_user').where('email', '=', email).execute();
    expect((await find('left-behind')).body).toMatchObject({ ownerName: null, mine: false });
    await deleteExpired(db, backend.clock.now, defaultLimits);
    const left = await db.selectFrom('saved_view').select('slug').where('owner_id', 'is', null).execute();
    expect(left).toEqual([{ slug: 'left-behind' }]);
  });
});

describe('two changes of one view', () => {
  it('do not overwrite each other: the later one is told who was first, and when', async () => {
    const { body } = await save({ name: 'Contested' });
    const { id } = body;
    const [one, other] = await Promise.all([
      save({ id, version: 1, name: 'One' }),
      save({ id, version: 1, name: 'Other' }),
    ]);
    const statuses = [one.status, other.status].sort();
    expect(statuses).toEqual([200, 409]);
    const late = one.status === 409 ? one : other;
    const at = backend.clock.now().toISOString();
    expect(late.body.errors).toEqual([
      {
        message: `body/version is 1, but Erin Moe changed it to 2 at ${at}`,
        code: 'changedSince',
        values: { by: 'Erin Moe', at },
      },
    ]);
    expect((await remove({ id, version: 1 })).status).toBe(409);
    expect((await remove({ id, version: 2 })).status).toBe(200);
    expect((await remove({ id, version: 2 })).status).toBe(404);
  });
});

describe('a thousand views', () => {
  it('of one user are listed page by page; one more is refused, also when many come at once', async () => {
    const { db } = backend.database;
    const [{ id: owner }] = (await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', admin)
      .execute()) as [{ id: string }];
    await db.deleteFrom('saved_view').where('owner_id', '=', owner).execute();
    const rows = Array.from({ length: maxViewsPerUser - 2 }, (_, i) => ({
      list: 'changePoints',
      name: `View ${String(i).padStart(4, '0')}`,
      slug: `of-admin-${i}`,
      address: '',
      shared: false,
      owner_id: owner,
      updated_at: backend.clock.now(),
    }));
    await db.insertInto('saved_view').values(rows).execute();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => save({ name: 'View 9999', list: 'changePoints' }, admin)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect(refused).toMatchObject({
      status: 403,
      body: {
        errors: [
          {
            message: 'A user keeps at most 1000 views. Remove one first.',
            code: 'tooManyViews',
            values: { most: '1000' },
          },
        ],
      },
    });
    const first = await list({ list: 'changePoints' }, admin);
    expect(first.rows).toHaveLength(500);
    expect(first.headers['x-total-count']).toBe('1000');
    const next = await list({ list: 'changePoints', cursor: String(first.headers['x-next-cursor']) }, admin);
    const names = [...first.rows, ...next.rows].map(({ name }) => name);
    expect(new Set([...first.rows, ...next.rows].map(({ id }) => id)).size).toBe(1_000);
    expect(names).toEqual([...names].sort());
  });
});
