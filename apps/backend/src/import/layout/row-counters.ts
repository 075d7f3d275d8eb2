import { recognizedColumn, type TableKind } from '../columns.ts';
import { headerKey, headerText } from '../headers.ts';
import { parseDate, parseMonth } from '../dates.ts';
import type { Mapping } from '../mapping-file.ts';
import { cellText, type Cell } from '../records.ts';

const named = /^(month|mo|mm|mes|mois|day|dd|dia|jour|period|periodo|periode)(number|no)?$/;
const timeColumns: ReadonlySet<string | undefined> = new Set(['day', 'month']);

/**
 * Takes the names from columns that are called after months or days and hold numbers alone, such as a counter of rows, where another column
 * holds the dates.
 * @param mapping what it names of the file is left as it is
 * @returns the headers then, and what to say of each; undefined where no column is so
 */
export function withoutCounters(
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
  kind: TableKind,
  { columns, ignore = [], units = {} }: Pick<Mapping, 'columns' | 'ignore' | 'units'>,
): { readonly headers: readonly string[]; readonly says: readonly string[] } | undefined {
  const filled = (index: number) => rows.map((cells) => cellText(cells[index])).filter((text) => text !== '');
  const holdsOnly = (index: number, holds: (text: string) => boolean) => {
    const texts = filled(index);
    return texts.length > 0 && texts.every(holds);
  };
  const mapped = new Set(
    [...ignore, ...Object.keys(units), ...Object.values(columns).flatMap((one) => one?.header ?? [])].map(
      headerText,
    ),
  );
  const counters = headers.flatMap((header, index) =>
    named.test(headerKey(header)) &&
    !mapped.has(headerText(header)) &&
    holdsOnly(index, (text) => /^\d{1,4}(\.0+)?$/.test(text))
      ? [index]
      : [],
  );
  if (counters.length === 0) return undefined;
  const dates = headers.find(
    (header, index) =>
      !counters.includes(index) &&
      timeColumns.has(recognizedColumn(header, kind)) &&
      holdsOnly(
        index,
        (text) => !('problem' in parseDate(text, 'DD/MM/YYYY')) || parseMonth(text) !== undefined,
      ),
  );
  if (dates === undefined) return undefined;
  return {
    headers: headers.map((header, index) => (counters.includes(index) ? '' : header)),
    says: counters.map(
      (index) =>
        `column "${headerText(headers[index]!)}" holds numbers and is not used, since column "${headerText(dates)}" holds the dates`,
    ),
  };
}
