import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { examples } from '@cnx/api/examples';
import type { i18n as I18n } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { foreignTargets } from '../../redirects/foreign-targets.fixture.ts';
import { addressResultAtom } from '../../session/session.atoms.ts';
import { endNotes, takePendingMessages } from './pending-messages.ts';
import { signInAtom } from './sign-in.atoms.ts';
import { backToEmail, submitSignIn } from './sign-in.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const config = { passwordPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() };

const email = 'engineer@cnx.example';
const password = 'Portal#2026';
const asksPassword = examples.passwordUser;
const signedIn = { ...examples.signedInEngineer, id_token: 'a.b.c', refresh_token: 'r1' };
const { userinfo } = signedIn;

type Answer = (body: unknown) => Response | Promise<Response>;

function open(answers: { validate?: Answer; signIn?: Answer } = {}) {
  const sent: { path: string; body: unknown; user: string | null }[] = [];
  const { portal, store, storage, sessionManager } = testPortal({
    config,
    answer: async (request) => {
      const path = decodeURIComponent(new URL(request.url).pathname);
      const body: unknown = request.method === 'POST' ? await request.json() : undefined;
      sent.push({ path, body, user: request.headers.get('user-identifier') });
      const validating = path.startsWith('/CNXUser/validate/');
      const answer = validating ? answers.validate : answers.signIn;
      return answer?.(body) ?? Response.json(validating ? asksPassword : signedIn);
    },
  });
  const submit = (typed: { email?: string; password?: string } = {}) =>
    submitSignIn(portal, { email, password: '', ...typed });
  return { portal, store, storage, sessionManager, sent, submit, state: () => store.get(signInAtom) };
}

const refusing =
  (status: number, ...messages: string[]): Answer =>
  () =>
    messages.length
      ? Response.json({ errors: messages.map((message) => ({ message })) }, { status })
      : new Response('', { status });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

describe('the email step', () => {
  it('asks the server and goes on to the password', async () => {
    const { submit, state, sent, storage } = open();
    expect(await submit({ email: ` ${email} ` })).toBeUndefined();
    expect(state()).toMatchObject({ step: 'password', validatedEmail: email, busy: null, messages: [] });
    expect(sent.map(({ path }) => path)).toEqual([`/CNXUser/validate/${email}`]);
    expect(storage.read('userData')).toMatchObject({ email, showPasswordInput: true });
    expect(storage.readShared('userData')).toBeUndefined();
  });

  it('uses what was stored for the same address, and asks for another', async () => {
    const { submit, state, sent, storage } = open();
    storage.write('userData', { email, isSSO: false, showPasswordInput: true }, 'session');
    await submit();
    expect(state().step).toBe('password');
    expect(sent).toEqual([]);
    await submit({ email: 'admin@cnx.example', password });
    expect(sent.map(({ path }) => path)).toEqual([
      '/CNXUser/validate/admin@cnx.example',
      '/CNXAuth/ValidateEmailAndPassword',
    ]);
  });

  it.each(['', 'no-email', 'a b@c.d', `${'a'.repeat(260)}@b.c`])(
    'refuses %j without asking',
    async (typed) => {
      const { submit, state, sent } = open();
      await submit({ email: typed });
      expect(state()).toMatchObject({ step: 'email', emailError: { key: 'login:emailInvalid' }, busy: null });
      expect(sent).toEqual([]);
    },
  );

  it('takes the four other ways', async () => {
    const answering = (part: object) =>
      open({ validate: () => Response.json({ ...asksPassword, showPasswordInput: false, ...part }) });
    const sso = answering({ isSSO: true });
    expect(await sso.submit()).toEqual({ to: '/Account/SSO' });
    expect(sso.storage.read('pendingSSOUsername')).toBe(email);

    const reset = answering({ isResetPwd: true });
    expect(await reset.submit()).toEqual({ to: '/reset-password' });
    expect(reset.storage.read('resetEmail')).toBe(email);

    expect(await answering({ redirectUrl: 'http://localhost:4100/' }).submit()).toEqual({
      leaveFor: 'http://localhost:4100/',
    });

    const refused = answering({ errors: [{ message: 'User is not active or does not exist' }] });
    expect(await refused.submit()).toBeUndefined();
    expect(refused.state()).toMatchObject({
      step: 'email',
      messages: [{ key: 'signIn:inactiveUser' }],
      busy: null,
    });
  });

  it.each(foreignTargets('localhost:4100'))('follows no redirect to %s', async (target) => {
    const { submit, state } = open({
      validate: () => Response.json({ ...asksPassword, redirectUrl: target }),
    });
    expect(await submit()).toBeUndefined();
    expect(state().messages).toEqual([{ key: 'signIn:targetRefused', values: { target } }]);
  });

  it.each<[string, Answer, object]>([
    ['no network', () => Promise.reject(new TypeError('offline')), { key: 'login:network' }],
    [
      'nothing',
      () => new Response('null', { headers: { 'content-type': 'application/json' } }),
      { key: 'signIn:nothingReturned' },
    ],
    ['an empty body', () => new Response(''), { key: 'signIn:nothingReturned' }],
    ['a page in place of JSON', () => new Response('<!doctype html>'), { key: 'signIn:nothingReturned' }],
    ['an error without words', refusing(500), { key: 'signIn:unexpected' }],
    ['too many requests', refusing(429, 'Too many requests'), { text: 'Too many requests' }],
  ])('says what is wrong after %s', async (_what, validate, message) => {
    const { submit, state } = open({ validate });
    await submit();
    expect(state()).toMatchObject({ step: 'email', busy: null, messages: [message] });
  });

  it('sends once, however often Next is pressed', async () => {
    const { submit, sent } = open();
    await Promise.all([submit(), submit(), submit()]);
    expect(sent).toHaveLength(1);
  });
});

