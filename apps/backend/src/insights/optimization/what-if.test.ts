import { describe, expect, it } from 'vitest';
import { usualGuardRails } from './guard-rails.ts';
import { pumpedAdvice } from './pumped-advice.ts';
import { predict, replicate } from './pumped-uncertainty.ts';
import { pumpedWell } from './pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell, type PumpedWell } from './pumped-well.ts';
import { modelOf, storedModel, type StoredModel } from './stored-model.ts';
import { whatIf } from './what-if.ts';

const given = { rails: usualGuardRails, surroundings: { openGasExceptions: 0, plannedWorks: 1 } };
const noisy = pumpedWell([48, 50], { noise: 0.01 });
const modeled = (well: PumpedWell) => replicate(fitPumpedWell(well) as FittedWell, well.id)!;
/** As it comes back from where it is kept. */
const kept = (well: PumpedWell): StoredModel =>
  JSON.parse(JSON.stringify(storedModel(modeled(well), given))) as StoredModel;

describe('whatIf', () => {
  it('is the advice at the advised frequency, to the last digit', () => {
    const free = { ...given, surroundings: { openGasExceptions: 0, plannedWorks: 0 } };
    const advice = pumpedAdvice(noisy, { objective: 'oil', ...free });
    if (advice.status !== 'advised') throw new Error(`It is ${advice.status}`);
    const { to, change, oil, liquid, checks } = advice.step;
    expect(whatIf({ ...kept(noisy), ...free }, to)).toMatchObject({ change, oil, liquid, checks });
  });

  it('begins at what the well makes now: that and the change is what it would make, and its checks are made on that, or the ends of its range', () => {
    const { now, liquid, oil, change, checks, intakePressure } = whatIf(kept(noisy), 51)!;
    const { present } = modeled(noisy).fit;
    expect(now.state).toMatchObject({ frequency: 50, liquid: present.liquid, power: present.power });
    expect(now.checks.find(({ name }) => name === 'step')).toMatchObject({ value: 0, pass: true });
    expect(liquid.mid).toBe(now.state.liquid + change.liquid.mid);
    expect(oil.mid).toBe(now.state.oil + change.oil.mid);
    const checked = (name: string) => checks.find((check) => check.name === name)!.value;
    expect([checked('maxRate'), checked('intakePressure')]).toEqual([liquid.mid, intakePressure.low]);
    expect(whatIf(kept(noisy), 50)!.liquid.mid).toBe(now.state.liquid);
  });

  it('predicts from what was kept what the model itself predicts', () => {
    const model = modeled(noisy);
    for (const frequency of [42, 49.3, model.fit.present.frequency, 58])
      expect(predict(modelOf(kept(noisy)), frequency)).toEqual(predict(model, frequency));
  });

  it('states no rate where more gas comes to the pump than it takes, and more than now', () => {
    const days = noisy.days.map((day) => ({ ...day, freeGas: 14 }));
    const of = (freeGasLimit: number) =>
      kept({ ...noisy, days, equipment: { ...noisy.equipment!, freeGasLimit } });
    const { oil, liquid, change, freeGas, power } = whatIf(of(16), 58)!;
    expect(freeGas.mid).toBeGreaterThan(16);
    for (const band of [oil, liquid, change.oil, change.liquid]) expect(band.mid).toBeNaN();
    expect(power.mid).toBeGreaterThan(0);
    expect(whatIf(of(75), 58)!.oil.mid).toBeGreaterThan(0);
    // What the well makes now, and with less gas, is measured or nearer to it.
    expect(whatIf(of(10), 50)!.oil.mid).toBeGreaterThan(0);
    expect(whatIf(of(10), 48)!.oil.mid).toBeGreaterThan(0);
  });

  it('keeps what is not known unknown', () => {
    const well = pumpedWell([48, 50], { noise: 0.01 });
    const silent = { ...well, days: well.days.map((day) => ({ ...day, motorTemperature: NaN })) };
    const { motorTemperature, checks } = whatIf(kept(silent), 51)!;
    expect(motorTemperature.mid).toBeNaN();
    expect(checks.find(({ name }) => name === 'motorTemperature')).toMatchObject({ value: null, pass: null });
  });

  it('has more of everything at a higher frequency, and says which check the step fails', () => {
    const [low, high] = [whatIf(kept(noisy), 45)!, whatIf(kept(noisy), 55)!];
    for (const name of ['liquid', 'oil', 'power', 'load', 'motorTemperature'] as const) {
      expect(high[name].mid).toBeGreaterThan(low[name].mid);
      expect(high[name].low).toBeLessThanOrEqual(high[name].mid);
      expect(high[name].mid).toBeLessThanOrEqual(high[name].high);
    }
    expect(high.intakePressure.mid).toBeLessThan(low.intakePressure.mid);
    expect(high.checks.filter(({ pass }) => pass === false).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['step', 'plannedWork']),
    );
  });

  it('has nothing where the well does not flow', () => {
    const model = kept(noisy);
    const [fit, ...replicas] = model.values;
    // The second value is the pressure of the reservoir (bar).
    const empty = { ...model, values: [fit!.with(1, 30), ...replicas] };
    expect(whatIf(empty, 45)).toBeUndefined();
  });
});
