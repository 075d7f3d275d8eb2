import { describe, expect, it } from 'vitest';
import { needsShell } from './bootstrap.mjs';

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
