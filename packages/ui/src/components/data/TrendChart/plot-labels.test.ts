import { expect, it, vi } from 'vitest';
import { meet } from './mean-labels.ts';
import type { PaintArea } from './plot-area.ts';
import { paintMeanLabels } from './plot-labels.ts';
import { bandNames } from './plot-levels.ts';
import { trendModel } from './trend-model.ts';

/** A plot of 200 to 100 px over a hundred milliseconds and values up to a hundred. */
function plotArea() {
  const fillText = vi.fn<(text: string, x: number, y: number) => void>();
  const nothing = () => undefined;
  const ctx = { fillText, save: nothing, restore: nothing, beginPath: nothing, rect: nothing, clip: nothing };
  const area = {
    ctx: { ...ctx, measureText: (text: string) => ({ width: text.length * 6.5 }) },
    ...{
      left: 0,
      top: 0,
      width: 200,
      height: 100,
      ratio: 1,
      window: { from: 0, to: 100 },
      font: '12px Inter',
    },
    scales: { left: 'linear', right: 'linear' },
    range: { left: [0, 100], right: [0, 1] },
    colors: { textQuiet: 'gray' },
  };
  return { area: area as unknown as PaintArea, fillText };
}

it('writes the level of a mean beside the name of a band', () => {
  const { area, fillText } = plotArea();
  const model = trendModel([0, 50, 100], [{ id: 'oil', label: 'Oil', unit: '', values: [10, 10, 10] }]);
  const means = [{ text: 'Mean 90', axis: 'left', place: 90, y: 10, from: 100, to: 200 }] as const;
  const [name] = bandNames(area, [{ from: 50, to: 100, label: 'Baseline win' }]);
  const write = (written: readonly (typeof name & object)['box'][]) => {
    fillText.mockClear();
    paintMeanLabels(area, means, model, () => true, false, written);
    const [text, x, y] = fillText.mock.calls[0]!;
    return { left: x, right: x + text.length * 6.5, top: y - 7, bottom: y + 7 };
  };
  expect(meet(write([]), name!.box)).toBe(true);
  expect(meet(write([name!.box]), name!.box)).toBe(false);
});
