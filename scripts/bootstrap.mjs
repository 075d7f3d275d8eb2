// What every root command needs before it can run: a new enough Node, the dependencies of the lock file and, for
// browser tests, a Chromium. Node's built-ins only, because nothing is installed yet when this file runs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const minNode = [20, 19];

/** A failure that is shown as its one line, without a stack. */
export class ReadableError extends Error {}

/** Prints a progress line on standard error, so that standard output stays for results. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs `main` and turns a failure into one readable line and exit code 1.
 * @param {() => Promise<number | void>} main gives the exit code; nothing means 0.
 */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    say(error instanceof ReadableError ? `error: ${error.message}` : String(error?.stack ?? error));
    process.exitCode = 1;
  }
}

/**
 * Runs checks and shows `ok name` or `not ok name` with what is wrong for each, as they end.
 * @template {[name: string, check: () => unknown, ...unknown[]]} Check a check has failed when it throws, or gives a list
 *   of faults that is not empty
 * @param {Check[]} checks
 * @param {{ atOnce?: number, show?: (lines: string, check: Check) => void }} [options] `atOnce`: how many run side by
 *   side, begun in the order given; `show` prints without it
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(checks, { atOnce = 1, show = (lines) => process.stdout.write(lines) } = {}) {
  let code = 0;
  const waiting = [...checks];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const faults = await faultsOf(check);
      show(`${faults.length > 0 ? 'not ok' : 'ok'} ${[name, ...faults].join('\n  ')}\n`, next);
      if (faults.length > 0) code = 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return code;
}

async function faultsOf(check) {
  try {
    const faults = await check();
    return Array.isArray(faults) ? faults : [];
  } catch (error) {
    return [error instanceof ReadableError ? error.message : String(error.stack ?? error)];
  }
}

/** A check that passes when a program ends with 0; what it printed is its fault otherwise. */
export const passes =
  (file, ...args) =>
  async () => {
    const { code, output } = await command(file, args, { quiet: true });
    if (code !== 0) throw new ReadableError(output.trim());
  };

/** Turns off the usage reports of every tool that has one, for this process and its children. */
export function silenceTelemetry() {
  Object.assign(process.env, {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  });
}

/** Throws when the running Node is older than `minNode`. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = minNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new ReadableError(
    `Node ${version} is too old: CNX needs Node ${minNode.join('.')} or newer (24 LTS is recommended).`,
  );
}

/**
 * Whether only a shell can start a program: on Windows npm and the installed tools are `.cmd` files. A shell would split
 * paths with spaces, so Node itself and programs named by their path go without.
 */
export function needsShell(file, platform = process.platform) {
  return platform === 'win32' && file !== 'node' && !/[\\/]/.test(file);
}

/**
 * Runs a command in the repository, where the installed tools go by their names; gives its exit code and, when `quiet`,
 * what it printed.
 */
export function command(file, args, { quiet = false, env = {}, cwd = root, stdin = 'ignore' } = {}) {
  const tools = path.join(root, 'node_modules', '.bin');
  return new Promise((resolve, reject) => {
    if (isEnding) throw new ReadableError('stopped.');
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
      stdio: quiet ? [stdin, 'pipe', 'pipe'] : [stdin, 'inherit', 'inherit'],
      shell: needsShell(file),
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', ({ code, message }) => {
      running.delete(child);
      reject(new ReadableError(`${file} could not be started: ${code ?? message}.`));
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/** Commands that run, and whether no more are to be started. */
const running = new Set();
let isEnding = false;

/** Ends all commands, and lets no other begin: for a process that is about to end. */
export function endCommands() {
  isEnding = true;
  for (const child of running) child.kill('SIGTERM');
}

/** Builds workspaces whose inputs changed. @throws a readable error with what the build printed */
export async function build(...workspaces) {
  const started = Date.now();
  const filters = workspaces.map((name) => `--filter=${name}`);
  const { code, output } = await command(
    'turbo',
    ['run', 'build', ...filters, '--output-logs=errors-only', '--ui=stream'],
    { quiet: true },
  );
  if (code !== 0) throw new ReadableError(`the build failed:\n${output.trim().slice(-4000)}`);
  if (seconds(started) > 2) say(`Built in ${seconds(started)} s.`);
}

/** Builds what `npm start` runs; the backend brings the package of the client along, of which it runs a part. */
export const buildSystem = () => build('@cnx/portal', '@cnx/backend', '@cnx/linked-app');

/** Without it nothing is built; npm leaves it out where it installs for production. */
const builder = path.join('node_modules', '.bin', 'turbo');

/**
 * Installs the lock file's dependencies when they are missing, in part or as a whole, or older than it.
 * @param {{ folder?: string, runCommand?: typeof command }} [options] where, and what runs npm; for tests
 */
export async function ensureDependencies({ folder = root, runCommand = command } = {}) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.versions.modules).digest('hex');
  const stamp = path.join(folder, 'node_modules', '.cnx-installed');
  const isWhole = () => existsSync(path.join(folder, builder));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && isWhole()) return;

  say('Installing dependencies (once, about a minute) …');
  const started = Date.now();
  const tick = setInterval(() => say(`  still installing, ${seconds(started)} s`), 15_000);
  // The start builds, so it needs what NODE_ENV=production, or npm's own settings, leave out.
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', ['ci', ...options], { quiet: true }).finally(() =>
    clearInterval(tick),
  );
  if (code !== 0) throw new ReadableError(installFailure(output));
  if (!isWhole()) throw new ReadableError('npm ci ended well but left out what builds the portal (turbo).');
  writeFileSync(stamp, wanted);
  say(`Dependencies installed in ${seconds(started)} s.`);
}

