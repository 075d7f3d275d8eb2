import type { ReactNode } from 'react';
import type { ListColumn } from '../columns.ts';
import type { InsightFrame, ListDefinition } from '../insight-definition.ts';
import type { PagedRows } from '../insight-view.ts';
import type { ListTable } from './use-list-table.ts';

/** What can be done with a list is given: what it shows, and how. */
export interface ListToolsProps<Row> {
  definition: Pick<ListDefinition<Row>, 'area' | 'failure' | 'daysAtom' | 'rows'>;
  columns: readonly ListColumn<Row>[];
  table: ListTable;
  /** The rows of the chosen part. */
  rows: readonly Row[];
  /** Id of that part; null where the list has none. */
  part: string | null;
  result: Pick<PagedRows<Row>, 'all'>;
  frame: InsightFrame;
  /** What the list's rows can be chosen by besides, where it has no place of its own over them. */
  own?: ReactNode;
  /** Ids of the selected rows, where these alone are meant. */
  selectedIds?: readonly string[];
}

/** What stands over a list: a component for rows of any kind. */
export type ListTools = <Row>(props: ListToolsProps<Row>) => ReactNode;
