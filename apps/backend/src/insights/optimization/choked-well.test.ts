import { expect, it } from 'vitest';
import { dayMs } from '../../production-day.ts';
import { trackedSettings, type ChokedWell } from './choked-well.ts';

const days = 120;
const day = Int32Array.from({ length: days }, (_, i) => 20_000 + i);
const startOf = (one: number) => one * dayMs;
// A little noise with a fixed seed: 100 Sm3/d, and 120 from the step on.
const noise = (i: number) => Math.sin(i * 12.9898) * 1.5;
const stepAt = 80;

const well: ChokedWell = {
  id: 'W-1',
  rates: { day, rate: Float64Array.from(day, (_, i) => (i < stepAt ? 100 : 120) + noise(i)) },
  settings: {
    at: Float64Array.from(day, startOf),
    choke: Float64Array.from(day, (_, i) => (i < stepAt ? 30 : 36)),
  },
  liftGas: [],
  others: [],
  disturbance: () => 0,
  dayOf: (moment) => Math.floor(moment / dayMs),
  startOf,
  newestDay: day.at(-1)!,
};

it('finds a step of the choke in the days, and judges it as steps of the frequency are', () => {
  const steps = trackedSettings(well);
  expect(steps).toMatchObject([
    { setting: 'choke', from: 30, to: 36, at: startOf(20_000 + stepAt), tracking: { verdict: 'gain' } },
  ]);
  expect(steps[0]!.tracking.effect!.mid).toBeCloseTo(20, 0);
});

it('finds a step of the lift gas that held, and none in what a meter scatters', () => {
  const gasOf = (i: number) => (i < stepAt ? 40_000 : 46_000) + noise(i) * 100;
  const liftGas = Array.from(day, (one, i) => ({ day: one, gas: gasOf(i), oil: 100 }));
  const found = trackedSettings({
    ...well,
    settings: { at: new Float64Array(), choke: new Float64Array() },
    liftGas,
  });
  expect(found).toMatchObject([{ setting: 'liftGas', at: startOf(20_000 + stepAt) }]);
  expect(found[0]!.to).toBeCloseTo(46_000, -3);
});
