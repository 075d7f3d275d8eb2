// Lints the code (ESLint for what one file shows, with the layer rules; Oxlint for what needs types, and React's own
// rules), the contract (Redocly), formatting (Prettier), unused code (knip) and the lock file. Both linters report how
// many files they read, so that an empty run is seen.
import path from 'node:path';
import { command, passes, ReadableError, root } from './bootstrap.mjs';
import { isCode } from './sources.mjs';
import { typeDigests } from './type-digests.mjs';
import { cacheOf, checkChanged, digestOf, unlessUnchanged } from './unchanged.mjs';
import { unusedFaults } from './unused.mjs';

const lockFile = ['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm'];
const lockRules = ['--validate-https', '--validate-integrity', '--empty-hostname', 'true'];

/** `file:line:column message (rule)` */
const lineOf = ({ file, line, column, message, rule }) => `${file}:${line}:${column} ${message} (${rule})`;

/**
 * What a linter found, by what it printed as JSON.
 * @param {(report: object) => { count: number, faults: { file: string }[] }} read
 * @param {number} [wanted] how many files it has to read, where that is known
 * @returns {Promise<{ file: string, line: number, column: number, message: string, rule: string }[]>} with files from the root
 * @throws a readable error where it did not run, or failed without a fault to show
 */
async function faultsOf(name, args, read, wanted) {
  const { code, output } = await command(name, args, { quiet: true });
  const [report] = /^[[{]["{\s][\s\S]*[\]}]\s*$/m.exec(output) ?? [];
  if (!report) throw new ReadableError(`${name} did not run\n${output}`);
  const { count, faults } = read(JSON.parse(report));
  if (!(count > 0) || count !== (wanted ?? count))
    throw new ReadableError(`${name} read ${count} files${wanted ? ` of ${wanted}` : ''}`);
  if (code !== 0 && faults.length === 0) throw new ReadableError(`${name} ended with ${code}\n${output}`);
  return faults.map((fault) => ({ ...fault, file: path.relative(root, path.resolve(root, fault.file)) }));
}

/** Options by which a tool remembers the files that passed, by their content, as long as its rules stay the same. */
const remembering = (tool, isRule) => [
  '--cache',
  ...['--cache-strategy', 'content'],
  ...['--cache-location', cacheOf(tool, digestOf(isRule))],
];

async function codeFaults() {
  const cache = remembering('eslint', (file) => file === 'eslint.config.js');
  const faults = await faultsOf('eslint', ['.', '--format', 'json', ...cache], (files) => ({
    count: files.length,
    faults: files.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, ...place }) => ({ file: filePath, rule: ruleId, ...place })),
    ),
  }));
  return faults.map(lineOf);
}

const isTypeRule = (file) => /^\.oxlintrc\.json$|(?:^|\/)(?:tsconfig[\w.]*|package)\.json$/.test(file);

/** What Oxlint reads: all but what .oxlintrc.json leaves out. */
const isTyped = (file) => /\.tsx?$/.test(file) && isCode(file) && !file.startsWith('scripts/outside-app/');

async function typedFaults() {
  const digests = new Map(
    [...typeDigests().values()].flatMap((files) => [...files].filter(([file]) => isTyped(file))),
  );
  const found = [];
  await checkChanged(cacheOf('oxlint', digestOf(isTypeRule)), digests, async (files) => {
    const faults = await faultsOf(
      'oxlint',
      ['--format', 'json', ...files],
      ({ number_of_files: count, diagnostics }) => ({
        count,
        faults: diagnostics.map(({ filename, labels, message, code }) => ({
          file: filename,
          ...labels[0]?.span,
          message,
          rule: code,
        })),
      }),
      files.length,
    );
    found.push(...faults.map(lineOf));
    return new Set(faults.map(({ file }) => file));
  });
  return found;
}

async function formatFaults() {
  const cache = remembering('prettier', (file) => /^\.(?:prettier|editorconfig)/.test(file));
  const { code, output } = await command('prettier', ['--list-different', '.', ...cache], { quiet: true });
  return code === 0 ? [] : [...output.trim().split('\n'), '`npm run format` puts it right'];
}

/** What knip reads: everything but what people write for people. */
const isRead = (file) => !/\.(?:md|png|svg|woff2)$/.test(file);

const isContract = (file) => file.startsWith('openapi/');

/** Name, check, and the seconds of computing time it takes on a fresh clone, by which the longest begin. */
export const checks = [
  ['code style', codeFaults, 50],
  ['formatting', formatFaults, 45],
  ['code style that needs types or knows React', typedFaults, 30],
  [
    'unused files, exports and dependencies',
    unlessUnchanged('unused', () => digestOf(isRead), unusedFaults),
    10,
  ],
  [
    'contract style',
    unlessUnchanged('contract', () => digestOf(isContract), passes('node', 'scripts/api-lint.mjs')),
    2,
  ],
  ['lock file', passes('lockfile-lint', ...lockFile, ...lockRules), 1],
];
