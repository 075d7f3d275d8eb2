import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectChanges, watchVariable } from './change-points.ts';
import { levels, seededNoise } from './record.fixture.ts';

const days = (n: number): Int32Array => Int32Array.from({ length: n }, (_, i) => 20_000 + i);

/** A rate with 3 % noise of memory 0.5 around the given level. */
function noisyRate(level: (day: number) => number, n: number, seed = 1): Float64Array {
  return seededNoise(seed, n, 0.5).map((noise, i) => level(i) * Math.exp(0.03 * noise));
}

describe('detectChanges', () => {
  it('dates and measures one clean step', () => {
    const rate = Float64Array.from(levels([100, 40], [80, 40]));
    const [change, ...others] = detectChanges('oilRate', days(80), rate, 'medium');
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      day: 20_040,
      dayLow: 20_040,
      dayHigh: 20_040,
      daysBefore: 40,
      daysAfter: 40,
    });
    expect(change!.meanBefore).toBeCloseTo(100, 9);
    expect(change!.meanAfter).toBeCloseTo(80, 9);
    // ln(0.8) against the floor of 1 % noise.
    expect(change!.score).toBeCloseTo(Math.abs(Math.log(0.8)) / 0.01, 6);
    expect(change!.detectedDay).toBe(20_046);
  });

  it('keeps its date on the calendar when days without a rate lie between', () => {
    const rate = Float64Array.from(levels([100, 40], [NaN, 12], [80, 40]));
    const [change] = detectChanges('oilRate', days(92), rate, 'medium');
    expect(change).toMatchObject({ day: 20_052, daysBefore: 40, daysAfter: 40 });
  });

  it('takes no decline for a change', () => {
    for (const yearly of [0.1, 0.6]) {
      for (let seed = 1; seed <= 4; seed++) {
        const rate = noisyRate((i) => 400 * Math.exp((-yearly * i) / 365), 1_095, seed);
        expect(detectChanges('oilRate', days(1_095), rate, 'high')).toEqual([]);
      }
    }
  });

  it('finds a step inside a decline, and only that', () => {
    const rate = noisyRate((i) => 400 * Math.exp((-0.3 * i) / 365) * (i < 500 ? 1 : 0.8), 1_095, 3);
    const changes = detectChanges('oilRate', days(1_095), rate, 'medium');
    expect(changes).toHaveLength(1);
    expect(Math.abs(changes[0]!.day - 20_500)).toBeLessThanOrEqual(2);
  });

  it('makes no segment of a drop of fewer days than one has', () => {
    const drop = (days: number, after: number): Float64Array =>
      Float64Array.from(
        noisyRate(() => 1, 200),
        (noise, i) => noise * (i < 90 ? 1_980 : i < 90 + days ? 350 : after),
      );
    const daysOf = (rate: Float64Array) =>
      detectChanges('oilRate', days(200), rate, 'medium').map(({ day }) => day);
    for (const length of [3, 4, 5, 6]) {
      expect(daysOf(drop(length, 1_980))).toEqual([]);
      // What stays lower after it is one change.
      expect(daysOf(drop(length, 1_230))).toHaveLength(1);
    }
    expect(daysOf(drop(7, 1_980))).toEqual([20_090, 20_097]);
  });

  it('is not bought by a single spike', () => {
    const rate = noisyRate(() => 100, 200);
    rate[90] = 3;
    expect(detectChanges('oilRate', days(200), rate, 'high')).toEqual([]);
  });

  it('sees a change of water cut in percentage points and of frequency against the gauge', () => {
    const cut = seededNoise(2, 120).map((noise, i) => (i < 60 ? 40 : 55) + noise);
    expect(detectChanges('waterCut', days(120), cut, 'medium')).toHaveLength(1);
    const frequency = Float64Array.from(levels([50, 60], [51, 60]));
    expect(detectChanges('frequency', days(120), frequency, 'low')).toMatchObject([
      { day: 20_060, meanAfter: 51 },
    ]);
  });

  it('answers none for records too short or without a logarithm', () => {
    expect(detectChanges('oilRate', days(13), new Float64Array(13).fill(5), 'high')).toEqual([]);
    expect(detectChanges('oilRate', days(60), new Float64Array(60), 'high')).toEqual([]);
    expect(detectChanges('gor', new Int32Array(0), new Float64Array(0), 'high')).toEqual([]);
  });

  it('keeps dates in order and apart, whatever the levels', () => {
    const part = fc.tuple(fc.double({ min: 20, max: 400, noNaN: true }), fc.integer({ min: 10, max: 60 }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.nat(1_000), (parts, seed) => {
        const level = levels(...parts);
        const rate = noisyRate((i) => level[i]!, level.length, seed);
        const found = detectChanges('oilRate', days(level.length), rate, 'medium');
        found.forEach((change, i) => {
          expect(change.dayLow).toBeLessThanOrEqual(change.day);
          expect(change.dayHigh).toBeGreaterThanOrEqual(change.day);
          expect(change.detectedDay).toBeGreaterThanOrEqual(change.day);
          if (i > 0) expect(change.day - found[i - 1]!.day).toBeGreaterThanOrEqual(7);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('raises an alarm for a change too young for a segment, and none for noise with memory', () => {
    const rate = noisyRate((i) => (i < 196 ? 100 : 75), 200, 4);
    expect(watchVariable('oilRate', days(200), rate, 'medium').alarm).toMatchObject({
      day: 20_196,
      daysAfter: 4,
    });
    const alarms = Array.from(
      { length: 60 },
      (_, seed) =>
        watchVariable(
          'oilRate',
          days(200),
          noisyRate(() => 100, 200, seed),
          'medium',
        ).alarm,
    ).filter((alarm) => alarm !== undefined);
    expect(alarms).toEqual([]);
  });

  it('dates an alarm to its onset, never to the first day that is watched', () => {
    for (let since = 3; since <= 12; since++) {
      const quiet = seededNoise(since, 120).map((noise, i) => (i < 120 - since ? 60 : 52) + 0.3 * noise);
      const { alarm, changes } = watchVariable('motorTemperature', days(120), quiet, 'medium');
      const day = 20_120 - since;
      expect([...changes, ...(alarm ? [alarm] : [])].map((found) => found.day)).toEqual([day]);
    }
  });

  it('withdraws an alarm when the level has come back, and one that PELT does not confirm', () => {
    const passing = noisyRate((i) => (i >= 192 && i < 196 ? 60 : 100), 200, 4);
    expect(watchVariable('oilRate', days(200), passing, 'medium')).toEqual({ changes: [], alarm: undefined });
    const shift = (since: number) => noisyRate((i) => (i < 200 - since ? 100 : 88), 200, 4);
    const alarms = [8, 20].map((since) => watchVariable('oilRate', days(200), shift(since), 'low').alarm);
    expect(alarms[1]).toBeUndefined();
  });

  it('does not report what is smaller than the least effect, however certain', () => {
    const gauge = (to: number) => Float64Array.from(levels([65.3, 100], [to, 100]));
    expect(detectChanges('motorTemperature', days(200), gauge(66.8), 'high')).toEqual([]);
    expect(detectChanges('motorTemperature', days(200), gauge(67.5), 'high')).toHaveLength(1);
    const rate = (to: number) => Float64Array.from(levels([100, 200], [to, 200]));
    expect(detectChanges('oilRate', days(400), rate(97.5), 'high')).toEqual([]);
    expect(detectChanges('oilRate', days(400), rate(96.5), 'high')).toHaveLength(1);
  });

  it('takes no noise for a change from the first days on which it is larger', () => {
    const found = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      // Oil of a well that has gone to water: its noise is ten times what it was, and has a memory.
      const noise = seededNoise(seed, 340, 0.5);
      const rates = noise.map((value, i) => (i < 300 ? 100 : 40) * Math.exp((i < 300 ? 0.03 : 0.3) * value));
      // What each morning after the first week shows of the days since.
      return Array.from({ length: 30 }, (_, n) => 310 + n).flatMap((end) =>
        detectChanges('oilRate', days(end), rates.subarray(0, end), 'medium')
          .filter(({ day }) => day > 20_303)
          .map(({ day }) => `${seed}: ${day - 20_000} on ${end}`),
      );
    });
    // Of 180 mornings; with the noise of both sides together there were 40.
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(2);
  });

  it('takes no noise for changes where it is larger than in the rest of the record', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const rate = seededNoise(seed, 600, 0.5).map(
        (noise, i) => 100 * Math.exp((i < 400 ? 0.02 : 0.2) * noise),
      );
      expect(detectChanges('oilRate', days(600), rate, 'medium')).toEqual([]);
    }
  });

  it('reports no rise whose stated means fall', () => {
    // A step of 4 % up in a decline of 60 % a year: net of decline it rises, the means of 30 days either side fall.
    const rate = seededNoise(3, 600, 0.5).map(
      (noise, i) => 400 * Math.exp((-0.9 * i) / 365 + 0.004 * noise) * (i < 300 ? 1 : 1.04),
    );
    expect(detectChanges('oilRate', days(600), rate, 'high')).toEqual([]);
  });
});
