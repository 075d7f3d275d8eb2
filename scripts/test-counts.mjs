// What became of the checks of a part, from what its runner reported.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} skipped
 * @property {string[]} failures what failed, each in a line: where, and why as far as the runner says
 */

const none = () => ({ passed: 0, skipped: 0, failures: [] });

// eslint-disable-next-line no-control-regex -- runners color their messages
const firstLine = (message = '') => message.replaceAll(/\u001b\[\d+m/gu, '').split('\n', 1)[0];

/** A runner's JSON report; undefined when there is none that can be read. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What stands between the name of a check that looked at nothing and why it did not, as in TAP. */
const skipMark = ' # SKIP ';

/**
 * Reads the lines that begin with `ok ` and `not ok `; `ok name # SKIP reason` was skipped.
 * @returns {Counts}
 */
export function countLines(output) {
  const lines = output.split('\n');
  const ok = lines.filter((line) => line.startsWith('ok '));
  const skipped = ok.filter((line) => line.includes(skipMark)).length;
  return {
    passed: ok.length - skipped,
    skipped,
    failures: lines.filter((line) => line.startsWith('not ok ')).map((line) => line.slice('not ok '.length)),
  };
}

/**
 * Reads a Vitest JSON report; a file that failed to load is one failure. No report counts nothing.
 * @returns {Counts}
 */
export function countVitest(report) {
  if (!report) return none();
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`];
    return failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * Reads a Playwright JSON report; errors outside of tests are failures. No report counts nothing.
 * @returns {Counts}
 */
export function countPlaywright(report) {
  if (!report) return none();
  /** The tests that failed, each in a line, with their error. */
  const failed = report.suites.flatMap(function failedIn({ title, suites = [], specs = [] }) {
    const own = specs.flatMap(({ title: name, tests }) =>
      tests
        .filter((test) => test.status === 'unexpected')
        .map(({ results }) => `${name}: ${firstLine(results[0]?.error?.message)}`),
    );
    return [...own, ...suites.flatMap(failedIn)].map((line) => `${title} › ${line}`);
  });
  return {
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures: [...failed, ...report.errors.map(({ message }) => firstLine(message))],
  };
}

/**
 * Why a run has failed although no check of it did: a runner that died, or that looked at nothing. A part that skips
 * everything is not red on a person's machine, and red in continuous integration.
 * @param {Counts} counts
 * @param {{ code: number, inCi: boolean }} run what the runner ended with
 * @returns {string | null}
 */
export function emptyRunFault({ passed, skipped, failures }, { code, inCi }) {
  if (failures.length > 0) return null;
  if (passed === 0 && skipped === 0) return 'ran no test';
  if (passed === 0 && inCi) return 'skipped every check, which continuous integration does not accept';
  return code === 0 ? null : `the runner ended with ${code}`;
}
