import { styled } from '../../../themes/stitches.ts';
import { Select } from '../../inputs/Select/Select.tsx';
import type { DataColumn, DataSort } from './data-column.ts';
import type { DataTableLabels } from './DataTable.tsx';

const Order = styled('div', { padding: '$2 $3', borderBottom: '1px solid $border' });

/** The choice of an order where there are no headers to press. */
export function OrderSelect<Row>(props: {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  labels: DataTableLabels;
  onSort: (sort: DataSort | null) => void;
}) {
  const { columns, sort, labels, onSort } = props;
  const orders = columns
    .filter(({ sortable = true }) => sortable)
    .flatMap(({ id, header }) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        sort: { columnId: id, direction },
        label: labels.order(header, direction),
      })),
    );
  const at = orders.findIndex(
    (order) => order.sort.columnId === sort?.columnId && order.sort.direction === sort.direction,
  );
  return (
    <Order>
      <Select
        label={labels.sortBy}
        labelHidden
        value={String(at)}
        onChange={(event) => onSort(orders[Number(event.target.value)]?.sort ?? null)}
        options={[
          { value: '-1', label: `${labels.sortBy}: ${labels.unsorted}` },
          ...orders.map(({ label }, index) => ({
            value: String(index),
            label: `${labels.sortBy}: ${label}`,
          })),
        ]}
      />
    </Order>
  );
}
