// Medians and ratios of alternating rounds.

/** Median of numbers; `undefined` for none. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that a share of the numbers does not exceed; `undefined` for none. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** Median of the ratios of two targets measured in the same rounds, so that the machine's noise divides out. */
export function ratio(rounds, ours, limit, key) {
  return median(rounds.map((round) => round[ours][key] / round[limit][key]));
}

/**
 * @typedef {object} Row a row of the result table
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number} [limit] the value of the least that does the same, in the same run
 * @property {number} [ratio] to that limit
 * @property {number} [must] upper bound of the ratio or the value, whichever is judged
 * @property {number} [ambitious] the same
 * @property {'yes' | 'NO' | ''} holds whether it keeps to `must`
 */

/**
 * A row of the result table.
 * @param {{ judged?: 'ratio' | 'value' }} options `judged`: what `must` and `ambitious` are upper bounds of
 * @returns {Row}
 */
export function row(name, { value, unit, limit, ratioToLimit, must, ambitious, judged = 'ratio' }) {
  const figure = judged === 'ratio' ? ratioToLimit : value;
  const holds = must === undefined || figure === undefined ? '' : figure <= must ? 'yes' : 'NO';
  return { name, value, unit, limit, ratio: ratioToLimit, must, ambitious, holds };
}
