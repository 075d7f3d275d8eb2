import type { CopyRow } from '../database/bulk.ts';
import { hourMs } from '../production-day.ts';
import { moment } from './copy-values.ts';
import { startOf, type DayCalendar } from './day-calendar.ts';
import type { LevelEvent } from './level-events.ts';
import type { Outage } from './outages.ts';
import type { WellScenario } from './well-scenario.ts';

type LogRow = CopyRow<'well_event'>;

/** When the setting was changed on the day of a level event (ms): early in the production day. */
export function levelMoment(calendar: DayCalendar, event: LevelEvent): number {
  return startOf(calendar, event.firstDay) + (1 + (event.number % 3)) * (hourMs / 2);
}

/** What the log says of a level event, when it says anything. */
const levelEntries: Record<
  LevelEvent['kind'],
  { kind: LogRow['kind']; unit: string | null; remark: string }
> = {
  frequencyStep: { kind: 'frequency', unit: 'Hz', remark: 'Drive frequency changed' },
  chokeStep: { kind: 'choke', unit: '%', remark: 'Choke changed' },
  rateStep: { kind: 'chemical', unit: null, remark: 'Treatment pumped' },
  rateDrop: { kind: 'test', unit: null, remark: 'Flow through the test separator' },
  slide: { kind: 'chemical', unit: null, remark: 'Treatment pumped' },
  waterStep: { kind: 'test', unit: null, remark: 'Flow through the test separator' },
  gasRise: { kind: 'test', unit: null, remark: 'Flow through the test separator' },
};

/** Entries of one well's log that had begun by `now` (ms), in the order of their ids. */
export function wellLog(scenario: WellScenario, now: number): LogRow[] {
  const { plan, calendar } = scenario;
  const levels = scenario.levels
    .filter((event) => event.logged && event.firstDay < calendar.firstDay + calendar.starts.length)
    .flatMap((event): LogRow[] => {
      const { kind, unit, remark } = levelEntries[event.kind];
      const from = levelMoment(calendar, event);
      const isSetting = event.from !== event.to;
      if (from > now) return [];
      const end = isSetting ? null : from + 6 * hourMs;
      const row = {
        id: `ev-${plan.id}-l${event.number}`,
        field_id: plan.field.id,
        well_id: plan.id,
        kind,
        starts_at: moment(from),
        ends_at: endBy(now, end),
        planned: false,
        reason_code: null,
        from_value: isSetting ? event.from : null,
        to_value: isSetting ? event.to : null,
        unit: isSetting ? unit : null,
        source: event.source,
        remark,
      };
      return [row];
    });
  return [...levels, ...outageRows(plan.field.id, plan.id, scenario.outages, now)];
}

/** Entries of a field's log that had begun by `now` (ms). */
export function fieldLog(fieldId: string, outages: readonly Outage[], now: number): LogRow[] {
  return outageRows(fieldId, null, outages, now);
}

function outageRows(
  fieldId: string,
  wellId: string | null,
  outages: readonly Outage[],
  now: number,
): LogRow[] {
  return outages
    .filter(({ from }) => from <= now)
    .map(({ key, kind, from, to, planned, reason }) => ({
      id: `ev-${wellId ?? fieldId}-${key}`,
      field_id: fieldId,
      well_id: wellId,
      kind,
      starts_at: moment(from),
      ends_at: endBy(now, to),
      planned,
      reason_code: reason,
      from_value: null,
      to_value: null,
      unit: null,
      source: kind === 'trip' ? 'controller' : 'operator',
      // Its kind and its reason say all that is known.
      remark: null,
    }));
}

/** An end that has come to pass; null for one that lies ahead or never comes. */
function endBy(now: number, end: number | null): string | null {
  return end === null || end > now ? null : moment(end);
}
