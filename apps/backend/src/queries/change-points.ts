import { sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { deltaKind } from '../insights/change-variables.ts';
import { explainedWithinDays } from '../insights/limits.ts';
import type { Sensitivity } from '../vocabulary.ts';
import { arranged, code, day, moment, number, severity, textOf, type ListColumns } from './arranged-list.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from './pages.ts';
import {
  foundDay,
  productionDay,
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

/** States that the list of changes distinguishes: of who looks into one, and when, the exception report speaks. */
export const shownStatuses = ['new', 'acknowledged', 'explained', 'accepted', 'dismissed'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const shownStatus = sql<ShownStatus>`case
  when point.status in ('assigned', 'snoozed') then 'acknowledged' else point.status end`;

/** Production days from a day to that of a moment. */
const daysApart = (moment: Expression<unknown>, day: Expression<unknown>) =>
  sql<number>`${productionDay(moment)} - ${day}`;

/**
 * Whether a moment is so near to a day that it could explain a change. The outer bounds, wide enough for every clock on
 * earth, are there for the column's index.
 */
const isBeside = (moment: Expression<unknown>, day: Expression<unknown>) =>
  sql<boolean>`(${moment} >= (${day} - ${explainedWithinDays + 1}::int)::timestamp at time zone 'UTC'
    and ${moment} < (${day} + ${explainedWithinDays + 3}::int)::timestamp at time zone 'UTC'
    and abs(${daysApart(moment, day)}) <= ${explainedWithinDays})`;

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
      foundDay(ref('point.detected_at')).as('foundDay'),
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
      jsonArrayFrom(
        selectFrom('well_event as event')
          .select(wellEventColumns)
          .whereRef('event.field_id', '=', 'chosen.field_id')
          .where(({ eb, or, ref }) =>
            or([eb('event.well_id', '=', ref('chosen.well_id')), eb('event.well_id', 'is', null)]),
          )
          .where(({ ref }) => isBeside(ref('event.starts_at'), ref('point.change_day')))
          .where(({ exists, not, selectFrom: from }) =>
            not(
              exists(
                from('change_point_event as link')
                  .select('link.event_id')
                  .whereRef('link.change_point_id', '=', 'point.id')
                  .whereRef('link.event_id', '=', 'event.id'),
              ),
            ),
          )
          .orderBy(({ ref }) => sql`abs(${daysApart(ref('event.starts_at'), ref('point.change_day'))})`)
          .orderBy('event.starts_at')
          .orderBy('event.id'),
      ).as('nearbyEvents'),
      'point.provisional',
      shownStatus.as('status'),
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
    nearbyEvents: row.nearbyEvents.map(asWellEvent),
  }));
}
