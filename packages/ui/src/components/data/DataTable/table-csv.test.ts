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

it('makes formulas harmless', () => {
  expect(csv([column('0')], ['=1+1'], ['@cmd'], ['-5'])).toContain("'=1+1\r\n'@cmd\r\n'-5");
  // Full-width signs, too, which some spreadsheets take for plain ones.
  for (const first of ['=', '+', '-', '@', '\t', '\0', '＝', '＋', '－', '＠'])
    expect(csv([column('0')], [`${first}x`]).slice('\ufeff0\r\n'.length)).toBe(`'${first}x\r\n`);
  const formula = /^"?[=+\-@]/;
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csv([column('0', { label: 'h' })], [text]).slice('\ufeffh\r\n'.length);
      expect(formula.test(cell)).toBe(false);
    }),
  );
});
