// Prints, as Markdown, what changed in the contract since the released one, or since a revision (`--against <revision>`).
import { parseArgs } from 'node:util';
import { run } from './bootstrap.mjs';
import { compareContracts } from './contract/changes.mjs';
import { changelogOf } from './contract/changelog.mjs';
import { earlierContract, workingContract } from './contract/versions.mjs';

await run(() => {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const before = earlierContract(values.against);
  const after = workingContract();
  const changes = compareContracts(before.document, after.document);
  process.stdout.write(
    changelogOf(`${after.document.info.version}, since ${before.document.info.version}`, changes),
  );
});
