import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSpan, packLines } from './gantt-lanes.ts';

const window = { from: 0, to: 100 };

describe('cutSpan', () => {
  it.each([
    [
      { start: 10, end: 20 },
      { start: 10, end: 20, fromBefore: false, goesOn: false },
    ],
    [
      { start: -5, end: 20 },
      { start: 0, end: 20, fromBefore: true, goesOn: false },
    ],
    [
      { start: 90, end: null },
      { start: 90, end: 100, fromBefore: false, goesOn: true },
    ],
    [
      { start: 30, end: 10 },
      { start: 30, end: 30, fromBefore: false, goesOn: false },
    ],
    [{ start: 101, end: 110 }, null],
    [{ start: NaN, end: 10 }, null],
    [{ start: 5, end: NaN }, null],
  ])('%j becomes %j', (span, cut) => expect(cutSpan(span, window)).toEqual(cut));
});

describe('packLines', () => {
  it('puts what overlaps below one another and what follows on one line', () => {
    const spans = [
      [0, 10],
      [5, 15],
      [10, 20],
    ].map(([start, end]) => cutSpan({ start: start!, end: end! }, window));
    expect(packLines(spans)).toEqual({ lines: [0, 1, 0], count: 2 });
  });

  it('never lays two spans over each other', () => {
    const time = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.array(fc.tuple(time, time), { maxLength: 40 }), (pairs) => {
        const spans = pairs.map(([start, end]) => cutSpan({ start, end }, window));
        const { lines } = packLines(spans);
        spans.forEach((one, i) =>
          spans.slice(i + 1).forEach((other, j) => {
            if (lines[i] !== lines[i + 1 + j] || !one || !other) return;
            expect(one.end <= other.start || other.end <= one.start).toBe(true);
          }),
        );
      }),
    );
  });
});
