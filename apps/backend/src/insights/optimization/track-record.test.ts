import { expect, it } from 'vitest';
import { predict, replicate } from './pumped-uncertainty.ts';
import { pumpedWell } from './pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell } from './pumped-well.ts';
import { noRecord, trackRecord, type RecordedStep } from './track-record.ts';

const step = (mid: number, wide: number, verdict: RecordedStep['verdict']): RecordedStep => ({
  ...{ expected: 2, effect: { low: mid - wide, mid, high: mid + wide }, verdict },
});

it('follows what was measured as far as it was measured', () => {
  expect(noRecord).toMatchObject({ factor: 1, unlike: 0.1, steps: 0 });
  expect(trackRecord([step(0, 0.2, 'neutral')]).factor).toBeLessThan(0.1);
  expect(trackRecord([step(0, 20, 'inconclusive')]).factor).toBeGreaterThan(0.99);
  expect(trackRecord([step(4, 0.2, 'gain')]).factor).toBeGreaterThan(1.9);
  expect(trackRecord([step(-9, 0.2, 'loss')]).factor).toBe(0);
});

it('is less sure of a well whose steps missed, and surer of one whose steps did what was expected', () => {
  expect(trackRecord([step(0, 1, 'neutral'), step(-3, 1, 'loss')]).unlike).toBeCloseTo(3 / 12, 9);
  expect(trackRecord([step(2, 1, 'gain')]).unlike).toBeCloseTo(1 / 11, 9);
  expect(trackRecord([step(2, 9, 'inconclusive')]).unlike).toBe(0.1);
});

it('moves range and probability of the next step together', () => {
  const well = pumpedWell([48, 50], { noise: 0.01 });
  const found = replicate(fitPumpedWell(well) as FittedWell, well.id)!;
  const usual = predict(found, 51)!.change.oil;
  const poor = predict(
    { ...found, record: trackRecord([step(0.5, 1, 'neutral'), step(0.5, 1, 'neutral')]) },
    51,
  )!.change.oil;
  expect(usual.above).toBeCloseTo(0.95, 1);
  expect(poor.above).toBeLessThan(usual.above);
  expect(poor.mid).toBeLessThan(usual.mid);
  expect(poor.low).toBeLessThan(usual.low);
});
