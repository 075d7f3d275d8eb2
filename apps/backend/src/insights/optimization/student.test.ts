import { expect, it } from 'vitest';
import { studentShare, studentValue } from './student.ts';

it('has the values of the published tables', () => {
  for (const [freedom, tenth, twentieth] of [
    [1, 3.0777, 6.3138],
    [2, 1.8856, 2.92],
    [3, 1.6377, 2.3534],
    [4, 1.5332, 2.1318],
    [9, 1.383, 1.8331],
    [30, 1.3104, 1.6973],
  ] as const) {
    expect(studentValue(0.9, freedom)).toBeCloseTo(tenth, 3);
    expect(studentValue(0.95, freedom)).toBeCloseTo(twentieth, 3);
    expect(studentShare(tenth, freedom)).toBeCloseTo(0.9, 4);
    expect(studentShare(-twentieth, freedom)).toBeCloseTo(0.05, 4);
  }
  expect(studentShare(0, 5)).toBe(0.5);
  expect(studentValue(0.5, 5)).toBeCloseTo(0, 9);
});
