import { expect, it } from 'vitest';
import { workOfLoss } from './loss-work.ts';

const work = (activity: Parameters<typeof workOfLoss>[0][number]['activity'], day: string) => ({
  activity,
  plannedStart: `2026-12-${day}T07:00:00Z`,
});
const test = work('wellTest', '06');

it('knows a test of a well that is down, with no repair before it', () => {
  expect(workOfLoss([test], true)).toEqual({ repair: null, idleTest: test });
  const later = work('workover', '08');
  expect(workOfLoss([test, later], true)).toEqual({ repair: later, idleTest: test });
  const before = work('workover', '03');
  expect(workOfLoss([before, test], true)).toEqual({ repair: before, idleTest: null });
});

it('takes a step for a repair of a well that flows, and of none that is down', () => {
  const step = work('frequencyStep', '02');
  expect(workOfLoss([step, test], false)).toEqual({ repair: step, idleTest: null });
  expect(workOfLoss([step, test], true)).toEqual({ repair: null, idleTest: test });
});

it('takes no inspection for a repair', () => {
  expect(workOfLoss([work('inspection', '02')], false)).toEqual({ repair: null, idleTest: null });
});
