import { describe, expect, it } from 'vitest';
import { usualGuardRails } from './guard-rails.ts';
import { pumpedAdvice, type AdviceInput } from './pumped-advice.ts';
import { predict, replicate } from './pumped-uncertainty.ts';
import { pumpedWell } from './pumped-well.fixture.ts';
import { fitPumpedWell, stateAt, type FittedWell, type PumpedWell } from './pumped-well.ts';
import { stepErrors } from './step-errors.ts';

const well = pumpedWell([47, 48, 50]);
const fitted = (of: PumpedWell) => fitPumpedWell(of) as FittedWell;
/** The well, with a motor that reads so many degrees less after each step up than the last one. */
const cooler = (degrees: number): PumpedWell => ({
  ...well,
  days: well.days.map((day) => ({
    ...day,
    motorTemperature: day.motorTemperature - degrees * Math.max(0, day.frequency - 47),
  })),
});

describe('how far a model is off its own steps', () => {
  it('is what wells have that made none, and less where its steps came out', () => {
    // The pump that is in the hole has run at 50 Hz alone.
    expect(stepErrors(fitted({ ...well, pumpSince: -29 }))).toEqual({
      motorTemperature: 2,
      intakePressure: 0.5,
      motorCurrent: 0.015 * fitted(well).present.motorCurrent,
    });
    // Two steps of no error beside what counts as two: half of the squares.
    const { motorTemperature, intakePressure } = stepErrors(fitted(well));
    expect(motorTemperature).toBeCloseTo(2 / Math.SQRT2, 1);
    expect(intakePressure).toBeCloseTo(0.5 / Math.SQRT2, 1);
  });

  it('is what its steps were off for each Hz', () => {
    const fit = fitted(cooler(6));
    const offs = [
      [47, 48],
      [48, 50],
    ].map(([from, to]) => {
      const read = (hz: number) => cooler(6).days.find(({ frequency }) => frequency === hz)!.motorTemperature;
      const said = stateAt(fit, to!)!.motorTemperature - stateAt(fit, from!)!.motorTemperature;
      return (read(to!) - read(from!) - said) / (to! - from!);
    });
    const squares = offs.reduce((sum, off) => sum + off ** 2, 2 * 2 ** 2);
    expect(stepErrors(fit).motorTemperature).toBeCloseTo(Math.sqrt(squares / 4), 6);
    expect(stepErrors(fit).motorTemperature).toBeGreaterThan(2);
  });
});

describe('a limit of the equipment', () => {
  const input: AdviceInput = {
    objective: 'oil',
    rails: { ...usualGuardRails, motorTemperatureMargin: 0 },
    surroundings: { openGasExceptions: 0, plannedWorks: 0 },
  };
  const bands = predict(replicate(fitted(well), well.id)!, 51)!.bands;
  const limited = (motorTemperatureLimit: number) =>
    pumpedAdvice({ ...well, equipment: { ...well.equipment!, motorTemperatureLimit } }, input);

  it('is held against the end of the range, which counts the error of the model', () => {
    const { low, mid, high } = bands.motorTemperature;
    expect(high - mid).toBeGreaterThan(1.28 * (2 / Math.SQRT2) * 0.95);
    expect(mid - low).toBeCloseTo(high - mid, 1);
    expect(limited(high + 0.01)).toMatchObject({ status: 'advised', step: { to: 51 } });
    expect(limited((mid + high) / 2)).toMatchObject({ status: 'advised', step: { to: 50.5 } });
    expect(limited((mid + high) / 2)).toMatchObject({ limitedBy: 'motorTemperature' });
  });

  it('is so of the intake pressure and the current too', () => {
    const { intakePressure, motorCurrent } = bands;
    const of = (equipment: object) =>
      pumpedAdvice(
        { ...well, equipment: { ...well.equipment!, ...equipment } },
        {
          ...input,
          rails: { ...input.rails, intakePressureMargin: 0 },
        },
      );
    const limit = (intakePressure.low + intakePressure.mid) / 2;
    expect(of({ intakePressureLimit: limit })).toMatchObject({
      limitedBy: 'intakePressure',
      step: { to: 50.5 },
    });
    const nameplateCurrent = (motorCurrent.mid + motorCurrent.high) / 2;
    expect(of({ nameplateCurrent })).toMatchObject({ limitedBy: 'motorCurrent', step: { to: 50.5 } });
  });
});
