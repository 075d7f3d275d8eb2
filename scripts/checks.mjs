// Runs some checks of a part alone, by their names: `node scripts/checks.mjs lint 'code style'`.
import { ReadableError, run, runChecks } from './bootstrap.mjs';
import { parts } from './parts.mjs';

await run(async () => {
  const [name, ...wanted] = process.argv.slice(2);
  const part = parts.find((one) => one.name === name && one.checks);
  if (!part) throw new ReadableError(`no part "${name}" consists of checks`);
  const { checks } = await import(part.checks);
  const unknown = wanted.find((one) => !checks.some(([known]) => known === one));
  if (unknown !== undefined) throw new ReadableError(`${name} has no check "${unknown}"`);
  return runChecks(wanted.length === 0 ? checks : checks.filter(([known]) => wanted.includes(known)));
});
