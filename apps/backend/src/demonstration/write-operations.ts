import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { dayMs, isoDay } from '../production-day.ts';
import { drawWells, type FieldScenario } from './field-scenario.ts';
import type { DemonstrationOptions } from './options.ts';
import { fieldLog, wellLog } from './operations-log.ts';
import { fieldActivities, scheduleRow, wellActivities } from './schedule.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { moment } from './copy-values.ts';
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
  const planted = records.flatMap((record) => [...plantedRows(record)]);
  await mergeRows(transaction, 'well_event', ['id'], log);
  // What people changed stays as they left it.
  const changed = await transaction.db.selectFrom('schedule_change').select('entry_id as id').execute();
  const isChanged = new Set(changed.map(({ id }) => id));
  const schedule = scheduleRows(scenario, records, now).filter(({ id }) => !isChanged.has(id));
  await mergeRows(transaction, 'schedule_entry', ['id'], schedule);
  await mergeRows(transaction, 'planted_event', ['id'], planted);
}

/** Writes what the log of a field has by `now` (ms) and what has ended in it, and nothing anew: what it says marks its wells. */
export async function writeLog(
  transaction: BulkTransaction,
  scenario: FieldScenario,
  options: DemonstrationOptions,
  now: number,
): Promise<void> {
  const log = [
    ...fieldLog(scenario.field.id, scenario.outages, now),
    ...drawWells(scenario, options).flatMap((well) => wellLog(well, now)),
  ];
  const known = await transaction.db
    .selectFrom('well_event')
    .select(['id', 'ends_at as end'])
    .where('field_id', '=', scenario.field.id)
    .execute();
  const endOf = new Map(known.map(({ id, end }) => [id, end?.getTime() ?? null]));
  const isNews = ({ id, ends_at: end }: (typeof log)[number]) =>
    endOf.get(id) !== (end === null ? null : new Date(end as string).getTime());
  await mergeRows(transaction, 'well_event', ['id'], log.filter(isNews));
}

function scheduleRows(
  { field, outages, calendar, seed }: FieldScenario,
  records: readonly WellRecord[],
  now: number,
): CopyRow<'schedule_entry'>[] {
  const fieldOil = records.reduce((sum, record) => sum + oilNow(record), 0);
  const planned = [
    { oil: fieldOil, activities: fieldActivities(field, outages, calendar, seed) },
    ...records.map((record) => ({
      oil: oilNow(record),
      activities: wellActivities(record.scenario, seed, now),
    })),
  ];
  const horizon = now + scheduleAheadDays * dayMs;
  return planned.flatMap(({ oil, activities }) =>
    activities.filter(({ from }) => from <= horizon).map((activity) => scheduleRow(activity, oil, now)),
  );
}

/** Oil rate of a well while it flows (Sm3/d), as of the newest day; what is planned reckons with it. */
function oilNow({ scenario, days }: WellRecord): number {
  if (scenario.plan.flowKind === 'injection' || days.length === 0) return 0;
  const { liquidRate, waterCut } = dayState(days, Infinity);
  return liquidRate * (1 - waterCut / 100);
}

/** The planted events of a well's record: the truth that detections are scored against. */
function* plantedRows({ scenario, days }: WellRecord): Generator<CopyRow<'planted_event'>> {
  const { plan, levels, slugs } = scenario;
  const lastDay = days.at(-1)?.day ?? -Infinity;
  for (const event of levels) {
    if (event.firstDay > lastDay || event.firstDay >= plan.suspendedDay) continue;
    const { kind, lasting, logged, gorFactor, waterCutPoints } = event;
    yield {
      id: `pl-${plan.id}-l${event.number}`,
      well_id: plan.id,
      kind,
      variable: kind === 'waterStep' ? 'waterCut' : kind === 'gasRise' ? 'gor' : 'liquidRate',
      first_day: isoDay(event.firstDay),
      last_day: isoDay(event.lastDay),
      size: event.size,
      detail: JSON.stringify({ lasting, logged, gorFactor, waterCutPoints, noise: plan.noise }),
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
