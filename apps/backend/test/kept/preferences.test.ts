import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

const engineer = 'engineer@cnx.example';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.db
    .updateTable('app_user')
    .set({ preferences: '{}' })
    .where('email', '=', engineer)
    .execute();
  token = (await backend.signIn(engineer)).body.id_token;
});

const read = async () => (await callOperation(backend, 'getPreferences', token)).body;
const save = (body: unknown, as = token) => callOperation(backend, 'savePreferences', as, { body });
const portal = {
  regionFormat: 'GB',
  theme: 'teal',
  units: 'field',
  landingPage: '/dashboard/exception-report',
  density: null,
  usage: null,
  tour: null,
};
const allWells = { businessUnitIds: [], fieldIds: [], wellGroupIds: [], wellIds: [] };
const chosen = { version: 0, language: 'fr', timeZone: 'Europe/Oslo', portal, myWells: allWells };

describe('preferences', () => {
  it('are null until they are chosen, and then what was chosen, also where only a newer portal knows it', async () => {
    expect(await read()).toMatchObject({ version: 0, language: null, portal: { theme: null } });
    expect((await save(chosen)).body).toEqual({ ...chosen, version: 1 });
    expect(await read()).toEqual({ ...chosen, version: 1 });
    const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
    expect((await callOperation(backend, 'getPreferences', admin)).body).toMatchObject({ version: 0 });
  });

  it('that were changed meanwhile are not written over', async () => {
    await save(chosen);
    expect((await save({ ...chosen, language: 'es' })).status).toBe(409);
    expect(await read()).toMatchObject({ language: 'fr' });
  });

  it('leave what another version keeps beside them', async () => {
    await backend.database.db
      .updateTable('app_user')
      .set({ preferences: '{"fonts": "large", "portal": {"sound": "off"}, "timeZone": 7}' })
      .where('email', '=', engineer)
      .execute();
    expect(await read()).toMatchObject({ timeZone: null });
    await save(chosen);
    const { preferences } = await backend.database.db
      .selectFrom('app_user')
      .select('preferences')
      .where('email', '=', engineer)
      .executeTakeFirstOrThrow();
    expect(preferences).toMatchObject({ fonts: 'large', portal: { sound: 'off', units: 'field' } });
  });

  it('name the wells of the user, all until some are chosen; a change that does not speak of them leaves them', async () => {
    expect(await read()).toMatchObject({ myWells: allWells });
    const myWells = { ...allWells, fieldIds: ['tamrith'], wellIds: ['TAM-B-06', 'GONE-01'] };
    await save({ ...chosen, myWells });
    const { myWells: _unsaid, ...others } = chosen;
    expect((await save({ ...others, version: 1, language: 'es' })).body).toMatchObject({ myWells });
    expect(await read()).toMatchObject({ language: 'es', myWells });
    expect((await save({ ...chosen, version: 2, myWells: { fieldIds: [] } })).status).toBe(400);
  });

  it('name the page that the next sign-in leads to', async () => {
    await save(chosen);
    const { body } = await backend.signIn(engineer);
    expect(body['userinfo']).toMatchObject({ landingPage: '/dashboard/exception-report' });
  });
});

describe('sessions', () => {
  it('are listed with their device, and all others end at once', async () => {
    const other = (await backend.signIn(engineer)).body.id_token;
    const security = (await callOperation(backend, 'getAccountSecurity', token)).body as unknown as {
      sessions: { current: boolean }[];
      signIns: { succeeded: boolean }[];
    };
    expect(security.sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(security.sessions.length).toBeGreaterThan(1);
    expect(security.signIns[0]).toMatchObject({ succeeded: true });
    expect((await callOperation(backend, 'endOtherSessions', token, { body: {} })).status).toBe(200);
    expect((await callOperation(backend, 'getPreferences', other)).status).toBe(401);
    expect((await callOperation(backend, 'getPreferences', token)).status).toBe(200);
    const kept = await backend.database.db
      .selectFrom('audit_event')
      .select(['outcome', 'address', 'detail'])
      .where('kind', '=', 'signOut')
      .execute();
    expect(kept).toEqual([{ outcome: 'ok', address: '127.0.0.1', detail: { sessions: 'others' } }]);
  });

  it('end one by one, but for the one that asks, those that are over and those of others', async () => {
    const read = async () =>
      (await callOperation(backend, 'getAccountSecurity', token)).body as unknown as {
        sessions: { id: string; current: boolean }[];
      };
    const end = async (sessionId: string) =>
      (await callOperation(backend, 'endSession', token, { body: { sessionId } })).status;
    await callOperation(backend, 'endOtherSessions', token, { body: {} });
    const other = (await backend.signIn(engineer)).body.id_token;
    const another = (await backend.signIn('admin@cnx.example')).body.id_token;
    const sessionsOfAnother = (await callOperation(backend, 'getAccountSecurity', another))
      .body as unknown as Awaited<ReturnType<typeof read>>;
    const { sessions } = await read();
    const { sid } = JSON.parse(Buffer.from(other.split('.')[1]!, 'base64url').toString()) as { sid: string };
    expect(JSON.stringify(sessions)).not.toContain(sid);
    expect(await end(sessions.find(({ current }) => current)!.id)).toBe(404);
    expect(await end(sessionsOfAnother.sessions[0]!.id)).toBe(404);
    expect((await callOperation(backend, 'getPreferences', another)).status).toBe(200);
    const left = sessions.filter(({ current }) => !current);
    expect(left).toHaveLength(1);
    expect(await end(left[0]!.id)).toBe(200);
    expect(await end(left[0]!.id)).toBe(404);
    expect((await callOperation(backend, 'getPreferences', other)).status).toBe(401);
    expect((await callOperation(backend, 'getPreferences', token)).status).toBe(200);
    expect((await read()).sessions.map(({ current }) => current)).toEqual([true]);
    const { detail } = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'signOut')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ sessions: 'one' });
  });

  it('stay open where the audit log cannot be written', async () => {
    const { db } = backend.database;
    const other = (await backend.signIn(engineer)).body.id_token;
    await sql`alter table audit_event add constraint no_sign_out check (kind <> 'signOut') not valid`.execute(
      db,
    );
    try {
      expect((await callOperation(backend, 'endOtherSessions', token, { body: {} })).status).toBe(500);
    } finally {
      await sql`alter table audit_event drop constraint no_sign_out`.execute(db);
    }
    expect((await callOperation(backend, 'getPreferences', other)).status).toBe(200);
  });
});
