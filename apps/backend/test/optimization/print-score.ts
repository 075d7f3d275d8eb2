// Prints how good the optimization engine is on planted wells as JSON, for `npm run bench -- optimization`. Its one argument
// says on how many. The time of a what-if answer is the 95th percentile, in ms.
import { scoreAdvice } from './score-advice.ts';
import { plantedSizes, scoreSteps, scoreTracking } from './score-tracking.ts';
import { measureWhatIf } from './measure-what-if.ts';

const { wells, steps, pumps } = JSON.parse(process.argv[2]!) as Record<'wells' | 'steps' | 'pumps', number>;
process.stdout.write(
  JSON.stringify({
    advice: scoreAdvice(wells),
    tracking: plantedSizes.map((planted) => scoreTracking(planted, steps)),
    steps: scoreSteps(pumps),
    whatIfMs: measureWhatIf(),
  }),
);
