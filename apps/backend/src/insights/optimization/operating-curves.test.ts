import { expect, it } from 'vitest';
import { usualGuardRails } from './guard-rails.ts';
import { operatingCurves } from './operating-curves.ts';
import { replicate } from './pumped-uncertainty.ts';
import { pumpedWell } from './pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell } from './pumped-well.ts';
import { modelOf, storedModel, type StoredModel } from './stored-model.ts';
import { whatIf } from './what-if.ts';

const given = { rails: usualGuardRails, surroundings: { openGasExceptions: 0, plannedWorks: 0 } };
const well = pumpedWell([48, 50], { noise: 0.01 });
const model = JSON.parse(
  JSON.stringify(storedModel(replicate(fitPumpedWell(well) as FittedWell, well.id)!, given)),
) as StoredModel;
const curves = operatingCurves(model);

it('has three to five curves over the range of the drive, the present frequency among them', () => {
  const { equipment, present } = modelOf(model).fit;
  const frequencies = curves.map(({ frequency }) => frequency);
  expect(frequencies.length).toBeGreaterThanOrEqual(3);
  expect(frequencies.length).toBeLessThanOrEqual(5);
  expect(frequencies).toEqual([...frequencies].sort((a, b) => a - b));
  expect(frequencies).toContain(present.frequency);
  expect([frequencies[0], frequencies.at(-1)]).toEqual([equipment.minHz, equipment.maxHz]);
});

it('has the curve of another frequency that is asked for, and none beside it that would be drawn over it', () => {
  const frequencies = operatingCurves(model, 55.3).map(({ frequency }) => frequency);
  expect(frequencies).toContain(55.3);
  expect(frequencies).not.toContain(55);
  expect(frequencies).toContain(modelOf(model).fit.present.frequency);
});

it('runs at each frequency where what-if says, on the curve of it', () => {
  for (const { frequency, operating, points } of curves) {
    const found = whatIf(model, frequency);
    if (operating === null) expect(found).toBeUndefined();
    else {
      // Both are of the fit itself; the band of what-if is of its replicas.
      expect(found!.liquid.low).toBeLessThanOrEqual(operating.rate * 1.001);
      expect(found!.liquid.high).toBeGreaterThanOrEqual(operating.rate * 0.999);
      const after = points.findIndex(({ rate }) => rate >= operating.rate);
      const [a, b] = [points[after - 1]!, points[after]!];
      const share = (operating.rate - a.rate) / (b.rate - a.rate);
      expect(operating.rise).toBeCloseTo(a.rise + share * (b.rise - a.rise), 0);
    }
  }
});

it('lifts more at a higher frequency, less at a higher rate, and has a range that grows with the frequency', () => {
  for (const [i, { points, least, most }] of curves.entries()) {
    expect(points.at(-1)!.rise).toBeLessThan(points[0]!.rise);
    expect(least!.rate).toBeLessThan(most!.rate);
    const before = curves[i - 1];
    if (!before) continue;
    expect(points[0]!.rise).toBeGreaterThan(before.points[0]!.rise);
    expect(least!.rate).toBeGreaterThan(before.least!.rate);
  }
});

it('has no range where the pump has no recommended one', () => {
  const bare = { ...model, equipment: { ...model.equipment, minRate: null, maxRate: null } };
  expect(operatingCurves(bare).map(({ least, most }) => [least, most])).toEqual(
    curves.map(() => [null, null]),
  );
});
