// Lists what changed in the contract since the released one, or since a git revision (`--against <revision>`), each with
// its severity. Fails when `info.version` does not follow the worst of them, and when there is nothing to compare with.
import { parseArgs } from 'node:util';
import { ReadableError, run, say } from './bootstrap.mjs';
import { compareContracts } from './contract/changes.mjs';
import { lineOf } from './contract/changelog.mjs';
import { contractFile, earlierContract, workingContract } from './contract/versions.mjs';
import { isAtLeast, nextVersion } from './contract/version-rule.mjs';

await run(() => {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const before = earlierContract(values.against);
  const after = workingContract();
  const changes = compareContracts(before.document, after.document);
  for (const change of changes) say(lineOf(change));
  const { version } = after.document.info;
  const wanted = nextVersion(before.document.info.version, changes);
  if (!isAtLeast(version, wanted)) {
    const why =
      changes.length > 0
        ? `changes since ${before.name} are ${changes[0].severity}`
        : `${before.name} is newer`;
    throw new ReadableError(
      `${contractFile}: ${why}, so info.version must be ${wanted} or higher; it is ${version}.`,
    );
  }
  say(
    changes.length > 0
      ? `info.version ${version} says so to clients of ${before.name}.`
      : `${contractFile} says what ${before.name} says.`,
  );
});
