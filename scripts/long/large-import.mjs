// An import of 2M rows of daily production into a portal that was started once, the same file again, which changes nothing, and one new row.
// Time of the processor is that of the importer and its database together; memory is the importer's. `--rows` takes less.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, root, run, seconds } from '../bootstrap.mjs';

const days = 1000;
/** Most that rows may take, as 400,000 in 60 s. */
const maxCpuSecondsPerRow = 60 / 400_000;
const maxMemoryMb = 500;
/** Most that one new row may take beyond the same command without a new row. */
const maxCpuSecondsOfOne = 0.5;
const header =
  'DATEPRD,NPD_WELL_BORE_NAME,NPD_FIELD_NAME,ON_STREAM_HRS,BORE_OIL_VOL,BORE_GAS_VOL,BORE_WAT_VOL';

/** Rows of wells that produce for `days` days up to the end of 2025, each a little less every day. */
async function writeRows(file, rows) {
  const stream = createWriteStream(file);
  stream.write(`${header}\n`);
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

/** Seconds of the processor that ended child processes have taken, and theirs. */
function cpuOfChildren() {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticksPerSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** Largest memory of a process so far, MB; 0 when it has ended. */
function memoryOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Imports a file. @returns what it printed, how long it took, and its processor time (s) and memory (MB) */
async function importFile(file, data) {
  const before = cpuOfChildren();
  const started = Date.now();
  const importer = path.join(root, 'apps/backend/dist/cli/import.js');
  const child = spawn(process.execPath, [importer, file, '--yes'], {
    env: { ...process.env, CNX_DATA_DIR: data },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), 100);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  const found = Number(/([\d,]+) new/.exec(output)?.[1].replaceAll(',', ''));
  return { code, output, found, memory, took: seconds(started), cpu: cpuOfChildren() - before };
}

await run(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '2000000' } } });
  const rows = Number(values.rows);
  const folder = mkdtempSync(path.join(tmpdir(), 'cnx-large-import-'));
  const data = path.join(folder, 'data');
  const file = path.join(folder, 'production.csv');
  const oneRow = (oil, well = 'Long 0') => {
    const one = path.join(folder, 'one.csv');
    writeFileSync(one, `${header}\n2026-01-01,${well},Field 0,24,${oil},9000,100\n`);
    return one;
  };
  let code = 0;
  const print = (holds, text, { output } = {}) => {
    if (!holds) code = 1;
    process.stdout.write(`${holds ? 'ok' : 'not ok'} ${text}\n${holds ? '' : (output ?? '').slice(-1500)}`);
  };
  try {
    await build('@cnx/backend');
    await writeRows(file, rows);
    // The database is made by this one.
    const made = await importFile(oneRow(400, 'Before'), data);
    print(made.found === 1, `a portal with one row is made, in ${made.cpu.toFixed(1)} CPU-seconds`, made);
    const first = await importFile(file, data);
    const cpu = maxCpuSecondsPerRow * rows;
    print(first.found === rows, `${rows} rows are imported in ${first.took} s`, first);
    print(first.cpu <= cpu, `they took ${first.cpu.toFixed(1)} CPU-seconds of ${cpu.toFixed(0)}`);
    print(first.memory <= maxMemoryMb, `the importer took ${first.memory.toFixed(0)} MB of ${maxMemoryMb}`);
    const again = await importFile(file, data);
    print(
      again.found === 0,
      `the same file again changes nothing, in ${again.cpu.toFixed(1)} CPU-seconds`,
      again,
    );
    const one = await importFile(oneRow(390), data);
    const same = await importFile(oneRow(390), data);
    const work = one.cpu - same.cpu;
    print(
      one.found === 1 && same.found === 0 && work <= maxCpuSecondsOfOne,
      `one new row took ${work.toFixed(2)} CPU-seconds of ${maxCpuSecondsOfOne} beyond the command without a new row (${same.cpu.toFixed(2)})`,
      one,
    );
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
