// Dashboard reads on 5,000 wells × 10 years (18M daily rows) and pages of the wells' deferral, while nothing else runs.
// `--wells` and `--years` take less.
import { parseArgs } from 'node:util';
import { build, run } from '../bootstrap.mjs';
import { benchManyWells } from '../../bench/load.mjs';
import { usualSizes } from '../../bench/sizes.mjs';

await run(async () => {
  const { values } = parseArgs({
    options: {
      wells: { type: 'string', default: '5000' },
      years: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '20' },
    },
  });
  await build('@cnx/backend');
  const [wells, years, seconds] = [values.wells, values.years, values.seconds].map(Number);
  const rows = await benchManyWells({ sizes: { ...usualSizes, wells, years, seconds } });
  for (const { name, value, unit, must, holds } of rows)
    process.stdout.write(
      `${holds === 'NO' ? 'not ok' : 'ok'} ${name.trim()}: ${Math.round(value)} ${unit}${must ? ` of ${must}` : ''}\n`,
    );
  return rows.some(({ holds }) => holds === 'NO') ? 1 : 0;
});
