import { beforeEach, expect, it, vi } from 'vitest';
import { memoryArea, openTab, testTime } from './session.fixture.ts';
import { connectTabs, type TabChannel } from './tabs.ts';

const user = { email: 'engineer@cnx.example', isSSO: false };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 3600 };
const next = { id_token: 'second', refresh_token: 'r2', expires_in: 3600 };
const start = testTime.getTime();
let nowMs = start;
const now = () => new Date(nowMs);

beforeEach(() => void (nowMs = start));

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};
/** The storage of tabs that may not use the browser's. */
const denied = { ...memoryArea(), getItem: deny, setItem: deny, removeItem: deny };

/** Tabs of one browser: what one stores or sends the others receive, as in a browser. */
function browser() {
  const local = memoryArea();
  const windows: { target: Window; receive: (data: unknown) => void }[] = [];
  let said = 0;

  function tab({ session = memoryArea(), connected = true, here = '/dashboard', isDenied = false } = {}) {
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      documentElement: { style: { visibility: '' } },
    });
    const target = Object.assign(new EventTarget(), { document }) as unknown as Window;
    const area = {
      ...local,
      setItem: (name: string, value: string) => {
        local.setItem(name, value);
        dispatch(target, name, value);
      },
      removeItem: (name: string) => {
        const had = local.getItem(name) !== null;
        local.removeItem(name);
        if (had) dispatch(target, name, null);
      },
    };
    const { sessionManager, storage, address } = openTab({
      local: isDenied ? denied : area,
      session,
      now,
      here,
    });
    const listeners: ((event: MessageEvent) => void)[] = [];
    const channel: TabChannel = {
      postMessage: (message) => {
        said += 1;
        for (const each of windows) if (each.target !== target) each.receive(structuredClone(message));
      },
      addEventListener: (_type, listener) => void listeners.push(listener),
    };
    const leave = vi.fn();
    const confirm = vi.fn(() => Promise.resolve());
    if (connected) {
      connectTabs({ sessionManager, storage, target, now, channel, confirm, leave });
      const receive = (data: unknown) => listeners.forEach((hear) => hear({ data } as MessageEvent));
      windows.push({ target, receive });
    }
    const fire = (type: string, more: object = {}) =>
      target.dispatchEvent(Object.assign(new Event(type), more));
    return {
      sessionManager,
      storage,
      leave,
      confirm,
      fire,
      session,
      address,
      style: document.documentElement.style,
    };
  }
  function dispatch(from: Window, key: string, newValue: string | null) {
    for (const { target } of windows) {
      if (target !== from) target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    }
  }
  const hear = (data: unknown) => windows.forEach(({ receive }) => receive(data));
  return { tab, hear, said: () => said };
}

function twoTabs() {
  const { tab, ...rest } = browser();
  const first = tab();
  first.sessionManager.signIn(user, tokens);
  return { first, second: tab(), tab, ...rest };
}

it('gives a new package to all tabs at once, and tells it only once', () => {
  const { first, second, said } = twoTabs();
  nowMs += 60_000;
  first.sessionManager.renew(next);
  expect(second.sessionManager.credentials()?.idToken).toBe('second');
  expect(second.session.entries.get('TokenPackage')).toContain('second');
  expect(said()).toBe(1);
});

it.each([
  ['of another user', { kind: 'package', user: 'admin@cnx.example', tokens: next, expiresAtMs: start * 2 }],
  ['that is older', { kind: 'package', user: user.email, tokens: next, expiresAtMs: 1 }],
  ['that is none', { kind: 'package', user: user.email, tokens: { id_token: 7 }, expiresAtMs: start * 2 }],
  ['of another kind', { kind: 'other' }],
  ['of nothing', null],
])('takes no package %s', (_what, message) => {
  const { first, hear } = twoTabs();
  hear(message);
  expect(first.sessionManager.credentials()?.idToken).toBe('first');
});

it('signs out all tabs, whose half-written texts go too', () => {
  const { first, second } = twoTabs();
  second.storage.write('drafts', { user: user.email, texts: [{ name: 'note', text: 'half' }] });
  nowMs += 60_000;
  first.sessionManager.startSignOut();
  first.sessionManager.end('requested');
  expect(second.sessionManager.current().state).toBe('signedOut');
  expect(second.leave).toHaveBeenCalled();
  expect(second.session.entries.size).toBe(0);
});

