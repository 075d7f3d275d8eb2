import { describe, expect, it, vi } from 'vitest';
import { createChartCursor, pointOf } from './chart-cursor.ts';

describe('the shared cursor', () => {
  it('tells all charts where one is pointed at, once for each place', () => {
    const cursor = createChartCursor();
    const [one, other] = [{}, {}];
    const heard = vi.fn();
    cursor.subscribe(heard);
    cursor.set(5, one);
    cursor.set(5, one);
    expect([cursor.get(), cursor.source()]).toEqual([5, one]);
    expect(heard).toHaveBeenCalledTimes(1);
    cursor.set(null, other);
    expect(cursor.get(), 'only the chart itself takes it away').toBe(5);
    cursor.set(null, one);
    expect([cursor.get(), cursor.source()]).toEqual([null, null]);
  });

  it('is not heard by what has left', () => {
    const cursor = createChartCursor();
    const heard = vi.fn();
    cursor.subscribe(heard)();
    cursor.set(5, {});
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('pointOf', () => {
  const days = Float64Array.from([0, 24, 72]);

  it('finds the day of an hour, and none in a gap or beyond the ends', () => {
    expect([0, 23, 24, 71, 72, 95, 96, -1].map((at) => pointOf(days, at, 24))).toEqual([
      0,
      0,
      1,
      null,
      2,
      2,
      null,
      null,
    ]);
  });

  it('takes the last point before where points have no usual distance', () => {
    expect([30, 72, 73].map((at) => pointOf(days, at, Infinity))).toEqual([1, 2, null]);
    expect(pointOf(new Float64Array(), 1, 24)).toBe(null);
  });
});
