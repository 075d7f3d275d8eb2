// Prints how good change detection is as JSON, for `npm run bench -- detection`.
import { defaultSizes } from '../../src/demonstration/options.ts';
import { dayNumber } from '../../src/production-day.ts';
import { scoreDemonstration, scoreNoise } from './detection-score.ts';

const lastDay = dayNumber('2026-11-19');
const { seed, wells, years } = defaultSizes;
process.stdout.write(
  JSON.stringify({
    demonstration: scoreDemonstration({ seed, wells, years }, lastDay, { everyDays: 1, everyWells: 4 }),
    noise: scoreNoise(3, 1),
  }),
);
