import { describe, expect, it } from 'vitest';
import { leavesFree, placeMeanLabels } from './mean-labels.ts';
import { buildPyramid } from './min-max-pyramid.ts';

const frame = { left: 0, top: 0, right: 400, bottom: 200 };
const free = () => true;

describe('placeMeanLabels', () => {
  it('writes behind the end of a line', () => {
    expect(placeMeanLabels([{ y: 50, start: 0, end: 200, width: 60 }], frame, 12, true, free)).toEqual([
      { x: 206, y: 50 },
    ]);
  });

  it('sends the label of a line that reaches the edge beyond it', () => {
    expect(placeMeanLabels([{ y: 50, start: 0, end: 400, width: 60 }], frame, 12, true, free)).toEqual([
      'edge',
    ]);
  });

  it('keeps it inside where there is no room beyond the edge', () => {
    const level = { y: 50, start: 100, end: 400, width: 60 };
    expect(placeMeanLabels([level], frame, 10, false, free)).toEqual([{ x: 340, y: 43 }]);
    const atTheStart = placeMeanLabels([level], frame, 10, false, ({ left }) => left < 120);
    expect(atTheStart).toEqual([{ x: 100, y: 43 }]);
  });

  it('goes over the end, then under it, where data or the edge is in the way', () => {
    const level = { y: 50, start: 0, end: 380, width: 60 };
    expect(placeMeanLabels([level], frame, 10, true, free)).toEqual([{ x: 320, y: 43 }]);
    expect(placeMeanLabels([level], frame, 10, true, ({ top }) => top > 50)).toEqual([{ x: 320, y: 57 }]);
  });

  it('leaves out what has no room', () => {
    expect(placeMeanLabels([{ y: 50, start: 0, end: 200, width: 60 }], frame, 12, true, () => false)).toEqual(
      [null],
    );
  });

  it('writes all or none', () => {
    const levels = [
      { y: 50, start: 0, end: 200, width: 60 },
      { y: 150, start: 200, end: 380, width: 60 },
    ];
    expect(placeMeanLabels(levels, frame, 12, true, ({ top }) => top < 100)).toEqual([null, null]);
  });

  it('writes on no other label and on no other line', () => {
    const [first, second] = placeMeanLabels(
      [
        { y: 50, start: 0, end: 200, width: 60 },
        { y: 54, start: 0, end: 210, width: 60 },
      ],
      frame,
      12,
      true,
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
