// Lints the code (ESLint for what one file shows, with the layer rules; Oxlint for what needs types, and React's own
// rules), the contract (Redocly), formatting (Prettier), unused code (knip) and the lock file, and prints a line for each.
// Both linters report how many files they read, so that an empty run is seen.
import path from 'node:path';
import { command, passes, ReadableError, root, run, runChecks } from './bootstrap.mjs';
import { unusedFaults } from './unused.mjs';

const lockFile = ['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm'];
const lockRules = ['--validate-https', '--validate-integrity', '--empty-hostname', 'true'];

/** `file:line:column message (rule)`, with the file from the root. */
const faultLine = ({ file, line, column, message, rule }) =>
  `${path.relative(root, path.resolve(root, file))}:${line}:${column} ${message} (${rule})`;

/**
 * What a linter found, by what it printed as JSON.
 * @param {(report: object) => { count: number, faults: string[] }} read
 * @throws a readable error where it did not run, or failed without a fault to show
 */
async function faultsOf(name, args, read) {
  const { code, output } = await command(name, args, { quiet: true });
  const [report] = /^[[{]["{\s][\s\S]*[\]}]\s*$/m.exec(output) ?? [];
  if (!report) throw new ReadableError(`${name} did not run\n${output}`);
  const { count, faults } = read(JSON.parse(report));
  if (!(count > 0)) return [`${name} found no file to read`];
  if (code !== 0 && faults.length === 0) throw new ReadableError(`${name} ended with ${code}\n${output}`);
  return faults;
}

function codeFaults() {
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
  return faultsOf('eslint', ['.', '--format', 'json', ...cache], (files) => ({
    count: files.length,
    faults: files.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, ...place }) => faultLine({ file: filePath, rule: ruleId, ...place })),
    ),
  }));
}

function typedFaults() {
  return faultsOf('oxlint', ['--format', 'json', '.'], ({ number_of_files: count, diagnostics }) => ({
    count,
    faults: diagnostics.map(({ filename, labels, message, code }) =>
      faultLine({ file: filename, ...labels[0]?.span, message, rule: code }),
    ),
  }));
}

// The one that takes most time first: two at once keep two cores busy to the end.
async function formatFaults() {
  const { code, output } = await command('prettier', ['--list-different', '.'], {
    quiet: true,
  });
  return code === 0 ? [] : [...output.trim().split('\n'), '`npm run format` puts it right'];
}

const checks = [
  ['code style', codeFaults],
  ['formatting', formatFaults],
  ['code style that needs types or knows React', typedFaults],
  ['unused files, exports and dependencies', unusedFaults],
  ['contract style', passes('node', 'scripts/api-lint.mjs')],
  ['lock file', passes('lockfile-lint', ...lockFile, ...lockRules)],
];

await run(() => runChecks(checks, { atOnce: 2, only: process.argv.slice(2) }));
