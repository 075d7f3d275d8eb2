import { createContext, use } from 'react';
import type { TableModel } from './use-table.ts';

/** What the parts in a table's `actions` read. */
export const TableContext = createContext<TableModel<unknown> | null>(null);

/**
 * The table that a part stands in.
 * @throws Error outside of a table.
 */
export function useTableModel(part: string): TableModel<unknown> {
  const model = use(TableContext);
  if (!model) throw new Error(`${part} stands in the actions of a DataTable.`);
  return model;
}
