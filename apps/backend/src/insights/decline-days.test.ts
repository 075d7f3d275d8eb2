import { expect, it } from 'vitest';
import { declineStretch, loggedSteps, withRestarts, type RateStep } from './decline-days.ts';

const days = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({ day: from + i, rate: 100 }));
const change = (day: number): RateStep => ({ day, kind: 'change' });
const spanOf = (found: ReturnType<typeof declineStretch>) =>
  found && [found.basis, found.rates[0]!.day, found.rates.at(-1)!.day, found.newest.length];

it('takes all days where there is no step', () => {
  expect(spanOf(declineStretch(days(0, 400), []))).toEqual(['sinceStep', 0, 399, 400]);
});

it.each([
  [90, 'sinceStep', 310, 399],
  [89, 'before', 100, 310],
  [1, 'before', 100, 398],
])('takes the days since the last step where they are 90, of %i', (newest, basis, from, to) => {
  expect(spanOf(declineStretch(days(0, 400), [change(100), change(400 - newest)]))).toEqual([
    ...[basis, from, to, newest],
  ]);
});

it('takes the newest stretch of thirty days where none has ninety, and none of fewer', () => {
  const steps = [60, 100, 120].map(change);
  expect(spanOf(declineStretch(days(0, 140), steps))).toEqual(['before', 60, 99, 20]);
  expect(declineStretch(days(0, 29), [])).toBeNull();
  expect(declineStretch(days(0, 80), [change(25), change(50)])).toMatchObject({ basis: 'sinceStep' });
  expect(declineStretch(days(0, 58), [change(29)])).toBeNull();
  expect(declineStretch([], [])).toBeNull();
});

it('has no days of a new level where none is valid since the step', () => {
  const found = declineStretch(days(0, 200), [change(250)])!;
  expect([found.basis, found.newest.length, found.last]).toEqual(['before', 0, change(250)]);
});

it('begins anew after more than thirty days without a valid one', () => {
  const paused = [...days(0, 200), ...days(230, 400)];
  expect(withRestarts(paused, [])).toEqual([{ day: 230, kind: 'restart' }]);
  expect(spanOf(declineStretch(paused, []))).toEqual(['sinceStep', 230, 399, 170]);
  expect(withRestarts([...days(0, 200), ...days(229, 400)], [])).toEqual([]);
});

it('takes no small setting for a step, and one that is not known for one', () => {
  const set = (fromValue: number | null, toValue: number | null) =>
    loggedSteps([{ kind: 'choke', day: 7, fromValue, toValue }]).length;
  expect([set(40, 42), set(40, 41.9), set(40, 38), set(null, 40)]).toEqual([1, 0, 1, 1]);
});
