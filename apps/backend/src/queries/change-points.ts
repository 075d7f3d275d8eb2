import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { ChangePointStatus, ChangePointVariable, Severity, Sensitivity } from '../vocabulary.ts';
import {
  asPage,
  selectedWells,
  wellLabel,
  type DayWindow,
  type Page,
  type PageRequest,
  type WellLabelColumns,
  type WellSelection,
} from './selection.ts';
import { asWellEvent, isoTime, type WellEventRow } from './well-events.ts';

type ChangePoint = components['schemas']['ChangePoint'];

interface ChangePointRow extends WellLabelColumns {
  id: string;
  variable: ChangePointVariable;
  unit: string;
  severity: Severity;
  change_day: string;
  day_low: string;
  day_high: string;
  detected_at: Date;
  mean_before: number;
  mean_after: number;
  delta: number;
  delta_pct: number | null;
  days_before: number;
  days_after: number;
  score: number;
  status: ChangePointStatus;
  comment: string | null;
  events: WellEventRow[];
  total: number;
}

/** Change points of the window at one sensitivity, newest change first, each with the events that explain it. */
export async function listChangePoints(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  sensitivity: Sensitivity,
): Promise<Page<ChangePoint>> {
  const { rows } = await sql<ChangePointRow>`
    select found.*, coalesce(linked.events, '[]') as events
    from (
      select point.id, point.variable, point.unit, point.severity, point.change_day, point.day_low, point.day_high,
             point.detected_at, point.mean_before, point.mean_after, point.delta, point.delta_pct,
             point.days_before, point.days_after, point.score, point.status, point.comment,
             chosen.well_id, chosen.well_name, chosen.field_id, chosen.field_name,
             (count(*) over ())::int as total
      from change_point as point join ${selectedWells(selection)} as chosen on chosen.well_id = point.well_id
      where point.change_day between ${window.from} and ${window.to} and point.sensitivity = ${sensitivity}
      order by point.change_day desc, point.score desc, point.id
      limit ${page.limit} offset ${page.offset}
    ) as found
    left join lateral (
      select json_agg(json_build_object(
               'id', event.id, 'kind', event.kind, 'starts_at', event.starts_at, 'ends_at', event.ends_at,
               'from_value', event.from_value, 'to_value', event.to_value, 'unit', event.unit,
               'planned', event.planned, 'remark', event.remark)
             order by abs(link.days_apart), event.starts_at, event.id) as events
      from change_point_event as link join well_event as event on event.id = link.event_id
      where link.change_point_id = found.id
    ) as linked on true
    order by found.change_day desc, found.score desc, found.id`.execute(db);
  return asPage(rows, asChangePoint);
}

function asChangePoint(row: ChangePointRow): ChangePoint {
  return {
    id: row.id,
    well: wellLabel(row),
    variable: row.variable,
    unit: row.unit,
    direction: row.delta >= 0 ? 'up' : 'down',
    severity: row.severity,
    changeDate: row.change_day,
    dateLow: row.day_low,
    dateHigh: row.day_high,
    detectedAt: isoTime(row.detected_at),
    meanBefore: row.mean_before,
    meanAfter: row.mean_after,
    delta: row.delta,
    deltaPct: row.delta_pct,
    daysBefore: row.days_before,
    daysAfter: row.days_after,
    score: row.score,
    linkedEvents: row.events.map(asWellEvent),
    status: row.status,
    comment: row.comment,
  };
}
