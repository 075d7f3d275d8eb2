// Type-checks every folder that has a tsconfig.json (workspaces, Storybook, scripts) and prints a line for each.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { passes, root, run, runChecks } from './bootstrap.mjs';
import { sourceFiles } from './sources.mjs';

const cache = 'node_modules/.cache/types';

const check = (folder) => [
  `types of ${folder}`,
  passes(
    'tsc',
    ...['-p', folder, '--noEmit', '--pretty', 'false', '--incremental'],
    ...['--tsBuildInfoFile', path.join(root, cache, `${folder.replace('/', '-')}.tsbuildinfo`)],
  ),
];

await run(async () => {
  const folders = sourceFiles((file) => /.\/tsconfig\.json$/.test(file)).map((file) => path.dirname(file));
  mkdirSync(path.join(root, cache), { recursive: true });
  // Two at a time: more only wait for the same cores.
  const halves = [0, 1].map((rest) => folders.filter((_, index) => index % 2 === rest));
  return Math.max(...(await Promise.all(halves.map((some) => runChecks(some.map(check))))));
});
