import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { DatabaseError, errorCode } from '../database/database-error.ts';
import { classifyFailure } from '../database/failure.ts';
import { ConfigError } from '../environment.ts';
import { parseImportArguments, usage, type ImportArguments } from '../import/arguments.ts';
import { ImportError } from '../import/import-error.ts';
import { importFiles } from '../import/import-files.ts';
import { parseMapping, type Mapping } from '../import/mapping-file.ts';
import { ProgressReport, summary } from '../import/report.ts';
import { recomputeInsights } from '../recompute/recompute.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm run import`: exit status 0 when rows were stored (or would be, in a dry run), else 1. */
async function main(): Promise<number> {
  const request = parseImportArguments(process.argv.slice(2));
  if (request.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const config = readConfig(process.env, repository);
  const now = createClock(config.clockStartsAt);
  const mapping = await readMapping(request);
  const report = new ProgressReport(process.stderr, () => performance.now());
  const connection = await connectDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    join: true,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  try {
    const result = await importFiles(
      request.files,
      { ...request, mapping },
      {
        db: connection.batch,
        bulk: connection.bulk,
        now,
        recompute: async (wellIds, onProgress) => {
          await recomputeInsights(connection, { wellIds, now: now(), onProgress });
        },
      },
      report,
    );
    report.close();
    process.stdout.write(`${summary(result, request.dryRun)}\n`);
    return result.status === 'done' ? 0 : 1;
  } finally {
    report.close();
    await connection.close();
  }
}

async function readMapping({ mappingFile }: ImportArguments): Promise<Mapping> {
  if (!mappingFile) return { columns: {} };
  const name = basename(mappingFile);
  const text = await readFile(mappingFile, 'utf8').catch((error: unknown) => {
    throw new ImportError(`${name} cannot be read (${errorCode(error) ?? String(error)}).`);
  });
  return parseMapping(text, name);
}

/** What a person can act on, in one line; undefined for a fault of this program. */
function explain(error: unknown): string | undefined {
  if (error instanceof ImportError || error instanceof DatabaseError || error instanceof ConfigError)
    return error.message;
  if (errorCode(error) === '55P03')
    return 'Another import is running; nothing was stored. Try again when it has ended.';
  const failure = classifyFailure(error);
  if (failure === 'unavailable') return 'The database went away; nothing was stored.';
  if (failure === 'full') return 'The database has no space left; nothing was stored.';
  return undefined;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const line = explain(error);
    process.stderr.write(
      line ? `${line}\n` : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
