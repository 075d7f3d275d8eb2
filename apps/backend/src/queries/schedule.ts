import { nearHz } from '@cnx/api/decisions';
import { sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { dayNumber, hourMs, isoDay, zonedTime } from '../production-day.ts';
import type { ScheduleStatus } from '../vocabulary.ts';
import {
  arranged,
  code,
  field,
  firstOf,
  localMoment,
  momentOf,
  number,
  text,
  textOf,
  type ListColumns,
} from './arranged-list.ts';
import {
  contractRow,
  mapPage,
  pageOf,
  readPage,
  type ContractRow,
  type Page,
  type PageRequest,
} from './pages.ts';
import { asScheduleChange } from './schedule-changes.ts';
import { readStepEffects } from './step-effects.ts';
import { clashesOf } from './work-clashes.ts';
import { readWorkMerit } from './work-merit.ts';
import { productionDay, selectedWells, type DayWindow, type WellSelection } from './selection.ts';
import { nameOfUser } from './user-name.ts';

type Schedule = components['schemas']['Schedule'];

/** Days before and after today that are shown when a request names no window. */
const daysBack = 7;
const daysAhead = 30;

/** The window of the schedule: what is missing of the requested one reaches from a week back to 30 days ahead. */
export function scheduleWindow(
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): DayWindow {
  const today = dayNumber(now.toISOString().slice(0, 10));
  return { from: requested.from ?? isoDay(today - daysBack), to: requested.to ?? isoDay(today + daysAhead) };
}

/** When work ends, as `workEnd` has it: what began at its planned end or later, and goes on, takes as long as planned. */
const workEnd = sql`coalesce(${field('actualEnd')}, case
  when ${field('plannedEnd')} > ${firstOf('actualStart', 'plannedStart')} then ${field('plannedEnd')}
  else ${firstOf('actualStart', 'plannedStart')} + (${field('plannedEnd')} - ${field('plannedStart')}) end)`;

const columns: ListColumns<'getScheduleInfo'> = {
  place: textOf('well_name', 'facility'),
  well: textOf('well_name'),
  facility: text,
  field: textOf('field_name'),
  activity: code,
  title: text,
  start: localMoment('actualStart', 'plannedStart'),
  end: momentOf(workEnd, field('zone')),
  plannedStart: localMoment('plannedStart'),
  plannedEnd: localMoment('plannedEnd'),
  actualStart: localMoment('actualStart'),
  actualEnd: localMoment('actualEnd'),
  status: code,
  owner: text,
  expectedDeferred: number,
  actualDeferred: number,
};

/** Whether a selection is of places alone: one of wells, by whatever it names them, leaves out what is for none of them. */
const isOfPlaces = ({ wellIds, wellGroupIds, manufacturerIds, methods }: WellSelection): boolean =>
  [wellIds, wellGroupIds, manufacturerIds, methods].every((chosen) => (chosen?.length ?? 0) === 0);

/**
 * Activities that overlap the production days of the window, by the clock of their field, on which their times are; by planned start. Those of a
 * facility are shown with their field, and not where wells are chosen. What should be over and is not done counts as overdue, whatever was
 * stored last; it and what goes on past its end stay until closed, moved or canceled: what is late longest would be forgotten first.
 */
export async function listSchedule(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  now: Date,
): Promise<Page<components['schemas']['Schedule']>> {
  const wells = selectedWells(selection);
  const list = shownActivities(db, now)
    .where(({ ref }) => sql<boolean>`${productionDay(ref('entry.planned_start'), 'field')} <= ${window.to}`)
    .where(({ ref }) => {
      const end = ref('entry.planned_end');
      const isLate = sql<boolean>`${ref('entry.status')} in ('planned', 'confirmed', 'inProgress', 'overdue')
        and ${end} <= ${now}::timestamptz`;
      return sql<boolean>`${productionDay(sql`case when ${isLate} then ${now}::timestamptz else ${end} end`, 'field')} >= ${window.from}`;
    })
    .where(({ and, or, eb, selectFrom }) =>
      or([
        eb('entry.well_id', 'in', selectFrom(wells).select('chosen.well_id')),
        isOfPlaces(selection)
          ? and([
              eb('entry.well_id', 'is', null),
              eb('entry.field_id', 'in', selectFrom(wells).select('chosen.field_id')),
            ])
          : sql<boolean>`false`,
      ]),
    );
  const rows = arranged(db, list, columns, page, ['plannedStart', 'id']);
  const { rows: shown, ...rest } = mapPage(await readPage(pageOf(rows, page)), asActivity);
  return { ...rest, rows: await withEffects(db, shown, now) };
}

/** Activities with what their steps do, and what they are for, and their merit. */
async function withEffects(
  db: Kysely<Database>,
  activities: readonly ReturnType<typeof asActivity>[],
  now: Date,
): Promise<Schedule[]> {
  const effects = await readStepEffects(db, activities);
  const rows = activities.map((row) => ({ ...row, effect: effects.get(row.id) ?? null }));
  const merits = await readWorkMerit(db, rows, now);
  return rows.map(({ purpose: _, purposeNote: __, ...row }) => ({
    ...row,
    merit: merits.get(row.id) ?? null,
  }));
}

/** Hours ahead of which a hand-over lists the work of its wells. */
const shiftAheadHours = 24;

/**
 * What the next shift finds at some wells, as the schedule has it: what begins, goes on or ends within a day of now, and what
 * should have been over before; by planned start.
 */
export async function workAhead(
  db: Kysely<Database>,
  wellIds: readonly string[],
  now: Date,
): Promise<components['schemas']['HandoverWork'][]> {
  const rows = await shownActivities(db, now)
    .where('entry.well_id', '=', anyOf(wellIds))
    .where('entry.status', 'not in', ['done', 'cancelled'])
    .where('entry.planned_start', '<=', new Date(now.getTime() + shiftAheadHours * hourMs))
    .orderBy('entry.planned_start')
    .orderBy('entry.id')
    .limit(maxAhead)
    .execute();
  return rows.map((row) => {
    const { id, well, activity, title, plannedStart, plannedEnd, status } = asActivity(contractRow(row));
    return { id, well: well!, activity, title, plannedStart, plannedEnd, status: status as 'planned' };
  });
}
/** Activities that a hand-over lists at most. */
const maxAhead = 500;

/**
 * Whether planned work sets what is named to a value, as near as advice counts as the same.
 * @param step of the work
 * @param setting as the work names it
 */
export function plansTo(
  step: Expression<unknown>,
  setting: Expression<unknown> | 'frequency',
  to: Expression<unknown>,
  within: Expression<number> | number,
) {
  return sql<boolean>`${step} ->> 'setting' = ${setting}
    and abs((${step} ->> 'to')::float - ${to}) <= ${within}`;
}

/** An activity by its id; undefined for none. */
export async function readActivity(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<Schedule | undefined> {
  const row = await shownActivities(db, now).where('entry.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [activity] = await withEffects(db, [asActivity(contractRow(row))], now);
  return activity;
}

/** The advice that planned an entry, or the open advice of its well that its step makes true. */
const adviceOf = sql<string | null>`case when entry.step is not null then coalesce(
  (select decision.change_id from advice_decision as decision
   where decision.entry_id = entry.id and decision.undone_at is null
   order by decision.number desc limit 1),
  (select case when advice.kind in ('frequencyUp', 'frequencyDown') then 'fa-' || substr(advice.id, 4) else advice.id end
   from optimization_opportunity as advice
   where advice.well_id = entry.well_id and advice.status in ('found', 'accepted')
     and entry.step ->> 'setting' = case when advice.kind in ('frequencyUp', 'frequencyDown') then 'frequency' else advice.kind end
     and abs((entry.step ->> 'to')::float - advice.to_value)
       <= case when advice.kind in ('frequencyUp', 'frequencyDown') then ${nearHz}::float else greatest(2, 0.02 * advice.to_value) end
   order by advice.found_at desc, advice.id limit 1)) end`;

function shownActivities(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('schedule_entry as entry')
    .innerJoin('field', 'field.id', 'entry.field_id')
    .leftJoin('well', 'well.id', 'entry.well_id')
    .select(({ ref, selectFrom }) => [
      'entry.id',
      'entry.well_id',
      'well.name as well_name',
      'field.name as field_name',
      'field.time_zone as zone',
      'entry.facility',
      'entry.field_id as fieldId',
      'entry.activity',
      'entry.title',
      'entry.step',
      'entry.planned_start as plannedStart',
      'entry.planned_end as plannedEnd',
      'entry.actual_start as actualStart',
      'entry.actual_end as actualEnd',
      sql<ScheduleStatus>`case
        when ${ref('entry.status')} in ('planned', 'confirmed') and ${ref('entry.planned_end')} < ${now}
        then 'overdue' else ${ref('entry.status')} end`.as('status'),
      'entry.owner',
      sql<number>`coalesce(${ref('entry.expected_deferred')}, 0)`.as('expectedDeferred'),
      'entry.actual_deferred as actualDeferred',
      sql<string[]>`array${selectFrom('schedule_entry as other')
        .select('other.id')
        .where(({ and, or, eb }) =>
          or([
            eb('other.well_id', '=', ref('entry.well_id')),
            and([
              eb('other.field_id', '=', ref('entry.field_id')),
              eb('other.well_id', 'is', null),
              eb('entry.well_id', 'is', null),
              eb('other.facility', '=', ref('entry.facility')),
            ]),
          ]),
        )
        .whereRef('other.id', '<>', 'entry.id')
        .where('entry.status', '<>', 'cancelled')
        .where('other.status', '<>', 'cancelled')
        .whereRef('other.planned_start', '<', 'entry.planned_end')
        .whereRef('other.planned_end', '>', 'entry.planned_start')
        .orderBy('other.planned_start')
        .orderBy('other.id')}`.as('conflictIds'),
      'entry.notes',
      'entry.system',
      // Only where a registered application answers: an address that a file brought is not followed elsewhere.
      sql<string | null>`case when exists (
        select from registered_app as app where app.active
          and starts_with(${ref('entry.system_address')}, app.scheme || '://' || app.host || app.path_prefix))
        then ${ref('entry.system_address')} end`.as('address'),
      adviceOf.as('adviceId'),
      'entry.crew',
      'entry.purpose',
      'entry.purpose_note as purposeNote',
      clashesOf.as('clashes'),
      'entry.version',
      jsonArrayFrom(
        selectFrom('schedule_change as change')
          .leftJoin('app_user as changer', 'changer.id', 'change.user_id')
          .select(({ eb }) => [
            'change.id',
            'change.at',
            nameOfUser('changer').as('by'),
            'changer.id as byId',
            'change.action',
            'change.before',
            'change.after',
            'change.comment',
            'change.overlap_reason as overlapReason',
            eb('change.undone_at', 'is not', null).$castTo<boolean>().as('undone'),
          ])
          .whereRef('change.entry_id', '=', 'entry.id')
          .orderBy('change.number', 'desc'),
      ).as('changes'),
    ]);
}

type ShownActivity = ContractRow<Awaited<ReturnType<ReturnType<typeof shownActivities>['execute']>>[number]>;

function asActivity({
  id,
  well_id,
  well_name,
  field_name,
  zone,
  system,
  address,
  changes,
  ...row
}: ShownActivity) {
  return {
    id,
    well:
      well_id === null
        ? null
        : { id: well_id, name: well_name ?? well_id, fieldId: row.fieldId, fieldName: field_name },
    ...row,
    // A plan is made on the clock of its field, and is read by it.
    plannedStart: zonedTime(row.plannedStart, zone),
    plannedEnd: zonedTime(row.plannedEnd, zone),
    actualStart: row.actualStart && zonedTime(row.actualStart, zone),
    actualEnd: row.actualEnd && zonedTime(row.actualEnd, zone),
    system: system === null ? null : { name: system, address },
    clashes: row.clashes.map((clash) => ({ ...clash, plannedStart: zonedTime(clash.plannedStart, zone) })),
    changes: changes.map(asScheduleChange),
  };
}
