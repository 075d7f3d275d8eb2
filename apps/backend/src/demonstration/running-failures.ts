import { dayMs, hourMs } from '../production-day.ts';
import { arpsRate, yearsBetween } from './arps.ts';
import { planFieldHierarchy, type FieldPlan } from './field-hierarchy.ts';
import { planningDays, recordDays, type DemonstrationOptions } from './options.ts';
import type { Outage } from './outages.ts';
import { Random } from './random.ts';
import type { WellPlan } from './well-plan.ts';

/** Days from one failure to the next, and how long one lasts at least and at most: one of them is down all of any day. */
const gapDays = 5;
const lastsDays = [6.5, 8.5] as const;
/** Days that the first one has gone on when the demonstration is made. */
const firstLasts = 2;
/** One of a field's largest producers fails: of this share of them (-). */
const largest = 0.2;

/**
 * Failures of large producers while a demonstration is used, one after the other in the whole of it: chance alone leaves
 * weeks without a loss that calls for a person. They begin with the last days that it is made with, so
 * that its past stays what chance made it.
 * @param plans the wells of one field
 * @returns those of the field, each by the id of its well, up to the plans beyond `lastDay`
 */
export function runningFailures(
  field: FieldPlan,
  plans: readonly WellPlan[],
  options: DemonstrationOptions,
  lastDay: number,
): ReadonlyMap<string, Outage[]> {
  const { fields } = planFieldHierarchy(options);
  const failures = new Map<string, Outage[]>();
  const first = options.firstDay + recordDays(options) - 1 - firstLasts;
  for (let day = first, turn = 0; day <= lastDay + planningDays; day += gapDays, turn += 1) {
    const random = new Random(`${options.seed}/failure-${turn}`);
    if (random.pick(fields).id !== field.id) continue;
    const oilOf = ({ rate, waterCut, decline, declineExponent, startDay }: WellPlan) =>
      arpsRate({ rate, decline, declineExponent }, yearsBetween(startDay, day)) * (100 - waterCut);
    const producers = plans
      .filter((plan) => plan.flowKind === 'production' && plan.startDay < day && plan.suspendedDay > day)
      .sort((a, b) => oilOf(b) - oilOf(a));
    if (producers.length === 0) continue;
    const { id, pump, method } = random.pick(producers.slice(0, Math.ceil(producers.length * largest)));
    const from = Math.round(day * dayMs + random.between(0, 20) * hourMs);
    const isLifted = pump !== undefined || method === 'continuousGasLift';
    const outage: Outage = {
      key: `failure-${turn + 1}`,
      kind: 'shutIn',
      from,
      to: Math.round(from + random.between(...lastsDays) * dayMs),
      reason: isLifted ? 'lift-equipment-failure' : 'integrity',
      planned: false,
      approvedAt: from,
    };
    failures.set(id, [...(failures.get(id) ?? []), outage]);
  }
  return failures;
}
