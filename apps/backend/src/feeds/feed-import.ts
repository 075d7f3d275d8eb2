import { basename } from 'node:path';
import { errorCode } from '../database/database-error.ts';
import { withFurtherQuestions, type AskedReading } from '../import/further-questions.ts';
import { ImportError } from '../import/import-error.ts';
import {
  importFiles,
  type ImportContext,
  type ImportObserver,
  type ImportOptions,
  type ImportResult,
} from '../import/import-files.ts';
import { importRecords, type RecordImportOptions } from '../import/import-records.ts';
import { finishRun, nothingRead, withRun } from '../import/run-protocol.ts';
import type { Table } from '../import/table.ts';

/** How a file of a feed is read: daily rows, or records of the kind that it names. */
export type FeedOptions = { readonly feed: string } & (
  (ImportOptions & { readonly kind?: 'production' }) | RecordImportOptions
);

/**
 * Imports a file that a feed has delivered, without a person who sees its messages: one that cannot be opened leaves a run too, that says why,
 * with all that would be asked about it.
 * @param kindStands whether who delivers cannot say another kind of rows
 * @param onOpen Gets what the file was seen to be; what it throws ends the import
 * @throws ImportError as {@link importFiles}
 */
export async function importOfFeed(
  path: string,
  options: FeedOptions,
  context: ImportContext,
  observer: ImportObserver,
  kindStands: boolean,
  onOpen?: (files: readonly Table[]) => void,
): Promise<ImportResult> {
  let isOpen = false;
  const confirm = (files: readonly Table[]) => {
    onOpen?.(files);
    isOpen = true;
    return Promise.resolve();
  };
  try {
    return isOfRecords(options)
      ? await importRecords([path], options, { ...context, confirm }, observer)
      : await importFiles([path], options, { ...context, confirm }, observer);
  } catch (error) {
    if (!(error instanceof ImportError) || isOpen) throw error;
    const asked = await withFurtherQuestions(error, readingOf(path, options), context.now(), { kindStands });
    await withRun(context, [basename(path)], options, (run) => finishRun(run, 'failed', nothingRead, asked));
    throw asked;
  }
}

function readingOf(path: string, options: FeedOptions): AskedReading {
  const { mapping, field } = options;
  const records = isOfRecords(options) ? options : undefined;
  return {
    ...{ files: [path], kind: records?.kind ?? 'production', mapping, field },
    rates: options.rates,
    addUp: records?.addUp ?? false,
  };
}

function isOfRecords(options: FeedOptions): options is FeedOptions & RecordImportOptions {
  return 'kind' in options && options.kind !== undefined && options.kind !== 'production';
}

/** Whether another import ran for longer than this one waits. */
export const isOtherRunning = (error: unknown): boolean => errorCode(error) === '55P03';
