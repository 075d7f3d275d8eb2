import type { CopyRow } from '../database/bulk.ts';
import { hourMs, isoDay } from '../production-day.ts';
import { startOf } from './day-calendar.ts';
import type { FieldScenario } from './field-scenario.ts';
import { Random } from './random.ts';

/** Reports come some hours after the end of the day; now and then, one is late. */
const usual = [1.5, 5] as const;
const late = [9, 30] as const;
const lateShare = 0.03;

/** When the reports of a field's days after `sinceDay` arrived, none later than now. */
export function* firstReports(
  { field, seed, calendar, lastDay }: FieldScenario,
  sinceDay: number,
  now: number,
): Generator<CopyRow<'first_report'>> {
  for (let day = Math.max(calendar.firstDay, sinceDay + 1); day <= lastDay; day++) {
    const random = new Random(`${seed}/${field.id}/${isoDay(day)}/first-report`);
    const [least, most] = random.uniform() < lateShare ? late : usual;
    const arrivedAt = startOf(calendar, day + 1) + random.between(least, most) * hourMs;
    yield { field_id: field.id, day: isoDay(day), arrived_at: new Date(Math.min(now, arrivedAt)) };
  }
}
