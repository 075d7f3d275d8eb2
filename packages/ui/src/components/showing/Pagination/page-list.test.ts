import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageList } from './page-list.ts';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
  [99, 3, [1, 2, 3]],
  [NaN, NaN, [1]],
  [0, -4, [1]],
])('page %s of %s', (page, pages, steps) => {
  expect(pageList(page, pages)).toEqual(steps);
});

it('names each page once, in order, the current one always', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, pages) => {
      const numbers = pageList(page, pages).filter((step) => step !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(Math.min(page, pages));
      expect(numbers.length).toBeLessThanOrEqual(7);
    }),
  );
});
