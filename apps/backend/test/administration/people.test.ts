import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

const admin = 'admin@cnx.example';
const second = 'sso.admin@cnx.example';
const engineer = 'engineer@cnx.example';
const nothing = { firstName: null, lastName: null, roleId: null, active: null };

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  const { db } = backend.database;
  await db
    .updateTable('app_user')
    .set({ role_id: 1, active: true })
    .where('email', 'in', [admin, second])
    .execute();
  await db.updateTable('app_user').set({ role_id: 2, active: true }).where('email', '=', engineer).execute();
  await db.deleteFrom('outgoing_mail').execute();
  backend.clock.pass(10);
  token = (await backend.signIn(admin)).body.id_token;
});

type Id = Parameters<typeof callOperation>[1];
const post = (id: Id, body: unknown, as = token) => callOperation(backend, id, as, { body });
const idOf = async (email: string) => {
  const { id } = await backend.database.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
};
const codeOf = ({ body }: Answer) => (body.errors[0] as { code?: string } | undefined)?.code;
const lastAudit = (kind: string) =>
  backend.database.db
    .selectFrom('audit_event')
    .select(['user_id', 'detail', 'outcome'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();

let count = 0;
const person = (changed: object = {}) => ({
  email: `person.${(count += 1)}@cnx.example`,
  firstName: ' Noor ',
  lastName: 'Haddad',
  roleId: 2,
  isSSO: false,
  language: 'fr',
  ...changed,
});

/** The link of the last mail to an address. */
async function mailed(email: string): Promise<URLSearchParams> {
  const { body } = await backend.database.db
    .selectFrom('outgoing_mail')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URLSearchParams(/#(\S+)/.exec(body)?.[1]);
}

async function choosePassword(email: string, code: string, password = 'Chosen#2026'): Promise<Answer> {
  const [oldPassword, newPassword] = [await backend.seal(code), await backend.seal(password)];
  return backend.call('POST', '/api/CNXAuth/ResetPassword', {
    body: { userEmail: email, oldPassword, newPassword },
  });
}

describe('an address with capital letters beyond ASCII', () => {
  it.each(['Élodie@cnx.example', 'ΣΑΣ@cnx.example', 'İx@cnx.example'])(
    'is one account, however %s is written',
    async (email) => {
      expect((await post('createPerson', person({ email }))).status).toBe(200);
      const again = await post('createPerson', person({ email: email.toLowerCase() }));
      expect([again.status, codeOf(again)]).toEqual([409, 'accountExists']);
      const code = (await mailed(email.normalize('NFC').toLowerCase())).get('code')!;
      expect((await choosePassword(email, code)).status).toBe(200);
      expect((await backend.signIn(email, 'Chosen#2026')).status).toBe(200);
      expect((await backend.signIn(email.toLowerCase(), 'Chosen#2026')).status).toBe(200);
    },
  );
});

describe('an invitation', () => {
  it('lets a person choose a password, once, and nobody else', async () => {
    const given = person();
    const created = await post('createPerson', given);
    expect(created.body).toMatchObject({ firstName: 'Noor', state: 'invited', sessions: 0 });
    expect(created.text).not.toMatch(/password|code/i);
    const link = await mailed(given.email);
    expect(link.get('email')).toBe(given.email);
    const code = link.get('code')!;
    const stored = await backend.database.db.selectFrom('password_reset_code').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect((await choosePassword(engineer, code)).status).toBe(401);
    expect((await choosePassword(given.email, code)).status).toBe(200);
    expect((await backend.signIn(given.email, 'Chosen#2026')).status).toBe(200);
    backend.clock.pass(1);
    expect((await choosePassword(given.email, code, 'Another#2026')).status).toBe(401);
    expect(codeOf(await post('invitePerson', { id: created.body['id'] }))).toBe('hasPassword');
  });

  it('leads to a first password, of which no mail warns, and says so in the audit log', async () => {
    const given = person();
    await post('createPerson', given);
    const code = (await mailed(given.email)).get('code')!;
    expect((await choosePassword(given.email, code)).status).toBe(200);
    expect(await lastAudit('passwordChange')).toMatchObject({ detail: { by: 'invitation' } });
    const mails = await backend.database.db
      .selectFrom('outgoing_mail')
      .select('subject')
      .where('recipient', '=', given.email)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('is good for a day and not longer', async () => {
    const given = person();
    const { id } = (await post('createPerson', given)).body;
    const code = (await mailed(given.email)).get('code')!;
    backend.clock.pass(24 * 3_600);
    expect((await choosePassword(given.email, code)).status).toBe(401);
    token = (await backend.signIn(admin)).body.id_token;
    expect((await post('invitePerson', { id })).body['state']).toBe('invited');
    const next = (await mailed(given.email)).get('code')!;
    backend.clock.pass(24 * 3_600 - 1);
    expect((await choosePassword(given.email, next)).status).toBe(200);
  });

  it('that is sent again takes the place of the one before', async () => {
    const given = person();
    const { id } = (await post('createPerson', given)).body;
    const first = (await mailed(given.email)).get('code')!;
    await post('invitePerson', { id });
    expect((await choosePassword(given.email, first)).status).toBe(401);
  });

  it('is worthless once access was taken away', async () => {
    const given = person();
    const { id } = (await post('createPerson', given)).body;
    const code = (await mailed(given.email)).get('code')!;
    await post('changePerson', { ...nothing, id, active: false });
    expect(codeOf(await post('invitePerson', { id }))).toBe('inactive');
    await post('changePerson', { ...nothing, id, active: true });
    expect((await choosePassword(given.email, code)).status).toBe(401);
  });

  it('to a corporate account carries no code', async () => {
    const given = person({ isSSO: true });
    expect((await post('createPerson', given)).body['state']).toBe('active');
    expect((await mailed(given.email)).get('code')).toBeNull();
  });

  it('needs an address that has no account, in any case', async () => {
    const answer = await post('createPerson', person({ email: engineer.toUpperCase() }));
    expect([answer.status, codeOf(answer)]).toEqual([409, 'accountExists']);
  });

  it.each(['\u200bana@c.example', 'ana@c.example\u200e', 'an\u00ada@c.example', '\u2066ana@c.example\u2069'])(
    'does not go to %j, in which not every character is seen',
    async (email) => {
      expect((await post('createPerson', person({ email }))).status).toBe(400);
      await expect(idOf(email)).rejects.toThrow();
    },
  );

  it.each(['a,b@c.example', 'x<evil@y.example', 'team:a@b.example', '"a"@b.example'])(
    'does not go to %s, which mail servers can read as another address',
    async (email) => {
      expect((await post('createPerson', person({ email }))).status).toBe(400);
      await expect(idOf(email)).rejects.toThrow();
    },
  );

  it('stands in the audit log with who was invited by whom', async () => {
    const given = person();
    await post('createPerson', given);
    expect(await lastAudit('invitation')).toEqual({
      user_id: await idOf(admin),
      outcome: 'ok',
      detail: { subject: given.email, action: 'invite' },
    });
  });

  it('is refused where no mail can be sent, and makes no account', async () => {
    const { config } = backend;
    const app = await backend.another({
      config: { ...config, identityProvider: 'off', demonstration: false },
    });
    const given = person();
    const answer = await backend.call('POST', '/api/Administration/CreatePerson', {
      app,
      token,
      body: given,
    });
    expect([answer.status, codeOf(answer)]).toEqual([501, 'noMail']);
    await expect(idOf(given.email)).rejects.toThrow();
  });
});

describe('names', () => {
  it('that an administrator changed are not lost to a settings page that was open before', async () => {
    const own = (await backend.signIn(engineer)).body.id_token;
    const profile = async () =>
      (await callOperation(backend, 'getProfile', own)).body as unknown as { version: number };
    const { version } = await profile();
    const id = await idOf(engineer);
    await post('changePerson', { ...nothing, id, firstName: 'Renamed', lastName: 'By Administrator' });
    const late = await post('saveProfile', { version, firstName: 'Old', lastName: 'Name' }, own);
    expect(late.status).toBe(409);
    expect(await profile()).toMatchObject({ firstName: 'Renamed', lastName: 'By Administrator' });
    // What changes no name leaves an open page good.
    await post('changePerson', { ...nothing, id, firstName: ' Renamed ' });
    expect(await profile()).toMatchObject({ version: version + 1 });
  });

  it.each(['x'.repeat(101), 'a\u202eb', 'a\u2066b', 'a\nb', 'a\u2028b'])(
    'are not given by an administrator where their owner could not: %j',
    async (firstName) => {
      expect((await post('createPerson', person({ firstName }))).status).toBe(400);
      const id = await idOf(engineer);
      expect((await post('changePerson', { ...nothing, id, lastName: firstName })).status).toBe(400);
    },
  );
});

describe('access', () => {
  it('that is taken away ends the sessions at once and keeps the person out', async () => {
    const { id_token: open, refresh_token: refreshToken } = (await backend.signIn(engineer)).body;
    const id = await idOf(engineer);
    expect((await post('changePerson', { ...nothing, id, active: false })).body['state']).toBe('inactive');
    expect((await callOperation(backend, 'getPreferences', open)).text).toBe(
      'Session timedout. Please relogin.',
    );
    const renewed = await backend.call('POST', '/api/CNXAuth/refreshtoken', { body: { refreshToken } });
    expect(renewed.status).toBe(401);
    expect((await backend.signIn(engineer)).status).toBe(403);
    await post('changePerson', { ...nothing, id, active: true });
    // Past what the process remembers of sessions.
    backend.clock.pass(10);
    expect((await callOperation(backend, 'getPreferences', open)).status).toBe(401);
    expect((await backend.signIn(engineer)).status).toBe(200);
    expect(await lastAudit('personChange')).toMatchObject({
      user_id: await idOf(admin),
      detail: { subject: engineer, action: 'reactivate' },
    });
  });

  it('follows another role, after another sign-in', async () => {
    const { id_token: open } = (await backend.signIn(engineer)).body;
    expect((await callOperation(backend, 'getPeople', open)).status).toBe(403);
    await post('changePerson', { ...nothing, id: await idOf(engineer), roleId: 1 });
    expect((await callOperation(backend, 'getPeople', open)).status).toBe(401);
    const { id_token: next } = (await backend.signIn(engineer)).body;
    expect((await callOperation(backend, 'getPeople', next)).status).toBe(200);
    expect(await lastAudit('personChange')).toMatchObject({ detail: { action: 'role', from: 2, to: 1 } });
  });

  it('of a locked person comes back when unlocked', async () => {
    for (let tries = 0; tries < 5; tries += 1) await backend.signIn(engineer, 'Wrong#2026');
    expect((await backend.signIn(engineer)).status).toBe(401);
    const { rows } = await callOperation(backend, 'getPeople', token, { query: { state: 'locked' } });
    expect(rows.map(({ email }) => email)).toEqual([engineer]);
    expect((await post('unlockPerson', { id: await idOf(engineer) })).body['state']).toBe('active');
    expect((await backend.signIn(engineer)).status).toBe(200);
  });
});

describe('the last administrator', () => {
  beforeEach(async () => {
    await post('changePerson', { ...nothing, id: await idOf(second), active: false });
  });

  it.each([{ roleId: 2 }, { active: false }])('cannot go: %j', async (change) => {
    const answer = await post('changePerson', { ...nothing, id: await idOf(admin), ...change });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'lastAdministrator']);
    expect((await callOperation(backend, 'getPeople', token)).status).toBe(200);
  });

  it('is one also by an id in capital letters', async () => {
    const id = (await idOf(admin)).toUpperCase();
    const answer = await post('changePerson', { ...nothing, id, roleId: 2 });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'lastAdministrator']);
  });

  it('is one also where another has only been invited', async () => {
    await post('createPerson', person({ roleId: 1 }));
    const answer = await post('changePerson', { ...nothing, id: await idOf(admin), roleId: 2 });
    expect(codeOf(answer)).toBe('lastAdministrator');
  });

  it('stays where two take each other’s role away at once', async () => {
    const { db } = backend.database;
    for (let round = 0; round < 5; round += 1) {
      await db.updateTable('app_user').set({ role_id: 1 }).where('email', 'in', [admin, engineer]).execute();
      backend.clock.pass(10);
      const own = (await backend.signIn(admin)).body.id_token;
      const other = (await backend.signIn(engineer)).body.id_token;
      const answers = await Promise.all([
        post('changePerson', { ...nothing, id: await idOf(engineer), roleId: 2 }, own),
        post('changePerson', { ...nothing, id: await idOf(admin), roleId: 2 }, other),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const left = await db
        .selectFrom('app_user')
        .select('email')
        .where('role_id', '=', 1)
        .where('active', '=', true)
        .where('password_hash', 'is not', null)
        .execute();
      expect(left).toHaveLength(1);
    }
  });
});

describe('sessions of a person', () => {
  it('are listed without what their tokens hold, and end one by one or all but the one that asks', async () => {
    const id = await idOf(engineer);
    const first = (await backend.signIn(engineer)).body.id_token;
    const { rows } = await callOperation(backend, 'getPersonSessions', token, { query: { id } });
    const { sid } = JSON.parse(Buffer.from(first.split('.')[1]!, 'base64url').toString()) as { sid: string };
    expect(JSON.stringify(rows)).not.toContain(sid);
    await post('endPersonSessions', { id, sessionId: rows[0]!.id });
    expect((await callOperation(backend, 'getPreferences', first)).status).toBe(401);
    expect((await post('endPersonSessions', { id, sessionId: rows[0]!.id })).status).toBe(404);
    const next = (await backend.signIn(engineer)).body.id_token;
    await post('endPersonSessions', { id, sessionId: null });
    expect((await callOperation(backend, 'getPreferences', next)).status).toBe(401);
    const others = (await backend.signIn(admin)).body.id_token;
    await post('endPersonSessions', { id: await idOf(admin), sessionId: null });
    expect((await callOperation(backend, 'getPreferences', others)).status).toBe(401);
    expect((await callOperation(backend, 'getPreferences', token)).status).toBe(200);
  });
});

describe('the end of sessions by an administrator', () => {
  const endAll = async () => post('endPersonSessions', { id: await idOf(engineer), sessionId: null });

  it('is refused to one who has just lost the role', async () => {
    const { db } = backend.database;
    const open = (await backend.signIn(engineer)).body.id_token;
    expect((await callOperation(backend, 'getPeople', token)).status).toBe(200);
    // The process still remembers the session with the role.
    await db.updateTable('app_user').set({ role_id: 2 }).where('email', '=', admin).execute();
    expect((await endAll()).status).toBe(403);
    expect((await callOperation(backend, 'getPreferences', open)).status).toBe(200);
  });

  it('does not happen where the audit log cannot be written', async () => {
    const { db } = backend.database;
    const open = (await backend.signIn(engineer)).body.id_token;
    await sql`alter table audit_event add constraint no_change check (kind <> 'personChange') not valid`.execute(
      db,
    );
    try {
      expect((await endAll()).status).toBe(500);
    } finally {
      await sql`alter table audit_event drop constraint no_change`.execute(db);
    }
    expect((await callOperation(backend, 'getPreferences', open)).status).toBe(200);
  });
});

describe('applications', () => {
  it('that are off get nobody', async () => {
    const engineerToken = (await backend.signIn(engineer)).body.id_token;
    const handOver = () =>
      callOperation(backend, 'getBackendUrlByFeUrl', engineerToken, { body: { feUrl: 'localhost:4100' } });
    expect((await handOver()).status).toBe(200);
    expect(
      (await post('changeRegisteredApplication', { id: 'linked-app', active: false })).body['active'],
    ).toBe(false);
    expect((await handOver()).status).toBe(404);
    expect(await lastAudit('applicationChange')).toMatchObject({
      detail: { subject: 'linked-app', action: 'switchOff' },
    });
    await post('changeRegisteredApplication', { id: 'linked-app', active: true });
    expect((await handOver()).status).toBe(200);
  });

  it('cannot be given another address', async () => {
    const answer = await post('changeRegisteredApplication', {
      id: 'linked-app',
      active: true,
      host: 'evil.example',
    });
    expect(answer.status).toBe(400);
  });
});

describe('the audit log', () => {
  const events = (query: Record<string, string | number>) =>
    callOperation(backend, 'getAuditEvents', token, { query });
  const nextCursor = ({ headers }: Answer) => headers['x-next-cursor'] as string | undefined;

  it('says who did what to whom, by person, kind, outcome and time', async () => {
    const before = backend.clock.now().toISOString();
    backend.clock.pass(1);
    await backend.signIn(engineer, 'Wrong#2026');
    await post('unlockPerson', { id: await idOf(engineer) });
    const { rows } = await events({ text: 'ENGINEER@', since: before });
    expect(rows.map(({ kind, outcome, person: by, subject }) => [kind, outcome, by, subject])).toEqual([
      ['personChange', 'ok', admin, engineer],
      ['signIn', 'refused', engineer, null],
    ]);
    expect(rows[0]).toMatchObject({ detail: { action: 'unlock' } });
    expect((await events({ kind: 'signIn', outcome: 'refused', since: before })).rows).toHaveLength(1);
    expect((await events({ until: '2020-01-01T00:00:00Z' })).rows).toEqual([]);
  });

  it('shows every event once, page by page, while others are written', async () => {
    const text = 'two-pages';
    const write = () =>
      backend.database.db
        .insertInto('audit_event')
        .values({
          at: backend.clock.now(),
          kind: 'personChange',
          outcome: 'ok',
          detail: JSON.stringify({ subject: text }),
        })
        .execute();
    // At one moment, so that the order within it counts too.
    for (let written = 0; written < 5; written += 1) await write();
    const whole = (await events({ text })).rows.map(({ id }) => id);
    const seen: unknown[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: Answer = await events({ text, limit: 2, ...(cursor && { cursor }) });
      expect(page.headers['x-total-count']).toBe('5');
      seen.push(...page.rows.map(({ id }) => id));
      cursor = nextCursor(page);
      await write();
    }
    expect(seen).toEqual(whole);
  });

  it.each(['x', '1e3', '9'.repeat(19)])('refuses a cursor with the made-up id %s', async (id) => {
    const given = Buffer.from(nextCursor(await events({ limit: 1 }))!, 'base64url').toString();
    const [mark] = JSON.parse(given) as [string];
    const place = { at: backend.clock.now().toISOString(), id, total: 1 };
    const cursor = Buffer.from(JSON.stringify([mark, place])).toString('base64url');
    expect((await events({ limit: 1, cursor })).status).toBe(400);
  });

  it('refuses a time that ends before it begins', async () => {
    const wrong = { since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' };
    expect((await events(wrong)).status).toBe(400);
  });

  it('keeps an attempt without permission', async () => {
    const { id_token: other } = (await backend.signIn(engineer)).body;
    for (const id of ['getPeople', 'getAuditEvents', 'getRegisteredApplications'] as const)
      expect((await callOperation(backend, id, other)).status).toBe(403);
    expect((await post('createPerson', person(), other)).status).toBe(403);
    const { rows } = await events({ kind: 'roleDenial' });
    expect(rows[0]).toMatchObject({ person: engineer, detail: { operation: 'createPerson' } });
  });
});

describe('a refusal that its user brings about again and again', () => {
  const events = (query: object) => callOperation(backend, 'getAuditEvents', token, { query: { ...query } });

  it('is one event a minute, with how often', async () => {
    const { id_token: other } = (await backend.signIn(engineer)).body;
    backend.clock.pass(60);
    const since = backend.clock.now().toISOString();
    const denied = (id: Id) => callOperation(backend, id, other);
    await Promise.all(Array.from({ length: 30 }, () => denied('getPeople')));
    await denied('getAuditEvents');
    const body = { feUrl: 'evil.example' };
    for (let time = 0; time < 3; time += 1)
      expect((await callOperation(backend, 'getBackendUrlByFeUrl', other, { body })).status).toBe(404);
    backend.clock.pass(60);
    await denied('getPeople');
    const { rows } = await events({ since });
    expect(rows.map(({ kind, person: by, detail }) => [kind, by, detail])).toEqual([
      ['roleDenial', engineer, { operation: 'getPeople' }],
      ['handOver', engineer, { times: '3' }],
      ['roleDenial', engineer, { operation: 'getAuditEvents' }],
      ['roleDenial', engineer, { operation: 'getPeople', times: '30' }],
    ]);
  });

  it('is counted up to ten thousand in a list, whose pages still go to its end', async () => {
    await sql`
      insert into audit_event (at, kind, outcome, detail)
      select ${backend.clock.now()}::timestamptz, 'personChange', 'ok', '{"subject": "counted"}'
      from generate_series(1, 10005)`.execute(backend.database.db);
    const query = { text: 'counted', limit: 500 };
    let seen = 0;
    let page = await events(query);
    for (;;) {
      expect(page.headers['x-total-count']).toBe('10000');
      seen += page.rows.length;
      const cursor = page.headers['x-next-cursor'];
      if (cursor === undefined) break;
      page = await events({ ...query, cursor });
    }
    expect(seen).toBe(10_005);
  });
});
