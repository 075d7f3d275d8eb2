import { maxTextLength } from '../limits.ts';
import { dimensionOf, type ColumnPlan, type MappedColumn } from './columns.ts';
import { headerKey } from './headers.ts';
import { parseDate, parseMonth, type DateFormat } from './dates.ts';
import type { DecimalMark } from './dialect.ts';
import { cleanName, lostDigits } from './identity.ts';
import { parseNumber } from './numbers.ts';
import { isSumOfDays } from './sum-words.ts';
import { sixtyFourthsIn } from './sixty-fourths.ts';
import { unitKey } from './units.ts';
import { cellText, type Cell } from './records.ts';

/** How the cells of a file are written. */
export interface CellFormat {
  readonly decimal: DecimalMark;
  readonly dateFormat?: DateFormat | undefined;
}

/** The cells of a row by the names of their columns, in our units. */
export interface TableCells {
  /**
   * Names and texts as they stand; days as `YYYY-MM-DD`, months as `YYYY-MM`, months that a day may say as either, instants as `YYYY-MM-DD` or
   * `YYYY-MM-DDTHH:MM[:SS][offset]`; empty where the cell is.
   */
  readonly texts: Readonly<Partial<Record<string, string>>>;
  /** null where the cell is blank. */
  readonly numbers: Readonly<Partial<Record<string, number | null>>>;
}

/** Why a row is none, and which of its cells it is, where it is a single one: the header and the cell as it stands. */
export interface RowProblem {
  readonly problem: string;
  readonly column?: string | undefined;
  readonly value?: string | undefined;
  /** Whether it sums up others, as reports do below their rows: it is left out, and no fault. */
  readonly isSum?: true;
}

export type CellsResult = { readonly cells: TableCells } | RowProblem;

/** The cell that a problem names, if it names one. */
export const cellOf = ({ column, value }: RowProblem): Omit<RowProblem, 'problem'> =>
  column === undefined ? {} : { column, value };

const maxNumber = 1e12;
/** What a report writes instead of a day beside its sums and means. */
const sumOfDays =
  /^((grand|sub|month(ly)?|week(ly)?)[ -]?)?(totale?s?|totalt|totaal|totaux|sums?|suma|summe|somme|gesamt|gesamtsumme|zwischensumme|average|promedio|moyenne|mittelwert|durchschnitt)\b(?!.*\d{1,2}[/.-]\d)/i;

/** Checks and converts the cells of one row; the first reason why it is none is the answer then. */
export function readCells(row: readonly Cell[], plan: ColumnPlan, format: CellFormat): CellsResult {
  const width = plan.headers.length;
  const isTooLong = row.length > width && row.slice(width).some((cell) => cellText(cell) !== '');
  if (isTooLong || row.length < width) return { problem: `${row.length} columns instead of ${width}` };
  if (isAlone(row, plan)) return { problem: 'nothing is said of the day' };
  const texts: Record<string, string> = { ...plan.constants };
  const numbers: Record<string, number | null> = {};
  for (const column of plan.columns) {
    const { name } = column.definition;
    const cell = row[column.index] ?? '';
    const at = { column: column.header, value: shown(cell) };
    if (isFormula(cell, column)) return { problem: formulaProblem(cell, column), ...at };
    const result = dimensionOf(column.definition)
      ? readNumber(cell, column, format)
      : readText(cell, column, format);
    if (typeof result === 'object' && result) return sumWithoutDay(row, column, plan) ?? { ...result, ...at };
    if (typeof result === 'string') texts[name] = result;
    else numbers[name] = result;
  }
  return { cells: { texts, numbers } };
}

/** Whether a row of a table without dates holds one cell, as titles and remarks do, and nothing of the well that it would name. */
function isAlone(row: readonly Cell[], { constants = {} }: ColumnPlan): boolean {
  return (
    constants['day'] !== undefined &&
    constants['well'] === undefined &&
    row.filter((cell) => cellText(cell) !== '').length === 1
  );
}

/** A row without a day that names a sum where others name their well. */
function sumWithoutDay(
  row: readonly Cell[],
  { definition, index }: MappedColumn,
  { columns }: ColumnPlan,
): RowProblem | undefined {
  if (!['day', 'month'].includes(definition.name) || cellText(row[index]) !== '') return undefined;
  const well = columns.find(({ definition: { name } }) => name === 'well');
  const name = well === undefined ? '' : cellText(row[well.index]);
  return isSumOfDays(name)
    ? { problem: `"${shown(name)}" is a sum or a mean, not a well`, isSum: true }
    : undefined;
}

/** Names and texts have a sentence of their own. */
function isFormula(cell: Cell, { definition: { holds } }: MappedColumn): boolean {
  return typeof cell === 'string' && cell.startsWith('=') && holds !== 'name' && holds !== 'text';
}

function formulaProblem(cell: Cell, { header }: MappedColumn): string {
  return `${header}: "${shown(cell)}" is a formula without a stored value: open the file in a spreadsheet program and save it`;
}

type Problem = Pick<RowProblem, 'problem' | 'isSum'>;

function readNumber(cell: Cell, column: MappedColumn, { decimal }: CellFormat): number | null | Problem {
  const isHours = column.definition.holds === 'duration' && isHourUnit(column.unit);
  const hours = isHours ? parseHours(cell) : undefined;
  if (hours !== undefined) return hours;
  const number = parseNumber(withoutUnit(cell, column), decimal);
  if (number === undefined && column.definition.noValue?.test(cellText(cell))) return NaN;
  if (number === undefined) return { problem: `${column.header}: "${shown(cell)}" is not a number` };
  if (number === null) return null;
  const value = column.convert(number);
  return Math.abs(value) > maxNumber ? { problem: `${column.header}: ${shown(cell)} is too large` } : value;
}

