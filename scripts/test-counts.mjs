// How many checks of a part passed, failed and were skipped, from what its runner reported.

const none = { passed: 0, failed: 0, skipped: 0 };

/** Counts the lines that begin with `ok ` and `not ok `. */
export function countLines(output) {
  const lines = output.split('\n');
  return {
    passed: lines.filter((line) => line.startsWith('ok ')).length,
    failed: lines.filter((line) => line.startsWith('not ok ')).length,
    skipped: 0,
  };
}

/** Counts a Vitest JSON report; a file that failed to load counts as one failure. No report counts nothing. */
export function countVitest(report) {
  if (!report) return { ...none };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts a Playwright JSON report; errors outside of tests count as failures. No report counts nothing. */
export function countPlaywright(report) {
  if (!report) return { ...none };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}
