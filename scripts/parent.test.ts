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
     followParent(() => { console.log('stopped'); process.exit(); });
     setInterval(() => undefined, 1_000);
     console.log('begun');`,
  );
  // The shell stays between npm and the program, as it does where it is not replaced by what it runs.
  const start = 'node program.mjs; true';
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts: { start } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a program that npm runs ends when %s ends npm alone',
  async (signal) => {
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    // The program holds the other end for as long as it lives.
    for await (const part of npm.stdout) {
      said += String(part);
      if (said === 'begun\n') npm.kill(signal);
    }
    expect(said).toBe('begun\nstopped\n');
  },
);
