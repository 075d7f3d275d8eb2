import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterMarkers, spreadLabels } from './marker-layout.ts';

describe('clusterMarkers', () => {
  it('joins what stands within reach of the first of a cluster', () => {
    const placed = [0, 5, 12, 16, 40].map((x) => ({ x, marker: `at ${x}` }));
    expect(clusterMarkers(placed, 10).map(({ x, markers }) => [x, markers.length])).toEqual([
      [0, 2],
      [12, 2],
      [40, 1],
    ]);
  });

  it('loses no marker', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 })), (places) => {
        const placed = places.sort((a, b) => a - b).map((x) => ({ x, marker: x }));
        expect(clusterMarkers(placed, 16).flatMap((cluster) => cluster.markers)).toEqual(places);
      }),
    );
  });
});

describe('spreadLabels', () => {
  it('leaves labels that do not touch where they are', () => {
    expect(spreadLabels([80, 10, 40], 16, 100)).toEqual([80, 10, 40]);
  });

  it('moves touching labels apart, also at the lower edge', () => {
    expect(spreadLabels([50, 50], 16, 100)).toEqual([50, 66]);
    expect(spreadLabels([99, 98], 16, 100)).toEqual([100, 84]);
  });

  it('keeps order, distance and room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 }), (places) => {
        const spread = spreadLabels(places, 16, 200);
        const sorted = [...spread].sort((a, b) => a - b);
        expect(sorted.every((at, i) => at >= 0 && at <= 200 && (i === 0 || at - sorted[i - 1]! >= 16))).toBe(
          true,
        );
        places.forEach((place, i) =>
          places.forEach((other, j) => place < other && expect(spread[i]).toBeLessThan(spread[j]!)),
        );
      }),
    );
  });
});
