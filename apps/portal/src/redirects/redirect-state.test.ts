import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignTargets } from './foreign-targets.fixture.ts';
import {
  hasState,
  normalizeState,
  searchForTarget,
  stateAlone,
  stateInAddress,
  storedTarget,
  takeState,
  withoutState,
} from './redirect-state.ts';
import type { RedirectTargets } from './redirect-target.ts';
import { openTab } from '../session/session.fixture.ts';

const allowed: RedirectTargets = {
  ownOrigin: 'https://portal.example',
  hosts: ['app.example', 'localhost:4100'],
};
const once = encodeURIComponent;
const twice = (text: string) => once(once(text));

describe('normalizeState', () => {
  it.each([
    ['localhost:4100', 'localhost:4100'],
    [once('localhost:4100'), 'localhost:4100'],
    [twice('localhost:4100'), 'localhost:4100'],
    [' app.example ', 'app.example'],
    [once('https://app.example/wells?id=5&x=a%20b'), 'https://app.example/wells?id=5&x=a%20b'],
    ['https://app.example/a%2Fb', 'https://app.example/a%2Fb'],
    ['app.example/?code=1&well=5&SID=2&login_hint=a#top', 'app.example/?well=5#top'],
    ['app.example?code=1', 'app.example'],
    ['', ''],
    ['   ', ''],
    [once(twice('localhost:4100')), ''],
    ['app.example%', 'app.example%'],
    ['%E0%A4%A', ''],
    ['\ud800', ''],
  ])('%j becomes %j', (given, target) => expect(normalizeState(given)).toBe(target));

  it('takes no state that is too long', () => expect(normalizeState('x'.repeat(2_049))).toBe(''));

  it('changes nothing when applied again, leaves no sign-in parameter, and always ends soon', () => {
    const pieces = fc.constantFrom(
      ...['https:', '//', '/', '?', '&', '=', '#', '%', '%2', '%25', '%2F', '%3A', '%3F', '%26', ' ', '\\'],
      ...[
        'code',
        'session_state',
        'sid',
        'CODE',
        'well',
        '5',
        'app.example',
        'localhost',
        ':4100',
        'é',
        '\t',
      ],
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 14 }).map((list) => list.join('')),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.webUrl({ withQueryParameters: true }).map(once),
      fc.webUrl({ withQueryParameters: true, withFragments: true }).map(twice),
    );
    fc.assert(
      fc.property(texts, (given) => {
        const target = normalizeState(given);
        expect(normalizeState(target)).toBe(target);
        expect(target.length).toBeLessThanOrEqual(given.length);
        const names = (/^[^?#]*\?([^#]*)/.exec(target)?.[1] ?? '')
          .split('&')
          .map((pair) => pair.split('=', 1)[0]);
        expect(names).not.toContain('code');
        expect(names).not.toContain('sid');
      }),
      { numRuns: 10_000 },
    );
  });

  it('is nothing where the state is too long to be looked at', () => {
    const fitting = 'a.'.repeat(1_024);
    expect(normalizeState(fitting)).toBe(fitting);
    expect(normalizeState(`${fitting}a`)).toBe('');
    expect(normalizeState(`https://app.example/?well=${'5'.repeat(100_000)}`)).toBe('');
  });
});

describe('the state of an address', () => {
  it.each([
    ['', '', ''],
    ['?state=', '', ''],
    ['?state=%20&well=5', '', '?well=5'],
    ['?state=localhost%3A4100', 'localhost:4100', '?state=localhost%3A4100'],
    ['?state=localhost%253A4100', 'localhost:4100', '?state=localhost%253A4100'],
    ['?state=app.example&well=5&code=1&iss=x', 'app.example?well=5', '?state=app.example%3Fwell%3D5'],
    ['?state=app.example%2Fa&well=5&code=1', 'app.example/a', '?state=app.example%2Fa&well=5'],
    ['?code=1&error=no&well=5', '', '?well=5'],
  ])('%j names %j and is written back as %j', (search, target, written) => {
    expect(stateInAddress(search)).toMatchObject({ target, search: written });
    expect(stateInAddress(written)).toMatchObject({ target, search: written });
  });

  it('is written back as one that reads the same', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.boolean(), (url, double) => {
        const { target, search } = stateInAddress(`?state=${double ? twice(url) : once(url)}`);
        expect(stateInAddress(search)).toMatchObject({ target, search });
      }),
      { numRuns: 2_000 },
    );
  });

  it('is taken out, alone or away', () => {
    const search = '?area=schedule&state=app.example';
    expect([hasState(search), hasState('?area=state')]).toEqual([true, false]);
    expect(stateAlone(search)).toBe('?state=app.example');
    expect(stateAlone('?area=schedule')).toBe('');
    expect(withoutState(search)).toBe('?area=schedule');
    expect(withoutState('?state=x')).toBe('');
    expect(stateInAddress(searchForTarget('app.example/a?b=c&d')).target).toBe('app.example/a?b=c&d');
  });
});

describe('stored targets', () => {
  it('are stored with their host, and stay for the sign-in after the next sign-out', () => {
    const { storage } = openTab();
    expect(takeState('?state=localhost%253A4100%252Fwells', storage, allowed)).toBe(
      '?state=localhost%253A4100%252Fwells',
    );
    expect(storage.read('RedirectApp')).toBe('localhost%3A4100');
    expect(storage.read('FullRedirectApp')).toBe('localhost:4100/wells');
    expect(storedTarget(storage, allowed)).toBe('localhost:4100/wells');
    expect(storedTarget(storage, allowed)).toBe('localhost:4100/wells');
  });

  it.each([...foreignTargets('localhost:4100'), once(twice('app.example/'))])(
    'are none of a stranger: %s',
    (given) => {
      for (const state of [once(given), twice(given)]) {
        const { storage } = openTab();
        expect(takeState(`?state=${state}&well=5`, storage, allowed)).toBe('?well=5');
        expect(storage.read('RedirectApp') ?? storage.read('FullRedirectApp')).toBeUndefined();
        expect(storage.read('extUrlError')).toMatchObject({ reason: 'refused' });
      }
    },
  );

  it('store nothing for a blank state', () => {
    const { storage } = openTab();
    takeState('?state=%20', storage, allowed);
    expect(storage.read('extUrlError') ?? storage.read('RedirectApp')).toBeUndefined();
  });

  it.each(['RedirectApp', 'FullRedirectApp'] as const)('are checked again when somebody wrote %s', (name) => {
    const { storage } = openTab();
    for (const target of foreignTargets('localhost:4100').flatMap((given) => [given, once(given)])) {
      storage.write(name, target);
      expect(storedTarget(storage, allowed), target).toBeUndefined();
      expect(storage.read(name)).toBeUndefined();
      expect(storage.read('extUrlError')).toMatchObject({ reason: 'refused' });
    }
    storage.write(name, once('localhost:4100'));
    expect(storedTarget(storage, allowed)).toBe('localhost:4100');
  });

  it('are told without characters that hide or turn text around', () => {
    const { storage } = openTab();
    takeState(`?state=${once(`evil.example/\u202e\u0000${'x'.repeat(300)}`)}`, storage, allowed);
    const shown = storage.read('extUrlError')?.target ?? '';
    expect(shown).toMatch(/^evil\.example\/x+$/);
    expect(shown.length).toBeLessThanOrEqual(100);
  });
});
