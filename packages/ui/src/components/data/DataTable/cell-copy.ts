import { columnValue, columnZone, type DataColumn } from './data-column.ts';
import { takenValue } from './table-csv.ts';

/** The texts of a cell. */
interface CellTexts {
  /** What it shows on the page. */
  readonly shown: string;
  /** What its value alone would show. */
  readonly written: string;
  /** What stands for an absent value. */
  readonly noValue: string;
}

/**
 * What a copied cell is: what its column says, else its number in the unit shown, with a point and without grouping, so that
 * a spreadsheet takes it for one; else the text that is shown, as one line. Empty where there is no value.
 */
export function copiedCell<Row>(
  column: DataColumn<Row>,
  row: Row,
  { shown, written, noValue }: CellTexts,
): string {
  const { copy, kind, digits } = column;
  if (copy) return takenValue(copy(row), digits, columnZone(column));
  const line = shown.replaceAll(/\s+/g, ' ').trim();
  if (line === noValue) return '';
  const value = columnValue(column)(row);
  // A cell may show more than the number that its column is sorted by, or another one; a sign alone is no more.
  const isNumber = kind === 'number' && line.replace(/^\+/, '') === written.replaceAll(/\s+/g, ' ').trim();
  return takenValue(isNumber && typeof value === 'number' ? value : line, digits);
}
