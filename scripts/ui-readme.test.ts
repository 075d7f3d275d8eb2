import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEntries } from '../packages/ui/scripts/entries.mjs';

const readme = readFileSync(path.join(import.meta.dirname, '../packages/ui/README.md'), 'utf8');
const listed = [...readme.matchAll(/^\| `(\w+)` +\| (\w+) +\| (.+?) +\|$/gm)].map(
  ([, name, status, what]) => ({
    name,
    status,
    what,
  }),
);

it('names every component that has a subpath once, in order', () => {
  const components = [...readEntries().keys()].filter((entry) => /^[A-Z]/.test(entry)).sort();
  expect(listed.map(({ name }) => name)).toEqual(components);
});

it('says of each how settled it is, and what it is', () => {
  expect(
    listed.filter(({ status, what }) => !['stable', 'experimental'].includes(status ?? '') || !what),
  ).toEqual([]);
});
