import { expect, it } from 'vitest';
import { readOptions } from './bench-options.mjs';

const parts = [
  { name: 'charts', group: 'components' },
  { name: 'tables', group: 'components' },
  { name: 'sign-in' },
  { name: 'load', whenAsked: true },
];
const namesFor = (...args: string[]) => readOptions(args, parts).chosen.map(({ name }) => name);

it('measures all parts but those that take too long, unless something else is asked for', () => {
  expect(namesFor()).toEqual(['charts', 'tables', 'sign-in']);
  expect(namesFor('--all')).toEqual(['charts', 'tables', 'sign-in', 'load']);
});

it('measures what is named, also by its group, in the order of the list', () => {
  expect(namesFor('load')).toEqual(['load']);
  expect(namesFor('sign-in', 'components')).toEqual(['charts', 'tables', 'sign-in']);
});

it('measures every part at the smallest sizes, or the named ones', () => {
  expect(namesFor('--smallest')).toEqual(['charts', 'tables', 'sign-in', 'load']);
  expect(namesFor('--smallest', 'tables')).toEqual(['tables']);
  expect(readOptions(['--smallest'], parts).smallest).toBe(true);
});

it('takes sizes as whole numbers, and no other ones than those that are named', () => {
  expect(readOptions(['--rounds', '3', '--wells=100'], parts).given).toEqual({ rounds: 3, wells: 100 });
  expect(readOptions([], parts).given).toEqual({});
});

it.each([
  [['--only', 'sizes'], /'--only'.*--rounds N.*npm run bench -- sizes/],
  [['nothing'], /no part "nothing"; the parts are charts, components, tables, sign-in, load/],
  [['--rounds'], /--rounds/],
  [['--rounds', '0'], /--rounds is "0"; it must be a whole number/],
  [['--seconds', 'ten'], /--seconds is "ten"/],
  [['--all=yes'], /--all/],
])('says in one line what is wrong with %j', (args, message) => {
  expect(() => readOptions(args, parts)).toThrow(message);
  try {
    readOptions(args, parts);
  } catch (error) {
    expect((error as Error).message).not.toContain('\n');
  }
});
