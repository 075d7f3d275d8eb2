import { describe, expect, it } from 'vitest';
import { dayMs } from '../../production-day.ts';
import { usualGuardRails, type GuardRails } from './guard-rails.ts';
import { chokedAdvice, trackedSettings, type ChokedWell } from './choked-well.ts';

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

/** A well whose oil follows the square root of its choke, moved after each 60 days. */
const openings = [30, 44, 33, 38];
const longDays = Int32Array.from({ length: 60 * openings.length }, (_, i) => 20_000 + i);
const openingOf = (i: number) => openings[Math.floor(i / 60)]!;
const moved: ChokedWell = {
  ...well,
  rates: {
    day: longDays,
    rate: Float64Array.from(longDays, (_, i) => 100 * Math.sqrt(openingOf(i) / 38) + noise(i) / 3),
  },
  settings: {
    at: Float64Array.from(longDays, startOf),
    choke: Float64Array.from(longDays, (_, i) => openingOf(i)),
  },
  newestDay: longDays.at(-1)!,
};
const around = { surroundings: { openGasExceptions: 0, plannedWorks: 0 }, rails: usualGuardRails };

it('expects of a step of a choke what the steps before it showed, and judges it by that', () => {
  const [first, second, third] = trackedSettings(moved);
  expect([first!.expected, second!.expected]).toEqual([null, null]);
  expect(third!.expected!.mid / third!.tracking.base!).toBeCloseTo(Math.sqrt(38 / 33) - 1, 1);
  expect(third!.tracking.attainment!.mid).toBeGreaterThan(80);
});

