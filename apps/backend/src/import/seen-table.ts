import { shown } from './cells.ts';
import { headerText, type MappedColumn, type TableKind } from './columns.ts';
import { cellText, type FileRecord, type RecordSource } from './records.ts';
import type { TableReport } from './reported-table.ts';
import { unitLabel } from './unit-label.ts';

/** Rows among which the first value of a column is looked for. */
const maxRows = 50;

/** What is known of a table whose rows cannot be read yet. */
export interface SeenParts {
  readonly source: Pick<RecordSource, 'name' | 'sheet'>;
  readonly headers: readonly string[];
  readonly columns: readonly MappedColumn[];
  readonly sample: readonly FileRecord[];
  /** Line of the last row of the header. */
  readonly headerLine: number;
}

/** The columns of a table that cannot be read as it is: for a person who says what they are. No row is counted. */
export function seenColumns(
  { source, headers, columns, sample, headerLine }: SeenParts,
  kind: TableKind,
): TableReport {
  const used = new Set(columns.map(({ index }) => index));
  const first = (index: number) => {
    for (const record of sample.slice(0, maxRows)) {
      const cell = 'cells' in record ? record.cells[index] : undefined;
      if (cell !== undefined && cellText(cell) !== '') return shown(cell);
    }
    return undefined;
  };
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
      cell: first(column.index),
      taken: undefined,
      later: undefined,
    })),
    unused: [...new Set(headers.map(headerText).filter((text, index) => text !== '' && !used.has(index)))],
    notes: [],
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
    readonly plan: Pick<SeenParts, 'headers' | 'columns'>;
  },
  kind: TableKind,
): TableReport {
  return seenColumns({ source, headers: plan.headers, columns: plan.columns, sample, headerLine }, kind);
}
