import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { deltaKind } from '../insights/change-variables.ts';
import { explainedWithinDays, mergeWithinDays } from '../insights/limits.ts';
import type { DropCause, WellEventKind } from '../vocabulary.ts';
import { hasJoined } from './findings.ts';
import { productionDay } from './selection.ts';
import { asWellEvent, isLinked, isNotNamed, wellEventColumns } from './well-events.ts';

/** What is known of an event before its causes are. */
interface SomeEvent {
  readonly id: string;
  readonly well: { readonly id: string; readonly fieldId: string };
  readonly since: string;
  readonly kind: components['schemas']['ExceptionKind'];
  readonly cause: DropCause | null;
}

/** Entries of the log that a cause can rest on. */
const loggedAs: Partial<Record<DropCause, readonly WellEventKind[]>> = {
  frequency: ['frequency'],
  choke: ['choke'],
  measurement: ['test'],
  downtime: ['trip', 'shutIn', 'workover', 'espReplacement', 'facility'],
};

/** The entry of the log that each event rests on: of the kind that its cause says, else what explains it or the change beside it. @param reading the changes, where they are read anyway */
export async function readCauses(
  db: Kysely<Database>,
  rows: readonly SomeEvent[],
  reading: ReturnType<typeof readChanges> = readChanges(db, rows),
) {
  const [causes, changes, explained] = await Promise.all([
    readCauseEvents(db, rows),
    reading,
    readExplainedNearby(db, rows),
  ]);
  return ({ id }: Pick<SomeEvent, 'id'>) =>
    causes.get(id) ?? changes.get(id)?.event ?? explained.get(id) ?? null;
}

/** The entry of the log nearest to the first day of each event, of the kind that its cause says. */
async function readCauseEvents(db: Kysely<Database>, rows: readonly SomeEvent[]) {
  const logged = rows.flatMap(({ id, well, since, cause }) => {
    const kinds = cause === null ? undefined : loggedAs[cause];
    return kinds === undefined ? [] : [{ id, wellId: well.id, fieldId: well.fieldId, since, kinds }];
  });
  if (logged.length === 0) return new Map<string, components['schemas']['WellEvent']>();
  const found = await db
    .selectFrom(
      sql<{ id: string; wellId: string; fieldId: string; since: string; kinds: string[] }>`
        (select * from jsonb_to_recordset(${JSON.stringify(logged)}::jsonb)
        as given (id text, "wellId" text, "fieldId" text, since date, kinds jsonb))`.as('wanted'),
    )
    .innerJoin('well_event as event', (join) =>
      join.on(
        sql<boolean>`(event.well_id = wanted."wellId" or (event.well_id is null and event.field_id = wanted."fieldId"))
          and wanted.kinds ? event.kind`,
      ),
    )
    .innerJoin('field', 'field.id', 'event.field_id')
    .select(['wanted.id as wantedId', ...wellEventColumns])
    .where(
      sql<boolean>`abs(${productionDay(sql`event.starts_at`, 'field')} - wanted.since) <= ${explainedWithinDays}::int`,
    )
    .where(
      sql<boolean>`event.starts_at between ((wanted.since - 4)::timestamp at time zone 'UTC')
      and ((wanted.since + 5)::timestamp at time zone 'UTC')`,
    )
    .distinctOn('wanted.id')
    .orderBy('wanted.id')
    .orderBy(sql`abs(${productionDay(sql`event.starts_at`, 'field')} - wanted.since)`)
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute();
  return new Map(found.map(({ wantedId, ...event }) => [wantedId, asWellEvent(event)]));
}

/**
 * Steps of a choke or a frequency down that explain what later confirmed falls added to each event, by time: those that
 * {@link readCauseEvents} is not asked for, as its losses by reason have them.
 */
export async function readLaterEvents(
  db: Kysely<Database>,
  rows: readonly { readonly id: string; readonly findingIds: readonly string[] }[],
) {
  const wanted = rows.flatMap(({ id, findingIds }) => findingIds.map((findingId) => ({ id, findingId })));
  if (wanted.length === 0) return new Map<string, components['schemas']['WellEvent'][]>();
  const found = await db
    .selectFrom(
      sql<{ id: string; findingId: string }>`
        (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given (id text, "findingId" text))`.as(
        'wanted',
      ),
    )
    .innerJoin('production_drop_exception as held', 'held.id', 'wanted.findingId')
    .innerJoin('change_point as point', 'point.well_id', 'held.well_id')
    .innerJoin('change_point_event as link', 'link.change_point_id', 'point.id')
    .innerJoin('well_event as event', 'event.id', 'link.event_id')
    .innerJoin('field', 'field.id', 'event.field_id')
    .select(['wanted.id as wantedId', 'point.change_day as changeDay', ...wellEventColumns])
    .where(hasJoined('held', 'point'))
    .where(
      sql<boolean>`point.change_day > held.day + ${mergeWithinDays}::int and not point.provisional and point.delta < 0`,
    )
    .where('event.kind', 'in', ['choke', 'frequency'])
    .whereRef('event.to_value', '<', 'event.from_value')
    .distinctOn(['wanted.id', 'point.change_day'])
    .orderBy('wanted.id')
    .orderBy('point.change_day')
    .orderBy(({ fn }) => fn('abs', ['link.days_apart']))
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute();
  const later = new Map<string, components['schemas']['WellEvent'][]>();
  for (const { wantedId, changeDay: _, ...event } of found)
    later.set(wantedId, [...(later.get(wantedId) ?? []), asWellEvent(event)]);
  return later;
}

/** Of an entry `event` that explains a change beside an event: perhaps a rise, but no loss that outlasts it. */
const isLasting = sql<boolean>`event.kind not in ('test', 'chemical')`;

