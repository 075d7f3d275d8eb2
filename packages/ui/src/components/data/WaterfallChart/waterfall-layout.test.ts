import { expect, it } from 'vitest';
import { waterfallBase, waterfallSpans } from './waterfall-layout.ts';

it('sets changes one on another and totals on zero', () => {
  expect(
    waterfallSpans([
      { kind: 'total', value: 100 },
      { kind: 'change', value: -30 },
      { kind: 'change', value: 10 },
      { kind: 'total' },
    ]),
  ).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 70 },
    { from: 70, to: 80 },
    { from: 0, to: 80 },
  ]);
});

it('draws no bar for what is not known, and goes on from where it was', () => {
  expect(
    waterfallSpans([
      { kind: 'total', value: 100 },
      { kind: 'change', value: NaN },
      { kind: 'change', value: 5 },
      { kind: 'total', value: Infinity },
    ]),
  ).toEqual([
    { from: 0, to: 100 },
    { from: NaN, to: NaN },
    { from: 100, to: 105 },
    { from: NaN, to: NaN },
  ]);
});

it('believes a total that was measured', () => {
  const spans = waterfallSpans([
    { kind: 'change', value: 5 },
    { kind: 'total', value: 7 },
    { kind: 'change', value: 1 },
  ]);
  expect(spans.at(-1)).toEqual({ from: 7, to: 8 });
});

it('begins the axis at zero where steps can be read beside totals, and near the levels where they cannot', () => {
  const base = (...values: number[]) => {
    const [first, ...changes] = values;
    return waterfallBase(
      waterfallSpans([
        { kind: 'total', value: first },
        ...changes.map((value) => ({ kind: 'change', value }) as const),
        { kind: 'total' },
      ]),
    );
  };
  expect(base(4_200, -320, -540)).toBe(0);
  expect(base(10_000, -40, -60)).toBe(9_840);
  expect(base(40, -95)).toBe(0);
  expect(base(100, 0)).toBe(0);
});
