import { readFile } from 'node:fs/promises';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { ImportError } from './import-error.ts';
import type { Cell, FileRecord, RecordSource } from './records.ts';
import type { FileBeginning } from './text-file.ts';

/** A workbook is read as a whole: larger ones take too much memory. Bytes, unpacked. */
const maxUnpackedBytes = 256 * 1024 * 1024;
const recordsInBatch = 1_000;

interface DateParts {
  readonly y: number;
  readonly m: number;
  readonly d: number;
  readonly H: number;
  readonly M: number;
  readonly S: number;
}

/** The library's own part for number formats, which its types leave open. */
interface NumberFormats {
  is_date(format: string): boolean;
  parse_date_code(serial: number, options: { date1904: boolean }): DateParts | null;
}

/** Whether a file is a zip archive, which Excel workbooks are. */
export function isZip({ bytes }: FileBeginning): boolean {
  return bytes.toString('hex', 0, 4) === '504b0304';
}

/** Opens the sheets of an Excel workbook (.xlsx), in their order. @throws ImportError */
export async function openWorkbook(
  { path, name, size }: FileBeginning,
  sheet: string | undefined,
): Promise<(RecordSource & { readonly sheet: string })[]> {
  const bytes = await readFile(path);
  const unpacked = unpackedBytes(bytes);
  if (unpacked > maxUnpackedBytes)
    throw new ImportError(`${name} holds more than 256 MB of sheets: save the sheet as CSV (UTF-8).`);
  const { default: xlsx } = await import('@e965/xlsx');
  let book: WorkBook;
  try {
    book = xlsx.read(bytes, {
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: true,
      // Without it, a formula that has no value is left out like an empty cell.
      sheetStubs: true,
    });
  } catch {
    throw new ImportError(`${name} is a zip archive that cannot be read as an Excel workbook.`);
  }
  if (book.bookType !== 'xlsx' && book.bookType !== 'xlsm')
    throw new ImportError(`${name} is a zip archive, and not an Excel workbook (.xlsx).`);
  const names = sheet === undefined ? book.SheetNames : book.SheetNames.filter((known) => known === sheet);
  if (names.length === 0)
    throw new ImportError(
      `${name} has no sheet "${sheet}"; it has ${book.SheetNames.map(quoted).join(', ')}.`,
    );
  const reading: Reading = {
    is1904: book.Workbook?.WBProps?.date1904 === true,
    isUncalculated: isUncalculated(book),
    formats: xlsx.SSF as NumberFormats,
  };
  const textOf = (cell: CellObject) => cellOf(cell, reading);
  return names.map((sheetName) => ({
    name,
    sheet: sheetName,
    size,
    isPointDecimal: true,
    records: (onBytes) => sheetRecords(book.Sheets[sheetName], textOf, onBytes, size),
  }));
}

const quoted = (name: string) => `"${name}"`;

function* sheetRecords(
  sheet: WorkSheet | undefined,
  textOf: (cell: CellObject) => Cell,
  onBytes: (bytes: number) => void,
  size: number,
): Generator<FileRecord[]> {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  // Empty cells at the end of a row are not stored; the width of a table is that of its widest row.
  const width = rows.reduce((widest, row) => Math.max(widest, row?.length ?? 0), 0);
  let batch: FileRecord[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = Array.from({ length: width }, (_, at) => (row?.[at] ? textOf(row[at]) : ''));
    if (cells.every((cell) => cell === '')) continue;
    batch.push({ line: index + 1, lastLine: index + 1, cells });
    if (batch.length < recordsInBatch) continue;
    onBytes(Math.floor((size * (index + 1)) / rows.length));
    yield batch;
    batch = [];
  }
  onBytes(size);
  yield batch;
}

/** How the cells of a workbook are read. */
interface Reading {
  readonly is1904: boolean;
  readonly isUncalculated: boolean;
  readonly formats: NumberFormats;
}

/**
 * Whether the program that wrote a workbook left its formulas to be calculated when it is opened: such programs store 0 as the
 * value of each.
 */
function isUncalculated(book: WorkBook): boolean {
  const { CalcPr = {} } = (book.Workbook ?? {}) as { CalcPr?: { fullCalcOnLoad?: boolean | string } };
  return CalcPr.fullCalcOnLoad === true || /^(1|true)$/.test(String(CalcPr.fullCalcOnLoad));
}

/**
 * A formula counts by the value that was stored with it, and is shown as such without one; a date is written as `YYYY-MM-DD`, a
 * percentage with its sign.
 */
function cellOf(cell: CellObject, { is1904, isUncalculated, formats }: Reading): Cell {
  const { t, v, z, f } = cell;
  if (t === 'e') return errorTexts[Number(v)] ?? '#ERROR!';
  if (v === undefined || t === 'z' || (isUncalculated && v === 0 && f !== undefined))
    return f === undefined ? '' : `=${f}`;
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (t !== 'n' || typeof v !== 'number') return String(v);
  const format = String(z ?? '');
  if (formats.is_date(format)) return dateText(formats.parse_date_code(v, { date1904: is1904 }), v);
  return format.includes('%') ? `${Number((v * 100).toPrecision(15))}%` : v;
}

/** What Excel shows for its error codes; "not available" is no value. */
const errorTexts: Partial<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

function dateText(date: DateParts | null, serial: number): string {
  if (!date) return String(serial);
  const pad = (part: number, width = 2) => String(part).padStart(width, '0');
  const day = `${pad(date.y, 4)}-${pad(date.m)}-${pad(date.d)}`;
  const isMidnight = date.H === 0 && date.M === 0 && date.S === 0;
  return isMidnight ? day : `${day}T${pad(date.H)}:${pad(date.M)}:${pad(date.S)}`;
}

/** What the members of a zip archive come to, by its own directory. */
function unpackedBytes(bytes: Buffer): number {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + 22 > bytes.length) return 0;
  let total = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0 && at + 46 <= bytes.length; left -= 1) {
    total += bytes.readUInt32LE(at + 24);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return total;
}
