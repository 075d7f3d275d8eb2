import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { auditEventsSince } from '../../src/administration/audit-log.ts';
import { createCommandLineAdministration } from '../../src/administration/from-command-line.ts';
import { createLog } from '../../src/log.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;
const lines: string[] = [];
beforeAll(async () => {
  backend = await createTestBackend({ CNX_ACCOUNT_DISCOVERY: 'spec' });
  // As a company's own database begins: without any account.
  await backend.database.db.deleteFrom('app_user').execute();
});
afterAll(() => backend.close());

const command = (byMail = false) =>
  createCommandLineAdministration({
    db: backend.database.db,
    now: backend.clock.now,
    limits: backend.config.limits,
    publicOrigin: backend.config.publicOrigin,
    byMail,
    log: createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });
const ada = {
  email: 'ada@company.example',
  firstName: 'Ada',
  lastName: '',
  isSso: false,
  language: 'es',
} as const;

async function choose(link: string, password: string): Promise<number> {
  const given = new URLSearchParams(new URL(link).hash.slice(1));
  const answer = await backend.call('POST', '/api/CNXAuth/ResetPassword', {
    body: {
      userEmail: given.get('email'),
      oldPassword: await backend.seal(given.get('code')!),
      newPassword: await backend.seal(password),
    },
  });
  return answer.status;
}

it('makes the first administrator of an empty database, who chooses a password by the link', async () => {
  expect(await command().administrators()).toEqual([]);
  const { link } = await command().createAdministrator(ada);
  expect(await command().administrators()).toEqual([{ email: ada.email, canSignIn: false }]);
  expect(await choose(link, 'Company#2026')).toBe(200);
  expect(await command().administrators()).toEqual([{ email: ada.email, canSignIn: true }]);
  const { body } = await backend.signIn(ada.email, 'Company#2026');
  const people = await backend.call('GET', '/api/Administration/GetPeople', { token: body.id_token });
  expect(people.rows.map(({ email }) => email)).toEqual([ada.email]);
});

it('makes no second account, and invites again', async () => {
  await expect(command().createAdministrator(ada)).rejects.toThrow(/has an account already/);
  await expect(command().invite('nobody@company.example')).rejects.toThrow(/no account/);
  const { link } = await command().invite(ada.email);
  expect(await choose(link, 'Company#2027')).toBe(200);
});

it('gives a person who lost it the role of administrators back', async () => {
  const { db } = backend.database;
  await db.updateTable('app_user').set({ role_id: 2, active: false }).execute();
  await expect(command().invite(ada.email)).rejects.toThrow(/not active/);
  await command().makeAdministrator(ada.email);
  expect(await command().administrators()).toEqual([{ email: ada.email, canSignIn: true }]);
});

it('ends the sessions that a person opened with another role, and none of an administrator', async () => {
  const { db } = backend.database;
  const open = async () => {
    const rows = await db
      .selectFrom('user_session')
      .select('revoked_reason')
      .where('revoked_at', 'is', null)
      .execute();
    return rows.length;
  };
  await db.updateTable('app_user').set({ role_id: 2 }).execute();
  await backend.signIn(ada.email, 'Company#2027');
  expect(await open()).toBeGreaterThan(0);
  await command().makeAdministrator(ada.email);
  expect(await open()).toBe(0);
  const { body } = await backend.signIn(ada.email, 'Company#2027');
  await command().makeAdministrator(ada.email);
  expect((await backend.call('GET', '/api/Administration/GetPeople', { token: body.id_token })).status).toBe(
    200,
  );
  await db.updateTable('app_user').set({ active: false }).execute();
  await command().makeAdministrator(ada.email);
  expect(await open()).toBe(0);
});

it('posts the link where it goes by mail, and keeps it in nobody’s log', async () => {
  const { link } = await command(true).invite(ada.email);
  const mail = await backend.database.db.selectFrom('outgoing_mail').select('body').execute();
  expect(mail.at(-1)?.body).toContain(link);
  const kept = await backend.database.db.selectFrom('audit_event').select('detail').execute();
  expect(JSON.stringify([kept, lines])).not.toContain(new URL(link).hash.slice(6, 40));
});

it('gives every event of the audit log once, the newest first, from a moment on', async () => {
  const { db } = backend.database;
  await sql`
    insert into audit_event (at, kind, outcome, address, detail)
    select timestamptz '2020-01-01' + n * interval '1 day', 'signOut', 'ok', '203.0.113.7', '{}' from generate_series(1, 1100) n
  `.execute(db);
  const listed = async (from?: string) => {
    const events = [];
    for await (const event of auditEventsSince(db, from)) events.push(event);
    return events;
  };
  const all = await listed();
  const ids = all.map(({ id }) => Number(id));
  expect(ids.length).toBeGreaterThan(1_100);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  const since = await listed('2022-12-01T00:00:00Z');
  expect(since).toHaveLength(all.filter(({ at }) => at >= '2022-12-01').length);
});
