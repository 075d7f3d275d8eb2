// Lints the code (ESLint, with the layer rules), the contract (Redocly), formatting (Prettier), unused code (knip) and
// the lock file, and prints a line for each; ESLint's files are counted, so that an empty run is seen.
import { command, passes, ReadableError, run, runChecks } from './bootstrap.mjs';
import { unusedFaults } from './unused.mjs';

const lockFile = ['--path', 'package-lock.json', '--type', 'npm', '--allowed-hosts', 'npm'];
const lockRules = ['--validate-https', '--validate-integrity', '--empty-hostname', 'true'];

const checks = [
  ['formatting', passes('prettier', '--check', '--log-level', 'warn', '.')],
  ['contract style', passes('node', 'scripts/api-lint.mjs')],
  ['unused files, exports and dependencies', unusedFaults],
  ['lock file', passes('lockfile-lint', ...lockFile, ...lockRules)],
];

/** A check of ESLint for each file that it found something in, or one for all of them. */
async function codeChecks() {
  const { output } = await command(
    'eslint',
    ['.', '--format', 'json', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
    { quiet: true },
  );
  const start = output.indexOf('[{');
  if (start < 0) throw new ReadableError(`ESLint did not run\n${output}`);
  const files = JSON.parse(output.slice(start, output.lastIndexOf(']') + 1));
  const bad = files.filter(({ messages }) => messages.length > 0);
  if (bad.length === 0) return [[`code style of ${files.length} files`, () => []]];
  return bad.map(({ filePath, messages }) => [
    `code style of ${filePath}`,
    () => messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`),
  ]);
}

await run(async () => runChecks([...(await codeChecks()), ...checks]));
