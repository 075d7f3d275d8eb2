import { expect, test } from 'vitest';
import { scoreAdvice } from './score-advice.ts';
import { scoreChokes } from './score-chokes.ts';
import { scoreSteps, scoreTracking } from './score-tracking.ts';

test('advice on wells of other physics than the model has names rates that they really give', () => {
  const score = scoreAdvice(36);
  expect(score.compared).toBeGreaterThanOrEqual(30);
  expect(Math.abs(score.bias)).toBeLessThan(0.03);
  expect(score.covered).toBeGreaterThan(0.7);
  expect(score.changeCovered).toBeGreaterThan(0.7);
});

test('ranges of choke steps hold what planted wells do in four of five, and their probability is how many gain', () => {
  const score = scoreChokes(1_500);
  expect(score.covered).toBeGreaterThan(0.75);
  expect(score.covered).toBeLessThan(0.9);
  expect(Math.abs(score.stated - score.gained)).toBeLessThan(0.03);
});

test('gains of twice what can be detected are proved, and losses of that size are losses', () => {
  expect(scoreTracking(2, 20).verdicts.gain).toBeGreaterThan(0.9);
  expect(scoreTracking(-2, 20).verdicts.loss).toBeGreaterThan(0.9);
});

test('steps that no log names are found in a year of hours with trips, gaps and a controller', () => {
  const score = scoreSteps(6);
  expect(score.found).toBeGreaterThan(0.9);
  expect(score.falsePerYear).toBeLessThanOrEqual(1);
});
