import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { tableRows } from './table-rows.ts';

interface Row {
  readonly id: string;
  readonly loss: number | null;
}

const rows: readonly Row[] = [
  { id: 'F-12', loss: 2 },
  { id: 'F-2', loss: null },
  { id: 'G-1', loss: 5 },
];
const columns: readonly DataColumn<Row>[] = [
  { id: 'id', label: 'Well' },
  { id: 'loss', label: 'Loss', kind: 'number' },
];
const ids = (shown: readonly Row[]) => shown.map(({ id }) => id);

describe('tableRows', () => {
  it('gives the rows as they came where nothing is asked', () => {
    expect(tableRows(rows, { columns, locale: 'en' })).toBe(rows);
  });

  it('filters and orders them as the table does', () => {
    const sort = { columnId: 'loss', direction: 'descending' } as const;
    expect(ids(tableRows(rows, { columns, sort, locale: 'en' }))).toEqual(['G-1', 'F-12', 'F-2']);
    const filters = [{ columnId: 'id', kind: 'text', text: 'f-' }] as const;
    const byName = { columnId: 'id', direction: 'ascending' } as const;
    expect(ids(tableRows(rows, { columns, filters, sort: byName, locale: 'en' }))).toEqual(['F-2', 'F-12']);
  });
});
