import { examples } from '@cnx/api/examples';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../src/auth/maintenance.ts';
import { createTestBackend, createTestClock, type Answer, type TestBackend } from '../support/backend.ts';
import {
  authorizeUrl,
  createListeningBackend,
  makePkce,
  type ListeningBackend,
} from '../support/corporate.ts';
import { startFakeProvider, type FakeProvider } from '../support/fake-provider.ts';
import { Visitor } from '../support/visitor.ts';

const calls = 200;
const email = 'engineer@cnx.example';
const local = { CNX_IDP: 'off' };

let backend: TestBackend | undefined;
let provider: FakeProvider | undefined;
afterEach(async () => {
  await backend?.close();
  await provider?.close();
  backend = provider = undefined;
});

async function start(
  environment: Record<string, string>,
  options?: Parameters<typeof createTestBackend>[1],
): Promise<TestBackend> {
  return (backend = await createTestBackend(environment, options));
}

/** Makes all calls at once, half of them in another process, and counts the answers by status. */
async function atOnce(
  target: TestBackend,
  call: (how: { app: TestBackend['app'] }, index: number) => Promise<Pick<Answer, 'status' | 'headers'>>,
): Promise<Record<number, number>> {
  const apps = [target.app, await target.another()];
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, index) => call({ app: apps[index % 2] ?? target.app }, index)),
  );
  const counts: Record<number, number> = {};
  for (const { status, headers } of answers) {
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  return counts;
}

const auditRows = async ({ database }: TestBackend, kind: string) =>
  (await database.db.selectFrom('audit_event').select('id').where('kind', '=', kind).execute()).length;

