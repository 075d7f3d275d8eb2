import { describe, expect, it } from 'vitest';
import { countLines, countPlaywright, countVitest } from './test-counts.mjs';

describe('counting what a part reported', () => {
  it('reads ok and not ok lines and nothing else', () => {
    expect(countLines('ok a\nnot ok b\nlook, ok c\nok d\n')).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  it('counts a test file that failed to load as one failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('counts errors outside of browser tests as failures', () => {
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: 'no server' }],
    };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('counts nothing when the runner left no report', () => {
    expect(countVitest(undefined).passed + countPlaywright(undefined).passed).toBe(0);
  });
});
