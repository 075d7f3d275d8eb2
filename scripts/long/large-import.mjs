// An import of 2M rows of daily production into an empty portal, and the same file again, which changes nothing.
// `--rows` takes less.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, command, root, run, runChecks, seconds } from '../bootstrap.mjs';

const days = 1000;

/** Rows of wells that produce for `days` days up to the end of 2025, each a little less every day. */
async function writeRows(file, rows) {
  const stream = createWriteStream(file);
  stream.write(
    'DATEPRD,NPD_WELL_BORE_NAME,NPD_FIELD_NAME,ON_STREAM_HRS,BORE_OIL_VOL,BORE_GAS_VOL,BORE_WAT_VOL\n',
  );
  const last = Date.UTC(2025, 11, 31);
  for (let row = 0; row < rows; row += days) {
    const well = row / days;
    const lines = [];
    for (let day = 0; day < Math.min(days, rows - row); day += 1) {
      const date = new Date(last - (days - 1 - day) * 86_400_000).toISOString().slice(0, 10);
      const oil = (400 + (well % 90) - day / 10).toFixed(1);
      lines.push(`${date},Long ${well},Field ${well % 40},24,${oil},${(oil * 90).toFixed(0)},${day / 4}`);
    }
    if (!stream.write(`${lines.join('\n')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

await run(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '2000000' } } });
  const rows = Number(values.rows);
  const folder = mkdtempSync(path.join(tmpdir(), 'cnx-large-import-'));
  const file = path.join(folder, 'production.csv');
  const importer = path.join(root, 'apps/backend/dist/cli/import.js');
  const importFile = async (wanted) => {
    const started = Date.now();
    const { output } = await command(process.execPath, [importer, file, '--yes'], {
      quiet: true,
      env: { CNX_DATA_DIR: path.join(folder, 'data') },
    });
    const found = Number(/([\d,. ]+) new/.exec(output)?.[1].replaceAll(/\D/g, ''));
    process.stderr.write(`${found} new rows after ${seconds(started)} s\n`);
    return found === wanted ? [] : [`${found} rows are new, not ${wanted}`, output.slice(-1500)];
  };
  try {
    await build('@cnx/backend');
    await writeRows(file, rows);
    const started = Date.now();
    const first = await runChecks([[`${rows} rows are imported`, () => importFile(rows)]]);
    if (first !== 0) return first;
    process.stdout.write(`ok ${rows} rows took ${seconds(started)} s\n`);
    return await runChecks([['the same file again changes nothing', () => importFile(0)]]);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