describe('the password step', () => {
  async function atPassword(signIn?: Answer) {
    const opened = open(signIn ? { signIn } : {});
    await opened.submit();
    opened.sent.length = 0;
    return opened;
  }

  it('signs in with an encrypted password and lands on the dashboard whatever the role', async () => {
    const { submit, state, sent, sessionManager, storage } = await atPassword();
    expect(await submit({ password })).toEqual({ to: '/dashboard' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: '/CNXAuth/ValidateEmailAndPassword',
      user: email,
      body: { Email: email },
    });
    expect(JSON.stringify(sent)).not.toContain(password);
    expect(sessionManager.current()).toMatchObject({
      state: 'signedIn',
      user: { email, roleId: 2, firstName: 'Erin' },
    });
    expect(storage.readShared('TokenPackage')).toEqual({
      id_token: 'a.b.c',
      refresh_token: 'r1',
      expires_in: 3600,
    });
    expect(state().busy).toBe('signIn:loginSuccessful');
  });

  it('dates the encrypted password by the server’s clock, however wrong the computer’s is', async () => {
    const { portal, submit, sent } = await atPassword();
    portal.serverClock.observe(Date.parse('2030-01-01T00:00:00Z'));
    await submit({ password });
    const { Password: encrypted } = sent[0]!.body as { Password: string };
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const opened = privateDecrypt(
      { key: privateKey, padding, oaepHash: 'sha256' },
      Buffer.from(encrypted, 'base64'),
    );
    expect(opened.toString()).toBe(`${password}|${Date.parse('2030-01-01T00:00:00Z') / 1000}`);
  });

  it('is a local user’s, even if the answer calls them a corporate one', async () => {
    const { submit, sessionManager } = await atPassword(() =>
      Response.json({ ...signedIn, userinfo: { ...userinfo, isSSO: true } }),
    );
    expect(await submit({ password })).toEqual({ to: '/dashboard' });
    expect(sessionManager.current()).toMatchObject({ user: { isSSO: false } });
  });

  it('shows both errors together', async () => {
    const { submit, state, sent } = await atPassword();
    await submit({ email: 'no-email', password: '   ' });
    expect(state()).toMatchObject({
      emailError: { key: 'login:emailInvalid' },
      passwordError: { key: 'signIn:passwordEmpty' },
    });
    expect(sent).toEqual([]);
  });

  it('says at the field that the password is wrong, stores the error, logs it and stays', async () => {
    const { submit, state, storage, sessionManager } = await atPassword(
      refusing(401, 'Invalid username or password'),
    );
    expect(await submit({ password })).toBeUndefined();
    expect(state()).toMatchObject({
      step: 'password',
      passwordError: { key: 'signIn:invalidCredentials' },
      messages: [],
      busy: null,
    });
    expect(storage.read('userData')?.errors).toEqual([{ message: 'Invalid username or password' }]);
    expect(warn).toHaveBeenCalledWith('The sign-in failed: Invalid username or password');
    expect(sessionManager.current().state).toBe('signedOut');
  });

  it.each<[string, Answer, object]>([
    [
      'no token',
      () => Response.json({ ...signedIn, id_token: '' }),
      { passwordError: { key: 'signIn:invalidCredentials' } },
    ],
    [
      'authenticated: false',
      () => Response.json({ ...signedIn, authenticated: false }),
      { passwordError: { key: 'signIn:invalidCredentials' } },
    ],
    [
      'errors of the user',
      () => Response.json({ ...signedIn, userinfo: { ...userinfo, errors: [{ message: 'Blocked' }] } }),
      { messages: [{ text: 'Blocked' }] },
    ],
    ['no network', () => Promise.reject(new TypeError('offline')), { messages: [{ key: 'login:network' }] }],
    ['no rights', refusing(403), { messages: [{ key: 'signIn:accessDenied' }] }],
  ])('stays after %s', async (_what, signIn, shown) => {
    const { submit, state, sessionManager } = await atPassword(signIn);
    expect(await submit({ password })).toBeUndefined();
    expect(state()).toMatchObject({ step: 'password', busy: null, ...shown });
    expect(sessionManager.current().state).toBe('signedOut');
  });

  it('says that a password does not fit, and sends nothing', async () => {
    const { submit, state, sent } = await atPassword();
    await submit({ password: '🔑'.repeat(64) });
    expect(state().passwordError).toEqual({ key: 'signIn:passwordTooLong', values: { bytes: 179 } });
    expect(sent).toEqual([]);
  });

  it('follows the redirect of the answer, if it is registered', async () => {
    const answering = (redirectUrl: string) => () =>
      Response.json({ ...signedIn, userinfo: { ...userinfo, redirectUrl } });
    const ours = await atPassword(answering('localhost:4100/start'));
    expect(await ours.submit({ password })).toEqual({ leaveFor: 'http://localhost:4100/start' });
    for (const target of foreignTargets('localhost:4100')) {
      const other = await atPassword(answering(target));
      expect(await other.submit({ password })).toEqual({ to: '/dashboard' });
      expect(other.storage.read('extUrlError')).toEqual({ reason: 'refused', target });
    }
  });

  it('goes on to the application that brought the user, by way of the landing page', async () => {
    const { submit, storage } = await atPassword();
    storage.write('FullRedirectApp', 'localhost:4100/wells?id=5');
    expect(await submit({ password })).toEqual({ to: '/dashboard?state=localhost%3A4100%2Fwells%3Fid%3D5' });
  });

  it('lands at the address that was requested', async () => {
    const { submit, storage } = await atPassword();
    storage.write('returnAddress', { user: null, address: '/settings?tab=profile#photo' });
    expect(await submit({ password })).toEqual({ to: '/settings?tab=profile#photo' });
    expect(storage.read('returnAddress')).toBeUndefined();
  });

  it('goes back and forgets the user, but no user who is signed in in another tab', async () => {
    const { portal, state, storage } = await atPassword();
    storage.write('userData', { email: 'admin@cnx.example', isSSO: false });
    backToEmail(portal);
    expect(state().step).toBe('email');
    expect(storage.hasOwn('userData')).toBe(false);
    expect(storage.readShared('userData')?.email).toBe('admin@cnx.example');
  });
});

