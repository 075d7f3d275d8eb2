// What is not true in ARCHITECTURE.md: its tree lists what is on the disk, its import table is that of
// scripts/layers.mjs, its story of a click names the files it goes through, and its not-built list is what the portal
// has no screen for.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root } from './bootstrap.mjs';
import { fences, layers } from './layers.mjs';
import { readSource } from './sources.mjs';

const page = 'ARCHITECTURE.md';
const storyHeading = '## From a click to a number';
const minStoryLinks = 10;
const importSection = /(<!-- imports -->\n)([\s\S]*?)(<!-- \/imports -->)/;

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

/** Addresses of `paths.ts` whose row in the route table has no screen, read from the sources. */
function notBuiltPaths() {
  const routes = readSource('apps/portal/src/routes.tsx');
  const named = [...readSource('apps/portal/src/paths.ts').matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)];
  if (named.length === 0) throw new ReadableError('apps/portal/src/paths.ts names no path');
  return named
    .filter(([, name]) => !new RegExp(`^ {2}${name}: \\{[^}]*\\bscreen\\b`, 'm').test(routes))
    .map(([, , address]) => address);
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

/** The story needs its heading and its links; that the linked files exist is checked for every page alike. */
function storyFaults(text) {
  const story = text.split(`${storyHeading}\n`)[1]?.split(/^## /m)[0];
  if (story === undefined) return [`the section "${storyHeading}" is missing`];
  const links = [...story.matchAll(/\]\([\w./-]+\)/g)].length;
  return links < minStoryLinks ? [`"${storyHeading}" links ${links} files; it takes ${minStoryLinks}`] : [];
}

/** Brings the import table up to date. */
export function writeImportTable() {
  const text = readSource(page).replace(importSection, (_, start, _old, end) => start + importTable() + end);
  writeFileSync(path.join(root, page), text);
}

export function architectureFaults() {
  const text = readSource(page);
  const listed = listedPaths(text);
  return [
    ...listed
      .filter((name) => !existsSync(path.join(root, name)))
      .map((name) => `the tree names ${name}, which does not exist`),
    ...expectedFolders()
      .filter((name) => !listed.includes(name))
      .map((name) => `the tree does not name ${name}`),
    ...(importSection.exec(text)?.[2] === importTable()
      ? []
      : ['the import table differs from scripts/layers.mjs: run node scripts/drift.mjs --write']),
    ...storyFaults(text),
    ...notBuiltFaults(text),
  ];
}
