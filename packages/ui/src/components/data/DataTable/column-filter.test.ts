import { afterEach, describe, expect, it, vi } from 'vitest';
import { choiceOf, filterKind, rowFilter, withFilter } from './column-filter.ts';
import type { ColumnFilter, DataColumn } from './data-column.ts';

interface Row {
  readonly well: string;
  readonly loss: number | null;
  readonly day: number;
}

const rows: readonly Row[] = [
  { well: 'Ålesund-2', loss: 10, day: Date.UTC(2026, 10, 1) },
  { well: 'Brage-1', loss: null, day: Date.UTC(2026, 10, 2) },
  { well: 'brage-12', loss: 20.5, day: Date.UTC(2026, 10, 3, 6) },
];
const well: DataColumn<Row> = { id: 'well', label: 'Well' };
const loss: DataColumn<Row> = { id: 'loss', label: 'Loss', kind: 'number' };
const day: DataColumn<Row> = { id: 'day', label: 'Day', filter: 'day' };

const kept = (column: DataColumn<Row>, filter: ColumnFilter) =>
  rows.filter(rowFilter(column, filter, 'en')).map((row) => row.well);

afterEach(() => void vi.unstubAllEnvs());

describe('rowFilter', () => {
  it('finds a text without its case and accents', () => {
    expect(kept(well, { columnId: 'well', kind: 'text', text: 'BRAGE' })).toEqual(['Brage-1', 'brage-12']);
    expect(kept(well, { columnId: 'well', kind: 'text', text: 'ales' })).toEqual(['Ålesund-2']);
  });

  it('takes numbers with their bounds, and never a row without one', () => {
    expect(kept(loss, { columnId: 'loss', kind: 'number', from: 10, to: null })).toEqual([
      'Ålesund-2',
      'brage-12',
    ]);
    expect(kept(loss, { columnId: 'loss', kind: 'number', from: null, to: 10 })).toEqual(['Ålesund-2']);
  });

  it('takes the whole of both days', () => {
    const filter = { columnId: 'day', kind: 'day', from: '2026-11-02', to: '2026-11-03' } as const;
    expect(kept(day, filter)).toEqual(['Brage-1', 'brage-12']);
    expect(kept(day, { ...filter, to: null })).toEqual(['Brage-1', 'brage-12']);
    expect(kept(day, { ...filter, from: null, to: '2026-11-01' })).toEqual(['Ålesund-2']);
  });

  it('knows days by the clock of the column, as its cells show them', () => {
    const instants = ['2026-03-13T23:30:00Z', '2026-03-14T00:00:00Z', '2026-03-14T05:00:00Z'].map(
      (text) => new Date(text),
    );
    const column = (timeZone?: string) => ({ id: 'at', label: 'At', value: (at: Date) => at, timeZone });
    const count = (filter: ColumnFilter, timeZone?: string) =>
      instants.filter(rowFilter(column(timeZone), filter, 'en')).length;
    const day = { columnId: 'at', kind: 'day', from: '2026-03-14', to: '2026-03-14' } as const;
    const text = { columnId: 'at', kind: 'text', text: 'mar 14' } as const;
    const choice = { columnId: 'at', kind: 'choice', values: ['2026-03-14'] } as const;
    vi.stubEnv('TZ', 'America/New_York');
    for (const filter of [day, text, choice]) {
      expect(count(filter)).toBe(2);
      expect(count(filter, 'Europe/Oslo')).toBe(3);
      expect(count(filter, 'America/New_York')).toBe(1);
    }
    expect(
      instants.filter(rowFilter({ ...column('Asia/Tokyo'), value: (at: Date) => at.getTime() }, day, 'en')),
    ).toHaveLength(3);
  });

  it('compares choices by what stands for them', () => {
    const column = { ...well, choice: ({ well: name }: Row) => name.slice(0, 1) };
    expect(kept(column, { columnId: 'well', kind: 'choice', values: ['B'] })).toEqual(['Brage-1']);
    expect(choiceOf(column)(rows[2]!)).toBe('b');
  });
});

describe('withFilter', () => {
  const text = (columnId: string, said: string): ColumnFilter => ({ columnId, kind: 'text', text: said });

  it('replaces the filter of a column in its place', () => {
    expect(withFilter([text('a', '1'), text('b', '2')], text('a', '3'))).toEqual([
      text('a', '3'),
      text('b', '2'),
    ]);
  });

  it('takes one away that asks for nothing', () => {
    expect(withFilter([text('a', '1'), text('b', '2')], text('a', ' '))).toEqual([text('b', '2')]);
    expect(withFilter([], { columnId: 'a', kind: 'number', from: null, to: null })).toEqual([]);
    expect(withFilter([], { columnId: 'a', kind: 'choice', values: [] })).toEqual([]);
  });
});

describe('filterKind', () => {
  it('is by size for numbers, by text for others, and none where the column says so', () => {
    expect([filterKind(well), filterKind(loss), filterKind(day)]).toEqual(['text', 'number', 'day']);
    expect(filterKind({ ...well, filter: false })).toBeNull();
  });
});
