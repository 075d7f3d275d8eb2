// Prints how good change detection is as JSON, for `npm run bench -- detection`. Its one argument says on how much.
import { defaultSizes } from '../../src/demonstration/options.ts';
import { dayNumber } from '../../src/production-day.ts';
import { scoreDemonstration, scoreNoise } from './detection-score.ts';

const lastDay = dayNumber('2026-11-19');
const { seed } = defaultSizes;
const { wells, years, everyDays, everyWells, noiseWells } = JSON.parse(process.argv[2]!) as Record<
  'wells' | 'years' | 'everyDays' | 'everyWells' | 'noiseWells',
  number
>;
process.stdout.write(
  JSON.stringify({
    demonstration: scoreDemonstration({ seed, wells, years }, lastDay, { everyDays, everyWells }),
    noise: scoreNoise(noiseWells, everyDays),
  }),
);
