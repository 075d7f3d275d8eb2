import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { maxTextLength } from '../limits.ts';
import type { Delimiter } from './dialect.ts';
import { ImportError } from './import-error.ts';
import type { FileRecord } from './records.ts';

/** How a text file is written. */
export interface CsvDialect {
  readonly delimiter: Delimiter;
  /** A label of the Encoding Standard, such as `utf-8`. */
  readonly encoding: string;
}

/** A file with more rows that cannot be read than this is written in another way than we think. */
const maxRestarts = 100;
const tooLong = 'the row is longer than 65,536 characters';
const openQuote = 'a quote is opened and not closed';

/** A row that csv-parse read as one, and where it stands. */
interface ReadRow {
  readonly line: number;
  readonly lastLine: number;
  readonly cells: readonly string[];
}

/** Where reading stopped at a row that is none. */
class BadRow extends Error {
  readonly line: number;

  constructor(line: number) {
    super(openQuote);
    this.line = line;
  }
}

/**
 * Reads a text file in batches of rows, whatever its size; the byte order mark and empty lines are skipped. A row that
 * cannot be read (too long, a quote that is not closed) costs only its own line: reading goes on at the next.
 * @param onBytes Gets the number of bytes read so far.
 * @throws ImportError when too many rows cannot be read.
 */
export async function* readRecords(
  path: string,
  dialect: CsvDialect,
  onBytes: (bytes: number) => void,
): AsyncGenerator<FileRecord[]> {
  let nextLine = 1;
  let width = 0;
  for (let restarts = 0; ; restarts += 1) {
    try {
      for await (const rows of rowsFrom(path, dialect, nextLine, onBytes)) {
        const records: ReadRow[] = [];
        let slip: BadRow | undefined;
        for (const row of rows) {
          if (swallowsRows(row, width, dialect.delimiter)) slip = new BadRow(row.line);
          if (slip) break;
          nextLine = row.lastLine + 1;
          if (row.cells.length === 1 && row.cells[0]?.trim() === '') continue;
          width ||= row.cells.length;
          records.push(row);
        }
        yield records;
        if (slip) throw slip;
      }
      return;
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      if (restarts === maxRestarts)
        throw new ImportError(
          `more than ${maxRestarts} rows cannot be read, the last on line ${error.line}: ${openQuote}.`,
        );
      const length = await lineLength(path, dialect.encoding, error.line);
      yield [{ line: error.line, problem: length > maxTextLength.row ? tooLong : openQuote }];
      nextLine = error.line + 1;
    }
  }
}

/** Rows by csv-parse from a line on, in the batches in which the file is read. @throws BadRow where it cannot go on */
async function* rowsFrom(
  path: string,
  { delimiter, encoding }: CsvDialect,
  firstLine: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow[]> {
  let read: string[][] = [];
  const parser = parse({
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxTextLength.row,
    // Rows are taken here and not from the stream, which forgets those before an error.
    on_record: (cells: string[]) => {
      read.push(cells);
      return null;
    },
  });
  parser.on('error', () => undefined).resume();
  // Every line is a record, the empty ones too: so lines are counted here, and right behind quoted line breaks.
  let line = firstLine;
  const numbered = () => {
    const rows = read.map((cells) => {
      const row = { line, lastLine: line + lineBreaks(cells), cells };
      line = row.lastLine + 1;
      return row;
    });
    read = [];
    return rows;
  };
  try {
    for await (const text of textFrom(path, encoding, firstLine, onBytes)) {
      const error = await new Promise((resolve) => void parser.write(text, resolve));
      yield numbered();
      if (error) throw new BadRow(line);
    }
    const error = await new Promise((resolve) => void parser.end(resolve));
    yield numbered();
    if (error) throw new BadRow(line);
  } finally {
    parser.destroy();
  }
}

/** The text of a file from the beginning of a line on. */
async function* textFrom(
  path: string,
  encoding: string,
  firstLine: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer | string> {
  // Bytes of UTF-8 need no decoding: the parser takes them as they are.
  const decoder = encoding === 'utf-8' && firstLine === 1 ? undefined : new TextDecoder(encoding);
  const skip = lineSkipper(firstLine - 1);
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes(bytes);
    const text = decoder ? skip(decoder.decode(chunk, { stream: true })) : chunk;
    if (text.length > 0) yield text;
  }
  const last = decoder && skip(decoder.decode());
  if (last) yield last;
}

/** Leaves out the first lines of a text that comes in chunks. */
function lineSkipper(count: number): (text: string) => string {
  let left = count;
  let heldBack = '';
  return (chunk) => {
    if (left === 0) return chunk;
    // A carriage return at the end may be the first half of a line's end.
    const text = heldBack + chunk;
    heldBack = text.endsWith('\r') ? '\r' : '';
    const lineEnd = /\r\n|\n|\r/g;
    const whole = text.slice(0, text.length - heldBack.length);
    for (; left > 0; left -= 1) if (!lineEnd.exec(whole)) return '';
    return text.slice(lineEnd.lastIndex);
  };
}

/** Characters of a line, counted only as far as a row may be long. */
async function lineLength(path: string, encoding: string, line: number): Promise<number> {
  let length = 0;
  for await (const text of textFrom(path, encoding, line, () => undefined)) {
    const end = String(text).search(/[\r\n]/);
    length += end < 0 ? text.length : end;
    if (end >= 0 || length > maxTextLength.row) break;
  }
  return length;
}

function lineBreaks(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) breaks += cell.split(/\r\n|\n|\r/).length - 1;
  }
  return breaks;
}

/** Whether a line between quotes is a whole row by itself: then the first quote was a slip, not a quotation. */
function swallowsRows({ cells, line, lastLine }: ReadRow, width: number, delimiter: Delimiter): boolean {
  if (line === lastLine || width < 2) return false;
  return cells.some((cell) =>
    cell
      .split(/\r\n|\n|\r/)
      .slice(1, -1)
      .some((text) => text.split(delimiter).length === width),
  );
}
