// Fails when a page of documentation names a file of ours that does not exist. A path counts when a tracked file ends
// with it, so that pages may leave out the beginning that everybody knows.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root, run } from './bootstrap.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const exists = (name) => files.some((file) => file === name || file.endsWith(`/${name}`));

const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'));
const named = /`([\w./@-]+\.(?:tsx?|mjs|ya?ml|sql))`/g;

await run(() => {
  const faults = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(named)]
      .map(([, name]) => name)
      .filter((name) => !name.includes('example') && !exists(name.replace(/^\.?\//, '')))
      .map((name) => `${page} names ${name}, which does not exist`),
  );
  if (faults.length > 0) throw new ReadableError(faults.join('\n'));
});
