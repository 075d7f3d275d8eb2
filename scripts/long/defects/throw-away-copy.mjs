// A copy of the repository's files in a temporary folder, to change at will: with a git of its own, because checks ask git
// for the files, and with the installed packages linked, except our own, which are those of the copy.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReadableError, root } from '../../bootstrap.mjs';
import { sourceFiles } from '../../sources.mjs';

/** How long a program has to end after a signal, ms. */
const maxEndMs = 30_000;

/**
 * Copies the repository.
 * @returns its folder; `run`, which runs one of the installed tools in it and gives what it printed; and `remove`, after
 *   which nothing runs and nothing is left
 */
export function copyRepository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cnx-defects-'));
  // The account that a test's database runs as must be able to enter it.
  chmodSync(folder, 0o711);
  for (const file of sourceFiles()) cpSync(path.join(root, file), path.join(folder, file));
  for (const file of sourceFiles((one) => path.basename(one) === 'package.json'))
    linkPackages(folder, path.dirname(file));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  let running;
  let removed;
  return {
    folder,
    run: async (file, args) => {
      if (!removed) running = start(folder, file, args);
      const output = await running?.ended;
      if (removed) throw new ReadableError('interrupted');
      return output;
    },
    remove: () => {
      removed ??= (running?.stop() ?? Promise.resolve()).then(() =>
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
      );
      return removed;
    },
  };
}

/** Links the packages installed in a workspace, or in the root. */
function linkPackages(folder, workspace) {
  const installed = path.join(root, workspace, 'node_modules');
  if (!existsSync(installed)) return;
  const linked = path.join(folder, workspace, 'node_modules');
  mkdirSync(linked);
  for (const name of readdirSync(installed)) {
    // What tools remember of the repository is not true of the copy.
    if (/^\.(?:cache|vite)/.test(name)) continue;
    const [from, to] = [path.join(installed, name), path.join(linked, name)];
    if (name === '@cnx') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/** Starts a program in a process group of its own, which one signal ends as a whole. */
function start(cwd, file, args) {
  const tools = path.join(cwd, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
  const signal = (name) => {
    try {
      process.kill(-child.pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    signal('SIGINT');
    const killing = setTimeout(() => signal('SIGKILL'), maxEndMs);
    await ended.catch(() => undefined);
    clearTimeout(killing);
  };
  return { ended, stop };
}