/**
 * Whether the log alone accounts for the event `row`: for the change that it is, as {@link readChanges} finds it, or for one beside
 * it, as {@link readExplainedNearby} does.
 */
export const isLogged = sql<boolean>`(row.kind <> 'noData' and coalesce(row.cause, 'unknown') = 'unknown' and
  case row.kind when 'change' then exists (
    select from change_point as point join well_event as event on ${isLinked} where point.id = row.id
  ) else exists (
    select from change_point as point
    join change_point_event as link on link.change_point_id = point.id
    join well_event as event on event.id = link.event_id
    where point.well_id = row."wellId" and abs(point.change_day - row.since) <= ${mergeWithinDays}::int and ${isLasting}
  ) end)`;

/**
 * Of events that name no cause of the log: the entry that explains the nearest change of their well, so that the change's
 * page and the event's say the same. A test or a treatment is none.
 */
async function readExplainedNearby(db: Kysely<Database>, rows: readonly SomeEvent[]) {
  const wanted = rows.flatMap(({ id, well, since, kind, cause }) =>
    kind !== 'change' && kind !== 'noData' && (cause === null || cause === 'unknown')
      ? [{ id, wellId: well.id, since }]
      : [],
  );
  if (wanted.length === 0) return new Map<string, components['schemas']['WellEvent']>();
  const found = await db
    .selectFrom(
      sql<{ id: string; wellId: string; since: string }>`
        (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as given (id text, "wellId" text, since date))`.as('wanted'),
    )
    .innerJoin('change_point as point', 'point.well_id', 'wanted.wellId')
    .innerJoin('change_point_event as link', 'link.change_point_id', 'point.id')
    .innerJoin('well_event as event', 'event.id', 'link.event_id')
    .innerJoin('field', 'field.id', 'event.field_id')
    .select(['wanted.id as wantedId', ...wellEventColumns])
    .where(sql<boolean>`abs(point.change_day - wanted.since) <= ${mergeWithinDays}::int`)
    .where(isLasting)
    .distinctOn('wanted.id')
    .orderBy('wanted.id')
    .orderBy(sql`abs(point.change_day - wanted.since)`)
    .orderBy(({ fn }) => fn('abs', ['link.days_apart']))
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute();
  return new Map(found.map(({ wantedId, ...event }) => [wantedId, asWellEvent(event)]));
}

/**
 * Of events that no entry of the log accounts for: the entry of their well or field that is nearest to the change beside
 * them, or to their first day, at most 2 days away. It explains nothing, and is what the change's page names.
 */
export async function readNearbyEvents(db: Kysely<Database>, rows: readonly SomeEvent[]) {
  const wanted = rows.flatMap(({ id, well, since, kind, cause }) =>
    kind !== 'noData' && (cause === null || cause === 'unknown')
      ? [{ id, wellId: well.id, fieldId: well.fieldId, since }]
      : [],
  );
  if (wanted.length === 0) return new Map<string, components['schemas']['WellEvent']>();
  const apart = sql`abs(${productionDay(sql`event.starts_at`, 'field')} - wanted.day)`;
  const found = await db
    .selectFrom(
      sql<{ id: string; wellId: string; fieldId: string; day: string }>`
        (select given.id, given."wellId", given."fieldId", coalesce((
          select point.change_day from change_point as point
          where point.well_id = given."wellId" and not point.provisional
            and abs(point.change_day - given.since) <= ${mergeWithinDays}::int
          order by abs(point.change_day - given.since), point.id limit 1
        ), given.since) as day
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          as given (id text, "wellId" text, "fieldId" text, since date))`.as('wanted'),
    )
    .innerJoin('well_event as event', (join) =>
      join.on(
        sql<boolean>`(event.well_id = wanted."wellId" or (event.well_id is null and event.field_id = wanted."fieldId"))`,
      ),
    )
    .innerJoin('field', 'field.id', 'event.field_id')
    .select(['wanted.id as wantedId', ...wellEventColumns])
    .where(
      sql<boolean>`event.starts_at between ((wanted.day - 4)::timestamp at time zone 'UTC')
      and ((wanted.day + 5)::timestamp at time zone 'UTC')`,
    )
    .where(sql<boolean>`${apart} <= ${explainedWithinDays}::int`)
    .distinctOn('wanted.id')
    .orderBy('wanted.id')
    .orderBy(apart)
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute();
  return new Map(found.map(({ wantedId, ...event }) => [wantedId, asWellEvent(event)]));
}

/** What changed, of the events that are changes, each with the entry of the log that explains it. */
export async function readChanges(db: Kysely<Database>, rows: readonly SomeEvent[]) {
  const ids = rows.flatMap(({ id, kind }) => (kind === 'change' ? [id] : []));
  if (ids.length === 0) return new Map<string, never>();
  const changes = await db
    .selectFrom('change_point as point')
    .select(({ selectFrom }) => [
      'point.id',
      'point.variable',
      'point.unit',
      'point.mean_before as meanBefore',
      'point.mean_after as meanAfter',
      'point.delta',
      'point.delta_pct as deltaPct',
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
          .orderBy('event.id')
          .limit(1),
      ).as('events'),
    ])
    .where('point.id', '=', anyOf(ids))
    .execute();
  return new Map(
    changes.map(({ id, events, ...change }) => {
      const direction: 'up' | 'down' = change.delta >= 0 ? 'up' : 'down';
      return [
        id,
        {
          change: { ...change, direction, deltaKind: deltaKind(change.variable) },
          event: events.map(asWellEvent)[0] ?? null,
        },
      ];
    }),
  );
}
