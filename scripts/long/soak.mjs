// Dashboard reads at 250/s, half of the promised load, for thirty minutes while one user signs in again and again: every call
// is answered in time, the event loop is never held for long, and memory does not grow. `--minutes` and `--rate` take less.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, run } from '../bootstrap.mjs';
import { signInToken, startSystem } from '../running-system.mjs';
import { mixedReads } from '../../bench/backend.mjs';
import { quantile } from '../../bench/statistics.mjs';

const maxLatencyMs = { p97_5: 150, p99: 400 };
/** Longest that a call waits which does nothing: the event loop is held no longer than that (99 of 100 calls, ms). */
const maxIdleCallMs = 100;
/** The backend may need this much more in the last fifth than in the second one (the first fills its caches). */
const maxGrowth = 1.1;
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

/** Calls again and again what does nothing, until it is stopped. @returns a function that stops it and gives the times (ms) */
function callIdly(origin) {
  const took = [];
  let stopped = false;
  const calls = (async () => {
    while (!stopped) {
      const started = performance.now();
      await (await fetch(`${origin}/api/health/live`)).text();
      took.push(performance.now() - started);
      await sleep(50);
    }
  })();
  return async () => {
    stopped = true;
    await calls;
    return took;
  };
}

await run(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '250' } },
  });
  const rate = Number(values.rate);
  const seconds = (Number(values.minutes) * 60) / parts;
  await build('@cnx/backend');
  const system = await startSystem();
  try {
    const { origin, pid } = system;
    const memory = [];
    const slowest = { p97_5: 0, p99: 0 };
    const stopIdleCalls = callIdly(origin);
    let failed = 0;
    let served = 0;
    for (let part = 0; part < parts; part += 1) {
      const token = await signInToken(origin);
      const result = await mixedReads(origin, token, rate, seconds);
      for (const share of Object.keys(slowest))
        slowest[share] = Math.max(slowest[share], result.latency[share]);
      failed += result.non2xx + result.errors;
      served += result.requests.total;
      memory.push(memoryOf(pid));
    }
    const idle = quantile(await stopIdleCalls(), 0.99);
    const isSlow = Object.entries(maxLatencyMs).some(([share, limit]) => slowest[share] > limit);
    const grows = memory.at(-1) > memory[1] * maxGrowth || memory.includes(0);
    const isShort = served < rate * seconds * parts * 0.95;
    const isHeld = idle > maxIdleCallMs;
    const line = (isBad, text) => `${isBad ? 'not ok' : 'ok'} ${text}\n`;
    process.stdout.write(
      [
        line(
          failed > 0 || isShort,
          `${served} reads at ${rate}/s in ${values.minutes} minutes, ${failed} failed`,
        ),
        line(
          isSlow,
          `the slowest fifth: p97.5 ${slowest.p97_5} ms of ${maxLatencyMs.p97_5}, p99 ${slowest.p99} ms of ${maxLatencyMs.p99}`,
        ),
        line(isHeld, `calls that do nothing meanwhile: p99 ${Math.round(idle)} ms of ${maxIdleCallMs}`),
        line(grows, `memory of the backend by fifths: ${memory.map(Math.round).join(', ')} MB`),
      ].join(''),
    );
    return failed > 0 || isShort || isSlow || isHeld || grows ? 1 : 0;
  } finally {
    await system.stop({ keepData: false });
  }
});
