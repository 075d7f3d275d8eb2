// P11, P17: the dashboard's reads at a fixed rate on thousands of wells with many years, and one call at a time the statistics
// of changes and the pages of the wells' deferral.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { command, ReadableError, root, say, seconds as since } from '../scripts/bootstrap.mjs';
import { signInToken, startSystem } from '../scripts/running-system.mjs';
import { changeStatistics, ratedReads, warmUp } from './backend.mjs';
import { multiplyWells } from './many-wells.mjs';
import { quantile, row } from './statistics.mjs';

/** Wells that are generated and computed; the others are their copies. */
const generatedWells = 120;
const figures = new Intl.NumberFormat('en-US');

/** Opens the embedded database of a system that runs in a data folder. */
async function connectTo(folder) {
  const cluster = path.join(folder, 'database', 'cluster-18');
  const client = new pg.Client({
    host: readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4],
    port: 5432,
    user: 'cnx',
    database: 'cnx',
    password: readFileSync(path.join(cluster, 'cnx.password'), 'utf8').trim(),
  });
  await client.connect();
  return client;
}

/** Reads all pages of the wells' deferral over the whole record, or the first ones, and how long each took. */
async function pagesOfWells({ origin, token, pages }) {
  const took = [];
  let rows;
  let cursor;
  do {
    const query = new URLSearchParams({ level: 'well', from: '1990-01-01', ...(cursor && { cursor }) });
    const started = performance.now();
    const answer = await fetch(`${origin}/api/Dashboard/GetDeferredProductionInfo?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await answer.json();
    took.push(performance.now() - started);
    if (!answer.ok) throw new ReadableError(`a page answered ${answer.status}: ${JSON.stringify(body)}`);
    rows = Number(answer.headers.get('x-total-count'));
    cursor = answer.headers.get('x-next-cursor');
  } while (cursor && took.length < pages);
  return { took, rows };
}

/**
 * Makes an installation with many wells and measures it.
 * @param {{ sizes: import('./sizes.mjs').Sizes }} given
 */
export async function benchManyWells({ sizes }) {
  const { wells, years, seconds } = sizes;
  const folder = mkdtempSync(path.join(tmpdir(), 'cnx-many-wells-'));
  // A database that root starts runs as another user, who has to get through.
  chmodSync(folder, 0o711);
  try {
    const started = Date.now();
    const args = [
      '--wells',
      String(Math.min(wells, generatedWells)),
      '--years',
      String(years),
      '--hourly-days',
      String(sizes.hourlyDays),
    ];
    const { code, output } = await command(
      process.execPath,
      [path.join(root, 'apps/backend/dist/cli/seed.js'), ...args],
      { quiet: true, env: { CNX_DATA_DIR: folder, CNX_DEMONSTRATION: 'on' } },
    );
    if (code !== 0) throw new ReadableError(`the wells could not be made:\n${output.slice(-2000)}`);
    say(`Generated and computed after ${since(started)} s; copying …`);
    const system = await startSystem({ data: folder });
    try {
      const client = await connectTo(folder);
      const made = await multiplyWells(client, {
        wells,
        report: (line) => say(`${line} after ${since(started)} s`),
      }).finally(() => client.end());
      const size = `${figures.format(made.wells)} wells, ${figures.format(made.rows)} rows`;
      const rows = [row(`   ${size}: made in`, { value: Number(since(started)), unit: 's' })];
      const { origin } = system;
      const token = await signInToken(origin);
      await warmUp(origin, token, seconds);
      const rate = sizes.sharedRate;
      rows.push(await ratedReads('dashboard reads of them', { origin, token, rate, seconds, must: 150 }));
      rows.push(await changeStatistics({ origin, token, sizes, must: 500 }));
      const { took, rows: listed } = await pagesOfWells({ origin, token, pages: 400 });
      const half = Math.floor(took.length / 2);
      rows.push(
        row(
          `   deferral by well, ${figures.format(listed)} rows in pages of 500, p95 of ${took.length} pages`,
          {
            value: quantile(took, 0.95),
            unit: 'ms',
            must: 40,
            judged: 'value',
          },
        ),
        row('   its first page, with the count', { value: took[0], unit: 'ms' }),
        row('   p95 of the later half of the pages', { value: quantile(took.slice(half), 0.95), unit: 'ms' }),
      );
      return rows;
    } finally {
      await system.stop({ keepData: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
