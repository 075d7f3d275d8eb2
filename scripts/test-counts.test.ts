import { describe, expect, it } from 'vitest';
import { countLines, countPlaywright, countVitest, emptyRunFault } from './test-counts.mjs';

describe('what became of the checks of a part', () => {
  it('is read from ok and not ok lines and nothing else', () => {
    expect(countLines('ok a\nnot ok b\nlook, ok c\nok d\n')).toEqual({
      passed: 2,
      skipped: 0,
      failures: ['b'],
    });
  });

  it('counts a check that looked at nothing as skipped, not as passed', () => {
    expect(countLines('ok a # SKIP no network\nok b\n')).toMatchObject({ passed: 1, skipped: 1 });
  });

  it('names each test that failed, and a file that did not load', () => {
    const report = {
      numPassedTests: 3,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mError: 2 is not 3\n  at'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such file\nb', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 3,
      skipped: 1,
      failures: ['a.test.ts › adds: Error: 2 is not 3', 'b.test.ts: no such file'],
    });
  });

  it('names each browser test that failed, and what failed outside of them', () => {
    const report = {
      stats: { expected: 4, unexpected: 1, skipped: 0 },
      errors: [{ message: 'no server\nlog' }],
      suites: [
        {
          title: 'login.spec.ts',
          specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
          suites: [
            {
              title: 'a visitor',
              specs: [
                {
                  title: 'is refused',
                  tests: [{ status: 'unexpected', results: [{ error: { message: 'not found\n' } }] }],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 4,
      skipped: 0,
      failures: ['login.spec.ts › a visitor › is refused: not found', 'no server'],
    });
  });

  it('is nothing when the runner left no report', () => {
    expect(countVitest(undefined).passed + countPlaywright(undefined).passed).toBe(0);
  });
});

describe('a run in which no check failed', () => {
  const counts = (passed: number, skipped: number, failures: string[] = []) => ({
    passed,
    skipped,
    failures,
  });

  it.each([
    ['looked at nothing', counts(0, 0), { code: 0, inCi: false }, /ran no test/],
    ['skipped everything, for a person', counts(0, 3), { code: 0, inCi: false }, null],
    ['skipped everything in continuous integration', counts(0, 3), { code: 0, inCi: true }, /skipped every/],
    ['skipped something', counts(5, 3), { code: 0, inCi: true }, null],
    ['died', counts(5, 0), { code: 2, inCi: false }, /ended with 2/],
    ['failed anyway', counts(5, 0, ['a']), { code: 1, inCi: true }, null],
  ])('that %s', (_name, result, run, fault) => {
    const found = emptyRunFault(result, run);
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeNull();
  });
});
