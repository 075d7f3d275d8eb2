import { describe, expect, it } from 'vitest';
import { leavesFree, placeMeanLabels } from './mean-labels.ts';
import { buildPyramid } from './min-max-pyramid.ts';

const frame = { left: 0, top: 0, right: 400, bottom: 200 };
const free = () => true;

describe('placeMeanLabels', () => {
  it('writes behind the end of a line', () => {
    expect(placeMeanLabels([{ y: 50, end: 200, width: 60 }], frame, 12, free)).toEqual([{ x: 206, y: 50 }]);
  });

  it('sends the label of a line that reaches the edge beyond it', () => {
    expect(placeMeanLabels([{ y: 50, end: 400, width: 60 }], frame, 12, free)).toEqual(['edge']);
  });

  it('goes over the end, then under it, where data or the edge is in the way', () => {
    const level = { y: 50, end: 380, width: 60 };
    expect(placeMeanLabels([level], frame, 10, free)).toEqual([{ x: 320, y: 43 }]);
    expect(placeMeanLabels([level], frame, 10, ({ top }) => top > 50)).toEqual([{ x: 320, y: 57 }]);
  });

  it('leaves out what has no room', () => {
    expect(placeMeanLabels([{ y: 50, end: 200, width: 60 }], frame, 12, () => false)).toEqual([null]);
  });

  it('writes on no other label and on no other line', () => {
    const [first, second] = placeMeanLabels(
      [
        { y: 50, end: 200, width: 60 },
        { y: 54, end: 210, width: 60 },
      ],
      frame,
      12,
      free,
    );
    // The other line passes behind its end.
    expect(first).toEqual({ x: 140, y: 41.6 });
    expect(second).toEqual({ x: 216, y: 54 });
  });
});

describe('leavesFree', () => {
  const times = Float64Array.from([0, 10, 20, 30, 40]);
  const pyramid = buildPyramid(Float64Array.from([100, 100, 50, 50, 50]));

  it('counts the points beside the stretch, from which a line leads into it', () => {
    expect(leavesFree(times, pyramid, { from: 12, to: 18, low: 60, high: 80 })).toBe(false);
    expect(leavesFree(times, pyramid, { from: 21, to: 39, low: 60, high: 80 })).toBe(true);
  });

  it('is free where nothing was measured', () => {
    const gap = buildPyramid(Float64Array.from([100, 100, NaN, NaN, NaN]));
    expect(leavesFree(times, gap, { from: 31, to: 39, low: 0, high: 200 })).toBe(true);
  });
});
