import { createReadStream } from 'node:fs';
import { maxTextLength } from '../limits.ts';
import type { Delimiter } from './dialect.ts';

/** One row of a file, or a stretch of text that is none. The header is a row too. */
export type CsvRecord =
  | {
      readonly line: number;
      readonly cells: readonly string[];
      /** Differs from `line` when a quoted cell has line breaks. */
      readonly lastLine: number;
    }
  | { readonly line: number; readonly problem: string };

/** A quoted remark may have line breaks, but not more than this: else one open quote would swallow the file. */
const maxQuoteLines = 20;

interface Line {
  readonly number: number;
  readonly text: string;
  readonly isTooLong: boolean;
}

/**
 * Reads a CSV file in batches of rows, whatever its size; the byte order mark and empty lines are skipped. A row that
 * cannot be read costs only itself: reading goes on at the next line.
 * @param onBytes Gets the number of bytes read so far.
 */
export async function* readRecords(
  path: string,
  delimiter: Delimiter,
  onBytes: (bytes: number) => void,
): AsyncGenerator<CsvRecord[]> {
  const assembler = new RecordAssembler(delimiter);
  for await (const lines of readLines(path, onBytes)) yield assembler.add(lines);
  yield assembler.finish();
}

async function* readLines(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder('utf-8');
  let bytes = 0;
  let rest = '';
  let number = 0;
  let isTooLong = false;
  const take = (text: string, isEnd: boolean): Line[] => {
    rest += text;
    // A carriage return at the end may be the first half of a line's end.
    const heldBack = !isEnd && rest.endsWith('\r') ? 1 : 0;
    const parts = rest.slice(0, rest.length - heldBack).split(/\r\n|\n|\r/);
    const open = parts.pop() ?? '';
    const lines = parts.map((part) => {
      const line = {
        number: (number += 1),
        text: part,
        isTooLong: isTooLong || part.length > maxTextLength.row,
      };
      isTooLong = false;
      return line;
    });
    isTooLong ||= open.length > maxTextLength.row;
    rest = (isTooLong ? '' : open) + (heldBack ? '\r' : '');
    if (isEnd && (open || isTooLong)) lines.push({ number: number + 1, text: open, isTooLong });
    return lines;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes(bytes);
    yield take(decoder.decode(chunk, { stream: true }), false);
  }
  yield take(decoder.decode(), true);
}

/** Puts rows together from lines; only a row with quotes can have more than one. */
class RecordAssembler {
  readonly #delimiter: Delimiter;
  /** Lines since a quote was opened. */
  #open: Line[] = [];
  /** Columns of the first row. */
  #width = 0;

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  add(lines: readonly Line[]): CsvRecord[] {
    const records: CsvRecord[] = [];
    for (const line of lines) this.#addLine(line, records);
    return records;
  }

  finish(): CsvRecord[] {
    const records: CsvRecord[] = [];
    while (this.#open.length > 0) this.#giveUp(records);
    return records;
  }

  #addLine(line: Line, records: CsvRecord[]): void {
    if (this.#open.length > 0) {
      this.#continue(line, records);
    } else if (line.isTooLong) {
      records.push({ line: line.number, problem: 'the row is longer than 65,536 characters' });
    } else if (line.text.trim() !== '') {
      const cells = splitRow(line.text, this.#delimiter);
      if (cells) this.#push({ line: line.number, cells, lastLine: line.number }, records);
      else this.#open = [line];
    }
  }

  #continue(line: Line, records: CsvRecord[]): void {
    this.#open.push(line);
    const cells = line.isTooLong
      ? undefined
      : splitRow(this.#open.map(({ text }) => text).join('\n'), this.#delimiter);
    const isHopeless = line.isTooLong || this.#open.length > maxQuoteLines;
    if (cells && !this.#swallowsRows()) {
      const firstLine = this.#open[0]?.number ?? line.number;
      this.#open = [];
      this.#push({ line: firstLine, cells, lastLine: line.number }, records);
    } else if (cells || isHopeless) {
      this.#giveUp(records);
    }
  }

  /** Whether a line between the quotes is a whole row by itself: then the first quote was a slip, not a quotation. */
  #swallowsRows(): boolean {
    const between = this.#open.slice(1, -1);
    return between.some(({ text }) => splitRow(text, this.#delimiter)?.length === this.#width);
  }

  #push(record: CsvRecord & { readonly cells: readonly string[] }, records: CsvRecord[]): void {
    this.#width ||= record.cells.length;
    records.push(record);
  }

  /** The quote is never closed: its line is bad, and the lines behind it are rows of their own. */
  #giveUp(records: CsvRecord[]): void {
    const [first, ...others] = this.#open;
    this.#open = [];
    if (first) records.push({ line: first.number, problem: 'a quote is opened and not closed' });
    for (const line of others) this.#addLine(line, records);
  }
}

/**
 * Splits a row into cells after RFC 4180. Quotes inside an unquoted cell are ordinary characters.
 * @returns undefined when a quoted cell has no end.
 */
export function splitRow(text: string, delimiter: Delimiter): string[] | undefined {
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const quoted = /"((?:[^"]|"")*)"(?!")/y;
      quoted.lastIndex = at;
      const match = quoted.exec(text);
      if (!match) return undefined;
      cell = (match[1] ?? '').replaceAll('""', '"');
      at = quoted.lastIndex;
    }
    const end = text.indexOf(delimiter, at);
    cells.push(cell + text.slice(at, end < 0 ? undefined : end));
    if (end < 0) return cells;
    at = end + 1;
  }
}
