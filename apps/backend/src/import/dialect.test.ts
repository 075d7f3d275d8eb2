import { describe, expect, it } from 'vitest';
import { detectDecimalMark, detectDelimiter, parseDelimiter } from './dialect.ts';

describe('detectDelimiter', () => {
  it.each([
    ['date,well,oil', ','],
    ['date;well;oil', ';'],
    ['date\twell\toil', '\t'],
    ['"Oil, Sm3";"Gas, Sm3";day;well', ';'],
    ['day;well, name;oil', ';'],
  ])('finds what separates %j', (line, delimiter) => {
    expect(detectDelimiter(line)).toBe(delimiter);
  });

  it('finds none in a line of one column', () => {
    expect(detectDelimiter('date|well|oil')).toBeUndefined();
  });
});

describe('detectDecimalMark', () => {
  it('is the point where commas separate columns', () => {
    expect(detectDecimalMark(['2026-01-01,A,"1,5"'], ',')).toBe('.');
  });
  it('is the comma as soon as one number has it', () => {
    expect(detectDecimalMark(['01.01.2026;A;12', '02.01.2026;A;1.234,5'], ';')).toBe(',');
  });
  it('is the point when no number has a comma', () => {
    expect(detectDecimalMark(['01.01.2026;Well 1, north;12.5'], ';')).toBe('.');
  });
});

it('knows delimiters by character and by name', () => {
  expect([',', ';', '\t', '\\t', 'Tab', 'COMMA', 'semicolon', '|', ''].map(parseDelimiter)).toEqual([
    ...[',', ';', '\t', '\t', '\t', ',', ';', undefined, undefined],
  ]);
});
