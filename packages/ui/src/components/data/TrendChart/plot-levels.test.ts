import { expect, it } from 'vitest';
import type { PaintArea } from './plot-area.ts';
import { paintLimits, paintMeans } from './plot-levels.ts';

/** A plot whose lines are written down with the dashes that they are drawn with. */
function area() {
  const strokes: (readonly number[])[] = [];
  let dash: readonly number[] = [];
  const known: Record<string, unknown> = {
    setLineDash: (next: readonly number[]) => (dash = next),
    stroke: () => strokes.push(dash),
  };
  const ctx = new Proxy(known, {
    get: (target, name) => target[String(name)] ?? (() => undefined),
    set: () => true,
  });
  const place = { left: 0, top: 0, width: 100, height: 50, ratio: 1, font: '', colors: {} };
  const sides = { left: [0, 50], right: [0, 50] };
  const plot = { ...place, ctx, window: { from: 0, to: 100 }, scales: { left: 'linear', right: 'linear' } };
  return { strokes, area: { ...plot, range: sides } as unknown as PaintArea };
}

it('tells the level that a series held from a limit: whole the one, dashed the other', () => {
  const ofMeans = area();
  paintMeans(ofMeans.area, [{ text: 'Mean', axis: 'left', place: 20, y: 30, from: 0, to: 80 }]);
  expect(ofMeans.strokes).toEqual([[]]);
  const ofLimits = area();
  paintLimits(ofLimits.area, [{ value: 25, label: 'Limit', text: 'Limit 25' }]);
  expect(ofLimits.strokes).toEqual([[4, 4]]);
});
