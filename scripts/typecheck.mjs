// Type-checks every folder that has a tsconfig.json (workspaces, Storybook, scripts) and prints a line for each.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { command, ReadableError, root, run } from './bootstrap.mjs';

const groups = ['packages', 'apps'].flatMap((group) =>
  readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
);
const folders = [...groups, 'e2e', 'bench', 'scripts', '.storybook'].filter((folder) =>
  existsSync(path.join(root, folder, 'tsconfig.json')),
);

async function check(folder) {
  const cache = path.join(root, 'node_modules/.cache/types', `${folder.replace('/', '-')}.tsbuildinfo`);
  const { code, output } = await command(
    'tsc',
    ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', cache, '--pretty', 'false'],
    { quiet: true },
  );
  process.stdout.write(`${code === 0 ? 'ok' : 'not ok'} types of ${folder}\n${output}`);
  return code;
}

await run(async () => {
  if (folders.length === 0) throw new ReadableError('no folder with a tsconfig.json was found');
  mkdirSync(path.join(root, 'node_modules/.cache/types'), { recursive: true });
  const waiting = [...folders];
  const codes = [];
  // Two at a time: more only wait for the same cores.
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) codes.push(await check(folder));
  };
  await Promise.all([worker(), worker()]);
  return codes.every((code) => code === 0) ? 0 : 1;
});
