// What `npm run bench` prints and keeps of what was measured.

const short = (value) => (Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '–');

/**
 * The rows of a part as lines of aligned columns.
 * @param {import('../bench/statistics.mjs').Row[]} rows
 */
export function tableOf(rows) {
  const cells = rows.map(({ name, value, unit, limit, ratio, must, ambitious, holds }) => [
    name,
    `${short(value)} ${unit}`.trim(),
    short(limit),
    ratio === undefined ? '–' : `${short(ratio)}×`,
    short(must),
    short(ambitious),
    holds,
  ]);
  const table = [['measured', 'value', 'limit', 'ratio', 'must', 'ambitious', 'holds'], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  return table.map((line) =>
    line
      .map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * What is printed when a part has ended: its table, and whether it was measured.
 * @param {import('../bench/measure.mjs').PartResult} result
 */
export function linesOf({ name, rows, seconds, error }) {
  return error
    ? [`not ok ${name}: ${error.replaceAll('\n', '\n  ')}`]
    : [...tableOf(rows), `ok ${name}, ${Math.round(seconds)} s`];
}

/**
 * What is printed at the end: what went over its bound, and what failed.
 * @param {import('../bench/measure.mjs').PartResult[]} results
 */
export function summaryOf(results) {
  const over = results.flatMap(({ name, rows }) =>
    rows.filter(({ holds }) => holds === 'NO').map((row) => `${name}: ${row.name.trim()}`),
  );
  const failed = results.filter(({ error }) => error).map(({ name }) => name);
  return [
    ...(over.length > 0 ? ['Over their must:', ...over.map((line) => `  ${line}`)] : []),
    `${results.length - failed.length} parts measured, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
  ];
}

/**
 * What is kept of a run, as far as it has come.
 * @param {object} run
 * @param {string} run.date when it began, ISO 8601
 * @param {string} run.commit
 * @param {object} run.machine
 * @param {object} run.sizes
 * @param {import('../bench/measure.mjs').PartResult[]} run.results
 */
export const recordOf = ({ date, commit, machine, sizes, results }) => ({
  date,
  commit,
  machine,
  sizes,
  parts: results.map(({ name, seconds, rows }) => ({ name, seconds, rows })),
  failures: results.filter(({ error }) => error).map(({ name, error }) => ({ name, error })),
});

/** A machine in one line. */
export const machineLine = ({ cores, processor, memoryGiB, node, browser }) =>
  [
    `${cores} × ${processor}`,
    `${memoryGiB} GiB`,
    `Node ${node}`,
    ...(browser ? [`Chromium ${browser}`] : []),
  ].join(', ');
