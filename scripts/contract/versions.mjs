// Where the contract's versions are kept: the one at work, the last released one, and those of git.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ReadableError, root } from '../bootstrap.mjs';

export const contractFile = 'openapi/cnx.yaml';
/** What clients were promised last: a copy of the contract, made by `npm run api:release`. */
export const releasedFile = 'openapi/released.yaml';
export const changelogFile = 'openapi/CHANGELOG.md';

/**
 * @typedef {object} ContractVersion
 * @property {string} name for messages
 * @property {object} document parsed
 */

/** @returns {ContractVersion} */
export const workingContract = () => read(contractFile, contractFile);

/**
 * What to compare with.
 * @param {string} [revision] of git; without it the released contract
 * @returns {ContractVersion}
 * @throws ReadableError when there is nothing to compare with
 */
export function earlierContract(revision) {
  if (revision !== undefined) return contractOf(revision);
  if (!existsSync(path.join(root, releasedFile)))
    throw new ReadableError(
      `${releasedFile} is missing, so there is nothing to compare ${contractFile} with.`,
    );
  const released = read(releasedFile, '');
  return { ...released, name: `the released contract ${released.document.info.version}` };
}

function read(file, name) {
  return { name, document: parse(readFileSync(path.join(root, file), 'utf8')) };
}

function contractOf(revision) {
  const { status, stdout, stderr } = spawnSync('git', ['show', `${revision}:${contractFile}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new ReadableError(`git has no ${contractFile} of ${revision}: ${stderr.trim().split('\n')[0]}`);
  return { name: `${contractFile} of ${revision}`, document: parse(stdout) };
}
