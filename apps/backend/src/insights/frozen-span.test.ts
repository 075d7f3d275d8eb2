import { describe, expect, it } from 'vitest';
import { frozenSpans } from './frozen-span.ts';

const spansOf = (
  spans: readonly (readonly [day: number, lastDay: number, settled?: boolean])[],
  accepted: number[] = [],
) =>
  frozenSpans(
    spans.map(([day, lastDay, settled = false]) => ({ day, lastDay, settled })),
    accepted,
  ).map(({ from, to, isNewLevel }) => [from, to, isNewLevel]);

describe('frozenSpans', () => {
  it('joins exceptions that overlap or touch, and keeps others apart', () => {
    expect(
      spansOf([
        [30, 35],
        [10, 12],
        [13, 20],
        [15, 18],
        [22, 22],
      ]),
    ).toEqual([
      [10, 20, false],
      [22, 22, false],
      [30, 35, false],
    ]);
  });

  it('ends after 90 days as the new level', () => {
    expect(spansOf([[100, 400]])).toEqual([[100, 189, true]]);
    expect(spansOf([[100, 189]])).toEqual([[100, 189, false]]);
    expect(
      spansOf([
        [100, 150],
        [151, 300],
      ]),
    ).toEqual([[100, 189, true]]);
  });

  it('ends before the day on which a person accepted the level', () => {
    expect(spansOf([[100, 140]], [90, 120, 130])).toEqual([[100, 119, true]]);
    expect(spansOf([[100, 140]], [100, 150])).toEqual([[100, 140, false]]);
  });

  it('leaves the level new when the last exception of it settled', () => {
    expect(
      spansOf([
        [100, 110],
        [105, 120, true],
      ]),
    ).toEqual([[100, 120, true]]);
    expect(
      spansOf([
        [100, 110, true],
        [105, 120],
      ]),
    ).toEqual([[100, 120, false]]);
  });
});
