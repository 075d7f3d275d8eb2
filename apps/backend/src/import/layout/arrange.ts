import { dimensionOf, recognizedColumn, type TableKind } from '../columns.ts';
import { headerText } from '../headers.ts';
import { monthNumber, parseMonth } from '../dates.ts';
import type { Mapping } from '../mapping-file.ts';
import type { Cell, FileRecord, RecordSource } from '../records.ts';
import { isUnit } from '../units.ts';
import { joinDateParts } from './date-parts.ts';
import { noteRow } from './footnote-units.ts';
import { asItStands } from './grid.ts';
import { unnamedDates } from './header-block.ts';
import { productRows } from './product-rows.ts';
import { dateRelativeDays } from './relative-days.ts';
import { withoutCounters } from './row-counters.ts';
import { unfold } from './wide.ts';

/** A source whose rows are as an import needs them, with the headers that they have then. */
export interface ArrangedSource {
  readonly source: RecordSource;
  readonly headers: readonly string[];
  /** What was done with the rows, as ends of sentences. */
  readonly says: readonly string[];
  /** What to say where the layout is seen and too little is known of it. */
  readonly hint: string | undefined;
}

/**
 * Works out the layout of a table below its header: dates in parts or counted, a column for each well or month, a row for each
 * product. What is a row for each well and day is left as it stands.
 * @param headerLine the last line of the header; the rows are those below
 * @param sample the first rows
 * @param unitRow units of a row of their own below the header
 */
export function arrange(
  source: RecordSource,
  headers: readonly string[],
  headerLine: number,
  sample: readonly FileRecord[],
  kind: TableKind,
  mapping: Mapping,
  unitRow: readonly string[] = [],
): ArrangedSource {
  const rows = sample.flatMap((record) => ('cells' in record ? [record.cells] : []));
  const unnamed = unnamedDates(headers, rows);
  const hasDate = headers.some((header) => /date|fecha|data|^month$/i.test(header));
  const isNamed = unnamed === undefined || hasDate;
  const withDates = isNamed ? headers : headers.with(unnamed, 'Date');
  const withUnits = (plain: readonly string[]) =>
    plain.map((header, index) => headerWithUnit(header, unitRow[index] ?? '', kind, mapping));
  const joined = joinDateParts(asItStands(withUnits(withDates)), rows);
  const counters = joined.says.length === 0 ? withoutCounters(withDates, rows, kind, mapping) : undefined;
  const named = counters?.headers ?? withDates;
  let grid = counters ? asItStands(withUnits(named)) : joined;
  const expanded = () => rows.flatMap((cells) => grid.expand(cells));
  const days = dateRelativeDays(grid, expanded(), mapping.start);
  grid = days.grid;
  const wide = unfold(grid, expanded().slice(0, maxSample), kind, mapping);
  grid = wide.grid;
  const products = productRows(grid.headers, expanded().slice(0, maxSample), kind);
  const says = [
    ...(isNamed ? [] : [`column ${columnLetter(unnamed)} has no header and holds the dates`]),
    ...(counters?.says ?? []),
    ...grid.says,
    ...(products ? [products.says] : []),
  ];
  const hint = days.hint ?? wide.hint;
  if (grid.says.length === 0 && !products) return { source, headers: named, says, hint };
  const { expand } = grid;
  const arrangedRecords = async function* (onBytes: (bytes: number) => void) {
    for await (const batch of source.records(onBytes)) {
      yield batch.flatMap((record): FileRecord[] => {
        if ('problem' in record || record.line <= headerLine) return [record];
        const note = noteRow(record.cells, grid.headers.length);
        if (note) return [{ ...record, cells: [...note] }];
        return padded(record.cells, named.length).flatMap((cells) =>
          expand(cells).map((row) => ({ ...record, cells: row })),
        );
      });
    }
  };
  return {
    source: {
      ...source,
      // Its columns are others.
      merges: [],
      records: products
        ? (onBytes) => products.gather(below(arrangedRecords(onBytes), headerLine))
        : arrangedRecords,
    },
    headers: products?.headers ?? grid.headers,
    says,
    hint,
  };
}

const maxSample = 5_000;

/** A header with the unit of the row below it, where it says none itself, holds figures, and is not named by the caller as it stands. */
function headerWithUnit(header: string, unit: string, kind: TableKind, mapping: Mapping): string {
  if (!isUnit(unit) || header === '' || /[)\]}]$/.test(header)) return header;
  const { columns, ignore = [], units = {} } = mapping;
  const named = [...ignore, ...Object.keys(units), ...Object.values(columns).map((one) => one?.header ?? '')];
  if (named.some((name) => headerText(name) === header)) return header;
  if (parseMonth(header) !== undefined || monthNumber(header) !== undefined) return header;
  const recognized = recognizedColumn(header, kind);
  const known = kind.columns.find(({ name }) => name === recognized);
  if (known !== undefined && dimensionOf(known) === undefined) return header;
  return `${header} (${unit})`;
}

/** A row with as many cells as the header has; one with too many stays, and is refused by its number of columns. */
function padded(cells: readonly Cell[], width: number): (readonly Cell[])[] {
  if (cells.length >= width) return [cells];
  return [[...cells, ...Array.from({ length: width - cells.length }, () => '')]];
}

async function* below(
  records: AsyncIterable<FileRecord[]>,
  headerLine: number,
): AsyncGenerator<FileRecord[]> {
  for await (const batch of records) yield batch.filter(({ line }) => line > headerLine);
}

/** A column of a sheet as spreadsheet programs call it. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnLetter(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
