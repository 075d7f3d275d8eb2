// Puts defects into a copy of the repository, one at a time, and runs for each the one test file that must find it, which
// must be green without them. `--only NAME` takes the defects whose name, file or test file contains it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReadableError, ensureChromium, findChromium, root, run, say, seconds } from '../bootstrap.mjs';
import { parts, reportPath, vitestProject } from '../parts.mjs';
import { countLines, countPlaywright, countVitest, readReport } from '../test-counts.mjs';
import { apiDefects } from './defects/api.mjs';
import { backendDefects } from './defects/backend.mjs';
import { browserDefects } from './defects/browser.mjs';
import { contractDefects } from './defects/contract.mjs';
import { packageDefects } from './defects/package.mjs';
import { portalDefects } from './defects/portal.mjs';
import { sourceDefects } from './defects/sources.mjs';
import { copyRepository } from './defects/throw-away-copy.mjs';

/**
 * @typedef {object} Defect
 * @property {string} name what goes wrong
 * @property {string} file where the defect is put in
 * @property {string} text what stands there, once
 * @property {string} defect what is put in its place
 * @property {Finder} by
 */

/**
 * What must find a defect.
 * @typedef {object} Finder
 * @property {string} part a part of `npm test`, or a project of stories
 * @property {string} in a test file; the name of a check where the part is made of those
 * @property {string} [test] a pattern of the names of its tests, where the file takes long
 */

/** @type {Defect[]} */
const defects = [
  ...portalDefects,
  ...packageDefects,
  ...apiDefects,
  ...backendDefects,
  ...contractDefects,
  ...sourceDefects,
  ...browserDefects,
];

/** The options by which a runner takes some tests only, and ends with the first that fails. */
const optionsOf = {
  vitest: { test: '-t', firstFailure: ['--bail=1'] },
  playwright: { test: '-g', firstFailure: ['--max-failures=1'] },
  lines: { firstFailure: [] },
};

/** What a line calls a finder. */
const titleOf = ({ part, in: place }) =>
  place.endsWith('.ts') || place.endsWith('.tsx') ? place : `${part}: ${place}`;

function chosen(only = '') {
  const rows = defects.filter(({ name, file, by }) =>
    [name, file, by.in].some((text) => text.includes(only)),
  );
  if (rows.length === 0) throw new ReadableError(`no defect is called "${only}"`);
  return rows;
}

/** Whether the text that a defect replaces stands in its file once. */
function isThere({ file, text }) {
  try {
    return readFileSync(path.join(root, file), 'utf8').split(text).length === 2;
  } catch {
    return false;
  }
}

/**
 * Runs a test file in the copy.
 * @param isEnough whether the first failure is
 * @returns its counts, and what was printed
 */
async function runFinder(copy, { part: name, in: place, test }, isEnough) {
  const part = parts.find((one) => one.name === name) ?? vitestProject(name);
  const [program, ...args] = part.command ?? ['node', 'scripts/checks.mjs', name];
  const { results = 'lines' } = part;
  const options = optionsOf[results];
  if (test) args.push(options.test, test);
  if (isEnough) args.push(...options.firstFailure);
  const report = path.join(copy.folder, reportPath(name));
  rmSync(report, { force: true });
  const output = await copy.run(program, [...args, place]);
  if (results === 'lines') return { ...countLines(output), output };
  const count = results === 'vitest' ? countVitest : countPlaywright;
  return { ...count(readReport(report)), output };
}

/** Puts a defect into the copy, and takes it out again. @returns the line that says whether it was found */
async function tryDefect(copy, { name, file, text, defect, by }) {
  const place = path.join(copy.folder, file);
  const sound = readFileSync(place, 'utf8');
  const started = Date.now();
  writeFileSync(
    place,
    sound.replace(text, () => defect),
  );
  const { failures, output } = await runFinder(copy, by, true);
  writeFileSync(place, sound);
  const [found] = failures;
  say(found ?? output.trim().slice(-4000));
  return found
    ? `ok ${name}: found by ${titleOf(by)} in ${seconds(started)} s`
    : `not ok ${name}: not found by ${titleOf(by)}`;
}

/** Tries the defects that one test file must find, one after the other. @returns whether it found them all */
async function tryAll(copy, rows) {
  const [{ by }] = rows;
  const { passed, failures, output } = await runFinder(copy, by, false);
  const isGreen = passed > 0 && failures.length === 0;
  if (!isGreen) say(output.trim().slice(-8000));
  let foundAll = true;
  for (const row of rows) {
    const line = isGreen
      ? await tryDefect(copy, row)
      : `not ok ${row.name}: ${titleOf(by)} is red without it`;
    process.stdout.write(`${line}\n`);
    if (line.startsWith('not ok')) foundAll = false;
  }
  return foundAll;
}

function byFinder(rows) {
  const groups = new Map();
  for (const row of rows) {
    const key = JSON.stringify(row.by);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

await run(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const rows = chosen(values.only);
  const lost = rows.filter((row) => !isThere(row));
  for (const { name, file } of lost) process.stdout.write(`not ok ${name}: its place in ${file} is gone\n`);
  process.env.WHOLE_CHROMIUM = await findChromium();
  process.env.CHROMIUM = await ensureChromium();

  let copy;
  const interrupt = () => void copy?.remove();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  // Where nothing reads the lines, their reader was ended.
  process.stdout.on('error', interrupt);
  try {
    copy = copyRepository();
    let foundAll = lost.length === 0;
    for (const some of byFinder(rows.filter((row) => !lost.includes(row)))) {
      if (!(await tryAll(copy, some))) foundAll = false;
    }
    return foundAll ? 0 : 1;
  } finally {
    await copy?.remove();
  }
});
