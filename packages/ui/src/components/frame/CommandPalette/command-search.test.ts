import { expect, it } from 'vitest';
import { searchCommands, toSearchableCommands, type Command } from './command-search.ts';

const commands: Command[] = [
  { id: 'dashboard', label: 'Dashboard', group: 'Pages', keywords: ['home', 'start'] },
  { id: 'exceptions', label: 'Exception report', group: 'Pages' },
  { id: 'f-1', label: 'F-1', group: 'Wells', hint: 'Volve' },
  { id: 'f-12', label: 'F-12', group: 'Wells', hint: 'Volve' },
  { id: 'asgard', label: 'Å-3', group: 'Wells', hint: 'Åsgard' },
];
const ids = (text: string, limit = 50) =>
  searchCommands(toSearchableCommands(commands), text, limit).map(({ name, commands: found }) => [
    name,
    ...found.map(({ id }) => id),
  ]);

it('offers all in their own order at first', () => {
  expect(ids('')).toEqual([
    ['Pages', 'dashboard', 'exceptions'],
    ['Wells', 'f-1', 'f-12', 'asgard'],
  ]);
});

it('puts the exact name first', () => expect(ids('f-1')).toEqual([['Wells', 'f-1', 'f-12']]));

it('finds by detail, keyword and group, without accents or capitals', () => {
  expect(ids('asgard')).toEqual([['Wells', 'asgard']]);
  expect(ids('HOME')).toEqual([['Pages', 'dashboard']]);
  expect(ids('wells volve')).toEqual([['Wells', 'f-1', 'f-12']]);
});

it('puts the group of the best answer first', () => {
  expect(ids('e').map(([name]) => name)).toEqual(['Pages', 'Wells']);
});

it('finds nothing for a word that nothing holds', () => expect(ids('f-12 heron')).toEqual([]));

it('offers no more than asked for', () => expect(ids('', 1)).toEqual([['Pages', 'dashboard']]));

it('lists what was found elsewhere whatever its words, before what only holds the query, behind what is named so', () => {
  const found: Command[] = [
    { id: 'server', label: 'PEN-A-05', group: 'Wells', found: true },
    { id: 'inside', label: 'My dashboards', group: 'Pages' },
    { id: 'exact', label: 'Dashboard', group: 'Pages' },
  ];
  const groups = searchCommands(toSearchableCommands(found), 'dashboard', 10);
  expect(groups.map(({ commands: members }) => members.map(({ id }) => id))).toEqual([
    ['exact', 'inside'],
    ['server'],
  ]);
});
