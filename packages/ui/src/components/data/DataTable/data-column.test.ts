import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cellText,
  equalColumns,
  saidOnce,
  isNothing,
  leastBarShare,
  minTableWidth,
  sharedWidths,
  type ValueColumn,
} from './data-column.ts';
import type { SortValue } from './sort-order.ts';

const column = (over: Partial<ValueColumn<SortValue>> = {}): ValueColumn<SortValue> => ({
  id: 'c',
  label: 'C',
  value: (value) => value,
  ...over,
});

afterEach(() => void vi.unstubAllEnvs());

describe('cellText', () => {
  it('marks a value that is an estimate, and none that is absent', () => {
    const text = cellText(column({ kind: 'number', estimated: (row: unknown) => row !== 5 }), 'en', '–');
    expect([4, 5, null].map(text)).toEqual(['≈\u00a04', '5', '–']);
  });

  it('writes numbers of a column with one precision', () => {
    const text = cellText(column({ kind: 'number', digits: 1 }), 'en-GB', '–');
    expect([1234, 0.05, -0.04, 12.35].map(text)).toEqual(['1,234.0', '0.1', '0.0', '12.4']);
  });

  it('never writes a number that a narrow cell would cut', () => {
    const text = cellText(column({ kind: 'number', digits: 1 }), 'en', '–');
    expect([1e21, -1.5e12, 999_999_999_999].map(text)).toEqual(['1E21', '−1.5E12', '999,999,999,999.0']);
  });

  it('writes in the language given', () => {
    expect(cellText(column({ digits: 2 }), 'fr-FR', '–')(1234.5)).toBe('1\u202f234,50');
  });

  it('writes one sign for all that is no value', () => {
    const text = cellText(column(), 'en', 'none');
    expect([null, undefined, '', NaN, Infinity, new Date(NaN)].map(text)).toEqual(new Array(6).fill('none'));
  });

  it('writes days by the clock of the column, whatever that of the machine, and by UTC without one', () => {
    const day = new Date('2026-03-14T00:00:00Z');
    const written = (timeZone?: string) => cellText(column({ timeZone }), 'en', '–')(day);
    vi.stubEnv('TZ', 'America/New_York');
    expect(day.getDate()).toBe(13);
    expect([written(), written('Europe/Oslo'), written('America/New_York')]).toEqual([
      'Mar 14, 2026',
      'Mar 14, 2026',
      'Mar 13, 2026',
    ]);
  });

  it('leaves texts as they are', () => {
    expect(cellText(column(), 'en', '–')('<b>F-12</b>')).toBe('<b>F-12</b>');
  });
});

describe('sharedWidths', () => {
  it('leaves text columns of equal least widths to share what is left', () => {
    expect(sharedWidths([column(), column({ kind: 'number' }), column()], 400)).toEqual([
      undefined,
      120,
      undefined,
    ]);
  });

  it('gives narrower text columns their share of the least width, and the widest what is left', () => {
    expect(
      sharedWidths([column({ minWidth: 100 }), column({ width: 80 }), column({ minWidth: 220 })], 400),
    ).toEqual(['25%', 80, undefined]);
  });
});

describe('minTableWidth', () => {
  it('adds up widths, with a least one for columns that share the rest', () => {
    expect(minTableWidth([column(), column({ kind: 'number' }), column({ width: 80 })])).toBe(140 + 120 + 80);
  });
});

describe('equalColumns', () => {
  const columns = [
    column({ id: 'kind', value: () => 'well' }),
    column({ id: 'size', value: (value) => value }),
  ];
  const idsOf = (rows: readonly SortValue[], kept?: string) =>
    equalColumns(columns, rows, kept).map(({ id }) => id);

  it('finds what says the same in all rows', () => {
    expect(idsOf([1, 2, 3])).toEqual(['kind']);
    expect(idsOf([2, 2, 2])).toEqual(['kind', 'size']);
  });

  it('asks what cells show where that is more than their value', () => {
    const kind = column({ id: 'kind', value: () => 'well', equalBy: (value) => value });
    const found = (rows: readonly SortValue[]) => equalColumns([kind], rows).map(({ id }) => id);
    expect(found([1, 2, 3])).toEqual([]);
    expect(found([2, 2, 2])).toEqual(['kind']);
  });

  it('takes two rows for alike by chance, and leaves the column that is sorted by', () => {
    expect(idsOf([2, 2])).toEqual([]);
    expect(idsOf([2, 2, 2], 'kind')).toEqual(['size']);
  });
});

describe('saidOnce', () => {
  it('leaves out what all rows lack, and what something else on the page says', () => {
    const all = [
      column({ id: 'owner', value: () => null }),
      column({ id: 'work', value: () => 'test', equalBy: () => '' }),
      column({ id: 'field', value: () => 'Tamrith', equalHidden: true }),
      column({ id: 'kind', value: () => 'well' }),
      column({ id: 'days', value: () => 0 }),
    ];
    expect(saidOnce(all, 1).map(({ id }) => id)).toEqual(['kind', 'days']);
    expect(saidOnce(all, undefined)).toEqual([]);
  });
});

describe('zeroAbsent', () => {
  it('writes what would be read as zero as what is absent, and nothing else', () => {
    const text = cellText(column({ kind: 'number', digits: 1, zeroAbsent: true }), 'en', '–');
    expect([0, 0.04, -0.04, 0.05, 12].map(text)).toEqual(['–', '–', '–', '0.1', '12.0']);
  });
});

describe('leastBarShare', () => {
  it('is four pixels of what a column has room for', () => {
    expect(leastBarShare({ kind: 'number', width: 132 })).toBeCloseTo(0.04);
    expect(leastBarShare({ kind: 'number', width: 20 })).toBe(1);
  });
});

describe('isNothing', () => {
  it('is true of a number that is written as zero, and of none', () => {
    const quiet = (value: SortValue) => isNothing({ kind: 'number', digits: 1 }, value);
    expect([0, 0.04, -0.04, null, undefined, NaN].map(quiet)).toEqual(new Array(6).fill(true));
    expect([0.05, -0.1, 12].map(quiet)).toEqual([false, false, false]);
  });

  it('is never true of a text', () => {
    expect(isNothing({ kind: 'text' }, null)).toBe(false);
  });
});
