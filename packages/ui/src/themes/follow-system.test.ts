import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSystem } from './follow-system.ts';

let dark = false;
const listeners = new Set<() => void>();
const setSystem = (isDark: boolean) => {
  dark = isDark;
  for (const listener of listeners) listener();
};

beforeEach(() => {
  dark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return dark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  listeners.clear();
});

function page() {
  const element = () => {
    const classes = new Set<string>();
    return {
      classes,
      classList: {
        add: (name: string) => classes.add(name),
        remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
      },
    };
  };
  const [documentElement, body] = [element(), element()];
  const themeOf = () => [documentElement, body].map(({ classes }) => [...classes].join());
  return { target: { documentElement, body } as unknown as Document, themeOf };
}

it('follows the system until it is ended', () => {
  const { target, themeOf } = page();
  const end = followSystem(undefined, target);
  expect(themeOf()).toEqual(['theme-light', 'theme-light']);
  setSystem(true);
  expect(themeOf()).toEqual(['theme-dark', 'theme-dark']);
  end();
  setSystem(false);
  expect(themeOf()).toEqual(['theme-dark', 'theme-dark']);
});

it('takes the pair that it is given', () => {
  const { target, themeOf } = page();
  followSystem({ light: 'blue', dark: 'purple' }, target);
  expect(themeOf()).toEqual(['theme-blue', 'theme-blue']);
  setSystem(true);
  expect(themeOf()).toEqual(['theme-purple', 'theme-purple']);
});
