import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { errorCode } from '../database/database-error.ts';
import { classifyFailure } from '../database/failure.ts';
import { parseImportArguments, usage, type ImportArguments } from '../import/arguments.ts';
import { confirmMapping } from '../import/confirm.ts';
import { ImportError } from '../import/import-error.ts';
import type { ImportObserver } from '../import/import-files.ts';
import { recordKinds } from '../import/import-records.ts';
import { runImport } from '../import/import-run.ts';
import { parseMapping, type Mapping } from '../import/mapping-file.ts';
import { columnNames } from '../import/quantities.ts';
import { ProgressReport, summary } from '../import/report.ts';
import type { TableReport } from '../import/reported-table.ts';
import { recomputeInsights } from '../recompute/recompute.ts';
import { errorText, ReadableError } from '../readable-error.ts';
import { keepTemplate, withTemplate } from './import-template.ts';
import { refuseMisfit, type FirstRows } from '../import/templates/template-misfit.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm run import`: exit status 0 when rows were stored (or would be, in a dry run), else 1. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const given = parseImportArguments(args);
  if (given.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const config = readConfig(process.env, repository);
  const now = createClock(config.clockStartsAt);
  const report = new ProgressReport(process.stderr, () => performance.now());
  const connection = await connectDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    join: true,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  try {
    const { request, columns, template } = await withTemplate(connection.db, args, given);
    const mapping = await readMapping(request, columns);
    const files: FirstRows = new Map();
    const context = {
      db: connection.batch,
      bulk: connection.bulk,
      now,
      confirm: (tables: readonly TableReport[]) => {
        refuseMisfit(template, files);
        return report.silentlyDo(() =>
          confirmMapping(tables, request.yes || request.dryRun, {
            input: process.stdin,
            output: process.stderr,
          }),
        );
      },
      recompute: async (wellIds: readonly string[], onProgress: (done: number, of: number) => void) => {
        await recomputeInsights(connection, { wellIds, due: true, now: now(), onProgress });
      },
    };
    const result = await runImport({ ...request, mapping }, context, watched(report, files)).catch(
      (error: unknown) => {
        // What the template needs says more than what the rest of the file may be.
        if (error instanceof ImportError) refuseMisfit(template, files);
        throw error;
      },
    );
    if (request.saveTemplate !== undefined && !request.dryRun && result.status === 'done')
      await keepTemplate({ db: connection.db, now }, request.saveTemplate, { ...request, mapping }, result);
    report.close();
    process.stdout.write(`${summary(result, request.dryRun)}\n`);
    return result.status === 'done' ? 0 : 1;
  } finally {
    report.close();
    await connection.close();
  }
}

/** Passes on what happens, and keeps the first rows of each file. */
function watched(report: ImportObserver, files: FirstRows): ImportObserver {
  return {
    onFirstRows: (rows, path) => void files.set(path, [...(files.get(path) ?? []), rows]),
    onChecking: (...checked) => report.onChecking?.(...checked),
    onProgress: (...read) => report.onProgress(...read),
    onStage: (...stage) => report.onStage(...stage),
    onRejected: (note) => report.onRejected(note),
    onSuspect: (note) => report.onSuspect(note),
  };
}

/** The columns of a template and the mapping file, with what the command line says instead of them. */
async function readMapping(
  { mappingFile, mapping: given, kind }: ImportArguments,
  columns: Mapping['columns'],
): Promise<Mapping> {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (!mappingFile) return { columns, ...said };
  const name = basename(mappingFile);
  const text = await readFile(mappingFile, 'utf8').catch((error: unknown) => {
    throw new ImportError(`${name} cannot be read (${errorCode(error) ?? String(error)}).`);
  });
  const names =
    kind === 'production' ? columnNames : recordKinds[kind].columns.map(({ name: column }) => column);
  const written = parseMapping(text, name, names);
  return {
    ...written,
    ...said,
    columns: { ...columns, ...written.columns },
    units: { ...written.units, ...given.units },
  };
}

/** What is printed of an error; failures of the database in words that say what was stored. */
function explain(error: unknown): string {
  if (errorCode(error) === '55P03')
    return 'Another import is running; nothing was stored. Try again when it is done.';
  const failure = error instanceof ReadableError ? undefined : classifyFailure(error);
  if (failure === 'unavailable') return 'The connection to the database was lost; nothing was stored.';
  if (failure === 'full') return 'The database has no space left; nothing was stored.';
  return errorText(error);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
