import { describe, expect, it } from 'vitest';
import {
  dayOfRate,
  declinedRate,
  declinedVolume,
  declineOn,
  fitDecline,
  rangeOf,
  type Decline,
} from './decline-fit.ts';
import { declineModels } from '../vocabulary.ts';
import { normal, seededRandom } from './optimization/seeded-random.ts';

const curves: Record<string, Decline> = {
  exponential: { rate: 120, decline: 0.0008, exponent: 0 },
  hyperbolic: { rate: 120, decline: 0.002, exponent: 0.5 },
  harmonic: { rate: 120, decline: 0.0015, exponent: 1 },
};
const daily = (curve: Decline, length: number, noise: () => number = () => 0) =>
  Array.from({ length }, (_, day) => ({ day, rate: declinedRate(curve, day) * Math.exp(noise()) }));

describe.each(Object.entries(curves))('a decline without noise, %s,', (_, curve) => {
  const fit = fitDecline(daily(curve, 900), 'NV-A-01')!;

  it('has its parameters back within 1 %', () => {
    expect(Math.abs(fit.best.rate / curve.rate - 1)).toBeLessThan(0.01);
    expect(Math.abs(fit.best.decline / curve.decline - 1)).toBeLessThan(0.01);
    expect(Math.abs(fit.best.exponent - curve.exponent)).toBeLessThan(0.01);
  });

  it('has the volume that the rates of its days add up to', () => {
    const steps = 20_000;
    let sum = 0;
    for (let i = 0; i < steps; i++) sum += (declinedRate(curve, ((i + 0.5) * 700) / steps) * 700) / steps;
    expect(declinedVolume(curve, 0, 700)).toBeCloseTo(sum, 2);
    expect(declinedRate(curve, dayOfRate(curve, 40))).toBeCloseTo(40, 9);
  });
});

it('holds the volume of the next two years in its 80 % range in 75 to 90 % of noisy declines', () => {
  let held = 0;
  const seeds = 200;
  for (let seed = 0; seed < seeds; seed++) {
    const random = seededRandom(`noise ${seed}`);
    const curve = { rate: 100, decline: 0.001 + 0.002 * random(), exponent: random() };
    const fit = fitDecline(
      daily(curve, 400, () => 0.05 * normal(random)),
      `fit ${seed}`,
    )!;
    const volume = (one: Decline) => declinedVolume(one, 400, 400 + 730);
    const { low, high } = rangeOf(fit, volume);
    if (low <= volume(curve) && volume(curve) <= high) held += 1;
  }
  expect(held / seeds).toBeGreaterThanOrEqual(0.75);
  expect(held / seeds).toBeLessThanOrEqual(0.9);
});

it('expects what the named curve gives, whatever the others say of it, and its range holds that', () => {
  const best = { rate: 100, decline: 0.001, exponent: 1 };
  const draws = [0.9, 0.7, 0.5, 0.3, 0.1].map((exponent) => ({ ...best, exponent }));
  for (const day of [91, 365, 730]) {
    const { low, mid, high } = rangeOf({ best, draws }, (curve) => declinedRate(curve, day));
    expect(mid).toBe(declinedRate(best, day));
    expect(high).toBe(mid);
    expect(low).toBeLessThan(mid);
  }
});

it.each(declineModels)('is of the form that is asked for: %s', (model) => {
  const fit = fitDecline(daily(curves['hyperbolic']!, 300), 'x', model)!;
  const expected = { best: 0.5, exponential: 0, hyperbolic: 0.5, harmonic: 1 }[model];
  expect(fit.best.exponent).toBe(expected);
  const ofDraws = new Set(fit.draws.map(({ exponent }) => exponent));
  if (model === 'exponential' || model === 'harmonic') expect([...ofDraws]).toEqual([expected]);
});

it('has the nominal decline of a day: what the rate loses then', () => {
  for (const curve of Object.values(curves)) {
    const lost = Math.log(declinedRate(curve, 399.5) / declinedRate(curve, 400.5));
    expect(declineOn(curve, 400)).toBeCloseTo(lost, 8);
  }
});

it('is none of too few days, nor of a rate that does not decline', () => {
  expect(fitDecline(daily(curves['exponential']!, 29), 'x')).toBeNull();
  expect(
    fitDecline(
      Array.from({ length: 200 }, (_, day) => ({ day, rate: 50 + day / 10 })),
      'x',
    ),
  ).toBeNull();
});

it('is the same each time', () => {
  const random = seededRandom('noise');
  const rates = daily(curves['hyperbolic']!, 300, () => 0.05 * normal(random));
  expect(fitDecline(rates, 'NV-A-01')).toEqual(fitDecline(rates, 'NV-A-01'));
});
