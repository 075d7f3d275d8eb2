import { parse } from 'csv-parse/sync';
import { delimitersIn, type Delimiter } from './dialect.ts';
import type { FileRecord } from './records.ts';

/** Lines by which it is seen that each is one quoted cell. */
const enough = 2;

/**
 * The separator of a file each line of which is one quoted cell, as a spreadsheet writes a table that was pasted into a single
 * column.
 * @returns undefined of any other file
 */
export function quotedLinesDelimiter(lines: readonly string[]): Delimiter | undefined {
  // The last line of a sample may be cut.
  const whole = lines.slice(0, -1).filter((line) => line.trim() !== '');
  const isQuoted = (line: string) => /^"(?:[^"]|"")*"[,;\t]*$/.test(line.trim());
  if (whole.length < enough || !whole.every(isQuoted)) return undefined;
  return delimitersIn(
    whole[0]!
      .trim()
      .replace(/[,;\t]+$/, '')
      .slice(1, -1)
      .replaceAll('""', '"'),
  )[0];
}

/** The rows of a file each line of which is one quoted cell. */
export function unquotedRows(records: readonly FileRecord[], delimiter: Delimiter): FileRecord[] {
  return records.map((record) => {
    if ('problem' in record) return record;
    const [text = '', ...others] = record.cells;
    if (others.some((cell) => cell !== '')) return record;
    return { ...record, cells: cellsOf(String(text), delimiter) };
  });
}

function cellsOf(text: string, delimiter: Delimiter): string[] {
  if (!text.includes('"')) return text.split(delimiter);
  const [cells = []] = parse(text, { delimiter, relax_quotes: true, relax_column_count: true });
  return cells;
}
