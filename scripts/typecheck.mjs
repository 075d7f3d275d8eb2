// Type-checks every folder that has a tsconfig.json (workspaces, Storybook, scripts), where something changed that its
// types depend on. The compiler is TypeScript 7, the same language as TypeScript 6 in a fourth of the time; the tools that
// read types by the compiler's API still need 6.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { passes, root } from './bootstrap.mjs';
import { typeDigests, typedFolders } from './type-digests.mjs';
import { digest, digestOf, unlessUnchanged } from './unchanged.mjs';

const cache = 'node_modules/.cache/types';
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

const isConfiguration = (file) => /(?:^|\/)(?:tsconfig[\w.]*|package)\.json$/.test(file);

/** What a next check needs only look at again; collecting it costs a third more, so not where there is no next one. */
const remembered = (name) => [
  '--incremental',
  '--tsBuildInfoFile',
  path.join(root, cache, `${name}.tsbuildinfo`),
];

function check(folder) {
  const name = folder.replace('/', '-');
  const compiles = passes(
    'node',
    compiler,
    ...['-p', folder, '--noEmit', '--pretty', 'false'],
    ...(process.env.CI ? [] : remembered(name)),
  );
  const key = () => digest(digestOf(isConfiguration), ...typeDigests().get(folder).values());
  return [`types of ${folder}`, unlessUnchanged(`types-${name}`, key, compiles), 10];
}

mkdirSync(path.join(root, cache), { recursive: true });

/** Name, check, and the seconds of computing time it takes on a fresh clone, by which the longest begin. */
export const checks = typedFolders().map(check);
