import { ReadableError } from '../readable-error.ts';
import type { TableReport } from './reported-table.ts';

/** An import that cannot go on; the message is one line that names the file and the place. Nothing was stored. */
export class ImportError extends ReadableError {
  override name = 'ImportError';
  /** The tables whose columns were seen all the same; empty where none was. */
  readonly tables: readonly TableReport[];

  constructor(message: string, tables: readonly TableReport[] = []) {
    super(message);
    this.tables = tables;
  }
}
