// `npm run bench [-- --rounds 7] [--seconds 10] [--only components]`: measures against limits made in the same run,
// prints a table with the ratio beside each figure and writes bench/results/latest.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, prepare, root, run, say } from './bootstrap.mjs';

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

await run(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '10' },
      only: { type: 'string' },
    },
  });
  await prepare();
  process.env.CHROMIUM = await ensureChromium();
  const { demonstrationPassword, startSystem, signInToken } = await import('./running-system.mjs');
  const { benchSignIn } = await import('../bench/sign-in.mjs');
  const { benchBackend, benchPasswords } = await import('../bench/backend.mjs');
  const { benchSingleSignOn } = await import('../bench/single-sign-on.mjs');
  const { row } = await import('../bench/statistics.mjs');

  say('Measuring the components …');
  const { benchComponents } = await import('../bench/components.mjs');
  const cache = path.join(root, 'node_modules/.cache/bench');
  const components = await benchComponents({ root, cache, rounds: Number(values.rounds) });
  if (values.only === 'components') {
    print(components);
    return;
  }
  say('Starting the system for the first time (demonstration data) …');
  const first = await startSystem();
  await first.stop({ keepData: true });
  say('Starting it again …');
  const system = await startSystem(first.data);
  const rows = [
    ...components,
    row('   first start, seconds to ready', { value: first.readyAfter / 1000, unit: 's' }),
    row('P12 second start, seconds to ready', {
      value: system.readyAfter / 1000,
      unit: 's',
      must: 5,
      ambitious: 2,
      judged: 'value',
    }),
  ];
  try {
    say('Measuring the backend …');
    const { origin } = system;
    const load = { origin, token: await signInToken(origin), seconds: Number(values.seconds) };
    rows.push(...(await benchBackend(load)));
    rows.push(...(await benchPasswords({ ...load, signIn: () => signInToken(origin) })));
    say('Measuring corporate sign-in …');
    const rounds = Number(values.rounds);
    rows.push(...(await benchSingleSignOn({ origin, rounds, password: demonstrationPassword })));
    say('Measuring the sign-in page …');
    rows.push(...(await benchSignIn({ origin, cache, rounds })));
  } finally {
    await system.stop({ keepData: false });
  }
  mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  writeFileSync(
    path.join(root, 'bench/results/latest.json'),
    JSON.stringify({ at: new Date().toISOString(), rows }, null, 1),
  );
  print(rows);
});
