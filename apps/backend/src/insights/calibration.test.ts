import { describe, expect, it } from 'vitest';
import { pelt } from './pelt.ts';
import { seededNoise } from './record.fixture.ts';
import { changePenalty, noiseSigma } from './robust-statistics.ts';

/** The lengths and bands are those of a published calibration: n = 1,000, no real change, many seeds. */
const length = 1_000;

/** False changes per seed; `minSegment` 2 is that of the calibration, 7 that of the product. */
function falseChanges(seeds: number, memory: number, penaltyFactor: number, minSegment: number): number[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const values = seededNoise(seed + 1, length, memory);
    const penalty = changePenalty(penaltyFactor, noiseSigma(values), length);
    return pelt(values, { penalty, minSegment }).length;
  });
}

const mean = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0) / counts.length;
const shareWithAny = (counts: readonly number[]): number =>
  counts.filter((count) => count > 0).length / counts.length;

/** Hundreds of long series: generous, for machines that do other things meanwhile. */
const timeoutMs = 60_000;

describe('calibration on noise without a change', { timeout: timeoutMs }, () => {
  it.each([2, 20, 50])('white noise gives no false change at k = %i', (penaltyFactor) => {
    expect(falseChanges(200, 0, penaltyFactor, 7).filter((count) => count > 0)).toEqual([]);
  });

  it('white noise gives false changes in most seeds below the band, so the test can fail', () => {
    expect(shareWithAny(falseChanges(60, 0, 0.5, 2))).toBeGreaterThan(0.4);
    expect(shareWithAny(falseChanges(200, 0, 1, 2))).toBeLessThan(0.06);
  });

  it('noise with a memory of 0.6, as rates have, needs k = 20', () => {
    expect(mean(falseChanges(40, 0.6, 1, 2))).toBeGreaterThan(25);
    expect(mean(falseChanges(100, 0.6, 5, 2))).toBeLessThan(1.5);
    expect(mean(falseChanges(100, 0.6, 20, 7))).toBeLessThanOrEqual(0.01);
  });
});

describe('noiseSigma', () => {
  it('is not inflated by steps and decline', () => {
    const values = seededNoise(7, length).map((value, i) => value - i * 0.01 + (i > 400 ? 50 : 0));
    expect(noiseSigma(values)).toBeGreaterThan(0.9);
    expect(noiseSigma(values)).toBeLessThan(1.1);
  });

  it('matches a hand-computed case', () => {
    // Differences 1, 3, -2, 4: median 2, deviations 1, 1, 4, 2: their median 1.5.
    expect(noiseSigma([0, 1, 4, 2, 6])).toBeCloseTo((1.4826 * 1.5) / Math.SQRT2, 12);
    expect(noiseSigma([3, 3, 3], 0.1)).toBe(0.1);
    expect(noiseSigma([3], 0.1)).toBe(0.1);
  });
});
