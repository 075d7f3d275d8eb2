import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arpsRate } from './arps.ts';
import { freeGasAtIntake, intakeFluid, solutionGas } from './fluid.ts';
import { designPump, operatingPoint } from './pump.ts';

const positive = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the pump', () => {
  it('lifts the design rate against about the design pressure', () => {
    const design = designPump(300, 100, 50);
    expect(operatingPoint(design, 300, 50).rise).toBeCloseTo(100, 6);
    // 300 Sm3/d against 100 bar is 34.7 kW of hydraulic power.
    expect(operatingPoint(design, 300, 50).power).toBeCloseTo((300 * 100 * (1e5 / 86_400 / 1_000)) / 0.52, 6);
  });

  it('obeys the affinity laws: rate with f, pressure with f², power with f³, current with f²', () => {
    fc.assert(
      fc.property(positive(50, 2_000), positive(30, 60), positive(0.8, 1.4), (rate, frequency, ratio) => {
        const design = designPump(400, 90, 50);
        const before = operatingPoint(design, rate, frequency);
        fc.pre(before.rise > 1);
        const after = operatingPoint(design, rate * ratio, frequency * ratio);
        expect(after.rise / before.rise).toBeCloseTo(ratio ** 2, 6);
        expect(after.power / before.power).toBeCloseTo(ratio ** 3, 6);
        expect(after.current / before.current).toBeCloseTo(ratio ** 2, 6);
      }),
    );
  });

  it('stands still without frequency and loses head to gas', () => {
    const design = designPump(300, 100, 50);
    expect(operatingPoint(design, 300, 0)).toEqual({ rise: 0, power: 0, current: 0, load: 0 });
    expect(operatingPoint(design, 300, 50, 0.2).rise).toBeCloseTo(80, 6);
  });
});

describe('the fluids', () => {
  it('dissolve more gas at more pressure, and never more than there is', () => {
    fc.assert(
      fc.property(positive(5, 200), positive(1, 100), positive(40, 110), (pressure, more, temperature) => {
        expect(solutionGas(pressure + more, temperature)).toBeGreaterThan(solutionGas(pressure, temperature));
        expect(intakeFluid(30, pressure, temperature).freeGasRatio).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('give a share of free gas between 0 and 100 % that falls with water and separation', () => {
    fc.assert(
      fc.property(positive(20, 400), positive(10, 150), positive(0, 99), (gor, pressure, waterCut) => {
        const fluid = intakeFluid(gor, pressure, 80);
        const share = freeGasAtIntake(fluid, waterCut, 0.6);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThan(100);
        expect(freeGasAtIntake(fluid, waterCut, 0.8)).toBeLessThanOrEqual(share);
        expect(freeGasAtIntake(fluid, Math.min(99.5, waterCut + 0.5), 0.6)).toBeLessThanOrEqual(share);
      }),
    );
    expect(freeGasAtIntake(intakeFluid(10, 150, 80), 50, 0.6)).toBe(0);
  });
});

describe('decline', () => {
  it('matches hand-computed Arps rates', () => {
    expect(arpsRate({ rate: 100, decline: 0.2, declineExponent: 0 }, 1)).toBeCloseTo(81.873, 3);
    expect(arpsRate({ rate: 100, decline: 0.2, declineExponent: 0.5 }, 1)).toBeCloseTo(82.645, 3);
    expect(arpsRate({ rate: 100, decline: 0.2, declineExponent: 1 }, 5)).toBeCloseTo(50, 9);
  });
});
