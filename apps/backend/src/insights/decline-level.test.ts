import { describe, expect, it } from 'vitest';
import { declinedRate, declinedVolume, fitDecline, fitLevel, rangeOf, type Decline } from './decline-fit.ts';
import { beginOfForecast } from './decline-level.ts';
import { normal, seededRandom } from './optimization/seeded-random.ts';

const curve: Decline = { rate: 100, decline: 0.001, exponent: 0.4 };
const length = 600;
/** The decline with a step on a day, and noise. */
const stepped = (factor: number, from: number, sigma: number, seed: string) => {
  const random = seededRandom(seed);
  return Array.from({ length }, (_, day) => ({
    day,
    rate: declinedRate(curve, day) * (day < from ? 1 : factor) * Math.exp(sigma * normal(random)),
  }));
};
const begun = (rates: ReturnType<typeof stepped>) => {
  const fit = fitDecline(rates, 'NV-A-01')!;
  return { fit, from: beginOfForecast(fit, rates, 'NV-A-01') };
};
const lastDay = length - 1;

describe('a well that lost a quarter two weeks ago', () => {
  const { fit, from } = begun(stepped(0.75, length - 14, 0.02, 'step'));
  const now = rangeOf(from, (one) => declinedRate(one, lastDay));
  const truth = 0.75 * declinedRate(curve, lastDay);

  it('begins with what its newest days make, within a tenth', () => {
    expect(from.offPct).toBeLessThan(-10);
    expect(now.low).toBeLessThan(truth);
    expect(now.high).toBeGreaterThan(truth);
    expect(now.high / now.low).toBeLessThan(1.1);
    expect(declinedRate(fit.best, lastDay) / truth).toBeGreaterThan(1.1);
  });

  it('goes down from there: no range is above its beginning', () => {
    const later = rangeOf(from, (one) => declinedRate(one, lastDay + 365));
    expect(later.high).toBeLessThan(now.low);
    const volume = rangeOf(from, (one) => declinedVolume(one, lastDay, lastDay + 365));
    expect(volume.high).toBeLessThan(now.high * 365);
    expect(volume.low).toBeGreaterThan(later.low * 365);
  });
});

it('begins with the curve where the newest days lie on it', () => {
  const { fit, from } = begun(stepped(1, 0, 0.02, 'none'));
  expect(from.offPct).toBeNull();
  expect(from.draws).toBe(fit.draws);
  expect(from.best).toEqual(fit.best);
});

it('takes no noise for a step: the newest days of a noisy well are rarely off its curve', () => {
  const moved = Array.from({ length: 100 }, (_, i) => begun(stepped(1, 0, 0.1, `noise ${i}`))).filter(
    ({ from }) => from.offPct !== null,
  );
  expect(moved.length).toBeLessThanOrEqual(10);
});

it('holds the volume of the next two years of an even decline in its 80 % range in 75 to 90 % of declines', () => {
  let held = 0;
  const seeds = 200;
  for (let i = 0; i < seeds; i++) {
    const { from } = begun(stepped(1, 0, 0.05, `held ${i}`));
    const volume = (one: Decline) => declinedVolume(one, length, length + 730);
    const { low, high } = rangeOf(from, volume);
    if (low <= volume(curve) && volume(curve) <= high) held += 1;
  }
  expect(held / seeds).toBeGreaterThanOrEqual(0.75);
  expect(held / seeds).toBeLessThanOrEqual(0.9);
});

describe('a well that lost a third yesterday', () => {
  it('begins with the one day of its level, and as wide as a single day knows it', () => {
    const rates = stepped(0.65, length - 1, 0.02, 'yesterday');
    const fit = fitDecline(rates, 'NV-A-01')!;
    const from = beginOfForecast(fit, rates, 'NV-A-01');
    const now = rangeOf(from, (one) => declinedRate(one, lastDay));
    expect(from.values).toBe(1);
    expect(from.offPct).toBeLessThan(-30);
    expect(now.mid / rates.at(-1)!.rate).toBeCloseTo(1, 1);
    expect(now.high / now.low).toBeGreaterThan(1.02);
  });
});

it('begins with other days where they say where the rate is now', () => {
  const rates = stepped(1, 0, 0.01, 'weeks').filter(({ day }) => day % 7 === 3);
  const fit = fitDecline(rates, 'field')!;
  const days = [596, 597, 598, 599].map((day) => ({ day, rate: 0.7 * declinedRate(curve, day) }));
  const from = beginOfForecast(fit, rates, 'field', { newest: days });
  expect(from.offPct).toBeCloseTo(-30, 0);
  expect(rangeOf(from, (one) => declinedRate(one, 599)).mid).toBeCloseTo(days.at(-1)!.rate, 0);
});

it('is as wide as levels of the past lay off the curve', () => {
  // Every two months another level, some 20 % off; days of a level hardly differ.
  const random = seededRandom('wander');
  const rates = Array.from({ length: 900 }, (_, day) => ({
    day,
    rate: declinedRate(curve, day) * Math.exp(0.005 * normal(random)),
  }));
  const wandering = Array.from({ length: 15 }, () => Math.exp(0.2 * normal(random)));
  const moved = rates.map(({ day, rate }) => ({ day, rate: rate * wandering[Math.floor(day / 60)]! }));
  const fit = fitDecline(moved, 'NV-A-01')!;
  const from = beginOfForecast(fit, moved, 'NV-A-01');
  const { low, high } = rangeOf(from, (one) => declinedVolume(one, 900, 991));
  // P90 to P10 of one standard deviation.
  expect(Math.log(high / low)).toBeGreaterThan(2 * 1.28 * 0.75 * fit.sigma);
});

it('holds the level of a rate that does not fall, and lets it fall as far as noise leaves that open', () => {
  const random = seededRandom('level');
  const rates = Array.from({ length: 400 }, (_, day) => ({
    day,
    rate: (100 + day / 50) * Math.exp(0.05 * normal(random)),
  }));
  expect(fitDecline(rates, 'flat')).toBeNull();
  const fit = fitLevel(rates, 'flat')!;
  const { low, mid, high } = rangeOf(fit, (one) => declinedVolume(one, 400, 765));
  expect(mid / 365).toBeCloseTo(104, -1);
  expect(high).toBeLessThan(110 * 365);
  expect(low).toBeGreaterThan(95 * 365);
  expect(fitLevel(rates.slice(0, 29), 'flat')).toBeNull();
});

it('goes on at the level after a step, however near the curve of before, with the decline of before', () => {
  const rates = stepped(1, 0, 0.02, 'before');
  const fit = fitDecline(rates, 'NV-A-01')!;
  const newest = Array.from({ length: 7 }, (_, i) => ({
    day: length + i,
    rate: 1.03 * declinedRate(fit.best, length + i),
  }));
  expect(beginOfForecast(fit, rates, 'NV-A-01', { newest }).offPct).toBeNull();
  const { best, offPct } = beginOfForecast(fit, rates, 'NV-A-01', { newest, isOther: true });
  expect(offPct).toBeCloseTo(3, 6);
  expect(best).toEqual({ ...fit.best, rate: expect.closeTo(1.03 * fit.best.rate, 6) as number });
});

it('is the same each time', () => {
  const rates = stepped(0.7, length - 10, 0.03, 'same');
  expect(begun(rates)).toEqual(begun(rates));
});
