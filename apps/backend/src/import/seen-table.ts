import type { MappedColumn, TableKind } from './columns.ts';
import { firstCell, unusedColumns } from './first-cells.ts';
import { otherUses } from './other-columns.ts';
import type { FileRecord, RecordSource } from './records.ts';
import type { TableReport } from './reported-table.ts';
import { unitLabel } from './unit-label.ts';

/** What is known of a table whose rows cannot be read yet. */
export interface SeenParts {
  readonly source: Pick<RecordSource, 'name' | 'sheet'>;
  readonly headers: readonly string[];
  readonly columns: readonly MappedColumn[];
  readonly unitRow?: readonly string[];
  readonly sample: readonly FileRecord[];
  /** Line of the last row of the header. */
  readonly headerLine: number;
}

/** The columns of a table that cannot be read as it is: for a person who says what they are. No row is counted. */
export function seenColumns(
  { source, headers, columns, unitRow = [], sample, headerLine }: SeenParts,
  kind: TableKind,
): TableReport {
  return {
    file: source.name,
    sheet: source.sheet,
    layout: `${kind.rowsAre ?? 'a row for each record'}; the header is line ${headerLine}.`,
    rows: 0,
    decimal: '.',
    dateFormat: undefined,
    columns: columns.map((column) => ({
      header: column.header,
      quantity: column.definition.name,
      unit: unitLabel(column),
      cell: firstCell(sample, column.index),
      taken: undefined,
      later: undefined,
    })),
    unused: unusedColumns({ headers, columns, unitRow }, sample),
    notes: otherUses({ headers, columns }, kind),
  };
}

/** The columns of a table that was found. */
export function seenTable(
  {
    source,
    plan,
    sample,
    headerLine,
  }: Pick<SeenParts, 'source' | 'sample' | 'headerLine'> & {
    readonly plan: Pick<SeenParts, 'headers' | 'columns' | 'unitRow'>;
  },
  kind: TableKind,
): TableReport {
  const { headers, columns, unitRow = [] } = plan;
  return seenColumns({ source, headers, columns, unitRow, sample, headerLine }, kind);
}
