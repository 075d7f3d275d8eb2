import { maxTextLength } from '../limits.ts';
import type { DecimalMark } from './dialect.ts';

/** What exports write when they mean "no value". */
const blanks = new Set(['', '-', 'na', 'n/a', 'nan', 'null', '#n/a']);

const plain = {
  '.': /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i,
  ',': /^[+-]?(\d+(?:,\d*)?|,\d+)(e[+-]?\d{1,3})?$/i,
};
const grouped = {
  '.': /^[+-]?\d{1,3}(?:(,)\d{3}(?:,\d{3})*|([ \u00a0\u202f])\d{3}(?:[ \u00a0\u202f]\d{3})*)(\.\d*)?$/,
  ',': /^[+-]?\d{1,3}(?:(\.)\d{3}(?:\.\d{3})*|([ \u00a0\u202f])\d{3}(?:[ \u00a0\u202f]\d{3})*)(,\d*)?$/,
};

/**
 * Reads a number. A blank cell, and what exports write for one (`NA`, `null`, `-`), is null and never 0.
 * @returns undefined when the text is not a number, or not a finite one.
 */
export function parseNumber(text: string, decimal: DecimalMark): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxTextLength.cell) return undefined;
  if (blanks.has(trimmed.toLowerCase())) return null;
  const isGrouped = grouped[decimal].test(trimmed);
  if (!isGrouped && !plain[decimal].test(trimmed)) return undefined;
  const ungrouped = isGrouped
    ? trimmed.replace(decimal === '.' ? /[, \u00a0\u202f]/g : /[. \u00a0\u202f]/g, '')
    : trimmed;
  const number = Number(ungrouped.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
