import { describe, expect, it } from 'vitest';
import { fitLiftGas, liftGasAdvice, oilAt, payingGas, slopeAt, type LiftGasDay } from './lift-gas-curve.ts';
import { normal, seededRandom } from './seeded-random.ts';

const truth = { constant: 20, root: 1, linear: -0.002, decline: 0.0005 };

function days(rates: readonly number[], noise = 0): LiftGasDay[] {
  const random = seededRandom('lift gas');
  const newest = 20 * rates.length - 1;
  return rates.flatMap((gas, setting) =>
    Array.from({ length: 20 }, (_, i) => {
      const day = 20 * setting + i;
      const oil =
        Math.exp(-truth.decline * (day - newest)) * oilAt(truth, gas) * (1 + noise * normal(random));
      return { day, gas, oil };
    }),
  );
}

describe('lift-gas curve', () => {
  it('pays up to where its slope is the limit', () => {
    // 1 / (2 √g) − 0.002 = 0.002 at g = 125².
    expect(payingGas(truth, 0.002)).toBeCloseTo(15_625, 6);
    expect(slopeAt(truth, 15_625)).toBeCloseTo(0.002, 12);
    expect(payingGas({ ...truth, linear: 0.01 }, 0.002)).toBe(Infinity);
  });

  it('is found with its decline', () => {
    const fit = fitLiftGas(days([5_000, 8_000, 12_000]))!;
    expect(fit.decline).toBeCloseTo(0.0005, 6);
    expect(oilAt(fit, 10_000)).toBeCloseTo(oilAt(truth, 10_000), 4);
    expect(slopeAt(fit, 10_000)).toBeCloseTo(slopeAt(truth, 10_000), 5);
  });
});

describe('liftGasAdvice', () => {
  it('gives more gas where it pays, and less where it does not', () => {
    const up = liftGasAdvice('w', days([5_000, 8_000, 6_000], 0.001), { paying: 0.001 });
    expect(up).toMatchObject({ status: 'advised', from: 6_000, limitedBy: 'step' });
    expect(up.status === 'advised' && up.to).toBeCloseTo(6_900, 6);
    if (up.status === 'advised') expect(up.oil.mid).toBeCloseTo(oilAt(truth, 6_900) - oilAt(truth, 6_000), 0);
    const down = liftGasAdvice('w', days([30_000, 20_000, 40_000], 0.001), { paying: 0.002 });
    expect(down).toMatchObject({ status: 'advised', from: 40_000, to: 34_000 });
  });

  it('advises nothing that is no more than one step differs from another by', () => {
    const small = liftGasAdvice('w', days([5_000, 8_000, 6_000], 0.001), { paying: 0.003_5 });
    expect(small.status).toBe('nothingToGain');
  });

  it('advises nothing where the slope is the limit', () => {
    expect(liftGasAdvice('w', days([12_000, 20_000, 15_625], 0.001), { paying: 0.002 }).status).toBe(
      'nothingToGain',
    );
  });

  it('says how many rates are there', () => {
    expect(liftGasAdvice('w', days([5_000, 8_000]), { paying: 0.002 })).toEqual({
      status: 'notComputed',
      missing: [{ what: 'liftGasRates', needed: 3, found: 2 }],
    });
  });
});
