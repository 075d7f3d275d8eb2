// Checks that ARCHITECTURE.md is true: its tree lists what is on the disk, its import table is that of
// scripts/layers.mjs, and its not-built list is what the portal and the backend say of themselves.
// `--write` brings the import table up to date.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root, run } from './bootstrap.mjs';
import { fences, layers } from './layers.mjs';

const page = path.join(root, 'ARCHITECTURE.md');
const section = (name) => new RegExp(`(<!-- ${name} -->\n)([\\s\\S]*?)(<!-- /${name} -->)`);

function importTable() {
  const rows = layers.map(
    ({ name, patterns, mayImport }) =>
      `| ${name} | \`${patterns.join('`, `')}\` | ${mayImport.join(', ') || 'nothing of ours'} |`,
  );
  const libraries = fences.map(({ name, allowed }) => `| \`${name}\` | \`${allowed.join('`, `')}\` |`);
  return [
    '| layer | where | may import |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '| library | only in |',
    '| --- | --- |',
    ...libraries,
    '',
  ].join('\n');
}

/** Paths of the tree block: each line is `indent name/ description`, two spaces a level. */
function listedPaths(text) {
  const block = /```tree\n([\s\S]*?)```/.exec(text)?.[1];
  if (!block) throw new ReadableError('ARCHITECTURE.md has no ```tree block');
  const parents = [];
  return block
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      parents.length = depth;
      parents.push(line.trim().split(/\s/)[0].replace(/\/$/, ''));
      return parents.join('/');
    });
}

const ignored = new Set([
  'node_modules',
  'dist',
  '.git',
  '.turbo',
  '.data',
  '.vitest',
  'test-results',
  'screenshots',
  'storybook-static',
  'results',
]);

function folders(folder) {
  return readdirSync(path.join(root, folder))
    .filter((name) => !ignored.has(name) && statSync(path.join(root, folder, name)).isDirectory())
    .map((name) => (folder ? `${folder}/${name}` : name));
}

/** Every folder that a newcomer must find in the tree: the top, the workspaces, and the rooms of their sources. */
function expectedFolders() {
  const top = folders('').filter((name) => !name.startsWith('.') || ['.ci', '.storybook'].includes(name));
  const workspaces = ['packages', 'apps'].flatMap((group) => folders(group));
  const rooms = workspaces.flatMap((workspace) =>
    existsSync(path.join(root, workspace, 'src')) ? folders(`${workspace}/src`) : [],
  );
  return [...top, ...workspaces, ...rooms];
}

/** Paths of the routes without a screen, read from the route table's source: this check needs no build. */
function notBuiltPaths() {
  const source = readFileSync(path.join(root, 'apps/portal/src/paths.ts'), 'utf8');
  const table = readFileSync(path.join(root, 'apps/portal/src/routes.tsx'), 'utf8');
  const rows = /const table[^=]*= \{([\s\S]*?)\n\};/.exec(table)?.[1] ?? '';
  const names = [...rows.matchAll(/^ {2}(\w+): (.*),$/gm)].filter(([, , row]) => !row.includes('screen'));
  if (names.length === 0) throw new ReadableError('apps/portal/src/routes.tsx has no row without a screen');
  return names.map(([, name]) => {
    const found = new RegExp(`\\b${name}: '([^']+)'`).exec(source)?.[1];
    if (!found) throw new ReadableError(`apps/portal/src/paths.ts has no path ${name}`);
    return found;
  });
}

function notBuiltFaults(text) {
  const listed = [...(text.split('## Not built yet')[1] ?? '').matchAll(/`(\/[\w/-]*)`/g)].map(
    ([, name]) => name,
  );
  const actual = notBuiltPaths();
  return [
    ...actual
      .filter((name) => !listed.includes(name))
      .map((name) => `the not-built list does not name ${name}`),
    ...listed
      .filter((name) => !actual.includes(name))
      .map((name) => `the not-built list names ${name}, which is built`),
  ];
}

await run(() => {
  const text = readFileSync(page, 'utf8');
  const table = importTable();
  if (process.argv.includes('--write')) {
    writeFileSync(
      page,
      text.replace(section('imports'), (_, start, _old, end) => `${start}${table}${end}`),
    );
    return;
  }
  const listed = listedPaths(text);
  const missing = listed
    .filter((name) => !existsSync(path.join(root, name)))
    .map((name) => `the tree names ${name}, which does not exist`);
  const unlisted = expectedFolders()
    .filter((name) => !listed.includes(name))
    .map((name) => `the tree does not name ${name}`);
  const drifted =
    section('imports').exec(text)?.[2] === table
      ? []
      : ['the import table differs from scripts/layers.mjs: run node scripts/architecture.mjs --write'];
  const faults = [...missing, ...unlisted, ...drifted, ...notBuiltFaults(text)];
  if (faults.length > 0) throw new ReadableError(`ARCHITECTURE.md is out of date:\n${faults.join('\n')}`);
});
