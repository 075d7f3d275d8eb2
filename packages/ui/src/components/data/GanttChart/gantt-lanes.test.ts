import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSpan, ganttRows, packLines } from './gantt-lanes.ts';

const window = { from: 0, to: 100 };

describe('cutSpan', () => {
  it.each([
    [
      { from: 10, to: 20 },
      { from: 10, to: 20, fromBefore: false, goesOn: false },
    ],
    [
      { from: -5, to: 20 },
      { from: 0, to: 20, fromBefore: true, goesOn: false },
    ],
    [
      { from: 90, to: null },
      { from: 90, to: 100, fromBefore: false, goesOn: true },
    ],
    [
      { from: 30, to: 10 },
      { from: 30, to: 30, fromBefore: false, goesOn: false },
    ],
    [{ from: 101, to: 110 }, null],
    [{ from: NaN, to: 10 }, null],
    [{ from: 5, to: NaN }, null],
  ])('%j becomes %j', (span, cut) => expect(cutSpan(span, window)).toEqual(cut));
});

describe('ganttRows', () => {
  it('finds a lane by its id, or else by its label', () => {
    const item = (lane: string) => ({ lane, from: 0, to: 1 });
    const lanes = [{ id: 'rig', label: 'Rig A' }, { label: 'Rig B' }];
    const rows = ganttRows(lanes, [item('rig'), item('Rig A'), item('Rig B')], window);
    expect(rows.map(({ own }) => own.map(({ item: { lane } }) => lane))).toEqual([['rig'], ['Rig B']]);
  });
});

describe('packLines', () => {
  it('puts what overlaps below one another and what follows on one line', () => {
    const spans = [
      [0, 10],
      [5, 15],
      [10, 20],
    ].map(([start, end]) => cutSpan({ from: start!, to: end! }, window));
    expect(packLines(spans)).toEqual({ lines: [0, 1, 0], count: 2 });
  });

  it('never lays two spans over each other', () => {
    const time = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.array(fc.tuple(time, time), { maxLength: 40 }), (pairs) => {
        const spans = pairs.map(([start, end]) => cutSpan({ from: start, to: end }, window));
        const { lines } = packLines(spans);
        spans.forEach((one, i) =>
          spans.slice(i + 1).forEach((other, j) => {
            if (lines[i] !== lines[i + 1 + j] || !one || !other) return;
            expect(one.to <= other.from || other.to <= one.from).toBe(true);
          }),
        );
      }),
    );
  });
});

it('puts an activity on another line where its label would meet the next', () => {
  const lanes = [{ id: 'a', label: 'a' }];
  const items = [
    { lane: 'a', from: 0, to: 10 },
    { lane: 'a', from: 20, to: 30 },
  ];
  const [bare] = ganttRows(lanes, items, window);
  const [labeled] = ganttRows(lanes, items, window, 0, (_, { from }) => ({ from, to: from + 25 }));
  expect(bare!.lines).toEqual([0, 0]);
  expect(labeled!.lines).toEqual([0, 1]);
  expect(labeled!.height).toBeGreaterThan(bare!.height);
  const [named] = ganttRows(lanes, items, window, 22);
  expect(named!.height).toBe(bare!.height + 22);
});
