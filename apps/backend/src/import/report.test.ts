import { describe, expect, it } from 'vitest';
import type { ImportResult } from './import-files.ts';
import { ProgressReport, summary } from './report.ts';

function reportOn(isTTY: boolean) {
  let text = '';
  let now = 0;
  let tick = () => {};
  const report = new ProgressReport(
    { isTTY, write: (part) => (text += part) },
    () => now,
    (work) => {
      tick = work;
      return () => (tick = () => {});
    },
  );
  /** Lets seconds pass in which nothing is reported. */
  const stayFor = (seconds: number) => {
    for (let i = 0; i < seconds; i += 1) {
      now += 1000;
      tick();
    }
  };
  return { report, wait: (ms: number) => (now += ms), stayFor, text: () => text };
}

describe('ProgressReport', () => {
  it('writes a line every two seconds where lines stay', () => {
    const { report, wait, text } = reportOn(false);
    report.onProgress(1, 4, 1000);
    wait(1999);
    report.onProgress(2, 4, 2000);
    wait(1);
    report.onProgress(3, 4, 3000);
    expect(text()).toBe('reading 25 %, 1,000 rows\nreading 75 %, 3,000 rows\n');
  });

  it('is never silent for three seconds, whatever takes long', () => {
    const { report, stayFor, wait, text } = reportOn(false);
    stayFor(3);
    report.onStage('storing', 0, 2000);
    wait(900);
    report.onStage('storing', 1000, 2000);
    stayFor(4);
    report.onStage('waiting', 0, 1);
    stayFor(2);
    report.close();
    stayFor(10);
    expect(text().split('\n')).toEqual([
      'starting (2 s)',
      'storing 1,000 of 2,000 (1 s)',
      'storing 1,000 of 2,000 (3 s)',
      'waiting for another import to end',
      'waiting for another import to end (2 s)',
      '',
    ]);
  });

  it('overwrites its line on a terminal, and starts a new one for a bad row', () => {
    const { report, text } = reportOn(true);
    report.onProgress(1, 4, 1000);
    report.onRejected({ file: 'a.csv', line: 7, reason: 'the well is missing' });
    report.close();
    expect(text()).toBe('\r\u001b[2Kreading 25 %, 1,000 rows\na.csv:7: rejected: the well is missing\n');
  });

  it('lists every rejected row, but only the first twenty suspect ones', () => {
    const { report, text } = reportOn(false);
    for (let line = 1; line <= 30; line += 1) {
      report.onSuspect({ file: 'a.csv', line, reason: 'hours without oil' });
      report.onRejected({ file: 'a.csv', line, reason: 'the date is missing' });
    }
    expect(text().match(/suspect: /g)).toHaveLength(20);
    expect(text().match(/rejected: /g)).toHaveLength(30);
    expect(text()).toContain('further suspect rows are counted, not listed');
  });
});

describe('summary', () => {
  const result: ImportResult = {
    status: 'done',
    rowsRead: 12_345,
    rowsRejected: 5,
    rowsNew: 12_000,
    rowsUpdated: 40,
    rowsUnchanged: 300,
    rowsSuspect: 3,
    rowsWithoutHours: 0,
    rowsOfOtherClock: 0,
    valuesKept: 0,
    valuesErased: 0,
    wellIds: ['a'],
  };
  it('tells what became of the rows', () => {
    expect(summary(result, false)).toBe(
      '12,345 rows, 5 rejected\n12,000 new, 40 updated, 300 unchanged; 3 suspect; 1 well',
    );
  });
  it('warns of rows without hours, which count as full days', () => {
    expect(summary({ ...result, rowsWithoutHours: 1_200 }, false).split('\n')[2]).toBe(
      'warning: no on-stream hours in 1,200 rows with production: days with a volume count as full ones, and part of a day ' +
        'off stream is taken for a loss of rate; give a column of hours where there is one',
    );
    expect(summary({ ...result, status: 'rejected', rowsWithoutHours: 1 }, false)).not.toContain('warning');
  });
  it('warns of hours that the clock of their field does not have', () => {
    expect(summary({ ...result, rowsOfOtherClock: 2 }, false).split('\n')[2]).toMatch(
      /^warning: 2 rows have more than 24 hours, but the clock of the field is UTC.*\(--time-zone /,
    );
    expect(summary({ ...result, status: 'rejected', rowsOfOtherClock: 2 }, false)).not.toContain('warning');
  });
  it('says when nothing was stored', () => {
    expect(summary(result, true)).toContain('(dry run: nothing was stored)');
    expect(summary({ ...result, status: 'rejected' }, false)).toBe(
      '12,345 rows, 5 rejected\nnothing was stored',
    );
  });
});
