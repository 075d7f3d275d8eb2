// Files of ours that a page of documentation names or links and that do not exist. A named path counts when a file ends
// with it, so that pages may leave out the beginning that every reader knows; a link is taken as it stands.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { readSource, sourceFiles } from './sources.mjs';

const named = /`([\w./@-]+\.(?:tsx?|mjs|ya?ml|sql))`/g;

const linked = /\]\((?![a-z]+:|#)([^)#\s]+)/g;

/** Pages that name no files: notes of changes, and texts for users, whose links are addresses of the portal. */
const others = ['.changeset/', 'apps/backend/content/'];

export function namedFileFaults() {
  const files = sourceFiles();
  const exists = (name) => files.some((file) => file === name || file.endsWith(`/${name}`));
  return files
    .filter((file) => file.endsWith('.md') && !others.some((folder) => file.startsWith(folder)))
    .flatMap((page) => {
      const text = readSource(page);
      const missing = (pattern, isThere) =>
        [...text.matchAll(pattern)].map(([, name]) => name).filter((name) => !isThere(name));
      return [
        ...missing(named, (name) => name.includes('example') || exists(name.replace(/^\.?\//, ''))),
        ...missing(linked, (name) => existsSync(path.join(root, path.dirname(page), name))),
      ].map((name) => `${page} names ${name}, which does not exist`);
    });
}
