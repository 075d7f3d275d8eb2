import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paretoOrder } from './pareto-order.ts';

it('orders from the largest down and adds up shares', () => {
  const causes = paretoOrder([25, 50, 25]);
  expect(causes).toEqual([
    { index: 1, value: 50, cumulative: 0.5 },
    { index: 0, value: 25, cumulative: 0.75 },
    { index: 2, value: 25, cumulative: 1 },
  ]);
});

it('leaves out what is no part of a whole', () => {
  expect(paretoOrder([null, NaN, -5, 0, Infinity, undefined, 2]).map(({ index }) => index)).toEqual([6]);
  expect(paretoOrder([])).toEqual([]);
});

it('ends at one and never falls, however large the values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1e-9, max: Number.MAX_VALUE, noNaN: true }), { minLength: 1 }),
      (values) => {
        const shares = paretoOrder(values).map(({ cumulative }) => cumulative);
        expect(shares.at(-1)).toBeCloseTo(1, 9);
        expect(shares.every((share, i) => i === 0 || share >= shares[i - 1]!)).toBe(true);
      },
    ),
  );
});
