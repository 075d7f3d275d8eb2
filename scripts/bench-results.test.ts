import { expect, it } from 'vitest';
import { linesOf, recordOf, summaryOf } from './bench-results.mjs';

const rows = [
  { name: 'P5 heading', value: 229.4, unit: 'ms', limit: 50, ratio: 4.588, must: 100, holds: 'NO' },
  { name: '   all cards', value: 7, unit: 'ms', holds: '' },
];
const measured = { name: 'after-sign-in', seconds: 11.7, rows };
const failed = { name: 'charts', seconds: 3, rows: [], error: 'no canvas\nat line 1' };

it('prints a table and that the part was measured, or that it was not and why', () => {
  expect(linesOf(measured as never)).toEqual([
    'measured         value  limit  ratio  must  ambitious  holds',
    'P5 heading    229.4 ms     50  4.59×   100          –     NO',
    '   all cards      7 ms      –      –     –          –',
    'ok after-sign-in, 12 s',
  ]);
  expect(linesOf(failed)).toEqual(['not ok charts: no canvas\n  at line 1']);
});

it('ends with what went over its bound and with the parts that failed', () => {
  expect(summaryOf([measured, failed] as never)).toEqual([
    'Over their must:',
    '  after-sign-in: P5 heading',
    '1 parts measured, 1 failed: charts',
  ]);
  expect(summaryOf([{ name: 'start', seconds: 1, rows: [rows[1]] }] as never)).toEqual([
    '1 parts measured, 0 failed',
  ]);
});

it('keeps what has been measured so far, with commit, machine and failures', () => {
  const run = { date: '2026-01-02T03:04:05Z', commit: 'abc with changes', machine: { cores: 2 }, sizes: {} };
  expect(recordOf({ ...run, results: [measured, failed] as never })).toEqual({
    ...run,
    parts: [
      { name: 'after-sign-in', seconds: 11.7, rows },
      { name: 'charts', seconds: 3, rows: [] },
    ],
    failures: [{ name: 'charts', error: failed.error }],
  });
});
