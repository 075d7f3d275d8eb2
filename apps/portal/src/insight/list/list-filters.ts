import type { ColumnFilter } from '@cnx/ui';
import type { QuantityFormat } from '../../quantities.ts';
import type { ListCondition } from '@cnx/api/list-address';
import type { ListColumn } from '../columns.ts';

type Column = Pick<ListColumn<never>, 'id' | 'quantity'>;

function mapBounds<Value>(
  { from, to }: { readonly from: Value | null; readonly to: Value | null },
  map: (value: Value) => Value,
) {
  return { from: from === null ? null : map(from), to: to === null ? null : map(to) };
}

/** What conditions of an address are as filters of a table in the reader's units; those of other columns are left out. */
export function filtersOfList(
  conditions: readonly ListCondition[],
  columns: readonly Column[],
  { convert }: Pick<QuantityFormat, 'convert'>,
): readonly ColumnFilter[] {
  return conditions.flatMap(({ column: columnId, ...condition }): readonly ColumnFilter[] => {
    const column = columns.find(({ id }) => id === columnId);
    if (!column) return [];
    const { quantity } = column;
    if (condition.kind !== 'number' || !quantity) return [{ ...condition, columnId }];
    const shown = (value: number) => Number((convert(quantity, value) ?? value).toPrecision(10));
    return [{ ...condition, ...mapBounds(condition, shown), columnId }];
  });
}

/** What a table's filters are in an address. */
export function conditionsOfTable(
  filters: readonly ColumnFilter[],
  columns: readonly Column[],
  { toWire }: Pick<QuantityFormat, 'toWire'>,
): readonly ListCondition[] {
  return filters.map(({ columnId, ...filter }): ListCondition => {
    const quantity = columns.find(({ id }) => id === columnId)?.quantity;
    if (filter.kind !== 'number' || !quantity) return { ...filter, column: columnId };
    return { ...filter, ...mapBounds(filter, (value) => toWire(quantity, value)), column: columnId };
  });
}
