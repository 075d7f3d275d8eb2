import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RateOfDay } from '../insights/decline-fit.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { MainProduct } from '../vocabulary.ts';

/** Days that say where a field is now, and whose production says what wells make that are down. */
const daysBack = 30;
/** Share of the fullest day's reports that a day must have: a total without some of its wells is none. */
const minReports = 0.9;

interface FieldOf {
  readonly fieldId: string;
  readonly product: MainProduct;
}

/** Totals of a field on its newest days that nearly all of its wells reported (Sm3/d), ascending, by day since 1970-01-01. */
export async function readNewestDays(
  db: Kysely<Database>,
  { fieldId, product, newest }: FieldOf & { readonly newest: string },
): Promise<RateOfDay[]> {
  const rows = await db
    .selectFrom('field_day as daily')
    .select(['daily.day', `daily.${product} as rate`, 'daily.wells_reporting as wells'])
    .where('daily.field_id', '=', fieldId)
    .where('daily.day', '>', isoDay(dayNumber(newest) - daysBack))
    .where('daily.day', '<=', newest)
    .orderBy('daily.day')
    .execute();
  const most = Math.max(...rows.map(({ wells }) => wells));
  return rows.flatMap(({ day, rate, wells }) =>
    wells >= minReports * most && rate !== null && rate > 0 ? [{ day: dayNumber(day), rate }] : [],
  );
}

/** What a field made on a day, with the wells that made nothing then and did in the 30 days before. */
export async function readRateNow(
  db: Kysely<Database>,
  { fieldId, product, day, rate }: FieldOf & RateOfDay,
): Promise<components['schemas']['FieldRateNow']> {
  const made = sql.ref<number | null>(`daily.${product}`);
  const wells = await db
    .selectFrom('daily_production as daily')
    .innerJoin('well', 'well.id', 'daily.well_id')
    .select(
      sql<number | null>`avg(${made}) filter (where daily.day < ${isoDay(day)} and ${made} > 0)`.as('before'),
    )
    .where('well.field_id', '=', fieldId)
    .where('well.status', 'not in', ['suspended', 'abandoned'])
    .where('daily.day', '>', isoDay(day - daysBack - 1))
    .where('daily.day', '<=', isoDay(day))
    .groupBy('daily.well_id')
    .having(sql<boolean>`coalesce(sum(${made}) filter (where daily.day = ${isoDay(day)}), 0) = 0`)
    .having(sql<boolean>`bool_or(daily.day = ${isoDay(day)})`)
    .execute();
  const down = wells.flatMap(({ before }) => (before === null ? [] : [before]));
  return {
    day: isoDay(day),
    rate,
    downWells: down.length,
    downRate: down.reduce((sum, before) => sum + before, 0),
  };
}
