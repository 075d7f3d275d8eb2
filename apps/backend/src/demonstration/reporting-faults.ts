import { Random } from './random.ts';
import type { WellPlan } from './well-plan.ts';

/** What can be wrong with a day's report. */
export type ReportingFault = 'noRow' | 'noGauges' | 'contradiction';

/** How often reports fail and for how long (days). */
const patterns: Record<ReportingFault, { gapDays: number; maxDays: number }> = {
  noRow: { gapDays: 420, maxDays: 4 },
  noGauges: { gapDays: 150, maxDays: 12 },
  contradiction: { gapDays: 500, maxDays: 1 },
};

/** Faulty days of a well; a missing row hides the other faults of its day. */
export function reportingFaults(
  plan: Pick<WellPlan, 'id' | 'startDay'>,
  seed: string,
  lastDay: number,
): Map<number, ReportingFault> {
  const faults = new Map<number, ReportingFault>();
  for (const fault of ['noGauges', 'contradiction', 'noRow'] as const) {
    const { gapDays, maxDays } = patterns[fault];
    const random = new Random(`${seed}/${plan.id}/${fault}`);
    let day = plan.startDay;
    for (;;) {
      day += 1 + Math.round(random.exponential(gapDays));
      const length = random.whole(1, maxDays);
      if (day > lastDay) break;
      for (let i = 0; i < length; i++) faults.set(day + i, fault);
      day += length;
    }
  }
  return faults;
}
