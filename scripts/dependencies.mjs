// Fails when a dependency of any workspace has no reason in docs/dependencies.md, or two in one table.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root, run } from './bootstrap.mjs';

const folders = [
  '.',
  ...['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  ),
  'e2e',
  'bench',
];

/** Names that stand twice in one table of the page. */
function repeated(page) {
  return page.split(/^## /m).flatMap((section) => {
    const names = [...section.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, cell]) => cell.split(', '));
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
}

await run(() => {
  const page = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
  const named = new Set([...page.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, cell]) => cell.split(', ')));
  const isNamed = (name) => named.has(name) || named.has(`${name.split('/')[0]}/*`);
  const missing = folders.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    const names = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
    return names
      .filter((name) => !name.startsWith('@cnx/') && !isNamed(name))
      .map((name) => `${name} (${folder})`);
  });
  const twice = repeated(page);
  if (twice.length > 0) throw new ReadableError(`docs/dependencies.md names ${twice.join(', ')} twice`);
  if (missing.length > 0) {
    throw new ReadableError(`docs/dependencies.md gives no reason for ${[...new Set(missing)].join(', ')}`);
  }
});
