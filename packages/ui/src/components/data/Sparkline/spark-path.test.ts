import { describe, expect, it } from 'vitest';
import { sparkPath } from './spark-path.ts';

describe('sparkPath', () => {
  it('spreads values over the box, larger ones higher', () => {
    const { line, end } = sparkPath([0, 10, 5], 100, 24);
    expect(line).toBe('M0,22L50,2L100,12');
    expect(end).toEqual({ x: 100, y: 12 });
  });

  it('leaves gaps and shows a lone value as a dash', () => {
    const { line, end } = sparkPath([1, 2, null, 3, NaN, 1, undefined], 60, 24);
    expect(line.match(/M/g)).toHaveLength(3);
    expect(line).toContain('h0.01');
    expect(end).toBeNull();
  });

  it('keeps extremes when many values share a pixel', () => {
    const values = Array.from({ length: 100_000 }, (_, i) => (i === 61_803 ? 100 : i % 2));
    const { line } = sparkPath(values, 100, 104);
    expect(line.length).toBeLessThan(4000);
    expect(line).toMatch(/L61\.8,2L/);
  });

  it('lays equal values in the middle', () => {
    expect(sparkPath([7, 7], 10, 24).line).toBe('M0,12L10,12');
  });

  it('is empty without a value', () => {
    expect(sparkPath([], 10, 24)).toEqual({ line: '', end: null });
    expect(sparkPath([null, Infinity], 10, 24)).toEqual({ line: '', end: null });
  });

  it('survives values whose difference is too large for a number', () => {
    expect(sparkPath([-Number.MAX_VALUE, Number.MAX_VALUE], 10, 24).line).not.toContain('NaN');
  });
});
