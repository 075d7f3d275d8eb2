import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutBars, roomOver, type BarLayoutOptions } from './bar-layout.ts';

const layout = (over: Partial<BarLayoutOptions>) =>
  layoutBars({
    series: [],
    items: 3,
    arrangement: 'grouped',
    orientation: 'vertical',
    length: 100,
    breadth: 300,
    ...over,
  });

describe('layoutBars', () => {
  it('starts bars at zero and makes lengths proportional to values', () => {
    const { bars, zero } = layout({ series: [{ values: [10, 20, 40] }] });
    expect(zero).toBe(100);
    expect(bars.map((bar) => bar.start)).toEqual([100, 100, 100]);
    expect(bars.map((bar) => bar.start - bar.end)).toEqual([25, 50, 100]);
  });

  it('leaves the larger part of the room between bars to what parts them', () => {
    const { bars, band } = layout({ series: [{ values: [10, 20, 40] }], breadth: 60 });
    for (const { thickness } of bars) expect(thickness).toBeLessThanOrEqual(band * 0.55 + 1e-9);
  });

  it('has room for figures of six digits over three wide bars, which keep clear of each other', () => {
    const values = [247_229, 245_182];
    const { bars, band } = layout({ series: [{ values }, { values }, { values }], items: 2, breadth: 960 });
    const [first, second] = bars
      .filter(({ item }) => item === 0)
      .sort((one, other) => one.across - other.across);
    const room = roomOver(first!.thickness, band, 3);
    expect(room).toBeGreaterThan(50);
    expect(second!.across - first!.across - room).toBeGreaterThanOrEqual(4);
  });

  it('lets negative values hang below zero', () => {
    const { bars, zero } = layout({ series: [{ values: [-10, 10] }], items: 2 });
    expect(zero).toBe(50);
    expect(bars.map((bar) => bar.end)).toEqual([100, 0]);
  });

  it('grows to the right when horizontal', () => {
    const { bars, zero } = layout({ orientation: 'horizontal', series: [{ values: [10] }], items: 1 });
    expect([zero, bars[0]?.start, bars[0]?.end]).toEqual([0, 0, 100]);
  });

  it('holds the levels asked for on the axis, beyond all bars', () => {
    const { bars, levels } = layout({ series: [{ values: [10] }], items: 1, levels: [20, NaN, 0] });
    expect(levels).toEqual([0, NaN, 100]);
    expect(bars[0]?.end).toBe(50);
  });

  it('stacks gains and losses on their own sides of zero', () => {
    const { bars, zero } = layout({
      arrangement: 'stacked',
      items: 1,
      series: [{ values: [30] }, { values: [-40] }, { values: [10] }],
    });
    const [first, loss, second] = bars;
    expect(first!.start).toBe(zero);
    expect(loss!.start).toBe(zero);
    expect(second!.start).toBe(first!.end);
    expect(loss!.end).toBeGreaterThan(zero);
  });

  it('has no bar for what is no value, but keeps the place', () => {
    const { bars, middles } = layout({
      series: [{ values: [1, null, NaN, Infinity, undefined] }],
      items: 5,
    });
    expect(bars).toHaveLength(1);
    expect(middles).toHaveLength(5);
  });

  it('ends the axis of a low chart near its bars, not at twice what they reach', () => {
    const { ticks, bars } = layout({
      series: [{ values: [10_300] }],
      orientation: 'vertical',
      length: 120,
      ticks: 2,
    });
    expect(ticks.map(({ value }) => value)).toEqual([0, 5_000, 10_000]);
    expect(bars[0]!.end).toBeLessThan(120 * 0.2);
  });

  it('keeps whiskers within the axis', () => {
    const { bars } = layout({ series: [{ values: [10], whiskers: [[5, 30]] }], items: 1 });
    expect(bars[0]!.whisker!.high).toBeGreaterThanOrEqual(0);
    expect(bars[0]!.whisker!.low).toBeGreaterThan(bars[0]!.end);
  });

  it('shows an axis even without data', () => {
    expect(layout({ items: 0 }).bars).toEqual([]);
    expect(layout({ series: [{ values: [0, 0, 0] }] }).ticks.length).toBeGreaterThan(1);
  });

  it('never leaves the plot, overlaps in a group, or yields a number that cannot be drawn', () => {
    const value = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(null, NaN, 0));
    fc.assert(
      fc.property(
        fc.array(fc.array(value, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('grouped' as const, 'stacked' as const),
        (rows, arrangement) => {
          const { bars } = layout({ series: rows.map((values) => ({ values })), items: 4, arrangement });
          for (const bar of bars) {
            for (const edge of [bar.start, bar.end]) {
              expect(edge).toBeGreaterThanOrEqual(-1e-6);
              expect(edge).toBeLessThanOrEqual(100 + 1e-6);
            }
            expect(bar.across).toBeGreaterThanOrEqual(0);
            expect(bar.across + bar.thickness).toBeLessThanOrEqual(300);
          }
          if (arrangement === 'stacked') return;
          const places = bars.map((bar) => bar.across).sort((a, b) => a - b);
          expect(places.every((at, i) => i === 0 || at - places[i - 1]! >= bars[0]!.thickness - 1e-6)).toBe(
            true,
          );
        },
      ),
    );
  });
});
