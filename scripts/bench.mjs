// `npm run bench [-- --rounds 7] [--seconds 10] [<part>]`: measures against limits made in the
// same run, prints a table with the ratio beside each figure and, when all was measured, writes
// bench/results/latest.json. Parts: components (controls, charts, tables, sizes), backend, single-sign-on, sign-in,
// after-sign-in, morning, everyday, detection. `npm run bench -- load [--wells 5000] [--years 10]`: reads at a fixed
// rate on the demonstration and on many wells, which takes long and gigabytes of disk.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, prepare, ReadableError, root, run, say } from './bootstrap.mjs';

const ofSystem = ['backend', 'single-sign-on', 'sign-in', 'after-sign-in', 'morning', 'everyday'];

const short = (value) => (Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '–');

function print(rows) {
  const cells = rows.map(({ name, value, unit, limit, ratio, must, ambitious, holds }) => [
    name,
    `${short(value)} ${unit}`.trim(),
    short(limit),
    ratio === undefined ? '–' : `${short(ratio)}×`,
    short(must),
    short(ambitious),
    holds,
  ]);
  const table = [['measured', 'value', 'limit', 'ratio', 'must', 'ambitious', 'holds'], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table) {
    process.stdout.write(
      `${line.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ')}\n`,
    );
  }
}

async function measureLoad(values) {
  const { benchDemonstrationLoad, benchManyWells } = await import('../bench/load.mjs');
  const { signInToken, startSystem } = await import('./running-system.mjs');
  const seconds = Number(values.seconds);
  say('Starting the system for the first time (demonstration data) …');
  const system = await startSystem();
  const rows = [];
  try {
    const { origin } = system;
    rows.push(...(await benchDemonstrationLoad({ origin, token: await signInToken(origin), seconds })));
  } finally {
    await system.stop({ keepData: false });
  }
  const [wells, years] = [Number(values.wells), Number(values.years)];
  say(`Making ${wells} wells with ${years} years …`);
  return [...rows, ...(await benchManyWells({ wells, years, seconds }))];
}

await run(async () => {
  const { values, positionals } = parseArgs({
    options: {
      wells: { type: 'string', default: '5000' },
      years: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '10' },
    },
    allowPositionals: true,
  });
  await prepare();
  const [only] = positionals;
  if (only === 'load') return print(await measureLoad(values));
  process.env.CHROMIUM = await ensureChromium();
  const { demonstrationPassword, startSystem, signInToken } = await import('./running-system.mjs');
  const { benchSignIn } = await import('../bench/sign-in.mjs');
  const { benchBackend, benchPasswords } = await import('../bench/backend.mjs');
  const { benchAfterSignIn } = await import('../bench/after-sign-in.mjs');
  const { benchDetection } = await import('../bench/detection.mjs');
  const { benchEveryday } = await import('../bench/everyday.mjs');
  const { benchSingleSignOn } = await import('../bench/single-sign-on.mjs');
  const { benchDecisions, benchMorning, benchRowToPanel } = await import('../bench/morning.mjs');
  const { row } = await import('../bench/statistics.mjs');

  const { benchComponents, componentSections } = await import('../bench/components.mjs');
  const measurable = ['components', ...componentSections, ...ofSystem, 'detection', 'load'];
  if (only && !measurable.includes(only)) {
    throw new ReadableError(
      `there is nothing called "${only}" to measure; there are ${measurable.join(', ')}.`,
    );
  }
  const rounds = Number(values.rounds);
  const cache = path.join(root, 'node_modules/.cache/bench');

  const rows = [];
  if (!only || only === 'detection') {
    say('Scoring change detection …');
    rows.push(...(await benchDetection({ root })));
  }
  if (!ofSystem.includes(only) && only !== 'detection') {
    say('Measuring the components …');
    const section = only === 'components' ? undefined : only;
    rows.push(...(await benchComponents({ root, cache, rounds, only: section })));
  }
  if (!only || ofSystem.includes(only)) {
    say('Starting the system for the first time (demonstration data) …');
    const first = await startSystem();
    await first.stop({ keepData: true });
    say('Starting it again …');
    const system = await startSystem(first.data);
    rows.push(
      row('   first start, seconds to ready', { value: first.readyAfter / 1000, unit: 's' }),
      row('P12 second start, seconds to ready', {
        value: system.readyAfter / 1000,
        unit: 's',
        must: 5,
        ambitious: 2,
        judged: 'value',
      }),
    );
    const { origin } = system;
    const token = () => signInToken(origin);
    const sections = {
      backend: async () => {
        const load = { origin, token: await token(), seconds: Number(values.seconds) };
        return [...(await benchBackend(load)), ...(await benchPasswords({ ...load, signIn: token }))];
      },
      'single-sign-on': () => benchSingleSignOn({ origin, rounds, password: demonstrationPassword }),
      'sign-in': () => benchSignIn({ origin, cache, rounds }),
      'after-sign-in': () => benchAfterSignIn({ origin, rounds, password: demonstrationPassword }),
      everyday: () => benchEveryday({ origin, rounds, password: demonstrationPassword }),
      morning: async () => [
        ...(await benchMorning({ origin, password: demonstrationPassword })),
        ...(await benchRowToPanel({ origin, rounds, password: demonstrationPassword })),
        ...(await benchDecisions({ origin, token: await token(), seconds: Number(values.seconds) })),
      ],
    };
    try {
      for (const [name, measure] of Object.entries(sections)) {
        if (only && only !== name) continue;
        say(`Measuring: ${name} …`);
        rows.push(...(await measure()));
      }
    } finally {
      await system.stop({ keepData: false });
    }
  }
  if (!only) {
    mkdirSync(path.join(root, 'bench/results'), { recursive: true });
    writeFileSync(
      path.join(root, 'bench/results/latest.json'),
      JSON.stringify({ at: new Date().toISOString(), rows }, null, 1),
    );
  }
  print(rows);
});
