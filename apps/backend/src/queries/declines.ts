import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { anyOf } from '../database/expressions.ts';
import { fitDecline, fitLevel, minFitDays, type RateOfDay } from '../insights/decline-fit.ts';
import { gasWellRatio } from '../insights/limits.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { forecastOf } from './forecast.ts';
import { readNewestDays, readRateNow } from './field-rate-now.ts';
import { readPlannedLosses } from './planned-losses.ts';
import type { Product } from '../vocabulary.ts';
import { firstProductOf } from './main-product.ts';
import type { WellSelection } from './selection.ts';
import { declinesOfWells, steepWell } from './steep-wells.ts';
import { maxForecastDays } from './well-fit.ts';

type Schemas = components['schemas'];
type FieldForecast = Schemas['FieldForecast'];

/** Fields that have a forecast in one answer: a fit takes milliseconds. */
const maxForecasts = 20;
/** Share of the week's fullest day that a day's reports must come to: a total without some of its wells is no decline. */
const minReports = 0.9;
const weekDays = 7;

/** Which declines are read. */
export interface DeclinesAsked {
  readonly product?: Product | undefined;
  readonly limit: number | null;
  readonly now: Date;
}

/**
 * How the fields of the selected wells decline, by name: the wells whose newest days decline far more than their year, and
 * the forecast of each field as a whole. A well that has stopped declines no more: one without a valid day in the 30 before the newest
 * day of its field, or that is suspended or abandoned.
 * @param product what wells and fields are for. @default what the selection's wells are for: gas where that is so of all of them
 * @param limit rate that ends a field's production, Sm3/d; null for none
 */
