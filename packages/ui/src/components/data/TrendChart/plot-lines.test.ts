import { expect, it } from 'vitest';
import type { Trace } from './line-trace.ts';
import { buildPyramid } from './min-max-pyramid.ts';
import { outlinesBetween } from './plot-lines.ts';

const trace = (values: readonly number[]): Trace => ({
  times: Float64Array.from(values, (_, day) => 10 * day),
  pyramid: buildPyramid(Float64Array.from(values)),
  ...{ gapAfter: Infinity, stepped: false, start: 0, msPerPixel: 1, left: 0, width: 100, zero: 0, scale: 1 },
});

it('outlines what lies between two lines and nothing below them, each stretch apart', () => {
  const potential = trace([9, 9, NaN, 8, 8]);
  const actual = trace([9, 4, NaN, 2, 3]);
  expect(outlinesBetween(potential, actual)).toEqual([
    [
      [0, 9],
      [10, 9],
      [10, 4],
      [0, 9],
    ],
    [
      [30, 8],
      [40, 8],
      [40, 3],
      [30, 2],
    ],
  ]);
});
