import type { FlowKind, Quality } from '../vocabulary.ts';
import { maxTextLength } from '../limits.ts';
import type { ColumnPlan } from './columns.ts';
import { parseDate, type DateFormat } from './dates.ts';
import type { DecimalMark } from './dialect.ts';
import { parseNumber } from './numbers.ts';
import type { QuantityName } from './quantities.ts';

/** A valid row of a file, in our units. */
export interface ImportRow {
  readonly field: string;
  readonly well: string;
  readonly uwi: string | null;
  readonly day: string;
  readonly values: Readonly<Partial<Record<QuantityName, number | null>>>;
  readonly flowKind: FlowKind;
  readonly quality: Quality;
  /** Why `quality` is `suspect`; empty otherwise. */
  readonly doubts: readonly string[];
}

/** A row, or the first reason why it is none. */
export type RowResult = { readonly row: ImportRow } | { readonly problem: string };

/** How to read the cells of a file. */
export interface RowFormat {
  readonly plan: ColumnPlan;
  readonly decimal: DecimalMark;
  readonly dateFormat?: DateFormat;
  /** Field of rows that name none. */
  readonly fieldFallback?: string;
  /** Last day that a row may have, `YYYY-MM-DD`. */
  readonly lastDay: string;
}

const maxNumber = 1e12;

/** Checks and converts the cells of one row. */
export function readRow(cells: readonly string[], format: RowFormat): RowResult {
  const { plan, lastDay } = format;
  const width = plan.headers.length;
  if (cells.length < width) return { problem: `${cells.length} columns instead of ${width}` };
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    return { problem: `${cells.length} columns instead of ${width}` };
  }
  const text = (name: keyof ColumnPlan['identities']) => {
    const index = plan.identities[name];
    return index === undefined ? '' : (cells[index] ?? '').trim();
  };
  const well = text('well');
  const field = text('field') || (format.fieldFallback ?? '');
  const uwi = text('uwi');
  const problem =
    nameProblem('well', well) ??
    nameProblem('field', field) ??
    (uwi ? nameProblem('well identifier', uwi) : undefined);
  if (problem) return { problem };

  const date = parseDate(text('day'), format.dateFormat);
  if ('problem' in date) return date;
  if (date.day > lastDay) return { problem: `${date.day} lies in the future` };

  const kind = readFlowKind(text('flowKind'));
  if (kind === undefined)
    return { problem: `"${shown(text('flowKind'))}" is neither production nor injection` };
  const numbers = readNumbers(cells, format);
  if ('problem' in numbers) return numbers;

  const { values } = numbers;
  const flowKind =
    kind ??
    (values.oil == null && values.gas == null && (values.waterInjected ?? 0) > 0
      ? 'injection'
      : 'production');
  const doubts = contradictions(values, flowKind);
  const quality = doubts.length > 0 ? 'suspect' : 'measured';
  return { row: { field, well, uwi: uwi || null, day: date.day, values, flowKind, quality, doubts } };
}

function readNumbers(
  cells: readonly string[],
  { plan, decimal }: RowFormat,
): { values: ImportRow['values'] } | { problem: string } {
  const values: Partial<Record<QuantityName, number | null>> = {};
  for (const { quantity, index, convert } of plan.quantities) {
    const cell = cells[index] ?? '';
    const number = parseNumber(cell, decimal);
    const header = plan.headers[index];
    if (number === undefined) return { problem: `${header}: "${shown(cell)}" is not a number` };
    const value = number === null ? null : convert(number);
    if (value !== null && Math.abs(value) > maxNumber)
      return { problem: `${header}: ${shown(cell)} is too large` };
    if (quantity.name === 'hours' && value !== null && (value < 0 || value > 25)) {
      return { problem: `${header}: ${shown(cell)} hours are not between 0 and 25` };
    }
    values[quantity.name as QuantityName] = value;
  }
  return { values };
}

function nameProblem(what: string, name: string): string | undefined {
  if (name === '') return `the ${what} is missing`;
  if (name.length > maxTextLength.assetName)
    return `the ${what} is longer than ${maxTextLength.assetName} characters`;
  if (name.includes('\0')) return `the ${what} contains a NUL character`;
  if (/[\u0001-\u001f\u007f]/.test(name)) return `the ${what} contains a control character`;
  if (name.includes('\ufffd')) return `the ${what} is not UTF-8 text`;
  return undefined;
}

/** @returns null when the row does not say, undefined when it says something unknown. */
function readFlowKind(text: string): FlowKind | null | undefined {
  const words: Record<string, FlowKind> = {
    production: 'production',
    producer: 'production',
    op: 'production',
    injection: 'injection',
    injector: 'injection',
    wi: 'injection',
  };
  return text === '' ? null : words[text.toLowerCase()];
}

/** A cell as it may stand in a message: short, without characters that move the cursor or hide. */
function shown(cell: string): string {
  const clean = cell.trim().replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
  return clean.length > maxTextLength.cell ? `${clean.slice(0, maxTextLength.cell)}…` : clean;
}

/**
 * What in a row contradicts itself. Such rows are stored as given, with quality `suspect`: a person has to decide
 * which of the two values is wrong. A day with gas and no oil is a gas well's, not a contradiction.
 */
function contradictions(values: ImportRow['values'], flowKind: FlowKind): string[] {
  const { hours, oil, gas, water, waterInjected, choke } = values;
  const doubts: string[] = [];
  const positive = (value: number | null | undefined) => (value ?? 0) > 0;
  if (flowKind === 'production') {
    if (hours === 0 && [oil, gas, water].some(positive)) doubts.push('production in 0 hours');
    if (positive(hours) && oil === 0 && !positive(gas)) doubts.push('hours without oil');
  } else {
    if (hours === 0 && positive(waterInjected)) doubts.push('injection in 0 hours');
    if (positive(hours) && waterInjected === 0) doubts.push('hours without injection');
  }
  if ((choke ?? 0) > 100) doubts.push('a choke above 100 %');
  if ((choke ?? 0) < 0) doubts.push('a choke below 0 %');
  if ([oil, gas, water, waterInjected].some((volume) => (volume ?? 0) < 0)) doubts.push('a negative volume');
  return doubts;
}
