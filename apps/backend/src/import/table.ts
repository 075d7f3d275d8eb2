import { stat } from 'node:fs/promises';
import { readCells, shown, withoutUnit, type CellFormat, type RowProblem, type TableCells } from './cells.ts';
import { dimensionOf, type ColumnPlan, type MappedColumn, type TableKind } from './columns.ts';
import { ConvertedDates } from './converted-dates.ts';
import { DateOrder } from './date-order.ts';
import { ImportError } from './import-error.ts';
import { FootnoteUnits } from './layout/footnote-units.ts';
import type { Mapping } from './mapping-file.ts';
import { MonthlyRows } from './monthly-rows.ts';
import { NumberMarks } from './number-marks.ts';
import { findOpenings, sampleRows, type Opening } from './opening.ts';
import { cellText, placeOf, type FileRecord, type RecordSource } from './records.ts';
import { isLeftOut, RowVersions, type VersionColumn } from './row-versions.ts';
import type { UnusedColumn } from './reported-table.ts';
import { unusedColumns } from './first-cells.ts';

/** A file that has been looked at from its first row to its last, and can be read. */
export interface Table {
  readonly path: string;
  readonly name: string;
  /** Sheet of a workbook. */
  readonly sheet?: string | undefined;
  /** What the file is and why it is seen so, in one sentence. */
  readonly layout: string;
  /** Bytes. */
  readonly size: number;
  readonly plan: ColumnPlan;
  readonly format: CellFormat;
  /** The columns that are not used. */
  readonly unused: readonly UnusedColumn[];
  readonly otherUses: readonly string[];
  /** The first value of each used column, as it stands and as it is taken; in the order of `plan.columns`. */
  readonly firstValues: readonly FirstValue[];
  /** Rows below the header. */
  readonly rowCount: number;
  /** By which column rows are left out that are none of this kind. */
  readonly version: VersionColumn | undefined;
  readonly source: RecordSource;
  /** When the file was last written, in milliseconds. */
  readonly writtenAt: number;
  /** Line of the last row above the data. */
  readonly headerLine: number;
  /** The cells of the header as they stand, of all its rows. */
  readonly headerTexts: readonly string[];
}

export interface FirstValue {
  /** The cell as it stands; undefined when the column is empty. */
  readonly cell: string | undefined;
  /** The value in our unit. */
  readonly taken: string | number | null | undefined;
  /** The first value that is not zero, as it stands, where zeros stand above it. */
  readonly later?: string | undefined;
}

/** A row of a table, or why it is none. */
export type TableRow = { readonly line: number; readonly lastLine: number } & (TableCells | RowProblem);

/** Gets every row while a file is looked at, before anything is stored. */
export type RowVisitor = (row: TableRow) => void;

export interface OpenTableOptions {
  readonly mapping: Mapping;
  /** Gets the bytes read so far of those of the file, and the rows. */
  readonly onBytes?: ((bytes: number, ofBytes: number, rows: number) => void) | undefined;
  /**
   * Makes what sees the rows. Called once more, for a visitor that starts afresh, when only the end of the file showed
   * how its numbers or dates are written.
   */
  readonly visit?: ((table: { readonly plan: ColumnPlan; readonly name: string }) => RowVisitor) | undefined;
}

/**
 * Opens a CSV file or a workbook as a table of a kind: finds its layout, its header, its columns, and by all of its rows how
 * its numbers and dates are written. Nothing is guessed: what has two readings is refused with both.
 * @throws ImportError that names the file, the line and what to do.
 */
export async function openTable(path: string, kind: TableKind, options: OpenTableOptions): Promise<Table> {
  const [opening] = await findOpenings(path, kind, options.mapping);
  return readTable(path, opening!, options);
}

/** Reads a table that was found, to its end. @throws ImportError */
export async function readTable(
  path: string,
  { writtenAt, source, plan, headerLine, headerTexts, sample, layout, takes, otherUses }: Opening,
  options: OpenTableOptions,
): Promise<Table> {
  const { mapping } = options;
  const guess = new Evidence(plan, mapping);
  for (const record of sample) guess.see(record);
  let format = guess.likely;
  let version: VersionColumn | undefined;
  for (;;) {
    const evidence = new Evidence(plan, mapping);
    const versions = new RowVersions(plan, mapping, takes);
    const months = new MonthlyRows(plan, mapping);
    const footnotes = new FootnoteUnits();
    const visitor = options.visit?.({ plan, name: source.name });
    const firstValues: FirstValue[] = plan.columns.map(() => ({ cell: undefined, taken: undefined }));
    let rowCount = 0;
    for await (const records of source.records((bytes) => options.onBytes?.(bytes, source.size, rowCount))) {
      for (const record of records) {
        if (record.line <= headerLine || isEmpty(record)) continue;
        rowCount += 1;
        evidence.see(record);
        versions.see(record);
        footnotes.see(record);
        if (version && isOther(record, version)) continue;
        const row = rowOf(record, plan, format);
        months.see(record, 'texts' in row ? row.texts['day'] : undefined, format);
        if (rowCount <= sampleRows) keepFirstValues(firstValues, record, row, plan);
        visitor?.(row);
      }
    }
    if (rowCount === 0) throw new ImportError(`${source.name} has a header and no rows.`);
    const decided = evidence.decide(source);
    const decidedVersion = versions.decide(source, headerLine);
    const isSame = decided.decimal === format.decimal && decided.dateFormat === format.dateFormat;
    if (isSame && decidedVersion?.index === version?.index) {
      months.refuseIn(source, headerLine);
      const problem = footnotes.problem(plan);
      if (problem !== undefined) throw new ImportError(`${placeOf(source)}:${headerLine}: ${problem}.`);
      const { name, size, sheet } = source;
      const unused = unusedColumns(plan, sample);
      return {
        path,
        name,
        sheet,
        layout,
        size,
        writtenAt,
        plan,
        format,
        unused,
        otherUses,
        firstValues,
        rowCount,
        version,
        source,
        headerLine,
        headerTexts,
      };
    }
    [format, version] = [decided, decidedVersion];
  }
}

