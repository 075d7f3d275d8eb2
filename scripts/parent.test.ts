import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cnx-parent-'));
  const module = pathToFileURL(path.resolve('scripts/parent.mjs')).href;
  writeFileSync(
    path.join(folder, 'program.mjs'),
    `import { followParent } from '${module}';
     const stop = () => { console.log('stopped'); process.exit(); };
     followParent(stop);
     process.once('SIGTERM', stop);
     setInterval(() => undefined, 1_000);
     console.log('begun');`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['SIGTERM', 'node program.mjs'],
  ['SIGHUP', 'node program.mjs'],
  ['SIGKILL', 'node program.mjs'],
  // The shell stays between npm and the program, and passes nothing on.
  ['SIGTERM', 'node program.mjs; true'],
] as const)('what npm runs ends when %s ends npm alone: %s', async (signal, start) => {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts: { start } }));
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  // The program holds the other end for as long as it lives.
  for await (const part of npm.stdout) {
    said += String(part);
    if (said === 'begun\n') npm.kill(signal);
  }
  expect(said).toBe('begun\nstopped\n');
});
