import { describe, expect, it } from 'vitest';
import { copiedCell } from './cell-copy.ts';
import type { DataColumn } from './data-column.ts';

interface Row {
  readonly oil: number | null;
  readonly well: string;
}

const oil: DataColumn<Row> = { id: 'oil', label: 'Oil', unit: 'Sm³', kind: 'number', digits: 1 };
const well: DataColumn<Row> = { id: 'well', label: 'Well' };
const copied = (column: DataColumn<Row>, row: Row, shown: string, written = shown) =>
  copiedCell(column, row, { shown, written, noValue: '–' });

describe('what a copied cell is', () => {
  it('is a number that a spreadsheet takes, as precise as it is shown', () => {
    expect(copied(oil, { oil: 12_345.678, well: '' }, '12 345,7')).toBe('12345.7');
    expect(copied(oil, { oil: -0.91, well: '' }, '−0.9')).toBe('-0.9');
    expect(copied(oil, { oil: 0, well: '' }, '0.0')).toBe('0.0');
    expect(copied(oil, { oil: 5.2, well: '' }, '+5.2', '5.2')).toBe('5.2');
  });

  it('is the text that is shown, as one line, whatever the column sorts by', () => {
    const status: DataColumn<Row> = { id: 'status', label: 'Status', value: () => 3, cell: () => null };
    expect(copied(status, { oil: 1, well: '' }, 'Back to\n normal ')).toBe('Back to normal');
  });

  it('is the text where a cell shows more than the number that its column is sorted by', () => {
    expect(copied(oil, { oil: -39, well: '' }, '124.8 → 76.4 Sm³/d', '−39.0')).toBe('124.8 → 76.4 Sm³/d');
  });

  it('is nothing where there is no value', () => {
    expect(copied(oil, { oil: null, well: '' }, '–')).toBe('');
    expect(copied(oil, { oil: NaN, well: '' }, '–')).toBe('');
    expect(copied(well, { oil: 1, well: '' }, '–')).toBe('');
  });

  it('is what its column says', () => {
    const day: DataColumn<Row> = { ...well, copy: () => '2026-11-08' };
    expect(copied(day, { oil: 1, well: '' }, 'Nov 8')).toBe('2026-11-08');
    expect(copied({ ...oil, copy: () => null }, { oil: 1, well: '' }, '1.0')).toBe('');
  });

  it('is never run as a formula', () => {
    expect(copied(well, { oil: 1, well: '' }, '=HYPERLINK("x")')).toBe(`'=HYPERLINK("x")`);
  });
});
