import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import {
  declinedRate,
  fitDecline,
  fitLevel,
  minFitDays,
  type DeclineFit,
  type RateOfDay,
} from '../insights/decline-fit.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { courseOf, forecastOf, maxForecastDays } from './forecast.ts';
import { mainProduct } from './main-product.ts';
import { readSteepWells } from './steep-wells.ts';
import { readPlannedLosses } from './planned-losses.ts';

type WellForecast = components['schemas']['WellForecast'];

/**
 * The decline of a well's main product over its valid days since the last accepted change, and where it leads.
 * @param limit rate that ends production, Sm3/d; null for none
 * @returns undefined when there is no such well
 */
export async function readWellForecast(
  db: Kysely<Database>,
  wellId: string,
  limit: number | null,
  now: Date,
): Promise<WellForecast | undefined> {
  const well = await db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .select(['well.id', 'well.name', 'field.id as fieldId', 'field.name as fieldName'])
    .select(['well.last_day as newestDay', mainProduct.as('product')])
    .select(({ selectFrom }) =>
      selectFrom('accepted_level as level')
        .select(({ fn }) => fn.max('level.day').as('day'))
        .whereRef('level.well_id', '=', 'well.id')
        .where('level.stands', '=', true)
        .as('acceptedDay'),
    )
    .where('well.id', '=', wellId)
    .executeTakeFirst();
  if (!well) return undefined;
  const { newestDay, acceptedDay, product, ...label } = well;
  const newest = newestDay === null ? null : dayNumber(newestDay);
  const oldest = newest === null ? null : newest + 1 - maxForecastDays;
  const accepted =
    oldest === null ? null : acceptedDay === null ? oldest : Math.max(oldest, dayNumber(acceptedDay));
  const slide = await readSlide(db, { wellId, product, now });
  // A curve of years says nothing of a well that slides: it is fitted to the days that the list of slides speaks of.
  const begin = accepted === null || !slide ? accepted : Math.max(accepted, slide.begin);
  const rates = begin === null ? [] : await readRates(db, wellId, product, begin);
  const seed = `${wellId} ${newest}`;
  const declining = fitDecline(rates, seed);
  const fit = declining ?? fitLevel(rates, seed);
  const [first, last] = [rates[0], rates.at(-1)];
  const lastDay = last?.day ?? 0;
  const { draws, ...forecast } = forecastOf(fit, {
    lastDay,
    rates,
    seed,
    // The schedule's losses are of oil.
    work: product === 'oil' && begin !== null ? await readPlannedLosses(db, { wellId }, begin, now) : [],
    limit,
  });
  return {
    well: label,
    product,
    from: begin === null || !first ? null : isoDay(begin + first.day),
    to: begin === null || !last ? null : isoDay(begin + last.day),
    days: rates.length,
    sinceAccepted: acceptedDay !== null && begin === dayNumber(acceptedDay),
    ...(slide && { slide: slide.row }),
    status: declining ? 'fitted' : rates.length < minFitDays ? 'tooFewDays' : 'noDecline',
    points: fit ? pointsOf(fit, rates, begin!) : [],
    course: begin === null ? [] : courseOf(draws, lastDay, begin),
    ...forecast,
  };
}

/** The slide of a well, and the day with which the days that say something of it begin; undefined where it does not slide. */
async function readSlide(
  db: Kysely<Database>,
  { wellId, product, now }: { wellId: string; product: 'oil' | 'gas'; now: Date },
) {
  const [row] = await readSteepWells(db, { wellIds: [wellId] }, now);
  if (row?.product !== product) return undefined;
  const from = dayNumber(row.from);
  const latest = await db
    .selectFrom('change_point')
    .select(({ fn }) => fn.max('change_day').as('day'))
    .where('well_id', '=', wellId)
    .where('variable', '=', `${product}Rate`)
    .where('provisional', '=', false)
    .where('change_day', '>', row.from)
    .where('change_day', '<=', isoDay(dayNumber(row.to) + 1 - minFitDays))
    .executeTakeFirst();
  return { row, begin: latest?.day ? dayNumber(latest.day) : from };
}

/** Rates of whole days on valid days: half a day on stream or more, not suspect, with the product. */
async function readRates(
  db: Kysely<Database>,
  wellId: string,
  product: 'oil' | 'gas',
  begin: number,
): Promise<RateOfDay[]> {
  const rows = await db
    .selectFrom('daily_production as daily')
    .select(({ ref }) => [
      'daily.day',
      sql<number>`${ref(`daily.${product}`)} * 24 / coalesce(${ref('daily.hours')}, 24)`.as('rate'),
    ])
    .where('daily.well_id', '=', wellId)
    .where('daily.day', '>=', isoDay(begin))
    .where('daily.flow_kind', '=', 'production')
    .where('daily.quality', '<>', 'suspect')
    .where(`daily.${product}`, '>', 0)
    .where(({ eb, or, between }) => or([eb('daily.hours', 'is', null), between('daily.hours', 12, 25)]))
    .orderBy('daily.day')
    .execute();
  return rows.map(({ day, rate }) => ({ day: dayNumber(day) - begin, rate }));
}

/** Most points of the curve and of what it was fitted to. */
const maxPoints = 120;

/** Means of equal parts of the days, with the curve in their middle. */
function pointsOf({ best }: DeclineFit, rates: readonly RateOfDay[], begin: number) {
  const size = Math.ceil(rates.length / maxPoints);
  return Array.from({ length: Math.ceil(rates.length / size) }, (_, at) => {
    const part = rates.slice(at * size, (at + 1) * size);
    const middle = part[Math.floor(part.length / 2)]!.day;
    return {
      day: isoDay(begin + middle),
      rate: part.reduce((sum, { rate }) => sum + rate, 0) / part.length,
      fitted: declinedRate(best, middle),
    };
  });
}
