/**
 * Clips values further than `limit` from their running median to that distance. A gauge spike or a start-up
 * day would otherwise buy itself a segment; a level that lasts longer than half the window is untouched.
 * @param halfWindow values either side that the running median sees
 * @param limit largest distance kept, in the values' unit
 */
export function clipSpikes(values: Float64Array, halfWindow: number, limit: number): Float64Array {
  const window = new Float64Array(2 * halfWindow + 1);
  return values.map((value, i) => {
    const from = Math.max(0, i - halfWindow);
    const to = Math.min(values.length, i + halfWindow + 1);
    window.set(values.subarray(from, to));
    const seen = window.subarray(0, to - from).sort();
    const center = (seen[(seen.length - 1) >> 1]! + seen[seen.length >> 1]!) / 2;
    return Math.min(center + limit, Math.max(center - limit, value));
  });
}
