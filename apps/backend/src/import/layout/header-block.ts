import { headerText } from '../headers.ts';
import { parseDate } from '../dates.ts';
import { parseNumber } from '../numbers.ts';
import { cellText, type Cell, type FileRecord, type RecordSource } from '../records.ts';
import { isVolumeUnit } from '../units.ts';
import { blockMark } from './wide.ts';

/** Rows of a file that may be its header together. */
type Row = Exclude<FileRecord, { readonly problem: string }>;

/** Rows that a header may have. */
export const headerHeights = [1, 2, 3] as const;

/**
 * The header that stands in several rows: groups above, the columns' own names in the last one.
 * @returns undefined where one of the rows is none of a header
 */
export function stackedHeader(rows: readonly Row[], source: RecordSource): string[] | undefined {
  if (!rows.every((row) => isWords(row))) return undefined;
  const last = rows.at(-1)!;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const groups = rows.slice(0, -1).map((row) => filledForward(row, source, width));
  const own = Array.from({ length: width }, (_, index) => headerText(cellText(last.cells[index])));
  return own.map((name, index) => {
    const above = groups.map((group) => group[index] ?? '').filter((text) => text !== '' && text !== name);
    if (isVolumeUnit(name) && above.length > 0) return `${above.join(' ')} (${name})`;
    const isAlone = name !== '' && own.filter((other) => other === name).length === 1;
    return isAlone && rows.length === 2 ? name : [...above, name].filter((text) => text !== '').join(' ');
  });
}

/** Headers of blocks: the names above, the quantities below, which repeat. */
export function blockHeader([names, own]: readonly Row[], source: RecordSource): string[] | undefined {
  if (!names || !own || !isWords(names) || !isWords(own)) return undefined;
  const width = Math.max(names.cells.length, own.cells.length);
  const groups = filledForward(names, source, width);
  return Array.from({ length: width }, (_, index) => {
    const name = headerText(cellText(own.cells[index]));
    const group = groups[index] ?? '';
    return group === '' || name === '' ? name || group : `${group}${blockMark}${name}`;
  });
}

/** Cells of a row of groups, each for all columns that it stands above. */
function filledForward({ line, cells }: Row, { merges }: RecordSource, width: number): string[] {
  const merged = (merges ?? []).filter((one) => one.line <= line && one.lastLine >= line);
  let group = '';
  return Array.from({ length: width }, (_, index) => {
    const text = headerText(cellText(cells[index]));
    const within = merged.find((one) => one.from <= index && one.to >= index);
    if (text !== '') group = text;
    else if (merged.length > 0 && !within) group = '';
    return group;
  });
}

/** Whether a row holds words and neither numbers nor dates. @param least cells that are filled */
export function isWords({ cells }: Pick<Row, 'cells'>, least = 1): boolean {
  const filled = cells.map(cellText).filter((text) => text !== '');
  const numbers = filled.filter(
    (text) => parseNumber(text, '.') != null || !('problem' in parseDate(text, 'DD/MM/YYYY')),
  );
  return filled.length >= least && numbers.length === 0;
}

/** A row of figures is no header, whatever one of its cells says. */
export function isOfData(headers: readonly string[]): boolean {
  const filled = headers.filter((text) => text !== '');
  const figures = filled.filter((text) =>
    /\d[.,]\d/.test(text) && (parseNumber(text, '.') != null || parseNumber(text, ',') != null)
      ? true
      : /\d{4}/.test(text) && !('problem' in parseDate(text, 'DD/MM/YYYY')),
  );
  return figures.length > 0 && figures.length * 3 > filled.length;
}

/** The only column without a header, where all that it holds are dates. */
export function unnamedDates(
  headers: readonly string[],
  sample: readonly (readonly Cell[])[],
): number | undefined {
  const found = headers.flatMap((header, index) => {
    if (header !== '') return [];
    const filled = sample.map((cells) => cellText(cells[index])).filter((text) => text !== '');
    const areDates = filled.every((text) => /^\d{4}-\d{2}-\d{2}/.test(text));
    return filled.length > 1 && areDates ? [index] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
