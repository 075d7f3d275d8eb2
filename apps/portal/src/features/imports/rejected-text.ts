// Rows that an import did not take, as a file to correct, with its reasons in the language of the page.
import type { RejectedFile } from '@cnx/api';

/** How the reasons are said. */
export interface RejectedWords {
  /** Header of the column of reasons. */
  readonly because: string;
  readonly said: (reason: RejectedFile['reasons'][number]) => string;
}

/** The CSV of a file of rejected rows with its last column in other words; a reason that is not known by codes stands as it is. */
export function rejectedText({ text, reasons }: RejectedFile, { because, said }: RejectedWords): string {
  const words = new Map(reasons.map((one) => [one.reason, said(one)]));
  return rowsOf(text)
    .map((cells, row) => {
      const last = cells.at(-1) ?? '';
      const spoken = row === 0 ? because : (words.get(last) ?? last);
      return [...cells.slice(0, -1), spoken].map(quoted).join(',');
    })
    .map((line) => `${line}\r\n`)
    .join('');
}

/** The cells of CSV as the server writes it: commas between cells, lines that end in CR LF, quotes around a cell that needs them. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (const [, whole, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    cells.push(whole === undefined ? plain : whole.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
