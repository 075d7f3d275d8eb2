import { shown } from './cells.ts';
import type { ColumnPlan } from './columns.ts';
import { headerText, readHeader } from './headers.ts';
import { cellText, type FileRecord } from './records.ts';
import type { UnusedColumn } from './reported-table.ts';
import { isUnit } from './units.ts';

/** Rows among which the first value of a column is looked for. */
const maxRows = 50;

/** The first cell of a column that is not empty, as it stands; undefined where there is none in the first rows. */
export function firstCell(sample: readonly FileRecord[], index: number): string | undefined {
  for (const record of sample.slice(0, maxRows)) {
    const cell = 'cells' in record ? record.cells[index] : undefined;
    if (cell !== undefined && cellText(cell) !== '') return shown(cell);
  }
  return undefined;
}

/** The columns of a file that nothing is taken from, in their order; of several with one header the first. */
export function unusedColumns(
  { headers, columns, unitRow = [] }: Pick<ColumnPlan, 'headers' | 'columns' | 'unitRow'>,
  sample: readonly FileRecord[],
): UnusedColumn[] {
  const used = new Set(columns.map(({ index }) => index));
  const found = new Map<string, UnusedColumn>();
  for (const [index, text] of headers.entries()) {
    const header = headerText(text);
    if (header === '' || used.has(index) || found.has(header)) continue;
    const said = [...readHeader(header, index).readings.map(({ unit }) => unit), unitRow[index]];
    const unit = said.find((one) => one !== undefined && isUnit(one)) ?? '';
    found.set(header, { header, unit, cell: firstCell(sample, index) });
  }
  return [...found.values()];
}
