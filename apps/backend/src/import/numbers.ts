import { maxTextLength } from '../limits.ts';
import type { DecimalMark } from './dialect.ts';
import type { Cell } from './records.ts';

/** What exports write when they mean "no value", in lower case. */
const blanks = new Set(
  ['', '-', '--', '---', '–', '—', 'na', 'n/a', '#n/a', 'nan', 'null', '(null)', 'none', 'nil'].concat([
    ...['n.d.', 'nd', 's/d', '.'],
  ]),
);
/** Whether a text stands for no value. */
export function isBlank(text: string): boolean {
  return blanks.has(text.toLowerCase());
}

/** The numbers that log formats write for "no value". */
const absent = /^-9{3,6}(?:[.,](?:0+|250*|9+))?$/;

/** Spaces of every width, and the apostrophe of Swiss programs: they can only stand between groups of thousands. */
const groupMark = /[ \u00a0\u2007\u2009\u202f'\u2019]/g;
const grouped = /^[+-]?\d{1,3}(?:[ \u00a0\u2007\u2009\u202f'\u2019]\d{3})+(?:[.,]\d*)?$/;

/** What nearly all cells are; numbers without a sign, so that none of them stands for "no value". */
const usual = /^\d+(?:\.\d+)?$/;
const digits = /^\d+$/;

const plain = {
  '.': /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i,
  ',': /^[+-]?(\d+(?:,\d*)?|,\d+)(e[+-]?\d{1,3})?$/i,
};
const groupedByMark = {
  '.': /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/,
  ',': /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/,
};

/** Without surrounding space, its minus the ASCII one. */
function normalized(text: string): string {
  return text.trim().replace(/^[\u2212\u2010-\u2013](?=[\d.,])/, '-');
}

/**
 * Reads a number. A blank cell, and what exports write for one (`NA`, `null`, `-`, `-999.25`), is null and never 0.
 * @returns undefined when the cell is not a number, or not a finite one.
 */
export function parseNumber(cell: Cell, decimal: DecimalMark): number | null | undefined {
  if (typeof cell === 'number') return absent.test(String(cell)) ? null : cell;
  if (cell.length <= maxTextLength.cell && (decimal === '.' ? usual : digits).test(cell)) return Number(cell);
  const text = normalized(cell);
  if (text.length > maxTextLength.cell) return undefined;
  if (isBlank(text) || absent.test(text)) return null;
  const isGrouped = grouped.test(text);
  const ungrouped = isGrouped ? text.replace(groupMark, '') : text;
  if (groupedByMark[decimal].test(ungrouped) && !isGrouped) {
    return finite(ungrouped.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.'));
  }
  return plain[decimal].test(ungrouped) ? finite(ungrouped.replace(',', '.')) : undefined;
}

function finite(text: string): number | undefined {
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** What a number shows about the marks of its file. */
export type MarkEvidence =
  | { readonly mark: DecimalMark; readonly is: 'decimal' | 'grouping' }
  /** One mark before exactly three digits: thousands, or decimals. */
  | { readonly mark: DecimalMark; readonly is: 'either' };

/** @returns undefined when the text has no mark, or is no number however it is read. */
export function markEvidence(cell: Cell): MarkEvidence | undefined {
  if (typeof cell === 'number' || !/[.,]/.test(cell) || cell.length > maxTextLength.cell) return undefined;
  const text = normalized(cell);
  if (absent.test(text)) return undefined;
  const isPoint = parseNumber(text, '.') != null;
  const isComma = parseNumber(text, ',') != null;
  if (isPoint === isComma) {
    if (!isPoint) return undefined;
    return { mark: text.includes('.') ? '.' : ',', is: 'either' };
  }
  const decimal = isPoint ? '.' : ',';
  const other = isPoint ? ',' : '.';
  return text.includes(other) ? { mark: other, is: 'grouping' } : { mark: decimal, is: 'decimal' };
}
