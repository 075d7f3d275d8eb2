// `npm run bench [-- PART …] [--all] [--smallest] [--rounds N] [--seconds N] [--wells N] [--years N]`: measures the parts of
// bench/parts.mjs, all but the longest when none is named, against limits made in the same run. Each prints its table as
// it ends, with the ratio beside each figure; the run so far is written to bench/results. Exits 1 when a part failed,
// whatever its figures are. `--smallest` measures the least with which every part runs from end to end.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from './bench-options.mjs';
import { linesOf, machineLine, recordOf, summaryOf } from './bench-results.mjs';
import { prepare, root, run, say } from './bootstrap.mjs';

const print = (lines) => process.stdout.write(`${lines.join('\n')}\n`);

const thisMachine = () => ({
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model.trim() ?? 'unknown processor',
  memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  node: process.versions.node,
  /** Processes that wanted a core in the last minute: many of them make figures that say little. */
  load: os.loadavg()[0],
});

await run(async () => {
  await prepare();
  const { parts } = await import('../bench/parts.mjs');
  const { measureParts } = await import('../bench/measure.mjs');
  const { createResources } = await import('../bench/resources.mjs');
  const { smallestSizes, usualSizes } = await import('../bench/sizes.mjs');
  const { currentCommit } = await import('./sources.mjs');

  const { chosen, smallest, given } = readOptions(process.argv.slice(2), parts);
  const sizes = { ...(smallest ? smallestSizes : usualSizes), ...given };
  const date = new Date().toISOString();
  const commit = currentCommit();
  const machine = thisMachine();
  const folder = path.join(root, 'bench/results');
  const file = path.join(
    folder,
    smallest ? 'smallest.json' : `${date.slice(0, 19).replaceAll(':', '-')}.json`,
  );
  mkdirSync(folder, { recursive: true });
  print([`Commit ${commit}`, machineLine(machine)]);

  const resources = createResources({ cache: path.join(root, 'node_modules/.cache/bench'), sizes });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void resources.close().finally(() => process.exit(1)));
  const results = [];
  const onEnd = async (result) => {
    results.push(result);
    print([`\n── ${result.name}`, ...linesOf(result)]);
    machine.browser = await resources.browserVersion();
    writeFileSync(file, JSON.stringify(recordOf({ date, commit, machine, sizes, results }), null, 1));
  };
  try {
    if (smallest) {
      // Figures do not count: two at once, and those first that can run while the system starts.
      resources.prepare(chosen.flatMap(({ needs }) => needs));
      const isLate = ({ needs }) => Number(needs.includes('system'));
      const order = chosen.toSorted((one, other) => isLate(one) - isLate(other));
      await measureParts(order, { sizes, resources, onEnd, atOnce: 2 });
    } else await measureParts(chosen, { sizes, resources, onEnd });
  } finally {
    await resources.close();
  }
  print(['', `Commit ${commit}`, machineLine(machine), ...summaryOf(results)]);
  say(`Written to ${path.relative(root, file)}.`);
  return results.some(({ error }) => error) ? 1 : 0;
});
