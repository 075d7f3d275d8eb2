import { expect, it } from 'vitest';
import { kbdWords } from './kbd.words.ts';
import { readKeys } from './key-names.ts';

const shown = (keys: string, onApple = false, language: 'en' | 'fr' = 'en') =>
  readKeys(keys, onApple, kbdWords[language])
    .map((key) => key.shown)
    .join(' ');

it('writes keys as they stand on the reader’s keyboard', () => {
  expect(shown('Mod+k')).toBe('Ctrl K');
  expect(shown('Mod+k', true)).toBe('⌘ K');
  expect(shown('Alt+Shift+F5', true)).toBe('⌥ ⇧ F5');
  expect(shown('Shift+Enter', false, 'fr')).toBe('Maj Entrée');
});

it('reads signs by their words', () => {
  expect(readKeys('Mod+ArrowUp', true, kbdWords.en)).toEqual([
    { shown: '⌘', spoken: 'Command' },
    { shown: '↑', spoken: 'Arrow up' },
  ]);
});

it.each([
  ['+', '+'],
  ['Mod++', 'Ctrl +'],
  ['Mod + K', 'Ctrl K'],
  ['Esc', 'Esc'],
  [' ', 'Space'],
  ['constructor', 'constructor'],
  ['', ''],
])('knows %j as %j', (keys, text) => {
  expect(shown(keys)).toBe(text);
});
