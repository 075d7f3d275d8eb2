// Checks that what is generated or described still matches what it was made from.
import { architectureFaults } from './architecture.mjs';
import { passes } from './bootstrap.mjs';
import { circleFaults } from './circles.mjs';
import { decisionFaults } from './decisions.mjs';
import { dependencyFaults } from './dependencies.mjs';
import { fileNameFaults } from './file-names.mjs';
import { hygieneFaults } from './hygiene.mjs';
import { inThread } from './in-thread.mjs';
import { namedFileFaults } from './named-files.mjs';
import { placeholderFaults as componentPlaceholders } from './new-component.mjs';
import { placeholderFaults as featurePlaceholders } from './new-feature.mjs';
import { digestOf, unlessUnchanged } from './unchanged.mjs';
import { unusedTextFaults } from './unused.mjs';

const beside = (file) => new URL(file, import.meta.url).href;

const isContract = (file) => /^openapi\/|^packages\/api\/src\/.*\.gen\.ts$/.test(file);

/** What the types of the portal's texts are made of. */
const isPortal = (file) => /^(?:apps\/portal|packages\/(?:ui|api))\/.*\.(?:tsx?|json)$|^tsconfig/.test(file);

const isPackage = (file) => /(?:^|\/)package(?:-lock)?\.json$/.test(file);

/** Name, check, and the seconds of computing time it takes on a fresh clone, by which the longest begin. */
export const checks = [
  [
    'every text of the portal is shown somewhere',
    unlessUnchanged('texts', () => digestOf(isPortal), inThread(beside('unused.mjs'), unusedTextFaults)),
    20,
  ],
  [
    'the tree holds no secret, machine path or foreign address',
    inThread(beside('hygiene.mjs'), hygieneFaults),
    5,
  ],
  ['files are named by one convention', inThread(beside('file-names.mjs'), fileNameFaults), 4],
  ['no files import each other in a circle', inThread(beside('circles.mjs'), circleFaults), 3],
  [
    'generated client types and examples match openapi/cnx.yaml',
    unlessUnchanged(
      'generated',
      () => digestOf(isContract),
      passes('node', 'scripts/api-generate.mjs', '--check'),
    ),
    4,
  ],
  [
    'the version of the contract follows its changes since the released one',
    unlessUnchanged('version', () => digestOf(isContract), passes('node', 'scripts/api-breaking.mjs')),
    2,
  ],
  [
    'a bill of materials can be written',
    unlessUnchanged('bill', () => digestOf(isPackage), passes('node', 'scripts/audit.mjs', '--offline')),
    3,
  ],
  ['ARCHITECTURE.md matches the tree, the layers and the routes', architectureFaults, 1],
  ['decisions are listed, dated and short', decisionFaults, 1],
  ['every dependency has a reason in docs/dependencies.md', dependencyFaults, 1],
  ['every file that a page names exists', namedFileFaults, 1],
  ['every component says what it is for', componentPlaceholders, 1],
  ['every feature says what it is for, in every language', featurePlaceholders, 1],
];
