import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { ScheduleActivity, ScheduleStatus } from '../vocabulary.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { productionDay } from './production-days.ts';
import {
  asPage,
  selectedWells,
  type DayWindow,
  type Page,
  type PageRequest,
  type WellSelection,
} from './selection.ts';
import { isoTime, isoTimeOrNull } from './well-events.ts';

type Schedule = components['schemas']['Schedule'];

/** Days before and after today that are shown when no window is asked for. */
const daysBack = 7;
const daysAhead = 30;

/** The window of the schedule: what is missing of the asked one reaches from a week back to 30 days ahead. */
export function scheduleWindow(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): DayWindow {
  const today = dayNumber(now.toISOString().slice(0, 10));
  return { from: asked.from ?? isoDay(today - daysBack), to: asked.to ?? isoDay(today + daysAhead) };
}

interface ScheduleRow {
  id: string;
  field_id: string;
  field_name: string;
  well_id: string | null;
  well_name: string | null;
  facility: string | null;
  activity: ScheduleActivity;
  title: string;
  planned_start: Date;
  planned_end: Date;
  actual_start: Date | null;
  actual_end: Date | null;
  status: ScheduleStatus;
  owner: string;
  expected_deferred: number | null;
  actual_deferred: number | null;
  notes: string | null;
  conflict_ids: string[];
  total: number;
}

/**
 * Activities that overlap the production days of the window, by the clock of their field; by planned start. Those of a facility are shown with any of its field's
 * wells. What should be over and is not done counts as overdue, whatever was stored last.
 */
export async function listSchedule(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  now: Date,
): Promise<Page<Schedule>> {
  const { rows } = await sql<ScheduleRow>`
    with chosen as materialized (select * from ${selectedWells(selection)} as wells)
    select found.*, coalesce(conflicts.ids, '{}') as conflict_ids
    from (
      select entry.id, entry.field_id, field.name as field_name, entry.well_id, well.name as well_name,
             entry.facility, entry.activity, entry.title, entry.planned_start, entry.planned_end,
             entry.actual_start, entry.actual_end, entry.owner, entry.expected_deferred, entry.actual_deferred,
             entry.notes,
             case when entry.status in ('planned', 'confirmed') and entry.planned_end < ${now}
                  then 'overdue' else entry.status end as status,
             (count(*) over ())::int as total
      from schedule_entry as entry
      join field on field.id = entry.field_id
      left join well on well.id = entry.well_id
      where ${productionDay(sql.ref('entry.planned_start'), 'field')} <= ${window.to}
        and ${productionDay(sql.ref('entry.planned_end'), 'field')} >= ${window.from}
        and (entry.well_id in (select well_id from chosen)
             or entry.well_id is null and entry.field_id in (select field_id from chosen))
      order by entry.planned_start, entry.id
      limit ${page.limit} offset ${page.offset}
    ) as found
    left join lateral (
      select array_agg(other.id::text order by other.planned_start, other.id) as ids
      from (
        select * from schedule_entry where well_id = found.well_id
        union all
        select * from schedule_entry
        where field_id = found.field_id and well_id is null and found.well_id is null and facility = found.facility
      ) as other
      where other.id <> found.id and found.status <> 'cancelled' and other.status <> 'cancelled'
        and other.planned_start < found.planned_end and other.planned_end > found.planned_start
    ) as conflicts on true
    order by found.planned_start, found.id`.execute(db);
  return asPage(rows, asSchedule);
}

function asSchedule(row: ScheduleRow): Schedule {
  const { well_id: id, well_name: name } = row;
  return {
    id: row.id,
    well: id === null ? null : { id, name: name ?? id, fieldId: row.field_id, fieldName: row.field_name },
    facility: row.facility,
    fieldId: row.field_id,
    activity: row.activity,
    title: row.title,
    plannedStart: isoTime(row.planned_start),
    plannedEnd: isoTime(row.planned_end),
    actualStart: isoTimeOrNull(row.actual_start),
    actualEnd: isoTimeOrNull(row.actual_end),
    status: row.status,
    owner: row.owner,
    expectedDeferred: row.expected_deferred ?? 0,
    actualDeferred: row.actual_deferred,
    conflictIds: row.conflict_ids,
    notes: row.notes,
  };
}
