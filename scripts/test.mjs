// `npm test [-- part …]`: runs the parts of scripts/parts.mjs, names what failed, sums up each part with the share of the
// processors that was busy meanwhile, and ends with one line of the form `N passed, N failed`. Exits 1 when anything failed
// or a part ran no test.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  command,
  prepare,
  ReadableError,
  root,
  run,
  runChecks,
  say,
  seconds,
  useChromium,
  useFirefox,
} from './bootstrap.mjs';
import { parts, reportPath } from './parts.mjs';
import { measureProcessors } from './processors.mjs';
import { countLines, countPlaywright, countVitest, emptyRunFault, readReport } from './test-counts.mjs';

const counters = { lines: countLines, vitest: countVitest, playwright: countPlaywright };

function select(names) {
  const isCalled = (part, name) => part.name === name || part.group === name;
  const unknown = names.filter((name) => !parts.some((part) => isCalled(part, name)));
  if (unknown.length > 0) {
    const known = new Set(parts.flatMap(({ name, group }) => [name, group ?? name]));
    throw new ReadableError(
      `there is no part "${unknown.join('", "')}"; the parts are ${[...known].join(', ')}.`,
    );
  }
  return names.length > 0 ? parts.filter((part) => names.some((name) => isCalled(part, name))) : parts;
}

/** Runs of parts that run side by side: neighbors of one group. */
function besides(chosen) {
  const runs = [];
  for (const part of chosen) {
    if (part.group && runs.at(-1)?.[0].group === part.group) runs.at(-1).push(part);
    else runs.push([part]);
  }
  return runs;
}

const runBeside = (some) =>
  some[0].checks ? runChecksOf(some) : Promise.all(some.map((part) => runPart(part, some.length === 1)));

/**
 * Parts that are lists of checks: two at once over all of them, the longest first, so that two cores are busy to the end.
 * @returns results as of {@link runPart}; the seconds of a part are those until its last check has ended
 */
async function runChecksOf(some) {
  say(`\n── ${some.map(({ name }) => name).join(', ')}`);
  const started = Date.now();
  const results = some.map(({ name }) => ({ name, output: '', seconds: 0 }));
  const loaded = await Promise.all(some.map(({ checks }) => import(checks)));
  const checks = loaded.flatMap((module, index) => module.checks.map((check) => [...check, results[index]]));
  await runChecks(
    checks.sort(([, , one], [, , other]) => other - one),
    {
      atOnce: 2,
      show: (lines, [, , , result]) => {
        process.stdout.write(lines);
        result.output += lines;
        result.seconds = seconds(started);
      },
    },
  );
  return results.map(({ output, ...result }) => ({ ...result, ...countLines(output) }));
}

/**
 * Finds the browsers of the parts, or installs them, beside the parts that need none.
 * @returns `throwFault`: throws why it failed, where it did so far
 */
function useBrowsers(chosen) {
  let fault;
  const use = async () => {
    if (chosen.some((part) => part.browser)) await useChromium();
    if (chosen.some((part) => part.firefox)) await useFirefox();
  };
  const installed = use().catch((error) => (fault = error));
  const throwFault = () => {
    if (fault) throw fault;
  };
  return { installed, throwFault };
}

/** What a part that runs beside others prints is shown once it has ended. */
async function runPart(part, alone) {
  const started = Date.now();
  if (alone) say(`\n── ${part.name}`);
  const file = path.join(root, reportPath(part.name));
  rmSync(file, { force: true });
  const [program, ...args] = part.command;
  const quiet = !alone || part.results === 'lines';
  const { code, output } = await command(program, args, {
    quiet,
    env: { WHOLE_RUN: '1', ...(process.env.TZ === undefined ? part.env : {}) },
  });
  if (!alone) say(`\n── ${part.name}`);
  if (part.results === 'lines') process.stdout.write(output);
  else if (quiet) say(output);
  const counts = counters[part.results](part.results === 'lines' ? output : readReport(file));
  const fault = emptyRunFault(counts, { code, inCi: Boolean(process.env.CI) });
  if (fault) counts.failures.push(fault);
  return { name: part.name, ...counts, seconds: seconds(started) };
}

function summary(results) {
  const out = [];
  for (const { name, failures } of results)
    for (const failure of failures) out.push(`${name}: ${failure.replaceAll(`${root}${path.sep}`, '')}`);
  if (out.length > 0) out.unshift('What failed:');
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, passed, failures, skipped, seconds: took, busy } of results) {
    const verdict = failures.length > 0 ? 'FAILED ' : passed === 0 ? 'SKIPPED' : 'ok     ';
    const note = skipped ? `  ${skipped} skipped` : '';
    out.push(
      `${name.padEnd(width)}  ${verdict}  ${passed} passed, ${failures.length} failed  ${took} s, processors ${busy} %${note}`,
    );
  }
  const sum = (count) => results.reduce((total, result) => total + count(result), 0);
  const failed = sum(({ failures }) => failures.length);
  const skipped = sum((result) => result.skipped);
  out.push(`${sum(({ passed }) => passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.stdout.write(`${out.join('\n')}\n`);
  return failed === 0 ? 0 : 1;
}

await run(async () => {
  await prepare();
  const quick = process.argv.includes('--quick');
  const chosen = select(process.argv.slice(2).filter((word) => !word.startsWith('--'))).filter(
    (part) => !quick || part.quick,
  );
  const browsers = useBrowsers(chosen);
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  const results = [];
  for (const some of besides(chosen)) {
    if (some.some((part) => part.browser)) await browsers.installed;
    browsers.throwFault();
    const busy = measureProcessors();
    const ended = await runBeside(some);
    const share = busy();
    results.push(...ended.map((result) => ({ ...result, busy: share })));
  }
  process.stdout.write('\n');
  return summary(results);
});
