import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { nextSort } from './data-column.ts';
import { edgePadding } from './TableHead.tsx';
import type { TableModel } from './use-table.ts';

const Order = styled('div', {
  row: '$2',
  // In line with the controls above the table.
  padding: '$2 0',
  borderBottom: '1px solid $border',
  '[data-flush] &': { paddingInline: edgePadding },
  '> :first-child': { flex: 1, minWidth: 0 },
});

/** The choice of an order where there are no headers to press. */
export function OrderSelect<Row>({ model }: { model: TableModel<Row> }) {
  const { columns, sort, onSort, labels } = model;
  const { sortBy, unsorted, reverse } = labels;
  const choices = columns.filter(({ sortable = true }) => sortable);
  const [given] = useState(sort);
  if (choices.length === 0) return null;
  const items = [
    // The order that the rows came in is one only where they had no other at first.
    ...(given === null ? [{ value: '', label: `${sortBy}: ${unsorted}` }] : []),
    ...choices.map(({ id, label }) => ({ value: id, label: `${sortBy}: ${label}` })),
  ];
  const choose = (id: string) => {
    const column = choices.find((each) => each.id === id);
    onSort(column ? nextSort(column, null) : null);
  };
  const descending = sort?.direction === 'descending';
  return (
    <Order>
      <Select label={sortBy} labelHidden value={sort?.columnId ?? ''} onValueChange={choose} items={items} />
      {sort && (
        <IconButton
          label={reverse}
          icon={descending ? <ArrowDown size={16} /> : <ArrowUp size={16} />}
          onClick={() => onSort({ ...sort, direction: descending ? 'ascending' : 'descending' })}
        />
      )}
    </Order>
  );
}
