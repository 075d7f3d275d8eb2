import { describe, expect, it } from 'vitest';
import { decliningPotential } from './declining-potential.ts';
import { deferredProduction } from './deferred-production.ts';
import { downtimes } from './downtime.ts';
import { frozenSpans, spanOfDowntime, spanOfLoss, type FrozenSpan } from './frozen-span.ts';
import type { DailySeries } from './normalized-rate.ts';
import { trailingMedianPotential } from './potential.ts';
import { rateLife } from './rate-exceptions.ts';
import { dailyRecord, levels, seededNoise } from './record.fixture.ts';

/** A well that declines by 20 % a year, with normal noise of its log rate. */
const declining = (days: number, noise: number, seed = 7) =>
  [...seededNoise(seed, days)].map((value, i) => 100 * Math.exp(-0.000_61 * i + noise * value));

function frozenOf(series: DailySeries, accepted: number[] = []): FrozenSpan[] {
  const { losses } = rateLife(series, [], {
    acceptedDays: accepted,
    postponements: [],
    isForgotten: false,
  });
  return frozenSpans([...losses.map(spanOfLoss), ...downtimes(series).map(spanOfDowntime)], accepted);
}

function bookedShare(series: DailySeries, method: 'trailingMedian' | 'declining', from = 0): number {
  const potential =
    method === 'declining'
      ? decliningPotential(series, 'oil', frozenOf(series))
      : trailingMedianPotential(series, 'oil');
  const days = deferredProduction(series, 'oil', potential, []).slice(from);
  const sum = (key: 'potential' | 'deferred') => days.reduce((total, day) => total + day[key], 0);
  return sum('deferred') / sum('potential');
}

describe('decliningPotential', () => {
  it('needs five valid days', () => {
    const { rate } = decliningPotential(dailyRecord({ oil: levels([100, 7]) }), 'oil', []);
    expect([...rate.subarray(0, 5)].every(Number.isNaN)).toBe(true);
    expect(rate[5]).toBeCloseTo(100, 9);
  });

  it('follows an even decline to the day', () => {
    const oil = declining(200, 0);
    const { rate } = decliningPotential(dailyRecord({ oil }), 'oil', []);
    for (const i of [60, 120, 199]) expect(rate[i]! / oil[i]!).toBeCloseTo(1, 9);
  });

  it('follows no rise, and no fall beyond 10 % in 30 valid days', () => {
    const rising = dailyRecord({ oil: Array.from({ length: 120 }, (_, i) => 100 * Math.exp(0.001 * i)) });
    const up = decliningPotential(rising, 'oil', []).rate[119]!;
    expect(up).toBeCloseTo(100 * Math.exp(0.001 * 103.5), 6);
    const falling = dailyRecord({ oil: Array.from({ length: 120 }, (_, i) => 100 * Math.exp(-0.01 * i)) });
    const down = decliningPotential(falling, 'oil', []).rate[119]!;
    expect(down).toBeCloseTo(100 * Math.exp(-0.01 * 103.5) * 0.9 ** (15.5 / 30), 6);
  });

  it('takes its dead band from the noise of the well, and never more than a drop', () => {
    const bandOf = (noise: number) =>
      decliningPotential(dailyRecord({ oil: declining(400, noise) }), 'oil', []).band[399]!;
    expect(bandOf(0.02)).toBeGreaterThan(0.045);
    expect(bandOf(0.02)).toBeLessThan(0.075);
    expect(bandOf(0.2)).toBe(0.2);
    expect(bandOf(0)).toBeCloseTo(0, 9);
  });

  it('books next to nothing on quiet days, where a trailing median books noise and decline', () => {
    const series = dailyRecord({ oil: declining(1_000, 0.03) });
    expect(bookedShare(series, 'trailingMedian')).toBeGreaterThan(0.014);
    expect(bookedShare(series, 'declining')).toBeLessThan(0.001);
  });

  it('keeps a lasting loss on the books for 60 days, where a trailing median forgets it in half a month', () => {
    const series = dailyRecord({ oil: [...declining(200, 0.01), ...levels([50, 120])] });
    const days = (from: number, to: number) =>
      deferredProduction(series, 'oil', decliningPotential(series, 'oil', frozenOf(series)), []).filter(
        ({ day }) => day >= 20_000 + from && day < 20_000 + to,
      );
    const before = days(200, 201)[0]!.potential;
    expect(days(200, 260).every(({ potential }) => potential === before)).toBe(true);
    expect(days(200, 260).every(({ deferred }) => deferred > 35)).toBe(true);
    expect(days(260, 320).every(({ potential, deferred }) => potential === 50 && deferred === 0)).toBe(true);
    const median = trailingMedianPotential(series, 'oil').rate;
    expect(median[200 + 18]).toBe(50);
  });

  it('takes up the level before when the exception ends', () => {
    const series = dailyRecord({ oil: levels([100, 60], [50, 40], [98, 5]) });
    const { rate } = decliningPotential(series, 'oil', frozenOf(series));
    expect(rate[104]).toBeCloseTo(100, 9);
  });

  it('follows a level from the day on which a person accepted it', () => {
    const series = dailyRecord({ oil: levels([100, 60], [50, 40]) });
    const { rate } = decliningPotential(series, 'oil', frozenOf(series, [20_080]));
    expect(rate[79]).toBeCloseTo(100, 9);
    expect(rate[80]).toBeCloseTo(50, 9);
  });

  it('ends with a well that is down for 90 days', () => {
    const series = dailyRecord({ oil: levels([100, 60], [0, 100]), hours: levels([24, 60], [0, 100]) });
    const { rate } = decliningPotential(series, 'oil', frozenOf(series));
    expect(rate[149]).toBeCloseTo(100, 9);
    expect(rate[150]).toBeNaN();
  });
});
