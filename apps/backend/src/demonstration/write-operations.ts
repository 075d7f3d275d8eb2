import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { dayMs, isoDay } from '../production-day.ts';
import type { FieldScenario } from './field-scenario.ts';
import type { LevelEvent } from './level-events.ts';
import { fieldLog, wellLog } from './operations-log.ts';
import { fieldActivities, statusAt, wellActivities, type PlannedActivity } from './schedule.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { figure, moment, momentOrNull } from './copy-values.ts';
import { dayState } from './well-record.ts';
import type { WellRecord } from './well-record.ts';

/** Days ahead that the schedule is filled. */
const scheduleAheadDays = 45;

/** Writes the operations log, the schedule and the truth table of a field. */
export async function writeOperations(
  transaction: BulkTransaction,
  scenario: FieldScenario,
  records: readonly WellRecord[],
  now: number,
): Promise<void> {
  const log = [
    ...fieldLog(scenario.field.id, scenario.outages, now),
    ...records.flatMap((record) => wellLog(record.scenario, now)),
  ];
  await mergeRows(transaction, 'well_event', ['id'], log);
  await mergeRows(transaction, 'schedule_entry', ['id'], [...scheduleRows(scenario, records, now)]);
  await mergeRows(
    transaction,
    'planted_event',
    ['id'],
    records.flatMap((record) => [...plantedRows(record)]),
  );
}

function* scheduleRows(
  scenario: FieldScenario,
  records: readonly WellRecord[],
  now: number,
): Generator<CopyRow<'schedule_entry'>> {
  const horizon = now + scheduleAheadDays * dayMs;
  const fieldOil = records.reduce((sum, record) => sum + oilNow(record), 0);
  const { field, outages, calendar, seed } = scenario;
  for (const activity of fieldActivities(field, outages, calendar, seed)) {
    if (activity.from <= horizon) yield scheduleRow(activity, fieldOil, now);
  }
  for (const record of records) {
    for (const activity of wellActivities(record.scenario, seed)) {
      if (activity.from <= horizon) yield scheduleRow(activity, oilNow(record), now);
    }
  }
}

/** Oil rate of a well while it flows (Sm3/d), as of the newest day; what is planned reckons with it. */
function oilNow({ scenario, days }: WellRecord): number {
  if (scenario.plan.flowKind === 'injection' || days.length === 0) return 0;
  const { liquidRate, waterCut } = dayState(days, Infinity);
  return liquidRate * (1 - waterCut / 100);
}

function scheduleRow(activity: PlannedActivity, oilRate: number, now: number): CopyRow<'schedule_entry'> {
  const { status, actualFrom, actualTo } = statusAt(activity, now);
  const expected = (oilRate * activity.lossHours) / 24;
  const lasted =
    actualFrom !== null && actualTo !== null ? (actualTo - actualFrom) / (activity.to - activity.from) : null;
  return {
    id: activity.id,
    field_id: activity.fieldId,
    well_id: activity.wellId,
    facility: activity.facility,
    activity: activity.activity,
    title: activity.title,
    planned_start: moment(activity.from),
    planned_end: moment(activity.to),
    actual_start: momentOrNull(actualFrom),
    actual_end: momentOrNull(actualTo),
    status,
    owner: activity.owner,
    expected_deferred: figure(expected, 1),
    actual_deferred: lasted === null ? null : figure(expected * lasted, 1),
    approved_at:
      activity.approvedAt !== null && activity.approvedAt > now ? null : momentOrNull(activity.approvedAt),
    notes: null,
  };
}

/** What a level event changes, as the truth table names it. */
const variables: Record<LevelEvent['kind'], string> = {
  frequencyStep: 'liquidRate',
  chokeStep: 'liquidRate',
  rateStep: 'liquidRate',
  rateDrop: 'liquidRate',
  slide: 'liquidRate',
  waterStep: 'waterCut',
  gasRise: 'gor',
};

function* plantedRows({ scenario, days }: WellRecord): Generator<CopyRow<'planted_event'>> {
  const { plan, levels, slugs } = scenario;
  const lastDay = days.at(-1)?.day ?? -Infinity;
  for (const event of levels) {
    if (event.firstDay > lastDay || event.firstDay >= plan.suspendedDay) continue;
    const detail = {
      lasting: event.lasting,
      logged: event.logged,
      gorFactor: event.gorFactor,
      waterCutPoints: event.waterCutPoints,
      noise: plan.noise,
    };
    yield {
      id: `pl-${plan.id}-l${event.number}`,
      well_id: plan.id,
      kind: event.kind,
      variable: variables[event.kind],
      first_day: isoDay(event.firstDay),
      last_day: isoDay(event.lastDay),
      size: event.size,
      detail: JSON.stringify(detail),
    };
  }
  for (const slug of slugs) {
    const day = Math.floor(slug.from / dayMs);
    if (day > lastDay || day >= plan.suspendedDay) continue;
    yield {
      id: `pl-${plan.id}-g${slug.number}`,
      well_id: plan.id,
      kind: 'gasInterference',
      variable: 'freeGas',
      first_day: isoDay(day),
      last_day: isoDay(Math.floor(slug.to / dayMs)),
      size: -slug.size,
      detail: JSON.stringify({ from: moment(slug.from), to: moment(slug.to) }),
    };
  }
}
