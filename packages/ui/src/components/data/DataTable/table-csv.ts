import { columnValue, type DataColumn } from './data-column.ts';
import type { SortValue } from './sort-order.ts';
import type { OrderedRows } from './use-table.ts';

/** A byte order mark, by which spreadsheets know that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** A text that begins like this would be run as a formula by a spreadsheet. */
const formulaStart = /^[=+\-@\t\r\0]/;

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvCell(value: SortValue, digits: number): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return '';
    // Without grouping and with a point, as machines read it, and as precise as it is shown.
    return Math.abs(value) < 1e21 ? value.toFixed(digits) : String(value);
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  const text = String(value);
  return quoted(formulaStart.test(text) ? `'${text}` : text);
}

/**
 * Rows as comma-separated values (RFC 4180) in the order and with the columns that are shown: numbers with the
 * column's decimals, times in ISO 8601, absent values empty, texts that begin like formulas made harmless.
 */
export function tableCsv<Row>(columns: readonly DataColumn<Row>[], rows: OrderedRows<Row>): string {
  const head = columns.map(({ label, unit }) => csvCell(unit ? `${label} (${unit})` : label, 0));
  const cells = columns.map((column) => ({ value: columnValue(column), digits: column.digits ?? 0 }));
  const lines = [head.join(',')];
  for (let place = 0; place < rows.length; place++) {
    const row = rows.at(place);
    lines.push(cells.map(({ value, digits }) => csvCell(value(row), digits)).join(','));
  }
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
