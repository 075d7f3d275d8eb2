import { sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { deltaKind } from '../insights/change-variables.ts';
import { explainedWithinDays, mergeWithinDays, offeredWithinDays } from '../insights/limits.ts';
import type { DropCause } from '../vocabulary.ts';
import { anyOf } from '../database/expressions.ts';
import { changeState } from './change-state.ts';
import { arranged, code, day, moment, number, severity, textOf, type ListColumns } from './arranged-list.ts';
import {
  contractRow,
  mapPage,
  pageOf,
  readPage,
  type ContractRow,
  type Page,
  type PageRequest,
} from './pages.ts';
import {
  foundDay,
  productionDay,
  selectedWells,
  wellLabel,
  type DatedBy,
  type DayWindow,
  type WellSelection,
} from './selection.ts';
import { asWellEvent, isLinked, isNotNamed, wellEventColumns } from './well-events.ts';

type WellEvent = components['schemas']['WellEvent'];

/** Entries of the log that are offered to explain a change. */
const maxOffered = 50;

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

/** Production days from a day to that of a moment. */
const daysApart = (moment: Expression<unknown>, day: Expression<unknown>) =>
  sql<number>`${productionDay(moment)} - ${day}`;

/**
 * Whether a moment is so near to a day that it could explain a change. The outer bounds, wide enough for every clock on
 * earth, are there for the column's index.
 */
const isBeside = (moment: Expression<unknown>, day: Expression<unknown>, days = explainedWithinDays) =>
  sql<boolean>`(${moment} >= (${day} - ${days + 1}::int)::timestamp at time zone 'UTC'
    and ${moment} < (${day} + ${days + 3}::int)::timestamp at time zone 'UTC'
    and abs(${daysApart(moment, day)}) <= ${days})`;

/** Change points of the window, newest change first, each with the events that explain it. */
export async function listChangePoints(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  { now, datedBy = 'occurred' }: { readonly now: Date; readonly datedBy?: DatedBy | undefined },
): Promise<Page<components['schemas']['ChangePoint']>> {
  const list = changesOf(db, selection, now).where(({ between, ref }) =>
    between(
      datedBy === 'found' ? foundDay(ref('point.detected_at')) : ref('point.change_day'),
      window.from,
      window.to,
    ),
  );
  const rows = arranged(db, list, columns, page, ['-changeDate', '-score', 'id']);
  return mapPage(await readPage(pageOf(rows, page)), asChangePoint);
}

/** Change points by their ids; those that are gone are left out. */
export async function readChangePoints(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<components['schemas']['ChangePoint'][]> {
  const wells = await db
    .selectFrom('change_point')
    .select('well_id as wellId')
    .distinct()
    .where('id', '=', anyOf(ids))
    .execute();
  if (wells.length === 0) return [];
  const rows = changesOf(db, { wellIds: wells.map(({ wellId }) => wellId) }, now)
    .where('point.id', '=', anyOf(ids))
    .orderBy('point.id');
  return (await rows.execute()).map((row) => asChangePoint(contractRow(row)));
}

/** Entries of the log of a change's well and field that began within a week of it, nearest first. */
export async function explainingEvents(db: Kysely<Database>, id: string): Promise<WellEvent[]> {
  const events = await db
    .selectFrom('change_point as point')
    .innerJoin('well', 'well.id', 'point.well_id')
    .innerJoin('field as chosen', 'chosen.id', 'well.field_id')
    .innerJoin('well_event as event', 'event.field_id', 'chosen.id')
    .select(wellEventColumns)
    .where('point.id', '=', id)
    .where(({ eb, or, ref }) =>
      or([eb('event.well_id', '=', ref('point.well_id')), eb('event.well_id', 'is', null)]),
    )
    .where(({ ref }) => isBeside(ref('event.starts_at'), ref('point.change_day'), offeredWithinDays))
    .orderBy(({ ref }) => sql`abs(${daysApart(ref('event.starts_at'), ref('point.change_day'))})`)
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .limit(maxOffered)
    .execute();
  return events.map(asWellEvent);
}

/** The likeliest cause of what begins with the change `point` and loses most: a change has the cause of its exception. */
const causeBeside = sql<{ cause: DropCause; score: number | null }>`(
  select found.cause, found.score
  from (
    select drops.id, drops.drop_abs as loss, drops.cause, drops.cause_score as score
    from production_drop_exception as drops
    where drops.well_id = point.well_id and abs(drops.day - point.change_day) <= ${mergeWithinDays}::int
    union all
    select gas.id, gas.oil_loss, 'gas', (gas.severity_factors ->> 'confidence')::float8
    from gas_exception as gas
    where gas.well_id = point.well_id
      and abs(${productionDay(sql`gas.started_at`)} - point.change_day) <= ${mergeWithinDays}::int
  ) as found
  order by found.loss desc, found.id limit 1)`;

/** Change points of wells with the events that explain them, or were near them, and their state at a moment. */
function changesOf(db: Kysely<Database>, selection: WellSelection, now: Date) {
  return db
    .selectFrom('change_point as point')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'point.well_id')
    .leftJoinLateral(causeBeside.as('beside'), (join) => join.onTrue())
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
        selectFrom('well_event as event')
          .leftJoin('change_point_event as link', (join) =>
            join.onRef('link.event_id', '=', 'event.id').onRef('link.change_point_id', '=', 'point.id'),
          )
          .select(wellEventColumns)
          .where(isLinked)
          .orderBy(isNotNamed)
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
          .where(isNotNamed)
          .orderBy(({ ref }) => sql`abs(${daysApart(ref('event.starts_at'), ref('point.change_day'))})`)
          .orderBy('event.starts_at')
          .orderBy('event.id'),
      ).as('nearbyEvents'),
      sql<DropCause | null>`beside.cause`.as('cause'),
      sql<number | null>`beside.score`.as('causeScore'),
      'point.provisional',
      changeState(now).as('status'),
      sql<string | null>`coalesce((
        select decision.comment from exception_decision as decision
        join exception_decision_finding as said on said.decision_id = decision.id
        where said.finding_id = ${ref('point.id')} and decision.comment is not null and decision.undone_at is null
        order by decision.at desc, decision.id limit 1
      ), ${ref('point.comment')})`.as('comment'),
      'point.version',
    ]);
}

type ChangeRow = ContractRow<Awaited<ReturnType<ReturnType<typeof changesOf>['execute']>>[number]>;

function asChangePoint(row: ChangeRow): components['schemas']['ChangePoint'] {
  return {
    ...row,
    deltaKind: deltaKind(row.variable),
    linkedEvents: row.linkedEvents.map(asWellEvent),
    nearbyEvents: row.nearbyEvents.map(asWellEvent),
  };
}
