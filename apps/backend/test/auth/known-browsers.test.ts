import { afterEach, describe, expect, it } from 'vitest';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';

const email = 'engineer@cnx.example';
const wrong = 'Wrong#2026';
const address = '198.51.100.7';

let backend: TestBackend | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

async function start(environment: Record<string, string> = {}): Promise<TestBackend> {
  return (backend = await createTestBackend(environment));
}

/** What a browser sends back of an answer's cookie. */
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';

const validate = (target: TestBackend, account: string, cookie?: string) =>
  target.call('GET', `/api/CNXUser/validate/${account}`, {
    address,
    ...(cookie ? { headers: { cookie } } : {}),
  });

/** Uses up the look-ups of unknown accounts of the office. */
async function probe(target: TestBackend): Promise<void> {
  for (let time = 0; time < 11; time += 1) await validate(target, `unknown${time}@cnx.example`);
}

/** Uses up the failed sign-ins of the office, each at another account. */
async function guess(target: TestBackend, accounts: number): Promise<void> {
  for (let index = 0; index < accounts; index += 1)
    await target.signIn(`unknown${index}@cnx.example`, wrong, { address });
}

describe('a browser in which an account has been signed in to', () => {
  it('takes the first step to that account, and to no other, when others of its address have probed', async () => {
    const target = await start();
    const cookie = cookieOf(await target.signIn(email, undefined, { address }));
    await probe(target);
    expect(await validate(target, email)).toMatchObject({ status: 429 });
    expect(await validate(target, email, cookie)).toMatchObject({
      status: 200,
      body: { showPasswordInput: true },
    });
    expect(await validate(target, 'admin@cnx.example', cookie)).toMatchObject({ status: 429 });
    expect(await validate(target, 'unknown@cnx.example', cookie)).toMatchObject({ status: 429 });
  });

  it('takes it where answers do not say which accounts exist', async () => {
    const target = await start({ CNX_ACCOUNT_DISCOVERY: 'uniform', CNX_ADDRESS_LOOK_UPS_PER_MINUTE: '3' });
    const cookie = cookieOf(await target.signIn(email, undefined, { address }));
    await probe(target);
    expect(await validate(target, email)).toMatchObject({ status: 429 });
    expect(await validate(target, email, cookie)).toMatchObject({ status: 200 });
  });

  it('signs in when others of its address have guessed, and is still locked out for its own failures', async () => {
    const target = await start({ CNX_ADDRESS_FAILURES: '6' });
    const cookie = cookieOf(await target.signIn(email, undefined, { address }));
    await guess(target, 7);
    expect(await target.signIn(email, undefined, { address })).toMatchObject({ status: 429 });
    const again = await target.signIn(email, undefined, { address, headers: { cookie } });
    expect(again).toMatchObject({ status: 200 });
    const headers = { cookie: cookieOf(again) };
    for (let time = 0; time < 5; time += 1)
      expect(await target.signIn(email, wrong, { address, headers })).toMatchObject({ status: 401 });
    expect(await target.signIn(email, undefined, { address, headers })).toMatchObject({ status: 401 });
  });

  it('is known for each account that was signed in to there, by a token that is replaced each time', async () => {
    const target = await start();
    const first = cookieOf(await target.signIn(email, undefined, { address }));
    const second = cookieOf(
      await target.signIn('admin@cnx.example', undefined, { address, headers: { cookie: first } }),
    );
    await probe(target);
    for (const account of [email, 'admin@cnx.example'])
      expect(await validate(target, account, second)).toMatchObject({ status: 200 });
    expect(await validate(target, email, first)).toMatchObject({ status: 429 });
  });

  it('is forgotten when no one has signed in there for half a year', async () => {
    const target = await start();
    const cookie = cookieOf(await target.signIn(email, undefined, { address }));
    target.clock.pass(180 * 24 * 60 * 60);
    await probe(target);
    expect(await validate(target, email, cookie)).toMatchObject({ status: 429 });
  });

  it('keeps its token out of scripts, of other sites, of plain connections and of the log', async () => {
    const target = await start({
      CNX_PUBLIC_ORIGIN: 'https://portal.example',
      CNX_DEMONSTRATION: 'on',
    });
    const signedIn = await target.signIn(email, undefined, { address });
    const text = String(signedIn.headers['set-cookie']);
    expect(text).toMatch(/; Max-Age=15552000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/);
    await validate(target, email, cookieOf(signedIn));
    expect(target.logged()).not.toContain(cookieOf(signedIn).split('=')[1]);
    const [row] = await target.database.db.selectFrom('known_browser').selectAll().execute();
    expect(row?.token_hash.toString('utf8')).not.toContain(cookieOf(signedIn).split('=')[1]);
  });
});

describe('failed sign-ins of an address', () => {
  it('count an account once, however often it is tried', async () => {
    const target = await start({ CNX_ADDRESS_FAILURES: '3' });
    for (let time = 0; time < 12; time += 1) await target.signIn('unknown@cnx.example', wrong, { address });
    await guess(target, 2);
    expect(await target.signIn(email, undefined, { address })).toMatchObject({ status: 429 });
    target.clock.pass(5 * 60);
    for (let time = 0; time < 12; time += 1) await target.signIn('unknown@cnx.example', wrong, { address });
    await guess(target, 1);
    expect(await target.signIn(email, undefined, { address })).toMatchObject({ status: 200 });
  });

  it('count an account that others have locked', async () => {
    const target = await start({ CNX_ADDRESS_FAILURES: '2' });
    for (let time = 0; time < 5; time += 1)
      await target.signIn('unknown0@cnx.example', wrong, { address: '203.0.113.4' });
    await guess(target, 2);
    expect(await target.signIn(email, undefined, { address })).toMatchObject({ status: 429 });
  });
});
