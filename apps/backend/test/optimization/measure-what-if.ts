import { performance } from 'node:perf_hooks';
import { usualGuardRails } from '../../src/insights/optimization/guard-rails.ts';
import { replicate } from '../../src/insights/optimization/pumped-uncertainty.ts';
import { pumpedWell } from '../../src/insights/optimization/pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell } from '../../src/insights/optimization/pumped-well.ts';
import { storedModel, type StoredModel } from '../../src/insights/optimization/stored-model.ts';
import { whatIf } from '../../src/insights/optimization/what-if.ts';

const answers = 200;

/** 95th percentile of the time that reading a stored model and predicting one frequency with it takes (ms). */
export function measureWhatIf(): number {
  const well = pumpedWell([48, 50], { noise: 0.01 });
  const model = replicate(fitPumpedWell(well) as FittedWell, well.id)!;
  const text = JSON.stringify(
    storedModel(model, { rails: usualGuardRails, surroundings: { openGasExceptions: 0, plannedWorks: 0 } }),
  );
  const times = Array.from({ length: answers }, (_, i) => {
    const begin = performance.now();
    whatIf(JSON.parse(text) as StoredModel, 40 + (20 * i) / answers);
    return performance.now() - begin;
  });
  return times.sort((a, b) => a - b)[Math.ceil(0.95 * answers) - 1]!;
}
