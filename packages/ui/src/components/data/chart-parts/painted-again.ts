/** Canvases that can be painted again, by what paints them. */
const painters = new WeakMap<HTMLCanvasElement, () => void>();

let makePath = (): Path2D => new Path2D();

/** A path to paint on a canvas that is {@link paintedBy} something: all such paths are made here. */
export const newPath = (): Path2D => makePath();

/**
 * Says how a canvas is painted: `paint` puts the same on it once more, at once. A picture of the chart listens to that,
 * because a painted canvas no longer knows its lines and words.
 */
export function paintedBy(canvas: HTMLCanvasElement, paint: () => void): void {
  painters.set(canvas, paint);
}

/**
 * Paints a canvas again, with paths of another kind.
 * @returns false where nothing says how it is painted
 */
export function paintAgain(canvas: HTMLCanvasElement, paths: () => Path2D): boolean {
  const paint = painters.get(canvas);
  if (!paint) return false;
  const usual = makePath;
  makePath = paths;
  try {
    paint();
  } finally {
    makePath = usual;
  }
  return true;
}
