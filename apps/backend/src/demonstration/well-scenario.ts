import type { DayCalendar } from './day-calendar.ts';
import { gasSlugs, type GasSlugs } from './gas-episodes.ts';
import { levelEvents, type LevelEvent } from './level-events.ts';
import { downTimes, inOrder, wellOutages, type Outage } from './outages.ts';
import type { WellPlan } from './well-plan.ts';

/** Everything that happens to a well, drawn before its days are simulated. */
export interface WellScenario {
  plan: WellPlan;
  levels: LevelEvent[];
  /** Outages of the well itself. */
  outages: Outage[];
  slugs: GasSlugs[];
  /** Times without flow for whatever cause, merged (ms). */
  down: [from: number, to: number][];
  calendar: DayCalendar;
}

/** Draws a well's scenario up to the plans beyond `lastDay`. @param given outages of its field, and further ones of its own */
export function drawWellScenario(
  plan: WellPlan,
  seed: string,
  calendar: DayCalendar,
  given: { readonly field: readonly Outage[]; readonly own: readonly Outage[] },
  lastDay: number,
): WellScenario {
  const outages = inOrder([...wellOutages(plan, seed, lastDay), ...given.own]);
  return {
    plan,
    levels: levelEvents(plan, seed, lastDay),
    outages,
    slugs: gasSlugs(plan, seed, lastDay),
    down: downTimes([...outages, ...given.field]),
    calendar,
  };
}
