// `npm test [-- part …]`: runs the parts of scripts/parts.mjs, prints a summary per part and ends with one line of
// the form `N passed, N failed`. Exits 1 when anything failed or a part ran no test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { command, ensureChromium, prepare, ReadableError, root, run, say, seconds } from './bootstrap.mjs';
import { parts, reportPath } from './parts.mjs';
import { countLines, countPlaywright, countVitest } from './test-counts.mjs';

const counters = { lines: countLines, vitest: countVitest, playwright: countPlaywright };

function select(names) {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new ReadableError(
      `there is no part "${unknown.join('", "')}"; the parts are ${parts.map((part) => part.name).join(', ')}.`,
    );
  }
  return names.length > 0 ? parts.filter((part) => names.includes(part.name)) : parts;
}

async function runPart(part) {
  const started = Date.now();
  say(`\n── ${part.name}`);
  const file = path.join(root, reportPath(part.name));
  rmSync(file, { force: true });
  const [program, ...args] = part.command;
  const { code, output } = await command(program, args, { quiet: part.results === 'lines' });
  if (part.results === 'lines') process.stdout.write(output);
  const counts = counters[part.results](part.results === 'lines' ? output : readReport(file));
  // A runner that died, or that saw nothing, is a failure even when its counts are clean.
  const silent = counts.passed + counts.failed === 0;
  if ((code !== 0 || silent) && counts.failed === 0) counts.failed = 1;
  return { name: part.name, ...counts, silent, seconds: seconds(started) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, passed, failed, skipped, silent, seconds: took } of results) {
    const note = silent ? '  (ran no test)' : skipped ? `  ${skipped} skipped` : '';
    process.stdout.write(
      `${name.padEnd(width)}  ${failed ? 'FAILED' : 'ok    '}  ${passed} passed, ${failed} failed  ${took} s${note}\n`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped');
  process.stdout.write(
    `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
  );
  return sum('failed') === 0 ? 0 : 1;
}

await run(async () => {
  await prepare();
  const quick = process.argv.includes('--quick');
  const chosen = select(process.argv.slice(2).filter((word) => !word.startsWith('--'))).filter(
    (part) => !quick || part.quick,
  );
  if (chosen.some((part) => part.browser)) process.env.CHROMIUM = await ensureChromium();
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  const results = [];
  for (const part of chosen) results.push(await runPart(part));
  process.stdout.write('\n');
  return summary(results);
});