/** The rows of a table in batches. @param onBytes Gets the number of bytes read so far. */
export async function* tableRows(table: Table, onBytes: (bytes: number) => void): AsyncGenerator<TableRow[]> {
  const { source, plan, format, headerLine, version } = table;
  await refuseChanged(table);
  for await (const records of source.records(onBytes)) {
    const below = records.filter(
      (record) => record.line > headerLine && !isEmpty(record) && !(version && isOther(record, version)),
    );
    yield below.map((record) => rowOf(record, plan, format));
  }
  await refuseChanged(table);
}

/** Whether a row is one of separators alone. */
function isEmpty(record: FileRecord): boolean {
  return 'cells' in record && record.cells.every((cell) => cellText(cell) === '');
}

function isOther(record: FileRecord, version: VersionColumn): boolean {
  return 'cells' in record && isLeftOut(record.cells, version);
}

/** What was decided by all rows holds for those only. */
async function refuseChanged({ path, name, size, writtenAt }: Table): Promise<void> {
  const now = await stat(path).catch(() => undefined);
  if (now?.size !== size || now.mtimeMs !== writtenAt)
    throw new ImportError(`${name} was changed while it was read; nothing was stored.`);
}

function rowOf(record: FileRecord, plan: ColumnPlan, format: CellFormat): TableRow {
  if ('problem' in record) return { line: record.line, lastLine: record.line, problem: record.problem };
  const { line, lastLine } = record;
  const result = readCells(record.cells, plan, format);
  if ('cells' in result) return { line, lastLine, ...result.cells };
  const spanned =
    lastLine > line ? ` (the row spans lines ${line} to ${lastLine}; is a quote left open?)` : '';
  return { line, lastLine, ...result, problem: result.problem + spanned };
}

function keepFirstValues(
  firstValues: FirstValue[],
  record: FileRecord,
  row: TableRow,
  { columns }: ColumnPlan,
): void {
  if (!('cells' in record) || 'problem' in row) return;
  columns.forEach(({ index, definition: { name } }, at) => {
    const cell = record.cells[index];
    const first = firstValues[at];
    const taken = row.texts[name] ?? row.numbers[name];
    if (cellText(cell) === '') return;
    if (first?.cell === undefined) firstValues[at] = { cell: shown(cell ?? ''), taken };
    else if (first.taken === 0 && first.later === undefined && taken)
      firstValues[at] = { ...first, later: shown(cell ?? '') };
  });
}

/** What the rows of a file show about how its cells are written. */
class Evidence {
  readonly #marks = new NumberMarks();
  readonly #order = new DateOrder();
  readonly #numbers: readonly MappedColumn[];
  readonly #dates: readonly { readonly column: MappedColumn; readonly converted: ConvertedDates }[];
  readonly #mapping: Mapping;

  constructor({ columns }: ColumnPlan, mapping: Mapping) {
    this.#numbers = columns.filter(({ definition }) => dimensionOf(definition));
    this.#dates = columns
      .filter(({ definition: { holds } }) => holds === 'day' || holds === 'instant' || holds === 'monthOrDay')
      .map((column) => ({ column, converted: new ConvertedDates() }));
    this.#mapping = mapping;
  }

  see(record: FileRecord): void {
    if ('problem' in record) return;
    for (const column of this.#numbers) {
      const cell = record.cells[column.index];
      if (cell !== undefined) this.#marks.see(withoutUnit(cell, column), column.header, record.line);
    }
    for (const { column, converted } of this.#dates) {
      const cell = record.cells[column.index];
      if (cell === undefined) continue;
      this.#order.see(cell, record.line);
      converted.see(cell, record.line);
    }
  }

  get likely(): CellFormat {
    const { decimal, dateFormat } = this.#mapping;
    return { decimal: decimal ?? this.#marks.likely, dateFormat: dateFormat ?? this.#order.likely };
  }

  decide(source: RecordSource): CellFormat {
    const { decimal, dateFormat } = this.#mapping;
    for (const { column, converted } of this.#dates) converted.refuseIn(source, column.header);
    return {
      decimal: decimal ?? this.#marks.decide(source),
      dateFormat: dateFormat ?? this.#order.decide(source),
    };
  }
}
