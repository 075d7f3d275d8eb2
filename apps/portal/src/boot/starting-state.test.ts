import { describe, expect, it } from 'vitest';
import { chosen, showsPrerendered } from './starting-state.ts';
import type { BootSettings } from './settings.ts';

const theme = { storageKey: 'theme', names: ['light', 'dark'], fallback: 'dark', classPrefix: 'theme-' };
const settings: BootSettings = {
  theme,
  language: { storageKey: 'language', names: ['en', 'es'], fallback: 'en' },
  sessionKeys: ['userData', 'TokenPackage'],
  signInResults: ['code', 'error', 'id_token', 'access_token'],
  prerenderedPath: '/',
  title: 'CNX',
  dictionaries: {},
  texts: {},
  textAttributes: [],
  incomplete: {},
};
const holding = (entries: Record<string, string>) => (key: string) => entries[key] ?? null;
const blocked = () => {
  throw new Error('denied');
};

describe('chosen', () => {
  it('takes a stored name and nothing else', () => {
    expect(chosen(theme, holding({ theme: 'light' }))).toBe('light');
    for (const stored of ['LIGHT', '', '__proto__', 'constructor', '<img onerror>'])
      expect(chosen(theme, holding({ theme: stored }))).toBe('dark');
    expect(chosen(theme, holding({}))).toBe('dark');
    expect(chosen(theme, blocked)).toBe('dark');
  });
});

describe('showsPrerendered', () => {
  const empty = holding({});
  const at = (pathname: string, hash = '', areas = [empty, empty]) =>
    showsPrerendered(settings, { pathname, hash }, areas);

  it('is true on the login path alone', () => {
    expect(at('/')).toBe(true);
    expect(at('/dashboard')).toBe(false);
    expect(
      showsPrerendered({ ...settings, prerenderedPath: null }, { pathname: '/', hash: '' }, [empty]),
    ).toBe(false);
  });

  it.each(['#code=1', '#state=x&error=access_denied', '#id_token=a.b.c', '#access_token='])(
    'is false while %s comes back',
    (hash) => expect(at('/', hash)).toBe(false),
  );

  it('is true for any other hash', () => {
    expect(at('/', '#main')).toBe(true);
    expect(at('/', '#decode=1')).toBe(true);
  });

  it('is false when a whole session is stored, in one area or both', () => {
    const user = holding({ userData: '{}' });
    const tokens = holding({ TokenPackage: '{}' });
    expect(at('/', '', [user, tokens])).toBe(false);
    expect(at('/', '', [user, empty])).toBe(true);
    expect(at('/', '', [empty, tokens])).toBe(true);
    expect(at('/', '', [blocked, blocked])).toBe(true);
  });
});
