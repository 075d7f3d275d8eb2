import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '../../src/production-day.ts';
import {
  scoreDemonstration,
  scoreNoise,
  type DemonstrationScore,
  type FindingsScore,
  type NoiseScore,
} from './detection-score.ts';

/**
 * Every detector over all variables against what was planted. The generator knows neither the rules nor their limits.
 * `npm run bench -- detection` prints the same for a whole demonstration.
 */
const recallFrom = ({ steps }: FindingsScore, size: number): number =>
  steps.find(({ from }) => from === size)!.recall;

describe('on a demonstration', () => {
  let score: DemonstrationScore;
  beforeAll(() => {
    score = scoreDemonstration({ seed: 'score', wells: 24, years: 2 }, dayNumber('2025-11-19'), {
      everyDays: 5,
    });
  });

  it('a morning shows few false alarms, all variables and detectors together', () => {
    expect(score.shown.wellYears).toBeGreaterThan(20);
    expect(score.shown.falseAlarms).toBeLessThanOrEqual(0.2);
    expect(score.stored.falseAlarms).toBeLessThanOrEqual(0.15);
  });

  it('what is stored has found the steps from 6 % up', () => {
    // Settings of pumps follow each other so soon that some steps are merged with the next one.
    expect(recallFrom(score.stored, 0.06)).toBeGreaterThanOrEqual(0.7);
    expect(recallFrom(score.stored, 0.12)).toBeGreaterThanOrEqual(0.97);
    expect(recallFrom(score.stored, 0.25)).toBeGreaterThanOrEqual(0.99);
    // Far below the least effect most must be missed: finding them would mean finding noise.
    expect(recallFrom(score.stored, 0)).toBeLessThanOrEqual(0.25);
  });

  it('alarms are earlier than what is confirmed', () => {
    const delays = ({ steps }: FindingsScore) =>
      steps.filter(({ from }) => from >= 0.12).reduce((sum, { medianDelay }) => sum + medianDelay, 0);
    expect(delays(score.shown)).toBeLessThan(delays(score.confirmed));
  });
});

describe('on noise', () => {
  let scores: NoiseScore[];
  beforeAll(() => {
    scores = scoreNoise(4, 5);
  });

  it.each([0, 1, 2])('of kind %i few mornings show a change, and the planted ones are found', (i) => {
    const { quiet, stepped } = scores[i]!;
    expect(quiet.falseAlarms).toBeLessThanOrEqual(0.2);
    expect(stepped.falseAlarms).toBeLessThanOrEqual(0.2);
    expect(recallFrom(stepped, 0.12)).toBe(1);
    expect(recallFrom(stepped, 0.25)).toBe(1);
  });
});
