// Type-checks every folder that has a tsconfig.json (workspaces, Storybook, scripts) and prints a line for each. The
// compiler is TypeScript 7, the same language as TypeScript 6 in a fourth of the time; the tools that read types by the
// compiler's API still need 6.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { passes, root, run, runChecks } from './bootstrap.mjs';
import { sourceFiles } from './sources.mjs';

const cache = 'node_modules/.cache/types';
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

const check = (folder) => [
  `types of ${folder}`,
  passes(
    'node',
    compiler,
    ...['-p', folder, '--noEmit', '--pretty', 'false', '--incremental'],
    ...['--tsBuildInfoFile', path.join(root, cache, `${folder.replace('/', '-')}.tsbuildinfo`)],
  ),
];

await run(() => {
  const folders = sourceFiles((file) => /(?:^|\/)tsconfig\.json$/.test(file)).map((file) =>
    path.dirname(file),
  );
  mkdirSync(path.join(root, cache), { recursive: true });
  return runChecks(folders.map(check), { only: process.argv.slice(2) });
});
