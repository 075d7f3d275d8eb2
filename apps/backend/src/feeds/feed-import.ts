import { basename } from 'node:path';
import { errorCode } from '../database/database-error.ts';
import { ImportError } from '../import/import-error.ts';
import {
  importFiles,
  type ImportContext,
  type ImportObserver,
  type ImportOptions,
  type ImportResult,
} from '../import/import-files.ts';
import { finishRun, nothingRead, withRun } from '../import/run-protocol.ts';
import type { OpenFile } from '../import/read-files.ts';

/**
 * Imports a file that a feed has delivered, without a person who sees its messages: one that cannot be opened leaves a run too, that says why.
 * @param onOpen Gets what the file was seen to be
 * @throws ImportError as {@link importFiles}
 */
export async function importOfFeed(
  path: string,
  options: ImportOptions & { readonly feed: string },
  context: ImportContext,
  observer: ImportObserver,
  onOpen?: (files: readonly OpenFile[]) => void,
): Promise<ImportResult> {
  let isOpen = false;
  const confirm = (files: readonly OpenFile[]) => {
    isOpen = true;
    onOpen?.(files);
    return Promise.resolve();
  };
  try {
    return await importFiles([path], options, { ...context, confirm }, observer);
  } catch (error) {
    if (error instanceof ImportError && !isOpen)
      await withRun(context, [basename(path)], options, (run) =>
        finishRun(run, 'failed', nothingRead, error),
      );
    throw error;
  }
}

/** Whether another import ran for longer than this one waits. */
export const isOtherRunning = (error: unknown): boolean => errorCode(error) === '55P03';
