// Lints the code (ESLint, with the layer rules), the contract (Redocly), formatting (Prettier), unused code (knip) and
// the lock file, and prints a line for each; ESLint's files are counted, so that an empty run is seen.
import { command, run } from './bootstrap.mjs';

const checks = [
  ['formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  [
    'contract style',
    'redocly',
    ['lint', '--config', 'openapi/redocly.yaml', 'openapi/cnx.yaml', '--max-problems', '50'],
  ],
  ['unused files, exports and dependencies', 'knip', ['--no-progress']],
  [
    'lock file',
    'lockfile-lint',
    [
      '--path',
      'package-lock.json',
      '--type',
      'npm',
      '--validate-https',
      '--allowed-hosts',
      'npm',
      '--validate-integrity',
      '--empty-hostname',
      'true',
    ],
  ],
];

async function lintCode() {
  const { code, output } = await command(
    'eslint',
    ['.', '--format', 'json', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
    { quiet: true },
  );
  const start = output.indexOf('[{');
  if (start < 0) {
    process.stdout.write(`not ok code style: ESLint did not run\n${output}\n`);
    return 1;
  }
  const files = JSON.parse(output.slice(start, output.lastIndexOf(']') + 1));
  const bad = files.filter((file) => file.errorCount + file.warningCount > 0);
  for (const file of bad) {
    process.stdout.write(`not ok code style of ${file.filePath}\n`);
    for (const { line, column, message, ruleId } of file.messages) {
      process.stdout.write(`  ${line}:${column} ${message} (${ruleId})\n`);
    }
  }
  if (bad.length === 0) process.stdout.write(`ok code style of ${files.length} files\n`);
  return code || bad.length;
}

await run(async () => {
  let failures = await lintCode();
  for (const [name, program, args] of checks) {
    const { code, output } = await command(program, args, { quiet: true });
    process.stdout.write(code === 0 ? `ok ${name}\n` : `not ok ${name}\n${output}\n`);
    failures += code;
  }
  return failures === 0 ? 0 : 1;
});
