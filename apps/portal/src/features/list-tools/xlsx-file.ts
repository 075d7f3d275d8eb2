import writeXlsxFile from 'write-excel-file/universal';
import { clockedHead, type RowFile, type SheetCell } from './row-file.ts';

/** A sheet that says what a file holds: a name and what there is to say of it, line by line. */
export interface AboutSheet {
  readonly name: string;
  readonly lines: readonly (readonly [string, string])[];
}

/** Most characters of the name of a sheet, and those that none may have. */
const maxSheetName = 31;
const forbidden = /[[\]*?:/\\]/g;

const sheetName = (name: string) => name.replaceAll(forbidden, ' ').slice(0, maxSheetName);

const dayOfSheet = (day: string) => new Date(`${day}T00:00:00Z`);

function xlsxCell(cell: SheetCell) {
  switch (cell?.kind) {
    case 'number':
      return {
        value: cell.value,
        type: Number,
        format: cell.digits > 0 ? `#,##0.${'0'.repeat(cell.digits)}` : '#,##0',
      };
    case 'day':
      return { value: dayOfSheet(cell.value), type: Date, format: 'yyyy-mm-dd' };
    case 'moment':
      return { value: new Date(cell.wall), type: Date, format: 'yyyy-mm-dd hh:mm' };
    case 'text':
      return { value: cell.value, type: String };
    default:
      return null;
  }
}

/** Width of a column in characters, by its head and its first lines. */
function widthOf(head: string, { lines }: RowFile, index: number): number {
  const lengths = lines.slice(0, 100).map((line) => String(line[index]?.value ?? '').length);
  return Math.min(60, 2 + Math.max(head.length, 8, ...lengths));
}

/**
 * An Excel workbook of rows, and of what they are. Texts are texts: none is run as a formula.
 * @param name of the sheet of rows
 */
export async function xlsxFile(file: RowFile, name: string, about: AboutSheet): Promise<Blob> {
  const heading = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const text = (value: string) => ({ value, type: String });
  const head = clockedHead(file);
  const sheets = writeXlsxFile([
    {
      sheet: sheetName(name),
      data: [head.map(heading), ...file.lines.map((line) => line.map(xlsxCell))],
      columns: head.map((label, index) => ({ width: widthOf(label, file, index) })),
      stickyRowsCount: 1,
    },
    {
      sheet: sheetName(about.name),
      data: about.lines.map(([label, said]) => [heading(label), text(said)]),
      columns: [{ width: 24 }, { width: 80 }],
    },
  ]);
  return sheets.toBlob();
}
