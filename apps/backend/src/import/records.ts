import { ImportError } from './import-error.ts';

/** A cell of a file: text as it stands, or a number that the file holds as one (a cell of a workbook). */
export type Cell = string | number;

/** A row of a file, or a stretch of it that is none. The header is a row too. */
export type FileRecord =
  | {
      /** Line of a text file, row of a sheet; from 1. */
      readonly line: number;
      readonly cells: readonly Cell[];
      /** Differs from `line` when a quoted cell has line breaks. */
      readonly lastLine: number;
    }
  | { readonly line: number; readonly problem: string };

/** Cells of a sheet that are one; their text stands in the first. */
export interface MergedCells {
  readonly line: number;
  readonly lastLine: number;
  readonly from: number;
  readonly to: number;
}

/** What the rows of a file are read from, as often as one likes. */
export interface RecordSource {
  /** The file's name as messages say it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Where `.` between digits can only be a decimal mark: numbers of a comma-separated file. */
  readonly isPointDecimal: boolean;
  /** What a person should know of how the file is read; ends of sentences. */
  readonly says?: readonly string[];
  /** Sheet of a workbook. */
  readonly sheet?: string | undefined;
  /** Merged cells of a sheet: lines from 1, columns from 0. */
  readonly merges?: readonly MergedCells[];
  /**
   * Reads all rows in batches; empty ones are left out.
   * @param onBytes Gets the number of bytes read so far.
   */
  records(
    onBytes: (bytes: number) => void,
  ): AsyncIterable<readonly FileRecord[]> | Iterable<readonly FileRecord[]>;
}

/** A cell as text. */
export function cellText(cell: Cell | undefined): string {
  return cell === undefined ? '' : String(cell).trim();
}

/** Refuses a file, or a sheet of it, at one of its lines. */
export function refuse(source: Pick<RecordSource, 'name' | 'sheet'>, line: number, problem: string): never {
  throw new ImportError(`${placeOf(source)}:${line}: ${problem}`);
}

/** A file with its sheet, where it has some, as messages name it. */
export function placeOf({ name, sheet }: Pick<RecordSource, 'name' | 'sheet'>): string {
  const named = ` (sheet "${sheet}")`;
  return sheet === undefined || name.endsWith(named) ? name : `${name}${named}`;
}

/** The records of a source until there are as many as wanted, or a few more. */
export async function firstRecords(source: RecordSource, count: number): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for await (const batch of source.records(() => undefined)) {
    records.push(...batch);
    if (records.length >= count) break;
  }
  return records;
}
