import { describe, expect, it } from 'vitest';
import { quantityFormat } from '../../quantities.ts';
import type { ListCondition } from '@cnx/api/list-address';
import { conditionsOfTable, filtersOfList } from './list-filters.ts';

const columns = [
  { id: 'loss', quantity: 'liquidRate' },
  { id: 'heat', quantity: 'temperature' },
  { id: 'well' },
] as const;

describe('conditions of a list', () => {
  it('are in the contract’s units in an address and in the reader’s in a table', () => {
    const field = quantityFormat('en', 'field');
    const typed = [
      { columnId: 'loss', kind: 'number', from: 100, to: null },
      { columnId: 'heat', kind: 'number', from: null, to: 212 },
    ] as const;
    const conditions = conditionsOfTable(typed, columns, field);
    expect(conditions).toMatchObject([
      { column: 'loss', from: 15.8982511924 },
      { column: 'heat', to: 100 },
    ]);
    expect(filtersOfList(conditions, columns, field)).toEqual(typed);
    expect(filtersOfList(conditions, columns, quantityFormat('en', 'metric'))[0]).toMatchObject({
      from: 15.89825119,
    });
  });

  it('of columns that the list does not have are left out', () => {
    const conditions: ListCondition[] = [
      { column: 'gone', kind: 'text', text: 'x' },
      { column: 'well', kind: 'choice', values: ['F-1'] },
    ];
    expect(filtersOfList(conditions, columns, quantityFormat('en'))).toEqual([
      { columnId: 'well', kind: 'choice', values: ['F-1'] },
    ]);
  });
});
