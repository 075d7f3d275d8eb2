// Releases the contract: writes its changes on top of openapi/CHANGELOG.md and keeps a copy to compare the next ones with.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableError, root, run, say } from './bootstrap.mjs';
import { compareContracts } from './contract/changes.mjs';
import { changelogOf } from './contract/changelog.mjs';
import {
  changelogFile,
  contractFile,
  earlierContract,
  releasedFile,
  workingContract,
} from './contract/versions.mjs';
import { isAtLeast, nextVersion } from './contract/version-rule.mjs';

const title = '# Changes of the contract\n';

await run(() => {
  const before = earlierContract();
  const after = workingContract();
  const changes = compareContracts(before.document, after.document);
  const { version } = after.document.info;
  const wanted = nextVersion(before.document.info.version, changes);
  if (changes.length === 0 && version === before.document.info.version) return say('Nothing to release.');
  if (!isAtLeast(version, wanted))
    throw new ReadableError(`info.version of ${contractFile} must be ${wanted} or higher; it is ${version}.`);
  const file = path.join(root, changelogFile);
  const earlier = existsSync(file) ? readFileSync(file, 'utf8').slice(title.length) : '';
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${title}\n${changelogOf(`${version} (${today})`, changes)}${earlier}`);
  copyFileSync(path.join(root, contractFile), path.join(root, releasedFile));
  say(`${releasedFile} is ${version} now; its changes are in ${changelogFile}.`);
});
