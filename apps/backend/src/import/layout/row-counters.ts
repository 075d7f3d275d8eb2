import { headerKey, headerText, recognizedColumn, type TableKind } from '../columns.ts';
import { parseDate, parseMonth } from '../dates.ts';
import { cellText, type Cell } from '../records.ts';

const named = /^(month|mo|mm|mes|mois|day|dd|dia|jour|period|periodo|periode)(number|no)?$/;
const timeColumns: ReadonlySet<string | undefined> = new Set(['day', 'month']);

/**
 * Takes the name from a column that is called after months or days and holds numbers alone, such as a counter of rows, where another column
 * holds the dates.
 * @returns the headers then, and what to say of it; undefined where no column is so
 */
export function withoutCounters(
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
  kind: TableKind,
): { readonly headers: readonly string[]; readonly says: string } | undefined {
  const filled = (index: number) => rows.map((cells) => cellText(cells[index])).filter((text) => text !== '');
  const holdsOnly = (index: number, holds: (text: string) => boolean) => {
    const texts = filled(index);
    return texts.length > 0 && texts.every(holds);
  };
  const counter = headers.findIndex(
    (header, index) =>
      named.test(headerKey(header)) && holdsOnly(index, (text) => /^\d{1,4}(\.0+)?$/.test(text)),
  );
  if (counter < 0) return undefined;
  const dates = headers.find(
    (header, index) =>
      index !== counter &&
      timeColumns.has(recognizedColumn(header, kind)) &&
      holdsOnly(
        index,
        (text) => !('problem' in parseDate(text, 'DD/MM/YYYY')) || parseMonth(text) !== undefined,
      ),
  );
  if (dates === undefined) return undefined;
  return {
    headers: headers.with(counter, ''),
    says: `column "${headerText(headers[counter]!)}" holds numbers and is not used, since column "${headerText(dates)}" holds the dates`,
  };
}
