import { describe, expect, it } from 'vitest';
import { normal, seededRandom } from './seeded-random.ts';
import {
  fieldDisturbance,
  judgedBy,
  noiseOf,
  trackStep,
  varianceOfMean,
  type RateDays,
  type TrackedStep,
} from './step-effect.ts';

interface Course {
  seed?: string;
  noise?: number;
  memory?: number;
  /** Share that is gained on day 100. */
  gain?: number;
  decline?: number;
  days?: number;
  /** Share of the gain that is there on a day after the step. */
  reached?: (after: number) => number;
  field?: (day: number) => number;
}

/** Rates of a well of 100 Sm3/d with a step on day 100. */
function course(given: Course = {}): RateDays {
  const { seed = 'step', noise = 0.02, memory = 0.5, gain = 0, decline = 0, days = 160 } = given;
  const { reached = () => 1, field = () => 0 } = given;
  const random = seededRandom(seed);
  let value = 0;
  const rate = Float64Array.from({ length: days }, (_, day) => {
    value = memory * value + Math.sqrt(1 - memory ** 2) * noise * normal(random);
    const step = day < 100 ? 1 : 1 + gain * reached(day - 100);
    return 100 * step * Math.exp(value - decline * day + field(day));
  });
  return { day: Int32Array.from(rate, (_, i) => i), rate };
}

const step: TrackedStep = { day: 100, others: [], expected: 5, newestDay: 159 };

/** Verdicts over many draws of the noise. */
const verdicts = (given: Course, count = 200) =>
  Array.from({ length: count }, (_, i) => trackStep(course({ ...given, seed: `draw ${i}` }), step).verdict);
const shareOf = (list: readonly string[], verdict: string) =>
  list.filter((one) => one === verdict).length / list.length;

describe('trackStep', () => {
  it('measures a gain against equal lengths, and what was attained of it', () => {
    const tracking = trackStep(course({ gain: 0.05, noise: 0.005 }), step);
    expect(tracking.verdict).toBe('gain');
    expect(tracking.before!.valid).toBe(tracking.after!.valid);
    expect(tracking.before!.to).toBe(99);
    expect(tracking.effect!.low).toBeLessThan(5);
    expect(tracking.effect!.high).toBeGreaterThan(5);
    expect(tracking.attainment!.mid).toBeCloseTo(20 * tracking.effect!.mid, 6);
  });

  it('says of no effect that there is none where it would not have found what was expected', () => {
    const wide = trackStep(course({ noise: 0.05 }), step);
    const fine = { ...wide, detectable: 4 };
    expect(Math.max(-wide.effect!.low, wide.effect!.high)).toBeLessThan(wide.detectable!);
    expect(wide.detectable).toBeGreaterThan(5);
    expect(judgedBy(wide, 5).verdict).toBe('inconclusive');
    expect(judgedBy({ ...fine, effect: { low: -2, mid: 0.5, high: 3 } }, 5).verdict).toBe('neutral');
    expect(judgedBy({ ...fine, effect: { low: -2, mid: 0.5, high: 3 } }, 3).verdict).toBe('inconclusive');
    // A gain is one, whatever was expected.
    expect(judgedBy({ ...wide, effect: { low: 0.1, mid: 9, high: 18 } }, 1).verdict).toBe('gain');
    // Where nothing was expected, 5 % of the rate is.
    const none = { ...wide, base: 100, effect: { low: -2, mid: 0.5, high: 3 } };
    expect(judgedBy({ ...none, detectable: 4.9 }, null).verdict).toBe('neutral');
    expect(judgedBy({ ...none, detectable: 5.1 }, null).verdict).toBe('inconclusive');
  });

  it('calls what is not there a gain in no more than its interval allows', () => {
    const nothing = verdicts({});
    expect(shareOf(nothing, 'gain')).toBeLessThanOrEqual(0.1);
    expect(shareOf(nothing, 'loss')).toBeLessThanOrEqual(0.1);
    expect(shareOf(nothing, 'neutral')).toBeGreaterThan(0.5);
  });

  it('takes decline for no loss', () => {
    expect(shareOf(verdicts({ decline: 0.001 }), 'loss')).toBeLessThanOrEqual(0.1);
  });

  it('proves a gain of twice what it can detect', () => {
    const { detectable } = trackStep(course(), step);
    const gain = (2 * detectable!) / 100;
    expect(shareOf(verdicts({ gain }), 'gain')).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(verdicts({ gain: -gain }), 'loss')).toBeGreaterThanOrEqual(0.9);
  });

  it('waits until the well is stable', () => {
    const slow = course({ gain: 0.3, noise: 0.002, reached: (after) => Math.min(1, after / 12) });
    expect(trackStep(slow, step).stableDay).toBeGreaterThanOrEqual(109);
    const fresh = course({ gain: 0.3, days: 104 });
    expect(trackStep(fresh, { ...step, newestDay: 103 })).toMatchObject({
      verdict: 'stabilising',
      effect: null,
    });
  });

  it('takes out what moved the whole field', () => {
    const field = (day: number): number => (day >= 100 ? -0.1 : 0);
    const moved = course({ field });
    expect(trackStep(moved, step).verdict).toBe('loss');
    expect(trackStep(moved, { ...step, disturbance: field }).verdict).not.toBe('loss');
  });

  it('compares no day beyond another change of the well, and names it', () => {
    const tracking = trackStep(course({ gain: 0.1 }), {
      ...step,
      others: [
        { day: 85, kind: 'choke' },
        { day: 120, kind: 'otherChange' },
        { day: 110, kind: 'test' },
      ],
    });
    expect(tracking.before!.from).toBeGreaterThanOrEqual(88);
    expect(tracking.after!.to).toBeLessThan(120);
    expect(tracking.confounders).toContain('otherChange');
    expect(tracking.confounders).toContain('test');
  });

  it('says when a gain fades', () => {
    const fades = course({ gain: 0.2, noise: 0.003, days: 190, reached: (after) => (after < 40 ? 1 : 0.2) });
    expect(trackStep(fades, { ...step, newestDay: 189 }).fading).toBe(true);
    const lasts = course({ gain: 0.2, noise: 0.003, days: 190 });
    expect(trackStep(lasts, { ...step, newestDay: 189 }).fading).toBe(false);
  });

  it('concludes nothing from a few days before', () => {
    const { day, rate } = course();
    const short = { day: day.subarray(96), rate: rate.subarray(96) };
    expect(trackStep(short, step).verdict).toBe('inconclusive');
  });
});

