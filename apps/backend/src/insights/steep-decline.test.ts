import { describe, expect, it } from 'vitest';
import type { DailySeries } from './normalized-rate.ts';
import { normal, seededRandom } from './optimization/seeded-random.ts';
import { wellDecline } from './steep-decline.ts';

/** A well that makes `rate` on each of its days, with as many Sm3 of gas to each of oil. */
function seriesOf(days: number, rate: (day: number) => number, ratio = 100): DailySeries {
  const day = Int32Array.from({ length: days }, (_, i) => 20_000 + i);
  const oil = Float64Array.from({ length: days }, (_, i) => rate(i));
  const of = (value: number) => new Float64Array(days).fill(value);
  const none = new Uint8Array(days);
  return {
    product: ratio > 2_700 ? 'gas' : 'oil',
    day,
    start: Float64Array.from(day, (one) => one * 86_400_000),
    hours: of(24),
    calendarHours: of(24),
    oil,
    gas: oil.map((volume) => volume * ratio),
    water: of(10),
    suspect: none,
    gasShared: none,
    plannedWork: none,
  };
}

/** A decline of 1 % in 30 days, of `slide` % in 30 days since the last 90. */
const sliding =
  (days: number, slide: number, noise: () => number = () => 0) =>
  (day: number) =>
    100 *
    Math.exp(-0.01 * (day / 30) - ((slide / 100 - 0.01) * Math.max(0, day - (days - 90))) / 30 + noise());

/** Noise of 5 % with a memory of 0.6, as rates have. */
function noiseOf(seed: number): () => number {
  const random = seededRandom(`decline ${seed}`);
  let last = 0;
  return () => (last = 0.6 * last + 0.04 * normal(random));
}

describe('the decline of a well', () => {
  it('is that of its newest 90 valid days beside its year, with where both would end', () => {
    const found = wellDecline(seriesOf(500, sliding(500, 6)), [])!;
    expect(found).toMatchObject({ product: 'oil', from: 20_410, to: 20_499, steep: true });
    expect(found.recent * 30).toBeCloseTo(0.06, 3);
    expect(found.year * 30).toBeCloseTo(0.01, 2);
    expect(found.rate).toBeCloseTo(sliding(500, 6)(499), 1);
    expect(found.expected / found.rate).toBeCloseTo(Math.exp((found.recent - found.year) * 90), 6);
  });

  it('is not steep as long as it goes on as in the year, however fast that is', () => {
    const fast = wellDecline(
      seriesOf(500, (day) => 100 * Math.exp(-0.05 * (day / 30))),
      [],
    )!;
    expect(fast.recent * 30).toBeCloseTo(0.05, 3);
    expect(fast.steep).toBe(false);
  });

  it('is told from a step by the change that is known', () => {
    const stepped = seriesOf(500, (day) => (day < 455 ? 100 : 70));
    expect(wellDecline(stepped, [])!.steep).toBe(true);
    expect(wellDecline(stepped, [20_455])!.steep).toBe(false);
  });

  it('is not steep before its newest level has lasted for 30 valid days, of which the noise is known', () => {
    const record = seriesOf(500, sliding(500, 6));
    expect(wellDecline(record, [20_471])!.steep).toBe(false);
    expect(wellDecline(record, [20_470])!.steep).toBe(true);
  });

  it('is of gas where the well is one', () => {
    expect(wellDecline(seriesOf(300, sliding(300, 6), 4_000), [])).toMatchObject({
      product: 'gas',
      steep: true,
    });
  });

  it('is unknown with less than half a year of valid days', () => {
    expect(wellDecline(seriesOf(179, sliding(179, 6)), [])).toBeUndefined();
    const half = seriesOf(300, sliding(300, 6));
    half.hours.fill(11, 0, 121);
    expect(wellDecline(half, [])).toBeUndefined();
    expect(
      wellDecline(
        seriesOf(0, () => 1),
        [],
      ),
    ).toBeUndefined();
  });

  it('is steep by noise alone in at most 2 of 200 records, and found in most that slide by 6 % in 30 days', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed);
    const steep = (slide: number) =>
      seeds.filter((seed) => wellDecline(seriesOf(500, sliding(500, slide, noiseOf(seed))), [])!.steep)
        .length;
    expect(steep(1)).toBeLessThanOrEqual(2);
    expect(steep(6)).toBeGreaterThan(120);
  });
});
