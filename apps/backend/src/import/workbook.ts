import { readFile } from 'node:fs/promises';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { ImportError } from './import-error.ts';
import type { Cell, FileRecord, MergedCells } from './records.ts';
import { fitsUnpacked, isZip } from './zip-archive.ts';

/** A workbook is read as a whole: larger ones take too much memory. Bytes, unpacked. */
const maxUnpackedBytes = 256 * 1024 * 1024;
/** A workbook of the old kind is not packed, and becomes several times as large in memory. Bytes. */
export const maxCompoundBytes = 64 * 1024 * 1024;
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

/** A sheet of a workbook that was read. */
export interface ReadSheet {
  readonly sheet: string;
  /** What a person does not see of it; ends of sentences. */
  readonly says: readonly string[];
  readonly merges: readonly MergedCells[];
  /** Its rows in batches; empty ones are left out. Each batch says which share of the sheet it ends at. */
  batches(): Generator<{ readonly records: FileRecord[]; readonly share: number }>;
}

/**
 * Reads the sheets of an Excel workbook (.xlsx, .xls) that hold something, in their order. Takes long, and much memory: call it in a
 * thread of its own.
 * @throws ImportError
 */
export async function readWorkbook(
  path: string,
  name: string,
  sheet: string | undefined,
): Promise<readonly ReadSheet[]> {
  const bytes = await readFile(path);
  if (bytes.length > maxCompoundBytes) throw new ImportError(tooLarge(name));
  const isPacked = isZip(bytes);
  if (isPacked && !fitsUnpacked(bytes, maxUnpackedBytes))
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
      // Without it, nothing is known of hidden rows.
      cellStyles: true,
    });
  } catch (error) {
    throw new ImportError(`${name} ${unreadable(bytes, error)}.`);
  }
  if (isPacked && book.bookType !== 'xlsx' && book.bookType !== 'xlsm')
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
    sheet: sheetName,
    says: hiddenParts(book, sheetName),
    merges: (book.Sheets[sheetName]?.['!merges'] ?? []).map(({ s: from, e: to }) => ({
      line: from.r + 1,
      lastLine: to.r + 1,
      from: from.c,
      to: to.c,
    })),
    batches: () => sheetRecords(book.Sheets[sheetName], textOf),
  }));
}

/** Why a workbook is not read at all. */
export const tooLarge = (name: string): string =>
  `${name} is larger than 64 MB: save the sheet as CSV (UTF-8).`;

const quoted = (name: string) => `"${name}"`;

/** Why a workbook cannot be read, as the end of a sentence that begins with the file's name. */
function unreadable(bytes: Buffer, error: unknown): string {
  if (isZip(bytes)) return 'is a zip archive that cannot be read as an Excel workbook';
  const isProtected = /password|encrypt/i.test(error instanceof Error ? error.message : '');
  return isProtected
    ? 'is a workbook with a password: save it without one'
    : 'is an old Excel workbook (.xls) that cannot be read: save it as an Excel workbook (.xlsx)';
}

/** What a person does not see of a sheet in the spreadsheet program, and the import reads all the same. */
function hiddenParts(book: WorkBook, sheetName: string): string[] {
  const sheet = book.Sheets[sheetName];
  const rows = (sheet?.['!rows'] ?? []).flatMap((row, at) => (row?.hidden ? [at + 1] : []));
  const columns = (sheet?.['!cols'] ?? []).filter((column) => column?.hidden).length;
  const isHidden = (book.Workbook?.Sheets?.[book.SheetNames.indexOf(sheetName)]?.Hidden ?? 0) > 0;
  const by = sheet?.['!autofilter'] ? ' by a filter or by hand' : '';
  return [
    ...(isHidden ? ['the sheet is hidden in the workbook'] : []),
    ...(rows.length > 0
      ? [
          `${rows.length} ${rows.length === 1 ? 'row is' : 'rows are'} hidden${by} (the first is row ${rows[0]}) and read like the others`,
        ]
      : []),
    ...(columns > 0
      ? [`${columns} ${columns === 1 ? 'column is' : 'columns are'} hidden and read like the others`]
      : []),
  ];
}

function* sheetRecords(
  sheet: WorkSheet | undefined,
  textOf: (cell: CellObject) => Cell,
): Generator<{ readonly records: FileRecord[]; readonly share: number }> {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  // Empty cells at the end of a row are not stored; the width of a table is that of its widest row.
  const width = rows.reduce((widest, row) => Math.max(widest, row?.length ?? 0), 0);
  let batch: FileRecord[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = Array.from({ length: width }, (_, at) => (row?.[at] ? textOf(row[at]) : ''));
    if (cells.every((cell) => cell === '')) continue;
    batch.push({ line: index + 1, lastLine: index + 1, cells });
    if (batch.length < recordsInBatch) continue;
    yield { records: batch, share: (index + 1) / rows.length };
    batch = [];
  }
  yield { records: batch, share: 1 };
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
  if (isDuration(format)) return durationText(v);
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

/** Whether a number format shows hours and minutes, and neither a date nor a half of the day. */
function isDuration(format: string): boolean {
  const shown = format.replace(/"[^"]*"|\\.|\[\$[^\]]*\]|\[(?:red|blue|black|white|green|color\d+)\]/gi, '');
  return /h/i.test(shown) && !/[yd]|am\/pm|a\/p/i.test(shown);
}

/** Days as hours, `30:15` or `30:15:20`; as many as there are. */
function durationText(days: number): string {
  const seconds = Math.round(Math.abs(days) * 86_400);
  const pad = (part: number) => String(part).padStart(2, '0');
  const text = `${pad(Math.floor(seconds / 3_600))}:${pad(Math.floor(seconds / 60) % 60)}`;
  return `${days < 0 ? '-' : ''}${text}${seconds % 60 === 0 ? '' : `:${pad(seconds % 60)}`}`;
}

function dateText(date: DateParts | null, serial: number): string {
  if (!date) return String(serial);
  const pad = (part: number, width = 2) => String(part).padStart(width, '0');
  const day = `${pad(date.y, 4)}-${pad(date.m)}-${pad(date.d)}`;
  const isMidnight = date.H === 0 && date.M === 0 && date.S === 0;
  return isMidnight ? day : `${day}T${pad(date.H)}:${pad(date.M)}:${pad(date.S)}`;
}
