// What becomes of losses while no user decides, morning by morning: of the demonstration, of wells with a planted loss, and of the wells
// of a file of daily production that `--file` names. `--wells`, `--years`, `--every` (days between two mornings) and `--planted` take less.
import { parseArgs } from 'node:util';
import path from 'node:path';
import { command, root, run, say } from '../bootstrap.mjs';

const percent = (share) => `${(100 * share).toFixed(1)} %`;

await run(async () => {
  const { values } = parseArgs({
    options: {
      wells: { type: 'string', default: '120' },
      years: { type: 'string', default: '3' },
      every: { type: 'string', default: '7' },
      planted: { type: 'string', default: '30' },
      file: { type: 'string' },
    },
  });
  const sizes = {
    wells: Number(values.wells),
    years: Number(values.years),
    everyDays: Number(values.every),
    planted: Number(values.planted),
    file: values.file && path.resolve(process.env.INIT_CWD ?? '.', values.file),
  };
  const script = path.join(root, 'apps/backend/test/detection/print-losses.ts');
  const { code, output } = await command('node', ['--import', 'tsx', script, JSON.stringify(sizes)], {
    quiet: true,
  });
  if (code !== 0) {
    say(output.trim().slice(-8000));
    return code;
  }
  const { demonstration, planted, file } = JSON.parse(output.slice(output.indexOf('{')));
  let failed = 0;
  const says = (holds, text) => {
    if (!holds) failed = 1;
    process.stdout.write(`${holds ? 'ok' : 'not ok'} ${text}\n`);
  };
  const ofRecord = (name, record, mostOpen) => {
    const { wells, mornings, mostOpenPer100, mostStandingPer100, oldestOpenDays } = record;
    const { lostOfProduction, shutInMornings, shutInOfBest } = record;
    const what = `${name}, ${wells} wells on ${mornings} mornings`;
    if (mostOpen !== undefined)
      says(
        mostOpenPer100 <= mostOpen,
        `${what}: at most ${mostOpenPer100.toFixed(1)} open per 100 wells of ${mostOpen}`,
      );
    says(
      lostOfProduction < 1,
      `${what}: oil lost now at most ${percent(lostOfProduction)} of the production while at least half of the best of 90 days is on; at most ${mostStandingPer100.toFixed(1)} standing per 100 wells`,
    );
    says(
      shutInOfBest <= 1.1,
      `${what}: more lost than made on ${shutInMornings} mornings, both together at most ${percent(shutInOfBest)} of that best`,
    );
    says(oldestOpenDays <= 366, `${what}: the oldest open for ${oldestOpenDays} days`);
  };
  if (demonstration) ofRecord('demonstration', demonstration, 20);
  if (file) ofRecord('file', file);
  for (const { share, planted: of, found, recovered, medianDelay } of planted?.ofSize ?? []) {
    const loss = `planted losses of ${percent(share)}`;
    says(found / of >= 0.85, `${loss}: ${found} of ${of} found, after ${medianDelay} days in the median`);
    says(
      recovered / Math.max(1, found) <= 0.12,
      `${loss}: ${recovered} of ${found} called recovered while they stand`,
    );
  }
  says(
    planted.falsePerWellYear <= 0.1,
    `${planted.falsePerWellYear.toFixed(3)} false ones per well and year`,
  );
  return failed;
});
