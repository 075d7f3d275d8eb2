// Makes every mistake of three kinds in the contract (a field gone, another type, another status) and checks that the
// answers of the real servers, or the contract's own examples, show each. `npm test` tries a few of them every time.
import { command, run, say } from '../bootstrap.mjs';

await run(async () => {
  const args = ['run', '--project', 'contract', 'apps/backend/test/contract/replay.test.ts'];
  const { code, output } = await command('vitest', args, { quiet: true, env: { CNX_ALL_MUTATIONS: '1' } });
  const made = /(\d+) mistakes made/.exec(output)?.[1];
  const passed = code === 0 && made !== undefined;
  if (!passed) say(output.trim().slice(-8000));
  process.stdout.write(
    `${passed ? 'ok' : 'not ok'} each of ${made ?? 'no'} mistakes in the contract is noticed\n`,
  );
  return passed ? 0 : 1;
});
