/** The path of a sparkline in its own coordinates, y downward. */
export interface SparkPath {
  /** SVG path data; empty when there is no value. */
  readonly line: string;
  /** The last value's place, when the series ends in a value. */
  readonly end: { readonly x: number; readonly y: number } | null;
}

/** A stretch of neighboring values without a gap. */
type Run = { x: number; value: number }[];

function present(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isFinite(value);
}

/** Splits into runs; many values for a pixel are reduced to the pixel's smallest and largest, in order. */
function runs(values: ArrayLike<number | null | undefined>, width: number): Run[] {
  const count = values.length;
  const buckets = Math.min(count, Math.max(1, Math.floor(width)));
  const dense = count > buckets * 2;
  const xOf = (index: number) => (count === 1 ? width / 2 : (index / (count - 1)) * width);
  const found: Run[] = [];
  let run: Run | null = null;
  for (let bucket = 0; bucket < (dense ? buckets : count); bucket++) {
    const from = dense ? Math.floor((bucket * count) / buckets) : bucket;
    const to = dense ? Math.floor(((bucket + 1) * count) / buckets) : bucket + 1;
    let low = -1;
    let high = -1;
    for (let i = from; i < to; i++) {
      const value = values[i];
      if (!present(value)) continue;
      if (low < 0 || value < values[low]!) low = i;
      if (high < 0 || value > values[high]!) high = i;
    }
    if (low < 0) {
      run = null;
      continue;
    }
    if (!run) found.push((run = []));
    for (const index of low === high ? [low] : [Math.min(low, high), Math.max(low, high)]) {
      run.push({ x: xOf(index), value: values[index]! });
    }
  }
  return found;
}

const round = (coordinate: number) => Math.round(coordinate * 100) / 100;

/**
 * Lays values out evenly over width × height (px). Absent and not finite values are gaps; a lone value
 * becomes a short dash; equal values lie in the middle. `inset` (px) keeps the stroke inside the box.
 */
export function sparkPath(
  values: ArrayLike<number | null | undefined>,
  width: number,
  height: number,
  inset = 2,
): SparkPath {
  const found = runs(values, width);
  let min = Infinity;
  let max = -Infinity;
  for (const run of found) {
    for (const { value } of run) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  const room = height - 2 * inset;
  // Halved first: the difference of two huge values is not a number.
  const share = (value: number) => (max > min ? (value / 2 - min / 2) / (max / 2 - min / 2) : 0.5);
  const place = (point: Run[number]) => `${round(point.x)},${round(inset + room * (1 - share(point.value)))}`;
  const line: string[] = [];
  for (const run of found) {
    const points = run.map(place).join('L');
    line.push(run.length === 1 ? `M${points}h0.01` : `M${points}`);
  }
  const last = found.at(-1)?.at(-1);
  const ends = last !== undefined && present(values[values.length - 1]);
  return {
    line: line.join(''),
    end: ends ? { x: round(last.x), y: round(inset + room * (1 - share(last.value))) } : null,
  };
}
