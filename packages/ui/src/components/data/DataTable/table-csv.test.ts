import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ValueColumn } from './data-column.ts';
import type { SortValue } from './sort-order.ts';
import { tableCsv } from './table-csv.ts';

const column = (id: string, more: Partial<ValueColumn<SortValue[]>> = {}): ValueColumn<SortValue[]> => ({
  id,
  label: id,
  value: (row) => row[Number(id)],
  ...more,
});
const csv = (columns: ValueColumn<SortValue[]>[], ...rows: SortValue[][]) =>
  tableCsv(columns, { length: rows.length, at: (place) => rows[place]! });

/** The first cell of a line, as a program reads it that separates cells by commas. */
function parsed(line: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(line);
  return quoted ? quoted[1]!.replaceAll('""', '"') : line.slice(0, line.search(/\r\n$|,/));
}

it('writes heads with units, and numbers as precise as they are shown', () => {
  const columns = [column('0', { label: 'Well' }), column('1', { label: 'Loss', unit: 'Sm3/d', digits: 1 })];
  expect(csv(columns, ['F-12', 1284.6499], ['F-1 C', null])).toBe(
    '\ufeffWell,Loss (Sm3/d)\r\nF-12,1284.6\r\nF-1 C,\r\n',
  );
});

it('quotes what holds commas, quotes or lines, and writes nothing for what is no value', () => {
  expect(csv([column('0')], ['a, "b"\nc'], [NaN], [Infinity], [undefined]).slice(1)).toBe(
    '0\r\n"a, ""b""\nc"\r\n\r\n\r\n\r\n',
  );
});

it('writes times in ISO 8601', () => {
  expect(csv([column('0')], [new Date(0)], [new Date(NaN)])).toContain('1970-01-01T00:00:00.000Z\r\n\r\n');
});

it('writes times by the clock of the column, so that their day is the one that is shown', () => {
  const at = new Date('2026-03-14T02:00:00Z');
  const written = (timeZone: string) =>
    csv([column('0', { timeZone })], [at])
      .trimEnd()
      .split('\r\n')[1];
  expect(written('America/New_York')).toBe('2026-03-13T22:00:00.000-04:00');
  expect(written('Asia/Kolkata')).toBe('2026-03-14T07:30:00.000+05:30');
  expect(new Date(written('Asia/Kolkata')!)).toEqual(at);
  expect(written('UTC')).toBe('2026-03-14T02:00:00.000Z');
});

it('makes formulas harmless', () => {
  expect(csv([column('0')], ['=1+1'], ['@cmd'], ['-5'])).toContain("'=1+1\r\n'@cmd\r\n'-5");
  for (const first of ['=', '+', '-', '@', '\t', '\0', '＝', '＋', '－', '＠'])
    expect(parsed(csv([column('0')], [`${first}x`]).slice('\ufeff0\r\n'.length))).toBe(`'${first}x`);
  for (const [text, harmless] of [
    ['x;=1+1', "x;'=1+1"],
    ['x\t=1+1', "x\t'=1+1"],
    ['x| @cmd', "x| '@cmd"],
    ['x\n-5', "x\n'-5"],
    [' =1', "' =1"],
    ['a; b|c\td', 'a; b|c\td'],
    ['2026-01-12 - done', '2026-01-12 - done'],
  ] as const)
    expect(parsed(csv([column('0')], [text]).slice('\ufeff0\r\n'.length))).toBe(harmless);
});

it('leaves no cell that begins like a formula, whichever mark separates cells', () => {
  const signs = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    ';',
    '|',
    '\t',
    '\n',
    '\r',
    ' ',
    ',',
    '"',
    'x',
    '1',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (characters) => {
      const [text, file] = [characters.join(''), csv([column('0', { label: 'h' })], [characters.join('')])];
      const cell = parsed(file.slice('\ufeffh\r\n'.length));
      for (const mark of [',', ';', '|', '\t'])
        for (const part of mark === ',' ? [cell] : cell.split(new RegExp(`[${mark}\\r\\n]`)))
          expect(part.trim(), JSON.stringify([text, mark])).not.toMatch(/^[=+\-@＝]/);
      // Nothing else is changed.
      expect(cell.replaceAll("'", '')).toBe(text);
    }),
  );
});
