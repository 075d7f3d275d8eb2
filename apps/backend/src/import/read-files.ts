import { basename } from 'node:path';
import { planColumns, type ColumnPlan } from './columns.ts';
import { inspectFile, type CsvDialect } from './csv-file.ts';
import { readRecords, type CsvRecord } from './csv-records.ts';
import { DaysSeen } from './days-seen.ts';
import type { Delimiter } from './dialect.ts';
import { ImportError } from './import-error.ts';
import type { Mapping } from './mapping-file.ts';
import { readRow, type ImportRow } from './row.ts';

export interface ReadOptions {
  readonly mapping: Mapping;
  readonly delimiter?: Delimiter | undefined;
  /** Field of rows that name none. */
  readonly field?: string | undefined;
  /** Last day that a row may have, `YYYY-MM-DD`. */
  readonly lastDay: string;
}

/** A row that was not taken, or that was taken with doubts. */
export interface RowNote {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Gets what happens while files are read. */
export interface ReadObserver {
  /** Bytes read so far of all bytes, and rows so far. */
  onProgress(bytes: number, ofBytes: number, rows: number): void;
  onRejected(note: RowNote): void;
  onSuspect(note: RowNote): void;
}

/** A well as the files name it. */
export interface NamedWell {
  readonly field: string;
  readonly name: string;
  /** The first identifier that a row gave for it. */
  readonly uwi: string | null;
}

interface OpenFile extends CsvDialect {
  readonly path: string;
  readonly name: string;
  readonly plan: ColumnPlan;
}

/** Reads the rows of several files as one series: a well has one row for a day, whichever file it stands in. */
export class FileReader {
  /** Wells by their number, in the order in which they were met. */
  readonly wells: NamedWell[] = [];
  rowsRead = 0;
  rowsRejected = 0;
  rowsSuspect = 0;
  /** Rows with a volume and no hours. */
  rowsWithoutHours = 0;
  readonly #options: ReadOptions;
  readonly #observer: ReadObserver;
  readonly #numbers = new Map<string, number>();
  readonly #seen = new DaysSeen();
  /** Where each file's lines begin in the count over all files. */
  readonly #firstPlaces: { readonly place: number; readonly name: string }[] = [];
  #linesBefore = 0;

  constructor(options: ReadOptions, observer: ReadObserver) {
    this.#options = options;
    this.#observer = observer;
  }

  /**
   * Checks all files before the first row is read, so that a wrong one costs nothing.
   * @throws ImportError
   */
  async open(paths: readonly string[]): Promise<readonly OpenFile[]> {
    return Promise.all(paths.map((path) => this.#openFile(path)));
  }

  async #openFile(path: string): Promise<OpenFile> {
    const { mapping, delimiter, field } = this.#options;
    const name = basename(path);
    const dialect = await inspectFile(path, {
      delimiter: delimiter ?? mapping.delimiter,
      decimal: mapping.decimal,
    });
    for await (const [header] of readRecords(path, dialect.delimiter, () => undefined)) {
      if (!header) continue;
      if ('problem' in header) throw new ImportError(`${name}:${header.line}: ${header.problem}.`);
      const result = planColumns(header.cells, mapping, field === undefined);
      if ('plan' in result) return { ...dialect, path, name, plan: result.plan };
      throw new ImportError(
        `${name}:${header.line}: ${result.problem}. The columns are: ${header.cells.join(', ').slice(0, 500)}. Name them in a file for --map.`,
      );
    }
    throw new ImportError(`${name} is empty.`);
  }

  /** Every valid row with the number of its well; what is not valid goes to the observer. */
  async *rows(
    files: readonly OpenFile[],
  ): AsyncGenerator<{ readonly well: number; readonly row: ImportRow }> {
    const allBytes = files.reduce((sum, file) => sum + file.size, 0);
    let bytesBefore = 0;
    for (const file of files) {
      this.#firstPlaces.push({ place: this.#linesBefore, name: file.name });
      const rowsBefore = this.rowsRead;
      let bytes = 0;
      let lastLine = 0;
      let isHeader = true;
      for await (const records of readRecords(file.path, file.delimiter, (read) => (bytes = read))) {
        for (const record of records) {
          const taken = isHeader ? undefined : this.#take(record, file);
          isHeader = false;
          lastLine = record.line;
          if (taken) yield taken;
        }
        this.#observer.onProgress(bytesBefore + bytes, allBytes, this.rowsRead);
      }
      if (this.rowsRead === rowsBefore) throw new ImportError(`${file.name} has a header and no rows.`);
      bytesBefore += file.size;
      this.#linesBefore += lastLine;
    }
  }

  #take(record: CsvRecord, file: OpenFile): { well: number; row: ImportRow } | undefined {
    this.rowsRead += 1;
    const { dateFormat } = this.#options.mapping;
    const reject = (reason: string) => {
      this.rowsRejected += 1;
      this.#observer.onRejected({ file: file.name, line: record.line, reason });
      return undefined;
    };
    const place = this.#linesBefore + record.line;
    if ('problem' in record) return reject(record.problem);
    const result = readRow(record.cells, {
      plan: file.plan,
      decimal: file.decimal,
      lastDay: this.#options.lastDay,
      ...(dateFormat && { dateFormat }),
      ...(this.#options.field !== undefined && { fieldFallback: this.#options.field }),
    });
    if ('problem' in result) return reject(result.problem + spanned(record));
    const well = this.#number(result.row);
    const earlier = this.#seen.mark(well, result.row.day, place);
    if (earlier !== undefined) {
      return reject(
        `${result.row.well} has a row for ${result.row.day} already, ${this.#placeName(earlier, file)}`,
      );
    }
    if (result.row.doubts.length > 0) {
      this.rowsSuspect += 1;
      this.#observer.onSuspect({ file: file.name, line: record.line, reason: result.row.doubts.join(', ') });
    }
    if (lacksHours(result.row)) this.rowsWithoutHours += 1;
    return { well, row: result.row };
  }

  /** Names are compared without regard to case: exports of one company differ in it. */
  #number({ field, well, uwi }: ImportRow): number {
    const key = `${field}\0${well}`.toLowerCase();
    const known = this.#numbers.get(key);
    if (known !== undefined) {
      const named = this.wells[known];
      if (named && !named.uwi && uwi) this.wells[known] = { ...named, uwi };
      return known;
    }
    const number = this.wells.push({ field, name: well, uwi }) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  #placeName(place: number, current: OpenFile): string {
    const file = this.#firstPlaces.findLast((candidate) => candidate.place < place);
    const line = place - (file?.place ?? 0);
    return file && file.name !== current.name ? `on line ${line} of ${file.name}` : `on line ${line}`;
  }
}

function lacksHours({ values: { hours, oil, gas, water, waterInjected } }: ImportRow): boolean {
  return hours == null && [oil, gas, water, waterInjected].some((volume) => (volume ?? 0) > 0);
}

function spanned(record: { readonly line: number; readonly lastLine: number }): string {
  return record.lastLine > record.line
    ? ` (the row spans lines ${record.line} to ${record.lastLine}; is a quote left open?)`
    : '';
}