function isHourUnit(unit: string | undefined): boolean {
  return unit === undefined || /^h(ou)?rs?$|^hh?$|^hour|^horas$|^heures$/i.test(unit.trim());
}

/** Hours and minutes as `18:30` or `18:30:00`; undefined for any other cell. */
function parseHours(cell: Cell): number | undefined {
  const [, hours, minutes, seconds = '0'] =
    typeof cell === 'string' ? (/^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/.exec(cell.trim()) ?? []) : [];
  return hours === undefined ? undefined : Number(hours) + Number(minutes) / 60 + Number(seconds) / 3_600;
}

/** The number of a cell without the unit behind it where that repeats the one of its column; elsewhere it makes the cell no number. */
export function withoutUnit(cell: Cell, { unit, definition }: MappedColumn): Cell {
  if (typeof cell === 'number') return cell;
  if (definition.holds === 'opening' && unitKey(unit ?? '').startsWith('64ths')) return sixtyFourthsIn(cell);
  if (unit !== undefined && /[\p{Letter}%°]/u.test(cell)) {
    const behind = numberOf(cell, unit);
    if (behind !== undefined) return behind;
  }
  if (!cell.endsWith('%')) return cell;
  const isPercent =
    unit === undefined
      ? definition.holds === 'share' || definition.holds === 'opening'
      : /^(%|pct|percent)$/i.test(unit);
  return isPercent ? cell.slice(0, -1) : cell;
}

/** A number with its unit is no longer. */
const maxNumberLength = 64;

/** The number before a unit that is that of its column; undefined where a cell says no such one. */
function numberOf(cell: string, unit: string): string | undefined {
  if (cell.length > maxNumberLength) return undefined;
  const at = cell.search(/(?<=\d)\s*[^\d\s.,'][^\s]*(\s.*)?$/);
  return at > 0 && unitKey(cell.slice(at)) === unitKey(unit) ? cell.slice(0, at) : undefined;
}

function readText(cell: Cell, { definition, header }: MappedColumn, format: CellFormat): string | Problem {
  const called = definition.called ?? definition.name;
  const written = cellText(cell);
  const text = definition.holds === 'name' ? readName(written, called, header) : written;
  if (typeof text !== 'string') return text;
  if (text === '') return definition.required ? { problem: `the ${called} is missing` } : '';
  if (definition.holds === 'name') return text;
  if (definition.holds === 'text') {
    const problem = textProblem(called, text, 'text');
    return problem === undefined ? text : { problem };
  }
  if (definition.holds === 'month') return parseMonth(text) ?? { problem: `"${shown(cell)}" is not a month` };
  const month = definition.holds === 'monthOrDay' ? parseMonth(text) : undefined;
  if (month !== undefined) return month;
  const date = rememberedDate(text, format.dateFormat);
  if ('problem' in date && sumOfDays.test(text))
    return { problem: `"${shown(cell)}" is a sum, not a day`, isSum: true };
  if ('problem' in date) return { problem: date.problem.replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd') };
  if (definition.holds === 'day' || definition.holds === 'monthOrDay' || date.time === undefined)
    return date.day;
  return `${date.day}T${date.time}${date.offset ?? ''}`;
}

/**
 * A name as it is stored, or why it is none.
 * @param header of its column, which may say that it holds identifiers
 */
export function readName(text: string, called: string, header: string): string | Problem {
  const problem = textProblem(called, text, 'name');
  if (problem !== undefined) return { problem };
  const name = cleanName(text);
  const lost = lostDigits(name, /uwi|api/.test(headerKey(header)));
  return lost === undefined ? name : { problem: `the ${called} ${lost}` };
}

const dates = new Map<string, ReturnType<typeof parseDate>>();

/** The same days return for every well. */
function rememberedDate(text: string, format: DateFormat | undefined): ReturnType<typeof parseDate> {
  const key = `${format ?? ''}/${text}`;
  let date = dates.get(key);
  if (date) return date;
  if (dates.size > 20_000) dates.clear();
  dates.set(key, (date = parseDate(text, format)));
  return date;
}

/** Why a text may not be stored; names are short, and no spreadsheet may take one for a formula. */
function textProblem(called: string, text: string, holds: 'name' | 'text'): string | undefined {
  const maxLength = holds === 'name' ? maxTextLength.assetName : maxTextLength.importMessage;
  if (text.length > maxLength) return `the ${called} is longer than ${maxLength} characters`;
  if (text.includes('\0')) return `the ${called} contains a NUL character`;
  if (
    /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) ||
    (holds === 'name' && /[\t\n\r]/.test(text))
  )
    return `the ${called} contains a control character`;
  if (text.includes('\ufffd'))
    return `the ${called} is not UTF-8 text; use --encoding windows-1252 where a file comes from an older program`;
  if (holds === 'name' && /^[=@]|^[+-](?=\D)/.test(text))
    return `the ${called} "${shown(text)}" starts like a formula`;
  return undefined;
}

/** A cell as it may stand in a message: short, without characters that move the cursor or hide. */
export function shown(cell: Cell): string {
  const clean = cellText(cell).replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
  return clean.length > maxTextLength.cell ? `${clean.slice(0, maxTextLength.cell)}…` : clean;
}
