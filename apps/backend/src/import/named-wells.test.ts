import { expect, it } from 'vitest';
import { isAlike, wellOutlooks } from './named-wells.ts';

it.each([
  ['A-1', 'A 01'],
  ['15/9-F-11', '15-9 F11'],
  ['Alpha-7', 'Alhpa-7'],
])('takes %s for nearly %s', (one, other) => {
  expect(isAlike(one, other)).toBe(true);
});

it.each([
  ['A-1', 'A-2'],
  ['A-1', 'B-1'],
  ['A-1', 'A-1 H2'],
  ['North-1', 'East-1'],
  ['Heron-12', 'Heron-12A'],
  ['Heron-12 T2', 'Heron-12'],
  ['Heron-12', 'Heron-12 ST1'],
])('tells %s from %s', (one, other) => {
  expect(isAlike(one, other)).toBe(false);
});

it('says of new wells alone which stored one they resemble', () => {
  const stored = [
    { id: 'a-1', name: 'A-1', field: 'Parts' },
    { id: 'b-1', name: 'B-1', field: 'Other' },
  ];
  const named = (name: string) => ({ field: 'Parts', name, uwi: null, mother: null });
  const wells = [named('A-1'), named('A 01'), named('B 1')];
  expect(wellOutlooks(wells, ['a-1', 'a-01', 'b-2'], stored, new Map())).toEqual([
    { ...named('A-1'), isNew: false, like: undefined },
    { ...named('A 01'), isNew: true, like: 'A-1' },
    { ...named('B 1'), isNew: true, like: undefined },
  ]);
});

it('says of which well a new one looks like a wellbore, and which mothers are stored or missing', () => {
  const stored = ['A-12', 'A-12A', 'B-1'].map((name) => ({ id: name, name, field: 'Parts' }));
  const of = (name: string, mother: string | null = null) => ({ field: 'Parts', name, uwi: null, mother });
  const wells = [of('A-12 T2'), of('A-12A'), of('C-1', 'b 1'), of('C-2', 'Z-9')];
  const mothers = new Map([
    ['C-1', 'B-1'],
    ['C-2', undefined],
  ]);
  const ids = wells.map(({ name }) => name);
  const found = wellOutlooks(wells, ids, stored, mothers);
  expect(found.map(({ wellboreOf }) => wellboreOf)).toEqual([
    { mother: 'A-12', is: 'likely' },
    undefined,
    { mother: 'B-1', is: 'stored' },
    { mother: 'Z-9', is: 'missing' },
  ]);
});
