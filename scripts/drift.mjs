// Checks that what is generated or described still matches what it was made from, and prints a line for each.
import { command, run } from './bootstrap.mjs';

const checks = [
  ['generated client types match openapi/cnx.yaml', 'node', ['scripts/api-generate.mjs', '--check']],
  ['the contract breaks no client of the main branch', 'node', ['scripts/api-breaking.mjs']],
  ['ARCHITECTURE.md matches the tree and the layer rules', 'node', ['scripts/architecture.mjs']],
  ['every dependency has a reason in docs/dependencies.md', 'node', ['scripts/dependencies.mjs']],
  ['every file that a page names exists', 'node', ['scripts/named-files.mjs']],
  ['a bill of materials can be written', 'node', ['scripts/audit.mjs', '--offline']],
  ['the tree holds no secret, machine path or foreign address', 'node', ['scripts/hygiene.mjs']],
];

await run(async () => {
  let failures = 0;
  for (const [name, program, args] of checks) {
    const { code, output } = await command(program, args, { quiet: true });
    process.stdout.write(code === 0 ? `ok ${name}\n` : `not ok ${name}\n${output}\n`);
    failures += code;
  }
  return failures === 0 ? 0 : 1;
});
