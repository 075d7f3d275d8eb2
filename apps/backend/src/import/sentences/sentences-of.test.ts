import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

const codes = (text: string) => sentencesOf(text).map(({ code }) => code);

describe('the sentences of a text of the import', () => {
  it('are known with what differs in them', () => {
    expect(sentencesOf('Oil (bbl): "many" is not a number')).toEqual([
      { code: 'noNumber', values: { column: 'Oil (bbl)', value: 'many' } },
    ]);
    expect(sentencesOf('H-1 has a row for 2026-02-01 already, on line 1,204 of b.csv')).toEqual([
      { code: 'dayTwiceFile', values: { well: 'H-1', dayDay: '2026-02-01', line: '1204', file: 'b.csv' } },
    ]);
  });

  it('are taken apart where several stand together', () => {
    const text =
      'nov: the last.csv:3: no column was recognized for the day; "Oil", "Gas" have no unit: use --units metric (Sm3, bar, °C, m) or ' +
      '--units field (bbl, Mscf, psi, °F, ft), or --unit "Oil=Sm3". If all rows are of one day, give it with --date YYYY-MM-DD. The columns are: Oil, Gas.';
    expect(sentencesOf(text)).toEqual([
      { code: 'place', values: { file: 'nov: the last.csv', line: '3' } },
      { code: 'noColumnFor', values: { calledTerm: 'day' } },
      { code: 'noUnits', values: { columns: '"Oil", "Gas"', example: 'Oil=Sm3' } },
      { code: 'oneDay', values: {} },
      { code: 'theColumns', values: { columns: 'Oil, Gas' } },
    ]);
    expect(codes('Oil: "a; b. c" is not a number (all 40 rows have this fault; this is the first)')).toEqual([
      'noNumber',
      'allRowsShare',
    ]);
    expect(codes('a row for each well and day; the header is line 1; not read: "Notes", "Old".')).toEqual([
      'rowOfWellDay',
      'headerLine',
      'sheetsNotRead',
    ]);
  });

  it('leave a text as it is that is none of them', () => {
    expect(sentencesOf('Quite another thing.')).toEqual([
      { code: 'other', values: { text: 'Quite another thing' } },
    ]);
    expect(sentencesOf('')).toEqual([]);
  });

  it('are as few as a hostile file can make of a text', () => {
    const long = `${'" is not a number; the day. '.repeat(140)}: x`;
    expect(sentencesOf(long).length).toBeLessThan(60);
  });
});