export async function readDeclines(
  db: Kysely<Database>,
  selection: WellSelection,
  { product: asked, limit, now }: DeclinesAsked,
): Promise<Schemas['DeclineStatistics']> {
  const product = asked === 'oil' || asked === 'gas' ? asked : await firstProductOf(db, selection);
  const rows = await declinesOfWells(db, selection, now).execute();
  const fields = new Map<string, Omit<Schemas['FieldDecline'], 'forecast'>>();
  for (const { id, name, fieldId, fieldName, mainProduct, ...decline } of rows) {
    if ((decline.product ?? mainProduct) !== product) continue;
    const field = fields.get(fieldId) ?? { id: fieldId, name: fieldName, wells: 0, steep: [] };
    fields.set(fieldId, field);
    if (decline.product === null) continue;
    field.wells++;
    if (!decline.steep) continue;
    field.steep.push(steepWell({ id, name, fieldId, fieldName }, decline));
  }
  const sorted = [...fields.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const forecasts = await readFieldForecasts(
    db,
    sorted.slice(0, maxForecasts).map(({ id }) => id),
    limit,
    now,
  );
  const ofProduct = (forecast: FieldForecast | undefined) =>
    forecast?.product === product || forecast?.weeks === 0 ? forecast : null;
  return {
    product,
    fields: sorted.map((field) => ({
      ...field,
      steep: field.steep.sort((one, other) => lossOf(other) - lossOf(one)),
      forecast: ofProduct(forecasts.get(field.id)) ?? null,
    })),
  };
}

/** Sm3 of oil to one of gas where both stand in one order. */
const gasPerOil = 1_000;
const lossOf = ({ product, expected, rate }: Schemas['SteepDecline']): number =>
  (expected - rate) / (product === 'gas' ? gasPerOil : 1);

interface FieldWeek extends RateOfDay {
  readonly gas: number;
}

async function readFieldForecasts(
  db: Kysely<Database>,
  fieldIds: readonly string[],
  limit: number | null,
  at: Date,
): Promise<Map<string, FieldForecast>> {
  const fields = await db
    .selectFrom('well')
    .select('field_id as id')
    .select(({ fn }) => [fn.max('last_day').as('newest'), fn.max('first_day').as('newWell')])
    .where('field_id', '=', anyOf(fieldIds))
    .groupBy('field_id')
    .execute();
  const forecasts = new Map<string, FieldForecast>();
  for (const { id, newest, newWell } of fields) {
    if (newest === null || newWell === null) {
      forecasts.set(id, nothingRead);
      continue;
    }
    const end = dayNumber(newest) + 1;
    const oldest = end - maxForecastDays;
    const first = dayNumber(newWell);
    const earliest = Math.max(oldest, first);
    // Whole weeks back from the newest day: none of the newest days is left out.
    const begin = earliest + ((end - earliest) % weekDays);
    const weeks = await readWeeks(db, id, begin);
    const [oil, gas] = weeks.reduce((sums, week) => [sums[0] + week.rate, sums[1] + week.gas], [0, 0]);
    const product = gas > gasWellRatio * oil ? 'gas' : 'oil';
    const rates = weeks
      .map(({ day, rate, gas: ofGas }) => ({ day, rate: product === 'gas' ? ofGas : rate }))
      .filter(({ rate }) => rate > 0);
    const last = rates.at(-1);
    const days = await readNewestDays(db, { fieldId: id, product, newest });
    const now = days.at(-1);
    const lastDay = now ? now.day - begin : last ? last.day + (weekDays - 1) / 2 : 0;
    const seed = `${id} ${newest}`;
    const declining = fitDecline(rates, seed);
    const fit = declining ?? fitLevel(rates, seed);
    const { begin: _, ...forecast } = forecastOf(fit, {
      lastDay,
      rates,
      seed,
      ...(days.length > 0 && {
        newest: days.map(({ day, rate }) => ({ day: day - begin, rate })),
      }),
      work: product === 'oil' ? await readPlannedLosses(db, { fieldId: id }, begin, at) : [],
      limit,
    });
    forecasts.set(id, {
      product,
      from: rates.length === 0 ? null : isoDay(begin + rates[0]!.day - (weekDays - 1) / 2),
      to: last === undefined ? null : isoDay(begin + lastDay),
      weeks: rates.length,
      sinceNewWell: earliest === first,
      ...(now && { now: await readRateNow(db, { fieldId: id, product, ...now }) }),
      status: declining ? 'fitted' : rates.length < minFitDays ? 'tooFewDays' : 'noDecline',
      ...forecast,
    });
  }
  return forecasts;
}

const nothingRead: FieldForecast = {
  ...{ product: 'oil', from: null, to: null, weeks: 0, sinceNewWell: false },
  ...{ status: 'tooFewDays', fit: null, horizons: [], remaining: null },
};

/**
 * Mean totals of whole weeks from a day on, each at its middle: of the days on which nearly as many wells reported as on the week's
 * fullest. Weeks smooth what days of a total repeat, and a fit has a seventh of the values.
 */
async function readWeeks(db: Kysely<Database>, fieldId: string, begin: number): Promise<FieldWeek[]> {
  const rows = await db
    .with('dated', (of) =>
      of
        .selectFrom('field_day as daily')
        .select(['daily.oil', 'daily.gas', 'daily.wells_reporting as wells'])
        .select(sql<number>`(daily.day - ${isoDay(begin)}::date) / ${weekDays}::int`.as('week'))
        .where('daily.field_id', '=', fieldId)
        .where('daily.day', '>=', isoDay(begin)),
    )
    .with('counted', (of) =>
      of
        .selectFrom('dated')
        .select(['oil', 'gas', 'wells', 'week'])
        .select(sql<number>`max(wells) over (partition by week)`.as('most'))
        .select(sql<number>`count(*) over (partition by week)`.as('days')),
    )
    .selectFrom('counted')
    .select(['week'])
    .select(({ fn }) => [fn.avg<number>('oil').as('oil'), fn.avg<number>('gas').as('gas')])
    .where(sql<boolean>`wells >= ${minReports}::double precision * most and days = ${weekDays}::int`)
    .groupBy('week')
    .orderBy('week')
    .execute();
  return rows.map(({ week, oil, gas }) => ({
    day: week * weekDays + (weekDays - 1) / 2,
    rate: oil,
    gas,
  }));
}
