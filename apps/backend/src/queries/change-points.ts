import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { deltaKind } from '../insights/change-variables.ts';
import type { Sensitivity } from '../vocabulary.ts';
import { arranged, code, day, moment, number, severity, textOf, type ListColumns } from './arranged-list.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import {
  foundDay,
  selectedWells,
  wellLabel,
  type DatedBy,
  type DayWindow,
  type WellSelection,
} from './selection.ts';
import { asWellEvent, wellEventColumns } from './well-events.ts';

const columns: ListColumns<'getChangePoints'> = {
  well: textOf('wellName'),
  field: textOf('fieldName'),
  variable: code,
  direction: code,
  severity,
  changeDate: day,
  detectedAt: moment('detectedAt'),
  meanBefore: number,
  meanAfter: number,
  delta: number,
  deltaPct: number,
  daysBefore: number,
  daysAfter: number,
  score: number,
  provisional: code,
  status: code,
};

/** Change points of the window at one sensitivity, newest change first, each with the events that explain it. */
export async function listChangePoints(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  sensitivity: Sensitivity,
  datedBy: DatedBy = 'occurred',
): Promise<Page<components['schemas']['ChangePoint']>> {
  const list = db
    .selectFrom('change_point as point')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'point.well_id')
    .select(({ ref, selectFrom }) => [
      'point.id',
      ...wellLabel,
      'point.variable',
      'point.unit',
      sql<'up' | 'down'>`case when ${ref('point.delta')} >= 0 then 'up' else 'down' end`.as('direction'),
      'point.severity',
      'point.change_day as changeDate',
      'point.day_low as dateLow',
      'point.day_high as dateHigh',
      'point.detected_at as detectedAt',
      'point.mean_before as meanBefore',
      'point.mean_after as meanAfter',
      'point.delta',
      'point.delta_pct as deltaPct',
      'point.days_before as daysBefore',
      'point.days_after as daysAfter',
      'point.score',
      jsonArrayFrom(
        selectFrom('change_point_event as link')
          .innerJoin('well_event as event', 'event.id', 'link.event_id')
          .select(wellEventColumns)
          .whereRef('link.change_point_id', '=', 'point.id')
          .orderBy(({ fn }) => fn('abs', ['link.days_apart']))
          .orderBy('event.starts_at')
          .orderBy('event.id'),
      ).as('linkedEvents'),
      'point.provisional',
      'point.status',
      'point.comment',
    ])
    .where(({ between, ref }) =>
      between(
        datedBy === 'found' ? foundDay(ref('point.detected_at')) : ref('point.change_day'),
        window.from,
        window.to,
      ),
    )
    .where('point.sensitivity', '=', sensitivity);
  const rows = arranged(db, list, columns, page, ['-changeDate', '-score', 'id']);
  return mapPage(await readPage(pageOf(rows, page)), (row) => ({
    ...row,
    deltaKind: deltaKind(row.variable),
    linkedEvents: row.linkedEvents.map(asWellEvent),
  }));
}
