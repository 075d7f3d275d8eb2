import type { TemplateLayout } from '../../database/tables/system.ts';
import { headerText } from '../headers.ts';
import { parseDate } from '../dates.ts';
import { parseNumber } from '../numbers.ts';
import { cellText, type FileRecord } from '../records.ts';
import type { Table } from '../table.ts';

/** Header cells of a kind that a file must have to be known again, as a share. */
const minShare = 0.6;
/** Rows that a header may stand in together. */
const maxHeight = 3;
/** As many headers are compared. */
const maxHeaders = 2_000;

/** What of a template a file has. */
export interface TemplateFit {
  /** How many of the template's headers stand in the file's. */
  readonly found: number;
  /** Headers that the template needs and the file does not have, as the template knows them. */
  readonly missing: readonly string[];
}

/** The header of the first table, without cells that differ from file to file; undefined where nothing is left. */
export function layoutOf(tables: readonly Table[]): TemplateLayout | undefined {
  const [first] = tables;
  if (!first) return undefined;
  const headers = distinct(
    first.headerTexts.map(headerText).filter((text) => text !== '' && isLasting(text)),
  );
  if (headers.length === 0) return undefined;
  const used = new Set(first.plan.columns.map(({ header }) => header));
  // Of a header in several rows, the name of a column holds the cell.
  const isUsed = (text: string) =>
    used.has(text) || [...used].some((one) => one.endsWith(` ${text}`) || one.startsWith(`${text} `));
  const taken = headers.slice(0, maxHeaders);
  return { headers: taken, needed: taken.filter(isUsed) };
}

/**
 * Whether a file is of the kind of a template, by its header alone.
 * @param sheets the first rows of each sheet, or of each way to read a text
 * @returns undefined where it is of another kind
 */
export function fitOf(
  { headers, needed }: TemplateLayout,
  sheets: readonly (readonly FileRecord[])[],
): TemplateFit | undefined {
  let best: TemplateFit | undefined;
  for (const rows of sheets) {
    const texts = rows.map((row) => ('cells' in row ? row.cells.map((cell) => keyOf(cellText(cell))) : []));
    for (let at = 0; at < texts.length; at += 1) {
      const known = new Set(texts.slice(at, at + maxHeight).flat());
      const found = headers.filter((header) => known.has(keyOf(header))).length;
      if (found < Math.max(1, headers.length * minShare) || found <= (best?.found ?? 0)) continue;
      best = { found, missing: needed.filter((header) => !known.has(keyOf(header))) };
    }
  }
  return best;
}

/** Whether a header stands anywhere in the first rows of a file. */
export function headersOf(sheets: readonly (readonly FileRecord[])[]): (header: string) => boolean {
  const cells = sheets.flatMap((rows) => rows.flatMap((row) => ('cells' in row ? row.cells : [])));
  const known = new Set(cells.map((cell) => keyOf(cellText(cell))));
  return (header) => known.has(keyOf(header));
}

/** A header as it is compared: case and spaces do not matter. */
const keyOf = (text: string) => headerText(text.normalize('NFKC')).toLowerCase();

const distinct = (texts: readonly string[]) => [
  ...new Map(texts.map((text) => [keyOf(text), text])).values(),
];

/** Dates, months and numbers as headers are other ones in the next file. */
function isLasting(text: string): boolean {
  const isDate = /\d/.test(text) && !('problem' in parseDate(text, 'DD/MM/YYYY'));
  const isMonth = /^\p{L}{3,9}[ .,/-]{0,2}\d{2,4}$/u.test(text) && /(19|20)?\d{2}$/.test(text);
  return !isDate && !isMonth && parseNumber(text, '.') == null;
}