const opened = (portal: ReturnType<typeof open>['portal']) => takePendingMessages(portal).messages;

it('shows an SSO error once', () => {
  const { portal, storage } = open();
  storage.write('SSOAuthError', 'No account');
  expect(opened(portal)).toEqual([{ key: 'signIn:ssoError', values: { message: 'No account' } }]);
  expect(opened(portal)).toEqual([]);
});

it('shows that an application is not registered, and leaves that to be shown again after sign-in', () => {
  const { portal, storage } = open();
  expect(opened(portal)).toEqual([]);
  storage.write('extUrlError', { reason: 'refused', target: 'evil.example' });
  for (let time = 0; time < 2; time += 1) {
    expect(opened(portal)).toEqual([{ key: 'signIn:stateRefused', values: { target: 'evil.example' } }]);
  }
});

it('says why the last session ended, and what comes after this sign-in', () => {
  const { portal, storage } = open();
  const notes = () => endNotes(portal, { t: ((key: string) => key) as I18n['t'] });
  expect(notes()).toEqual([]);
  storage.write('sessionEnd', 0);
  storage.write('returnAddress', { user: email, address: '/dashboard/exception-report?fieldIds=volve' });
  expect(notes()).toEqual([
    { key: 'signIn:sessionOver' },
    { key: 'signIn:willReturn', values: { page: 'portal:titles.exceptionReport' } },
  ]);
  storage.write('sessionEnd', 25);
  storage.write('returnAddress', { user: email, address: '/no-such-page' });
  expect(notes()).toEqual([{ key: 'signIn:signedOutInactive', values: { minutes: 25 } }]);
});

it('shows the error that the address held, and returns an answer in the address once', () => {
  const { portal, store } = open();
  store.set(addressResultAtom, new URLSearchParams({ error: 'access_denied', state: 's' }));
  expect(takePendingMessages(portal)).toEqual({
    messages: [{ key: 'signIn:authenticationError', values: { error: 'access_denied' } }],
    answer: undefined,
  });
  store.set(addressResultAtom, new URLSearchParams({ code: 'c' }));
  expect(takePendingMessages(portal).answer?.get('code')).toBe('c');
  expect(takePendingMessages(portal)).toEqual({ messages: [], answer: undefined });
});
