// Lists what the contract of the working tree breaks for clients of the one on the main branch. Fails on a breaking
// change unless the major version of the contract was raised with it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ReadableError, root, run, say } from './bootstrap.mjs';
import { breakingChanges, majorWasRaised } from './contract-diff.mjs';

const contractFile = 'openapi/cnx.yaml';
/** Where the main branch may be found, in this order: locally, or at the place this clone came from. */
const mainBranches = ['main', 'origin/main'];

function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

/** The contract as the main branch has it, or why there is nothing to compare with. */
function contractOfMain() {
  if (git('rev-parse', '--is-inside-work-tree') === undefined)
    return { missing: 'this is not a git checkout' };
  const branch = mainBranches.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (!branch) return { missing: 'this checkout has no main branch' };
  const text = git('show', `${branch}:${contractFile}`);
  return text === undefined ? { missing: `${branch} has no ${contractFile}` } : { branch, text };
}

await run(() => {
  const { missing, branch, text } = contractOfMain();
  if (missing) return say(`Nothing to compare the contract with: ${missing}.`);
  const before = parse(text);
  const after = parse(readFileSync(path.join(root, contractFile), 'utf8'));
  const changes = breakingChanges(before, after);
  if (changes.length === 0) return say(`${contractFile} breaks no client of ${branch}.`);
  const list = changes.map((change) => `  ${change}`).join('\n');
  if (majorWasRaised(before, after)) {
    return say(`${contractFile} breaks clients of ${branch}, as its new major version says:\n${list}`);
  }
  throw new ReadableError(
    `${contractFile} breaks clients of ${branch}; raise the major of info.version if that is meant:\n${list}`,
  );
});
