// `npm run pixels`: compares the key stories in six themes with the accepted pictures, exactly.
// `npm run pixels -- --accept`: takes what they look like now for accepted; commit the pictures with the change.
// Where the browser is not the one that took the pictures, it first draws the key stories of the commit that last
// changed them, so that one browser draws both sides. Prints `ok …` and `not ok …`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, ensureChromium, prepare, ReadableError, root, run, runChecks, say } from './bootstrap.mjs';
import { withChromium } from './chromium.mjs';
import { fontEnvironment } from './fonts.mjs';
import { readReport } from './test-counts.mjs';

const pictures = 'packages/ui/pixels';
/** Pictures are kept for each kind of machine. */
const place = `${pictures}/${process.platform}-${process.arch}`;
const recordFile = path.join(root, place, 'accepted.json');
/** Where the last accepted commit is unpacked. */
const before = 'test-results/accepted';

/** Letters in the fonts that stories fall back on, and things that browsers draw differently from version to version. */
const probe = `<body style="margin:8px;background:#fff"><p style="font:14px sans-serif">Hamburgefonstiv 0123 Åé–…</p>
<p style="font:14px monospace">Hamburgefonstiv</p><p style="font:14px system-ui">مرحبا 漢字</p>
<select><option>Select</option></select><svg width="40" height="40"><circle cx="20" cy="20" r="13.3"/></svg>`;

/** Letters come out alike whatever the machine's screen. */
const evenLetters = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** What decides how a page looks here: the browser's version, and a picture of letters and shapes. */
async function describeMachine(browser) {
  const page = await browser.newPage({ viewport: { width: 400, height: 260 }, deviceScaleFactor: 1 });
  await page.setContent(probe);
  return { browser: browser.version(), letters: digest(await page.screenshot()) };
}

/** The digest of each picture by its name. */
const digests = () =>
  Object.fromEntries(
    readdirSync(path.join(root, place))
      .filter((name) => name.endsWith('.png'))
      .sort()
      .map((name) => [name, digest(readFileSync(path.join(root, place, name)))]),
  );

/** What was written down when the pictures were accepted; undefined where this kind of machine has none. */
const accepted = () => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : undefined);

/** Why this machine does not draw like the one that took the pictures; null when it does. */
function differenceTo(machine) {
  const record = accepted();
  if (!record) return `there are no pictures of ${process.platform}-${process.arch}`;
  if (record.browser !== machine.browser) {
    return `the browser is ${machine.browser}, the pictures were taken with ${record.browser}`;
  }
  return record.letters === machine.letters ? null : 'this machine draws letters in another way';
}

/** Pictures that came, went or changed without being accepted: where another browser draws, nothing else would show it. */
function strayPictures() {
  const record = accepted();
  if (!record) return [];
  const found = digests();
  return Object.keys({ ...found, ...record.pictures })
    .filter((name) => found[name] !== record.pictures[name])
    .map((name) => `${place}/${name} is not the picture that was accepted`);
}

/** The commit that last changed the pictures. @throws a readable error where the history does not reach back to it */
async function acceptedCommit() {
  const { git } = await import('./sources.mjs');
  const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
  if (isShallow && (await command('git', ['fetch', '--quiet', '--unshallow'], { quiet: true })).code !== 0) {
    throw new ReadableError(
      'the commit of the accepted pictures is not in this shallow clone, and its origin cannot be reached: clone the whole history (in GitHub Actions, `fetch-depth: 0`).',
    );
  }
  return git('log', '-1', '--format=%H', '--', pictures).trim();
}

/**
 * Unpacks the last accepted commit with the packages of its lock file, and draws its key stories with this browser.
 * @returns the folder of the pictures, from the root
 */
async function drawAccepted() {
  const commit = await acceptedCommit();
  say(`Drawing the key stories of ${commit.slice(0, 10)}, where the pictures were accepted …`);
  const folder = path.join(root, before);
  const archive = `${folder}.tar`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const steps = [
    ['git', ['archive', '--output', archive, commit]],
    ['tar', ['-xf', archive, '-C', folder]],
    ['npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder }],
  ];
  for (const [file, args, options] of steps) {
    const { code, output } = await command(file, args, { quiet: true, ...options });
    if (code !== 0) throw new ReadableError(`${file} ${args[0]} of the accepted commit failed:\n${output}`);
  }
  rmSync(archive);
  const { tests, output } = await draw(folder, place, ['--update']);
  const failed = tests.filter(({ status }) => status !== 'passed');
  if (tests.length === 0 || failed.length > 0) {
    throw new ReadableError(`the key stories of ${commit} could not be drawn:\n${output}`);
  }
  return `${before}/${place}`;
}

/**
 * Draws the key stories of a checkout and compares them with the pictures in a folder of it, or replaces those.
 * @returns {Promise<{ tests: object[], output: string }>} a test for each picture, and one for each theme
 */
async function draw(checkout, folder, args = []) {
  const report = path.join(root, 'test-results/pixels.json');
  rmSync(report, { force: true });
  const { output } = await command(
    'node',
    [
      path.join(checkout, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', 'vitest.pixels.config.ts', '--reporter=json', `--outputFile.json=${report}`],
      ...args,
    ],
    { quiet: true, cwd: checkout, env: { PIXELS_FOLDER: folder } },
  );
  const files = readReport(report)?.testResults ?? [];
  return { tests: files.flatMap(({ assertionResults }) => assertionResults), output };
}

/** Prints a line for each test. */
function print({ tests, output }) {
  if (tests.length === 0) {
    process.stdout.write(`not ok pictures could not be taken\n${output}\n`);
    return 1;
  }
  for (const { fullName, status, failureMessages } of tests) {
    process.stdout.write(`${status === 'passed' ? 'ok' : 'not ok'} ${fullName}\n`);
    if (status !== 'passed') process.stdout.write(`${failureMessages.join('\n').split('\n    at ')[0]}\n`);
  }
  return tests.every(({ status }) => status === 'passed') ? 0 : 1;
}

async function accept(machine) {
  rmSync(path.join(root, place), { recursive: true, force: true });
  const code = print(await draw(root, place, ['--update']));
  const record = { ...machine, pictures: digests() };
  if (code === 0) writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return code;
}

/** A picture that is not there is none of those accepted: taken by the first try, it would pass the next. */
const onlyCompare = ['--update=none'];

async function compare(machine) {
  const stray = await runChecks([['the pictures are those that were accepted', strayPictures]]);
  const difference = differenceTo(machine);
  if (!difference) return Math.max(stray, print(await draw(root, place, onlyCompare)));
  say(`The accepted pictures cannot be compared as they are: ${difference}.`);
  try {
    return Math.max(stray, print(await draw(root, await drawAccepted(), onlyCompare)));
  } finally {
    rmSync(path.join(root, before), { recursive: true, force: true });
  }
}

await run(async () => {
  await prepare();
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  process.env.CHROMIUM = await ensureChromium();
  Object.assign(process.env, fontEnvironment());
  const machine = await withChromium(describeMachine, evenLetters);
  return process.argv.includes('--accept') ? accept(machine) : compare(machine);
});
