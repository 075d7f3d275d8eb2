import { expect, it } from 'vitest';
import { boxPlot } from './box-plot.ts';

it('has quartiles between values, and whiskers that end at values', () => {
  // By hand: positions 2, 4 and 6 of nine values; the box is 20 high, so 95 lies beyond 60 + 1.5 · 20.
  expect(boxPlot([95, 20, 30, 40, 45, 50, 55, 60, 70])).toEqual({
    low: 20,
    lowerQuartile: 40,
    median: 50,
    upperQuartile: 60,
    high: 70,
  });
});

it('is a line for one value, and nothing for none', () => {
  expect(boxPlot([12])).toEqual({ low: 12, lowerQuartile: 12, median: 12, upperQuartile: 12, high: 12 });
  expect(boxPlot([])).toBeUndefined();
});

it('ends at values that differ in their last digits alone', () => {
  expect(boxPlot([28.571428571428573, 28.571428571428566])).toMatchObject({
    low: 28.571428571428566,
    high: 28.571428571428573,
  });
});
