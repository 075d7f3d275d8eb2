import { hourMs } from '../production-day.ts';
import type { EventSource, WellEventKind } from '../vocabulary.ts';
import { startOf, type DayCalendar } from './day-calendar.ts';
import type { LevelEvent } from './level-events.ts';
import type { Outage } from './outages.ts';
import type { WellScenario } from './well-scenario.ts';

/** A row of the operations log; times in ms. */
export interface LogEntry {
  id: string;
  fieldId: string;
  wellId: string | null;
  kind: WellEventKind;
  from: number;
  /** Null for changes that have no end. */
  to: number | null;
  planned: boolean;
  reason: string | null;
  fromValue: number | null;
  toValue: number | null;
  unit: string | null;
  source: EventSource;
  remark: string | null;
}

/** When the setting was changed on the day of a level event (ms): early in the production day. */
export function levelMoment(calendar: DayCalendar, event: LevelEvent): number {
  return startOf(calendar, event.firstDay) + (1 + (event.number % 3)) * (hourMs / 2);
}

/** What the log says of a level event, when it says anything. */
const levelEntries: Record<
  LevelEvent['kind'],
  { kind: LogEntry['kind']; unit: string | null; remark: string }
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
export function wellLog(scenario: WellScenario, now: number): LogEntry[] {
  const { plan, calendar } = scenario;
  const levels = scenario.levels
    .filter((event) => event.logged && event.firstDay < calendar.firstDay + calendar.starts.length)
    .map((event): LogEntry => {
      const { kind, unit, remark } = levelEntries[event.kind];
      const from = levelMoment(calendar, event);
      const isSetting = event.from !== event.to;
      return {
        id: `ev-${plan.id}-l${event.number}`,
        fieldId: plan.field.id,
        wellId: plan.id,
        kind,
        from,
        to: isSetting ? null : from + 6 * hourMs,
        planned: false,
        reason: null,
        fromValue: isSetting ? event.from : null,
        toValue: isSetting ? event.to : null,
        unit: isSetting ? unit : null,
        source: event.source,
        remark,
      };
    });
  const outages = scenario.outages.map((outage) => outageEntry(plan.field.id, plan.id, outage));
  return [...levels, ...outages].filter(({ from }) => from <= now);
}

/** Entries of a field's log that had begun by `now` (ms). */
export function fieldLog(fieldId: string, outages: readonly Outage[], now: number): LogEntry[] {
  return outages.map((outage) => outageEntry(fieldId, null, outage)).filter(({ from }) => from <= now);
}

const outageRemarks: Record<Outage['kind'], string> = {
  shutIn: 'Well shut in',
  trip: 'Pump tripped',
  workover: 'Workover',
  espReplacement: 'Pump failed and replaced',
  chemical: 'Scale treatment',
  facility: 'Facility outage',
};

function outageEntry(fieldId: string, wellId: string | null, outage: Outage): LogEntry {
  return {
    id: `ev-${wellId ?? fieldId}-${outage.key}`,
    fieldId,
    wellId,
    kind: outage.kind,
    from: outage.from,
    to: outage.to,
    planned: outage.planned,
    reason: outage.reason,
    fromValue: null,
    toValue: null,
    unit: null,
    source: outage.kind === 'trip' ? 'controller' : 'operator',
    remark: outageRemarks[outage.kind],
  };
}
