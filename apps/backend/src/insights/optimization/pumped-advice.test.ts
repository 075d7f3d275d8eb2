import { describe, expect, it } from 'vitest';
import { usualGuardRails, type Surroundings } from './guard-rails.ts';
import { adviceOf, frequencyStep, pumpedAdvice, type AdviceInput } from './pumped-advice.ts';
import { drainedWell, operatingDay, pumpedWell } from './pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell, type PumpedWell } from './pumped-well.ts';
import { predict, replicate } from './pumped-uncertainty.ts';

const input: AdviceInput = {
  objective: 'oil',
  rails: usualGuardRails,
  surroundings: { openGasExceptions: 0, plannedWorks: 0 },
};
const noisy = pumpedWell([48, 50], { noise: 0.01 });
const uncertain = (well: PumpedWell) => replicate(fitPumpedWell(well) as FittedWell, well.id)!;

describe('predict', () => {
  it('gives the same band for the same readings', () => {
    expect(predict(uncertain(noisy), 51)).toEqual(predict(uncertain(noisy), 51));
  });

  it('has the true rate in most of its bands, and narrower ones with less noise', () => {
    const there = operatingDay(0, 51).liquid;
    const bands = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => predict(uncertain(pumpedWell([48, 50], { noise: 0.01, seed })), 51)!.liquid,
    );
    const inside = bands.filter(({ low, high }) => low <= there && there <= high);
    expect(inside.length).toBeGreaterThanOrEqual(4);
    const quiet = predict(uncertain(pumpedWell([48, 50], { noise: 0.001 })), 51)!.change.oil;
    const loud = predict(uncertain(noisy), 51)!.change.oil;
    expect(quiet.high - quiet.low).toBeLessThan(loud.high - loud.low);
  });
});

