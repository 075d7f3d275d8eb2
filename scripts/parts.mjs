// The parts of the test run: one place that says what belongs to each, for `npm test` and `npm run check`.

/**
 * @typedef {object} Part
 * @property {string} name shown in the summary, and the name of its result file
 * @property {string[]} [command] program and arguments, run in the repository
 * @property {string} [checks] instead of a command: a module whose `checks` are run by the test command itself
 * @property {'vitest' | 'playwright' | 'lines'} [results] how the counts of a command are read: a JSON report of that
 *   runner, or lines `ok …` and `not ok …` on standard output
 * @property {Record<string, string>} [env] zone and language that the part takes for those of the machine, which are others
 *   than most machines have, so that a test that depends on them fails at once; what is set already goes first
 * @property {boolean} [browser] needs a Chromium
 * @property {boolean} [firefox] needs a Firefox, too
 * @property {string} [group] parts of a group run side by side, and are chosen together by the group's name
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

const elsewhere = { TZ: 'Asia/Kolkata', LANG: 'fr_FR.UTF-8' };

// What is built runs on one core for most of its time, so that two parts of it share the machine.
/** @type {Part[]} */
export const parts = [
  { name: 'lint', checks: './lint.mjs', quick: true, group: 'sources' },
  { name: 'types', checks: './typecheck.mjs', quick: true, group: 'sources' },
  { name: 'drift', checks: './drift.mjs', quick: true, group: 'sources' },
  { name: 'unit', command: vitest('unit', 'unit'), results: 'vitest', env: elsewhere },
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
  {
    name: 'storybook',
    command: ['node', 'scripts/storybook-checks.mjs'],
    results: 'lines',
    browser: true,
    group: 'built',
  },
  {
    name: 'package',
    command: ['node', 'scripts/package-check.mjs'],
    results: 'lines',
    browser: true,
    group: 'built',
  },
  {
    name: 'pixels',
    command: ['node', 'scripts/pixels.mjs'],
    results: 'lines',
    browser: true,
    group: 'built',
  },
  {
    name: 'bench',
    command: ['node', 'scripts/bench.mjs', '--smallest'],
    results: 'lines',
    browser: true,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'e2e'],
    results: 'playwright',
    browser: true,
    firefox: true,
  },
];

/** A project of Vitest as a part of its own. */
export const vitestProject = (name) => ({ name, command: vitest(name, name), results: 'vitest' });

export { report as reportPath };
