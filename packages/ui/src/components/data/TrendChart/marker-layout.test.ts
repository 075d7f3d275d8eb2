import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterMarkers, labelsBeside, spreadLabels } from './marker-layout.ts';

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

describe('labelsBeside', () => {
  it('puts labels to the right of their markers, to the left where the next one or the end is too near', () => {
    const markers = [50, 100, 190].map((x) => ({ x, label: 30 }));
    expect(labelsBeside(markers, 10, 200)).toEqual([
      { index: 0, side: 'right' },
      { index: 1, side: 'right' },
      { index: 2, side: 'left' },
    ]);
  });

  it('leaves out labels that would touch another label, another marker or the end', () => {
    const between = [
      { x: 50, label: 28 },
      { x: 100, label: 60 },
      { x: 130, label: 0 },
    ];
    expect(labelsBeside(between, 10, 200)).toEqual([{ index: 0, side: 'right' }]);
    expect(labelsBeside([{ x: 20, label: 30 }], 10, 40)).toEqual([]);
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
