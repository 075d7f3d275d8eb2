import { expect, it } from 'vitest';
import { economicRateOf } from './economic-rate.ts';

it('takes a rate above nothing, in Sm3/d', () => {
  expect(economicRateOf(400, 1)).toBe(400);
  expect(economicRateOf(629, 6.29)).toBeCloseTo(100, 9);
});

it.each([null, NaN, 0, -1])('asks for no rate where %s is typed', (shown) => {
  expect(economicRateOf(shown, 1)).toBeNull();
});

it('asks for no rate in a unit that is not known', () => {
  expect(economicRateOf(400, null)).toBeNull();
});
