import { describe, expect, it } from 'vitest';
import { fitPumpedWell, freeGasAt, solveWell, stateAt, type FittedWell } from './pumped-well.ts';
import { pumpCurve } from './pump-curve.ts';
import { operatingDay, pumpedWell } from './pumped-well.fixture.ts';

/** A well in which each part is a straight line or a parabola, so that a balance can be computed by hand. */
const byHand = {
  pump: {
    // 10 − 0.0001 q² m a stage of 1,000 kg/m3; 98.0665 stages lift 0.980665 / 10 × 98.0665 × head bar.
    curve: pumpCurve(
      60,
      Array.from({ length: 61 }, (_, i) => ({ rate: 5 * i, head: 10 - 0.0001 * (5 * i) ** 2, power: 0.3 })),
    ),
    stages: 1_000 / 9.806_65,
    fluid: { oilDensity: 1_000, waterDensity: 1_000, oilVolumeFactor: 1, bubblePoint: null },
    waterCut: 100,
    wear: 1,
    viscosity: 1,
    gasLoss: 0,
  },
  inflow: { productivity: 4, reservoirPressure: 120, bubblePoint: 0, oilShare: 0 },
  outflow: { column: { standing: 90, growth: 0 }, wellhead: { standing: 10, growth: 0 } },
};
const noGas = { freeGas: 0, intakePressure: 60 };

describe('solveWell', () => {
  it.each([60, 50, 45])('balances inflow, pump and outflow at %s Hz as by hand', (frequency) => {
    // 120 − q/4 + 100 s² − 0.001 q² = 100
    const speed = frequency / 60;
    const rest = 20 + 100 * speed ** 2;
    const rate = (-0.25 + Math.sqrt(0.25 ** 2 + 4 * 0.001 * rest)) / (2 * 0.001);
    const solved = solveWell(byHand, noGas, frequency)!;
    expect(Math.abs(solved.rate / rate - 1)).toBeLessThan(0.005);
    expect(Math.abs(solved.intakePressure / (120 - rate / 4) - 1)).toBeLessThan(0.005);
  });

  it('has no solution where the pump lifts nothing', () => {
    const low = { ...byHand, inflow: { ...byHand.inflow, reservoirPressure: 30 } };
    expect(solveWell(low, noGas, 45)).toBeUndefined();
  });
});

describe('freeGasAt', () => {
  it('is none above the bubble point and grows below it', () => {
    const present = { freeGas: 20, intakePressure: 50 };
    expect(freeGasAt(present, 100, 50)).toBeCloseTo(20, 9);
    expect(freeGasAt(present, 100, 100)).toBe(0);
    // (0.2 / 0.8) × (60 / 40) / (50 / 50) = 0.375 of the liquid.
    expect(freeGasAt(present, 100, 40)).toBeCloseTo((100 * 0.375) / 1.375, 9);
  });

  it('of an unknown bubble point only expands', () => {
    expect(freeGasAt({ freeGas: 20, intakePressure: 50 }, null, 25)).toBeCloseTo(100 / 3, 9);
  });
});

describe('fitPumpedWell', () => {
  const fit = fitPumpedWell(pumpedWell()) as FittedWell;

  it('finds the factors and the inflow that made the days', () => {
    expect(fit.pump.wear).toBeCloseTo(0.9, 3);
    expect(fit.pump.viscosity).toBeCloseTo(1.3, 3);
    expect(fit.inflow.productivity).toBeCloseTo(5, 1);
    expect(fit.inflow.reservoirPressure).toBeCloseTo(150, 0);
  });

  it('gives what is measured at the present frequency, and what the well would do at another', () => {
    const { present } = fit;
    expect(stateAt(fit, present.frequency)).toMatchObject({ liquid: present.liquid, power: present.power });
    const there = operatingDay(0, 52);
    const state = stateAt(fit, 52)!;
    expect(Math.abs(state.liquid / there.liquid - 1)).toBeLessThan(0.005);
    expect(Math.abs(state.power / there.power - 1)).toBeLessThan(0.01);
    expect(Math.abs(state.intakePressure - there.intakePressure)).toBeLessThan(0.5);
  });

  it('finds what grows with the rate although the rates of days are noisy', () => {
    const growth = (noise: number): number => {
      const { column, wellhead } = (fitPumpedWell(pumpedWell([44, 48, 52], { noise })) as FittedWell).outflow;
      return column.growth + wellhead.growth;
    };
    expect(growth(0.03) / growth(0)).toBeGreaterThan(0.8);
  });

  it('says what is missing', () => {
    const well = pumpedWell();
    expect(fitPumpedWell({ ...well, equipment: null })).toEqual([{ what: 'equipment' }]);
    expect(fitPumpedWell({ ...well, curve: null })).toEqual([{ what: 'pumpCurve' }]);
    const one = well.days.filter(({ frequency }) => frequency === 50);
    expect(fitPumpedWell({ ...well, days: one })).toEqual([
      { what: 'distinctSettings', needed: 2, found: 1 },
    ]);
    const blind = well.days.map((day) => ({ ...day, dischargePressure: NaN }));
    expect(fitPumpedWell({ ...well, days: blind })).toEqual([{ what: 'pressures', needed: 10, found: 0 }]);
    expect(fitPumpedWell({ ...well, equipment: { ...well.equipment!, stages: 900 } })).toEqual([
      { what: 'plausiblePump' },
    ]);
  });

  it('believes a pump that lifts what its curve says, whatever gas is thought to take of it', () => {
    const well = pumpedWell();
    // Of an oil this far below its bubble point, gas only expands.
    const fluid = { ...well.fluid, bubblePoint: 10_000 };
    const gassy = { ...well, fluid, days: well.days.map((day) => ({ ...day, freeGas: 20 })) };
    const { pump } = fitPumpedWell(gassy) as FittedWell;
    expect(pump.wear).toBeGreaterThan(1.3);
    expect(fitPumpedWell({ ...gassy, equipment: { ...well.equipment!, stages: 130 } })).toEqual([
      { what: 'plausiblePump' },
    ]);
  });
});