describe('pumpedAdvice', () => {
  it('advises the step that gains most and passes, with its band', () => {
    const advice = pumpedAdvice(noisy, input);
    expect(advice).toMatchObject({
      status: 'advised',
      kind: 'frequencyUp',
      limitedBy: 'step',
      step: { to: 51 },
    });
    if (advice.status !== 'advised') return;
    const { oil } = advice.step.change;
    const truth = 0.4 * (operatingDay(0, 51).liquid - operatingDay(0, 50).liquid);
    expect(oil.low).toBeLessThan(oil.mid);
    expect(oil.mid).toBeLessThan(oil.high);
    expect(Math.abs(oil.mid / truth - 1)).toBeLessThan(0.25);
  });

  it('is what the page computes at the advised frequency, to the last digit', () => {
    const advice = adviceOf(uncertain(noisy), input);
    expect(advice.status === 'advised' && advice.step).toEqual(frequencyStep(uncertain(noisy), 51, input));
  });

  it('stops where a guard rail is', () => {
    const equipment = { ...noisy.equipment!, maxHz: 50.6 };
    expect(pumpedAdvice({ ...noisy, equipment }, input)).toMatchObject({
      status: 'advised',
      limitedBy: 'maxFrequency',
      step: { to: 50.5 },
    });
  });

  it('names the check that keeps a well from every step', () => {
    const equipment = { ...noisy.equipment!, intakePressureLimit: 140 };
    expect(pumpedAdvice({ ...noisy, equipment }, input)).toMatchObject({
      status: 'limited',
      limitedBy: 'intakePressure',
    });
    const planned = { ...input, surroundings: { openGasExceptions: 0, plannedWorks: 1 } };
    expect(pumpedAdvice(noisy, planned)).toMatchObject({ status: 'limited', limitedBy: 'plannedWork' });
    const settling = { ...input, surroundings: { ...input.surroundings, settlingSteps: 1 } };
    expect(pumpedAdvice(noisy, settling)).toMatchObject({ status: 'limited', limitedBy: 'settlingStep' });
    const losing = { ...input, surroundings: { ...input.surroundings, unexplainedLoss: 4 } };
    expect(pumpedAdvice(noisy, losing)).toMatchObject({ status: 'limited', limitedBy: 'openLoss' });
  });

  it('does not turn round a step of which no result is known, for 90 days', () => {
    const newestDay = noisy.days.at(-1)!.day;
    const after = (ago: number, way: 1 | -1) =>
      pumpedAdvice(noisy, {
        ...input,
        surroundings: { ...input.surroundings, newestDay, lastStep: { day: newestDay + 1 - ago, way } },
      });
    expect(after(8, -1)).toMatchObject({ status: 'limited', limitedBy: 'turnBack' });
    expect(after(89, -1)).toMatchObject({ status: 'limited', limitedBy: 'turnBack' });
    expect(after(90, -1)).toMatchObject({ status: 'advised', kind: 'frequencyUp' });
    expect(after(8, 1)).toMatchObject({ status: 'advised', kind: 'frequencyUp' });
  });

  it('does not check against a bubble point that is unknown, and says so', () => {
    const advice = pumpedAdvice(noisy, input);
    expect(advice.status === 'advised' && advice.step.checks).toContainEqual({
      name: 'bubblePointMargin',
      value: null,
      limit: 5,
      unit: 'bar',
      pass: null,
    });
  });

  it('says how far below the bubble point a well with free gas is, and limits the gas in its place', () => {
    const gassy = { ...noisy, days: noisy.days.map((day) => ({ ...day, freeGas: 14 })) };
    const of = (freeGasLimit: number, rails: object = {}) =>
      pumpedAdvice(
        { ...gassy, equipment: { ...gassy.equipment!, freeGasLimit } },
        { ...input, rails: { ...usualGuardRails, ...rails } },
      );
    const check = (name: string) => {
      const advice = of(25);
      return 'step' in advice ? advice.step.checks.find((one) => one.name === name) : undefined;
    };
    expect(of(25).status).toBe('advised');
    expect(check('bubblePointMargin')).toMatchObject({ limit: 5, pass: null });
    expect(check('bubblePointMargin')!.value).toBeLessThan(0);
    expect(check('freeGas')).toMatchObject({ limit: 25, unit: '%', pass: true });
    expect(check('freeGas')!.value).toBeGreaterThan(14);
    expect(of(10)).toMatchObject({ status: 'limited', limitedBy: 'freeGas' });
    expect(of(25, { freeGasPct: 50 })).toMatchObject({ status: 'limited', limitedBy: 'freeGas' });
  });

  it('says that a drive holds a pressure or a current, whose setpoint the step is then', () => {
    const of = (mode: 'fixed' | 'intakePressureControl' | 'currentControl') => {
      const advice = pumpedAdvice({ ...noisy, equipment: { ...noisy.equipment!, mode } }, input);
      return advice.status === 'advised' && advice.step.checks.find(({ name }) => name === 'driveMode');
    };
    expect(of('fixed')).toMatchObject({ value: 0, limit: 0, pass: true });
    expect(of('intakePressureControl')).toMatchObject({ value: 1, limit: 0, pass: null });
    expect(of('currentControl')).toMatchObject({ value: 2, limit: 0, pass: null });
  });

  it('keeps motor and pump from their own limits by as much as is set', () => {
    const limitsBy = (rails: object) => {
      const advice = pumpedAdvice(noisy, { ...input, rails: { ...usualGuardRails, ...rails } });
      if (!('step' in advice)) throw new Error(advice.status);
      return Object.fromEntries(advice.step.checks.map(({ name, limit }) => [name, limit!]));
    };
    const usual = limitsBy({});
    const kept = limitsBy({ motorCurrentPct: 90, motorTemperatureMargin: 6, intakePressureMargin: 5 });
    expect(kept['motorCurrent']).toBeCloseTo(usual['motorCurrent']! * 0.9, 9);
    expect(usual).toMatchObject({ motorTemperature: 145, intakePressure: 23 });
    expect(kept['motorTemperature']).toBeCloseTo(144, 9);
    expect(kept['intakePressure']).toBeCloseTo(25, 9);
  });

  it('brings no more oil than the facility takes of a well, where that is set', () => {
    const of = (maxOilRate: number | null) =>
      pumpedAdvice(noisy, { ...input, rails: { ...usualGuardRails, maxOilRate } });
    const facility = (rate: number | null) => {
      const advice = of(rate);
      return 'step' in advice ? advice.step.checks.find(({ name }) => name === 'facility') : undefined;
    };
    expect([of(null).status, facility(null)]).toEqual(['advised', undefined]);
    const found = facility(10_000);
    expect(found).toMatchObject({ limit: 10_000, unit: 'Sm3/d', pass: true });
    expect(of(found!.value! - 0.5)).not.toEqual(of(null));
    expect(of(1)).toMatchObject({ status: 'limited', limitedBy: 'facility' });
  });

  it('moves no pump that trips, nor one of which the model is old', () => {
    const of = (around: Partial<Surroundings>) =>
      pumpedAdvice(noisy, { ...input, surroundings: { openGasExceptions: 0, plannedWorks: 0, ...around } });
    const newest = noisy.days.at(-1)!.day;
    expect(of({ trips: 2, newestDay: newest + 7 }).status).toBe('advised');
    expect(of({ trips: 3 })).toMatchObject({ status: 'limited', limitedBy: 'trips' });
    expect(of({ newestDay: newest + 8 })).toMatchObject({ status: 'limited', limitedBy: 'modelAge' });
    const unknown = of({});
    expect('step' in unknown && unknown.step.checks.find(({ name }) => name === 'trips')?.pass).toBeNull();
  });

  it('saves energy where a lower frequency costs no oil', () => {
    const well = pumpedWell([48, 50], { noise: 0.001, of: drainedWell });
    const advice = pumpedAdvice(
      { ...well, equipment: { ...well.equipment!, intakePressureLimit: 1, minRate: 10, maxHz: 50.5 } },
      { ...input, rails: { ...usualGuardRails, bubblePointMargin: -100 } },
    );
    expect(advice).toMatchObject({ status: 'advised', kind: 'frequencyDown' });
    expect(advice.status === 'advised' && advice.step.change.energy.high).toBeLessThan(0);
  });

  it('names the check that keeps a well from saving energy', () => {
    const well = pumpedWell([48, 50], { noise: 0.001, of: drainedWell });
    const advice = pumpedAdvice(
      { ...well, equipment: { ...well.equipment!, intakePressureLimit: 1, minRate: 10, maxHz: 50.5 } },
      {
        ...input,
        rails: { ...usualGuardRails, bubblePointMargin: -100, maxStepHz: 0.5 },
        surroundings: { openGasExceptions: 0, plannedWorks: 1 },
      },
    );
    expect(advice).toMatchObject({ status: 'limited', limitedBy: 'plannedWork' });
    expect(advice.status === 'limited' && advice.step.change.energy.high).toBeLessThan(0);
  });

  it('says what is missing', () => {
    expect(pumpedAdvice({ ...noisy, curve: null }, input)).toEqual({
      status: 'notComputed',
      missing: [{ what: 'pumpCurve' }],
    });
  });
});

