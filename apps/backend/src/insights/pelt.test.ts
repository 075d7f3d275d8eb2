import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarsePelt, pelt, SegmentCost } from './pelt.ts';

/** Every legal segmentation, the slow way; answers the smallest cost. */
function bruteForceCost(values: readonly number[], penalty: number, minSegment: number): number {
  const squaredError = (part: readonly number[]): number => {
    const mean = part.reduce((a, b) => a + b, 0) / part.length;
    return part.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };
  const cheapest = (from: number): number => {
    let best = Infinity;
    for (let to = from + minSegment; to <= values.length; to++) {
      const rest = to === values.length ? 0 : penalty + cheapest(to);
      best = Math.min(best, squaredError(values.slice(from, to)) + rest);
    }
    return best;
  };
  return cheapest(0);
}

/** Optimal partitioning without pruning: quadratic, exact, for inputs too long for enumeration. */
function optimalPartitioning(values: readonly number[], penalty: number, minSegment: number): number {
  const cost = new SegmentCost(values);
  const best = [-penalty, ...Array<number>(values.length).fill(Infinity)];
  for (let end = minSegment; end <= values.length; end++) {
    for (let start = 0; start + minSegment <= end; start++) {
      best[end] = Math.min(best[end]!, best[start]! + cost.of(start, end) + penalty);
    }
  }
  return best[values.length]!;
}

function costOf(values: readonly number[], changes: readonly number[], penalty: number): number {
  const cost = new SegmentCost(values);
  const bounds = [0, ...changes, values.length];
  return bounds.slice(1).reduce((sum, to, i) => sum + cost.of(bounds[i]!, to), penalty * changes.length);
}

const level = fc.double({ min: -100, max: 100, noNaN: true });
const steppy = (maxLength: number): fc.Arbitrary<number[]> =>
  fc
    .array(
      fc.tuple(level, fc.integer({ min: 1, max: 12 }), fc.array(fc.double({ min: -1, max: 1, noNaN: true }))),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((parts) =>
      parts
        .flatMap(([mean, length, noise]) => Array.from({ length }, (_, i) => mean + (noise[i] ?? 0)))
        .slice(0, maxLength),
    );

describe('pelt', () => {
  it('finds the one step of a hand-made series', () => {
    // Two levels of 4: squared error 0 with one change, 8 × 2.5² = 50 without.
    expect(pelt([5, 5, 5, 5, 10, 10, 10, 10], { penalty: 49, minSegment: 2 })).toEqual([4]);
    expect(pelt([5, 5, 5, 5, 10, 10, 10, 10], { penalty: 51, minSegment: 2 })).toEqual([]);
  });

  it('places a change off the exact day when the shortest segment forbids it', () => {
    expect(pelt([0, 0, 0, 0, 0, 9, 9], { penalty: 1, minSegment: 3 })).toEqual([4]);
  });

  it('answers none for series shorter than two segments', () => {
    expect(pelt([], { penalty: 1, minSegment: 7 })).toEqual([]);
    expect(pelt(Array(13).fill(1), { penalty: 1, minSegment: 7 })).toEqual([]);
  });

  it('costs exactly what enumeration of every segmentation finds', () => {
    const penalties = fc.double({ min: 0.01, max: 500, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 13 }),
        penalties,
        fc.integer({ min: 1, max: 4 }),
        (values, penalty, minSegment) => {
          fc.pre(values.length >= minSegment);
          const found = costOf(values, pelt(values, { penalty, minSegment }), penalty);
          expect(found).toBeCloseTo(bruteForceCost(values, penalty, minSegment), 6);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('loses no optimum to pruning with the shortest segment of 7', () => {
    const penalties = fc.double({ min: 0.01, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(steppy(90), penalties, (values, penalty) => {
        fc.pre(values.length >= 7);
        const found = costOf(values, pelt(values, { penalty, minSegment: 7 }), penalty);
        expect(found).toBeCloseTo(optimalPartitioning(values, penalty, 7), 6);
      }),
      { numRuns: 300 },
    );
  });

  it('finds the same step on means of three, to within three values', () => {
    const values = Float64Array.from({ length: 60 }, (_, i) => (i < 31 ? 0 : 5));
    expect(pelt(values, { penalty: 20, minSegment: 7 })).toEqual([31]);
    expect(Math.abs(coarsePelt(values, 20, 3)[0]! - 31)).toBeLessThanOrEqual(3);
    expect(coarsePelt(values.slice(0, 2), 20, 3)).toEqual([]);
  });

  it('keeps every segment at least as long as asked', () => {
    fc.assert(
      fc.property(steppy(120), fc.integer({ min: 1, max: 10 }), (values, minSegment) => {
        const changes = pelt(values, { penalty: 0.5, minSegment });
        const bounds = [0, ...changes, values.length];
        if (changes.length > 0) {
          expect(Math.min(...bounds.slice(1).map((to, i) => to - bounds[i]!))).toBeGreaterThanOrEqual(
            minSegment,
          );
        }
      }),
    );
  });
});
