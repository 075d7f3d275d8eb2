import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListeningBackend, signInAtProvider, type ListeningBackend } from '../support/corporate.ts';
import { Visitor } from '../support/visitor.ts';

const email = 'engineer@cnx.example';
const password = 'Portal#2026';
const next = 'Another+2026';
let backend: ListeningBackend;
beforeAll(async () => {
  backend = await createListeningBackend({ CNX_LOG_LEVEL: 'trace' });
});
afterAll(() => backend.close());

describe('the log', () => {
  it('says of each answer who called, by numbers, and how many bytes it took', async () => {
    const { body } = await backend.signIn('admin@cnx.example');
    const asked = backend.logged().length;
    const answer = await fetch(`${backend.origin}/api/ExceptionReport/GetFields`, {
      headers: { authorization: `Bearer ${body.id_token}` },
    });
    const text = await answer.text();
    const session = await backend.database.db
      .selectFrom('user_session')
      .select(['sid', 'user_id'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const line = backend
      .logged()
      .slice(asked)
      .split('\n')
      .find((logged) => logged.includes('"operation":"getFields"'));
    const logged = JSON.parse(line ?? '{}') as { bytes: number };
    expect(logged).toMatchObject({ level: 'info', user: session.user_id, session: session.sid, status: 200 });
    expect(logged.bytes).toBeGreaterThan(text.length);
  });

  it('holds no token, code, password or address of what people send and get, also when it goes wrong', async () => {
    const secrets: string[] = [email, 'sso.user@cnx.example', password, next, 'Wrong#2026'];
    const post = async (path: string, body: object, token = '') => {
      secrets.push(...Object.values(body).map(String), ...(token ? [token] : []));
      const answer = await backend.call('POST', path, { body, ...(token ? { token } : {}) });
      const { id_token: idToken, refresh_token: refreshToken, idToken: ticket } = answer.body;
      secrets.push(...[idToken, refreshToken, ticket].filter((text) => typeof text === 'string'));
      return answer;
    };
    const signIn = async (text: string) =>
      post('/api/CNXAuth/ValidateEmailAndPassword', { Email: email, Password: await backend.seal(text) });

    const { body } = await signIn(password);
    await signIn('Wrong#2026');
    await post('/api/CNXAuth/refreshtoken', { refreshToken: body.refresh_token });
    await post('/api/CNXAuth/refreshtoken', { refreshToken: `${body.id_token}x` });
    await post('/api/CNXApplications/GetBackendUrlByFeUrl', { feUrl: 'localhost:4100' }, body.id_token);
    await backend.call('GET', `/api/CNXUser/validate/${email}`);
    await backend.call('GET', `/api/CNXUser/userinfo?email=${email}`, { token: body.id_token });
    await post('/api/CNXAuth/ForgotPassword', { email, applicationURL: 'http://localhost:4000/?code=c0de' });
    const mail = await backend.database.db.selectFrom('outgoing_mail').select('body').executeTakeFirst();
    secrets.push(/code=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? 'no code was mailed');
    await post('/api/CNXAuth/ResetPassword', {
      userEmail: email,
      oldPassword: await backend.seal(password),
      newPassword: await backend.seal(next),
    });
    const { tokens } = await signInAtProvider(backend, undefined, new Visitor());
    secrets.push(tokens.id_token, tokens.access_token, tokens.refresh_token);
    await post('/api/CNXAuth/ExtractSSOToken', { idToken: tokens.id_token });
    await backend.call('GET', `/api/CNXAuth/ValidateB2cToken?token=${tokens.id_token}`);
    await backend.call('GET', `/nowhere/${body.id_token}?token=${body.id_token}&ref=${body.refresh_token}`);
    await backend.database.db.schema.alterTable('refresh_token').renameTo('refresh_token_away').execute();
    const broken = await post('/api/CNXAuth/refreshtoken', { refreshToken: body.refresh_token });
    expect(broken.status).toBe(500);

    const log = backend.logged();
    expect(log.split('\n').length).toBeGreaterThan(15);
    expect(log).toContain('request failed');
    const long = secrets.filter((text) => text.length >= 8 && text !== 'localhost:4100');
    expect(long.length).toBeGreaterThan(25);
    expect(long.filter((text) => log.includes(text))).toEqual([]);
    expect(log).not.toMatch(/eyJ|c0de/);
  });
});
