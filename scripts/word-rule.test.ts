import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { wordRule } from './word-rule.mjs';

const faults = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { words: { rules: { plain: wordRule } } },
      rules: { 'words/plain': ['error', { allowed: ['stabilisedAt'] }] },
    } as unknown as Linter.Config)
    .map(({ message }) => message);

it.each([
  ['const rawColour = 1;', 'Not "colour" but color.'],
  ['const a = { normalisedRate: 1 };', 'Not "normalised" but normalized.'],
  ['function unauthorisedRequest() {}', 'Not "unauthorised" but unauthorized.'],
  ['// its label in grey', 'Not "grey" but gray.'],
  ['// the series is centred', 'Not "centred" but centered.'],
  ['/** The neighbours of a cell. */', 'Not "neighbours" but neighbors.'],
  ['// sent to whoever asks', /the subject: user, tab/],
  ['const stranger = 1;', /the subject: user, tab/],
  ['session.throwOut();', /sign out/],
  ['const look = 1; lookAt(look);', /check, read, find/],
  ['const longestText = 1;', /max, min/],
  ['// The user is told once.', /show, report/],
])('%s is refused', (code, message) => {
  expect(faults(code)[0]).toMatch(message);
});

it.each([
  'const lookUp = 1;',
  'const stabilisedAt = 1;',
  '// how it looks, and the longest of them',
  "// the contract's `cancelled` and 'Nobody is signed in here'",
  'const title = "whoever";',
  'const promise = exercise(precise);',
])('%s is taken', (code) => {
  expect(faults(code)).toEqual([]);
});

it('names a word once a file', () => {
  expect(faults('const colour = 1; use(colour, colour);')).toHaveLength(1);
});
