import { cellText } from './records.ts';
import type { RowNote } from './shared-fault.ts';
import type { Table } from './table.ts';

/** Rows that were not taken, as a file to repair. */
export interface RejectedFile {
  readonly name: string;
  /** CSV with the header of the file and one more column, which says what is wrong with the row. */
  readonly text: string;
  /** What that column says, each text once. */
  readonly reasons: readonly string[];
}

/** Rows that such a file holds at most; the report counts all of them. */
export const maxRejectedRows = 5_000;

/** Writes the rejected rows of a table as they stand, to be corrected and imported. Undefined where there are none. */
export async function rejectedFile(
  table: Table,
  notes: readonly RowNote[],
): Promise<RejectedFile | undefined> {
  const reasons = new Map(
    notes.filter(({ file }) => file === table.name).map(({ line, reason }) => [line, reason]),
  );
  if (reasons.size === 0) return undefined;
  const lines = [[...table.plan.headers, 'Rejected because']];
  const written = new Set<string>();
  for await (const records of table.source.records(() => undefined)) {
    for (const record of records) {
      const reason = reasons.get(record.line);
      if (reason === undefined || record.line <= table.headerLine || !('cells' in record)) continue;
      const cells = table.plan.headers.map((_, at) => cellText(record.cells[at]));
      if (lines.length > maxRejectedRows) continue;
      lines.push([...cells, reason]);
      written.add(reason);
    }
  }
  if (lines.length === 1) return undefined;
  return {
    name: `${table.name.replace(/\.\w{2,4}$/, '').replace(/[^\p{L}\p{N} ._()-]/gu, '_')}-rejected.csv`,
    text: lines.map((cells) => cells.map(quoted).join(',')).join('\r\n') + '\r\n',
    reasons: [...written],
  };
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
