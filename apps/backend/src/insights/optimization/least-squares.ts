/**
 * Coefficients that fit `target` best as a sum of the columns, each observation with its weight (normal equations, Gaussian
 * elimination with pivots). Undefined when the columns do not determine them.
 * @param columns one array a coefficient, each as long as `target`
 */
export function leastSquares(
  columns: readonly ArrayLike<number>[],
  target: ArrayLike<number>,
  weight?: ArrayLike<number>,
): number[] | undefined {
  const rows = columns.map((left) => [
    ...columns.map((right) => weightedProduct(left, right, weight)),
    weightedProduct(left, target, weight),
  ]);
  return eliminate(rows);
}

function weightedProduct(
  left: ArrayLike<number>,
  right: ArrayLike<number>,
  weight: ArrayLike<number> | undefined,
): number {
  let sum = 0;
  if (weight === undefined) for (let i = 0; i < right.length; i++) sum += left[i]! * right[i]!;
  else for (let i = 0; i < right.length; i++) sum += left[i]! * right[i]! * (weight[i] ?? 1);
  return sum;
}

/** Pivots smaller than this share of their diagonal mean that a column repeats the others. */
const leastPivot = 1e-10;

/** Solves rows of coefficients with the right side as last value; undefined when they depend on each other. */
function eliminate(rows: number[][]): number[] | undefined {
  const size = rows.length;
  const scale = rows.map((row, i) => Math.abs(row[i]!));
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let k = i + 1; k < size; k++) if (Math.abs(rows[k]![i]!) > Math.abs(rows[best]![i]!)) best = k;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    const pivot = rows[i]![i]!;
    if (!(Math.abs(pivot) > leastPivot * scale[i]!)) return undefined;
    for (let k = i + 1; k < size; k++) {
      const factor = rows[k]![i]! / pivot;
      for (let j = i; j <= size; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  const result = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i]![size]!;
    for (let j = i + 1; j < size; j++) rest -= rows[i]![j]! * result[j]!;
    result[i] = rest / rows[i]![i]!;
  }
  return result;
}

/** Root mean square; NaN of none. */
export function rootMeanSquare(values: Float64Array): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}
