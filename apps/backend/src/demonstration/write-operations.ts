import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { hourMs, isoDay } from '../production-day.ts';
import type { FieldStory } from './field-story.ts';
import type { LevelEvent } from './level-events.ts';
import { fieldLog, wellLog, type LogEntry } from './operations-log.ts';
import { fieldActivities, standingAt, wellActivities, type PlannedActivity } from './schedule-plan.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { figure, moment } from './copy-values.ts';
import { dayState } from './well-record.ts';
import type { WellRecord } from './write-daily.ts';

/** Days ahead that the schedule is filled. */
const SCHEDULE_AHEAD_DAYS = 45;

/** Writes the operations log, the schedule and the truth table of a field. */
export async function writeOperations(
  transaction: BulkTransaction,
  story: FieldStory,
  records: readonly WellRecord[],
  now: number,
): Promise<void> {
  const log = [
    ...fieldLog(story.field.id, story.outages, now),
    ...records.flatMap((record) => wellLog(record.story, now)),
  ];
  await mergeRows(transaction, {
    table: 'well_event',
    columns: [
      'id',
      'field_id',
      'well_id',
      'kind',
      'starts_at',
      'ends_at',
      'planned',
      'reason_code',
      'from_value',
      'to_value',
      'unit',
      'source',
      'remark',
    ],
    key: ['id'],
    rows: log.map((entry) => logRow(entry, now)),
  });
  await mergeRows(transaction, {
    table: 'schedule_entry',
    columns: [
      'id',
      'field_id',
      'well_id',
      'facility',
      'activity',
      'title',
      'planned_start',
      'planned_end',
      'actual_start',
      'actual_end',
      'status',
      'owner',
      'expected_deferred',
      'actual_deferred',
      'approved_at',
      'notes',
    ],
    key: ['id'],
    rows: scheduleRows(story, records, now),
  });
  await mergeRows(transaction, {
    table: 'planted_event',
    columns: ['id', 'well_id', 'kind', 'variable', 'first_day', 'last_day', 'size', 'detail'],
    key: ['id'],
    rows: records.flatMap((record) => [...plantedRows(record)]),
  });
}

function logRow(entry: LogEntry, now: number): CopyValue[] {
  return [
    entry.id,
    entry.fieldId,
    entry.wellId,
    entry.kind,
    moment(entry.from),
    entry.to !== null && entry.to > now ? null : moment(entry.to),
    entry.planned,
    entry.reason,
    entry.fromValue,
    entry.toValue,
    entry.unit,
    entry.source,
    entry.remark,
  ];
}

function* scheduleRows(
  story: FieldStory,
  records: readonly WellRecord[],
  now: number,
): Generator<CopyValue[]> {
  const horizon = now + SCHEDULE_AHEAD_DAYS * 24 * hourMs;
  const fieldOil = records.reduce((sum, record) => sum + oilNow(record), 0);
  const { field, outages, calendar, seed } = story;
  for (const activity of fieldActivities(field, outages, calendar, seed)) {
    if (activity.from <= horizon) yield scheduleRow(activity, fieldOil, now);
  }
  for (const record of records) {
    for (const activity of wellActivities(record.story, seed)) {
      if (activity.from <= horizon) yield scheduleRow(activity, oilNow(record), now);
    }
  }
}

/** Oil rate of a well while it flows (Sm3/d), as of the newest day; what is planned reckons with it. */
function oilNow({ story, days }: WellRecord): number {
  if (story.plan.flowKind === 'injection' || days.length === 0) return 0;
  const { liquidRate, waterCut } = dayState(days, Infinity);
  return liquidRate * (1 - waterCut / 100);
}

function scheduleRow(activity: PlannedActivity, oilRate: number, now: number): CopyValue[] {
  const { status, actualFrom, actualTo } = standingAt(activity, now);
  const expected = (oilRate * activity.lossHours) / 24;
  const lasted =
    actualFrom !== null && actualTo !== null ? (actualTo - actualFrom) / (activity.to - activity.from) : null;
  return [
    activity.id,
    activity.fieldId,
    activity.wellId,
    activity.facility,
    activity.activity,
    activity.title,
    moment(activity.from),
    moment(activity.to),
    moment(actualFrom),
    moment(actualTo),
    status,
    activity.owner,
    figure(expected, 1),
    lasted === null ? null : figure(expected * lasted, 1),
    activity.approvedAt !== null && activity.approvedAt > now ? null : moment(activity.approvedAt),
    null,
  ];
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

function* plantedRows({ story, days }: WellRecord): Generator<CopyValue[]> {
  const { plan, levels, slugs } = story;
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
    yield [
      `pl-${plan.id}-l${event.number}`,
      plan.id,
      event.kind,
      variables[event.kind],
      isoDay(event.firstDay),
      isoDay(event.lastDay),
      event.size,
      JSON.stringify(detail),
    ];
  }
  for (const slug of slugs) {
    const day = Math.floor(slug.from / (24 * hourMs));
    if (day > lastDay || day >= plan.suspendedDay) continue;
    yield [
      `pl-${plan.id}-g${slug.number}`,
      plan.id,
      'gasInterference',
      'freeGas',
      isoDay(day),
      isoDay(Math.floor(slug.to / (24 * hourMs))),
      -slug.size,
      JSON.stringify({ from: moment(slug.from), to: moment(slug.to) }),
    ];
  }
}