describe('noise with memory', () => {
  it('makes the mean of days less sure', () => {
    expect(varianceOfMean({ sigma: 2, memory: 0 }, 16)).toBeCloseTo(0.25, 12);
    // Two days of correlation ½: (1 + 1 + 2 · ½) / 4.
    expect(varianceOfMean({ sigma: 1, memory: 0.5 }, 2)).toBeCloseTo(0.75, 12);
  });

  it('is found again in a long record', () => {
    const { rate } = course({ days: 100, noise: 0.02, memory: 0.6, seed: 'long' });
    const logs = rate.map((value) => Math.log(value / 100));
    const { sigma, memory } = noiseOf(logs);
    expect(sigma).toBeGreaterThan(0.014);
    expect(sigma).toBeLessThan(0.028);
    expect(memory).toBeGreaterThan(0.3);
    expect(memory).toBeLessThan(0.85);
  });
});

describe('fieldDisturbance', () => {
  const wells = new Map(
    ['a', 'b', 'c', 'd', 'e', 'own'].map((seed) => [
      seed,
      course({ seed, noise: 0.01, field: (day) => (day === 50 && seed !== 'own' ? -0.2 : 0) }),
    ]),
  );

  it('is the median of the other wells', () => {
    expect(fieldDisturbance(wells)('own')(50)).toBeCloseTo(-0.2, 1);
    expect(Math.abs(fieldDisturbance(wells)('own')(60))).toBeLessThan(0.02);
  });

  it('is none on good days among bad ones', () => {
    const isBad = (day: number): boolean => day >= 40 && day < 70 && day % 3 === 0;
    const field = (day: number): number => (isBad(day) ? -0.2 : 0);
    const few = new Map(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((seed) => [seed, course({ seed, noise: 0.01, field })]),
    );
    const good = Array.from({ length: 30 }, (_, i) => 40 + i).filter((day) => !isBad(day));
    const moved = good.map(fieldDisturbance(few)('own'));
    expect(Math.abs(moved.reduce((sum, value) => sum + value, 0) / moved.length)).toBeLessThan(0.004);
  });

  it('is none with few wells', () => {
    expect(fieldDisturbance(wells)('a')(51)).not.toBe(0);
    expect(fieldDisturbance(new Map([...wells].slice(1)))('own')(50)).toBe(0);
  });
});
