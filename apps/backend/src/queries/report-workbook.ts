import type { components } from '@cnx/api/schema';
import type { ReportCell } from './report-cells.ts';
import { sheetsOf } from './report-sheets.ts';

type Report = components['schemas']['MonthlyReport'];

const text = (value: string) => ({ value, type: String });

function cellOf(cell: ReportCell) {
  switch (typeof cell) {
    case 'number':
      return { value: cell, type: Number, format: Number.isInteger(cell) ? '#,##0' : '#,##0.00' };
    case 'string':
      return text(cell);
    case 'boolean':
      return { value: cell, type: Boolean };
    default:
      return cell === null || cell.day === null
        ? null
        : { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  }
}

/** A report as an Excel workbook. Texts are texts: none is run as a formula. */
export async function reportWorkbook(report: Report): Promise<Buffer> {
  // Few reports are taken as files: the library is read with the first.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const sheets = sheetsOf(report).map(({ name, head, rows }) => ({
    sheet: name,
    data: [
      head.map((label) => ({ ...text(label), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cellOf)),
    ],
    columns: head.map((label) => ({ width: Math.max(12, label.length + 2) })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(sheets).toBuffer();
}
