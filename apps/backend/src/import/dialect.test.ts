import { describe, expect, it } from 'vitest';
import { delimitersIn, parseDelimiter } from './dialect.ts';

describe('delimitersIn', () => {
  it.each([
    ['date,well,oil', ','],
    ['date;well;oil', ';'],
    ['date\twell\toil', '\t'],
    ['"Oil, Sm3";"Gas, Sm3";day;well', ';'],
    ['day;well, name;oil', ';'],
    ['date|well|oil', '|'],
  ])('finds what separates %j', (line, delimiter) => {
    expect(delimitersIn(line)[0]).toBe(delimiter);
  });

  it('finds none in a line of one column', () => {
    expect(delimitersIn('date well oil')).toEqual([]);
  });
});

it('knows delimiters by character and by name', () => {
  expect(
    [',', ';', '\t', '\\t', 'Tab', 'COMMA', 'semicolon', '|', 'pipe', ':', ''].map(parseDelimiter),
  ).toEqual([...[',', ';', '\t', '\t', '\t', ',', ';', '|', '|', undefined, undefined]]);
});
