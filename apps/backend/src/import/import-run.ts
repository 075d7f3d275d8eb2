import { withFurtherQuestions } from './further-questions.ts';
import { ImportError } from './import-error.ts';
import { importFiles, type ImportContext, type ImportObserver, type ImportResult } from './import-files.ts';
import { importRecords } from './import-records.ts';
import type { ImportRequest } from './import-request.ts';
import { maxRejectedRows, rejectedFile, type RejectedFile } from './rejected-file.ts';
import type { RowNote } from './shared-fault.ts';
import type { TableReport } from './reported-table.ts';
import { tableReport } from './table-report.ts';
import type { Table } from './table.ts';
import type { TemplateLayout } from '../database/tables/system.ts';
import { layoutOf } from './templates/template-fit.ts';

/** What an import did, or what it would do: the same of a command, of a page, and of the dry run of both. */
export interface ImportReport extends ImportResult {
  readonly tables: readonly TableReport[];
  /** The first rows that were not taken, and those that were taken with doubts; `result` counts all. */
  readonly rejected: readonly RowNote[];
  readonly suspect: readonly RowNote[];
  readonly rejectedFiles: readonly RejectedFile[];
  /** The header of the first table, by which a template knows the next file of its kind. */
  readonly layout: TemplateLayout | undefined;
}

/** What one import needs of the outside. */
export interface RunContext extends Omit<ImportContext, 'confirm'> {
  /** As for an import, with what a person is shown. */
  readonly confirm?: (tables: readonly TableReport[]) => Promise<void>;
}

/** Notes of each kind that a report holds. */
const maxNotes = 500;

/**
 * Reads files and stores their rows, or with `dryRun` does all of it and takes it back. Every way to import goes through here, so
 * that the same file gives the same report by all of them.
 * @throws ImportError when nothing can be read from a file; nothing was stored then.
 */
export async function runImport(
  request: ImportRequest,
  context: RunContext,
  observer: ImportObserver,
): Promise<ImportReport> {
  const { files, kind } = request;
  let tables: readonly Table[] = [];
  const rejected: RowNote[] = [];
  const suspect: RowNote[] = [];
  const noting: ImportObserver = {
    onFirstRows: (rows, path) => observer.onFirstRows?.(rows, path),
    onChecking: (file, bytes, ofBytes, rows) => observer.onChecking?.(file, bytes, ofBytes, rows),
    onProgress: (bytes, ofBytes, rows) => observer.onProgress(bytes, ofBytes, rows),
    onStage: (stage, done, of) => observer.onStage(stage, done, of),
    onRejected(note) {
      if (rejected.length < maxRejectedRows) rejected.push(note);
      observer.onRejected(note);
    },
    onSuspect(note) {
      if (suspect.length < maxNotes) suspect.push(note);
      observer.onSuspect(note);
    },
  };
  const confirming = {
    ...context,
    confirm: async (read: readonly Table[]) => {
      tables = read;
      await context.confirm?.(read.map(tableReport));
    },
  };
  let result: ImportResult;
  try {
    result =
      kind === 'production'
        ? await importFiles(files, request, confirming, noting)
        : await importRecords(files, { ...request, kind }, confirming, noting);
  } catch (error) {
    if (!(error instanceof ImportError) || tables.length > 0) throw error;
    throw await withFurtherQuestions(error, request, context.now());
  }
  const rejectedFiles: RejectedFile[] = [];
  for (const table of tables) {
    const file = await rejectedFile(table, rejected);
    if (file) rejectedFiles.push(file);
  }
  return {
    ...result,
    tables: tables.map(tableReport),
    rejected: rejected.slice(0, maxNotes),
    suspect,
    rejectedFiles,
    layout: layoutOf(tables),
  };
}
