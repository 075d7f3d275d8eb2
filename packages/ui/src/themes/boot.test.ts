import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeBootScript } from './boot.ts';

class Classes extends Set<string> {
  toggle(name: string, on: boolean) {
    return on ? this.add(name) : this.delete(name);
  }
}
const element = () => ({ classList: new Classes() });

/** What the script makes of a page: `body` is parsed after it has run. */
function boot(script: string, { stored, dark = false }: { stored?: string | Error; dark?: boolean }) {
  const document = { documentElement: element(), body: null as ReturnType<typeof element> | null };
  let parsed = () => {};
  runInNewContext(script, {
    document,
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored;
        return key === 'theme' ? (stored ?? null) : null;
      },
    },
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && dark }),
    MutationObserver: class {
      constructor(private changed: (records: unknown, self: object) => void) {}
      observe() {
        parsed = () => this.changed([], this);
      }
      disconnect() {
        parsed = () => {};
      }
    },
  });
  document.body = element();
  parsed();
  return [document.documentElement, document.body].map(({ classList }) => [...classList].join());
}

describe('the boot script', () => {
  it.each([
    ['the stored theme', themeBootScript(), { stored: 'green' }, 'theme-green'],
    ['the default where none is stored', themeBootScript(), {}, 'theme-dark'],
    ['the one given where none is stored', themeBootScript('blue'), {}, 'theme-blue'],
    ['what is no theme as none', themeBootScript(), { stored: '"><script>' }, 'theme-dark'],
    ['a closed store as none', themeBootScript(), { stored: new Error('closed') }, 'theme-dark'],
    ['a dark system', themeBootScript('system'), { dark: true }, 'theme-dark'],
    ['a light system', themeBootScript('system'), { dark: false }, 'theme-light'],
    ['a stored wish to follow it', themeBootScript('dark'), { stored: 'system' }, 'theme-light'],
    [
      'its own pair',
      themeBootScript('system', { light: 'blue', dark: 'purple' }),
      { dark: true },
      'theme-purple',
    ],
    [
      'the stored theme above the system',
      themeBootScript('system'),
      { stored: 'red', dark: true },
      'theme-red',
    ],
  ] as const)('takes %s', (_, script, page, expected) => {
    expect(boot(script, page)).toEqual([expected, expected]);
  });

  it('is the same text each time', () => {
    expect(themeBootScript('system')).toBe(themeBootScript('system'));
  });
});
