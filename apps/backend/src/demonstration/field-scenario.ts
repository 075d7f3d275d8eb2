import { lastCompleteDay } from '../production-day.ts';
import { dayCalendar, type DayCalendar } from './day-calendar.ts';
import type { FieldPlan } from './field-hierarchy.ts';
import { planningDays, type DemonstrationOptions } from './options.ts';
import { fieldOutages, type Outage } from './outages.ts';
import { runningFailures } from './running-failures.ts';
import { planWells } from './well-plan.ts';
import { simulateDays } from './well-record.ts';
import { drawWellScenario, type WellScenario } from './well-scenario.ts';
import type { WellRecord } from './well-record.ts';

/** What happens to a field as a whole. */
export interface FieldScenario {
  field: FieldPlan;
  seed: string;
  /** From the first day to the plans beyond the newest one. */
  calendar: DayCalendar;
  outages: Outage[];
  /** Newest day with rows: yesterday on the field's clock. */
  lastDay: number;
}

/** Draws a field's scenario up to a moment (ms). */
export function drawFieldScenario(
  field: FieldPlan,
  { seed, firstDay }: DemonstrationOptions,
  now: number,
): FieldScenario {
  const lastDay = lastCompleteDay(now, field.clock);
  const calendar = dayCalendar(field.clock, firstDay, lastDay + planningDays);
  return { field, seed, calendar, outages: fieldOutages(field, seed, firstDay, lastDay), lastDay };
}

/** What happens to all wells of a field; a well that starts after the newest day is left out. */
export function drawWells(field: FieldScenario, options: DemonstrationOptions): WellScenario[] {
  const { seed, calendar, outages, lastDay } = field;
  const plans = planWells(field.field, options);
  const failures = runningFailures(field.field, plans, options, lastDay);
  return plans
    .filter(({ startDay }) => startDay <= lastDay)
    .map((plan) =>
      drawWellScenario(plan, seed, calendar, { field: outages, own: failures.get(plan.id) ?? [] }, lastDay),
    );
}

/** Simulates all wells of a field. */
export function simulateField(field: FieldScenario, options: DemonstrationOptions): WellRecord[] {
  const { seed, lastDay } = field;
  return drawWells(field, options).map((scenario) => ({
    scenario,
    days: [...simulateDays(scenario, seed, lastDay)],
  }));
}
