import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDependencies, needsShell } from './bootstrap.mjs';

describe('needsShell', () => {
  it.each(['npm', 'turbo', 'eslint'])('is so on Windows for %s, which is a .cmd file there', (tool) => {
    expect(needsShell(tool, 'win32')).toBe(true);
    expect(needsShell(tool, 'linux')).toBe(false);
  });

  it.each(['node', 'C:\\Program Files\\nodejs\\node.exe', '/usr/bin/node'])(
    'is never so for %s, whose path or arguments a shell would split',
    (program) => {
      expect(needsShell(program, 'win32')).toBe(false);
    },
  );
});

describe('ensureDependencies', () => {
  let folder: string;
  let asked: string[][];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cnx-install-'));
    writeFileSync(path.join(folder, 'package-lock.json'), '{}');
    asked = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** An npm that installs all, or leaves out what builds. */
  const install = (isWhole: boolean, code = 0) =>
    ensureDependencies({
      folder,
      runCommand: (_file: string, args: string[]) => {
        asked.push(args);
        const tools = path.join(folder, 'node_modules/.bin');
        mkdirSync(tools, { recursive: true });
        if (isWhole) writeFileSync(path.join(tools, 'turbo'), '');
        return Promise.resolve({ code, output: 'npm error broken' });
      },
    });

  it('installs once, with what builds the portal, whatever NODE_ENV says', async () => {
    await install(true);
    await install(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('--include=dev');
  });

  it('installs again after an installation that failed, or left something out', async () => {
    await expect(install(false, 1)).rejects.toThrow('npm ci failed: npm error broken');
    await expect(install(false)).rejects.toThrow('left out what builds the portal');
    await install(true);
    rmSync(path.join(folder, 'node_modules/.bin/turbo'));
    await install(true);
    expect(asked).toHaveLength(4);
  });
});
