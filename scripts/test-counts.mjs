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

/**
 * Reads the lines that begin with `ok ` and `not ok `.
 * @returns {Counts}
 */
export function countLines(output) {
  const lines = output.split('\n');
  return {
    passed: lines.filter((line) => line.startsWith('ok ')).length,
    skipped: 0,
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
  const failures = report.suites.flatMap(function failuresIn({ title, suites = [], specs = [] }) {
    const own = specs
      .filter(({ ok }) => !ok)
      .map(({ title: name, tests }) => `${name}: ${firstLine(tests[0]?.results[0]?.error?.message)}`);
    return [...own, ...suites.flatMap(failuresIn)].map((failure) => `${title} › ${failure}`);
  });
  return {
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures: [...failures, ...report.errors.map(({ message }) => firstLine(message))],
  };
}
