// Dashboard reads at 100/s for thirty minutes while one user signs in again and again: every call is answered in time, the
// memory of the backend does not grow with them. `--minutes` takes less.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, run } from '../bootstrap.mjs';
import { signInToken, startSystem } from '../running-system.mjs';
import { mixedReads } from '../../bench/backend.mjs';

const rate = 100;
const maxLatencyMs = 150;
/** The backend may need this much more in the last fifth than in the second one (the first fills its caches). */
const maxGrowth = 1.2;
const parts = 5;

/** Resident memory of a process and all it has started, MB. */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    const own = /\bnode\b/.test(status) ? Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : 0;
    return children.reduce((sum, child) => sum + memoryOf(child), own);
  } catch {
    return 0;
  }
}

await run(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
  const seconds = (Number(values.minutes) * 60) / parts;
  await build('@cnx/backend');
  const system = await startSystem();
  try {
    const { origin, pid } = system;
    const memory = [];
    let slowest = 0;
    let failed = 0;
    let served = 0;
    for (let part = 0; part < parts; part += 1) {
      const token = await signInToken(origin);
      const result = await mixedReads(origin, token, rate, seconds);
      slowest = Math.max(slowest, result.latency.p97_5);
      failed += result.non2xx + result.errors;
      served += result.requests.total;
      memory.push(memoryOf(pid));
    }
    const isSlow = slowest > maxLatencyMs;
    const grows = memory.at(-1) > memory[1] * maxGrowth;
    const isShort = served < rate * seconds * parts * 0.95;
    const figures = memory.map(Math.round).join(', ');
    process.stdout.write(
      [
        `${failed > 0 || isShort ? 'not ok' : 'ok'} ${served} reads in ${values.minutes} minutes, ${failed} failed`,
        `${isSlow ? 'not ok' : 'ok'} the slowest fifth: p97.5 ${slowest} ms of ${maxLatencyMs}`,
        `${grows || memory.includes(0) ? 'not ok' : 'ok'} memory of the backend by fifths: ${figures} MB`,
        '',
      ].join('\n'),
    );
    return failed > 0 || isShort || isSlow || grows ? 1 : 0;
  } finally {
    await system.stop({ keepData: false });
  }
});
