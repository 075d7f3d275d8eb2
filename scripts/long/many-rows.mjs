// Dashboard reads on 5,000 wells × 10 years (18M daily rows), while nothing else runs. `--wells` and `--years` take less.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, command, ReadableError, root, run, seconds } from '../bootstrap.mjs';
import { signInToken, startSystem } from '../running-system.mjs';
import { mixedReads } from '../../bench/backend.mjs';

/** 300 requests per second, and nineteen of twenty answered within this many milliseconds. */
const rate = 300;
const bound = 150;

await run(async () => {
  const { values } = parseArgs({
    options: {
      wells: { type: 'string', default: '5000' },
      years: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '20' },
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'cnx-many-rows-'));
  try {
    await build('@cnx/backend');
    const started = Date.now();
    const sizes = ['--wells', values.wells, '--years', values.years, '--hourly-days', '2'];
    const { code, output } = await command(
      process.execPath,
      [path.join(root, 'apps/backend/dist/cli/seed.js'), ...sizes],
      { quiet: true, env: { CNX_DATA_DIR: folder } },
    );
    if (code !== 0) throw new ReadableError(`the wells could not be made:\n${output.slice(-2000)}`);
    const size = `${values.wells} wells × ${values.years} years`;
    process.stdout.write(`ok ${size} are made in ${seconds(started)} s\n`);

    const system = await startSystem(folder);
    try {
      const token = await signInToken(system.origin);
      await mixedReads(system.origin, token, 50, 5);
      const result = await mixedReads(system.origin, token, rate, Number(values.seconds));
      const failed = result.non2xx + result.errors;
      const p = result.latency.p97_5;
      const holds = p <= bound && failed === 0 && result.requests.average >= rate * 0.95;
      process.stdout.write(
        `${holds ? 'ok' : 'not ok'} ${size}: dashboard reads at ${rate}/s, p97.5 ${p} ms of ${bound} (${Math.round(result.requests.average)}/s served, ${failed} failed)\n`,
      );
      return holds ? 0 : 1;
    } finally {
      await system.stop({ keepData: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
