// The parts of the test run: one place that says what belongs to each, for `npm test` and `npm run check`.

/**
 * @typedef {object} Part
 * @property {string} name shown in the summary, and the name of its result file
 * @property {string[]} command program and arguments, run in the repository
 * @property {'vitest' | 'playwright' | 'lines'} results how its counts are read: a JSON report of that runner, or
 *   lines `ok …` and `not ok …` on standard output
 * @property {boolean} [browser] needs a Chromium
 * @property {string} [group] parts of a group run side by side, and are chosen together by the group's name
 * @property {Record<string, string>} [env] what its command finds in the environment besides
 * @property {boolean} [quick] belongs to `npm run check` too
 */

const report = (name) => `test-results/${name}.json`;

const vitest = (name, ...projects) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--maxWorkers=100%',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
];

/** Most of a browser test is waiting, for timers above all: two systems share two cores without slowing each other. */
const browser = (shard, shards) => ({
  name: `browser-${shard}`,
  group: 'browser',
  command: ['playwright', 'test', '-c', 'e2e', `--shard=${shard}/${shards}`],
  env: { CNX_E2E_RUN: `browser-${shard}` },
  results: 'playwright',
  browser: true,
});

/** @type {Part[]} */
export const parts = [
  { name: 'lint', command: ['node', 'scripts/lint.mjs'], results: 'lines', quick: true, group: 'sources' },
  {
    name: 'types',
    command: ['node', 'scripts/typecheck.mjs'],
    results: 'lines',
    quick: true,
    group: 'sources',
  },
  { name: 'drift', command: ['node', 'scripts/drift.mjs'], results: 'lines', quick: true, group: 'sources' },
  { name: 'unit', command: vitest('unit', 'unit'), results: 'vitest' },
  { name: 'contract', command: vitest('contract', 'contract'), results: 'vitest' },
  {
    name: 'stories',
    command: vitest('stories', 'storybook:*', 'forced-colors:*'),
    results: 'vitest',
    browser: true,
  },
  {
    name: 'story-checks',
    command: ['node', 'scripts/story-checks.mjs'],
    results: 'lines',
    browser: true,
  },
  { name: 'pixels', command: ['node', 'scripts/pixels.mjs'], results: 'lines', browser: true },
  {
    name: 'package',
    command: ['node', 'scripts/package-check.mjs'],
    results: 'lines',
    browser: true,
  },
  browser(1, 2),
  browser(2, 2),
];

export { report as reportPath };
