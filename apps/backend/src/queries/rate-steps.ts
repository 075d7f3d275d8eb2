import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { anyOf } from '../database/expressions.ts';
import { loggedSteps, type RateStep } from '../insights/decline-days.ts';
import { dayNumber } from '../production-day.ts';
import type { MainProduct } from '../vocabulary.ts';
import { productionDay } from './selection.ts';

/** What is known of the levels of a well's rate; days since 1970-01-01. */
export interface RateLevels {
  /** First days of new levels, ascending. */
  readonly steps: readonly RateStep[];
  /** First and last days of losses that the well recovered from: they show neither level. */
  readonly losses: readonly (readonly [number, number])[];
}

/**
 * The lasting steps of wells' rates: changes that are certain and were not dismissed, losses that stand, accepted levels, and work of the
 * operations log.
 * @param wells what each is for
 */
export async function readRateLevels(
  db: Kysely<Database>,
  wells: readonly { readonly id: string; readonly product: MainProduct }[],
): Promise<Map<string, RateLevels>> {
  const ids = wells.map(({ id }) => id);
  const [changes, losses, accepted, work] = await Promise.all([
    db
      .selectFrom('change_point')
      .select(['well_id as id', 'variable', 'change_day as day'])
      .where('well_id', '=', anyOf(ids))
      .where('variable', 'in', ['oilRate', 'gasRate'])
      .where('provisional', '=', false)
      .where('status', '<>', 'dismissed')
      .execute(),
    db
      .selectFrom('production_drop_exception')
      .select(['well_id as id', 'day', 'ended_day as ended', 'ended_by as by'])
      .where('well_id', '=', anyOf(ids))
      .where('status', 'not in', ['dismissed', 'expected'])
      .where('cause', 'not in', ['downtime', 'decline'])
      .where(sql<boolean>`rule ->> 'id' is distinct from 'downtime'`)
      .execute(),
    db
      .selectFrom('accepted_level')
      .select(['well_id as id', 'day'])
      .where('well_id', '=', anyOf(ids))
      .where('stands', '=', true)
      .execute(),
    db
      .selectFrom('well_event as event')
      .innerJoin('field', 'field.id', 'event.field_id')
      .select(['event.well_id as id', 'event.kind', 'event.from_value', 'event.to_value'])
      // The day in which it ends is of both levels, unless it ends with the day.
      .select(
        productionDay(sql`coalesce(event.ends_at, event.starts_at) - interval '1 millisecond'`, 'field').as(
          'day',
        ),
      )
      .where('event.well_id', '=', anyOf(ids))
      .where('event.kind', 'in', ['workover', 'espReplacement', 'choke', 'frequency'])
      .execute(),
  ]);
  return new Map(
    wells.map(({ id, product }) => {
      const own = <Row extends { id: string | null }>(rows: readonly Row[]) =>
        rows.filter((row) => row.id === id);
      const found = own(losses);
      const steps: RateStep[] = [
        ...own(changes)
          .filter(({ variable }) => variable === `${product}Rate`)
          .map(({ day }) => ({ day: dayNumber(day), kind: 'change' as const })),
        ...found
          .filter(({ by }) => by !== 'recovered')
          .map(({ day }) => ({ day: dayNumber(day), kind: 'loss' as const })),
        ...own(accepted).map(({ day }) => ({ day: dayNumber(day), kind: 'acceptedLevel' as const })),
        ...loggedSteps(
          own(work).map(({ kind, day, from_value: fromValue, to_value: toValue }) => ({
            ...{ kind, fromValue, toValue },
            day: dayNumber(day) + 1,
          })),
        ),
      ];
      return [
        id,
        {
          steps: steps.sort((one, other) => one.day - other.day),
          losses: found.flatMap(({ day, ended, by }) =>
            by === 'recovered' && ended !== null ? [[dayNumber(day), dayNumber(ended)] as const] : [],
          ),
        },
      ];
    }),
  );
}
