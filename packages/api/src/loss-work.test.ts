import { expect, it } from 'vitest';
import { needsRepair, workOfLoss } from './loss-work.ts';

const work = (activity: Parameters<typeof workOfLoss>[0][number]['activity'], day: string) => ({
  activity,
  plannedStart: `2026-12-${day}T07:00:00Z`,
});
const test = work('wellTest', '06');
const down = { isDown: true, cause: null };
const flowing = { isDown: false, cause: null };

it('knows a test of a well that is down, with no repair before it', () => {
  expect(workOfLoss([test], down)).toEqual({ repair: null, idleTest: test });
  const later = work('workover', '08');
  expect(workOfLoss([test, later], down)).toEqual({ repair: later, idleTest: test });
  const before = work('workover', '03');
  expect(workOfLoss([before, test], down)).toEqual({ repair: before, idleTest: null });
});

it('takes a step for a repair of a well that flows, and of none that is down', () => {
  const step = work('frequencyStep', '02');
  expect(workOfLoss([step, test], flowing)).toEqual({ repair: step, idleTest: null });
  expect(workOfLoss([step, test], down)).toEqual({ repair: null, idleTest: test });
});

it('takes no inspection for a repair', () => {
  expect(workOfLoss([work('inspection', '02')], flowing)).toEqual({ repair: null, idleTest: null });
});

it.each([
  ['integrity', 'workover', true],
  ['integrity', 'espReplacement', false],
  ['integrity', 'chemical', false],
  ['lift-equipment-failure', 'espReplacement', true],
  ['lift-equipment-failure', 'chemical', false],
  ['sand-or-scale', 'chemical', true],
  [null, 'chemical', true],
] as const)('of a stop for %s, a %s gives the well back: %s', (cause, activity, expected) => {
  const planned = work(activity, '02');
  expect(workOfLoss([planned], { isDown: true, cause }).repair).toBe(expected ? planned : null);
  // Of a well that flows it is no stop that is to be ended.
  expect(workOfLoss([planned], { isDown: false, cause }).repair).toBe(planned);
});

it('knows which stops end by work alone', () => {
  expect(['integrity', 'lift-equipment-failure', 'power', 'constructor', null].map(needsRepair)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
