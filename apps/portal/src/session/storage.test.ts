import { describe, expect, it } from 'vitest';
import { openStorage, type StorageArea } from './storage.ts';

function memoryArea(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  const area: StorageArea = {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
  return { area, entries };
}

function open(local: Record<string, string> = {}, session: Record<string, string> = {}) {
  const areas = { local: memoryArea(local), session: memoryArea(session) };
  const storage = openStorage({ local: () => areas.local.area, session: () => areas.session.area });
  return { storage, local: areas.local.entries, session: areas.session.entries };
}

const tokens = { id_token: 'a.b.c', refresh_token: 'r', expires_in: 3600 };

describe('stored items', () => {
  it('writes the session to both areas and reads the tab’s own first', () => {
    const { storage, local, session } = open();
    storage.write('TokenPackage', tokens);
    expect(local.get('TokenPackage')).toBe(session.get('TokenPackage'));
    local.set('TokenPackage', JSON.stringify({ ...tokens, id_token: 'other' }));
    expect(storage.read('TokenPackage')?.id_token).toBe('a.b.c');
    session.delete('TokenPackage');
    expect(storage.read('TokenPackage')?.id_token).toBe('other');
  });

  it('keeps the answer to an email’s validation in this tab only', () => {
    const { storage, local } = open();
    storage.write('userData', { email: 'a@b.example', isSSO: false }, 'session');
    expect(local.has('userData')).toBe(false);
    expect(storage.read('userData')?.email).toBe('a@b.example');
  });

  it('clears what does not fit, and the good copy in the other area with it', () => {
    const { storage, session, local } = open(
      { TokenPackage: JSON.stringify(tokens) },
      { TokenPackage: '{"id_token":7}' },
    );
    expect(storage.read('TokenPackage')).toBeUndefined();
    expect(session.has('TokenPackage') || local.has('TokenPackage')).toBe(false);
  });

  it('forgets an item of this tab alone', () => {
    const { storage } = open();
    storage.write('TokenPackage', tokens);
    storage.remove('TokenPackage', 'session');
    expect(storage.readShared('TokenPackage')).toEqual(tokens);
  });

  it('notices a full area before anything was to be kept', () => {
    const full = memoryArea();
    full.area.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const free = memoryArea().area;
    expect(openStorage({ local: () => free, session: () => full.area }).persistent).toBe(false);
    expect(openStorage({ local: () => free, session: () => free }).persistent).toBe(true);
  });

  it.each([
    ['TokenPackage', 'not json'],
    ['TokenPackage', '{"id_token":"","expires_in":1}'],
    ['userData', '[]'],
    ['userData', '{}'],
    ['userData', '{"email":"a@b.example","roleId":"1"}'],
    ['sessionExpiration', 'soon'],
    ['lastActivity', '-5'],
    ['extUrlError', '"a text"'],
    ['returnAddress', '{"user":null,"address":"https://evil.example/"}'],
    ['drafts', '{"user":"a@b.example","texts":[1]}'],
    ['RedirectApp', ''],
  ] as const)('does not take %s = %s', (name, stored) => {
    const { storage, local, session } = open({ [name]: stored }, { [name]: stored });
    expect(storage.read(name)).toBeUndefined();
    const sessionOnly = ['RedirectApp', 'extUrlError', 'returnAddress', 'drafts'].includes(name);
    expect(session.has(name)).toBe(name === 'lastActivity');
    expect(local.has(name)).toBe(sessionOnly);
  });

  it('ignores keys that user data has not', () => {
    const { storage } = open(
      {},
      { userData: '{"email":"a@b.example","__proto__":{"admin":true},"other":1}' },
    );
    expect(storage.read('userData')).toEqual({ email: 'a@b.example', isSSO: false });
    expect((storage.read('userData') as { admin?: boolean }).admin).toBeUndefined();
  });

  it('clears all but what a person chose, and removes retired items', () => {
    const { storage, local, session } = open(
      { theme: 'red', language: 'fr', RedirectAppRaw: 'x', userData: '{}' },
      { RedirectApp: 'a', RedirectAppEncoded: 'x', TokenPackage: JSON.stringify(tokens) },
    );
    expect(local.has('RedirectAppRaw') || session.has('RedirectAppEncoded')).toBe(false);
    storage.clear();
    expect([...local.keys()]).toEqual(['theme', 'language']);
    expect([...session.keys()]).toEqual([]);
  });

  it('works from memory where storage is blocked or full', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const full = memoryArea({ theme: 'blue' });
    full.area.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = openStorage({ local: () => full.area, session: blocked });
    storage.write('TokenPackage', tokens);
    storage.write('theme', 'red');
    expect(storage.read('TokenPackage')).toEqual(tokens);
    expect(storage.read('theme')).toBe('red');
    expect(storage.persistent).toBe(false);
    storage.remove('TokenPackage');
    expect(storage.read('TokenPackage')).toBeUndefined();
  });
});
