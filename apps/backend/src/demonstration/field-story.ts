import { lastCompleteDay } from '../production-day.ts';
import { dayCalendar, type DayCalendar } from './day-calendar.ts';
import type { FieldPlan } from './estate.ts';
import { PLANNING_DAYS, type DemonstrationOptions } from './options.ts';
import { fieldOutages, type Outage } from './outages.ts';
import { planWells } from './well-plan.ts';
import { simulateDays } from './well-record.ts';
import { tellStory } from './well-story.ts';
import type { WellRecord } from './write-daily.ts';

/** What happens to a field as a whole. */
export interface FieldStory {
  field: FieldPlan;
  seed: string;
  /** From the first day to the plans beyond the newest one. */
  calendar: DayCalendar;
  outages: Outage[];
  /** Newest day with rows: yesterday on the field's clock. */
  lastDay: number;
}

/** Draws a field's story up to a moment (ms). */
export function tellFieldStory(field: FieldPlan, options: DemonstrationOptions, now: number): FieldStory {
  const lastDay = lastCompleteDay(now, field.clock);
  return {
    field,
    seed: options.seed,
    calendar: dayCalendar(field.clock, options.firstDay, lastDay + PLANNING_DAYS),
    outages: fieldOutages(field, options.seed, options.firstDay, lastDay),
    lastDay,
  };
}

/** Simulates all wells of a field; a well that starts after the newest day is left out. */
export function simulateField(story: FieldStory, options: DemonstrationOptions): WellRecord[] {
  return planWells(story.field, options)
    .filter(({ startDay }) => startDay <= story.lastDay)
    .map((plan) => {
      const well = tellStory(plan, options.seed, story.calendar, story.outages, story.lastDay);
      return { story: well, days: [...simulateDays(well, options.seed, story.lastDay)] };
    });
}