describe('a pump that does not run as it may', () => {
  const rails = { ...usualGuardRails, motorTemperatureMargin: 0 };
  const now = (well: PumpedWell) => predict(uncertain(well), 50)!.now;
  const of = (equipment: Partial<NonNullable<PumpedWell['equipment']>>) => {
    const well = { ...noisy, equipment: { ...noisy.equipment!, ...equipment } };
    return pumpedAdvice(well, { ...input, rails });
  };

  it('is slowed until its motor is below the limit, at a stated cost of oil', () => {
    const hot = now(noisy).motorTemperature;
    const advice = of({ motorTemperatureLimit: hot - 0.3 });
    expect(advice).toMatchObject({ status: 'advised', kind: 'frequencyDown', protects: 'motorTemperature' });
    if (advice.status !== 'advised') return;
    expect(advice.step.to).toBe(49.5);
    expect(advice.step.change.oil.high).toBeLessThan(0);
    expect(advice.step.checks.filter(({ pass }) => pass === false)).toEqual([]);
    // No step of the guard rails brings it back: nothing is advised.
    expect(of({ motorTemperatureLimit: hot - 20 })).toMatchObject({ limitedBy: 'motorTemperature' });
  });

  it('is brought back into its recommended range', () => {
    const { liquid } = now(noisy);
    expect(of({ maxRate: liquid * (60 / 50) - 0.1 })).toMatchObject({
      status: 'advised',
      kind: 'frequencyDown',
      protects: 'range',
    });
    expect(of({})).toMatchObject({ status: 'advised', kind: 'frequencyUp', protects: null });
  });
});
