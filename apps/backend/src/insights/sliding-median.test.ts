import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median, medianAbsoluteDeviation } from './robust-statistics.ts';
import { createSlidingMedian } from './sliding-median.ts';

it('knows median and deviation of the last values, as sorting them anew would', () => {
  const window = createSlidingMedian(5);
  expect([window.count(), window.median(), window.deviation()]).toEqual([0, NaN, NaN]);
  const values = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 8 }), (given, size) => {
      const sliding = createSlidingMedian(size);
      given.forEach((value, i) => {
        sliding.add(value);
        const last = given.slice(Math.max(0, i + 1 - size), i + 1);
        expect(sliding.count()).toBe(last.length);
        expect(sliding.median()).toBe(median(last));
        expect(sliding.deviation()).toBe(medianAbsoluteDeviation(last));
      });
    }),
  );
});