describe('chokedAdvice', () => {
  it('has the checks that were made, and those that nothing measures', () => {
    const { outcome } = chokedAdvice(moved, around);
    expect(outcome).toMatchObject({ status: 'advised', from: 38, to: 43 });
    if (outcome.status !== 'advised') return;
    expect(outcome.checks.filter(({ pass }) => pass === true).map(({ name }) => name)).toEqual([
      ...['step', 'fullyOpen', 'tried', 'pastSteps', 'conclusiveSteps'],
      ...['gasException', 'openLoss', 'plannedWork', 'settlingStep'],
    ]);
    expect(outcome.checks.filter(({ pass }) => pass === null).map(({ name }) => name)).toEqual([
      'harmfulStops',
      'bubblePointMargin',
      'drawdown',
      'facility',
    ]);
    expect(outcome.checks).toContainEqual({ name: 'pastSteps', value: 3, limit: 2, unit: '', pass: true });
  });

  it('keeps to the largest step, the largest opening and what the facility takes, as they are set', () => {
    const by = (rails: Partial<GuardRails>) =>
      chokedAdvice(moved, { ...around, rails: { ...usualGuardRails, ...rails } }).outcome;
    const check = (rails: Partial<GuardRails>, name: string) => {
      const outcome = by(rails);
      return outcome.status === 'advised' ? outcome.checks.find((one) => one.name === name) : undefined;
    };
    expect(by({ maxChokeStep: 2 })).toMatchObject({ to: 40, limitedBy: 'step' });
    expect(check({ maxChokeStep: 2 }, 'step')).toMatchObject({ value: 2, limit: 2 });
    expect(by({ maxChokeOpening: 41 })).toMatchObject({ to: 41, limitedBy: 'fullyOpen' });
    expect(by({ maxChokeOpening: 38 })).toEqual({ status: 'limited', limitedBy: 'fullyOpen' });
    expect(by({ maxOilRate: 101 })).toEqual({ status: 'limited', limitedBy: 'facility' });
    const facility = check({ maxOilRate: 130 }, 'facility');
    expect(facility).toMatchObject({ limit: 130, unit: 'Sm3/d', pass: true });
    expect(facility!.value).toBeCloseTo(100 * Math.sqrt(43 / 38), 0);
  });

  it('has its range, its probability and the band of the chart from one distribution, which does not pinch at the present opening', () => {
    const { outcome, response } = chokedAdvice(moved, around);
    if (outcome.status !== 'advised') throw new Error(outcome.status);
    const { oil, likely } = outcome;
    expect(likely).toBe(oil.above);
    const { curve, present } = response!;
    const nearest = curve.toSorted((a, b) => Math.abs(a.setting - 43) - Math.abs(b.setting - 43))[0]!;
    expect((nearest.high - nearest.low) / (oil.high - oil.low)).toBeCloseTo(1, 1);
    expect((nearest.mid - present.oil) / oil.mid).toBeCloseTo(1, 1);
    for (const { low, mid, high } of curve) expect(high - low).toBeGreaterThan(0.02 * mid);
  });

  it('checks a step against what the well was really run at, for days', () => {
    const { outcome } = chokedAdvice(moved, around);
    expect(outcome.status === 'advised' && outcome.checks).toContainEqual({
      ...{ name: 'tried', value: 43, limit: 44, unit: '%', pass: true },
    });
    // Wide open for two days is no opening that it was run at.
    const choke = moved.settings.choke.map((value, i) => (i < 58 ? 34 : i < 60 ? 90 : Math.min(value, 38)));
    const short = chokedAdvice({ ...moved, settings: { ...moved.settings, choke } }, around);
    expect(short.outcome).not.toMatchObject({ status: 'advised' });
  });

  it('rests on the settings before and after each step, at the level of today, beside a curve through the present', () => {
    const { response } = chokedAdvice(moved, around);
    expect(response!.present).toMatchObject({ setting: 38 });
    expect(response!.points.map(({ setting }) => Math.round(setting))).toEqual([30, 44, 44, 33, 33, 38]);
    for (const { setting, oil, days: of } of response!.points) {
      expect(oil / (100 * Math.sqrt(setting / 38))).toBeCloseTo(1, 1);
      expect(of.valid).toBeGreaterThanOrEqual(7);
    }
    const { curve, present } = response!;
    expect([curve[0]!.setting, curve.at(-1)!.setting]).toEqual([30, 44]);
    for (const { low, mid, high } of curve)
      expect([low, mid, high]).toEqual([low, mid, high].sort((a, b) => a - b));
    const nearest = curve.toSorted((a, b) => Math.abs(a.setting - 38) - Math.abs(b.setting - 38))[0]!;
    expect(nearest.mid / present.oil).toBeCloseTo(1, 1);
  });

  it('names what else goes on at the well as the check that forbids the step, of lift gas too', () => {
    const busy = { ...around, surroundings: { openGasExceptions: 0, plannedWorks: 1 } };
    expect(chokedAdvice(moved, busy).outcome).toEqual({ status: 'limited', limitedBy: 'plannedWork' });
    const losing = { ...around, surroundings: { ...around.surroundings, unexplainedLoss: 4 } };
    expect(chokedAdvice(moved, losing).outcome).toEqual({ status: 'limited', limitedBy: 'openLoss' });
    const gasOf = (i: number) => [5_000, 8_000, 6_000][Math.floor(i / 80)]!;
    const liftGas = Array.from(longDays, (day, i) => ({
      ...{ day, gas: gasOf(i), oil: 20 + 1.2 * Math.sqrt(gasOf(i)) + noise(i) / 10 },
    }));
    const lifted = {
      ...moved,
      rates: { day: longDays, rate: Float64Array.from(liftGas, ({ oil }) => oil) },
      liftGas,
    };
    const { outcome, response } = chokedAdvice(lifted, around);
    expect(outcome).toMatchObject({ status: 'advised', setting: 'liftGas', from: 6_000 });
    const gas = outcome as { from: number; to: number };
    expect(outcome.status === 'advised' && outcome.checks.map(({ name }) => name)).toContain('gasSupply');
    expect(response!.points.map(({ setting }) => setting)).toEqual([5_000, 8_000, 6_000]);
    expect(response!.curve.at(-1)!.setting).toBeGreaterThanOrEqual(8_000);
    expect(chokedAdvice(lifted, busy).outcome).toEqual({ status: 'limited', limitedBy: 'plannedWork' });
    const way = gas.to > gas.from ? -1 : 1;
    const of = (setting: 'choke' | 'liftGas') =>
      chokedAdvice(lifted, {
        ...{ ...around, surroundings: { ...around.surroundings, newestDay: moved.newestDay } },
        lastSteps: { [setting]: { day: moved.newestDay - 20, way } },
      }).outcome;
    expect(of('liftGas')).toEqual({ status: 'limited', limitedBy: 'turnBack' });
    // A step of the choke says nothing of the lift gas.
    expect(of('choke')).toMatchObject({ status: 'advised', setting: 'liftGas' });
  });

  it('keeps lift gas to what is set: its step, what pays, its supply and what the facility takes', () => {
    const gasOf = (i: number) => [5_000, 8_000, 6_000][Math.floor(i / 80)]!;
    const liftGas = Array.from(longDays, (day, i) => ({
      ...{ day, gas: gasOf(i), oil: 20 + 1.2 * Math.sqrt(gasOf(i)) + noise(i) / 10 },
    }));
    const rates = { day: longDays, rate: Float64Array.from(liftGas, ({ oil }) => oil) };
    const by = (rails: Partial<GuardRails>) =>
      chokedAdvice({ ...moved, rates, liftGas }, { ...around, rails: { ...usualGuardRails, ...rails } })
        .outcome;
    const usual = by({});
    expect(usual).toMatchObject({ from: 6_000, to: 6_900, limitedBy: 'step' });
    const ofUsual = (name: string) =>
      usual.status === 'advised' && usual.checks.find((check) => check.name === name);
    expect(ofUsual('gasSupply')).toMatchObject({ value: 6_900, limit: null, pass: null });
    expect(ofUsual('facility')).toMatchObject({ limit: null, pass: null });
    expect(by({ maxLiftGasStep: 10 })).toMatchObject({ to: 6_600, limitedBy: 'step' });
    // 1.2 / (2 √6,273) is 1 / 132: what more gas brings up to there is within its error.
    expect(by({ maxLiftGasPerOil: 132 })).toEqual({ status: 'nothingToGain' });
    expect(by({ maxLiftGas: 6_500 })).toMatchObject({ to: 6_500, limitedBy: 'gasSupply' });
    // There is no more than it has.
    expect(by({ maxLiftGas: 6_000 })).toEqual({ status: 'limited', limitedBy: 'gasSupply' });
    expect(by({ maxOilRate: 100 })).toEqual({ status: 'limited', limitedBy: 'facility' });
    expect(by({ maxOilRate: 200, maxLiftGas: 7_000 })).toMatchObject({ to: 6_900, limitedBy: 'step' });
  });

  it('advises less gas whatever its supply and its facility take', () => {
    const gasOf = (i: number) => [30_000, 20_000, 40_000][Math.floor(i / 80)]!;
    const liftGas = Array.from(longDays, (day, i) => ({
      ...{ day, gas: gasOf(i), oil: 60 + 0.5 * Math.sqrt(gasOf(i)) + noise(i) / 10 },
    }));
    const rates = { day: longDays, rate: Float64Array.from(liftGas, ({ oil }) => oil) };
    const rails = { ...usualGuardRails, maxLiftGasPerOil: 100, maxLiftGas: 10_000, maxOilRate: 1 };
    const { outcome } = chokedAdvice({ ...moved, rates, liftGas }, { ...around, rails });
    expect(outcome).toMatchObject({ status: 'advised', from: 40_000, to: 34_000 });
    for (const name of ['gasSupply', 'facility'])
      expect(outcome.status === 'advised' && outcome.checks.find((one) => one.name === name)).toMatchObject({
        pass: null,
      });
  });
});
