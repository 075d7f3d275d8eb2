import { unitLabel } from './columns.ts';
import { derivations } from './derived.ts';
import type { Table } from './table.ts';

/** How a file is read, for a person to check before anything is stored. */
export interface TableReport {
  readonly file: string;
  readonly sheet: string | undefined;
  /** What the file is and why it is seen so, in one sentence. */
  readonly layout: string;
  /** Rows below the header. */
  readonly rows: number;
  readonly decimal: ',' | '.';
  readonly dateFormat: string | undefined;
  readonly columns: readonly ColumnReport[];
  /** Headers of the columns that are not used. */
  readonly unused: readonly string[];
  /** What else is known of all rows, a sentence each. */
  readonly notes: readonly string[];
}

/** What a column of a file is taken as. */
export interface ColumnReport {
  readonly header: string;
  /** The name that a mapping has for it. */
  readonly quantity: string;
  /** The unit, and the one in which its values are kept where it is another; empty where there is none. */
  readonly unit: string;
  /** The first cell that is not empty, as it stands. */
  readonly cell: string | undefined;
  /** As it is taken, where that is another text. */
  readonly taken: string | undefined;
  /** The first cell that is not zero, where zeros stand above it. */
  readonly later: string | undefined;
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3, useGrouping: false });

/** What an import is about to take of a table: each column with its quantity, its unit and its first value, and all that is not used. */
export function tableReport({
  name,
  sheet,
  layout,
  plan,
  format,
  unused,
  firstValues,
  rowCount,
}: Table): TableReport {
  return {
    file: name,
    sheet,
    layout,
    rows: rowCount,
    decimal: format.decimal,
    dateFormat: format.dateFormat,
    columns: plan.columns.map((column, at) => {
      const { cell, taken, later } = firstValues[at] ?? {};
      const value = typeof taken === 'number' ? figures.format(taken) : (taken ?? 'no value');
      return {
        header: column.header,
        quantity: column.definition.name,
        unit: unitLabel(column),
        cell,
        taken: cell === undefined || value === cell ? undefined : value,
        later,
      };
    }),
    unused,
    notes: [
      ...Object.entries(plan.constants ?? {}).map(
        ([what, value]) => `all rows are of the ${what} "${value}"`,
      ),
      ...derivations(new Set(plan.columns.map(({ definition }) => definition.name))),
    ],
  };
}
