import { describe, expect, it } from 'vitest';
import { frozenSpans, spanOfDowntime, spanOfLoss } from './frozen-span.ts';

const spansOf = (
  spans: readonly (readonly [day: number, lastDay: number, isNewLevel?: boolean])[],
  accepted: number[] = [],
) =>
  frozenSpans(
    spans.map(([day, lastDay, isNewLevel = false]) => ({ day, lastDay, isNewLevel })),
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

  it('end for a downtime after 90 days, and for a loss with the day before it is standing', () => {
    expect(spanOfDowntime({ day: 100, lastDay: 400 })).toEqual({ day: 100, lastDay: 189, isNewLevel: true });
    expect(spanOfDowntime({ day: 100, lastDay: 189 })).toMatchObject({ lastDay: 189, isNewLevel: false });
    const loss = { day: 100, lastDay: 300, standingFrom: null, end: null };
    expect(spanOfLoss(loss)).toEqual({ day: 100, lastDay: 300, isNewLevel: false });
    expect(spanOfLoss({ ...loss, standingFrom: 160 })).toEqual({ day: 100, lastDay: 159, isNewLevel: true });
    expect(spanOfLoss({ ...loss, end: 'accepted' })).toMatchObject({ lastDay: 300, isNewLevel: true });
    expect(spanOfLoss({ ...loss, end: 'recovered' })).toMatchObject({ lastDay: 300, isNewLevel: false });
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
