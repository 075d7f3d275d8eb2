import { expect, it } from 'vitest';
import { replaceSection, sectionOf } from './long-results.mjs';

const run = { date: '2026-01-02', commit: 'abc', minutes: 1.25, lines: ['ok 3 kills', 'not ok a_b'] };

it('keeps the last result of each long test, in the order of their names', () => {
  const first = replaceSection('', 'kills', sectionOf({ ...run, name: 'kills' }));
  const both = replaceSection(first, 'imports', sectionOf({ ...run, name: 'imports --rows 10' }));
  const again = replaceSection(both, 'imports', sectionOf({ ...run, name: 'imports', commit: 'def' }));
  expect(again.match(/^## .*$/gm)).toEqual(['## imports', '## kills']);
  expect(again).toContain('2026-01-02, commit def, 1.3 minutes.');
  expect(again).toContain(String.raw`- not ok a\_b`);
  expect(again).not.toContain('--rows');
});
