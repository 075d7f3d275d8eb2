import { expect, it } from 'vitest';
import { contradictions, isSame } from './agreement.ts';
import { figures } from './figures.ts';

it.each([
  ['1,234', 1234.4, true],
  ['1,234', 1235, false],
  ['−39 %', '−39.4', true],
  ['−39 %', '39', false],
  ['Open', 'Open', true],
  ['Open', 'Over', false],
  [null, null, true],
  [null, '0', false],
] as const)('takes %s and %s for one figure: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

it('finds two readings that differ though a rounded one agrees with both', () => {
  const said = (place: string, value: string | number) => ({ ...figures.rate('well A', value), place });
  expect(contradictions([said('tile', '10'), said('list', 9.6), said('file', 9.6)])).toEqual([]);
  expect(contradictions([said('tile', '10'), said('list', 9.6), said('file', 10.4)])).toEqual([
    'rate of the newest day of well A: list says 9.6, file says 10.4',
  ]);
});
