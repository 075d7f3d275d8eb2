// Checks that what is generated or described still matches what it was made from, and prints a line for each.
import { architectureFaults } from './architecture.mjs';
import { passes, run, runChecks } from './bootstrap.mjs';
import { circleFaults } from './circles.mjs';
import { dependencyFaults } from './dependencies.mjs';
import { fileNameFaults } from './file-names.mjs';
import { hygieneFaults } from './hygiene.mjs';
import { namedFileFaults } from './named-files.mjs';
import { placeholderFaults as componentPlaceholders } from './new-component.mjs';
import { placeholderFaults as featurePlaceholders } from './new-feature.mjs';
import { unusedTextFaults } from './unused.mjs';

const checks = [
  [
    'generated client types and examples match openapi/cnx.yaml',
    passes('node', 'scripts/api-generate.mjs', '--check'),
  ],
  [
    'the version of the contract follows its changes since the released one',
    passes('node', 'scripts/api-breaking.mjs'),
  ],
  ['ARCHITECTURE.md matches the tree, the layers and the routes', architectureFaults],
  ['every dependency has a reason in docs/dependencies.md', dependencyFaults],
  ['every file that a page names exists', namedFileFaults],
  ['files are named by one convention', fileNameFaults],
  ['no files import each other in a circle', circleFaults],
  ['every text of the portal is shown somewhere', unusedTextFaults],
  ['every component says what it is for', componentPlaceholders],
  ['every feature says what it is for, in every language', featurePlaceholders],
  ['a bill of materials can be written', passes('node', 'scripts/audit.mjs', '--offline')],
  ['the tree holds no secret, machine path or foreign address', hygieneFaults],
];

await run(() => runChecks(checks, { only: process.argv.slice(2) }));
