import { dayMs, hourMs } from '../production-day.ts';
import { planningDays } from './options.ts';
import { Random } from './random.ts';
import type { WellPlan } from './well-plan.ts';

/** A time in which gas slugs reach the pump. Times in ms. */
export interface GasSlugs {
  number: number;
  from: number;
  to: number;
  /** Share of the liquid rate that is lost meanwhile (0..1). */
  size: number;
}

/** Mean time between episodes of wells that suffer from gas, and of the others (days). */
const gassyGapDays = 35;
const usualGapDays = 260;

/** Gas episodes of a pumped well in order of time; sizes from invisible to a gas lock. */
export function gasSlugs(plan: WellPlan, seed: string, lastDay: number): GasSlugs[] {
  if (plan.pump === undefined) return [];
  const random = new Random(`${seed}/${plan.id}/gas`);
  const episodes: GasSlugs[] = [];
  let time = (plan.startDay + 20) * dayMs;
  for (;;) {
    time += random.exponential((plan.pump.gassy ? gassyGapDays : usualGapDays) * dayMs);
    if (time > (lastDay + planningDays) * dayMs) return episodes;
    const from = Math.floor(time / hourMs) * hourMs;
    const to = from + Math.round(random.logBetween(1, 60)) * hourMs;
    episodes.push({ number: episodes.length, from, to, size: random.logBetween(0.02, 0.5) });
    time = to;
  }
}

/** Size of the episode that holds at a moment; 0 outside. */
export function slugsAt(episodes: readonly GasSlugs[], moment: number): number {
  return episodes.find(({ from, to }) => from <= moment && moment < to)?.size ?? 0;
}
