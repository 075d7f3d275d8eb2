import { describe, expect, it } from 'vitest';
import { NoiseWithMemory, Random } from './random.ts';

const draw = (name: string, count: number): number[] => {
  const random = new Random(name);
  return Array.from({ length: count }, () => random.uniform());
};
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

describe('Random', () => {
  it('repeats itself by name and differs between names', () => {
    expect(draw('a', 50)).toEqual(draw('a', 50));
    expect(draw('a', 50)).not.toEqual(draw('b', 50));
    expect(draw('seed/A-01/plan', 1)).not.toEqual(draw('seed/A-02/plan', 1));
  });

  it('is even, normal and exponential where it says so', () => {
    const random = new Random('moments');
    const even = draw('even', 20_000);
    expect(mean(even)).toBeCloseTo(0.5, 2);
    expect(Math.min(...even)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...even)).toBeLessThan(1);
    const normal = Array.from({ length: 20_000 }, () => random.normal());
    expect(Math.abs(mean(normal))).toBeLessThan(0.03);
    expect(mean(normal.map((value) => value ** 2))).toBeCloseTo(1, 1);
    expect(mean(Array.from({ length: 20_000 }, () => random.exponential(7)))).toBeCloseTo(7, 0);
  });

  it('gives noise the memory that was asked for', () => {
    const noise = new NoiseWithMemory(new Random('memory'), 0.6);
    const values = Array.from({ length: 20_000 }, () => noise.next());
    expect(mean(values.map((value) => value ** 2))).toBeCloseTo(1, 1);
    expect(mean(values.slice(1).map((value, i) => value * values[i]!))).toBeCloseTo(0.6, 1);
  });
});
