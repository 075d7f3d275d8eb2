import { expect, it } from 'vitest';
import { scatterCells } from './scatter-cells.ts';

it('joins what falls on one place and keeps what does not', () => {
  const cells = scatterCells(
    [
      { x: 0.1, y: 0.1 },
      { x: 3.9, y: 3.9 },
      { x: 4, y: 0 },
    ],
    4,
  );
  expect(cells).toEqual([
    { x: 2, y: 2, count: 2 },
    { x: 6, y: 2, count: 1 },
  ]);
});

it('draws no more than there are places, and loses no point', () => {
  const points = Array.from({ length: 100_000 }, (_, i) => ({ x: (i * 7919) % 600, y: (i * 104_729) % 240 }));
  const cells = scatterCells(points, 4);
  expect(cells.length).toBeLessThanOrEqual(150 * 60);
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(100_000);
});
