/** Points above which a chart draws cells of a few pixels instead of one mark each. */
export const maxMarks = 400;

/** A place of the plot, px, and how many points fall there. */
export interface ScatterCell {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/**
 * Joins points that fall into the same square of `size` px, so that a hundred thousand cost no more than the
 * pixels they can be distinguished on.
 */
export function scatterCells(
  points: Iterable<{ readonly x: number; readonly y: number }>,
  size: number,
): ScatterCell[] {
  const cells = new Map<string, { x: number; y: number; count: number }>();
  for (const { x, y } of points) {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const key = `${column} ${row}`;
    const cell = cells.get(key);
    if (cell) cell.count++;
    else cells.set(key, { x: column * size + size / 2, y: row * size + size / 2, count: 1 });
  }
  return [...cells.values()];
}
