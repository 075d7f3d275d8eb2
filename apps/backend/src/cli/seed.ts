import { fileURLToPath } from 'node:url';
import { createClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { DatabaseError } from '../database/database-error.ts';
import { seedDemonstration, type SeedResult } from '../demonstration/seed.ts';
import { ConfigError } from '../environment.ts';
import { recomputeInsights } from '../recompute/recompute.ts';
import { parseSeedArguments, SeedArgumentError, usage } from './seed-arguments.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const figures = new Intl.NumberFormat('en-US');

/** Fills or extends the demonstration and computes its insights, saying how far it is on stderr. */
async function main(): Promise<void> {
  const { help, ...sizes } = parseSeedArguments(process.argv.slice(2));
  if (help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const config = readConfig(process.env, repository);
  const now = createClock(config.clockStartsAt);
  const began = performance.now();
  const say = (line: string): void => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    process.stderr.write(`${seconds.padStart(7)} s  ${line}\n`);
  };
  const connection = await connectDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    join: true,
    warn: say,
  });
  try {
    const result = await seedDemonstration(connection, {
      ...sizes,
      now: now(),
      besideOwnData: config.databaseUrl === undefined,
      onProgress: (done, of, field) => say(`field ${done} of ${of}, ${field}`),
    });
    if (result.outcome !== 'current') {
      await recomputeInsights(connection, {
        now: now(),
        onProgress: (done, of) => say(`insights of ${done} of ${of} wells`),
      });
    }
    process.stdout.write(`${outcomeLine(result)}\n`);
  } finally {
    await connection.close();
  }
}

function outcomeLine({ outcome, wellIds, dailyRows, hourlyRows }: SeedResult): string {
  if (outcome === 'current') return 'The demonstration reaches to yesterday already; nothing was written.';
  const rows = `${figures.format(dailyRows)} daily and ${figures.format(hourlyRows)} hourly rows`;
  return outcome === 'made'
    ? `Made a demonstration of ${figures.format(wellIds.length)} wells: ${rows}.`
    : `Extended the demonstration to yesterday: ${rows}.`;
}

main().catch((error: unknown) => {
  const isReadable =
    error instanceof SeedArgumentError || error instanceof DatabaseError || error instanceof ConfigError;
  const text =
    error instanceof Error ? (isReadable ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