it('signs out by the channel alone where tabs share no storage', () => {
  const { tab } = browser();
  const [first, second] = [tab({ isDenied: true }), tab({ isDenied: true })];
  for (const { sessionManager } of [first, second]) sessionManager.signIn(user, tokens);
  first.sessionManager.startSignOut();
  first.sessionManager.end('requested');
  expect(second.sessionManager.current().state).toBe('signedOut');
  expect(second.leave).toHaveBeenCalled();
});

it('does not end a session that is younger than the signal it hears late', () => {
  const { first, hear } = twoTabs();
  first.storage.write('logout-event', nowMs - 1);
  hear({ kind: 'signedOut' });
  first.fire('storage', { key: 'logout-event' });
  expect(first.sessionManager.current().state).toBe('signedIn');
});

it('keeps address and texts of a tab whose person was away when another one ended the session', () => {
  const { first, second } = twoTabs();
  second.storage.write('drafts', { user: user.email, texts: [{ name: 'note', text: 'half' }] });
  nowMs += 25 * 60_000;
  first.sessionManager.startSignOut();
  first.sessionManager.end('inactive');
  expect(second.storage.read('drafts')?.texts).toEqual([{ name: 'note', text: 'half' }]);
  expect(second.storage.read('returnAddress')).toEqual({ user: user.email, address: '/dashboard' });
});

it('leaves when the server ended the session in another tab, and keeps its place', () => {
  const { first, second } = twoTabs();
  first.sessionManager.end('expired');
  expect(second.sessionManager.current().state).toBe('signedOut');
  expect(second.storage.read('returnAddress')?.address).toBe('/dashboard');
});

it('starts again with the session of somebody else who has signed in', () => {
  const { first, second } = twoTabs();
  const admin = { email: 'admin@cnx.example', isSSO: false };
  second.sessionManager.signIn(admin, next);
  expect(first.leave).toHaveBeenCalled();
  expect(first.session.entries.has('TokenPackage')).toBe(false);
  expect(first.storage.read('userData')?.email).toBe(admin.email);
});

it.each(['focus', 'click'])('looks on %s: what was cleared under it ends it', (type) => {
  const { first } = twoTabs();
  first.storage.clear();
  first.fire(type);
  expect(first.leave).toHaveBeenCalled();
  expect(first.sessionManager.current().state).toBe('signedOut');
});

it('stays out of sight in the cache of pages, and comes back only to a session that stands', async () => {
  const { tab } = browser();
  const kept = tab();
  kept.sessionManager.signIn(user, tokens);
  kept.fire('pagehide', { persisted: true });
  expect(kept.style.visibility).toBe('hidden');
  kept.fire('pageshow', { persisted: true });
  expect(kept.style.visibility).toBe('hidden');
  await expect.poll(() => kept.style.visibility).toBe('');

  kept.fire('pagehide', { persisted: true });
  kept.fire('pageshow', { persisted: true });
  // What was written while the page was frozen may arrive after it is back.
  kept.storage.write('logout-event', nowMs + 60_000);
  await expect.poll(() => kept.leave).toHaveBeenCalled();
  expect(kept.style.visibility).toBe('hidden');
});

it('shows nothing that came back where the server says that the session is over, and all where it says nothing', async () => {
  const { tab } = browser();
  const kept = tab();
  kept.sessionManager.signIn(user, tokens);
  kept.confirm.mockRejectedValueOnce(new TypeError('offline'));
  kept.fire('pagehide', { persisted: true });
  kept.fire('pageshow', { persisted: true });
  await expect.poll(() => kept.style.visibility).toBe('');
  kept.confirm.mockImplementationOnce(() => Promise.resolve(kept.sessionManager.end('expired')));
  kept.fire('pagehide', { persisted: true });
  kept.fire('pageshow', { persisted: true });
  await expect.poll(() => kept.leave).toHaveBeenCalled();
  expect(kept.style.visibility).toBe('hidden');
});
