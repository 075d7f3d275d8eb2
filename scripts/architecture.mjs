// What is not true in ARCHITECTURE.md: its tree lists what is on the disk, the layers of its import table have files, and its
// story of a click names the files it goes through.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root } from './bootstrap.mjs';
import { roomOf } from './layer-rule.mjs';
import { fences, layers } from './layers.mjs';
import { readSource, sourceFiles } from './sources.mjs';

const page = 'ARCHITECTURE.md';
const storyHeading = '## From a click to a number';
const minStoryLinks = 10;

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

/** Every folder that a reader must find in the tree: the top, the workspaces, and the rooms of their sources. */
function expectedFolders() {
  const folders = sourceFiles((file) => /^(?:\.ci|\.storybook|[^.][^/]*)\//.test(file)).flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    const depths = /^(?:packages|apps)\/[^/]+\/src\//.test(file) ? [1, 2, 3, 4] : [1, 2];
    return depths
      .filter((depth) => depth <= parts.length && (depth === 1 || /^(?:packages|apps)\//.test(file)))
      .map((depth) => parts.slice(0, depth).join('/'));
  });
  return [...new Set(folders)];
}

/** Places of the import table where there is nothing, and layers that have lost their files to others. */
function tableFaults() {
  const files = sourceFiles();
  const filled = new Set(files.map((file) => roomOf(file, layers)?.layer));
  const places = fences.flatMap(({ allowed }) => allowed);
  return [
    ...layers.filter((layer) => !filled.has(layer)).map(({ name }) => `the layer ${name} has no file`),
    ...[...places, ...layers.flatMap(({ patterns }) => patterns)]
      .filter((place) => !existsSync(path.join(root, place.replace('/*', ''))))
      .map((place) => `the import tables name ${place}, which does not exist`),
  ];
}

/** The story needs its heading and its links; that the linked files exist is checked for every page alike. */
function storyFaults(text) {
  const story = text.split(`${storyHeading}\n`)[1]?.split(/^## /m)[0];
  if (story === undefined) return [`the section "${storyHeading}" is missing`];
  const links = [...story.matchAll(/\]\([\w./-]+\)/g)].length;
  return links < minStoryLinks ? [`"${storyHeading}" links ${links} files; it takes ${minStoryLinks}`] : [];
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
    ...tableFaults(),
    ...storyFaults(text),
  ];
}
