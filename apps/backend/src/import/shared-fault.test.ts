import { expect, it } from 'vitest';
import { SharedFault } from './shared-fault.ts';

function notesOf(rows: readonly (string | undefined)[]): string[] {
  const notes: string[] = [];
  const faults = new SharedFault(({ line, reason }) => notes.push(`${line} ${reason}`));
  rows.forEach((reason, index) =>
    reason === undefined ? faults.take() : faults.reject({ file: 'a.csv', line: index + 2, reason }),
  );
  faults.end();
  return notes;
}

const month = (number: number) => `"2026-0${number}" is a month`;

it('says a fault of all rows once, with its first row and their number', () => {
  expect(notesOf([month(1), month(2), month(3)])).toEqual([
    '2 "2026-01" is a month (all 3 rows have this fault; this is the first)',
  ]);
});

it('says each row where another is taken or has another fault', () => {
  expect(notesOf([month(1), month(2), month(3), undefined])).toHaveLength(3);
  expect(notesOf([undefined, month(1), month(2), month(3)])).toHaveLength(3);
  expect(notesOf([month(1), month(2), month(3), 'the well is missing'])).toHaveLength(4);
  expect(notesOf([month(1), month(2)])).toHaveLength(2);
});

it('keeps no more than it needs of a large file whose last row is taken', () => {
  const notes = notesOf([...Array.from({ length: 25_000 }, () => month(1)), undefined]);
  expect(notes).toHaveLength(20_001);
  expect(notes.at(-1)).toContain('the next 5000 rows have the same fault');
});
