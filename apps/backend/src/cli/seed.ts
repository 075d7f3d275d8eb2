import { fileURLToPath } from 'node:url';
import { createClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import type { SeedResult } from '../demonstration/seed.ts';
import { prepareDemonstration } from '../prepare-data.ts';
import { errorText } from '../readable-error.ts';
import { parseSeedArguments, usage } from './seed-arguments.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const figures = new Intl.NumberFormat('en-US');

/** Fills or extends the demonstration and computes its insights, with progress on stderr. */
async function main(): Promise<string> {
  const { help, ...sizes } = parseSeedArguments(process.argv.slice(2));
  if (help) return usage;
  const config = readConfig(process.env, repository);
  const now = createClock(config.clockStartsAt);
  const began = performance.now();
  const report = (line: string): void => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    process.stderr.write(`${seconds.padStart(7)} s  ${line}\n`);
  };
  const { databaseUrl, dataDirectory } = config;
  const connection = await connectDatabase({ databaseUrl, dataDirectory, join: true, warn: report });
  try {
    return outcomeLine(await prepareDemonstration(connection, config, { ...sizes, now: now() }, report));
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

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
