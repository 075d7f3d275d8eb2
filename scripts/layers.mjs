// Who may import whom, read from the tables of ARCHITECTURE.md: the page is what is linted. A `*` makes every folder that
// it matches a room of its own, so that a new feature is guarded on the day it is made.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root } from './bootstrap.mjs';

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string[]} patterns folders (or files) of the layer, from the root
 * @property {string[]} mayImport names of layers; files of the same room may always import each other
 */

const listOf = (cell) => cell.replaceAll('`', '').split(', ');

/** Rows of the table whose head begins with `head`, as cells. */
function tableOf(page, head) {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} `));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  if (start < 0 || end - start < 3) throw new ReadableError(`ARCHITECTURE.md has no table of each ${head}`);
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/**
 * Layers and fences that a page describes.
 * @returns {{ layers: Layer[], fences: { name: string, allowed: string[] }[] }}
 * @throws when a table is missing, or names a layer that has no row
 */
export function readLayers(page) {
  const layers = tableOf(page, 'layer').map(([name, where, mayImport]) => ({
    name,
    patterns: listOf(where),
    mayImport: mayImport === 'nothing of ours' ? [] : listOf(mayImport),
  }));
  const unknown = layers
    .flatMap(({ mayImport }) => mayImport)
    .find((one) => !layers.some(({ name }) => name === one));
  if (unknown !== undefined) throw new ReadableError(`ARCHITECTURE.md has no row for the layer "${unknown}"`);
  const fences = tableOf(page, 'library').map(([name, allowed]) => ({
    name: listOf(name)[0],
    allowed: listOf(allowed),
  }));
  return { layers, fences };
}

export const { layers, fences } = readLayers(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'));

/** Our packages by the name they are imported with, and where their sources lie. */
export const packages = [
  { name: '@cnx/ui', folder: 'packages/ui/src' },
  { name: '@cnx/api', folder: 'packages/api/src' },
];

/** Files that may call `fetch` themselves; everything else goes through the client. */
export const mayFetch = [
  'packages/api/src/**',
  'apps/portal/src/config.ts',
  'apps/portal/src/corporate-sign-in/msal.ts',
  // A file of the portal's own build.
  'apps/portal/src/insight/picture-code.ts',
  'apps/backend/**',
  'apps/linked-app/**',
];
