import { csvLine, harmlessText, type SortValue } from '@cnx/ui';
import type { FileColumn, FileValue, ListColumn } from '../../insight/columns.ts';
import { exactNumber, inFull } from '../../insight/exact-number.ts';
import { spelledUnit } from '../../quantities.ts';

/** A cell of a sheet: a number in full with the decimals that are shown of it, a text, a day, an instant, or nothing. */
export type SheetCell =
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'day'; readonly value: string }
  /** An instant: as it came, ISO 8601, and on the clock of its column, ms of a pretended UTC. */
  | { readonly kind: 'moment'; readonly value: string; readonly wall: number }
  | null;

/** A file of rows: its head, and a line for each row. */
export interface RowFile {
  readonly head: readonly string[];
  /** Zones of the clocks that instants are on, by column: for what writes them on that clock. */
  readonly clocks: readonly (string | undefined)[];
  readonly lines: readonly (readonly SheetCell[])[];
}

/** What a column's value is in a file. */
function fileValue(value: SortValue): FileValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** The columns of a file for those of a list: one each, or the several that a composed one stands for. */
export function fileColumns<Row>(columns: readonly ListColumn<Row>[]): readonly FileColumn<Row>[] {
  return columns.flatMap(({ label, unit, clock, digits, value, kind, file }): readonly FileColumn<Row>[] => {
    if (typeof file === 'object') return file;
    const measured = kind === 'number' ? unit : undefined;
    return [{ label, unit: measured, clock, digits, value: file ?? ((row) => fileValue(value(row))) }];
  });
}

function sheetCell(value: FileValue, digits: number): SheetCell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { kind: 'number', value: inFull(value), digits };
  if (typeof value === 'string') return { kind: 'text', value };
  return 'day' in value
    ? { kind: 'day', value: value.day }
    : { kind: 'moment', value: value.moment, wall: value.wall };
}

/** Makes a file of rows: heads with their units, numbers in full, so that their sums are those of the page. */
export function rowFile<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): RowFile {
  return {
    head: columns.map(({ label, unit }) => (unit ? `${label} (${spelledUnit(unit)})` : label)),
    clocks: columns.map(({ clock }) => clock),
    lines: rows.map((row) => columns.map(({ value, digits = 0 }) => sheetCell(value(row), digits))),
  };
}

/** The heads with the zones of the clocks that instants are written on. */
export function clockedHead({ head, clocks }: RowFile): string[] {
  return head.map((label, at) => (clocks[at] ? `${label} (${clocks[at]})` : label));
}

/** The parts of a file of comma-separated values. */
export function csvParts({ head, lines }: RowFile): string[] {
  const cells = (line: readonly SheetCell[]) =>
    line.map((cell) => (cell?.kind === 'number' ? exactNumber(cell.value) : { value: cell?.value }));
  return [
    csvLine(
      head.map((value) => ({ value })),
      true,
    ),
    ...lines.map((line) => csvLine(cells(line))),
  ];
}

/** The same as text between tabs, as spreadsheets take it from the clipboard. */
export function clipboardText({ head, lines }: RowFile): string {
  // A text that begins with a quotation mark would be read up to the next one, over cells and lines.
  const plain = (text: string) => {
    const line = harmlessText(text.replaceAll(/[\t\r\n]+/g, ' '));
    return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
  };
  const written = (cell: SheetCell) =>
    cell === null ? '' : cell.kind === 'number' ? cell.value.toFixed(cell.digits) : plain(cell.value);
  return [head.map(plain), ...lines.map((line) => line.map(written))]
    .map((line) => line.join('\t'))
    .join('\n');
}
