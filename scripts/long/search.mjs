// Searches 5,000 wells with ten years of findings: how often a typo, a missing accent and a part of a name find the well among the
// first three results, and how long searches and suggestions take. `--wells` takes less.
import { parseArgs } from 'node:util';
import { command, run, say } from '../bootstrap.mjs';

await run(async () => {
  const { values } = parseArgs({ options: { wells: { type: 'string', default: '5000' } } });
  const args = ['run', '--project', 'contract', 'apps/backend/test/queries/search-hits.test.ts'];
  const { code, output } = await command('vitest', args, {
    quiet: true,
    env: { CNX_SEARCH_WELLS: values.wells },
  });
  const lines = output.split('\n').filter((line) => /^(?:not )?ok /.test(line));
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (code !== 0) say(output.trim().slice(-8000));
  return code;
});