describe(`${calls} calls at once pass exactly the limit`, () => {
  it('of unknown accounts that are looked up, and an hour’s limit is not used up by what is refused', async () => {
    const target = await start(local);
    const validate = (how: object, index: number) =>
      target.call('GET', `/api/CNXUser/validate/nobody${index}@cnx.example`, how);
    expect(await atOnce(target, validate)).toEqual({ 200: 10, 429: 190 });
    expect(await auditRows(target, 'signIn')).toBe(10);
    for (let minute = 1; minute < 10; minute += 1) {
      target.clock.pass(60);
      expect(await atOnce(target, validate)).toEqual({ 200: 10, 429: 190 });
    }
    target.clock.pass(60);
    expect(await atOnce(target, validate)).toEqual({ 429: 200 });
  });

  it('by the name of a hand-over as well', async () => {
    const target = await start(local);
    const body = { name: 'nobody@cnx.example' };
    const counts = await atOnce(target, (how) =>
      target.call('POST', '/api/CNXUser/validateUser', { ...how, body }),
    );
    expect(counts).toEqual({ 200: 10, 429: 190 });
  });

  it('which known accounts never use up', async () => {
    const target = await start(local);
    const counts = await atOnce(target, (how) => target.call('GET', `/api/CNXUser/validate/${email}`, how));
    expect(counts).toEqual({ 200: 200 });
  });

  it.each([
    [
      'discovery',
      (target: TestBackend, name: string, how: object) =>
        target.call('GET', `/api/CNXUser/validate/${name}`, how),
    ],
    [
      'reset mails',
      (target: TestBackend, name: string, how: object) =>
        target.call('POST', '/api/CNXAuth/ForgotPassword', {
          ...how,
          body: { email: name, applicationURL: 'none' },
        }),
    ],
  ])('of unknown accounts that %s tells from known ones among them', async (_, ask) => {
    const target = await start(local);
    const known = Array.from({ length: calls / 2 }, (_unused, index) => `known${index}@cnx.example`);
    const role = { role_id: 2, first_name: 'K', last_name: 'N' };
    await target.database.db
      .insertInto('app_user')
      .values(known.map((name) => ({ ...role, email: name })))
      .execute();
    const answered = { known: 0, unknown: 0 };
    await atOnce(target, async (how, index) => {
      const name = index % 4 < 2 ? `nobody${index}@cnx.example` : (known[Math.floor(index / 2)] ?? '');
      const answer = await ask(target, name, how);
      if (answer.status !== 429) answered[name.startsWith('nobody') ? 'unknown' : 'known'] += 1;
      return answer;
    });
    // The order of the calls decides how many known ones were answered; all others could be either.
    expect(answered.unknown).toBe(10);
    expect(answered.known).toBeLessThan(calls / 2);
  });

  it('of reset mails for one account, from wherever', async () => {
    const target = await start(local);
    const counts = await atOnce(target, (how, index) =>
      target.call('POST', '/api/CNXAuth/ForgotPassword', {
        ...how,
        address: `192.0.2.${index}`,
        body: { email, applicationURL: 'none' },
      }),
    );
    expect(counts).toEqual({ 200: 3, 429: 197 });
    expect(await target.database.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(3);
  });

  it('of reset mails for unknown accounts from one address', async () => {
    const target = await start(local);
    const counts = await atOnce(target, (how, index) =>
      target.call('POST', '/api/CNXAuth/ForgotPassword', {
        ...how,
        body: { email: `nobody${index}@cnx.example`, applicationURL: 'none' },
      }),
    );
    expect(counts).toEqual({ 200: 10, 429: 190 });
  });

  it('of reset mails from one address, in uniform mode', async () => {
    const target = await start({ ...local, CNX_ACCOUNT_DISCOVERY: 'uniform' });
    const counts = await atOnce(target, (how, index) =>
      target.call('POST', '/api/CNXAuth/ForgotPassword', {
        ...how,
        body: { email: `nobody${index}@cnx.example`, applicationURL: 'none' },
      }),
    );
    expect(counts).toEqual({ 200: 20, 429: 180 });
  });

  it('of code flows', async () => {
    const target = await start({});
    const counts = await atOnce(target, (how) => target.call('GET', '/api/CNXAuth/B2cChallenge', how));
    expect(counts).toEqual({ 200: 60, 429: 140 });
    expect(await target.database.db.selectFrom('sso_challenge').select('challenge').execute()).toHaveLength(
      60,
    );
  });

  it('of provider tokens that do not hold, in either call', async () => {
    const { now } = createTestClock();
    provider = await startFakeProvider(now);
    const target = await start(
      { CNX_SSO_AUTHORITY: provider.authority, CNX_SSO_CLIENT_ID: provider.clientId },
      { systemNow: now },
    );
    const token = await provider.sign({ aud: 'another-client' });
    const body = { idToken: token, account: {} };
    const counts = await atOnce(target, (how, index) =>
      index % 4 < 2
        ? target.call('GET', `/api/CNXAuth/ValidateB2cToken?token=${token}`, how)
        : target.call('POST', '/api/CNXAuth/ExtractSSOToken', { ...how, body }),
    );
    expect((counts[200] ?? 0) + (counts[401] ?? 0)).toBe(50);
    expect(counts[429]).toBe(150);
    expect(await auditRows(target, 'signIn')).toBe(50);
  });

  it('of reports of faults in the browser, from one user', async () => {
    const target = await start(local);
    const { id_token: token } = (await target.signIn()).body;
    const counts = await atOnce(target, (how) =>
      target.call('POST', '/api/CNXUser/ReportClientError', { ...how, token, body: examples.clientError }),
    );
    expect(counts).toEqual({ 200: 120, 429: 80 });
    expect(await target.database.db.selectFrom('client_error').select('id').execute()).toHaveLength(120);
  });

  it('of failed sign-ins from one address, over all accounts', async () => {
    const target = await start({ ...local, CNX_PASSWORD_HASH_QUEUE: '500' });
    const sealed = await target.seal('Wrong#2026');
    const counts = await atOnce(target, (how, index) =>
      target.signIn(`nobody${index}@cnx.example`, undefined, { ...how, sealed }),
    );
    expect(counts).toEqual({ 401: 50, 429: 150 });
    expect(await auditRows(target, 'signIn')).toBe(50);
    expect(await auditRows(target, 'rateLimit')).toBe(1);
  });

  it('of failed sign-ins of one account, from wherever', async () => {
    const target = await start({ ...local, CNX_PASSWORD_HASH_QUEUE: '500' });
    const sealed = await target.seal('Wrong#2026');
    const counts = await atOnce(target, (how, index) =>
      target.signIn(email, undefined, { ...how, sealed, address: `192.0.2.${index}` }),
    );
    expect(counts).toEqual({ 401: 200 });
    expect(await auditRows(target, 'signIn')).toBe(5);
    expect(await auditRows(target, 'lockOut')).toBe(1);
  });
});

describe('tries at an account that has to wait', () => {
  it('count for their account from their address, which they stop alone, and cost neither a hash nor a row of the audit log but that of the used-up limit', async () => {
    const target = await start(local);
    const address = '192.0.2.7';
    for (let time = 0; time < 5; time += 1) await target.signIn(email, 'Wrong#2026');
    const rows = await auditRows(target, 'signIn');
    // Whatever looks at the stored hash fails from here on.
    await target.database.db
      .updateTable('app_user')
      .set({ password_hash: 'no hash' })
      .where('email', '=', email)
      .execute();
    const sealed = await target.seal('Wrong#2026');
    for (let time = 0; time < 50; time += 1)
      expect((await target.signIn(email, undefined, { sealed, address })).status).toBe(401);
    const refused = await target.signIn(email, undefined, { address });
    expect(refused.status).toBe(429);
    expect((await target.signIn('admin@cnx.example', undefined, { address })).status).toBe(200);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await auditRows(target, 'signIn')).toBe(rows + 1);
    expect(await auditRows(target, 'rateLimit')).toBe(1);
  });
});

