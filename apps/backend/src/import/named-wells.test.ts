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
  const named = (name: string) => ({ field: 'Parts', name, uwi: null });
  expect(wellOutlooks([named('A-1'), named('A 01'), named('B 1')], ['a-1', 'a-01', 'b-2'], stored)).toEqual([
    { ...named('A-1'), isNew: false, like: undefined },
    { ...named('A 01'), isNew: true, like: 'A-1' },
    { ...named('B 1'), isNew: true, like: undefined },
  ]);
});
