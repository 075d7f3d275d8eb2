import { expect, it } from 'vitest';
import { dayNumber } from '../production-day.ts';
import { planFieldHierarchy } from './field-hierarchy.ts';
import { drawFieldScenario, simulateField } from './field-scenario.ts';
import { defaultSizes } from './options.ts';
import { wellActivities } from './schedule.ts';

it('plans ahead the steps that the guard rails allow, and few that they do not', () => {
  const options = { ...defaultSizes, firstDay: dayNumber('2023-11-20') };
  const now = Date.parse('2026-11-20T06:30:00Z');
  const steps = planFieldHierarchy(options).fields.flatMap((field) =>
    simulateField(drawFieldScenario(field, options, now), options).flatMap(({ scenario }) =>
      wellActivities(scenario, options.seed, now).flatMap(({ step, from }) =>
        step ? [{ ...step, at: from }] : [],
      ),
    ),
  );
  const isLarge = ({ from, to }: { from: number; to: number }) => Math.abs(to - from) > 1;
  const ahead = steps.filter(({ at }) => at > now);
  expect(ahead.length).toBeGreaterThan(10);
  expect(ahead.filter(isLarge).length / ahead.length).toBeLessThan(0.25);
  // What was made is on record whatever its size.
  const made = steps.filter(({ at }) => at <= now);
  expect(made.filter(isLarge).length / made.length).toBeGreaterThan(0.25);
});