function installFailure(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return 'no network: the dependencies could not be downloaded. Connect (or set the npm proxy) and try again.';
  }
  if (/EACCES|EPERM/.test(output)) return `npm may not write into ${root}: check who owns the folder.`;
  if (/ENOSPC/.test(output)) return 'the disk is full: the dependencies need about 900 MB.';
  const last = output.split('\n').filter((line) => /npm (error|ERR!)/.test(line));
  return `npm ci failed: ${last.slice(0, 3).join(' ') || output.trim().slice(-400)}`;
}

/** Whole seconds since `started` (milliseconds). */
export function seconds(started) {
  return Math.round((Date.now() - started) / 1000);
}

/** The browser without windows, as Playwright's own is: browser tests take a fifth less time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium for the browser tests: `CHROMIUM`, the one without windows, or that of {@link findChromium}; on Debian
 * as root both are installed from the distribution when there is none.
 */
export async function ensureChromium() {
  if (!(await findChromium())) await installChromium();
  return !process.env.CHROMIUM && existsSync(headlessShell) ? headlessShell : findChromium();
}

function installChromium() {
  // Older releases of Debian have the whole browser only.
  return installBrowser(
    'Chromium',
    'install it (Debian: "apt install chromium"; elsewhere "npx playwright install chromium") or set CHROMIUM to its path.',
    ['chromium', 'chromium-headless-shell'],
    ['chromium'],
  );
}

/** Installs the first of the sets of Debian packages that there is. @throws how to install it, where it cannot */
async function installBrowser(name, how, ...packages) {
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!debianRoot) throw new ReadableError(`no ${name} found: ${how}`);
  say(`No ${name} found; installing the Debian package (once) …`);
  const started = Date.now();
  const apt = (...args) =>
    command('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt('update');
  let last;
  for (const names of packages) {
    last = await apt('install', '-y', '--no-install-recommends', ...names);
    if (last.code === 0) return say(`${name} installed in ${seconds(started)} s.`);
  }
  throw new ReadableError(`${name} could not be installed: ${last.output.trim().slice(-300)}`);
}

/** Has every browser test of this process and its children take the browser of {@link ensureChromium}. */
export async function useChromium() {
  const chromium = await ensureChromium();
  // One test needs what the browser without windows does not have: see ADR 6.
  process.env.WHOLE_CHROMIUM = await findChromium();
  process.env.CHROMIUM = chromium;
}

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Has the browser tests of this process and its children take a Firefox: `FIREFOX`, or that of the usual places; on Debian as
 * root it is installed from the distribution when there is none.
 */
export async function useFirefox() {
  const asked = process.env.FIREFOX;
  if (asked && !existsSync(asked)) throw new ReadableError(`FIREFOX names ${asked}, which does not exist.`);
  const find = () => firefoxPaths.find((file) => existsSync(file));
  if (!asked && !find()) {
    await installBrowser(
      'Firefox',
      'install it (Debian: "apt install firefox-esr") or set FIREFOX to its path.',
      ['firefox-esr'],
    );
  }
  process.env.FIREFOX = asked ?? find();
}

/** Path of a whole Chromium: `CHROMIUM`, the usual places, Playwright's own; undefined where there is none. */
export async function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new ReadableError(`CHROMIUM names ${asked}, which does not exist.`);
  }
  const known = chromiumPaths.find((file) => existsSync(file));
  if (known) return known;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Everything a root command needs before it may import an installed package. */
export async function prepare() {
  requireNode();
  silenceTelemetry();
  await ensureDependencies();
}
