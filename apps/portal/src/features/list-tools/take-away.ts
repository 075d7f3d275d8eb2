import { IncompleteRowsError, type ApiClient } from '@cnx/api';
import { tableRows, type TableRowsOptions } from '@cnx/ui';
import type { AllRows } from '../../insight/insight-view.ts';
import { csvParts, type RowFile } from './row-file.ts';
import type { AboutSheet } from './xlsx-file.ts';

/** Kinds of files. */
export const fileKinds = ['csv', 'xlsx'] as const;

/** One of {@link fileKinds}. */
export type FileKind = (typeof fileKinds)[number];

/** How far the rows of a file have been fetched. */
export interface FetchProgress {
  readonly fetched: number;
  readonly total: number;
}

/** What a file's rows are taken from. */
export interface RowSource<Row> {
  /** The rows that are here. */
  readonly rows: readonly Row[];
  /** How all of them are fetched where some are not here. */
  readonly all: AllRows<Row> | null;
  /** Which of all rows the list shows, as its part. */
  readonly partOf: (rows: readonly Row[]) => readonly Row[];
  /** The order and filters of the list. */
  readonly shown: TableRowsOptions<Row>;
  readonly loadClient: () => Promise<ApiClient>;
}

/** How often rows are asked for that changed while they came. */
const maxTries = 3;

/**
 * All rows that a list stands for, in its order: those that are here, or all that the server has, fetched line by line.
 * A server ends rows that change meanwhile; they are asked for again.
 * @param onProgress called as rows arrive
 * @throws ApiFailure, or the reason of the abort
 */
export async function rowsOfList<Row>(
  { rows, all, partOf, shown, loadClient }: RowSource<Row>,
  onProgress: (progress: FetchProgress) => void,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  if (!all) return tableRows(rows, shown);
  const client = await loadClient();
  for (let tries = 1; ; tries += 1) {
    try {
      return tableRows(partOf(await fetchAll(client, all, onProgress, signal)), shown);
    } catch (error) {
      if (!(error instanceof IncompleteRowsError) || tries === maxTries) throw error;
    }
  }
}

async function fetchAll<Row>(
  { ROWS }: ApiClient,
  { call: { path, query }, shownOf }: AllRows<Row>,
  onProgress: (progress: FetchProgress) => void,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const listed = await ROWS(path, { params: { query }, signal });
  const total = listed.meta.total ?? 0;
  const fetched: Row[] = [];
  for await (const batch of listed.rows) {
    for (const row of shownOf(batch as readonly never[])) fetched.push(row);
    onProgress({ fetched: fetched.length, total });
  }
  return fetched;
}

/** A file of rows. */
export async function writeFile(
  kind: FileKind,
  file: RowFile,
  { name, about }: { readonly name: string; readonly about: AboutSheet },
): Promise<Blob> {
  if (kind === 'csv') return new Blob(csvParts(file), { type: 'text/csv;charset=utf-8' });
  // Most lists are never taken away as a workbook.
  const { xlsxFile } = await import('./xlsx-file.ts');
  return xlsxFile(file, name, about);
}
