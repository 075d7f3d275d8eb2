import { expect, it } from 'vitest';
import { dateFormat, quantityFormat } from '../quantities.ts';
import { timeColumn } from './columns.ts';
import type { Formats } from './use-formats.ts';

const formats = { dates: dateFormat('en', { timeZone: 'UTC' }), quantities: quantityFormat('en') } as Formats;

const written = (rows: readonly string[]) => {
  const { unit, cell, value, groupText } = timeColumn(formats, rows, (row: string) => row);
  return {
    unit,
    cells: rows.map((row) => cell?.(row, 'line')),
    values: rows.map(value),
    days: rows.map(groupText!),
  };
};

it('has all times on one clock, which the head names once', () => {
  const readers = dateFormat('en', { timeZone: 'UTC' }).zone('2026-11-21T02:00:00Z');
  const own = written(['2026-11-20T06:00:00+04:00', '2026-11-21T06:00:00+04:00']);
  expect(own).toEqual({ ...written(['2026-11-20T02:00:00Z', '2026-11-21T02:00:00Z']), unit: readers });

  const mixed = written(['2026-11-20T20:00:00-06:00', '2026-11-21T06:00:00+04:00']);
  expect(mixed.unit).toBe(readers);
  expect(mixed.cells[0]).toBe(mixed.cells[1]);
  expect(mixed.values[0]).toBe(mixed.values[1]);
});

it('puts the times of a day together, with its year where that differs', () => {
  expect(written(['2026-11-20T06:00:00+04:00', '2026-11-20T23:00:00+04:00']).days).toEqual([
    'Nov 20',
    'Nov 20',
  ]);
  expect(written(['2026-12-31T06:00:00+04:00', '2027-01-01T06:00:00+04:00']).days).toEqual([
    'Dec 31, 2026',
    'Jan 1, 2027',
  ]);
});