describe('the identity provider', () => {
  const account = 'sso.user@cnx.example';
  let listening: ListeningBackend;

  /** As many browsers as calls, each on the page; their forms are sent at once. */
  async function submitAll(
    forms: (index: number) => Record<string, string>,
    policy: 'b2c_1_signin' | 'b2c_1_reset',
  ): Promise<string[]> {
    listening = await createListeningBackend({ CNX_PASSWORD_HASH_QUEUE: '500' });
    backend = listening;
    const url = authorizeUrl(listening.origin, { code_challenge: makePkce().challenge }, policy);
    const visits = [];
    for (let index = 0; index < calls; index += 1) {
      const visitor = new Visitor();
      visits.push({ visitor, page: await visitor.open(url) });
    }
    const pages = await Promise.all(
      visits.map(({ visitor, page }, index) => visitor.submit(page, forms(index))),
    );
    return pages.map(({ text, headers }) => (headers.get('retry-after') ? 'tooMany' : text));
  }

  it('mails exactly three codes to one account', async () => {
    const pages = await submitAll(() => ({ email: account, do: 'sendCode' }), 'b2c_1_reset');
    expect(pages.filter((page) => page === 'tooMany')).toHaveLength(197);
    expect(await listening.database.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(3);
  });

  it('takes exactly twenty requests for codes from one address', async () => {
    const pages = await submitAll(
      (index) => ({ email: `n${index}@cnx.example`, do: 'sendCode' }),
      'b2c_1_reset',
    );
    expect(pages.filter((page) => page === 'tooMany')).toHaveLength(180);
  });

  it.each([
    ['over all accounts', (index: number) => `n${index}@cnx.example`],
    ['also at an account that has to wait', () => account],
  ])('takes exactly fifty failed sign-ins from one address, %s', async (_, nameOf) => {
    const pages = await submitAll(
      (index) => ({ email: nameOf(index), password: 'Wrong#2026', do: 'signIn' }),
      'b2c_1_signin',
    );
    expect(pages.filter((page) => page === 'tooMany')).toHaveLength(150);
    expect(await auditRows(listening, 'rateLimit')).toBe(1);
  });
});

describe('the audit log', () => {
  it('forgets rows after a year, also many of them', async () => {
    const target = await start(local);
    const { db } = target.database;
    const at = new Date(target.clock.now().getTime() - 366 * 86_400_000);
    const old = Array.from({ length: 6_000 }, () => ({
      at,
      kind: 'signIn',
      outcome: 'refused' as const,
      detail: '{}',
    }));
    await db.insertInto('audit_event').values(old).execute();
    await target.signIn();
    const { limits } = target.config;
    await deleteExpired(db, target.clock.now, { ...limits, auditDays: 367 });
    expect(await auditRows(target, 'signIn')).toBe(6_001);
    await deleteExpired(db, target.clock.now, limits);
    expect(await auditRows(target, 'signIn')).toBe(1);
  });
});
